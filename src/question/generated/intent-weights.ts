// Generated from test/question/labelled/ by `npm run generate`; do not edit.

/** A line for each feature: a digit for the weight of each intent, then its name. */
export const intentWeights = `cddcdadbcdQ+X!
cgfeghgdggfdg?
kbbbbfXZbXYdWb:ANOM ANOM
rafddcfdedffbb:ANOM DATE
mddeeefeffffeb:ANOM KIND
ndfeffffffffcb:ANOM OBJ
ocZccdeheeeedb:ANOM PLACE
qcfeehdeeaeedb:ANOM a
gefeeneeeeeecb:ANOM acima
gdfebkeffedeeb:ANOM and
qbfffddffffffb:ANOM at
kbdeemeeedebdb:ANOM contr~
gceZejdeedceZb:ANOM de
Sfeeeteeeefeeb:ANOM e
ocedfefeffffeb:ANOM em
rTWeacdccYedeb:ANOM firms
pYfffefefffefb:ANOM in
Wfffeofeffefeb:ANOM nao
gffffffffffffb:ANOM nas
ideeeZdjdeeeeb:ANOM no
ieeffefffffffb:ANOM nos
jfefdcffeeeeeb:ANOM ou
bgefdceidadbbb:ANOM payme~
tTedcVadccadYb:ANOM que
kafcedefffbffb:ANOM suppl~
gceeldeeeeeegb:DATE DATE
figeeeefefefeb:DATE MONEY
ececlffffffffb:DATE ORG
mdcfheeeeeeecb:DATE PLACE
dceekfeeeefejb:DATE SUP
ecfcpfeeffefeb:DATE a
fdffffffjffffb:DATE acabo~
dgcddcgfeededb:DATE ai
Yeaficcidceedb:DATE and
kccdjdeeeeeedb:DATE com
deeereeeeeeebb:DATE compa~
gcdcpbebfeeedb:DATE e
idfgfffffffffb:DATE excep~
fiXnddecceeedb:DATE excet~
bjeaeflgeeeeeb:DATE fazen~
lafffffffffffb:DATE feito~
ehebifmfffefcb:DATE for
fghfeecefeeeeb:DATE fora
Xhdecdghdeeedb:DATE if
Ybfjdfeeeeefeb:DATE leavi~
gYdjpdeeeeeeeb:DATE on
Ycbaoeeeeeeeeb:DATE or
gffgdfdffffeeb:DATE other
bdcdtffffffeeb:DATE ou
ggddddlheeceab:DATE pleas~
efedcdnegededb:DATE por
WjedddlheceeXb:DATE pra
mbcbedeeedeedb:DATE que
jcfffffffffffb:DATE segun~
gYdiZeeheeeedb:DATE sem
gffffeefifffeb:DATE ta
ffffffffhffffb:DATE termi~
hcdcddkiedeYdb:DATE thank~
adeYoeddeeeedb:DATE vs
gddemedeedeedb:DATE with
lafhffffeffffb:DATE witho~
ZjddddfXeeeeeb:DATE would
ifcheedceeeedb:KIND DATE
kfeedddeeeeedb:KIND MONEY
kceYleeeeeeeeb:KIND ORG
ibbgdddfeedecb:KIND PLACE
bfhXgeddeeeedb:KIND a
hfddeeeieeeeeb:KIND ai
Znbeeeedeeeffb:KIND assin~
kfeeefdffffeeb:KIND at
bidjcddeeeeeeb:KIND by
nbdcaddbccedeb:KIND contr~
cciZgebeeddeeb:KIND da
bcaeibdddccdZb:KIND de
ieeeeedgeeeedb:KIND deals
gflcceefeeeecb:KIND do
pWcabYbiecdddb:KIND e
ifdceedbeeeceb:KIND fazen~
ekWcdddYdedefb:KIND feito~
giedeeeVeeeeab:KIND for
jYdeeecdeecdfb:KIND if
dfedddddedeeeb:KIND nem
ggegdeebdcddcb:KIND no
fgfgeeefeeeeeb:KIND ones
mkeefffaffefeb:KIND pleas~
Wldhdedhefaecb:KIND por
jVeeeednfeefdb:KIND pra
hdceddeheceecb:KIND purch~
ehdibefceeeeeb:KIND que
fjegedfeefffeb:KIND segun~
licefefefeeffb:KIND sem
mheceeeeeeeeeb:KIND signe~
lceeeffefbfffb:KIND so
adebpeeeeeeeeb:KIND spend~
hgacedeheeeefb:KIND tiran~
bbgYgddaedeedb:MODE DATE
bemcedeedceedb:MODE MONEY
pcbdhbecdeddeb:MODE ORG
icjcdddcddddcb:MODE PLACE
cckXdkcbccdccb:MODE a
gjZeedcfdedeeb:MODE ai
jdeeaqeeeeeedb:MODE and
fYjdfffffffffb:MODE assin~
Zmfceedifffefb:MODE by
hTieaddgccdccb:MODE contr~
amYddaacdddddb:MODE da
jkbUedecedeeZb:MODE de
gmcaedddedeeeb:MODE do
agahafcddcccbb:MODE e
hiddffffffeffb:MODE excep~
bolVeeeeedeeeb:MODE excet~
fgeeeedeeeeeeb:MODE fazen~
mZeXececeecedb:MODE feito~
bldYeeefeefeeb:MODE for
jdcffffffffffb:MODE i
fgdeeeeffffefb:MODE if
lfeWedfefeeffb:MODE leavi~
elmbfdfefffffb:MODE made
feeffmffffffeb:MODE mean
lakdefeefefffb:MODE no
Ydmbdeecedeefb:MODE not
bkcUdddcddddZb:MODE of
ejdYeeeeeddfeb:MODE on
dicdeedhefdedb:MODE pleas~
ckcZecdfeececb:MODE por
jcdbfeeeeeeedb:MODE quero
dgoaeefdeefefb:MODE segun~
adncedededeeeb:MODE sem
cdilffeeffeffb:MODE signe~
dicefeeefffafb:MODE thank~
hblefefffffffb:MODE tiran~
edlcfefeffeffb:MODE witho~
khdefeedfefefb:MODE would
obbceeeeeeefeb:MONEY DATE
oaZWdeeedeeedb:MONEY MONEY
hehieeeeeeeedb:MONEY PLACE
kecadddededeeb:MONEY ai
Yleeedcgeeeeeb:MONEY fazen~
lfdeeeeefedfbb:MONEY for
fcdeeedhfeeeeb:MONEY if
yaaacabcbabaYb:MONEY no
adbddddneecddb:MONEY pleas~
kbceeecfefdedb:MONEY por
Smcfedckffffab:MONEY pra
cifdffffffffeb:MONEY que
ameffeedeffbfb:MONEY thank~
fSdeeecoeeeeeb:MONEY would
bneeebdcWefcmb:NUM DATE
hWeefefofffedb:NUM MONEY
igdacfbfccXcib:NUM NUM
ieebedeebeeejb:NUM PLACE
lfefddffefffeb:NUM bidde~
hfeddcdbdecdcb:NUM bigge~
bsXTcdcbccedab:NUM contr~
blfaffffffffeb:NUM large~
alfffefeefffeb:NUM maior~
ehfefcekffffeb:NUM on
Whafeecbdeedab:NUM suppl~
dlfcfffffffffb:NUM ultim~
heeheeddeeeecb:OBJ DATE
ggedeeedeeeedb:OBJ MONEY
mZeYieddddddcb:OBJ ORG
gebjcededddedb:OBJ PLACE
ffffhffffffffb:OBJ SUP
aalbfeddeeffeb:OBJ a
oaebVeeedeXeZb:OBJ and
Xnefffegfeefeb:OBJ assin~
fXZgZabbbbbbXb:OBJ bough~
efefefeifffffb:OBJ by
fZmddedeedeebb:OBJ contr~
ebjYkbXbbcccdb:OBJ da
eogXeddeeefedb:OBJ do
fidceeeffefbeb:OBJ excep~
fgddeebdeeeecb:OBJ excet~
hbcaeeeheeefdb:OBJ feito~
gVZZeVXaYabYmb:OBJ for
jdejefededffeb:OBJ in
hhfdffffffffeb:OBJ leavi~
Zieefeelfefffb:OBJ made
hgceddcdddddcb:OBJ no
qPdddebYedddbb:OBJ not
gjehdffafeffeb:OBJ on
kRbfdedejdcebb:OBJ por
kgYWdcddddeccb:OBJ que
djdZdddfddeebb:OBJ segun~
icbfefefeeeeeb:OBJ sem
Ygdideeeeeedeb:OBJ signe~
coeeeeefeeeeeb:OBJ tiran~
lceaeefaefefeb:OBJ witho~
igdfffffeeeedb:ORG DATE
fhcoeedcedeedb:ORG MONEY
defdmdeffeefeb:ORG ORG
anbfgdeeedeedb:ORG PLACE
Zefeseeeeeeeeb:ORG again~
Yjcecclfddddcb:ORG ai
cddalbdeeddddb:ORG and
edffffnefffeeb:ORG apart
gdiaeddgeeeeeb:ORG assin~
edoefdeffffeeb:ORG award
jidUdcdeddeeeb:ORG bough~
eYfkdecfeedeeb:ORG by
ameXodbcedeeeb:ORG com
deeclffeffffeb:ORG compa~
jcdYcbbccccdbb:ORG compr~
gjXcddbddeddcb:ORG contr~
pbcceeageeeeeb:ORG do
fdebjaceeeeedb:ORG e
XiZdibdddecdcb:ORG em
kbedeemeeeeedb:ORG excep~
nYdfeehhfeffdb:ORG excet~
TX0dddbdeaeeeb:ORG exist~
fjbdffffffdfeb:ORG feito~
giiaabcccddedb:ORG fez
dckZfefffffefb:ORG firmo~
bXdgkdcmeedeZb:ORG for
acdeeeueffefdb:ORG fora
bcckheceeeffdb:ORG gasta
dZbqhdfbeefceb:ORG gasto~
YYnaddeeeaeeeb:ORG have
XXqZeeecfefefb:ORG houve
baedebpYeddeeb:ORG if
ibdieeeiebeeeb:ORG in
fhedffefffeffb:ORG leavi~
faggeeeffeeefb:ORG made
meaeedddeddeeb:ORG no
Vmbiceejedeeeb:ORG not
kbccjdbbeddcdb:ORG on
ifceeffffffffb:ORG only
fbednfeffefffb:ORG or
ecebmfffffeffb:ORG ou
agcnabcddddeZb:ORG pagou
fadkdabZedeeeb:ORG pay
cddbddrcdbbebb:ORG pleas~
dVjkdcgfideeab:ORG por
ZfdedcndddeeXb:ORG pra
mgZbeebddfdeeb:ORG purch~
kicVeeehfeeeeb:ORG que
sReieeegffefeb:ORG segun~
fibceeegeeceeb:ORG sem
bneadeeeedeeeb:ORG sign
fpgaeedeeeeddb:ORG signe~
ccekdfeeeffeeb:ORG spent
iYiadccddbddcb:ORG tem
jbjcfdeeeeffeb:ORG teve
UjcecdmdcdeZdb:ORG thank~
hdcceceedaedfb:ORG that
mcbdeeefeefefb:ORG tiran~
effalffffffffb:ORG vs
bjcXidbdeeeeeb:ORG with
fhcbeeeieeeefb:ORG witho~
Zceddduafeeeeb:ORG would
fdfdmfeffffffb:ORG x
qXacaYdeacddbb:PLACE ANOM
ihfddedgeeeeeb:PLACE DATE
qccdcdeeeeeeeb:PLACE KIND
egadcddcdddccb:PLACE MONEY
eXVVdbaZZTZaob:PLACE OBJ
jjYZfcccddddeb:PLACE PLACE
Ymeeeefgegebeb:PLACE ai
ggcfbcdYdecdcb:PLACE and
hfhaeeecfeffdb:PLACE assin~
dWimddbadeeecb:PLACE by
ecffnbebededZb:PLACE com
befesefeffffZb:PLACE compa~
igVaXcecdabdab:PLACE contr~
ZoeYefehfeefeb:PLACE do
fYchldeeeddeab:PLACE e
bffatceeefeeeb:PLACE em
aZdpeeeeeeeedb:PLACE excep~
jbdmeeefeefeeb:PLACE excet~
dgeedeejeeeedb:PLACE exclu~
nbbccaZedcbcbb:PLACE fazen~
uWWgedddeededb:PLACE feito~
lUeeleeieeeeZb:PLACE for
Zedmbeeeeececb:PLACE gasto~
aleeeecffededb:PLACE if
fhcdifeefaffeb:PLACE in
ffdoeffcfeeeeb:PLACE leavi~
ifbceeefeeeddb:PLACE made
eiefdeefeeeedb:PLACE menos
pdcccecceddebb:PLACE no
ldeceeebeeeedb:PLACE not
dgcgnddZecdedb:PLACE on
gUcavffffefffb:PLACE or
dbbdpefefefedb:PLACE ou
YYcflecededebb:PLACE pay
dgddeeebdebeib:PLACE pleas~
fkdgeegbeededb:PLACE por
mdbdddbYeeeeYb:PLACE pra
WmUbccccdcddbb:PLACE que
ajbkeeceeeeebb:PLACE segun~
hhYceedleefeeb:PLACE sem
gejddcdgddeecb:PLACE signe~
hdcddeegeceYeb:PLACE thank~
Zlakdddbdececb:PLACE tiran~
ddeZydeefeeeYb:PLACE to
ciXiZdbgdcddXb:PLACE witho~
dhcdeecgeeecdb:PLACE would
sZeaefeeffffeb:SRC DATE
tYfddffefffffb:SRC PLACE
jbfeeeejefefeb:SRC ai
fefgeeeeeeeeeb:SRC data
ggadeeZdeeeedb:SRC fazen~
bkeeefebfeefdb:SRC for
fhcccdcceebddb:SRC pleas~
Zqdddeddeececb:SRC por
ghcdddbdedeeZb:SRC pra
gbeeddocdedebb:SUP DATE
fdeZeeegeeeeeb:SUP MONEY
iffeeedeeeeedb:SUP PLACE
acefedmlefdedb:SUP ai
ieebmbceceeedb:SUP and
bcffefmefdffeb:SUP apart
ieegcdadeeeeeb:SUP assin~
mbieeeeefefefb:SUP by
ideemeedefffeb:SUP com
ddebseeeeeeedb:SUP compa~
aUacrdacddddab:SUP contr~
jhfeefdhfeffeb:SUP do
WddZiobddedeYb:SUP e
adfeefjeffffeb:SUP excep~
gdeeefkefffffb:SUP excet~
Zjejdadbdeeceb:SUP feito~
eeefnfjdfeeebb:SUP for
bZagdekedeeecb:SUP fora
cliceeeeffffeb:SUP ganho~
jpgeaddecdeeeb:SUP have
fjdceffdfeffeb:SUP if
fkceeedaebeedb:SUP in
ejgUddceeeeeeb:SUP leavi~
bjeddddeeeeeeb:SUP made
emdYeedfedeeeb:SUP no
fjfeegddeeeeeb:SUP not
bkgegfeffefffb:SUP on
ddderfffffffcb:SUP or
ddbdpfeeffefdb:SUP ou
feeeeemffedfcb:SUP pleas~
igecedhdeedcdb:SUP por
VgdbedpheefeYb:SUP pra
fagfefegeffeeb:SUP que
kfhWeeeeeedebb:SUP segun~
jkbeebeceffeeb:SUP sem
cffhdeddeeefdb:SUP signe~
lobVYcbddaeecb:SUP tem
eedeeeideeebdb:SUP thank~
dgldccccedeeeb:SUP tiran~
elcdffffffefab:SUP win
bddeobadeeeeeb:SUP with
qZeeffeceefeeb:SUP witho~
bjdfeeehffeeeb:SUP won
Wgdcdagieeeddb:SUP would
kbeedlaeeddeZb:a ANOM
bncdkddWbeeeeb:a KIND
ajZbcmbbadcZXb:a MODE
gaeiXbhZcdddZb:a ORG
ggihfeeeedeecb:a SUP
ecfeegeeleeecb:a a
fdfeedeeeledbb:a abran~
cffffefflfffeb:a anali~
bddkdeeeeefeeb:a ano
eeffeeefleffeb:a audit~
afefeedecnffdb:a base
fZfffdfesffbcb:a busca
cadddcncddddab:a capiv~
edeeecdeekeebb:a cober~
fffameeeffffdb:a compa~
heddddXZddZeZb:a compr~
fefffoffeedebb:a confi~
efkffefffdfffb:a conta~
Tydedkededdecb:a contr~
ZjbtebZceeedab:a despe~
cefbfjefeffeeb:a difer~
deeebesXeefecb:a dossi~
fefdfmffeeeedb:a esse
aYabaWZbZaZbmb:a good
ebfffeeeoefeYb:a inves~
eeeeqeeeffffdb:a lado
fceffjfedddecb:a lei
ceeeefeeefbfjb:a licao
Yqddfeeeffffab:a licit~
akfffdfcffffcb:a list
uUeeffdeeffedb:a look
feffffffiffffb:a meu
eefefefftfedYb:a minha
cdfeeceemedebb:a o
emabedeeeefebb:a obra
SSYccdcxdcddcb:a pdf
feffeedcfffflb:a poem
kebhedddeeeecb:a prefe~
deeeemeedadebb:a price
bcdedldeddeecb:a probl~
dcjefffegefffb:a quant~
ffffffffffifdb:a quest~
fffefjffffffdb:a razao
amffedfWdffffb:a relac~
caeeeedpeheecb:a repor~
eeeeeebenebdXb:a resul~
fbcnebefefeffb:a soma
dedeeeddedeemb:a song
aUbddeepeeefdb:a sprea~
gecccaaYeecejb:a story
cffffeffofffdb:a verif~
fdfffffffeldeb:able to
aZbVbasiccZcRb:about ORG
feeeeedfdlffdb:about PLACE
Wdbdcdpbdcdbcb:about SUP
cffdffdeejfedb:about befor~
ccddebneeccdbb:about suppl~
daefffihjbeefb:about the
bXanccdadcdddb:add up
lcabddchddddeb:aditi~ do
aefeqeeeffffeb:again~ ORG
kZccaebedddedb:agree~ with
ckeeeegfefffcb:ai pra
ffffffffhffffb:ainda acabo~
fffffffffffffb:ainda ta
fcffffffjeeedb:ainda termi~
ceeeefeeefbfjb:ajuda com
neeefffefdffeb:alem de
jefdfffffefffb:algo estra~
kcfffffffffffb:algo suspe~
edddcebcciZccb:algum~ coisa
gffffffffffffb:algum~ irreg~
dgdeaddheeedcb:all KIND
mbYdeecfeedeeb:all MODE
XpeeeeZdfedefb:all ORG
fYedeedlefeccb:all bids
ffdeeeciffeecb:all contr~
eiffffddfefeeb:all invoi~
Yneffeedffdffb:all lease
dkbaeebeeeceeb:all payme~
eadeefdlffedeb:all purch~
iWdacedheeeceb:all spend~
hfedeedhefeeeb:all suppl~
nacededfeeeYdb:all tende~
mfeeeecaeedecb:all the
bYaeeencebedbb:all you
giceeedeeeeeeb:amend~ at
acfmfffffffffb:amoun~ paid
ecfjefeeffffeb:amoun~ spent
ifceeffffffffb:an audit~
dffffefflfffeb:anali~ que
sWdeeeebeeeeeb:analy~ all
ffffffdfjfefeb:analy~ i
gfffbjefeeeeeb:and ANOM
aeebldeefeefeb:and DATE
gdeeaqeeeeeedb:and MODE
gddaibdeeeeedb:and ORG
ehdfcddeedddcb:and PLACE
ieebmbceceeedb:and SUP
fdffdjffeeceeb:and sever~
bddkdeeeeefeeb:ano a
afeeeleeeecdbb:anoma~ de
fffffffffifffb:anos voces
Xfeffeefdoffcb:anter~ DATE
Yfeffffffmffeb:antes DATE
ydeccYeeeeeedb:any ANOM
ejdeddcXddddZb:any KIND
hfeddbddebeccb:any contr~
eeffffeffnffeb:any data
obdeecececeaeb:any payme~
ffffffffgffffb:any progr~
bdefefefcpeeeb:any recor~
ffffffffifffdb:any resul~
jceffffffffffb:any sign
gfcdeeebefeecb:any tende~
efffffefjffffb:any updat~
dedececeeqfeeb:anyth~ about
jbedfffefefffb:anyth~ excep~
mUdddecedbcdbb:anyth~ fishy
mafeffeffeffdb:anyth~ odd
jffffeffcdfefb:anyth~ suspi~
iffffefeefeedb:anyth~ wrong
Zffffoffffeefb:apare~ como
feeeeflefdfeeb:apart from
eceefeefetcedb:are in
eccdeeeedvYdbb:are loade~
dmcfefeeecdfeb:are the
aYhddedecmfYbb:are there
eddddaddabjrVb:are you
eceeedeedanbXb:are your
cfbfejeeefeeeb:as ANOM
ggccbabcddddcb:as KIND
hgYaaccacdbdYb:as MODE
ajcdeefdeefecb:as NUM
ccdbcbahddbdZb:as OBJ
aleeefebeeeedb:as compr~
giaeedbdeeeeeb:as contr~
VYffffepffefeb:as csv
ajfbefegffdfeb:as despe~
ejeeeddfeeeefb:as edita~
kYdVdechdeYedb:as forne~
dmeffeegffefeb:as licit~
dffemefeffffeb:as outra~
bmeedccdeeeebb:as pagam~
daeeckddeceeeb:as suspi~
ffffffffffifdb:ask a
effffffffepfWb:ask here
ffffffffffifeb:ask with
ffffffffffifeb:ask you
ffffffedlfffeb:asked for
iifhdddfeeeedb:assin~ DATE
drcdefeefefecb:assin~ a
ecjdeeeefffffb:assin~ com
YUrWdeecedeeab:assin~ contr~
Yghbfcdffefffb:assin~ por
leeffefeecfefb:at KIND
ijgeeedffeeeeb:at ORG
jcfffffeffffeb:at contr~
jfffffffffffeb:at tende~
qYeffeeffffffb:at the
jgdbddbfeddecb:atas do
efeeeeffeeeqdb:ate mais
edeeedeeereedb:ate quand~
fffefffffmeeeb:ate que
eefeeeeeleffeb:atual~ da
eefeefbckidfdb:atual~ sobre
aedffdefjeedeb:audit i
ifceeffffffffb:audit~ and
icfeefefffeffb:audit~ e
eeffeeefleffeb:audit~ que
lgedefcfffffeb:award~ to
efffffeffkffeb:base cobre
cfeeejeeecfefb:base em
fefffeeeofeeeb:be done
efffffffiffffb:be ready
fefefefflfefeb:becam~ of
beeefeefekfedb:befor~ DATE
fdffedffdfefnb:best phone
dffcjefffffffb:betwe~ KIND
ffffgffffffffb:betwe~ the
kdedeecgeedecb:bids for
effffffffffifb:boa noite
deeefgefeedgdb:boa tarde
ZfYqcebcdadcWb:bodie~ PLACE
bdffeeedeedhdb:bom dia
effejffffffffb:bota lado
gRehYcdeddeefb:bough~ by
Zldaifeeedffdb:bough~ the
Xueeefdeffeeeb:bring me
dkebeddcedefeb:bring up
hRdblefeeeeebb:but not
egheedefeeeeeb:by MODE
hhddeedeeeeeeb:by ORG
eicYlYddbdcdZb:by PLACE
gdecleeefffffb:by SUP
fffffffffemfZb:by city
aejlfefefffedb:by modal~
cTcqededecdedb:by money
defenfefffffeb:by side
kdedeecgeeeeeb:by the
eeejefeeffffeb:by year
efefflefedeedb:calcu~ the
Zmbedeeeeeefeb:came in
fefffcefffpfcb:can ask
ddcdcZbdbbpZVb:can do
fcffffffffnfeb:can i
fcedefeYedgceb:can you
cadddcncddddab:capiv~ da
oYcbZadcdeeedb:caro por
abcblededeeeeb:caro que
Zfffpfeffeffeb:charg~ less
oZededjZbeeedb:check on
oScceecaZfefeb:check out
naecffedaeffcb:check the
fefdfmffeeeedb:chega~ a
jcedfffffffffb:city hall
bbijefeeeifeeb:city halls
eeeemffffffffb:cobra mais
jffffffffefffb:coisa errad~
fffffffffejffb:coisa faco
eeddchdeeeeeeb:com ANOM
deecrdeeeeeebb:com DATE
Xddmleefeeeeeb:com KIND
cccoheeeeeeedb:com OBJ
dbeekemeffefdb:com ORG
cjcbjddfededcb:com PLACE
cijdddcceeeedb:com a
abedgfemffffeb:com as
eeecejeeeafefb:com base
gWVfZXasdacbbb:com contr~
aZcbddeofeZdcb:com de
eejefffffffffb:com maior
iYrSbadcdddcbb:com mais
gblYYbbabbcbXb:com menos
pgXibecdeeeedb:com o
oVcdgdelecdedb:com os
fecdldfffffffb:com outro~
feeffeffffkefb:com voce
ffeffefffieffb:come from
edffeedfefofdb:comec~ por
eeffffffkfffeb:comin~ along
ffeffkffffefdb:como ANOM
ddccdqddcdbaXb:como assim
eeeffkffeffedb:como disti~
fffffgffefleeb:como e
cbcccqdccdeaab:como funci~
hfaacYebdacdbb:como me
eaYhekeeeceebb:como qual
edeajkeeeeeebb:como se
Zffffoffffeefb:como suspe~
efeefnefedkebb:como voces
Mddcobcdddedab:compa~ DATE
WZdbpeebeeecdb:compa~ KIND
RbdalZddddcdcb:compa~ ORG
aceVteeeeeeecb:compa~ PLACE
bYedmcnbeddeZb:compa~ SUP
bZcYweddeeeebb:compa~ a
ffffkefefffffb:compa~ betwe~
Yeecpfedeeeecb:compa~ com
eefcpeeffefffb:compa~ de
cffeoeeeffffdb:compa~ entre
fffYmffefffffb:compa~ gasto~
hiddcdafeeeddb:compa~ hired
aafaodeeefefeb:compa~ o
UQcqleedeeeedb:compa~ of
eefcoffffffffb:compa~ os
ZffRwffeffffeb:compa~ spend~
Xddemebddedddb:compa~ the
fhfffffffffffb:compa~ was
dihffefefffefb:compa~ were
gZgeifeeefffeb:compa~ with
feffffekfffffb:compi~ a
Xaeddduddcdedb:compl~ da
badeeeseehefbb:compl~ do
edfdffmefffffb:compl~ histo~
ZneYeefgeedecb:compr~ KIND
anhXccecedeecb:compr~ PLACE
lcicacbcdceebb:compr~ a
elbdddageedddb:compr~ da
jdeceedeeeeedb:compr~ de
anjdeeeeeeeeeb:compr~ o
fdffdjffeeceeb:confi~ and
ffffejffffffeb:confi~ e
eefffZeeffseZb:conse~ fazer
eifidddbffefeb:conse~ me
dXeedkmdeeeedb:conse~ o
dffffleffeffeb:consi~ ANOM
ffeeflffffefdb:conta como
efYeeedeeeaexb:conta uma
dbrefdeefdffeb:conta~ de
feeeeeeejeeeeb:conti~ rodan~
ghaafcXbdcddbb:contr~ DATE
idgefeedeeeeeb:contr~ KIND
dbkbbddjedddcb:contr~ MONEY
geeeehdgeeeebb:contr~ NUM
jiiabbccccddWb:contr~ OBJ
Vfbdrcbcdcdccb:contr~ ORG
feibgddfddddZb:contr~ PLACE
cWgbhcmdedeedb:contr~ a
jcXeZcZYccdcdb:contr~ assin~
kffffffffffbfb:contr~ at
YqjTddeeeddddb:contr~ by
Xcdfeedeeueedb:contr~ carre~
njYccbdcebeecb:contr~ com
dibccjVecdddab:contr~ da
eeeeffffflfeeb:contr~ data
jdebcdeceeeecb:contr~ de
bdieeeefeeeeeb:contr~ did
lcfZeedheeeeeb:contr~ do
ffefcjfeccfddb:contr~ e
ncedeffcfffeeb:contr~ for
agjdedfeedeeeb:contr~ has
kfbeeffefZffeb:contr~ in
eeedeeeieeefeb:contr~ leavi~
ceeeffeeejffbb:contr~ loade~
fabefdclefdfeb:contr~ made
ZoaXgfeeeffeeb:contr~ mais
dafdkeedeeeeeb:contr~ menos
Urddffdbdeeddb:contr~ not
Xcjdjcdeedeeeb:contr~ o
hgdadeafdddedb:contr~ of
TkgXdhdZdceddb:contr~ on
hfdeefdffffffb:contr~ pelo
Uqocdbddeddecb:contr~ por
dYfdbeeieeeedb:contr~ que
cigddddaeededb:contr~ signe~
Zkdfeeegffeeeb:contr~ that
ZmhVeedeeeeeeb:contr~ tiran~
djefeeeeeeeebb:contr~ were
hfWedfcjeeeeeb:contr~ with
gfdefdfdeffeeb:contr~ witho~
dkbccdcgegeccb:conve~ com
lmiVbbYdccdeeb:conve~ do
Xabmidddeeeddb:cost of
kcdffffcfefffb:could there
hffeedfeeeeddb:could you
efbfemfeefffeb:count as
dbqZebeeefffeb:count of
bZkeeeddeeeedb:count the
befefjfeefefeb:count~ as
aWdddfcnefdfeb:csv com
efegefffeeeedb:d like
cffXcckedecdab:da ORG
efdeebefeleedb:da PLACE
dgeecihgdddecb:da SUP
eefefdeeqeeedb:da a
cdeeedeedzdeab:da base
fcffeeqefeefdb:da empre~
ffffffffhfffeb:da minha
eefffeefkeffeb:da o
ZdebdccbcckbVb:da pra
fjdedcaecdeddb:da uma
eefefffffnffeb:dados PLACE
fefeffffflefeb:dados cobre~
eeefffefflfffb:dados de
deebffeffiffeb:dados do
fffffffffhfffb:dados inclu~
eefeffffflfffb:dados sao
ededefedeoefeb:dados sobre
feeefeefeneedb:dados voces
Zbefffflfffcfb:das as
ffefkffeffffeb:das duas
fefefedfcjffeb:data about
ffeffefffieffb:data come
fffffffffjfffb:data cover
fefefcebfpdfdb:data do
cgedecdeboddYb:data for
effffffffjffeb:data from
fffffefffhfffb:data go
efffeffffifffb:data inclu~
fefeffeffmeedb:data is
lYdeeddeemeeXb:data on
Zkeeeedfecdfeb:data pleas~
bgedeeehedfdfb:data thank~
fdedffefelfffb:data updat~
ffffefeffifffb:datab~ inclu~
jYcbakaddcdedb:de ANOM
Ubbmacdcdgcbob:de DATE
cfghdeeaeeeedb:de KIND
pWjTdbcbcbdcab:de MODE
kobcdefeeeeecb:de MONEY
oYWXcWdcdcddZb:de NUM
fhdifedeeeeedb:de OBJ
edeegeeffmffcb:de ORG
bcbecbdddmddfb:de PLACE
Ygbregeeeeeeeb:de a
dddedcdcddlcZb:de ajuda
Yfeffffffmffeb:de antes
Umeeecdkeeafcb:de as
fceffjfedddecb:de benfo~
ceeeefeeefbfjb:de casa
fffffffffcoedb:de coisa
XVmbdbcldcedbb:de compr~
cbeeemeeeedeeb:de confi~
ZYmcefeeejefeb:de contr~
UTnZeddcdndedb:de conve~
dfefffffelaeeb:de dado
dcdXdiddddbecb:de despe~
fficfffffffffb:de dispe~
fcqWedemeeeedb:de forne~
seeeeefefdefdb:de fraud~
cffcjcefffffeb:de gasto
Xigeecheeededb:de me
Vibneocdeedecb:de o
Xmddffeneeeeeb:de os
Zanafeenffbfdb:de pagam~
ddeeeeeedetdYb:de pergu~
afeeeleeeecdbb:de preco
cfeeefeefjefeb:de prefe~
eeeefeeeemceeb:de quais
geeeffffekhfeb:de que
dededodndedebb:de um
agdfeedieeeeeb:deals DATE
nXecabbbbcbaab:deals PLACE
dkfffffgfdfffb:deals in
kcfffffefffffb:denun~ de
effefneffedfdb:descr~ what
ddfeeeffepdfdb:desde quand~
bXcndbfdeefdeb:despe~ com
icebeeaheeeeeb:despe~ do
gefffhfffffffb:detec~ ANOM
fffffffffffffb:did ANOM
gmcedbebeeeeeb:did ORG
afdeldcedeeedb:did PLACE
Zkfhbfefeeefcb:did SUP
ccdqcceemedcdb:did it
cffddeefmeffZb:did my
lhehbZceaeddcb:did the
cffcjcefffffeb:difer~ de
cdeckieedeeedb:difer~ entre
ddedjkffdedfdb:diffe~ betwe~
cdfdkdeeffffeb:diffe~ in
Otedefdafefeeb:dig up
cclbeeeeffeeeb:diga quant~
Zclledeeffeffb:diz quant~
eeecndeeefeeeb:do DATE
gifgeeegfeeedb:do ORG
Xdecmeeeeqeeab:do PLACE
hgededeeeheedb:do SRC
XUddhazdedeecb:do SUP
eefalekeeefedb:do a
bbdebbtdeedebb:do empre~
dbeeeZceeetdZb:do for
dddrcfeeeeeeeb:do gasto
fffffefffcofZb:do here
bdeddbeecdmdhb:do i
fffffffffejffb:do in
fdfffeefffmecb:do pleas~
aeeeqeeeeefeeb:do que
jddfdeeeeendeb:do with
ddddehebepdefb:do you
ffcefffffmefeb:do your
Vfceblddeddddb:does ANOM
gjdciXddedcebb:does SUP
dYdecXeebfnbZb:does it
ddicgedeeideeb:does the
fffffdffffkfeb:does this
fffffffffifffb:does your
bfdeddedeghdbb:don t
fefffcffkfedfb:done yet
dbeeeeakeeeffb:dos as
deZgdeeiefeeeb:dos contr~
fecceeecepcdZb:dos dados
ffcdjfeeeffeeb:dos dois
efeleffefffffb:dos gasto~
beffffejffffeb:dos os
XZccbbobbbZbUb:dossi~ da
bbbecemceeeeeb:dossi~ of
bcebdelYcdedZb:dossi~ on
cefdfffnfffffb:draft a
fdfffffifffffb:draw up
Xfefepefeeefeb:e ANOM
ideesbdffeefdb:e DATE
adZgahbccbabab:e MODE
deebncefffefeb:e ORG
hUchmdeeedeebb:e PLACE
dcdbmXaeeeddkb:e SUP
iYdcWeicedadVb:e a
XedeatdddeeeZb:e irreg~
ceefkeeeefeeeb:e mais
hbikddeYeeedeb:e me
bddadbdehebdqb:e o
edhieeeeeeeeeb:e quant~
feefhdefeeledb:e que
ffffelfffffeeb:e sever~
Xfdddocdeeeeeb:e suspe~
cdeedldhddYkTb:e um
kddceedfeedebb:edita~ de
fcfffffifffffb:elabo~ um
mfeeecfeeeeedb:em ANOM
gdcglbeeeeeedb:em KIND
lbakeddeeeeedb:em MODE
jbdneeefeeffdb:em OBJ
laeddebdededeb:em compr~
waceeefefeffeb:em contr~
jgYccedbdededb:em licit~
qXefefdeffffeb:em pagam~
YdbaaYagaanaab:em pdf
afeeeieekdeeab:em que
qYfffdfefffffb:em todos
ZbbpeacfcXacbb:em valor
jgdbccceedeebb:empen~ do
wXecedeefefffb:empre~ ANOM
cYefddoefeefdb:empre~ SUP
gdecdccbdadcZb:empre~ com
ghcdefdffffffb:empre~ contr~
bpeaenefefeebb:empre~ foi
fqeXfffffffffb:empre~ forne~
iYjgdddedededb:empre~ que
fdhgeeeeefefeb:entao me
deeeebeedelbdb:enten~ como
efffdlfffffffb:entre ANOM
dcefayeefdfedb:entre MODE
ffffekffffffeb:entre confi~
affalefffffffb:entre gasto~
fffeiefffffffb:entre os
eeeeeeeceeadlb:escre~ um
edfebodddecbYb:essa empre~
dffffdffefteZb:essa ferra~
ceefeneeefefeb:esse alert~
cfeeeleeeeeeeb:esse contr~
feeeeceeeckeZb:esse siste~
fefdfmffeeeedb:esse valor
edeeeeeecpedab:esta dispo~
icYrddecdcedZb:estad~ PLACE
YdpXdeededeccb:estad~ com
bcnYedcgdccdbb:estad~ que
eeeeedeeeledbb:estao carre~
tSffffedffffeb:estud~ as
eefffeefeflfeb:eu comec~
dffffefcjfefcb:eu pedi
chgcfggfeedecb:eu quero
ffeffeefcfjccb:eu uso
ZcddadrbdcdbXb:every~ about
lceeefcfffffeb:every~ but
acfeefudefeedb:every~ on
Zdcccdmcebebab:every~ you
efeleffefffffb:evolu~ dos
fcfjfffffffffb:evolu~ of
iggheedfeeeedb:excep~ PLACE
bceedeneffffeb:excep~ with
hffgeedfeeeedb:excet~ PLACE
ecefeeneffffdb:excet~ com
eifeeeeeeeeeeb:exclu~ KIND
fnfTcdddebeebb:exist~ com
Wddedcodejedbb:exist~ sobre
ccdjeefefffffb:expen~ of
eXepeedeeeeecb:expen~ on
efefecfeedkcdb:expla~ how
efdefjfedfaecb:expla~ to
edffffelffeffb:expor~ as
ebcffeejfffffb:expor~ pra
Xadbeedoeeceeb:expor~ to
edeeiejieeeedb:faca um
eeeeeeebadneZb:faco pra
ffffffffffhfeb:faco uma
dajkdeZeffffeb:fala quant~
dfeeffpffdfedb:fala tudo
ffffffffgffffb:falta para
eceedddeZkcdab:far back
eefefecelfdfcb:favor acabo~
fefffeffjfffeb:favor ta
efkffefffdfffb:faz a
ffffeefefemdeb:faz com
fceieecoeeedYb:faz um
deecjeeeeedeib:faz uma
ggdcddifeddedb:fazen~ favor
feffeeeeecpdTb:fazer aqui
fdefeddeeerdVb:fazer por
ceeefceheedeib:fazer um
eedeedeedblbbb:featu~ are
hhdeffbjffefeb:feito~ a
jecfedeeeeeeeb:feito~ por
fffffffffflfcb:ferra~ faz
bdjbdedddedebb:fez DATE
fdefjffffffffb:fez menos
eefffeefmfefdb:ficar pront~
cmfeffffffffeb:ficar~ MONEY
fcfffemffffffb:ficha da
ffffffffjfffeb:ficou pront~
facbccdddcmdab:filte~ by
fdeefeeffckddb:filtr~ por
jbfffffffffffb:find ANOM
ejbbbbacbZbbcb:find me
fceeeeeejfdefb:finis~ yet
Ymeceefffeffcb:firma~ PLACE
fffeefefffeeeb:firms that
fffffffffffffb:firms with
eZehfeeeepeedb:foi a
Xcfeclfeefedeb:foi apont~
hmbXbaaddcdbbb:foi contr~
cfdldefffffffb:foi gasto
eefeeoffffffdb:foi marca~
ekdhcefffffedb:foi o
edfoddefffefeb:foi pago
bjdaideeeeeedb:foi que
effffefffmeeeb:fonte~ voces
0Offfefeefefeb:for ANOM
WYebhcahdecheb:for DATE
fZYiZZdbaZcbab:for KIND
iheggeefeeeedb:for OBJ
TodXbdedddeeab:for ORG
XecbYddbcdbdkb:for SUP
Vqffffffffdfeb:for all
gfededgheecelb:for me
debfeffljdfccb:for my
cdeeecdececlZb:for now
ffffffffgffffb:for ready
Xjccfjfdddedbb:for the
bdfffkfedeefeb:for what
ecgdedmeeeeeeb:fora PLACE
fghfeecefeeeeb:fora os
Wmmdedddddeebb:foram assin~
Ymeceefffeffcb:foram firma~
cjfffffffffffb:foram os
Xneedffffefedb:foram publi~
lefbfefffcfffb:forne~ ANOM
emnXeeefeedeeb:forne~ a
ccsYddddeeeeeb:forne~ com
kcbffeddeeeedb:forne~ de
kccgddbgeecedb:forne~ do
eZijefffffeffb:forne~ mais
fqfYffffffffdb:forne~ o
bbYledeeeeeedb:forne~ que
iffeffffffffeb:fraud in
nadaceeeeedebb:fraud~ em
iefdfffffffffb:fraud~ nos
Zecdcdbjcjedhb:from DATE
iYYhfdbddcdddb:from ORG
dfeeeflefefeeb:from PLACE
feeffeefflffeb:from SRC
cfeffebffofecb:from from
kbdgecceeceeeb:from the
fffffffffgfffb:from which
eZfffeqefffeeb:full dossi~
dceeefkefeefcb:full profi~
fefffbffffrdeb:funci~ isso
eefffceedfkdZb:funci~ por
bZnaedeedcccbb:ganha~ licit~
cibecdeeeeeflb:ganho~ o
dcYlcdceefefeb:gasta a
ffenbceeffefeb:gasta com
deeZneefeffeeb:gasta mais
fbfelddfffefeb:gasta~ ORG
fefelafefffffb:gasta~ a
ecalfffefffffb:gasta~ com
ZXcjleddeeeeeb:gasto com
beeqdffefeffeb:gasto do
cffcjcefffffeb:gasto entre
ddcgjeeddeeedb:gasto~ com
Wdfoleeffffffb:gasto~ do
eeakhcddeeeddb:gasto~ mais
effcofffffffeb:gasto~ menos
bffeffpefffffb:gathe~ every~
cbeeffeneeffeb:gener~ a
dceeeeejffdfeb:gera o
ffedffflfffffb:gere um
XqfeffeYffffeb:get me
fffefeffeepecb:get start~
fbffeoefdeeedb:get to
Ygfecckbedgddb:give me
fffffefffhfffb:go about
qddcccbcfZccYb:going on
dbecegdcdedicb:good morni~
cfcdfiededdebb:gosta~ de
feedeeffemeeeb:got data
acenbffffffffb:got most
YeVgedacdbdccb:got the
fffffifffefffb:ha ANOM
iffffffffffffb:ha indic~
bffffffffmdfeb:ha na
kffefffffefffb:ha sinai~
dfeefffffnfefb:halls PLACE
Wpeeefecffefdb:hand me
ahhfeeeeeeefeb:has ORG
Ylibeefeeeeedb:has PLACE
ecZqcfffeffffb:has gone
qXdceeeeleeddb:has it
clcbeeefeeefcb:have PLACE
dabedbcccaVhnb:have a
gefffffffjffdb:have any
dececcnbdZdcZb:have on
cfkVffeffeffeb:have the
dphecedefdeeeb:have with
cadeedecenedbb:have you
ideeeeefeejfdb:help me
feffffffffhffb:help with
fffeemefdfeedb:high risk
igeddebfeeedfb:hired by
clddefeefffeeb:hired for
ddedefoeffffeb:histo~ of
aeeeefffffffmb:hotel PLACE
bbkdeefdfffffb:houve por
eedeeeeeddaqdb:how are
fcfffeefffpfdb:how can
ffeeeeafcpcdcb:how compl~
ffdefeefeleeeb:how curre~
Zeeefoeekeeceb:how did
adbZliddcajcgb:how do
cfcdjleeddgddb:how does
fffffeeffemeeb:how exact~
bWcccbbdgcbcjb:how far
Zeeeepcejcdddb:how is
XZsdddeeefedeb:how many
cdbpdeefieeeeb:how much
bbkeedeeemfedb:how often
fYeeebdecnadcb:how recen~
dedeedeeheeifb:how s
XdbUabdccZgaqb:how to
ffffffffffmfbb:i ask
ffffffedlfffeb:i asked
Zifeehdedekebb:i can
efegefffeeeedb:i d
beeeeeeeeejecb:i don
ffefedebeeweQb:i expor~
facbccdddcmdab:i filte~
fefdddefeefelb:i get
bfffffffleefeb:i launc~
jedeecdYeemebb:i m
effffgffeeeedb:i need
aedffdefjeedeb:i reque~
Xheeffceffdleb:i see
fefffdefffofbb:i start
deffffffleffdb:i start~
mceefffffffffb:i think
fffffeffffqfWb:i use
maeeeeffeeeedb:i want
nafefdcefffdfb:if there
eieeeegheeeeeb:if you
kffefefffffeeb:in KIND
icfefefffffffb:in MODE
Zmbedeeeeeefeb:in MONEY
nafffefeffffeb:in all
egedeefeefeffb:in any
Weffqfffffffeb:in compa~
iefffffeffffeb:in contr~
bdlffffefdfefb:in how
kdedfffffffefb:in payme~
edfdkeeeffffeb:in spend~
lbceeffefffffb:in tende~
iffgeeefefeeeb:in the
effffffffejeeb:in this
fZfmeffffffeeb:in total
effffffffaheeb:in what
fefffhfffmceeb:in your
fffffffffifffb:inclu~ any
fffffffffhfffb:inclu~ contr~
lffffffffeffeb:indic~ de
ffefffeffifffb:infor~ de
ffeefejcegfeeb:infor~ sobre
efffffefjffffb:inici~ DATE
effeeeefofffbb:inqui~ on
fffffdfflfeefb:inves~ be
debldefeffffeb:inves~ com
dcegeeddoefdXb:inves~ do
fcffffffjfffeb:inves~ finis~
deffffffleffdb:inves~ i
fffffffffffffb:inves~ ja
adedeccemceeeb:inves~ of
ceeffcdenffdZb:inves~ por
ecehffefjfefdb:inves~ que
ffffffffgfffeb:inves~ ready
cffffebdqedfbb:inves~ sobre
fgcbeecfeeeedb:invoi~ of
xbcebebedbdeab:irreg~ DATE
tabdaebbcaeeab:irreg~ PLACE
qZfeffdeffffeb:irreg~ em
mebbefeffffffb:irreg~ in
hZddepbdddbdab:is ANOM
eefefrefeeYdbb:is a
dcedebdecncdZb:is avail~
fefefeefepcfdb:is cover~
ceddegddlbZbmb:is it
effffdefsdffab:is my
hXeecYmcdcdZeb:is on
ZecfeZfdhkbefb:is the
icecefedfgeceb:is there
daeddicdbYncGb:is this
eZYdebdecnddbb:is your
YZYdcebabbbahb:isn t
dfffecfffeldcb:isso aqui
fffffdffffqeab:isso funci~
ffffffffffhfeb:isso nesse
cbduccefdeedeb:it cost
cfededeemdcbcb:it finis~
eddedVeecbnbbb:it work
fffejcfdfffefb:its compe~
fefeeeffmecdeb:ja acabo~
eecnfeefdeefeb:ja receb~
ffffffffifffdb:ja ta
fffffeffmecefb:ja termi~
fefefefffgifeb:kind of
ffffffffffhfeb:kinds of
bcbeedibjaeedb:know about
dekefffffffffb:know how
eeeeqeeeffffdb:lado a
Wqedefedfefecb:last NUM
fbeeddeebjeccb:last updat~
hjcddcbedcdacb:lease contr~
fhfgeeeefeeffb:leavi~ out
aTcacrbcbcbaRb:lei NUM
fceffjfedddecb:lei de
ZlecdeeZeeeeeb:lemme see
effekffffffffb:less DATE
fffeiffffffffb:less on
kTcakcdcccccab:less than
dcgffffiffefeb:let me
hcefefgbdeeedb:let s
beeceYmeZededb:levan~ tudo
fefefkffefeffb:levou a
ceeeefeeefbfjb:licao de
qXbbdddgdddebb:licit~ PLACE
igXaXWabbcabXb:licit~ com
fmdeffeffeffcb:licit~ de
ekebeecfeeeebb:licit~ do
dfegffffeeeedb:like to
bmeefdecfeffeb:list of
Ypfeffefffefeb:list out
Xocfffeeffffdb:lista de
WoZceeeeeecefb:liste os
fffffffffffffb:longe~ for
rWeeffeeeffeeb:look at
fkdeeedeefffbb:look for
pXceeeeYffefeb:look into
Usedefedfefffb:look up
Ureefeedffdeeb:looki~ for
kacbbcccddTecb:m a
pXefefceefcfeb:m after
ifceeffffffffb:m an
kfdgedeffefefb:made by
bfiWgfddeeedeb:made the
eejefffffffffb:maior numer~
ZneZfffffffffb:maior~ contr~
bWeqdeddedeedb:maior~ forne~
cblUkeededeeeb:mais MODE
acddmeeeeeeeeb:mais caro
Wqcbeefefffeeb:mais caros
feccmeeefffeeb:mais com
aXqPjeedddddbb:mais contr~
mZWYZYdZZbccab:mais de
eeeaqffeffffeb:mais do
daUseffeeefeeb:mais gasta~
XXcZvbcdceddcb:mais que
aUXwZdXddcccab:mais receb~
brdcefeefffdfb:mais recen~
dccagehieeeedb:make a
ecdeeccgeiefbb:make me
aWtcaedbeceddb:make most
ccoffffffffffb:make with
fXeefeekffeeib:manda um
cdoefffffefffb:many MODE
bbjecdedebedcb:many contr~
fdYffefeepeeeb:many recor~
aleeffceffeffb:may i
UPcZcdXfZcXdrb:me a
ceeeeeeeeeZfkb:me ajuda
eeeeedeeeeqdab:me ajuda~
Qvdeeehaffeecb:me all
ededffadeendXb:me an
QqeceeeYeeeecb:me any
eeXeeeqfeeaemb:me conta
Vvcbcaaadakdab:me da
Zclledeeffeffb:me diz
dceeffrefeeeeb:me every~
abcdboddcbXdab:me expli~
dXhkdemeffdfcb:me fala
cbhiefdfffledb:me how
kcfefdbefffffb:me if
pVeeefdcefdfeb:me inter~
fcefefbejfefdb:me know
cjffffedfffffb:me lista
bledfeefeefedb:me mostr~
ffffffffkfffeb:me on
Unddedjeeeeecb:me passa
Zneeeefeffefcb:me see
Wqgfeeidffeeab:me the
OmbabbaUbZcalb:me to
djbcdccbddcdbb:me traga
difffiafeejebb:me what
dcefeeefefefib:me with
ZWbacjabaaVbkb:meani~ of
Zkccleeeeeeedb:menos DATE
fhefdeefeeeedb:menos KIND
balWkeedeeeeeb:menos MODE
saededeeeeeecb:menos PLACE
fefckfffffffeb:menos com
RVlalddbddedbb:menos contr~
hfUbZabZccccZb:menos de
ccfeqfeffeefeb:menos do
dffffeffdeeeob:meu filho
ffffffffmfffcb:meu pedid~
feffedecpeeecb:meu relat~
cffefdeflddcZb:minha anali~
effffeffkfffeb:minha apura~
fbeffeeeredecb:minha consu~
ddfffeffofefdb:minha inves~
ecffffflffffeb:monte um
eeffiffffffffb:more contr~
dfeYpefeeeeeeb:more on
icebjdaeddeedb:more than
dceidkgbefdZdb:morni~ what
aXoYifeeefeefb:most MODE
cXoWfffefefffb:most amend~
bTsVkYddeaeeWb:most contr~
YtXYefeefffedb:most expen~
aYVggdcddcdceb:most from
accobfcfeeeeeb:most money
cbXlifecebeeZb:most on
VrYbefedfceeeb:most recen~
Ypebfffeffffdb:mostr~ os
defffmffffffdb:motiv~ de
cbevdddebddedb:much did
fffieffffffefb:much in
fffZfdefnedddb:much longe~
cffoeeffeffffb:much was
eefffjfffffffb:muda entre
aibcceebeneecb:munic~ PLACE
eeedfeeeflffeb:munic~ do
bffffeffreeebb:my analy~
fffffecfkdecab:my case
Zcdedeedceaelb:my homew~
eefeeeffpefeab:my inqui~
efffeeffpeedbb:my inves~
fefefeebtdeeRb:my repor~
ffffffffmffecb:my reque~
ffefeedeseeeVb:my resul~
fffffeffcedelb:my son
reedfceeddefeb:na ORG
dfeffffffmefeb:na base
neeefffefdffeb:nada alem
jYddeddeejeedb:nada de
deeeemeeedeedb:nao basta
deeeebeeddmbdb:nao enten~
Xcfeclfeefedeb:nao foi
icfffffffffffb:nao ha
Ymbeffffffffeb:nao passa~
efeeefffffdlfb:nao preci~
bkccebcddeedeb:nao quero
Zbbbbacbbbhafb:nao sei
fffgeeefeeeedb:nao sejam
ieeeefeeeieeeb:nao tem
abaeeedrdffedb:need a
fgeeehffeededb:need to
ceghgefceededb:need you
nbfdeecfeeeeeb:nem KIND
fdfffdffedmedb:nesse siste~
ldcffceffffffb:no MODE
mSZYYaaYabbaZb:no ORG
hhfeeedeedeedb:no SRC
eeeffeffekedeb:no siste~
lceeeefeefffeb:nos contr~
idfefffffffffb:nos licit~
lhfdddeeeeeedb:not PLACE
fefffkffffefeb:not enoug~
feffflfffeefeb:not flagg~
baefffdofffffb:nota tecni~
hhccecXgeecdcb:notas da
eefffeefpeeedb:novid~ da
ZRuYdeededeedb:numbe~ of
bVpdeedefeffcb:numer~ de
pdcdcdfeeeeeeb:o ANOM
bfeigdcddeeedb:o ORG
hdfgedefedeedb:o SRC
pgZXWRfYTVWYUb:o SUP
edffeeefmeffeb:o a
Ypdeeeeeeeffbb:o compr~
XoacalaaaccdWb:o contr~
amedfefcffffdb:o conve~
ceeffcdemebecb:o inves~
SvYecdceeeeeab:o licit~
Wrddfbfeedeebb:o maior
edeeedeeeeeeqb:o mar
fefffdfdoeffdb:o meu
fcffffffmfffeb:o minha
aZcodaceeefeab:o monta~
defffmffffffdb:o motiv~
UqcdfeedffZfeb:o pagam~
dceeeeejffdfeb:o pdf
fdfeeceepeeddb:o proce~
fffffeffffmfeb:o q
cgcceiidccgccb:o que
dffffefcjfefcb:o relat~
fceeececqefdUb:o resul~
edfeedeeoeedcb:o statu~
ebeeedeeemdeab:o taman~
bZencZeeddeeYb:o total
mZfffffffffffb:odd in
lcfefffdffdffb:of ANOM
cffekffffffffb:of DATE
dcjVikeeeeeeab:of KIND
desdefeefffedb:of MODE
vYZZeeebdeeeeb:of MONEY
efcfgedcedeeab:of OBJ
ggdiddegfdeddb:of ORG
fedcreeefeefcb:of PLACE
fgefeeeefeeeeb:of SUP
dikdfffffefefb:of agree~
aaceeedpffeebb:of all
Xgqfdccqeeeceb:of contr~
cbcncfeefffffb:of did
edfjfffffffffb:of has
fefffefeleefeb:of my
Uakceodedddecb:of purch~
efeefeefeeredb:of quest~
bcnffeeefdffZb:of recor~
fcfigffffffffb:of spend~
aXmaedinefeecb:of suppl~
XRnZcdckeadecb:of tende~
fddgedifeidefb:of the
hfddkffffffffb:of them
fffffdfffdifeb:of thing~
ecfjeffffffffb:of was
dcfjceeefeefdb:of went
aaleeeeefbfedb:often did
YYhUZeZjbZbaXb:on ANOM
Zicihcdeedeedb:on KIND
abelleedgeeecb:on OBJ
Zadbdb1adadbab:on ORG
WeedaZcfcpedYb:on PLACE
lhfededdeeeeeb:on SRC
YWdadd3cecdcYb:on SUP
eafeffdmffffeb:on all
fbbeeeeieledfb:on contr~
ecepbeeefffffb:on did
eaenceeeffffeb:on has
fffeffedlfffeb:on my
bcdeefldfdfffb:on suppl~
WXebcekoheeecb:on the
ecfjcffcffffeb:on was
eceelfffffffeb:onde se
lbcceeedeeeecb:ones PLACE
eddceedleedeeb:ones pleas~
cgeeeecgffffdb:ones would
ifceeffffffffb:only hires
Wcbapfefeeeeeb:or DATE
gcednfeefefeeb:or ORG
iUcauffffeffeb:or PLACE
ddderfffffffcb:or SUP
dZkbeefeeeeefb:orgao~ com
ZUmiaddccbcbcb:orgao~ mais
ffeefffefifffb:orgao~ voces
lefZeeeZeeeeeb:os KIND
hhXddedgdddedb:os MODE
Ykdjeffeffffeb:os NUM
khbTbbaYcbcZab:os OBJ
qUedeebieedecb:os compr~
beeepeeefffffb:os conco~
djdbdccfeddebb:os contr~
JfXmYddecbbcZb:os conve~
hfhfeecefeeeeb:os da
eefefffffkeeeb:os dados
efheedeeeeeeeb:os de
Wqfefeffeeefeb:os edita~
rVddedeheeeeeb:os empre~
ZrdXedbceeeeeb:os forne~
eefbpeeffffffb:os gasto~
lbbcfeegffefeb:os licit~
anfbffeffffffb:os maior~
Xqcbefeefffcfb:os mais
bjfffffffffffb:os menor~
mZddeedgeebdeb:os notas
bkdaffcffedffb:os orgao~
Xveeffehffefeb:os pagam~
bdfepffefffffb:os preco~
Rwfffffffffffb:os prime~
Wpffffeffffffb:os todos
apfdffeeffefeb:os ultim~
eebaoceffeeeeb:other bodie~
ddbeoaeceeefeb:other suppl~
hffgdfdgfefeeb:other than
jfefdcffeeeeeb:ou ANOM
cdddsffffffeeb:ou DATE
ebecmffeffeffb:ou ORG
cbbcqefefefedb:ou PLACE
beefpfefffefdb:ou SUP
ebcblfddefeedb:ou a
fhfgeeeefeefeb:out MODE
fecdldfffffffb:outro~ orgao~
Wbdpbfedcfefdb:over DATE
oYcbZadcdeeedb:paga caro
bcddkedeeeeedb:paga mais
Weffreeeeeeeeb:paga menos
cpdYdeedeeedYb:pagam~ PLACE
lafeffekffdfeb:pagam~ do
hhdeffciffefeb:pagam~ feito~
dhciaceaeeeecb:pagou com
mecbaXaabdbbab:paid on
hTddcVacdbZajb:para o
fafeeeefffefnb:passa uma
Ymbeffffffffeb:passa~ por
eYemdfffefffdb:pay for
Zfecsfffeeffeb:pay less
eedcdejieeceab:payme~ DATE
eieeeeeheeeeZb:payme~ PLACE
fhgbefdgefedeb:payme~ by
amhbeeeeeeeeeb:payme~ of
lfaceedceeedcb:payme~ to
aaeeeddnffdfdb:pdf com
dafefeelffefeb:pdf dos
eeffffejffdffb:pdf sobre
edfffeefkeffeb:pedi DATE
fffffeedjfeefb:pedi ainda
deeefeeeneffeb:pedi que
kbbidedcedeceb:pela ORG
djddeedbeeeeeb:pelo ORG
oYfeeedbeffedb:pente fino
jbfdfffefffffb:peopl~ say
acimbcdbcaccdb:per year
eefffcdffeoecb:pergu~ aqui
fffefeffffjefb:pergu~ com
fffffffffffffb:pergu~ eu
fffefffffciffb:pergu~ faco
fffffffffegffb:pergu~ nesse
ddefffeeeeoeab:pergu~ por
ffffffffffgffb:pergu~ voce
fffffffffhfffb:perio~ voces
fdfhfhfffffffb:pleas~ what
ebdedifeeeidZb:pode me
bblieefeeffffb:pode quant~
feffeedcfffflb:poem about
chkeedeeeeeeeb:por MODE
Uchsbdbddbadbb:por ano
fdeefeeffckddb:por cidad~
celkeefeedeedb:por estad~
gdededfffehdib:por favor
Ufdreeeeeeeeeb:por forne~
giedeehgeeeeeb:por genti~
Zdilaeddeeeecb:por modal~
UYbteeeeeeceeb:por orgao
efffeifffffffb:por qual
aeffepefefffcb:por que
bVToedefebZdbb:por valor
jedffefffffffb:possi~ ANOM
ffeeedeacemecb:pra expor~
feeefefffckddb:pra filtr~
edeffeefefnecb:pra inves~
eifdedhfeeddhb:pra mim
eefffbdfeeqdbb:pra pergu~
eacefeemffcffb:pra plani~
abZcakZccbgaXb:pra que
cddeecelddldab:preci~ de
bdfepffefffffb:preco~ de
cfeeefeefjefeb:prefe~ PLACE
efffffejfffceb:prepa~ um
dedefkeedfeebb:price anoma~
efefemeeeccecb:price regis~
edeeoeeefeffcb:price~ of
bfffffffleefeb:probe i
1Qfffdffffffdb:procu~ ANOM
aaecdbradeedbb:profi~ of
ffffffffhffffb:progr~ on
feffffffifffeb:pront~ a
ffffffffhffffb:pront~ o
fgfffffffffffb:provi~ the
dleecefffeefdb:publi~ DATE
fedfffffflffdb:pull from
dgmeefdcfffffb:purch~ DATE
hdhbcdddebbdbb:purch~ PLACE
ggeaeeeieeeeeb:purch~ by
eijefdffffffcb:purch~ did
abjbdcdgdbedcb:purch~ not
paedeecZefeebb:purch~ of
jefffffeffffeb:purch~ on
fffekeeeffefeb:put side
ccfeeehieffefb:put toget~
dbddddnddedeab:puxa a
cdfeeeeeembdcb:quais anos
fbfeffffeeleeb:quais coisa~
eceeeeedesdeeb:quais dados
ffbieeeffeeffb:quais empre~
ZalReedcdqdeeb:quais estad~
ecffffeffqefeb:quais fonte~
eifffffffffffb:quais foram
cfjbdeeeefeefb:quais orgao~
ajaaeeeeecoeab:quais os
fffffffffdiffb:quais pergu~
Vmfeffeeecmedb:quais sao
caYdegedegedfb:qual a
ffefkffeffffeb:qual das
eeeekffffffffb:qual deles
ffcdjfeeeffeeb:qual dos
bmdbgfeffffedb:qual e
YlibdadddddcZb:qual empre~
ekdhcefffffedb:qual foi
efffeifffffffb:qual motiv~
bidgdgceeeedgb:qual o
fefffffffmffeb:qual perio~
bSeecbaeaccdob:quand~ e
eeeefdeedpeedb:quand~ foi
XZnZcddccbddYb:quant~ MODE
YcamcdbbbddbZb:quant~ a
UXtZddcdeceecb:quant~ contr~
bbpbeeeeedeecb:quant~ de
bfecebeedeedqb:quant~ e
eecbddddncabab:quant~ falta
ffeldefffffffb:quant~ foi
ffdafefeeneedb:quant~ regis~
ffedffffpfdfab:quant~ tempo
fdncfefefefefb:quant~ vezes
ddeeeeeeejecdb:quao atuai~
ieeadXcjddeeeb:que ANOM
hhbbbeebdbeeeb:que MONEY
MmZYlbadcdcdWb:que PLACE
liaWhdccddeeYb:que a
efddfeefcuefdb:que ano
cffekeffeeffeb:que as
eddeedeedmbcZb:que bases
biedaanededdcb:que const~
Yfbdjgedeeeeeb:que contr~
feeffeeeeqdebb:que dados
fffffffffmedeb:que dia
XZdedncdcdfcXb:que e
Udfncdddededbb:que empre~
deffebedifmfdb:que eu
hWbiZZXbbcbYYb:que foi
eefffefffmeecb:que fonte~
ffffffffebmfcb:que forma
YsbObcddcadcWb:que forne~
eefefcefedjdbb:que funci~
edfdobefffffeb:que gasta~
dZeefehefdefeb:que ha
efffffefjffffb:que inici~
fefefkffefeffb:que levou
bUmlddeeddddbb:que mais
fffefffffleeeb:que mes
eefffjfffffffb:que muda
hcgfdddfeeeedb:que nao
dgZahheeeeeecb:que o
blgcdeedeeeedb:que orgao
cdgceeeeepdeeb:que orgao~
deededeeleddab:que pe
edfffeefkeffeb:que pedi
fcffffffffmedb:que pergu~
ffffffeffmdfcb:que perio~
dfeffpefdedddb:que quer
cfefflefefffeb:que razao
YbacbmacbbgaUb:que serve
Zdeeevefeedecb:que signi~
cffffefflfffeb:que solic~
fffffffffhjedb:que tipo
ffffffffffhfeb:que tipos
bZdddrfedcocab:que vc
lecceZcgdececb:que vende~
acddcXddcceUsb:que voce
YbeeekoeeXhecb:que voces
bWedgamddekZbb:quem e
bkdaideeeeeedb:quem foi
ckdffffffffffb:quem foram
eZdeeeeeffffob:quem ganho~
effcjeeffffefb:quem gasta
ghebeecdedefdb:quem sao
dfeffpefdedddb:quer dizer
cidafefeeffefb:quero MODE
nWefdedbfffffb:quero apena~
deeekfeffefffb:quero compa~
oUddemdebdcdcb:quero em
VneeeeZcefdfab:quero me
acddeueddddedb:quero o
cagciodeeeeecb:quero qual
cfcgZdhdgeedab:quero saber
uPdeffZZffeefb:quero so
VccdeYgledcbdb:quero um
gicddZcdcedceb:quero ver
Wndfeccafefeeb:query the
ffffffffffgffb:quest~ can
fffffffffejfeb:quest~ do
ffffffffffhffb:quest~ i
bTjmeefeeefeeb:ranki~ de
cSkgdeebddeddb:ranki~ dos
dUkkfffefffffb:ranki~ of
afeeeveefeeebb:rate sever~
fffefjffffffdb:razao de
ffffffffgffffb:ready yet
ddefepeeedefeb:reaso~ that
Zpdieefeeeffeb:receb~ a
kcfffffefffffb:receb~ denun~
Ypfdeefeeeeedb:receb~ do
dfflfefffffffb:receb~ em
YacZtceddeedcb:receb~ mais
cdcmcfefefeffb:recei~ by
bbcZcadbbacblb:recei~ de
bZXioedddecccb:recei~ the
ccfnfffffffffb:recei~ throu~
ffefffbffoffeb:recor~ about
ccefffeeeqeeeb:recor~ for
dfefffffemfeeb:recor~ from
efcdfeffekeeeb:recor~ go
ikfWcecgebedeb:recor~ of
Zceeeeeecneccb:recor~ on
YdceckdbchddZb:regis~ de
kabdabcbcgddbb:regis~ do
bjfffffbfffffb:relac~ dos
cZeeefdrefefeb:relat~ com
Ycedffenfffceb:relat~ das
WZddeecveeeedb:relat~ de
cbfefeeoffffeb:relat~ dos
fefffffhffeffb:relat~ em
dffffefcjfefdb:relat~ que
cdeefeclffffdb:relat~ sobre
YacdddZpdbdeWb:repor~ about
ffffffecnffeeb:repor~ i
VZeeeedweeffdb:repor~ on
bdededeceeeekb:resta~ PLACE
adedddceYcYcsb:resul~ da
efffffffkfffcb:resul~ from
ffffffffhfffeb:resul~ of
ffffffffofefbb:resul~ yet
kceeeeeeebedfb:riggi~ at
eeffflffefffeb:risco alto
ffefemffeeefdb:risk score
fffffeffhffffb:rodan~ o
Yoaceeeceeeedb:rol de
prddecUZZdYabb:run a
kWedZaddcdmcUb:run an
eieffffffffffb:runs the
ZQYZYjibTZaWab:s a
bbeedcfccddoXb:s all
cdffdceekeddeb:s the
fceeecefhcdjbb:s up
edfjcjffeeeeeb:s what
cZccbWacZZZjib:s your
fffffffffdofZb:sabe fazer
affffmfffffffb:sabem que
befifefflfeedb:saiu a
fedifeffkfffdb:saiu o
eefeffffflfffb:sao atual~
ddeeeeefeodeZb:sao cober~
difdefdefgefeb:sao os
aqYceeeeedeedb:sao por
edeckbeeeeeeeb:se compa~
cdcjeeefffffeb:se gasto~
ddeapaeeefffeb:se sai
eedfdbeeeerddb:se usa
fifeeeedefeeeb:searc~ for
Ypeeffdeffedeb:see all
difffffcfffefb:see the
fdfffeefeecpeb:see you
hdfgedefedeedb:segun~ o
dhggeeefeeeedb:sejam PLACE
oaceeffeffffeb:sem MODE
heZlaefeeeeedb:sem conta~
efheedeeeedeeb:sem os
Xiddeeaieedeab:send me
keeffffffffffb:sera que
fefejfffffffeb:set side
edeeeoefeedecb:sever~ alta
dcddcdddddfdmb:shoul~ i
dncacaadccbaYb:show me
daeeckddeceeeb:show up
fffehffffffffb:side KIND
defenfefffffeb:side by
bkiddeeeeeeeeb:sign DATE
egmefefffcffeb:sign by
jceffffffffffb:sign of
cZkXdcddeceefb:sign the
dbqfeeeeffffeb:sign with
hggededfeeeedb:signe~ DATE
cmgbfdffeeefeb:signe~ PLACE
fYibdcdbddcdbb:signe~ by
YWqYeeeeeeeeeb:signe~ most
kffffffefffffb:signs of
kffefffffefffb:sinai~ de
eeefedefdjdddb:since when
eqeefbffffeffb:skipp~ MODE
dfeffefffedkeb:so isso
cefffjefedkedb:so what
Xedcddcbciddhb:sobre DATE
cffffebdqedfbb:sobre OBJ
aeeeedpdekfdfb:sobre ORG
feeeeeddemffdb:sobre PLACE
ddedeekeffffeb:sobre SUP
aTcccboYdWcbYb:sobre a
bbeeeedmeeeeeb:sobre as
ebeffecoffffeb:sobre contr~
ddeeffehfifffb:sobre de
ecfffcjeffefeb:sobre empre~
ecffffbmfffffb:sobre os
egfeefefefeeeb:sold OBJ
fbcnebefefeffb:soma de
gffffffffffffb:somet~ odd
ffffffffffgffb:sort of
icfeefefffeffb:sou audit~
eefffeffflffeb:sourc~ do
fcejcffffffffb:spend most
fbfmaddeeddecb:spend on
Xedolfffeeffeb:spend~ PLACE
cdfdkdeeffffeb:spend~ betwe~
eeefleeefeefeb:spend~ by
feebsXfffefffb:spend~ diffe~
fffdifeffffffb:spend~ more
Ybddmdeeeeeedb:spend~ of
WXesbddbeeeedb:spend~ on
jkcWcecgecedeb:spend~ recor~
edfemdeffffedb:spent by
ecfmZfeeffffeb:spent on
aUSsXecadYcccb:spent the
aUbddeepeeefdb:sprea~ with
ecdaqdeeedeeeb:stack up
deffffffleffdb:start~ DATE
edfeedeeoeedcb:statu~ da
fefffefflfefdb:statu~ of
cefffeffneeedb:still runni~
feffffffiffffb:still waiti~
Vbdydeeedefedb:sum of
dbeodddeedeeeb:sum up
flhUiZbddcceab:suppl~ PLACE
chbaecldededdb:suppl~ SUP
YWjndeddeededb:suppl~ by
gedaeebjeeedcb:suppl~ of
gffffffffffffb:suspe~ ANOM
gffffffffffffb:suspe~ de
oZffffeefffffb:suspe~ em
ifffffffcdfefb:suspi~ in
fffffeefeemecb:t know
pefffefffefebb:t there
dbeefedefqeedb:t you
eebVcWbdaZZbmb:ta o
fefffdfflfeeeb:ta pront~
eeceedeeeekZdb:te uso
baefffdofffffb:tecni~ sobre
fcgfegjeeefefb:tell me
pZdbdaeeeZeedb:tem ANOM
VbUYbbacbnccmb:tem PLACE
Ybddeedecrbecb:tem ai
heddddcddheecb:tem algo
cddfeeeeeleecb:tem algum
geccccacgYZabb:tem algum~
hffffffffffffb:tem coisa
akjTeebeeefedb:tem com
bhhhekefdbeecb:tem como
mUadYbnbcidecb:tem contr~
eeefffeefkffdb:tem dados
efefffcefmffeb:tem infor~
fddceeaedodabb:tem nada
ffeffedfelffeb:tem regis~
dbeedasceadddb:tem sobre
ffffffffgffffb:tempo falta
nfcbaecdeddeZb:tende~ PLACE
hfdeeeejfefdeb:tende~ for
ledeffegfffefb:tende~ of
fdffffffmfefdb:termi~ a
oRbcYacaacbbYb:than NUM
eeffkffffffffb:than other~
Yldeidfeeeffeb:than the
fffgdfdffffeeb:than those
effefeefeeeleb:thank you
hhddeeegefeeeb:that SUP
fdfdepefdeeedb:that figur~
ccfffcefledceb:that inves~
bceecbacbddoWb:that s
fffeefefffeeeb:that sold
jgbbbXZYaebdcb:the ANOM
ggefeeeheeeeeb:the KIND
bhebeedheeeedb:the MODE
bdejefeheeeedb:the NUM
kjabcdcccddeZb:the OBJ
kacfdchddbdedb:the ORG
fecfddeedheedb:the SRC
gXYdbamaZabbPb:the SUP
elfeffebfeefeb:the agree~
Yofceeeeeefffb:the all
fhdeeecdeeedeb:the amend~
ffffffdfjfefeb:the analy~
aedffdefjeedeb:the audit
effekfffeeffeb:the avera~
Rxfeffdfffefeb:the award~
fdffedffdfefnb:the best
TseeeedZefeeeb:the bids
WtdYebeebeeecb:the bigge~
jceefffffffffb:the city
ecebcepceeeecb:the compa~
eedcetddccdcdb:the confi~
ejbccdbhdddebb:the contr~
ededeeefduefcb:the data
ebeeeeefescfdb:the datab~
ecffclffcececb:the diffe~
XapZbbcZbacdab:the fewes~
nkedddeeceeeeb:the firms
ejdeefdffeffeb:the first
cdeeeddencfeeb:the inves~
Yofeeebgefefcb:the invoi~
dfdfeeeeejeejb:the last
fofZffffffeffb:the lates~
cleefeeffeefeb:the main
cbececbdddcdmb:the match
bYoffbededeeZb:the most
dXrffeeeeeefcb:the numbe~
ddbeoaeceeefeb:the other
jefdeddoeeefeb:the payme~
edeeoeeefeffcb:the price~
bfffffffleefeb:the probe
pkcbdddcdddebb:the purch~
ddefepeeedefeb:the reaso~
ffffffecnffeeb:the repor~
ffffffffhfffeb:the resul~
feeffmffffefeb:the risk
edeeedeedeccnb:the sea
fSeeeeddrddbab:the searc~
dneffffefffffb:the small~
Tpeojbcdeeeeeb:the spend~
fdfffefflfefdb:the statu~
coeaedcddaeedb:the suppl~
eeefeeefemceeb:the syste~
dnedebefeefeeb:the tende~
fjfcffcffffffb:the top
dZbrbbcecbdfab:the total
edeekfefeefffb:the two
edeeeeeebeeerb:the weath~
epecffeffdefdb:the works
pefefeffedfceb:there ANOM
lcefeceeaiebeb:there any
kcdffffcfefffb:there be
iffffffffffffb:there fraud
jfddefeffdfffb:there irreg~
haffffjeeefcfb:there is
demdfefffefefb:there made
cfeffnefbebdcb:this alert
cfcbcodddcaZTb:this flag
fdffffffffjfcb:this pleas~
effffffffejeeb:this syste~
fffffdffefueVb:this tool
fffffafffenfdb:this work
hfffdfdffffeeb:those of
iebodeeceefffb:throu~ MODE
effffffffhiedb:tipo de
ffffffffffhfeb:tipos de
eidfedeeeeeeeb:tiran~ MODE
VacYocdcdcddtb:to PLACE
jgZjdedfeeeeeb:to SUP
RSddcdjueedecb:to a
ZYnadeeefdeedb:to count
jedcjeeeffjeeb:to do
Zbdcdedneeddeb:to excel
bbickgdcedcdbb:to how
jbcdddededddfb:to i
amedeeedfdeeeb:to list
kbddXgbcccWdab:to me
fcfegfidfffffb:to put
ZoecdcbccdbeYb:to searc~
ffegfkfeffcffb:to tell
fdfdepefeeeedb:to that
ebYfcdjaedeeZb:to the
fdefeeeeeeneYb:to use
dZhffogdefbedb:to what
aodddeeceeeecb:todas as
kgedeedbeeeeeb:todos os
ccfeeehieffefb:toget~ a
ffffffffffgffb:tool do
fffffefffelfdb:tool does
Whggdeddeeeedb:top NUM
dfcmcffefffffb:total com
YXpbdcddedeeeb:total de
cdemddeeffeffb:total gasto
efnZfeeefeffeb:total numbe~
dbZmeeebeecfdb:total of
cbZocdeeeeedbb:total pago
QXZrbabeccceZb:total paid
ddfrcfdfffefdb:total spent
fcfjfffcffffdb:total value
ZodeeeZceeeeeb:track down
deeeedaeeedndb:tudo bem
deeeeebedecmdb:tudo certo
bUcddepeffdeZb:tudo da
mbbZbeWdeeebeb:tudo menos
hYdbcbjccZcaZb:tudo o
Yeeeefwdececdb:tudo que
beeeefuceefcdb:tudo sobre
Yndeeefeededdb:ultim~ contr~
ffefcjfecbeddb:um contr~
ffefcjfecbeddb:um conve~
edcecblYddccXb:um dossi~
ZZeeeddnffefdb:um pdf
effffmeeffeeeb:um probl~
cbeeffdpffeedb:um relat~
ddaddocedeeebb:uma MODE
Yffdneffffefcb:uma compa~
bjfffffefffffb:uma lista
beecddedddcdlb:uma music~
ffffffffffhfeb:uma pergu~
fafeeeefffefnb:uma recei~
acedeeelfeefeb:up a
daeeckddeceeeb:up as
bfdleddXeeeeeb:up the
jYbYaZbZZxcaZb:up to
edeeceeemcdabb:up with
eeffffefiffeeb:updat~ about
ffffffffkfffeb:updat~ me
ffffffefkfffeb:updat~ on
eedfdbeeeerddb:usa isso
fefffefffepeXb:use this
fffffeefcfjccb:uso isso
pbagdcdXdaddcb:valor MONEY
effieffffffffb:valor gasto
fedmeeeffffffb:valor total
bYYpaeecefffeb:value of
edeefffffjedeb:vao os
cfeffgeieddeeb:vc conse~
abddddhddwccWb:vc tem
bfefffefflffdb:vcs tem
eefefffffkffeb:vem os
btTeebeeddedYb:vence~ MODE
fkcZddcedededb:vende~ OBJ
ejeceedeeeffcb:vende~ a
YbdZoeddddddYb:versu~ PLACE
feffffffffoeZb:voce conse~
XcbbaXZaZaQkqb:voce e
eeefedeeeeweTb:voce faz
efeffjfeeeddbb:voce pode
cdddddddeeheeb:voce sabe
cfdeeejeeoecab:voce tem
dedeeeeeerfeeb:voces cobre~
fedefdefeqeddb:voces colet~
fefffadfedueab:voces fazem
feeefefffldedb:voces guard~
bfffefeffmffeb:voces nao
beeeedefeleecb:voces possu~
eeedeceeejcdeb:voces puxam
edeeedleemeedb:voces tem
feeefeeeeodedb:voces traba~
fffefeffflefeb:voces usam
effalffffffffb:vs ORG
feffffffiffffb:waiti~ for
Yhhfegffeeefdb:want to
YndYdeeeecedbb:was bough~
cldcefeefffeeb:was hired
ccfjeffffffffb:was paid
edffjeffffffeb:was spent
cdehdeeeeieddb:was the
jeddefeffffefb:was there
cdfffjdefeffdb:wasn t
edeededeceeeqb:weath~ PLACE
alibdeedeeeecb:went to
ejbdfffffefffb:were by
ejffffffffffeb:were publi~
bqecefeffeefbb:were signe~
ifbceeffffffeb:were the
ccpfeceeededcb:were there
dhfffeffecpedb:what all
eieefeffedldbb:what are
fefefefflfefeb:what becam~
hbfeecdfeerebb:what can
TmgcWZbcccbcZb:what compa~
feeeebeafqdedb:what data
fffffffffjeffb:what datas~
WiZfabdedddecb:what did
edeeekkeebneZb:what do
dedddneeedkdcb:what does
jddddZdeddjdbb:what else
eedeedeedblbbb:what featu~
baeddcedndcdhb:what happe~
aocadeffffefeb:what has
ZnXceeheecefdb:what have
Yfdgemdddchacb:what is
fefefefffgifeb:what kind
ffffffffffhfeb:what kinds
befffqffffdfdb:what made
fffefefffkeffb:what month
deneedeefeefeb:what numbe~
fefffefffmeffb:what perio~
bdfffkfedeefeb:what reaso~
caebcgbcecbehb:what s
ffffffffffgffb:what sort
deeeedefdkdflb:what time
dhedkdeefffeeb:what was
fffffeffffjfeb:what way
dkcceefeeeefdb:what were
eefffeffflffeb:what years
cXdbdicciecbcb:when is
fbeeddeecjecdb:when was
lRWXmZXabXZaYb:where is
dfffffffmefcdb:where s
UTdcbddccVhcsb:where to
digYdbedejbeZb:which agenc~
dlebefeeecffeb:which are
gdgcdeeeeodebb:which bodie~
Yigcdedddceddb:which body
apdeaeeeedeedb:which compa~
fefffffffkefeb:which data
edfeffeeflfefb:which datab~
cldcefeffeffeb:which firm
bcdjdedcekedeb:which munic~
eeeekfeffffffb:which of
edddkffffffefb:which one
fffffffffeiffb:which quest~
effffffffifffb:which sourc~
dbdjdedeeoddcb:which state~
WZfkbcaYaZaacb:which suppl~
ebeecddedmccdb:which years
djbecdbcdcpYVb:who are
ZQYTVXnaWUVahb:who is
dkadddcdedboVb:who made
efbdlfeffffffb:who of
ffeghfefffefbb:who spend~
aqeaefeeeeefbb:who were
dYhdedXdddddob:who won
YbbbbobdcZcZcb:why are
cffffjffdedffb:why is
cfffekffffffbb:why isn
affeepfeffddcb:why was
cdfffjdefeffdb:why wasn
bbkdcfedefffbb:win with
meffedfeeeffeb:with ANOM
bdddpeeeedeedb:with DATE
ccdcjekeeeefeb:with ORG
lcbaedcceededb:with PLACE
ehlbaebdedeedb:with SUP
jYcfeeflefffdb:with contr~
fffffefffjefdb:with in
cffekcfdfffffb:with its
bddedeeekdacjb:with my
eebaoceffeeeeb:with other
UWlagcZofcddbb:with the
fdfffefffenffb:with you
hffgeeefeeeeeb:witho~ the
brPZZYdcYbbcXb:won MODE
cedededkefeddb:won MONEY
UpdfdecceedeZb:won PLACE
camYeeZddddekb:won the
eeeeebeecamcab:work here
eddeebeeeohedb:work with
idZccacbbabbZb:worth MONEY
gheeeegheeedeb:would you
fdfefeejffffhb:write a
dbabYaXbbYXXlb:write me
cZffffelfffffb:writt~ repor~
nZdcdeedeedecb:wrong with
ZcbbmdYbccccbb:x DATE
adedtedeeeeeeb:x ORG
eeejefeeffffeb:year by
WUbbbbblXYYoVb:you a
fdfffffffeldeb:you able
eieeeegheegedb:you can
fdfefedferdfbb:you colle~
ffffkffefffffb:you compa~
ddfefeefflcfcb:you cover
efdfeleefddcdb:you defin~
eceeeadeebuhYb:you do
ebedeehdfqedeb:you got
decdddjdeoeeZb:you have
effffeefffpfZb:you help
effdfdfcfrffbb:you hold
degfjeeeedcjeb:you how
cdededdedkeeZb:you keep
bbbeeblcecddeb:you know
Zleffeefflffdb:you pull
fdhffjdffejfcb:you tell
deghgefceedddb:you to
edddecbedrXdab:you use
dcgfehheeddecb:you what
eddeebeeelneab:you work
ffcefeffcleeeb:your data
ffffefeffifffb:your datab~
eeeeeeefedjcdb:your featu~
ffcefffffmefeb:your recor~
fefffefffnceeb:your syste~
igefefeeeeffhbias
rZedYVcgaadddc:ANOM
gTZhbccedcddac:DATE
4Vcbceececdedc:KIND
cRhXZWajXZaaac:MODE
gggedeeeeeeeec:MONEY
mYbVcaaZZYYYOc:OBJ
Wecgjdddededdc:ORG
jbabdcdededcXc:PLACE
gddeoeefefffdc:SUP
caaghedoeeeedc:a
pceeaXeedeeedc:any
ieffeedffeffec:anyth~
dcffffmefefeec:apart
mdeeabeecYbhdc:are
sVeefffefffffc:at
efeeeeffeeeqdc:ate
eeeeeeeedeeocc:bom
ebZagcdhdbdddc:but
eeeeeceedecscc:bye
deeeeeeedecqcc:cheer~
jcedcedbdeeeec:com
efeeigeffeidec:como
cffemffffffffc:compa~
lQUbfbdhdddcbc:contr~
piddaYXeZccYcc:da
Ydefidedegcbbc:e
fgfgeehefeeeec:excep~
heffeegeeeeedc:excet~
iZeedeejeeeedc:exclu~
XYcffedpfffecc:expor~
kegfffegffffcc:faz
edegeefeeeeeec:fora
cfeeeeeeeeelcc:good
ceicgeeeddamdc:how
maceeeegefeeec:i
rUbXcabcVbccac:inves~
fffieeeefeeffc:leavi~
iYcccbgdddcdcc:mas
Vkdgegjceeeecc:me
fhdfdegfeeeedc:menos
ggcnceecefeecc:no
lUafYddddcddec:not
hZYaYjfbaafWVc:o
deeeeefeeecrbc:obrig~
oaeeeeebfffefc:only
fffgefdgfffeec:other
hcddddgieemdVc:pleas~
hgddddhheehecc:por
Sucffeccfeffec:procu~
deeeeeeedeQ0dc:prumo
dcihhhefeefeec:qual
Yalicdcbeeecdc:quant~
edebjfiffffedc:quem
nWZgXecbeeedec:quero
iabhbeeheeeeec:sem
uUccdbcdecedec:so
efffffffeeemec:tchau
gcdgcbgZdbbbac:tell
mbacXccddZdecc:tem
fffffffffffkec:thank
ehdcddhfdddjdc:thank~
nOVVWZVVSWXVOc:the
fgehededeeeeec:tiran~
eflbfefffefefc:total
eeededceeedodc:tudo
deeeeeeeeebrbc:valeu
edchcidVdafaYc:what
gTYdlbaccZdddc:which
Yadcmeeedeeeac:who
fgddedgieeedec:would
Wfffpffffffffcb:KIND spend~
kfbZdddedeceecb:MONEY ai
Xpceefefffdfccb:MONEY for
lYdfffefffffecb:MONEY if
Zmadeeeleededcb:MONEY por
deeepdeeeeeeecb:ORG and
ceecldeffffffcb:ORG e
ddedoffffffefcb:ORG or
ebecmffeffeffcb:ORG ou
fffalffffffffcb:ORG vs
fcffkffffffffcb:ORG x
eddeqfffffffccb:SUP or
feeflfffffefdcb:SUP ou
ebcblfddefeedcb:a SUP
dcffffmefefeecb:apart from
efeeeeffeeeqdcb:ate mais
eeeeedeecednccb:bom dia
fffelcffeffeecb:como se
fffeiffffffffcb:compa~ os
iggheedfeeeeecb:excep~ PLACE
bceedeneffffecb:excep~ with
hffgeedfeeeedcb:excet~ PLACE
ecefeeneffffdcb:excet~ com
eifeeeeeeeeeecb:exclu~ KIND
acheeeneeeeeecb:fora PLACE
fghfeecefeeeecb:fora os
cfeeeeeeeeelccb:good morni~
eeceddeeedWqccb:how are
befqeffffffdecb:how much
mZcffeedfffeecb:i want
fhfgeeeefeeffcb:leavi~ out
ehefdeefeeeedcb:menos KIND
gdYaYjfbaafWWcb:o que
fffgefdgfffeecb:other than
didddceecejeacb:por favor
kddedeiheeeeecb:por genti~
ceefkeeeefeeecb:qual e
ecifejeeeeeedcb:qual o
effcjedffffefcb:quem gasta
gcdgcbgZdbbbacb:tell me
fffffffffffkecb:thank you
eidfedeeeeeeecb:tiran~ MODE
deeeedaeeedndcb:tudo bem
deedeebeddcmdcb:tudo certo
effdifeffffffcb:who spend~
fgddedgieeedecb:would you
bWfabrcbccccae:ANOM
ifegfcdddeddie:DATE
hdfdeibcddddce:KIND
hfehdldeeddeae:MODE
cmgidddeedeede:MONEY
YUdYcibcZcUZoe:NUM
hecdgbddccddqe:OBJ
cgaehbeedgddbe:ORG
icgifceedgedje:PLACE
ieggeeeeeieede:SRC
cidfgahddcddpe:SUP
edffffeemfefce:acabo~
cdededeeYdbuae:again
YecccZcdZcZXue:agora
Yceeeneebncbae:agree~
edccdcfeiZjdbe:ai
effffdfdreedZe:ainda
eeeeerefeedede:allow~
eeffffffkfffee:along
edeeeoefeedece:alta
eeffflffefffee:alto
daeeebeeddeZue:amanh~
dbffcjffefedee:apont~
cbeddbddcgicke:aqui
effekfffeeffee:avera~
deeeemeeedeede:basta
efffffefeeende:bem
fceffjfedddece:benfo~
eeeeeceeddbuce:bye
eieeeegheeeeee:can
ceefkeeeefeeee:caro
deeeeebedecmce:certo
deeeeeeedeasce:cheer~
dfffkdeefffffe:compa~
deeeecccodddce:compl~
dceeepeeeddece:confi~
lgccddeedkddce:contr~
bddedidecrbcce:conve~
eedefefeeobcde:dados
emhheeeeeeeede:data
ceededeeddbxce:demai~
eeddedeecdcqce:dia
dddddXdecXuaYe:do
daeeeeeencdgde:doing
edeeedeeledkee:done
fefffkffffefee:enoug~
YbdcdcbdZcYuYe:every~
fhdcdcffeehdie:favor
edeeeaeeeaycWe:faz
eefffYeffbpebe:fazer
dffffeffdeeeoe:filho
eceeeeeeneedce:finis~
fbfefobffeefee:flagg~
deedeceedeatbe:gente
hidedehheeeeee:genti~
bcefeeeeoiedce:go
Zdeeedeepeccae:going
bdcadacdbcpZae:help
cdeeeadedjidke:here
adbddbdccbZare:hoje
bccedbdeqcfaWe:inves~
pPbZbcaaYZWXVe:irreg~
dededYceZdggZe:isso
ZfeeedefpZedce:ja
efeegfefffemee:mais
edeeedeeeeeeqe:mar
ddfeepffeefede:marca~
hcdecodeccccbe:marke~
deeeeeeeeebuce:mate
ieddcbfgddmaje:me
ceeeeqeeedcbce:mean
bddedcddccZsae:mesmo
fiddedhfeeddhe:mim
fffdifeffffffe:more
cfeeeeeeeedmce:morni~
abadcZcdZcYere:now
deeeeeeedecsbe:obrig~
fggieeededeeee:ones
dffelffffeffee:other~
defdldfeffffee:outra~
Xffeedeepcebde:over
ceeeedeeddatce:pesso~
fgdddchgddjdje:pleas~
afeeeleeeecdbe:preco
ceefemeeeeeede:probl~
fefffefflffede:pront~
ddedebeedderce:prumo
ddfeffeereeede:ready
eeeeedeeueedSe:resul~
edeeedeedeccne:sea
feffekffceceee:sever~
fdfffdffehjede:siste~
fffffeffcedele:son
gfffnfffcefffe:spend~
iRWaXlXXWWUWUe:suspe~
gUdcbncdcZZbXe:suspi~
fefffffffhgeee:syste~
aeeeececodeabe:take
efffffffeeemee:tchau
ceoeeacddjddbe:tem
fdfffefemeeede:termi~
ehdcddhfdddkde:thank~
cddddcddcdZrbe:then
TdabbYabUWYtUe:there
gceeeceeddbcse:today
cdeeeZeecdcdse:tomor~
deeeeeeeeebrbe:valeu
feefedffcerkQe:voce
Zedeetdeeddebe:work
ddeeedefsddade:yet
eeeeedggeeiide:you
raeddcfdedeebeb:ANOM DATE
qeedfeeeedeeeeb:ANOM PLACE
cgdckceeddedheb:DATE DATE
eejheeeefeefeeb:DATE MONEY
ldbdieeeeeeeceb:DATE PLACE
fdffffffjffffeb:DATE acabo~
ddcddeggdeceeeb:DATE ai
ffffhffffffffeb:DATE compa~
ggddddlheebeaeb:DATE pleas~
ffffffffhffffeb:DATE termi~
hcdcddkiedeYdeb:DATE thank~
jZbhbdcdddddbeb:KIND DATE
hoceddeeeeeeeeb:KIND MONEY
gcbhXcdddcdcaeb:KIND PLACE
jZcceeekdeeeeeb:KIND ai
fggieeededeeeeb:KIND ones
njeeffeaefefeeb:KIND pleas~
Wfffpffffffffeb:KIND spend~
ggeZcddadddddeb:MODE DATE
eelbdbeedZddceb:MODE MONEY
kXkhcbdbccdcYeb:MODE PLACE
ZqYedddfdedefeb:MODE ai
feeffmffffffeeb:MODE mean
dicdeedhefdedeb:MODE pleas~
dicefeeefffafeb:MODE thank~
lbdeffffffefeeb:MONEY DATE
qWaZdeeedeeeeeb:MONEY MONEY
ehfldeefeeeedeb:MONEY PLACE
dkZVcbcgbdadeeb:MONEY ai
adbddddneecddeb:MONEY pleas~
ameffeedeffbfeb:MONEY thank~
dedWcdeeWeedleb:NUM PLACE
bfdiddeeddddZeb:OBJ DATE
emeeeeegefffeeb:OBJ MONEY
iVboccdcdcbdheb:OBJ PLACE
hceheffdedeeceb:ORG DATE
TmZnccbcccccceb:ORG MONEY
eeafjcdddbeeceb:ORG PLACE
Yicecameddcdeeb:ORG ai
feffkffffffffeb:ORG compa~
cddbddrcdbbebeb:ORG pleas~
UjcecdmdcdeZdeb:ORG thank~
ghhdcdddddeefeb:PLACE DATE
YlZdaccccdcaaeb:PLACE MONEY
gZddlbeddcedleb:PLACE PLACE
eideddgfeidafeb:PLACE ai
ffffhffffffffeb:PLACE compa~
cgdceeebeebejeb:PLACE pleas~
hdcddeegeceYeeb:PLACE thank~
elhieeeeeaeeeeb:SRC data
fhcccdcceebddeb:SRC pleas~
deYhhdddcdddZeb:SUP DATE
Xobfeedbeffedeb:SUP MONEY
gihcdddeeeeedeb:SUP PLACE
egefdchgeedefeb:SUP ai
feeeeemffedfceb:SUP pleas~
eedeeeideeebdeb:SUP thank~
hcacgbkcccdeVeb:a SUP
bcdedldeddeeceb:a probl~
feeeeedfdlffdeb:about PLACE
ffffffffhffffeb:ainda acabo~
fcffffffjeeedeb:ainda termi~
gfefakefeeeedeb:and ANOM
cedfcuefeeeedeb:and MODE
hfddjZcdddcddeb:and ORG
medWgddedceeaeb:and PLACE
fdffdjffeeceeeb:and sever~
Xfeffeefdoffceb:anter~ DATE
Yfeffffffmffeeb:antes DATE
edcddddedcglXeb:are you
cfbfejeeefeeeeb:as ANOM
defdldfeffffeeb:as outra~
daeeckddeceeeeb:as suspi~
fffffffffeofVeb:ask here
kbijddeeeeeeceb:assin~ DATE
lcgccfeefffbfeb:at ORG
efeeeeffeeeqdeb:ate mais
fefffeeeofeeeeb:be done
efffffffiffffeb:be ready
beeefeefekfedeb:befor~ DATE
eeddedeecdcqceb:bom dia
ghdiedeeeefeeeb:by MODE
Ybficcddcceddeb:by ORG
Zballbedddeddeb:com KIND
ccehjdfeefefdeb:com OBJ
feeffeffffkefeb:com voce
eeffffffkfffeeb:comin~ along
ffeffkffffefdeb:como ANOM
Zffffoffffeefeb:como suspe~
dffffleffeffeeb:consi~ ANOM
ficbYZZZbZcaYeb:contr~ DATE
hWTccbdjccccbeb:contr~ MONEY
kbeZeZcaYabbQeb:contr~ PLACE
ncZhXddbZeYZSeb:da ORG
efdeebefeleedeb:da PLACE
gghfddefedeeceb:da SUP
eefefffffnffeeb:dados PLACE
Zkeeeedfecdfeeb:data pleas~
bgedeeehedfdfeb:data thank~
efgdcfecddeedeb:de KIND
jibdccedddeeaeb:de OBJ
fdeefefffmffceb:de ORG
fceffjfedddeceb:de benfo~
cbeeemeeeedeeeb:de confi~
eeeffeffemfffeb:de contr~
afeeeleeeecdbeb:de preco
dgcfbbicddcdceb:do ORG
fbdeedeeeleedeb:do SRC
fffffeeffbreYeb:do here
fdfffeefffmeceb:do pleas~
fefffcffkfedfeb:done yet
ffefehffffffeeb:e ANOM
bacdakcdccadaeb:e MODE
cefckddffeffeeb:e ORG
qcdegcedeedebeb:e PLACE
XedeatdddeeeZeb:e irreg~
ffffekffffffeeb:e sever~
Xfdddocdeeeeeeb:e suspe~
Yecfoaeeeeeeeeb:em KIND
fhgieeeeeefeeeb:excep~ PLACE
Wpfgdeeeeeeedeb:excet~ PLACE
cofedeebeeeeeeb:exclu~ KIND
eefefecelfdfceb:favor acabo~
ggdcddifeddedeb:fazen~ favor
fceeeeeejfdefeb:finis~ yet
dbffcjffefedeeb:foi apont~
ddfeepffeefedeb:foi marca~
WYebhcahdecheeb:for DATE
ajegmeedeceeXeb:for OBJ
gfddedgheeceleb:for me
becdddbdcjedieb:from DATE
geeeeeiffiffeeb:from PLACE
feeffeefflffeeb:from SRC
efeejeeeefeeeeb:gasta mais
cfeeeeeeeeelceb:good morni~
dfeefffffnfefeb:halls PLACE
dffffbfffekdbeb:isso aqui
cfededeemdcbceb:it finis~
feffffffiffeeeb:ja acabo~
fffffeffjeeeeeb:ja termi~
ceefkeeeefeeeeb:mais caro
cjdhddededeeeeb:menos KIND
dffffeffdeeeoeb:meu filho
bfeefeeffoffceb:munic~ PLACE
fffffeffcedeleb:my son
deeeemeeedeedeb:nao basta
fdfffdffedmedeb:nesse siste~
idgfedeeeceedeb:no SRC
eeeffeffekedeeb:no siste~
ihgdeceeedeedeb:not PLACE
fefffkffffefeeb:not enoug~
feffflfffeefeeb:not flagg~
ocbcpddcdeeedeb:o ORG
hgggedefebeeceb:o SRC
edeeedeeeeeeqeb:o mar
iiWbabbfblbbbeb:of ORG
djhjceedeeefdeb:of SUP
Yceckdedeeeeeeb:on KIND
eighdeeeeeffeeb:on SRC
fdbeeeefemddfeb:on contr~
eddceedleedeeeb:ones pleas~
dcbanfefeeeeeeb:or DATE
gcednfeefefeeeb:or ORG
XebZxfffffffeeb:or PLACE
eddeqfffffffceb:or SUP
edfffeffeodedeb:os dados
cdcdtffffffeeeb:ou DATE
ebecmffeffeffeb:ou ORG
caadqefefeeedeb:ou PLACE
feeflfffffefdeb:ou SUP
eifgedeeeeeeeeb:out MODE
cffefeefoeffeeb:pedi DATE
eefffbdfeepdbeb:pergu~ aqui
blghedeeeeeeeeb:por MODE
cfdddceeeejdkeb:por favor
hidedehheeeeeeb:por genti~
fiddedifeeddheb:pra mim
cfeeefeefjefeeb:prefe~ PLACE
ffffffffgffffeb:ready yet
ffffffffofefbeb:resul~ yet
eeffflffefffeeb:risco alto
fefffffffbmfbeb:sabe fazer
edhheeeeeeeedeb:sejam PLACE
edeeeoefeedeceb:sever~ alta
hgeddeefeeeedeb:signe~ DATE
Xedcddcbciddheb:sobre DATE
feeeeeddemffdeb:sobre PLACE
effdifeffffffeb:spend~ more
fefffdfflffedeb:ta pront~
eeffkffffffffeb:than other~
efffffffeffkeeb:thank you
ljbacceecaddaeb:the ORG
iXXXfZqZYZabOeb:the SUP
effekfffeeffeeb:the avera~
ecededeecndcceb:the data
edeeedeedeccneb:the sea
feeffeffelceeeb:the syste~
fdffffffffjfceb:this pleas~
effffffffejeeeb:this syste~
jafhedefeeeeeeb:tiran~ MODE
efffffefeeendeb:tudo bem
deeeeebedecmceb:tudo certo
ffefcjfecbeddeb:um conve~
effffmeeffeeeeb:um probl~
ddaddocedeeebeb:uma MODE
fffalffffffffeb:vs ORG
fdeeeepeeeeedeb:with ORG
fdfffefffenffeb:with you
eeeeebeecamcaeb:work here
fgddedgieeedeeb:would you
fcffkffffffffeb:x ORG
eieeeegheeeeeeb:you can
eefeeaefeXqebeb:you do
ebdddecdgemlkk:0
fdeeejfedgbclk:1
jifhfdfeddeeek:2
kigefedfeeeedk:3
kedfeeeeeeefek:4
RTTTTSUUSTyxOn:1
fhgffeeheeeeen:10+
iZaaadaacautWn:2
icbdcfcbfdggrn:3-5
jgfffffeefeegn:6-9
TXXWUSTUtYPSQnok:a
aeddcycdccceWnok:agora
deeeeeeeoecaenok:ainda
ffffffffffejenok:alo
eeffefeemeefdnok:any
ZeddcbcbobYgWnok:are
effefeffekejdnok:ate
fffeffffffelenok:belez~
dceedkbcdecmcnok:boa
eedceededdbodnok:bom
efeedcaeeelchnok:can
cebedieedgdlbnok:com
ccddcdcbddhgdnok:como
dccccoacbbTbbnok:conse~
bdeeelceeemdZnok:could
eedefeefemeednok:de
deedeefeqedbdnok:did
deeeedeeeccclnok:do
cbeeehccmdcjZnok:e
bedacabdhcZbjnok:em
deeeeeeeeeYnenok:era
cfeeeeccbdccmnok:escre~
efffffffffdmfnok:excel~
efefeefeedkddnok:expla~
beZcbcbdYZamYnok:good
effeffffeeapenok:haha
afeeeeefteeddnok:has
ceefffeeeffjYnok:have
ceedefddddbmcnok:hello
adeeeeeedemZenok:help
kWaaZaZYZaTmanok:hey
acbedfcbYZcjZnok:hi
decddgeehgegXnok:how
Tedddlcccclignok:i
fffffeffffjfenok:in
edeeeeeederZanok:instr~
jddddbddkfdbanok:is
ZdeeeeefqZadcnok:ja
eceeegceieaecnok:let
deeeeeeeeeradnok:manua~
cVccdbbcacoahnok:me
deeeeaeedfngZnok:nao
ZceddcddcdXvdnok:no
dXeedccedgldjnok:o
deeeeeeeeeblcnok:obrig~
XcaaZiWYZaWmYnok:oi
fffffffffffgfnok:ok
efffffffffelfnok:okay
fffffdffffnecnok:oq
ceeeedecjedecnok:parou
icbcceYaZYVoSnok:pleas~
hcdedrceaeVdbnok:por
dddeeddcddlcanok:preci~
efffffffhfffinok:progr~
qQbecXccabjZYnok:quais
eaZeejeeffZlcnok:qual
cXeeebddheccjnok:quand~
efbWdcddhgZZjnok:quant~
eaeedddddiekinok:que
cWeaZbZbabcfknok:quem
YdddducdcdccZnok:quero
effefeffnfeecnok:saiu
fdfffeefeecpenok:see
nSbdbaccbbefZnok:show
eeefecefdjdddnok:since
eefffgefeemfdnok:so
cddcdcddccmYbnok:socor~
ffffffdckefecnok:statu~
bdffeffeqfccenok:still
deeeedeeleblenok:ta
ffeffbdfffleknok:tell
ncddeicdYaYddnok:tem
acbbcaccrZZZVnok:termi~
Wcdcdcbcadapanok:thank~
cdeeeddecedlYnok:that
fefffefdleeednok:track
cddddddeddoZbnok:tutor~
ffffffffkfffenok:updat~
cddcededYdcobnok:valeu
ceeedcedddczcnok:vc
bbddchccceZlfnok:voce
ebeeeadeihmcgnok:what
cgeffdeeneddcnok:when
mWXZZYZbhaYYXnok:where
edgeefeeendednok:which
ebccddVdZcgYpnok:who
eeffflffdfdednok:why
deeeejedeccdbnok:would
ecdddccTccacmnok:write
eeeeeeeeeeducnok:you
xdecdceeeeeeco0:ANOM
abbayWYddccdYo0:DATE
4VcUbeddededdo0:KIND
3NYaacededddbo0:MODE
edbmXdedeeddco0:NUM
4NbSaddcdddcWo0:OBJ
mRYasdcdddddco0:ORG
kZYVrdcccXddWo0:PLACE
dWbbyXZcdcddYo0:SUP
ZWabfbdhogbcWo0:a
kbffhhieeedeZo0:agora
deeeeeeeoecaeo0:ainda
lcbYZZYbaUaaao0:algo
mceaeeefefeefo0:algum
jccbeffefeefdo0:algum~
ffffffffffejeo0:alo
kdefeffffffffo0:amend~
cdflfffffffffo0:amoun~
jceeefefjfefeo0:any
lceeeehfeeffdo0:anyth~
eecddcddmhbfao0:are
ajcdeefdeefeco0:as
eefefeffelehdo0:ate
eefeeeeeleffeo0:atual~
wXbZbdddacedbo0:audit
vScceeedeefefo0:audit~
fffeffffffeleo0:belez~
defefiegeeeeeo0:boa
bdffeeddeedfdo0:bom
deffffffnfefdo0:cade
faedefeeddbbjo0:can
qXebbddeaeeeco0:check
dedcdidddmeico0:com
bbdccdcchdggmo0:como
ZXdXtdbdddddao0:compa~
uVZdeeeeeeeedo0:compr~
fffefhfeeececo0:conse~
VTpcccZbdbcddo0:conta
feeeeeeejeeeeo0:conti~
3Tbceeedeceedo0:contr~
yWdceeeeeeeeeo0:conve~
hfffffheeeeeeo0:could
YddbddcZbbgaXo0:da
deeeeeeeeoeeco0:de
ddfeeeffepdfdo0:desde
aYapccedddcdao0:despe~
labXjXaeicccYo0:did
dfffdlffffffeo0:difer~
addddcefehddno0:do
fdedkbeeeheedo0:does
clcdbdcdejbdao0:don
XRabVYoZXZYZRo0:dossi~
WjfeeefhieefZo0:e
bddhabXdhcablo0:em
qXcefeffffffdo0:empre~
Zheegfgfeeefeo0:entao
deeeeeeeeeYneo0:era
cfeeeedccdddno0:escre~
chgcfggfeedeco0:eu
kWdcbducdcdbXo0:every~
edekeffefffffo0:evolu~
efffffffffdmfo0:excel~
lWYeddbcdpddbo0:exist~
Wadseeeeeeeedo0:expen~
Yfefeffeedkddo0:expla~
deecddaoeccdio0:faz
pfZZaWZbZZVWYo0:find
mUfedffffffffo0:firms
bdfffkfedeefeo0:for
uceVdefefeffeo0:forne~
efecfeeffoffeo0:from
VXWigbWYaYWaZo0:gasto
XUXrOYYYXXXWRo0:gasto~
Yfeceffqeffffo0:gere
Yfdcececeeieio0:give
ebedegecdfdfco0:good
cfcdfiededdebo0:gosta~
fdbbdccddpdiao0:ha
effeffffeeapeo0:haha
heeceeefoeedeo0:has
cedeeebeekeiZo0:have
eacgefgdeeefdo0:hello
hddcdeddcdkZeo0:help
Zgeefgfeddakco0:hey
fdfdefgjeeehco0:hi
tcZeeeeeeceeco0:houve
aadeegdefieffo0:how
jdffeffeeeeeeo0:i
egdbdedbecbeho0:ignor~
fffffeffffjfeo0:in
feeeeffeffffoo0:indic~
edeeeeeederZao0:instr~
pRaabbabYaaaYo0:inves~
mZbcceedeeeedo0:invoi~
ybdZccZdeddeUo0:irreg~
ladcebddkhecco0:is
gbdbbbcdcccdko0:isn
adfeeeefpbcedo0:ja
dfghheheeeeedo0:just
bbgefgfedddeco0:kindl~
PlXpadccccccbo0:large~
fefffffgeeeeeo0:let
deeedcjdceeeco0:levan~
nYbceceeefeeeo0:licit~
VsXZadbcddddbo0:list
VrbbZbbccbcdbo0:lista
YmZeeeeeeeeefo0:liste
ejefdfefffffdo0:look
deeeeeeeeerado0:manua~
Yicddefdddjcho0:me
cffffeffmfffeo0:minha
ZoWabdbcdbcWpo0:mostr~
kYbXacccZddmWo0:my
kZddeeeeedeleo0:nada
jcdcdbddddfffo0:nao
ldceefeefeffdo0:neith~
idfffffffffffo0:nem
hhcdeeeeeebpeo0:no
pVfeeefeeeeeeo0:notas
gZdcdbdccdbibo0:nothi~
iefefhgfecedao0:now
ablcdeececeedo0:numbe~
dlccecdedfhdeo0:o
deeeeeeeeeblco0:obrig~
fceefhhfedbldo0:oi
fffffffffffgfo0:ok
efffffffffelfo0:okay
egiefgedeedfco0:ola
Rodcgeedkdedko0:onde
qaeeffeefffffo0:only
ddeeeleeeeleco0:oq
Yhcpeeedeffeeo0:os
wScaddeceeccco0:pagam~
ceeeedecjedeco0:parou
yPdaddecedeeao0:payme~
jbfdfffefffffo0:peopl~
fehgffgfdedibo0:pleas~
feicideeddfddo0:pode
diichehhffffdo0:poder~
bdhegjhedebebo0:por
jedffefffffffo0:possi~
bggdfiejddgeao0:preci~
bgfeeledeeeeao0:preza~
cnbWbacbbbXYco0:procu~
deeeeeeegeeelo0:progr~
rTVabeebededeo0:purch~
aodecbddddgcbo0:quais
ajeeeedeeedgio0:qual
Xndcdbddgfeefo0:quand~
XTljcdddfdddio0:quant~
ddeeeeeeejecdo0:quao
Qpeddddddgdilo0:que
VmZigdbdddedjo0:quem
ffheffifffeffo0:queri~
Yffefhffeddebo0:quero
Ulikdedcedeeco0:ranki~
kcfffffefffffo0:receb~
XacabaZcWaUZto0:resul~
effefeffofeeco0:saiu
WrXYWYVYUWXZTo0:searc~
hdfffeefeecneo0:see
nabfcdeeeeeedo0:sem
keeffffffffffo0:sera
WdcbfVccbbYbqo0:set
ajcXcbaccceeao0:show
eeefedefdjdddo0:since
Thfeggieedfedo0:so
cddcdcddccmYbo0:socor~
gffffffffffffo0:somet~
biaccdceccmcVo0:sou
gXYmbddbcaddbo0:spend~
ffffffdckefeco0:statu~
bdffeffeqfcceo0:still
sXbXbcYccdcbZo0:suppl~
hffffffffffffo0:suspe~
nYYdaaccdcdcbo0:suspi~
deeeedeelebkeo0:ta
fdeffdhffehejo0:tell
dfeeeheedleeco0:tem
qScdcdeddedeco0:tende~
accccbccraZaWo0:termi~
WcdccbabZdarZo0:thank~
cdeeeddecedlYo0:that
ckdhedeeeeeebo0:the
Whgkceedeeeeco0:top
YeZrdeddeeeedo0:total
effffffekeeedo0:track
jbcbcdqaccalao0:tudo
cddddddeddoZbo0:tutor~
fffefefffkeffo0:up
ffffffffkfffeo0:updat~
SZbaYcZcVbdWwo0:vai
beddedeeYdcobo0:valeu
efekeffffffffo0:valor
aZbmdddceeeeco0:valor~
cfefffdieddhdo0:vc
bdeeeedeenffdo0:vcs
mWcbedefeffeco0:verif~
deedegdddebglo0:voce
deeeeddednffco0:voces
jeddefeffffefo0:was
lbcddaedeeedco0:were
akeddgdeffhdgo0:what
Ulcabccdfeddbo0:when
akaabbbcdibcgo0:where
Ykedeceeefeedo0:which
Ygfgbdfdccecjo0:who
VYdeetdeededco0:why
bceeehefeddedo0:would
ecdcdcbfcbcclo0:write
deedeedeelendo0:you
paeccoeedddddo1:ANOM
xVaYhcddddccco1:DATE
hlfbcecZdcddbo1:KIND
ajjXbddcdcddbo1:MODE
rYicdddddddcao1:MONEY
cibkdYcdddZdio1:NUM
mhcYccddddddgo1:OBJ
qbceidddddeedo1:ORG
jcbhgcdcddccio1:PLACE
cecfdcaacZdddo1:SRC
lhaameYddbdddo1:SUP
nbdafefefdfffo1:SUSP
fcbcdgdgeddejo1:a
edeedelegeedbo1:about
fdfeedeeeledbo1:abran~
ejddceZceedeco1:ache
ceddddddedbsbo1:again
Taebpebedddeao1:again~
Zbhndbeeehcebo1:agenc~
jcdVZbYabVabYo1:agree~
TgccbbWcgipcRo1:ai
ceeeededdefego1:ajuda
neeefffefdffeo1:alem
edddeedeemeeco1:algo
kccedddeekeebo1:algum
cdcbbdbcgjZbco1:algum~
efdeeegaedgfco1:all
jcccXgbdccZcko1:an
sNdadccbhedddo1:anali~
tWeeeedakdeeco1:analy~
pafbgWdeeeeeco1:and
dfeeffeenfdfbo1:anda
ddeeeedeencdco1:anos
bndcdddedieddo1:any
pWcdcdgcYaccXo1:anyth~
UZYXXYXYVRkTho1:aqui
afcddededfjgho1:are
hjbcdedcdedeeo1:as
jfWbbbcdddddbo1:assin~
qadeeffefeffeo1:at
efdeefffeeeqdo1:ate
ddeeeeeeejecdo1:atuai~
rQeeefeagfefeo1:audit~
efeeeeeecnceYo1:back
ceeeeheeelfedo1:base
eddeedeedmbcao1:bases
kcdffffcfefffo1:be
fefefefflfefeo1:becam~
efffffefeeeodo1:bem
Yfeffpfffffffo1:betwe~
hndZdcddddedco1:bigge~
YZkpaddddjcdZo1:bodie~
dfkbdeddedeedo1:body
ceededbeeecrdo1:bom
feffiffffffffo1:bota
dqbUdcdddbdcao1:bough~
Ymebeedcfeeeeo1:bring
blfffffffffffo1:busca
Zneeefddefefeo1:busqu~
mcefffdffffffo1:but
jadkacdcddddao1:by
eeeeefeeeecneo1:bye
eheeedeeedrebo1:can
bpXZddebeeeddo1:caros
deeeeeceedckco1:certo
bfffmfffffffeo1:charg~
iWccbcZascabXo1:check
deeeeeeedecpdo1:cheer~
cZlcefeefeeedo1:citie~
cYkmdeeeeaeeeo1:city
edeeecdeekeebo1:cober~
ceeeqeeeeeffeo1:cobra
efffffeffkffeo1:cobre
mYddddddZgbddo1:coisa
fbfeffffeeleeo1:coisa~
hVgdcbdedZddco1:com
eeeeedeedevcUo1:comec~
bgffglefecedbo1:como
cdehndeeeeeedo1:compa~
dfffffjgfffffo1:compi~
ceeeeemfekeeco1:compl~
gmaWfebcddddYo1:compr~
mYefenfefedefo1:confi~
bcebmddeeeeedo1:confr~
efefffeiedeeco1:conse~
bkbcdemdddbcZo1:const~
PuedddcbceodZo1:consu~
aYnbcZgdccZYjo1:conta
aVrdccadeeeeeo1:conta~
fjeXfdbabcZcZo1:contr~
dbgjXXZYZUZZQo1:conve~
UWtdegddeceedo1:count
cefefeeefrffao1:cover
YZeeeecoffeeeo1:csv
ffdefeefeleeeo1:curre~
dfegfgffeeeedo1:d
fiVbcdhdffgddo1:da
beeefedeeoefdo1:dados
efeejfehffffeo1:das
ebfeeeffeoeeeo1:data
edeeeceeepbeZo1:datab~
edfefefferdebo1:datas~
cehceedeefddmo1:de
fmeYeefefffffo1:deals
aecddpdedacYZo1:defin~
eeeekffffffffo1:deles
feeeedeeddcsdo1:demai~
deeeedeeoebcdo1:demor~
kcfffffefffffo1:denun~
cpXbaYZbXXVZpo1:desco~
tWefeaeeeeeeeo1:despe~
jdfffffefffffo1:detec~
bdffeeedeedgdo1:dia
chWgcieceeeddo1:did
bdeckjeeddeedo1:difer~
ekeeefdaeeeeeo1:dig
cclbeeeeffeeeo1:diga
oYbeeffefefffo1:direc~
Wqeefefefffdeo1:displ~
aeeffrffeeeedo1:disti~
rVheddeddeeedo1:diz
iccgeefddhcdjo1:do
ddfbfieedgfeco1:does
ffcdjfeeeffeeo1:dois
heeefeeeeejebo1:don
gafgeeeeefeeeo1:dos
ebeddapcededbo1:dossi~
Zlecdelaeedeeo1:down
fdffffeifffffo1:draw
ffefkffeffffeo1:duas
ibdbdaddddhgco1:e
ebeeffelfffffo1:elabo~
Zfffffffeelkeo1:else
hbfeeedheddffo1:em
bdeefbededdemo1:email
ZlhhcbacdcddYo1:empre~
Rueeffeckeeeeo1:encon~
deeeebeeddmgco1:enten~
fdeemeeefeefeo1:entre
gffffffffffffo1:errad~
deWdbgcdcddcmo1:essa
ceeeeheeeeseYo1:esse
bYddcbeekgcjgo1:esta
Ybinbdeddgcdbo1:estad~
rWddeeeefdeeco1:estra~
pYZbeeedeedeeo1:estud~
geeeeddcaelcao1:eu
fbcdcajcddbmao1:every~
edffeegffeleeo1:exact~
uTdeedbceddfeo1:exami~
kceceeeeeeeeeo1:excep~
sceceffefefeco1:excet~
Xfbcdccsdcddao1:execu~
Zekadccdcsccao1:exist~
Zmbheeeeeeeeco1:expen~
YWXaYqXaaYWaXo1:expla~
UdcdczcccccVYo1:expli~
XXceeedrfeceeo1:expor~
Pvcaeeaceedeeo1:extra~
hWeeiejfeeefdo1:faca
deeeedeaZdndZo1:faco
eZgeffqfffdfco1:fala
ffdaeeeeqedcbo1:falta
beccdbbcgabcko1:far
gbfdghgdcdkcWo1:favor
dcgeidegeedelo1:faz
ceeeebeheeddio1:fazer
eedeedeedblbbo1:featu~
qUbdedeceedeeo1:feito~
fpUTaYZaZacbXo1:fez
UsdeeddZefeeeo1:filtr~
WqeeffdYfffefo1:find
cfededeemdcbco1:finis~
cldcefeffeffeo1:firm
0OeeeYedeededo1:fisca~
kcedeeeedcfeco1:fishy
chdfedeeecegco1:foi
edfffffffoeedo1:fonte~
jgcXdddcdcWdjo1:for
bjgafffefeffdo1:foram
ffffffffebmfco1:forma
Xjgmdddbdcdebo1:forne~
wQZcYYZZXYZXao1:fraud
lbdddffefeefdo1:fraud~
jgccbeefheffdo1:from
deedeekleedeeo1:full
eeeeekeedeqcao1:funci~
dnYdgeeeeeffio1:ganho~
cdddpeefeeffeo1:gasta
ceejfffffffffo1:gasto
bcakieeeeeeeeo1:gasto~
dbdfffelfffffo1:gener~
deeeeeeedebveo1:gente
Xfiegfgdeeeedo1:genti~
bZfefeemffefeo1:gera
apYbkecXeeedco1:get
feifffeffffffo1:give
qWbbddcbYYdcZo1:go
cddddcbdpdZXgo1:going
eeeeeeeeedeyZo1:good
hgaicebdeiedco1:got
kafeblgdcbdado1:ha
bYkmdeddeZeedo1:halls
baeddcedndcdho1:happe~
epXccccedddeco1:has
bkfdedgeefbcko1:have
addcdbcdddrbUo1:help
rXWVacbXaXcbdo1:here
iicciceeeeeebo1:hired
cdcfeeoeeeefio1:histo~
effffffffnffbo1:hold
beeeeeedeedeqo1:hotel
lYebYaYZZaaaYo1:houve
ddhdieeeeegido1:how
kbcdccdeddhdmo1:i
lafegeefcdefio1:in
gYecedcdelfedo1:inclu~
jffffffffffffo1:indic~
aahdddjeducdao1:infor~
bceddddeecaemo1:instr~
wQeeefedefdfeo1:inter~
oYffefefffffeo1:into
nZedeeedlfeeeo1:inves~
tZddddddddbZdo1:irreg~
ccccchgdcefbfo1:is
gbcddgedcddbao1:isn
dfefecefeejlco1:isso
bcedefeejddldo1:it
feededdekmbcco1:ja
cdededdedkeeZo1:keep
fefefefffgifeo1:kind
ffffffffffhfeo1:kinds
ecieeffcibffdo1:know
dffelfffffffeo1:lado
ideeheeeeeeeeo1:less
bddcdekdfedeeo1:levan~
eefefifeifefdo1:levou
chibcdbbcccdYo1:licit~
eeegffffecdego1:like
Upeefdedfeefdo1:list
bnecfeeeeffeeo1:lista
Vrceeedcfeefco1:lista~
Trceffeefffffo1:liste~
albdeedceeeedo1:locat~
hefafeeenedddo1:longe~
hndeffdYffffdo1:look
kddddbcXeeneao1:m
gidYcgddeecjbo1:made
Wrddfbfeedeebo1:maior
Ybepeeeeeededo1:maior~
dajhfcadeddfco1:mais
caiaeehjedeedo1:make
abmdddedegeddo1:many
ceeeedeedebtco1:mate
chdeeeeedehdfo1:me
mYcbpdceeeeddo1:menos
fffefffffleeeo1:mes
bdddddddcdaubo1:mesmo
alecdeedleddho1:meu
gddZZdddndccao1:minha
cceleefjeefeeo1:monta~
jefcddeffeefeo1:more
ebeddhecdfdfco1:morni~
ZqbXeeeeeeeeco1:most
Vueefeccffffeo1:mostr~
deffflffffffeo1:motiv~
cdbmdeeejeegeo1:much
eefffjfffffffo1:muda
dbccabWcobXcao1:muito
cRjiacdbdiccZo1:munic~
beecddedddcdlo1:music~
aeeeedeepedago1:my
kcbffffcfefffo1:na
jdddddZddjiaco1:nada
kYYcdcecegekdo1:nao
effffgfeeeefdo1:need
mbffffeefefefo1:nem
Zfffffefncfefo1:news
aeddcbcdbZboao1:nice
mgYeaZbbaZbZVo1:no
effffffffffifo1:noite
ldceefeefeffdo1:nor
mcedfeffecffeo1:nos
jecbXddcbmddWo1:not
aceefkekeceeeo1:nota
defffeefneeeeo1:novid~
adlccccddddcqo1:numbe~
cZnYeedeffffco1:numer~
Zgbcdkddedcdio1:o
bnbacdcedcedZo1:obras
effffeffdedreo1:obrig~
lffffffffeffeo1:odd
eafkefgeeffeeo1:of
Zcjeedeefqeeco1:often
bedfcajjfdcclo1:on
cdddkeeeedeneo1:one
oXeedfeZfffefo1:only
amYcVZZZZaaVVo1:open
fdabjcbbZaccco1:or
bjoYeeeeeeeedo1:orgao
bcmhbdedefddao1:orgao~
fjdgfeedeefedo1:os
icbaieeceeeedo1:ou
ggfffffffffffo1:out
mZbbccbaiXcbVo1:over
Vcddmededeeedo1:paga
jobYdacddYddYo1:pagam~
ceejceeeeffdeo1:pago
gdchdZbaddddco1:paid
djdeedfdedbdmo1:passa
ZoecffeZffeefo1:passe
Yedamfcedeeedo1:pay
grdWdccddcecco1:payme~
Zcefefdqffcfeo1:pdf
deededeeleddao1:pe
pWdeefffffffeo1:pelo
aaedeevffefffo1:perfi~
edeffeffedoebo1:pergu~
fefffefffpefbo1:perio~
VweedbcdddneZo1:pesqu~
beedddeeddZtco1:pesso~
UZdbdfcseeYcco1:plani~
TXaZYZWWVZuPgo1:pleas~
ecefejfceeedbo1:pode
feffeedcfefflo1:poem
WYbnXbZbabyaMo1:por
ecfffdefgfpdco1:posso
beeefeeffkffeo1:possu~
Vafcdgbdccaiao1:pra
eeeffeegffekfo1:preci~
VgikdbacdcddZo1:prefe~
ecfffffjfffceo1:prepa~
cdeeeddeeebeno1:previ~
pYbabbdYcaddco1:probl~
Xreeeceeeeffdo1:procu~
ebedfffqffdffo1:produ~
ffffffffgffffo1:progr~
fefffeffmfedeo1:pront~
dsfefffffeffao1:provi~
ddedeadedckmYo1:prumo
Ynedeeededeeeo1:pull
ihYZdedcddeebo1:purch~
fffejefgffeeeo1:put
aieeeejeffffco1:puxa
beecddeebddeqo1:pytho~
ffeffgffffleeo1:q
Ziekdeeeemceco1:quais
dYiggleeeeeebo1:qual
cdedepdeejeaco1:quand~
SYltdddbeeeeao1:quant~
jZffegfdhefddo1:que
aScZaXqcacZZjo1:quem
feedeehdeeeeco1:quero
UseeffdZfffefo1:query
deedeeeeddvdbo1:quest~
edcdefdefeffko1:rate
effffkffffffeo1:razao
bdfffkfedeefeo1:reaso~
fcbbgZZbbbabXo1:receb~
ZYWokedddeccbo1:recei~
XlWXddddclcddo1:recen~
ibeWdeeddqeddo1:recor~
abfdedceeqddZo1:regis~
UuceeddVdeeedo1:relac~
OZeeeedxfeefdo1:relat~
cadeeeenfeeedo1:repor~
bdededeceeeeko1:resta~
bdeddddekdZcqo1:resul~
Yabccaqjdbdedo1:resum~
Ypfeffeffffedo1:retri~
YrceebaZeedZao1:retur~
sTceeeeceeeeeo1:revis~
ffffffffiffeeo1:rodan~
kjcbdchcYdYaao1:run
doeeeeeffeffdo1:runs
ccdddgfcgdcgfo1:s
Xffffofffffffo1:sabem
egfeeehehfffbo1:saber
fffffffffffffo1:saiu
Zjcdeedeegeego1:sao
jbfdfffefffffo1:say
ccdhikedeeaego1:se
cmeeffebmfecdo1:searc~
boebeeeZffeheo1:see
Zbbbbacbbbhafo1:sei
mYddfffffffffo1:sem
Xkedeeeheedeco1:send
ffffjfffffffdo1:set
bUcbbabbaabneo1:seu
dbdccdcdcdfdmo1:shoul~
Qpfceeededdedo1:show
cefemfffffffeo1:side
hYieecededfdmo1:sign
nefaeddcedeebo1:signe~
kffefffffefffo1:sinai~
gZdXZaXabbbhZo1:so
YcdddelkicdcZo1:sobre
jieddeeddceebo1:sold
dedrddedeeeefo1:soma
ZcciZccdcckbco1:some
dedeeeddedeemo1:song
ffffffffffgffo1:sort
eeeeeeeeetadbo1:sourc~
ZZdfleedddeedo1:spend
dZdmleddeeeeco1:spend~
ebXmeeeeefeedo1:spent
WVccdebteeebbo1:sprea~
ebdeoedeeceeeo1:stack
YYgodeedejeedo1:state~
edfeedeeoeedco1:statu~
bXecddddbbpbZo1:suas
fefkfffffffffo1:sum
gcckXdeZbbcbZo1:suppl~
yeeVccdedcedXo1:suspe~
redccbbeddeebo1:suspi~
dbeddcceeefego1:t
gedZdYdegcacko1:ta
XZrddccddbdcYo1:tally
ebeeedeeemdeao1:taman~
deeefgefeedgdo1:tarde
eeeeefefeeeleo1:tchau
eccdddeeddjmXo1:te
dahfehkdeefeco1:tell
dYbdddidhndefo1:tem
ffedffffpfdfao1:tempo
Ukiacddfdbddbo1:tende~
fdfffefeofefdo1:termi~
efffffefeeeleo1:thank
YbcedcbdbdW0Zo1:thank~
sVdcdZddhdcgbo1:that
ejbbecedicdego1:the
efdelffffffffo1:them
bddddcdccdYqco1:then
gaccddedhgbmdo1:there
mceefffffffffo1:think
WZbZbZbcaaebso1:this
aYbYbZccbdZXmo1:time
fffffffffhjedo1:tipo
ffffffffffhfeo1:tipos
uWZZeefeeeeeeo1:tiran~
cbddffefegcfmo1:to
Tveedeeeeeeedo1:todas
dkedeeedeeefeo1:todos
cZjieeedeefeeo1:total
andeeeZbeedeeo1:track
Vqdbcdabdeedao1:traz
ecdeeZjdbddico1:tudo
cpfaffffffffeo1:ultim~
acddecejddegno1:um
cbcdeeejeedeno1:uma
UjcgfbccgjdeZo1:up
efffffefjffffo1:updat~
XaaaaZaaYYrXSo1:uso
cYaZbXaZlaSmXo1:vai
deeeeeeeedboeo1:valeu
iceleeeeeefeeo1:valor
adfmfffcffffeo1:value
edeeeeeeejecdo1:vao
cceeecfdcllkXo1:vc
brcfeaedfefedo1:veja
eefeffffflefeo1:vem
hkcaieeeeeffco1:vende~
bpdcdZdbhdbdbo1:ver
Vbebredddedeao1:versu~
edlefefefefefo1:vezes
UsddedcYeeeedo1:view
cdddcaceZdnido1:voce
Ydeeelgeekfeco1:voces
Xbdbmdccdddcao1:vs
feffffffiffffo1:waiti~
gdfeeeeieedeco1:want
cjdfcddedcdico1:was
cdfffjdefeffdo1:wasn
fffffeffffjfeo1:way
fnbdefeeeeffdo1:were
dbfgfkgbefhedo1:what
ddeeefdedidddo1:when
ifffeffffffffo1:which
fZcbVZscddcdWo1:who
ecceedeejeebfo1:will
hZhZheccfdceeo1:with
pbdbXbecdeddVo1:witho~
YkdbddZddcddjo1:won
nZccdeeddedeco1:wrong
UXebmejcddddZo1:x
eceeddeeendddo1:years
cdeeeeeeveadao1:yet
ccedehgedeffio1:you
eceeecdeddhfgo1:your
jffeeeffffefeob:ANOM em
jbecfffffffffob:ANOM suppl~
uadaeeeeeedddob:KIND PLACE
gffffffffffffob:KIND at
mYeedffefffffob:KIND contr~
lbeffffefffffob:KIND deals
kbedceeeeeeedob:KIND do
mceffffeffffeob:KIND purch~
tbcdeeeeeeeedob:MODE PLACE
ldecfffffffffob:MODE by
mdfefeffffffeob:MODE do
sefdcfffeeeebob:OBJ PLACE
mSZdebbcccdcbob:ORG contr~
hbcdjecdcceedob:a SUP
afefeedecnffdob:a base
gffffffffffffob:algum~ irreg~
kdefeffffffffob:amend~ at
cdfkfffffffffob:amoun~ paid
effhfffffffffob:amoun~ spent
ffffffffgffffob:any progr~
ffffffffifffdob:any resul~
jceffffffffffob:any sign
efffffefjffffob:any updat~
jbedfffefefffob:anyth~ excep~
oeeeeffedeffdob:anyth~ fishy
iffffefffffffob:anyth~ suspi~
ifffeefeefeedob:anyth~ wrong
geceeeeehlebdob:are there
bdcccZaZUXWxUob:are you
ajcdeefdeefecob:as NUM
edeeedeeeqeedob:ate quand~
fffefffffmedeob:ate que
eefeeeeeleffeob:atual~ da
effffffffffifob:boa noite
deeefiegeedceob:boa tarde
bcefeeddeededob:bom dia
faedefeeddbbjob:can you
eeecejeeeafefob:com base
eeeffkffeffedob:como disti~
fffffgffefleeob:como e
cccZfpeeddddVob:como se
efeefnefedkebob:como voces
ZWadtcbbcccdaob:compa~ a
defcnffffffffob:compa~ os
lWcfffeffffffob:compr~ da
nbeeefffeeffdob:compr~ de
feeeeeeejeeeeob:conti~ rodan~
qeefbeeeffeeeob:contr~ DATE
nbeeefffffffeob:contr~ KIND
xebeeeedeedddob:contr~ MONEY
oYedfefefffeXob:contr~ NUM
0acdcedeeeeedob:contr~ PLACE
nbcaeeedebeecob:contr~ com
rUbeceeefffffob:contr~ da
tZddffffffffeob:contr~ de
jcecfffffffffob:contr~ do
jbfffffffffffob:contr~ for
oZbcceadeefefob:contr~ of
lbfefffffffffob:contr~ that
kdefeefeffffeob:contr~ with
tZeceffeeeffeob:conve~ com
kceefffffffffob:conve~ do
kcdffffcfefffob:could there
eggfffheeeeeeob:could you
YddbcdbZbbfaXob:da pra
eeeefeeeemceeob:de quais
efdefeffelhfdob:de que
ddfeeeffepdfdob:desde quand~
gacgdeededeeeob:despe~ do
XedVoecdcdeecob:did PLACE
dfffdlffffffeob:difer~ entre
addddcceehddpob:do you
gadbjYcdddbeZob:does SUP
ceeekeefekffeob:does the
ffffefeffifffob:does your
clcdbdcdejbdaob:don t
aaeeeaZbldidbob:e a
fcffeeeerecdWob:e o
dfededeeleddbob:em que
pfbefefeffffaob:empre~ com
mZceeffffffffob:empre~ contr~
nZeefffffffffob:empre~ que
fdhgeeeeefefeob:entao me
fffefefcfeddkob:escre~ um
chgcfggfeedecob:eu quero
lceeefcfffffeob:every~ but
efeleffefffffob:evolu~ dos
fcfjfffffffffob:evolu~ of
ccdjeefefffffob:expen~ of
edemeeeeeeeedob:expen~ on
efefecfeedkcdob:expla~ how
fffffffffffffob:firms with
bdfffkfedeefeob:for what
qYfcffffffffeob:forne~ de
fffffffffgfffob:from which
Yfdcececeeieiob:give me
ebecdhecdedecob:good morni~
cfcdfiededdebob:gosta~ de
gffffffffffffob:ha indic~
kffefffffefffob:ha sinai~
ceefffeeeefjYob:have a
cddeedbeeoedbob:have you
icdbdededdhefob:help me
ffeffeffbecqdob:how are
ffffeeffeepecob:how can
ffeeeeafcpcdcob:how compl~
ffdefeefeleeeob:how curre~
Zeeefoeekeeceob:how did
YccbeiccaZgclob:how do
dfddhofecdicdob:how does
fffffeeffemeeob:how exact~
beccdbbcgabckob:how far
Zeeeepcejcdddob:how is
abmddceddgdddob:how many
cdbmdeefjeedeob:how much
fYeeebdecnadcob:how recen~
deeeedeeheegfob:how s
eeegfgffeeeecob:i d
heeefeeeeejebob:i don
kcdddacaeeneZob:i m
effffgfeeeeedob:i need
mceefffffffffob:i think
dggeeefgeedecob:i want
fffffeffffjfeob:in what
mZbcceedeeeedob:invoi~ of
Xfeeedeepddcbob:is it
hceeecbekcefeob:is the
icecfdeefofdeob:is there
gbdbbbcdcccdkob:isn t
fffffffffffffob:ja ta
eagffffiffefeob:let me
hcefefgbdeeedob:let s
rbefeefeffffeob:licit~ PLACE
qXeffffffffffob:licit~ de
mZeefffffffffob:licit~ do
bkeeeeeefefffob:liste os
ceeeeeeeeeZfkob:me ajuda
fhfffffffffffob:me mostr~
bideedceedefgob:me passa
neeefffefdffeob:nada alem
deeeebeeddmbdob:nao enten~
icfffffffffffob:nao ha
efeeefffffdlfob:nao preci~
Zmcbebcdddedeob:nao quero
Zbbbbacbbbhafob:nao sei
jdcffffffffffob:no MODE
pVeeeffeeeeffob:notas da
ablcdeececeedob:numbe~ of
eXdWtacdddddcob:o ORG
Xnffffffffffdob:o maior
fffffeffffmfeob:o q
Ynbcdgfddcidfob:o que
eceelfffffffeob:onde se
Ygclefeeffffeob:os NUM
feffffffflfffob:os dados
kcfeeffefffffob:payme~ by
jbfdfffefffffob:peopl~ say
fdfhfhfffffffob:pleas~ what
gdgegjheddYeZob:por favor
Xfiegfgdeeeedob:por genti~
efffeifffffffob:por qual
bffffnffffffcob:por que
jedffefffffffob:possi~ ANOM
cdcddbekddlcZob:preci~ de
nZccefffffffdob:purch~ of
fbfeffffeeleeob:quais coisa~
ckaieedfffeffob:quais empre~
eifffffffffffob:quais foram
afjbceededdeeob:quais orgao~
ajaaeeeeecoeaob:quais os
fffffffffdiffob:quais pergu~
cgfeefeeeblecob:quais sao
bcXecfddegedfob:qual a
ffefkffeffffeob:qual das
eeeekffffffffob:qual deles
ffcdjfeeeffeeob:qual dos
bmdaefeeeeffcob:qual e
YlibdadddddcZob:qual empre~
dkdhcefffffedob:qual foi
bobcdcceffedhob:qual o
fefffffffmffeob:qual perio~
eeeefdeedpeedob:quand~ foi
YZmZcccbbbccYob:quant~ MODE
NbmZccbccbedYob:quant~ contr~
eecbddddncabaob:quant~ falta
ffekeffffffffob:quant~ foi
ffYefeffendedob:quant~ regis~
ffedffffpfdfaob:quant~ tempo
ddeeeeeeejecdob:quao atuai~
M5bYceeeeefebob:que a
eddeedeedmbcZob:que bases
feeffeeeeqdebob:que dados
Udfncdddededbob:que empre~
feffeeffendebob:que fonte~
WscZddeeeefecob:que o
blgcdeedeeeedob:que orgao
fcffffffffmedob:que pergu~
ffffffeffmdfcob:que perio~
fffffffffhjedob:que tipo
ffffffffffhfeob:que tipos
eaedjcZeddlXfob:quem e
bkdaideeeeeedob:quem foi
ckdffffffffffob:quem foram
eZdeeeeeffffoob:quem ganho~
ghebeecdedefdob:quem sao
efeffecflffffob:quero saber
bTjmeefeeefeeob:ranki~ de
cSkgdeebddeddob:ranki~ dos
dUkkfffefffffob:ranki~ of
kcfffffefffffob:receb~ denun~
fffefefflfffdob:saiu o
fdfffeefeecpeob:see you
oaceeffeffffeob:sem MODE
keeffffffffffob:sera que
edcbcbddcdfaaob:show me
eeefedefdjdddob:since when
cefffjefedkedob:so what
gffffffffffffob:somet~ odd
Wddqdfeeeeeeeob:spend~ PLACE
sTcYceeceZeecob:spend~ recor~
feffffffiffffob:still waiti~
oYeYfffefffffob:suppl~ of
gffffffffffffob:suspe~ ANOM
gffffffffffffob:suspe~ de
eeeeedeesebYeob:ta pront~
fdeffdhffehejob:tell me
Zeddeeeeeneecob:tem algo
cddfeeeeeleecob:tem algum
bhhhekefdbeecob:tem como
kacafffeffffeob:tende~ PLACE
lafffffffffffob:tende~ for
mdedfffffffffob:tende~ of
dhdiededeeeecob:the NUM
cmbcfffefeffcob:the most
Whgkceedeeedcob:top NUM
fffefefffkeffob:up to
ffffffffkfffeob:updat~ me
effieffffffffob:valor gasto
cfeffgeieddeeob:vc conse~
bfefffefflffdob:vcs tem
eedddadbddcpRob:voce e
efefekfdeecdbob:voce pode
cfeeeeeeerebbob:voce tem
bfffefeffmffeob:voces nao
beeefeeffkffeob:voces possu~
jeddefeffffefob:was there
rddfdcedeeecfob:were there
dhfffeffecpedob:what all
ejeeeefeedlcaob:what are
fefefefflfefeob:what becam~
ecffeeefeeoeaob:what can
TmgcWZbcccbcZob:what compa~
fdfefeeffqdecob:what data
fffffffffjeffob:what datas~
Xgafabddddcebob:what did
ceefeofeedeecob:what does
beffffffeeoeeob:what else
eedeedeedblbbob:what featu~
baeddcedndcdhob:what happe~
aocadeffffefeob:what has
asYceeefecefdob:what have
XhdcdhcdcbkYfob:what is
fefefefffgifeob:what kind
ffffffffffhfeob:what kinds
befffqffffdfdob:what made
fefffefffmeffob:what perio~
bbcbbgacgbbehob:what s
ffffffffffgffob:what sort
deeeedefdkdflob:what time
boefefeeefffeob:what was
dkcceefeeeefdob:what were
eefffeffflffeob:what years
fbeeddeecjecdob:when was
lRWXmZXabXZaYob:where is
dfffffffmefcdob:where s
digYdbedejbeZob:which agenc~
dlebefeeecffeob:which are
edgceeeeeodebob:which bodie~
Yigcdedddceddob:which body
apdeaeeeedeedob:which compa~
fefffffffkefeob:which data
edfeffeeflfefob:which datab~
cldcefeffeffeob:which firm
bcdjdedcekedeob:which munic~
eeeekfeffffffob:which of
edddkffffffefob:which one
fffffffffeiffob:which quest~
dbdjdedeeoddcob:which state~
WZfkbcaYaZaacob:which suppl~
ebeecddedmccdob:which years
djbecdbcdcpYVob:who are
dkadddcdedboVob:who made
efbdlfeffffffob:who of
aqeaefeeeeefbob:who were
dYhdedXdddddoob:who won
YbbbbobdcZcZcob:why are
cffffjffdedffob:why is
cfffekffffffbob:why isn
affeepfeffddcob:why was
cdfffjdefeffdob:why wasn
bceeehefeddedob:would you
fffdfeehffffjob:write a
ddfceedefseddob:you got
gffffffffffffot:KIND at ORG
jeeffffffffffot:KIND contr~ PLACE
kbedceeeeeeedot:KIND do ORG
ldecfffffffffot:MODE by the
kefeffffffffeot:MODE do ORG
efffffeffkffeot:a base cobre
kdefeffffffffot:amend~ at ORG
ceflfffffffffot:amoun~ paid on
ffffffffgffffot:any progr~ on
efffffffkfffcot:any resul~ from
ffffffffhfffeot:any resul~ yet
jceffffffffffot:any sign of
eeffffefjefeeot:any updat~ about
ifffeefeefeedot:anyth~ wrong with
ffffffffenedeot:ate que dia
fffefffffleeeot:ate que mes
fffffcefffnfcot:can you tell
efjgeeefffefeot:can you what
cfeeejeeecfefot:com base em
fffffgffefleeot:como e que
eefcnffefffffot:compa~ os gasto~
lWcfffeffffffot:compr~ da ORG
nbeeefffeeffdot:compr~ de OBJ
oYedfefefffeXot:contr~ NUM NUM
gffffffffffffot:contr~ com ANOM
kXbeeffeffffeot:contr~ com a
obfeceeefffffot:contr~ da SUP
ndcfffffffffeot:contr~ de KIND
jcecfffffffffot:contr~ do ORG
jbfffffffffffot:contr~ for OBJ
nZcdceZdeefffot:contr~ of the
lbfefffffffffot:contr~ that SUP
tZeceffeeeffeot:conve~ com PLACE
kceefffffffffot:conve~ do ORG
kcdffffcfefffot:could there be
bbffefhedbbeZot:could you what
fffffffffffffot:de quais fonte~
fdeeffeefkfffot:de quais orgao~
dffffefffkeffot:de que fonte~
ffffffffebmfcot:de que forma
efbefeffeqdeeot:de que orgao~
gacgdeededeeeot:despe~ do ORG
cefefeeefrffaot:do you cover
feefffbffwffXot:do you have
effffffffnffbot:do you hold
cdededdedkeeZot:do you keep
Xdecweeeedeedot:does the ORG
efffeffffifffot:does the data
ffffefeffifffot:does your datab~
dbeefedefqeedot:don t you
deededeeleddaot:em que pe
mZceeffffffffot:empre~ contr~ pelo
nZeefffffffffot:empre~ que vende~
efeleffefffffot:evolu~ dos gasto~
fcfjfffffffffot:evolu~ of spend~
ccdjeefefffffot:expen~ of ORG
fffffeffffhffot:expla~ how can
fffffffffffffot:firms with ANOM
bdfffkfedeefeot:for what reaso~
qYfcffffffffeot:forne~ de OBJ
fffffffffgfffot:from which sourc~
dceidkgbefdZdot:good morni~ what
Xigeecheeededot:gosta~ de me
gffffffffffffot:ha indic~ de
kffefffffefffot:ha sinai~ de
eeeeeedefmeeeot:have you got
Zcdedeedceaelot:help me with
ffeffeffbecqdot:how are you
fffefeffeeqecot:how can i
XbabYUbbXZiZoot:how do i
bedebocedaYgXot:how do you
efeeeeeecnceYot:how far back
ceoeeffffdfffot:how many MODE
cbjecdedeaedcot:how many contr~
fdWffefeeqeeeot:how many recor~
fffZfdefnedddot:how much longe~
fffjefffeffffot:how much was
edeeeedeieechot:how s the
eeegfgffeeeecot:i d like
heeefeeeeejebot:i don t
kacbbcccddTecot:i m a
ifceeffffffffot:i m an
egeeehffeededot:i need to
ceghgefceededot:i need you
Zhhfeefffeefdot:i want to
fffffeffffjfeot:in what way
mZbcceedeeeedot:invoi~ of SUP
kceffbffebfdfot:is there any
pefffefffefebot:isn t there
fffffffffffffot:ja ta pront~
fcefefbejfefdot:let me know
edfjcjffeeeeeot:let s what
qXeffffffffffot:licit~ de OBJ
mZeefffffffffot:licit~ do ORG
bkedeeeeeefffot:liste os contr~
ceeeefeeefbfjot:me ajuda com
fhfffffffffffot:me mostr~ os
fafeeeefffefnot:me passa uma
neeefffefdffeot:nada alem de
deeeebeedelbdot:nao enten~ como
cidafefeeffefot:nao quero MODE
jdcffffffffffot:no MODE i
pVeeeffeeeeffot:notas da SUP
QxdYdbdeeeefcot:o que a
VbeedkbdcdkcXot:o que e
fefefkffefeffot:o que levou
eefffjfffffffot:o que muda
TsYcdbceeeeedot:o que o
feffffffffrfYot:o que voce
fffffffffhfffot:os dados inclu~
kcfeeffefffffot:payme~ by the
efffeifffffffot:por qual motiv~
cfefflefefffeot:por que razao
dddedcdcddlcZot:preci~ de ajuda
eifffffffffffot:quais foram os
clfefffffffffot:quais sao os
fdfeedeeeledbot:qual a abran~
edeeecdeekeebot:qual a cober~
feffcjfedefedot:qual a difer~
fffefjffffffdot:qual a razao
ffefkffeffffeot:qual das duas
ffcdjfeeeffeeot:qual dos dois
bmcaeeeeeeffcot:qual e o
dkdhcefffffedot:qual foi o
defffmffffffdot:qual o motiv~
edfeedeeoeedcot:qual o statu~
ebeeedeeemdeaot:qual o taman~
fffkeffffffffot:quant~ foi gasto
ffffffffgffffot:quant~ tempo falta
bueZefffffffdot:que a prefe~
WscZddeeeefecot:que o ORG
fffffffffhjedot:que tipo de
ffffffffffhfeot:que tipos de
eefeofeeefdfdot:quem e que
bjdaideeeeeedot:quem foi que
ckdffffffffffot:quem foram os
ghebeecdedefdot:quem sao os
kcfffffefffffot:receb~ denun~ de
fYefffffffqefot:show me how
dlffffdffffffot:show me the
effffcfffdneeot:so what do
gffffffffffffot:somet~ odd in
sTcYceeceZeecot:spend~ recor~ of
feffffffiffffot:still waiti~ for
naeYfffefffffot:suppl~ of ORG
gffffffffffffot:suspe~ de ANOM
eeeeebbedeXdnot:tell me a
ffehffefffjfdot:tell me how
fefeffcfffrfbot:tell me what
iefdfffffefffot:tem algo estra~
hfaacYebdacdbot:tem como me
eaYhekeeeceebot:tem como qual
lafffffffffffot:tende~ for OBJ
mdedfffffffffot:tende~ of ORG
cmbcfffefeffcot:the most expen~
fffefefffkeffot:up to what
ffffffffkfffeot:updat~ me on
bfffefeffmffeot:voces nao tem
dmdeffffffefeot:what are the
ebededeedZmbUot:what are your
fefefefflfefeot:what becam~ of
WgZgYcdddcdeaot:what did PLACE
eedeedeedblbbot:what featu~ are
Zldddeffffeeeot:what has ORG
claeeeefecefdot:what have PLACE
bnZfffefeeffeot:what have the
ZkddeadddeZfkot:what is the
fefefefffgifeot:what kind of
ffffffffffhfeot:what kinds of
bfdddbeekdbbfot:what s the
fceeecefhcdjbot:what s up
cZccbWacZZZjiot:what s your
ffffffffffgffot:what sort of
boefefeeefffeot:what was the
dkcceefeeeefdot:what were the
fbeeddeebjeccot:when was the
dlebefeeecffeot:which are the
eeedfeeeflffeot:which munic~ do
edeekfefeefffot:which of the
efeejffffffffot:which of them
fffffffffckffot:which quest~ do
djbedfcdeebfeot:who are the
efbdlfeffffffot:who of them
ehfffffffffffot:who were the
dYhdedXdddddoot:who won the
cfffekffffffbot:why isn t
cdfffjdefeffdot:why wasn t
feffeedcfefflot:write a poem
tXbcdlddddddds:ANOM
ihfggdffeeeegs:DATE
jhefffdfedeeds:KIND
hhjdehdfeeeecs:MODE
lggfdddfeeeeds:MONEY
hkbecedddbcdhs:NUM
ijdgfddeeeeegs:OBJ
ihfhfegfeeeeds:ORG
ihfhfddfdedegs:PLACE
iiefeeefeheeds:SRC
ghffgeieddeegs:SUP
oaebfffefeffes:SUSP
cgeeegfhfedehs:a
fdfffffffeldes:able
Ybedeclheheeds:about
fdfeedeeeledbs:abran~
deeeedeetdeeas:acaba~
edfffeeeofeecs:acabo~
Svacddcbedeccs:acha
YZedepddddbdas:achad~
bndccdaceedecs:ache
gefeeneeeeeecs:acima
bXanccdadcddds:add
kakbcmafddZZcs:aditi~
pXefefceefcfes:after
cdededeeYdbuas:again
Zdebpddeeeeeds:again~
ahejebeeehcebs:agenc~
jZfeffgddeddls:agora
gifccfcccgddcs:agree~
fhddddffgegeas:ai
fefefefeofeecs:ainda
abbbbbbbaboVes:ajuda
eeeeedeeeeqdas:ajuda~
beddededZddpbs:ajudo~
neeefffefdffes:alem
cfeffnefbebdcs:alert
ceefeseeeeedds:alert~
nXbaccbccjcdXs:algo
pcdZcdeeejeecs:algum
oXZacVccjgacas:algum~
iidddeefeeeeds:all
eeeeerefeededs:allow~
ffffffffffejes:alo
feffffffkfffes:along
edeeeoefeedecs:alta
effffkffffffes:alto
badccaddccTdts:amanh~
efffeeeeecbtbs:amazi~
denbeeeeeeeeds:amend~
bYdtdeeeeeefas:amoun~
gWddWqcdcchces:an
tPdaedeYjeedas:anali~
wRedeeeckeeeds:analy~
fZdclfdbdeceds:and
efeeffffmfefds:anda
bdhnbededhceds:ano
saaZWkaaZZUVWs:anoma~
gYdZdddedmbdcs:anos
Weeeeeeedkeeis:anter~
Yfeffffffmffes:antes
hkedeeedffeeds:any
oeeedegecieebs:anyth~
backadadeeeeas:ao
mYeeefdddecebs:apare~
ffeeeflefdfees:apart
sTdbdedceeeefs:apena~
pScZckdYdcedds:apont~
RyZabXWZddcbZs:apres~
tReddeedieeeds:apura~
bbdddcddcgkcks:aqui
fcededdefhggfs:are
heddeedheeeefs:as
ghaaYYbccbYcas:aside
fffffeffffnfcs:ask
ffffffedlfffes:asked
ddccdqddcdbaXs:assim
dlkbeddfeeeeds:assin~
qcdeeeefeefees:at
jgdbddbfeddecs:atas
eeeefeffekejes:ate
ddeeeeeeejecds:atuai~
edfefedejlefcs:atual~
rTcbacdchdadcs:audit
wSdeefeagfeees:audit~
dcedebdecncdZs:avail~
effekfffeeffes:avera~
bdmdedeefefees:award
jiddefdfffeees:award~
eceedddeZkcdas:back
ceeeegeeepdeds:base
eddeedeedmbcas:bases
deeeemeeedeeds:basta
iceeekedieefes:be
fefefefflfefes:becam~
nbdhcYZccccgbs:been
beeefeefekfeds:befor~
ZcagYdZccdchds:belez~
eeeeeebeeednds:bem
fdeffjfeeededs:benfo~
ddfffeffdfefns:best
deeekjfeeedfes:betwe~
ofeedefeefffds:bidde~
kdedeecgeedecs:bids
ciakbcdcacddas:bigge~
deeeffefeedkds:boa
Ychhjddeegddbs:bodie~
dfkcdedeedeeds:body
bdffeeddeedkds:bom
effejffffffffs:bota
gldeddeeddeecs:bough~
ibdXbdZdddadps:brazi~
Zmeceedcfeeees:bring
YrddcbadgcacZs:busca
Zneeefddefefes:busqu~
jdbadddcedeees:but
docYeefffeefes:buy
efghefdfeeeeds:by
eeeeeceedebucs:bye
fbckededeeeeds:cada
Wkeeebcakedecs:cade
ceeeeseedddeds:calcu~
ccccbgbcVcXXrs:call
Zmcdededjddecs:came
eeedeffeeehdfs:can
lXfddcbccbXeus:capit~
cadddcncddddas:capiv~
hZdakdeeeeeees:caro
Wqcbeefefffees:caros
Ydeeeeeeepeebs:carre~
ceeeefeeefbfjs:casa
aaedddqdkddcYs:case
VfnXacdUcdeeZs:celeb~
deeeeeceeecmds:certo
cfffmffffffffs:charg~
rTdaccecpdbbYs:check
deeeeeeedeascs:cheer~
fefdfmffeeeeds:chega~
iddZadddcckdcs:cidad~
cZlcefeefeeeds:citie~
dagiefeffhgeds:city
dcecdcdcdnddds:cober~
ceeeqeeeeeffes:cobra
efffffeffkffes:cobre
deeefeeefqffes:cobre~
hcddeeeebfgeds:coisa
fbfeffffeelees:coisa~
fedefdefeqedds:colet~
fdfefegefpdfcs:colle~
cdgfgdegeeeees:com
ddefenfeeheees:come
eeeeeeefeeteXs:comec~
eeffffffkfffes:comin~
adedekdeedcehs:como
ccfcrefeeeeeds:compa~
fffejcfdfffffs:compe~
deffffihfffffs:compi~
cceeedodkgeeds:compl~
ogeceadfedeecs:compr~
hdbafddcdeeecs:conco~
madcddeYeeeeds:confe~
lbeedneeedcecs:confi~
bcebmddeeeeeds:confr~
Zfeefgfheeeeds:conse~
afeeereedeeeds:consi~
ckcZbbkddaccXs:const~
RqeeedddjdodZs:consu~
WWscdcecdcbais:conta
bWqkcddeedeees:conta~
feeefeeejeeees:conti~
kkhceedgdeddcs:contr~
efdccebddgccbs:conve~
Zadnhdeceeeees:cost
jeededfeeefeds:could
SXubdedcecedds:count
bXagYjdddcddes:count~
edeeeeeffncfds:cover
fbfefcdeevcfbs:cover~
RWacdcbxededds:csv
ffdefeefeleees:curre~
efegefffeeeeds:d
feeddegeeefdds:da
bcddeedebvbeZs:dado
eeeefeeefoeees:dados
iTddeeepeeedcs:das
eeffeeedeneeds:data
eceeeceferbeZs:datab~
edfefefferdebs:datas~
bbeeeabdYbVins:day
gfffefdfefeegs:de
lifYdbcfdddcbs:deals
gededreddccaas:defin~
eeeekffffffffs:deles
feeeedeedectds:demai~
ddeeedeerdabcs:demor~
kcfffffefffffs:denun~
taacaUabbaYcfs:desco~
effefneffedfds:descr~
jaeeddcbeldecs:desde
ZRZrYaacdddbbs:desem~
ccdldhbdeedeas:despe~
gefffhfffffffs:detec~
eeegeeaeifefes:deu
cdffeeedeedhds:dia
dehfeeebfeeeds:did
beeblieeeeeees:difer~
cdedjjeeeedfds:diffe~
kkWZZaZZaXZZYs:dig
cclbeeeeffeees:diga
rccidaddabddbs:dinhe~
nYcefffefefffs:direc~
aWuZddddeeeecs:dispe~
Sweefeeafffees:displ~
Rvddeeeddoedbs:dispo~
aeeffrffeeeeds:disti~
gVjfdkdddddecs:diz
iZddbndededdds:dizer
hfeffeefegfegs:do
RQXcZaXxbcZZZs:docum~
eYechgeeeffeds:does
bbdddbddkZbmbs:doing
ffcdjfeeefeees:dois
bfdeddedeghdbs:don
eefffdffkfehes:done
baegeednefeees:dos
TadZcbuZddddas:dossi~
Ynddeelbeeeees:down
defdfffoffffes:draft
fdfffffifffffs:draw
ffefkffeffffes:duas
fdecfiedeeeefs:e
Zdqleeededeeds:each
Zbcmececedeeds:earn
imcXYbbdccccYs:edita~
bbeeefenefefes:elabo~
hddddadeddhibs:else
fXdgfgdeedfegs:em
bdeefbededdems:email
hfchcrcdcdZcYs:empen~
dfhgdegeedeecs:empre~
cwedeedchebbds:encon~
defffoffffefcs:enoug~
Zheegfgfeeefes:entao
deeeeeeedeijds:enten~
gedckheeeefees:entre
deeeeeeeeeYnes:era
xWVcWVWbaVZdXs:errad~
ddecedcccdRcts:escre~
ddZdbeddddggks:essa
ddeeejeeeeheds:esse
dZeeedhejidhgs:esta
dWimceeddfcdcs:estad~
eeeeeeefemeebs:estao
fffffpfffeedds:este
tYdYceddYVadds:estra~
uTabeeYbeeYecs:estud~
fcfdddfdedgcbs:eu
VabZbbaccaacss:euro
iaddcckdddakbs:every~
edekeffefffffs:evolu~
eceddeiffekeds:exact~
zPbZbZVbdccbbs:exami~
ncabbddZcZeees:excec~
ZXccdecqedddbs:excel
efffffffffdmfs:excel~
kfffeegeeeeees:excep~
hefgeegeeeeeds:excet~
hZeeddejeeeeds:exclu~
SabbdcXxddddas:execu~
fakWcdeddnddas:exist~
Ukaqeeeeeeeecs:expen~
YcbddlcdcbgcWs:expla~
ZWbbbqabbbYWWs:expli~
YZdeeeerdeieXs:expor~
Rvdbeebceedees:extra~
iXeeheifefefds:faca
eeeffefcbdneZs:faco
cafgVeoedeefcs:fala
dedbeeeeudbZbs:falta
dWcccbcdgcbcjs:far
ZVYrbccccdccYs:fatur~
ifededgffegdhs:favor
nVcbdeeeeeffes:favor~
nVbZdabcccVYqs:favou~
edfdgdegedlegs:faz
fefffadfedueas:fazem
ejdcddifeddecs:fazen~
defffdegecqecs:fazer
eeeeedeeedmads:featu~
kceeedeeeeeees:feito~
dffffdffefteZs:ferra~
SvddeebYeeedes:fetch
XapZbbcZbacdas:fewes~
eflZfcddddeecs:fez
eefffeefmfefds:ficar
cmfeffffffffes:ficar~
bbfeeeveeceees:ficha
ffffffffjfffes:ficou
fdfdepefdeeeds:figur~
dffffeffdeeeos:filho
UpcadddbedldXs:filte~
VreefeeYfbgees:filtr~
ftdcdYcadcYZZs:find
bZdccpbdcZaaas:findi~
Wgeedeeeneddds:finis~
oYfeeedbeffeds:fino
dlddefeffeffes:firm
fgecdefeedfdds:firma~
XapYdcbceeedds:firmo~
khYedeefeceeds:firms
SrYcabbaYaccas:first
zNeeefeceededs:fisca~
mUdddecedbcdbs:fishy
iYddemdeecbaXs:flag
fcfffocfffefes:flagg~
eedgeideedegbs:foi
edfffffffoeeds:fonte~
diddfdffeefegs:for
jbefddhdedeebs:fora
fidYdeeeeeeeds:foram
ffffffffebmfcs:forma
Zkenddddeddeds:forne~
vPbdccdcabVZXs:fraud
qbdbceaecdecXs:fraud~
dadbcefdeieefs:from
cZeeeenjeededs:full
ddeeeieeeemdcs:funci~
dPrWaccbXbcWms:ganha~
chqbededeeeees:ganho~
cedjjedeefeees:gasta
cVZrkceeefefes:gasta~
Ybbojeeeeedees:gasto
bbcpgdeceeeeds:gasto~
bffeffpefffffs:gathe~
cbeeffeneeffes:gener~
deedeceedeatbs:gente
giedeehgeeeees:genti~
cZfefeemffeffs:gera
Yfedfffqfffffs:gere
ZmZkhgdaedbegs:get
Ygfecckbedgdds:give
gccceeeeiieecs:go
lddedcadkcches:going
ecZqcfffeffffs:gone
dbecdadddcaihs:good
cfcdfiededdebs:gosta~
egajdegddgegcs:got
deeeecacdddmas:great
feeefefffldeds:guard~
jZddccedelefcs:ha
effeffffeeapes:haha
jceeffffeffffs:hall
bbijefeeeifees:halls
Wpeeefecffefds:hand
baeddcedndcdhs:happe~
egfiedeegeeees:has
Yekcddfeekdees:have
eacgefgdeeefds:hello
feeeeeeeeercas:help
fbdeebdedijdks:here
Zgeefgfeddakcs:hey
fdfdefgjeeehcs:hi
Ycdbchadabccfs:high
kjdcgedfeceeds:hired
ifceeffffffffs:hires
bddeeeqeeeefhs:histo~
fZbddbdcdcbcqs:hoje
fffeedfafrffcs:hold
Zcdedeedceaels:homew~
beeeeeedeedeqs:hotel
jXpbdacddcdeZs:houve
bajeggeeefggfs:how
heffeefefegefs:i
odfffeecffeffs:ident~
gheeeegheeeees:if
fgdbdcdccccehs:ignor~
jdfefeefeefehs:in
dWdceeeeekfees:inclu~
jffffffffeffhs:indic~
bbhdeejeesceas:infor~
efffffefjffffs:inici~
eefeeeffpefeas:inqui~
bdeeeddeddmbls:instr~
qVeeffedffefes:inter~
rUdeefeZffefes:into
pYebcdeeodgebs:inves~
fgcceedfeeeeds:invoi~
sUdcbdcdcccbas:irreg~
gbdddggdehecds:is
YZYdcebabbbahs:isn
feebeceebejfcs:isso
iadeddcehddjgs:it
haZfmbcdcdedas:its
dadgeeebnfdeds:ja
aZdcdcdddbbcys:jogo
jdhfcdgdbcddcs:just
cdededdedkeeZs:keep
fefefefffgifes:kind
bbgefgfedddecs:kindl~
ffffffffffhfes:kinds
acgeefgdhcgeds:know
feeeoeeeffffes:lado
UrYideedeeeeds:large~
Yhddddeecfedes:last
Rzbaeeddeeeees:lates~
bfffffffleefes:launc~
feeeeoefffddds:law
hjcddcbedcdacs:lease
fffieeeefeeffs:leavi~
bZdcdqcdddccWs:lei
ZlecdeeZeeeees:lemme
jUedleeeeeeeds:less
fffffffgeeeees:let
bdecdYndaededs:levan~
eefefifeifefds:levou
ceeeefeeefbfjs:licao
lkiZdddeeeeecs:licit~
efefeefgecdegs:like
Qyccbddcddeeds:list
Qxdbdeddeeeeds:lista
Tsceeedcfeefcs:lista~
Uqacededeecefs:liste
Trceffeefffffs:liste~
dddeeeeedpaebs:loade~
O4eeeedXeeeeds:local~
albdeedceeeeds:locat~
fcceeceelddbXs:long
hefafeeeneddds:longe~
khdeeeebefdeds:look
Ureefeedffdees:looki~
cTZZbaibbaZlVs:lot
jedeecdYeemebs:m
ifhfeeegeeefes:made
cleefeeffeefes:main
eifZccdddeedbs:maior
Sqdkeeeeeeeeds:maior~
cZnjgedeebefcs:mais
bakafdeeeeeeds:make
Qoedeccfeedees:manda
deeeeeeeeerads:manua~
XZrdddeeefefes:many
edeeedeeeeeeqs:mar
eefeeoffffffds:marca~
hcdecodeccccbs:marke~
iYcccbgeddcdcs:mas
cbececbdddcdms:match
deeeeeeeeebucs:mate
aleeffceffeffs:may
cjeddefdddhdis:me
feeeeqeeecabcs:mean
ZWbacjabaaVbks:meani~
aUcZbZbabacZls:melho~
ZodZZeeeedeecs:menor~
gcjcfefeeeeeds:menos
VbdsbbdddddcYs:mensa~
Xdeqeffefheees:mes
eddcdcedccZrbs:mesmo
lZeeeeeejeeehs:meu
eifdedhfeeddgs:mim
hdeebeeeoeeees:minha
eajaXcdeccddas:minus
eYhiZcbbcYadcs:modal~
bSctdedeeeeees:money
aacpdcdheefebs:monta~
ecffffflffffes:monte
cdeoeeeefgffes:month
ebcoVddcddddas:month~
dbeZoedeeeeecs:more
dbecegdcdedics:morni~
cZrjcZddbYddZs:most
Rxdceecceeecjs:mostr~
deffflffffffes:motiv~
cdbpdeefieeges:much
eefffjfffffffs:muda
eccdccYdmcZebs:muito
Zahgcddcdlddbs:munic~
beecddedddcdls:music~
fdeeedefleaens:my
pedbaedeegefes:na
kbedeedeeifhds:nada
ifeedeeeeeeeds:nao
uXdeeeeefeeeds:nas
efffffffeeefds:need
lbdeeffdffffes:neith~
ibbcdcdcdcedds:nem
fdfffdffedmeds:nesse
eeefcddekceees:news
aedddcddcabqas:nice
eedddddddedfds:no
jaefecffeffies:noite
lbdeeffdffffes:nor
taeefefffbffes:nos
ffeeadedefeeds:not
gbeeefdleddeds:nota
hhccecXgeecdcs:notas
jYbbaZdfcacgcs:nothi~
eefffeefoeeeds:novid~
gbeeedfcdccdks:now
YRtYddddedeeks:numbe~
cWqaeeeefeffcs:numer~
djdeehfeededgs:o
emabedeeeefebs:obra
bohXdedeeedecs:obras
eeeeeeeeeecrcs:obrig~
paffffffffffes:odd
eggifefgfeeefs:of
aaoabbbccdaccs:often
fceefhhfedblds:oi
YbaaaZaaZaUvZs:ok
efffffffffelfs:okay
egiefgedeedfcs:ola
dddhfdhiefeefs:on
fldcedddfhddhs:onde
cbddgheeedeles:one
ggfgeeefeeeees:ones
tSeeefedfffffs:only
WsabYaaZbbbZYs:open
bddeereeeejdcs:oq
idcdneeceeeeds:or
ahkgeeeeeeeees:orgao
cfhgfdceefeebs:orgao~
fgfhfedgeeeeds:os
gfefheeffefees:other
dffelffffeffes:other~
gYbdpeeeffefes:ou
iefheeeeeeefes:out
dffemefeffffes:outra~
fecdldffeffefs:outro~
fYdideedmcecbs:over
bbckadddeeeeds:overa~
qRcZcmccaddbZs:overp~
iZdbkddeeeeeds:paga
mneceddgedeecs:pagam~
ddcpddeeefeeds:pago
fXblddddddddcs:pagos
Weapecbddeeebs:pagou
hZcngbcbccddZs:paid
jUcaaXbbccbbps:para
ceeeedecjedecs:parou
kdbceXeebneeds:parti~
ckddedgdedbeis:passa
Wlabcaddddccws:passa~
YpcceeeZffeefs:passe
cXdofbabeeeees:pay
jkebedefeeeecs:payme~
efffiffffffffs:pays
VTcdcccrddjbYs:pdf
deededeeleddas:pe
ecfffeeelfffes:pedi
ffffffffmfffcs:pedid~
hbYebddcddcibs:pela
djddeedbeeeees:pelo
oYfeeedbeffeds:pente
jbfdfffefffffs:peopl~
XZhibdbbcbcdWs:per
aaedeevffefffs:perfi~
edefecefeeteZs:pergu~
fefffefffpefbs:perio~
Nvbbcbcadcmdas:pesqu~
ceeeedeeddatcs:pesso~
fdffedffdfefns:phone
TYccdddtbehdZs:plani~
egdeecghddidis:pleas~
gdgeggfeedfecs:pode
diichehhffffds:poder~
feffeedcffffls:poem
efggeeffedfefs:por
jedffefffffffs:possi~
fdfffeffgfoeds:posso
beeeedefeleecs:possu~
gdeddceddcgeks:pra
aefdfieaeefebs:preci~
hPcZaebbbabcos:preco
cdeemjfeeeffes:preco~
ffdiecddeeeebs:prefe~
dcdeeeekeefces:prepa~
cdeeeddeeebens:previ~
bgfeeledeeeeas:preza~
ccddelcdcaZdjs:price
edeeoeeefeffcs:price~
Zlceedcdbelecs:prime~
Zgbleeedeeeecs:princ~
tUceeabajdeZds:probe
oUbWbjcZcYaZWs:probl~
fjeeeabelcdbZs:proce~
cxdbdcddbdcdds:procu~
ebedfffqffdffs:produ~
aaecdbradeedbs:profi~
dceeebeevecdXs:progr~
fefffefflfeees:pront~
dsfefffffeffas:provi~
dcedeadedclpYs:prumo
rheecXcdbddecs:publi~
VnZdeedcefeeds:pull
fihaefdeeeeeds:purch~
cdfeiediefffes:put
agddddnddedeas:puxa
eeedeceeejcdes:puxam
beecddeebddeqs:pytho~
cfefekefeejdZs:q
Znbecbdddfedcs:quais
bhfeefeeeeeghs:qual
ofdcfedieeeees:qualq~
Zmddehedghedfs:quand~
USooddddeddefs:quant~
ddeeeeeeejecds:quao
fgefegfeffeffs:que
XiZeedfdddddks:quem
dfeffpefdeddds:quer
ffheffifffeffs:queri~
kbecdfgeeeeeds:quero
UtdeeddZfffees:query
feeefeefeeteas:quest~
Ulikdedcedeecs:ranki~
bacddideZdcdps:rate
effffkffffffes:razao
eeffffeeoeffds:ready
ddrZcdceeeceds:reali~
bdefflefdeefes:reaso~
dcZtedaeedeeds:receb~
caapfddddcedks:recei~
YrZYeeeecjedds:recen~
ccbcbaZbbbYYns:recom~
fhgaeedfeleeds:recor~
dbhbdkdddideYs:regis~
UwbZdddVeeeeds:relac~
UYdeeedtgeeeds:relat~
Waeeeeduigeebs:repor~
deeffeffkeeeds:reque~
bdededeceeeeks:resta~
cdededddndbcks:resul~
Yabccaqjdbdeds:resum~
RuedeeeYeeeeds:retri~
XsceecaZeedaas:retur~
tSccdedYeedccs:revie~
tSdeeeeceeeees:revis~
mccdeeececfdfs:riggi~
ccedeqcddbZacs:risco
fffefnefefeeds:risk
ddddcZdacccpRs:robo
ffffffffiffees:rodan~
Yoaceeeceeeeds:rol
mYdcYbgbadkaXs:run
cefffeffneeeds:runni~
doeeeeeffeffds:runs
dcedegfdgdcgfs:s
ddedddededkefs:sabe
bdfffikefffffs:sabem
bgjfZegdfeeebs:saber
ececmZedjeeebs:sai
dfeiffffjfffes:saiu
leZceedeeifefs:sao
gbfdfhfeeeeffs:say
dcedekbdddcehs:score
hcdgihcedebbfs:se
edeeedeedeccns:sea
SsddddccldgdYs:searc~
Wtedeedcffehes:see
gdegdddfdcZens:segun~
Zbbbbacbbbhafs:sei
fffgeeefeeeeds:sejam
gfhfedefeeeees:sem
Zfedecaieedeis:send
keeffffffffffs:sera
YbacbkacbchaVs:serve
aeedhZeedeacls:set
bUcbbabbaabnes:seu
defeereeeeaecs:sever~
dcddcdddddfdms:shoul~
WucXceZbccadYs:show
defenfefffffes:side
bhhaeceeedeefs:sign
fggdeedeeeeeds:signe~
hcdedvdeddddbs:signi~
sffffXfdfffffs:signs
kffefffffefffs:sinai~
aZddcnadcdacas:sinal
eeefedefdjddds:since
ebeeedeeejjdgs:siste~
eqeefbffffeffs:skipp~
crdcfffefefffs:small~
nbeccegdddeecs:so
aaeeeblmfheees:sobre
cddcdcddccmYbs:socor~
doedfeefeeeeds:sold
ajffedecjfeees:solic~
UWZqbbbbccbcZs:soma
acciZcddcckbcs:some
sScdeecbdeeees:somen~
jUccdacddkcbYs:somet~
fffffeffcedels:son
dedeeeddedeems:song
ffffffffffgffs:sort
lbbccddWcdmdWs:sou
eeeeeeeeesadbs:sourc~
URauicccddddds:spend
Zcdllddeeeeeds:spend~
dYbnieeeeeeees:spent
TUZddebveeddas:sprea~
ecdaqdeeedeees:stack
fefffdeffeqeas:start
effffeffiekfds:start~
YdemcaccbZfaWs:state
eYgndddddheecs:state~
edfeeeeemeeeds:statu~
ggYZZYbbjabZZs:still
gecccaaYeecejs:story
bXecddddbbpbZs:suas
Yberdedeeefees:sum
ijfeZcffedddcs:suppl~
sQYYbebbaaWZXs:suspe~
pVccbjcdZbacXs:suspi~
eefffefffjgees:syste~
eYZacbccceecfs:t
eZddekddjedffs:ta
gZeeeddcmdYjds:take
VZscdcdddbdcZs:tally
ebeeedeeemdeas:taman~
deeefgefeedgds:tarde
efffffffeeemes:tchau
fddeedeeeejmZs:te
baefffdofffffs:tecni~
fcgfegjeeefefs:tell
gdhdecgeejddds:tem
bbdbcbdefcdcms:tempo
khjadddfeeedds:tende~
edeeeeeeqedebs:termi~
qOdeeecaeeeefs:test
nYqZaXadddcdbs:teve
hdechedfeeeees:than
effefeefeeeles:thank
ehdcddgeddcncs:thank~
feecdfddfddhcs:that
fhffeefegfdegs:the
mZcbibdeeeeeds:them
cddddcddcdZrbs:then
gagddfedfhcmbs:there
fffffdfffdifes:thing~
mceefffffffffs:think
cdeeefeeddmdis:this
hdffceddeeeees:those
mdbkeeeZeeeees:throu~
aYbYbZccbdZXms:time
ffffffffehieds:tipo
ffffffffffhfes:tipos
fgehededeeeees:tiran~
ffeefeefeffeis:to
aodddeeceeeecs:todas
gceeeceeddbcss:today
mgccdedbedeees:todos
ccfeeehieffefs:toget~
cdeeeZeecdcdss:tomor~
fffffdffefueVs:tool
Xhggdeddeeeeds:top
ZYYyedcefefees:torro~
XVhudeedeeeees:total
feeefeeeemdids:traba~
Xkeeeecdjeeees:track
djbcdccbddcdbs:traga
Vrdbddacddedas:traz
hYdedamdcddjcs:tudo
cddddddeddoZbs:tutor~
edeekheeeefees:two
Voebfeeeeheees:ultim~
baddeidkddceks:um
jYddffZYdeebks:uma
dedeedededfocs:under~
lceeebdeeodeYs:until
Ujdgfddefieeas:up
fcfeefefhjeees:updat~
ebnTdceeeeldds:usa
fffefeffflefes:usam
dbeeedddcdvcTs:usar
ddeacccedfmdWs:use
abbcdbccYcsYVs:uso
SYbZWZaaiaUjhs:vai
idbkeeeeefefes:vale
deeeeeeecectbs:valeu
fYbqeeeYeddebs:valor
eZclddedeeeecs:valor~
aZVobeebeeeeds:value
fdeefefffjedes:vao
ceefehehdgghcs:vc
bdeeeedeenffds:vcs
gfdabbbbZbcfbs:ve
ZndZfbedeefeds:veja
eefeffffflefes:vem
ehhUcZcbccbcks:vence~
cncafadeeedecs:vende~
aocadbdbfbcecs:ver
uNbcbaaYgdcbbs:verif~
VbeZsededeeeas:versu~
fdncfefefefefs:vezes
Usdeeedaeeeeds:view
ddddeeeedeghhs:voce
ceeeehgeenfeds:voces
UadXseddddddYs:vs
feffffffiffffs:waiti~
Zblbeeedefeeds:waive~
ieeeefffeeeeds:want
cdehfeeeebehds:was
cdfffjdefeffds:wasn
gfffddffffjdes:way
edeeeeeebeeers:weath~
dcecseeeeffees:weigh
gbfjdeedeeeeds:went
eledeeeeeeeeds:were
biefekedefhdfs:what
Vkdacfdddhdcbs:when
bkaabcccchccgs:where
Zkddeceeefeeds:which
Xdeggcidccecgs:who
VXdeetdeededcs:why
acccdccdicXZns:will
XZgYaZWaXZYXts:win
idgbheegeefees:with
jeffdeefeeeeds:witho~
ehfcedceddeeis:won
ddfeekdeegkecs:work
enedeeeeecheds:works
idZccacbbabbZs:worth
fheeefgheeedes:would
bbdddbbkYdddfs:write
cZffffelfffffs:writt~
qYdcdeeddeeebs:wrong
WZdUsdjcddddbs:x
bchnddddefeeds:year
aberZedcedeecs:yearl~
eceeddeeenddds:years
ddeeedefsddads:yet
eeeeefgfegfgfs:you
bddeedeebigjes:your
tXbcdldddddddw:ANOM
ihfggdffeeeegw:DATE
jhefffdfedeedw:KIND
hhjdehdfeeeecw:MODE
lggfdddfeeeedw:MONEY
hkbecedddbcdhw:NUM
ijdgfddeeeeegw:OBJ
ihfhfegfeeeedw:ORG
ihfhfddfdedegw:PLACE
iiefeeefeheedw:SRC
ghffgeieddeegw:SUP
oaebfffefeffew:SUSP
cgeeegfhfedehw:a
fdfffffffeldew:able
Ybedeclheheedw:about
fdfeedeeeledbw:abrangencia
deeeedeetdeeaw:acabar
edfffeeeofeecw:acabou
Svacddcbedeccw:acha
YZedepddddbdaw:achado
bndccdaceedecw:ache
gefeeneeeeeecw:acima
bXanccdadcdddw:add
kbmbdcbgdddeew:aditivos
pXefefceefcfew:after
cdededeeYdbuaw:again
Zdebpddeeeeedw:against
ahejebeeehcebw:agencies
jZfeffgddeddlw:agora
gifccdccchddcw:agreements
fhddddffgegeaw:ai
fefefefeofeecw:ainda
abbbbbbbaboVew:ajuda
eeeeedeeeeqdaw:ajudar
beddededZddpbw:ajudou
neeefffefdffew:alem
cfeffnefbebdcw:alert
ceefeseeeeeddw:alerta
nXbaccbccjcdXw:algo
pcdZcdeeejeecw:algum
oXZacVccjgacaw:alguma
iidddeefeeeedw:all
eeeeerefeededw:allowed
ffffffffffejew:alo
feffffffkfffew:along
edeeeoefeedecw:alta
effffkffffffew:alto
badccaddccTdtw:amanha
efffeeeeecbtbw:amazing
denbeeeeeeeedw:amendments
bYctcedeedeeYw:amount
cdfkfffffffffw:amounts
gWddWqcdcchcew:an
nYdeeeeckeedaw:analise
tWdeeedZeeeedw:analyse
dfffffefneeedw:analysis
fZdclfdbdecedw:and
efeeffffmfefdw:anda
bdhnbededhcedw:ano
Ufeeemedeecdbw:anomalia
dedefkeedfeebw:anomaly
gYdZdddedmbdcw:anos
Weeeeeeedkeeiw:anteriores
Yfeffffffmffew:antes
hkedeeedffeedw:any
neeedegecieebw:anything
backadadeeeeaw:ao
kYeedhddedcebw:aparece
ffeeeflefdfeew:apart
sTdbdedceeeefw:apenas
Xcfeclfeefedew:apontada
effffeffkfffew:apuracao
bbdddcddcgkckw:aqui
fcededdefhggfw:are
heddeedheeeefw:as
ghaaYYbccbYcaw:aside
fffffeffffnfcw:ask
ffffffedlfffew:asked
ddccdqddcdbaXw:assim
gkehdddfeeeedw:assinados
WlmYecddeededw:assinou
qcdeeeefeefeew:at
jgdbddbfeddecw:atas
eeeefeffekejew:ate
ddeeeeeeejecdw:atuais
ebffeeeeimefew:atualizacao
eefeffffflfffw:atualizados
rTcbacdchdadcw:audit
nYeffffdfffffw:auditar
kdbeefffffeffw:auditor
leedeeefjefedw:auditoria
dcedebdecncdZw:available
effekfffeeffew:average
bdmdedeefefeew:award
pdddefcfefffew:awards
eceedddeZkcdaw:back
ceeeegeeepdedw:base
eddeedeedmbcaw:bases
deeeemeeedeedw:basta
iceeekedieefew:be
fefefefflfefew:became
nbdhcYZccccgbw:been
beeefeefekfedw:before
ZcagYdZccdchdw:beleza
eeeeeebeeedndw:bem
fdeffjfeeededw:benford
ddfffeffdfefnw:best
deeekjfeeedfew:between
ofeedefeefffdw:bidders
kdedeecgeedecw:bids
ciakbcdcacddaw:biggest
deeeffefeedkdw:boa
Ychhjddeegddbw:bodies
dfkcdedeedeedw:body
bdffeeddeedkdw:bom
effejffffffffw:bota
gldeddeeddeecw:bought
ibdXbdZdddadpw:brazil
Zmeceedcfeeeew:bring
YrddcbadgcacZw:busca
Zneeefddefefew:busque
jdbadddcedeeew:but
docYeefffeefew:buy
efghefdfeeeedw:by
eeeeeceedebucw:bye
fbckededeeeedw:cada
Wkeeebcakedecw:cade
fefeemfeeddedw:calculam
efefflefedeedw:calculate
ccccbgbcVcXXrw:call
Zmcdededjddecw:came
eeedeffeeehdfw:can
lXfddcbccbXeuw:capital
cadddcncddddaw:capivara
hZdakdeeeeeeew:caro
Wqcbeefefffeew:caros
Ydeeeeeeepeebw:carregados
ceeeefeeefbfjw:casa
aaedddqdkddcYw:case
aZoZedededfeZw:celebrou
deeeeeceeecmdw:certo
afffoffffeffew:charge
rTdaccecpdbbYw:check
deeeeeeedeascw:cheers
fefdfmffeeeedw:chegaram
iddZadddcckdcw:cidade
cZlcefeefeeedw:cities
dagiefeffhgedw:city
ddeeeeefeodeZw:cobertos
dceacbcackddfw:cobertura
ceeeqeeeeeffew:cobra
efffffeffkffew:cobre
deeefeeefqffew:cobrem
hcddeeeebfgedw:coisa
fbfeffffeeleew:coisas
fedefdefeqeddw:coletam
edfefegeeqdfbw:collect
cdgfgdegeeeeew:com
ddefenfeeheeew:come
eeeeeeeeeeqeZw:comeco
eeffffffkfffew:coming
adedekdeedcehw:como
mZhkXccddddddw:companies
dqdbafldeddeaw:company
bddbpcddeedecw:compara
Zfedqefeffffdw:comparacao
ceedlfeeefefcw:comparado
edeckbeeeeeeew:comparam
Zeddnffffffffw:comparando
eceZrceefeffew:comparar
eefdqedefffffw:comparativo
SbeYtcddeeeecw:compare
ZdedteeeeddeUw:compared
ddedtddfffeffw:comparem
Zbecleeefeeeew:comparing
deebneeeffffew:comparison
fffejcfdfffefw:competitors
deffffihfffffw:compile
deeeededmieecw:complete
cceederdeeefew:completo
lgacdbccbbbcXw:compra
ekfbeecfeeeecw:compras
gkXcdddddedecw:comprou
ehbajdddeeeecw:concorrentes
lbcaddeWeeeedw:conferir
edffemffeeeeew:confianca
eeeddneeddcddw:confidence
bcebmddeeeeedw:confronte
effffhfeeeeedw:consegue
cfeffmfffeffew:considered
fYefddoeefefew:consta
bqbbabadccbaWw:construiu
Wleeeeddoecebw:consulta
Vqeeeedbeebecw:consultar
WWscdcecdcbaiw:conta
aasffdeefdfffw:contagem
aVpibdadeeeeew:contar
feeeeeeejeeeew:continua
KRbcyZpbcbccZw:contra
aoaibgdebdddaw:contract
dleabedeeefedw:contracted
kgkcdddfeeedcw:contracts
aXccmdddeeeddw:contrast
PWaW0bcceededw:contraste
hYidhdddeeeddw:contrata
pabeddbgeeeedw:contratacoes
dreceefffefffw:contratada
hfdeefdffffffw:contratadas
abkVaddddbcbcw:contratam
dbcccpcedddeaw:contrato
jhkbdcchddcecw:contratos
ZobcgcdddddeXw:contratou
dccecjddcieddw:convenio
gieeccbddgccbw:convenios
Zadnhdeceeeeew:cost
jeededfeeefedw:could
SXubdedceceddw:count
befefjfeefefew:counts
edeeeeeffncfdw:cover
fefefeefepcfdw:covered
RWacdcbxededdw:csv
ffdefeefeleeew:current
efegefffeeeedw:d
feeddegeeefddw:da
bcddeedebvbeZw:dado
eeeefeeefoeeew:dados
iTddeeepeeedcw:das
eeffeeedeneedw:data
eceeeeefeqdfdw:database
dcedebdecpbcYw:databases
edfefefferdebw:datasets
bbeeeabdYbVinw:day
gfffefdfefeegw:de
lifYdbcfdddcbw:deals
bededqeeecdbbw:define
eeeekffffffffw:deles
feeeedeedectdw:demais
ccddddddsdXadw:demora
kcfffffefffffw:denuncia
sSbbYYbcccYdXw:desconfio
effefneffedfdw:describe
jaeeddcbeldecw:desde
ZRZrYaacdddbbw:desembolsou
dYcodjdeddcddw:despesa
ecdkddbdeedeaw:despesas
eeegeeaeifefew:deu
cdffeeedeedhdw:dia
dehfeeebfeeedw:did
beeblieeeeeeew:diferenca
cdedjjeeeedfdw:difference
kkWZZaZZaXZZYw:dig
cclbeeeeffeeew:diga
rccidaddabddbw:dinheiro
nYcefffefefffw:direcionamento
WXvZddddeeeecw:dispensas
Sweefeeafffeew:display
edeeeeeecpedaw:disponivel
eeeffkffeffedw:distinguir
gVjfdkdddddecw:diz
iZddbndededddw:dizer
hfeffeefegfegw:do
eYechgeeeffedw:does
bbdddbddkZbmbw:doing
ffcdjfeeefeeew:dois
bfdeddedeghdbw:don
eefffdffkfehew:done
baegeednefeeew:dos
UYdcbZtbdcccZw:dossie
bbdbcemZdeeebw:dossier
Ynddeelbeeeeew:down
defdfffoffffew:draft
fdfffffifffffw:draw
ffefkffeffffew:duas
fdecfiedeeeefw:e
Zdqleeededeedw:each
Zbcmececedeedw:earn
kddceedfeedebw:editais
fcfffffifffffw:elabore
hddddadeddhibw:else
fXdgfgdeedfegw:em
bdeefbededdemw:email
khcYccceedeeaw:empenhos
Xactebeeffeefw:empenhou
Xjbcdimeeeeecw:empresa
kajiddcdedeebw:empresas
defffoffffefcw:enough
Zheegfgfeeefew:entao
deeeebeedelkdw:entendi
gedckheeeefeew:entre
deeeeeeeeeYnew:era
jffffffffefffw:errada
cfeeeedccdddnw:escreve
ddZdbeddddggkw:essa
ddeeejeeeehedw:esse
dZeeedhejidhgw:esta
ceioZddgedeecw:estado
eWileeecdgcdcw:estados
eeeeeeefemeebw:estao
fffffpfffeeddw:este
neecfffffbffew:estranho
qXdaeeeeeedefw:estude
fcfdddfdedgcbw:eu
VabZbbaccaacsw:euro
YbdcdcbdZcYuYw:everyone
jZddcckcedeccw:everything
eeemdffefeffew:evolucao
fcfjfffffffffw:evolution
eceddeiffekedw:exactly
qXcdedaaeddedw:examine
ncabbddZcZeeew:excecao
ZXccdecqedddbw:excel
kdffeegeeeeeew:except
hefgeegeeeeedw:exceto
hgfeeeedeeeedw:excluding
XpbbcaeSbbccaw:executa
dbeeffYlfffffw:executivo
dYbddemcefeedw:existe
ebkVccbddocdaw:existem
YXeqeedeeeeedw:expenditure
Yadpeeedeeeedw:expenses
YtXYefeefffedw:expensive
YcbddlcdcbgcWw:explain
bbbbakbcaabdZw:explica
VYaccsZccbWcYw:explique
ZceceeeoeekeWw:export
ebcffeejfffffw:exporta
daeeeddecemebw:exportar
iXeeheifefefdw:faca
eeeffefcbdneZw:faco
cafgVeoedeefcw:fala
dedbeeeeudbZbw:falta
dWcccbcdgcbcjw:far
Zdbnbdcddeecdw:faturou
ifededgffegdhw:favor
nVcbdeeeeeffew:favorece
pWbaeddcdefcZw:favours
edfdgdegedlegw:faz
fefffadfedueaw:fazem
ejdcddifeddecw:fazendo
defffdegecqecw:fazer
eeeeedeeedmadw:features
kceeedeeeeeeew:feitos
dffffdffefteZw:ferramenta
SvddeebYeeedew:fetch
XapZbbcZbacdaw:fewest
eflZfcddddeecw:fez
eefffeefmfefdw:ficar
cmfeffffffffew:ficaram
bbfeeeveeceeew:ficha
ffffffffjfffew:ficou
fdfdepefdeeedw:figure
dffffeffdeeeow:filho
UpcadddbedldXw:filter
bieefeeffckddw:filtrar
YpddeddYeeeeew:filtre
ftdcdYcadcYZZw:find
ffffflfedecebw:finding
Wgeedeeemedddw:finished
oYfeeedbeffedw:fino
dlddefeffeffew:firm
fgecdefeedfddw:firmados
XapYdcbceeeddw:firmou
khYedeefeceedw:firms
SrYcabbaYaccaw:first
mUdddecedbcdbw:fishy
iYddemdeecbaXw:flag
fcfffocfffefew:flagged
eedgeideedegbw:foi
edfffffffoeedw:fontes
diddfdffeefegw:for
jbefddhdedeebw:fora
fidYdeeeeeeedw:foram
ffffffffebmfcw:forma
bydVeeefeeeebw:fornece
hbchcceeeeeeew:fornecedor
dagoddddeddedw:fornecedores
I4ZccbYcddcebw:fornecer
UqYYdedeeeeecw:forneceu
vPbdccdcabVZXw:fraud
pcdcceaecdecdw:fraude
dadbcefdeieefw:from
cZeeeenjeededw:full
edeeeieeeemdcw:funciona
bZnaedeedcccbw:ganham
chqbededeeeeew:ganhou
cedjjedeefeeew:gasta
ecejfffefffffw:gastam
caZlmceeefffew:gastaram
Ybbojeeeeedeew:gasto
acdijdedeeeedw:gastos
bZcodeebeeeecw:gastou
bffeffpefffffw:gather
cbeeffeneeffew:generate
deedeceedeatbw:gente
giedeehgeeeeew:gentileza
cZfefeemffeffw:gera
Yfedfffqfffffw:gere
ZmZkhgdaedbegw:get
Ygfecckbedgddw:give
gccceeeeiieecw:go
lddedcadkcchew:going
ecZqcfffeffffw:gone
dbecdadddcaihw:good
cfcdfiededdebw:gostaria
egajdegddgegcw:got
deeeecacdddmaw:great
feeefefffldedw:guardam
jZddccedelefcw:ha
effeffffeeapew:haha
jceeffffeffffw:hall
bbijefeeeifeew:halls
Wpeeefecffefdw:hand
baeddcedndcdhw:happened
egfiedeegeeeew:has
Yekcddfeekdeew:have
eacgefgdeeefdw:hello
feeeeeeeeercaw:help
fbdeebdedijdkw:here
Zgeefgfeddakcw:hey
fdfdefgjeeehcw:hi
Ycdbchadabccfw:high
kjdcgedfeceedw:hired
ifceeffffffffw:hires
Ybffedweeeefaw:historico
ddedefoeffffew:history
fZbddbdcdcbcqw:hoje
fffeedfafrffcw:hold
Zcdedeedceaelw:homework
beeeeeedeedeqw:hotel
jXpbdacddcdeZw:houve
bajeggeeefggfw:how
heffeefefegefw:i
gheeeegheeeeew:if
cdeeeedeedbemw:ignore
jdfefeefeefehw:in
ffffeffffifffw:include
fffffffffhfffw:incluem
mffeeffffeffew:indicio
kfffffffffffew:indicios
bfdeeeceevfedw:informacao
Ycddeemeeqedaw:informacoes
daededjderZeYw:information
efffffefjffffw:iniciei
eefeeeffpefeaw:inquiry
bcedededdcocjw:instrucoes
adedddbddelagw:instructions
rUdeefeZffefew:into
0QZddbcaadddcw:investiga
dcfffeefreeeaw:investigacao
obdbYaacadhdbw:investigar
sScXacdcccddZw:investigate
bdeefdefpbhdbw:investigation
0VbbccdcbcZZZw:investigue
beXrbeeedfdfew:investiu
fgcceedfeeeedw:invoices
jWcZcgbcabbcYw:irregular
lfeffffffefffw:irregularidade
xTabaWYbaaVVTw:irregularidades
qeeddedeeedYdw:irregularities
gbdddggdehecdw:is
YZYdcebabbbahw:isn
feebeceebejfcw:isso
iadeddcehddjgw:it
haZfmbcdcdedaw:its
dadgeeebnfdedw:ja
aZdcdcdddbbcyw:jogo
jdhfcdgdbcddcw:just
cdededdedkeeZw:keep
fefefefffgifew:kind
bbgefgfedddecw:kindly
ffffffffffhfew:kinds
acgeefgdhcgedw:know
feeeoeeeffffew:lado
UrYideedeeeedw:largest
Yhddddeecfedew:last
Rzbaeeddeeeeew:latest
bfffffffleefew:launched
feeeeoefffdddw:law
hjcddcbedcdacw:lease
fffieeeefeeffw:leaving
bZdcdqcdddccWw:lei
ZlecdeeZeeeeew:lemme
jUedleeeeeeedw:less
fffffffgeeeeew:let
eefeecjecffedw:levante
eefefifeifefdw:levou
ceeeefeeefbfjw:licao
nhbdedededeebw:licitacao
kjjYdedeeeeecw:licitacoes
efefeefgecdegw:like
Qyccbddcddeedw:list
Qxdbdeddeeeedw:lista
Uqacededeecefw:liste
Trceffeefffffw:listem
dddeeeeedpaebw:loaded
albdeedceeeedw:locate
fcceeceelddbXw:long
hefafeeenedddw:longer
khdeeeebefdedw:look
Ureefeedffdeew:looking
cTZZbaibbaZlVw:lot
jedeecdYeemebw:m
ifhfeeegeeefew:made
cleefeeffeefew:main
eifZccdddeedbw:maior
Sqdkeeeeeeeedw:maiores
cZnjgedeebefcw:mais
bakafdeeeeeedw:make
Qoedeccfeedeew:manda
deeeeeeeeeradw:manual
XZrdddeeefefew:many
edeeedeeeeeeqw:mar
eefeeoffffffdw:marcado
dddecodecccbaw:marked
iYcccbgeddcdcw:mas
cbececbdddcdmw:match
deeeeeeeeebucw:mate
aleeffceffeffw:may
cjeddefdddhdiw:me
feeeeqeeecabcw:mean
ZWbacjabaaVbkw:meaning
aUcZbZbabacZlw:melhor
ZodZZeeeedeecw:menores
gcjcfefeeeeedw:menos
VbdsbbdddddcYw:mensal
Xdeqeffefheeew:mes
eddcdcedccZrbw:mesmo
lZeeeeeejeeehw:meu
eifdedhfeeddgw:mim
hdeebeeeoeeeew:minha
eajaXcdeccddaw:minus
bdekbeebeeeecw:modalidade
eYhfZbaabZXbcw:modality
bSctdedeeeeeew:money
aacpdbddeeeebw:montante
ecffffflffffew:monte
cdeoeeeefgffew:month
YbdpYecddeddaw:monthly
dbeZoedeeeeecw:more
dbecegdcdedicw:morning
cZrjcZddbYddZw:most
coddfeceeeefdw:mostra
UrbZdecceddanw:mostre
deffflffffffew:motivo
cdbpdeefieegew:much
eefffjfffffffw:muda
eccdccYdmcZebw:muito
bdajdeedeneecw:municipalities
bYiebcdbdhccZw:municipios
beecddedddcdlw:musica
fdeeedefleaenw:my
pedbaedeegefew:na
kbedeedeeifhdw:nada
ifeedeeeeeeedw:nao
uXdeeeeefeeedw:nas
efffffffeeefdw:need
lbdeeffdffffew:neither
ibbcdcdcdceddw:nem
fdfffdffedmedw:nesse
eeefcddekceeew:news
aedddcddcabqaw:nice
eedddddddedfdw:no
jaefecffeffiew:noite
lbdeeffdffffew:nor
taeefefffbffew:nos
ffeeadedefeedw:not
gbeeefdleddedw:nota
hhccecXgeecdcw:notas
jYbbaZdfcacgcw:nothing
defffeefneeeew:novidade
gbeeedfcdccdkw:now
ZRuYdeededeedw:number
cWqaeeeefeffcw:numero
djdeehfeededgw:o
emabedeeeefebw:obra
bohXdedeeedecw:obras
eeeeeeeeeeelew:obrigada
deeeeeeedebsaw:obrigado
paffffffffffew:odd
eggifefgfeeefw:of
aaoabbbccdaccw:often
fceefhhfedbldw:oi
YbaaaZaaZaUvZw:ok
efffffffffelfw:okay
egiefgedeedfcw:ola
dddhfdhiefeefw:on
fldcedddfhddhw:onde
cbddgheeedelew:one
ggfgeeefeeeeew:ones
tSeeefedfffffw:only
WsabYaaZbbbZYw:open
bddeereeeejdcw:oq
idcdneeceeeedw:or
ahkgeeeeeeeeew:orgao
cfhgfdceefeebw:orgaos
fgfhfedgeeeedw:os
gfefheeffefeew:other
dffelffffeffew:others
gYbdpeeeffefew:ou
iefheeeeeeefew:out
dffemefeffffew:outras
fecdldffeffefw:outros
fYdideedmcecbw:over
bbckadddeeeedw:overall
iZdbkddeeeeedw:paga
lneceedgedeecw:pagamentos
ddcpddeeefeedw:pago
fXblddddddddcw:pagos
Weapecbddeeebw:pagou
hZcngbcbccddZw:paid
jUcaaXbbccbbpw:para
ceeeedecjedecw:parou
ckddedgdedbeiw:passa
Ymbeffffffffew:passaram
YpcceeeZffeefw:passe
cXdofbabeeeeew:pay
jkebedefeeeecw:payments
efffiffffffffw:pays
VTcdcccrddjbYw:pdf
deededeeleddaw:pe
ecfffeeelfffew:pedi
ffffffffmfffcw:pedido
hbYebddcddcibw:pela
djddeedbeeeeew:pelo
oYfeeedbeffedw:pente
jbfdfffefffffw:people
XZhibdbbcbcdWw:per
aaedeevffefffw:perfil
feffffffffnfaw:pergunta
eeeeebeeeesdaw:perguntar
edeefeffedoebw:perguntas
fefffefffsefXw:period
fefffffffmefdw:periodo
areddaddddaeZw:pesquisa
ceeeedeeddatcw:pessoal
fdffedffdfefnw:phone
TYccdddtbehdZw:planilha
egdeechhddidjw:please
gdgeggfeedfecw:pode
diichehhffffdw:poderia
feffeedcfffflw:poem
efggeeffedfefw:por
jfdffffffffffw:possivel
fdfffeffgfoedw:posso
beeeedefeleecw:possuem
gdeddceddcgekw:pra
efeeefffffdlfw:precisa
aefdfieadefebw:preciso
hPcZaebbbabcow:preco
cdeemjfeeeffew:precos
kebhedddefeecw:prefeitura
Yejgdabddgddbw:prefeituras
dcdeeeekeefcew:prepare
bgfeeledeeeeaw:prezados
ccddelcdcaZdjw:price
edeeoeeefeffcw:prices
amcffeffffffdw:primeiros
Zgbleeedeeeecw:principais
tUceeabajdeZdw:probe
bcdedldeddeecw:problem
jdedejeeecdedw:problema
taXWYUXZYXTVXw:problems
fdfeeceepeeddw:processamento
Xvccddddddbcdw:procure
aaecdbradeedbw:profile
fbeeebeexeccUw:progress
fefffeffjffeew:pronta
eefffeeeredcew:pronto
dsfefffffeffaw:provides
dcedeadedclpYw:prumo
ekeebeefedeedw:publicados
ejffffffffffew:published
VnZdeedcefeedw:pull
bnddeeefeeefdw:purchase
ggiaefdfeeeedw:purchases
cdfeiediefffew:put
agddddnddedeaw:puxa
eeedeceeejcdew:puxam
beecddeebddeqw:python
cfefekefeejdZw:q
Znbecbdddfedcw:quais
bhfeefeeeeeghw:qual
ofdcfedieeeeew:qualquer
Zmddehedghedfw:quando
aamaeeeefefedw:quantas
bbqSeeeeedefcw:quantidade
XbYucdcdfeddew:quanto
WTvZddcdddddhw:quantos
ddeeeeeeejecdw:quao
fgefegfeffeffw:que
XiZeedfdddddkw:quem
dfeffpefdedddw:quer
ffheffifffeffw:queria
kbecdfgeeeeedw:quero
UtdeeddZfffeew:query
feeefcdfefqeYw:question
effefeffeepeew:questions
Ulikdedcedeecw:ranking
bacddideZdcdpw:rate
effffkffffffew:razao
eeffffeeoeffdw:ready
ddrZcdceeecedw:realizou
bdefflefdeefew:reason
daYpeeeeedeeew:receberam
fhcmacaeddddcw:recebeu
kcfffffefffffw:recebi
bbcZcadbbacblw:receita
cbfmcfefefefew:receive
cZZqjedeeeeedw:received
YqYYedeecjdddw:recent
brdcefeefffdfw:recentes
ccacaaZcabYYnw:recommend
fhgaeedfeleedw:records
efefemeeeccecw:registration
fbiadddeeneeZw:registros
VsceeddWdeeecw:relacao
UZdeeedtgeeedw:relatorio
Taeeeedwigeebw:report
ffffffffmffecw:request
aedffdefjeedew:requested
ccedecccncbcgw:resultado
ceedeedejebdow:results
Yabccaqjdbdedw:resumo
RuedeeeYeeeedw:retrieve
XsceecaZeedaaw:return
tSccdedYeedccw:review
mccdeeececfdfw:rigging
ccedeqcddbZacw:risco
fffefnefefeedw:risk
ddddcZdacccpRw:robo
ffffffffiffeew:rodando
Yoaceeeceeeedw:rol
mYdcYbgbadkaXw:run
cefffeffneeedw:running
doeeeeeffeffdw:runs
dcedegfdgdcgfw:s
ddedddededkefw:sabe
bdfffikefffffw:sabem
bgjfZegdfeeebw:saber
ececmZedjeeebw:sai
dfeiffffjfffew:saiu
leZceedeeifefw:sao
gbfdfhfeeeeffw:say
dcedekbdddcehw:score
hcdgihcedebbfw:se
edeeedeedeccnw:sea
SsddddccldgdYw:search
Wtedeedcffehew:see
hdfgedefedeedw:segundo
Zbbbbacbbbhafw:sei
fffgeeefeeeedw:sejam
gfhfedefeeeeew:sem
Zfedecaieedeiw:send
keeffffffffffw:sera
YbacbkacbchaVw:serve
aeedhZeedeaclw:set
bUcbbabbaabnew:seu
eeffenefeeeedw:severidade
ceeeeneedececw:severity
dcddcdddddfdmw:should
WucXceZbccadYw:show
defenfefffffew:side
bhhaeceeedeefw:sign
fggdeedeeeeedw:signed
Zdeeevefeedecw:significa
sffffXfdfffffw:signs
kffefffffefffw:sinais
aZddcnadcdacaw:sinal
eeefedefdjdddw:since
ebeeedeeejjdgw:sistema
eqeefbffffeffw:skipped
crdcfffefefffw:smallest
nbeccegdddeecw:so
aaeeeblmfheeew:sobre
cddcdcddccmYbw:socorro
doedfeefeeeedw:sold
cffffefflfffew:solicitei
UWZqbbbbccbcZw:soma
acciZcddcckbcw:some
sScdeecbdeeeew:somente
jUccdacddkcbYw:something
fffffeffcedelw:son
dedeeeddedeemw:song
ffffffffffgffw:sort
lbbccddWcdmdWw:sou
eeeeeeeeesadbw:sources
URauicccdddddw:spend
dZcpZededdddbw:spenders
bcdmiddeeeeeew:spending
fffdiffffffffw:spends
dYbnieeeeeeeew:spent
TUZddebveeddaw:spreadsheet
ecdaqdeeedeeew:stack
fefffdeffeqeaw:start
effffeffiekfdw:started
YdemcaccbZfaWw:state
eYgndddddheecw:states
edfeeeeemeeedw:status
ggYZZYbbjabZZw:still
gecccaaYeecejw:story
bXecddddbbpbZw:suas
Yberdedeeefeew:sum
ZtbTcdadeddedw:supplied
hXdgZZjcddddcw:supplier
fhhebdbhededcw:suppliers
XtYXeeddZYddcw:supplies
gffffffffffffw:suspected
gffffffffffffw:suspeita
iZZddgceeddeaw:suspeito
pVccbjcdZbacXw:suspicious
eefffefffjgeew:system
eYZacbccceecfw:t
eZddekddjedffw:ta
gZeeeddcmdYjdw:take
VZscdcdddbdcZw:tally
ebeeedeeemdeaw:tamanho
deeefgefeedgdw:tarde
efffffffeeemew:tchau
fddeedeeeejmZw:te
baefffdofffffw:tecnica
fcgfegjeeefefw:tell
gdhdecgeejdddw:tem
bbdbcbdefcdcmw:tempo
bqddfefffeffew:tender
khkacddfeeeddw:tenders
edeeeeeeqedebw:terminou
qOdeeecaeeeefw:test
nYqZaXadddcdbw:teve
hdechedfeeeeew:than
effefeefeeelew:thank
ehdcddgeddcncw:thanks
feecdfddfddhcw:that
fhffeefegfdegw:the
mZcbibdeeeeedw:them
cddddcddcdZrbw:then
gagddfedfhcmbw:there
fffffdfffdifew:things
mceefffffffffw:think
cdeeefeeddmdiw:this
hdffceddeeeeew:those
mdbkeeeZeeeeew:through
aYbYbZccbdZXmw:time
ffffffffehiedw:tipo
ffffffffffhfew:tipos
fgehededeeeeew:tirando
ffeefeefeffeiw:to
aodddeeceeeecw:todas
gceeeceeddbcsw:today
mgccdedbedeeew:todos
ccfeeehieffefw:together
cdeeeZeecdcdsw:tomorrow
fffffdffefueVw:tool
Xhggdeddeeeedw:top
ZYYyedcefefeew:torrou
XVhudeedeeeeew:total
feeefeeeeodedw:trabalham
Xkeeeecdjeeeew:track
djbcdccbddcdbw:traga
Vrdbddacddedaw:traz
hYdedamdcddjcw:tudo
cddddddeddoZbw:tutorial
edeekheeeefeew:two
Ypebfeeefeeeew:ultimos
baddeidkddcekw:um
jYddffZYdeebkw:uma
lceeebdeeodeYw:until
Ujdgfddefieeaw:up
feffffffiiffew:update
fbeceeefdjeddw:updated
eeffffefjefeew:updates
ebnTdceeeelddw:usa
fffefeffflefew:usam
dbeeedddcdvcTw:usar
ddeacccedfmdWw:use
abbcdbccYcsYVw:uso
SYbZWZaaiaUjhw:vai
idbkeeeeefefew:vale
deeeeeeecectbw:valeu
fYbqeeeYeddebw:valor
eZclddedeeeecw:valores
aZVobeebeeeedw:value
fdeefefffjedew:vao
ceefehehdgghcw:vc
bdeeeedeenffdw:vcs
gfdabbbbZbcfbw:ve
ZndZfbedeefedw:veja
eefeffffflefew:vem
cdlWdaecdcedYw:venceram
dlcadedeeeeedw:venderam
Zmddjeeeeeeecw:vendeu
aocadbdbfbcecw:ver
cffffeffofffdw:verificacao
oWcZcecYcedcZw:verificar
rXfffdfefefffw:verifique
VbeZsededeeeaw:versus
fdncfefefefefw:vezes
Usdeeedaeeeedw:view
ddddeeeedeghhw:voce
ceeeehgeenfedw:voces
UadXseddddddYw:vs
feffffffiffffw:waiting
Zblbeeedefeedw:waivers
ieeeefffeeeedw:want
cdehfeeeebehdw:was
cdfffjdefeffdw:wasn
gfffddffffjdew:way
edeeeeeebeeerw:weather
dcecseeeeffeew:weigh
gbfjdeedeeeedw:went
eledeeeeeeeedw:were
biefekedefhdfw:what
Vkdacfdddhdcbw:when
bkaabcccchccgw:where
Zkddeceeefeedw:which
Xdeggcidccecgw:who
VXdeetdeededcw:why
acccdccdicXZnw:will
XZgYaZWaXZYXtw:win
idgbheegeefeew:with
jeffdeefeeeedw:without
ehfcedceddeeiw:won
ddfeekdeegkecw:work
enedeeeeechedw:works
idZccacbbabbZw:worth
fheeefgheeedew:would
bbdddbbkYdddfw:write
cZffffelfffffw:written
qYdcdeeddeeebw:wrong
WZdUsdjcddddbw:x
bchnddddefeedw:year
aberZedcedeecw:yearly
eceeddeeendddw:years
ddeeedefsddadw:yet
eeeeefgfegfgfw:you
bddeedeebigjew:your`
