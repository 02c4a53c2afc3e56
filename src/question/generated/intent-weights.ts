// Generated from test/question/labelled/ by `npm run generate`; do not edit.

/** A line for each feature: a digit for the weight of each intent, then its name. */
export const intentWeights = `cddcdZdbcdQ+X!
cgfeghgdggfdg?
kbbbbfXZbXYdWb:ANOM ANOM
rafddcfdedffcb:ANOM DATE
mddeeefeffffeb:ANOM KIND
ndfeffffffffcb:ANOM OBJ
ocZccdeheeeedb:ANOM PLACE
qcfeehdedaeedb:ANOM a
gefeeneeeeeecb:ANOM acima
gdfebkeffedeeb:ANOM and
qbfffddffffffb:ANOM at
kbdeemdeedebdb:ANOM contr~
gceZdjdeedceZb:ANOM de
Sfeeeteeeefeeb:ANOM e
ocedfefeffffeb:ANOM em
rTWeaceccYedeb:ANOM firms
pYfffefefffefb:ANOM in
Wfffeofeffefeb:ANOM nao
gffffffffffffb:ANOM nas
ideeeZdjdeeeeb:ANOM no
ieeffefffffffb:ANOM nos
jfefdcffeeeeeb:ANOM ou
bgefdcdidadbbb:ANOM payme~
tTedcVadccadXb:ANOM que
kafceeefffbffb:ANOM suppl~
gceeldeeeeeegb:DATE DATE
figeeeefefefeb:DATE MONEY
ececlffffffffb:DATE ORG
mdcfheeeeeeecb:DATE PLACE
dceekfeeeefejb:DATE SUP
ecfcpfeeffefeb:DATE a
fdffffffjffffb:DATE acabo~
dgcddcgfeededb:DATE ai
Yeaficcidceedb:DATE and
kcccjdeeeeeeeb:DATE com
deeereeeeeeebb:DATE compa~
fcdcpbebfeeedb:DATE e
idfgfffffffffb:DATE excep~
fiXnddecceeedb:DATE excet~
bjeaeflgeeeeeb:DATE fazen~
lafffffffffffb:DATE feito~
ehebifmfffefcb:DATE for
fghfeecefeeeeb:DATE fora
Xhdecdghdeeedb:DATE if
Ybfidfeeeeeffb:DATE leavi~
gYdjpdeeeeeeeb:DATE on
Ycbaoeeeeeeeeb:DATE or
gffgdfdffffeeb:DATE other
bdcdtffffffeeb:DATE ou
ggddddlheeceab:DATE pleas~
efedcdmegededb:DATE por
WjedddmheceeXb:DATE pra
mbcbedeeedeedb:DATE que
jcfffffffffffb:DATE segun~
gYdiZeeheeeedb:DATE sem
gffffeefifffeb:DATE ta
ffffffffhffffb:DATE termi~
hcdcddkiedeYeb:DATE thank~
adeYoeddeeeedb:DATE vs
hddemedeedeedb:DATE with
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
bidjcddeeedeeb:KIND by
nbecaddbccedeb:KIND contr~
cciZgeceeddeeb:KIND da
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
mkeeffeaffefeb:KIND pleas~
Wldhdedhefaecb:KIND por
jVeeeednfeefdb:KIND pra
hdceddeheceecb:KIND purch~
fhdibefceeeeeb:KIND que
fjegedfeefffeb:KIND segun~
ljcefefefeeffb:KIND sem
mheceeeeeeeeeb:KIND signe~
lceeeffefbfffb:KIND so
adeapeeeeeeeeb:KIND spend~
hgacedeheeeefb:KIND tiran~
bbgYgddaedeedb:MODE DATE
bemcedeeeceedb:MODE MONEY
pcbdhbecdeddeb:MODE ORG
icjcdddcddddcb:MODE PLACE
cckXdkcbccddcb:MODE a
gjZeedcfdedeeb:MODE ai
jdeeaqeeeeeedb:MODE and
fYjdfffffffffb:MODE assin~
Ymfceedifffefb:MODE by
hTieaddgccdccb:MODE contr~
amYddaacdddddb:MODE da
jkbUedecedeeZb:MODE de
gmcaedddedeeeb:MODE do
agahafcddcccbb:MODE e
hiddffffffeffb:MODE excep~
bomUeeeeedeeeb:MODE excet~
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
ckcYecdfeececb:MODE por
jcdbfeeeeeeedb:MODE quero
dgobeefdeefefb:MODE segun~
adncedededeeeb:MODE sem
cdilffeeffeffb:MODE signe~
dicefeeefffafb:MODE thank~
hblefefffffffb:MODE tiran~
edlcfefeffeffb:MODE witho~
khdefeedfefefb:MODE would
obbceeeeeeefeb:MONEY DATE
oaZWdeeedeeedb:MONEY MONEY
hdhieeeeeeeedb:MONEY PLACE
kecadddededeeb:MONEY ai
Yleeedcgeeeeeb:MONEY fazen~
lfdeeeeefedfbb:MONEY for
fcdeeedhfeeeeb:MONEY if
yaaacabcbabaYb:MONEY no
adbddedneecddb:MONEY pleas~
kbceeecfefdedb:MONEY por
Smcfedckffffab:MONEY pra
cifdfffffffffb:MONEY que
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
mZeYiedddddddb:OBJ ORG
gebjcededddedb:OBJ PLACE
ffffhffffffffb:OBJ SUP
aalbfeddeeffeb:OBJ a
oaebVeeedeXeZb:OBJ and
Xnefffegfeefeb:OBJ assin~
fXZgZabbbbbbXb:OBJ bough~
efefefeifffffb:OBJ by
fZmddedeedeebb:OBJ contr~
ebjYkbXbbcccdb:OBJ da
eogXeddefefedb:OBJ do
eidceeeffefbeb:OBJ excep~
fgddeebdeeeecb:OBJ excet~
hbcaeeeheeefdb:OBJ feito~
gVZZeVXaYacYmb:OBJ for
jdejefededffeb:OBJ in
hhfdffffffffeb:OBJ leavi~
Zieefeelfefffb:OBJ made
hgceddcdddddcb:OBJ no
qPdddebYedddbb:OBJ not
gjehdffafeffeb:OBJ on
lRbfdedejdcebb:OBJ por
kgYWdcddddeccb:OBJ que
djdZdddfddeebb:OBJ segun~
icbfeeefeeeeeb:OBJ sem
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
pbcceeageeeedb:ORG do
fdebjaceeeeedb:ORG e
XiZdibdddecdcb:ORG em
kbedeemeeeeeeb:ORG excep~
nYdfeehhfeffdb:ORG excet~
TW0dddbdeaeeeb:ORG exist~
fjbdffffffdffb:ORG feito~
giiaabcccddedb:ORG fez
dckZfefffffefb:ORG firmo~
bXdgkddmeedeZb:ORG for
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
ecebmffffffffb:ORG ou
agcnabcddddeZb:ORG pagou
fadkdabZedeeeb:ORG pay
cddbddrcdbbebb:ORG pleas~
dVjkdcgfideeab:ORG por
ZfdedcndedeeXb:ORG pra
lgZbeebddfdeeb:ORG purch~
kicVeeehfeeeeb:ORG que
sReieeegffefeb:ORG segun~
fibceeegeeceeb:ORG sem
bneadeeeedeeeb:ORG sign
fphaeedeeeeddb:ORG signe~
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
fdfdmffffffffb:ORG x
qXacaYceacddbb:PLACE ANOM
igfddedgeeeeeb:PLACE DATE
qccdcdeeeeeeeb:PLACE KIND
egadcddcdddccb:PLACE MONEY
eXVVdbaZZTZaob:PLACE OBJ
jjYZfcccddddeb:PLACE PLACE
Ymeeeefgegebeb:PLACE ai
ggcfccdYdecdcb:PLACE and
hfhaeeecfeffeb:PLACE assin~
dWimddbadeeecb:PLACE by
ecffncebededZb:PLACE com
befesefeffffZb:PLACE compa~
igVaXcecdabdab:PLACE contr~
ZoeYefehfeefeb:PLACE do
fYchldededdeab:PLACE e
bffatdeeefeeeb:PLACE em
aZdpeeeeeeeedb:PLACE excep~
jbdmeeefeefeeb:PLACE excet~
dgeedeejeeeedb:PLACE exclu~
nbbccaZedcbcbb:PLACE fazen~
uWWgedddeddedb:PLACE feito~
lUeeleeieeeeab:PLACE for
Zedmbeeeeececb:PLACE gasto~
aleeeecffededb:PLACE if
fhcdifeefaffeb:PLACE in
ffdoeffcfeeeeb:PLACE leavi~
ifbceeefeeeddb:PLACE made
eiefdeefeeeedb:PLACE menos
pdcccecceddebb:PLACE no
ldeceeebeeeedb:PLACE not
dgcgnddZeceedb:PLACE on
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
tYfedffefffffb:SRC PLACE
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
jhfeefchfeffeb:SUP do
WddZiobddedeYb:SUP e
adffefjeffffeb:SUP excep~
gdeeefkeffffeb:SUP excet~
Zjejdadbdeeceb:SUP feito~
eeefnfjdfeeebb:SUP for
bZagdekedeeecb:SUP fora
cliceeeeffffeb:SUP ganho~
jpgeaddecdeeeb:SUP have
fjdceffdfefffb:SUP if
fkceeedaeaeedb:SUP in
ejgUddceeeeeeb:SUP leavi~
bjeddddeeeeeeb:SUP made
emdYeedfedeeeb:SUP no
fjfeegddeeeeeb:SUP not
bkgegfeffefffb:SUP on
ddderfefffffcb:SUP or
ddbdpfeeffefdb:SUP ou
feeeeemffedfcb:SUP pleas~
igecedhdeedcdb:SUP por
VgebedpheefeYb:SUP pra
fagfefegeffeeb:SUP que
kfhWeeeeeedebb:SUP segun~
jkbeebeceffeeb:SUP sem
cffhdeddeeefdb:SUP signe~
lobVYcbddaeecb:SUP tem
eedeeeideeebdb:SUP thank~
dgldccccedeeeb:SUP tiran~
elcdffffffefab:SUP win
bddeobbdeeeeeb:SUP with
qZeeffeceefeeb:SUP witho~
bjdfeeehffeeeb:SUP won
Wgdcdbgieeeddb:SUP would
lbeedlaeeddeZb:a ANOM
bncdkddXbeeeeb:a KIND
ajZbcmbbadcZWb:a MODE
gaeiXbhZcdddYb:a ORG
ggihfeeeedeecb:a SUP
ecfeegeeleeecb:a a
fdfeedeeeledbb:a abran~
cffffefflfffeb:a anali~
bddkdefeeefeeb:a ano
eeffeeefleffeb:a audit~
afefeedecnffdb:a base
fZfffdfesffbcb:a busca
cadddcncddddab:a capiv~
edeeecdeekeebb:a cober~
fffameeeffffdb:a compa~
heddddXZddZeZb:a compr~
fefffoffeedebb:a confi~
efkffefffdfffb:a conta~
Tydedkeddddecb:a contr~
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
alfffdfcffffcb:a list
uUeeffdeeffedb:a look
feffffffiffffb:a meu
eefefefftfedYb:a minha
cdfeeceemedebb:a o
emabedeeeefebb:a obra
SSYccdcxdcddcb:a pdf
feffeedcfffflb:a poem
kebhedddeeefcb:a prefe~
deeeemeedadebb:a price
bcdedldeddeecb:a probl~
dcjefffegefffb:a quant~
ffffffffffifdb:a quest~
fffefjffffffdb:a razao
bmffedeWdffffb:a relac~
caeeeedpeheecb:a repor~
eeeeeebenebdXb:a resul~
fadnebefefeffb:a soma
dedeeeddedeemb:a song
aUbddeepeeefeb:a sprea~
gecccaaYeecejb:a story
cffffeffofffdb:a verif~
fdfffffffeldeb:able to
aZbVbasiccZcRb:about ORG
feeeeedfdlffdb:about PLACE
Wdbdcdobdcdbdb:about SUP
cffdffdeejfedb:about befor~
ccddebneeccdbb:about suppl~
daefffihjbeefb:about the
bXanccdadcdddb:add up
lcabddchddddeb:aditi~ do
aefeqeeeffffeb:again~ ORG
kZccaebedddedb:agree~ with
ckeeeegfefffdb:ai pra
ffffffffhffffb:ainda acabo~
fffffffffffffb:ainda ta
fcffffffjeeedb:ainda termi~
ceeeefeeefbfjb:ajuda com
neeefffefdffeb:alem de
iefdfffffefffb:algo estra~
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
dkbaeeceeeceeb:all payme~
eadeefdlffedeb:all purch~
iWdacedheeeceb:all spend~
hfedeedhefeeeb:all suppl~
nacededfeeeYdb:all tende~
mfeeeecaeedecb:all the
bYaeeencebdcbb:all you
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
bddkdefeeefeeb:ano a
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
eccdeeeeduYdbb:are loade~
dmcfefeeecdfeb:are the
aYhddedecmfYbb:are there
eddddaddabjrWb:are you
eceeedeedanbXb:are your
cfbfejeeefeeeb:as ANOM
ggccbabcddddcb:as KIND
hgYaaccacdbdYb:as MODE
ajcdeefdeefecb:as NUM
ccdbcbahddbdZb:as OBJ
aleeefebeeeedb:as compr~
giaeedbdeeeeeb:as contr~
VYffffepffefeb:as csv
akfbefegffdfeb:as despe~
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
YUrVdeecedeeab:assin~ contr~
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
efffffefflffeb:base cobre
cfeeejeeecfefb:base em
fefffeeeofeeeb:be done
efffffffiffffb:be ready
fefefefflfefeb:becam~ of
beeefeefekfedb:befor~ DATE
fcffedefdfefnb:best phone
dffcjefffffffb:betwe~ KIND
ffffgffffffffb:betwe~ the
kdedeecgeedecb:bids for
effffffffffifb:boa noite
deeefgefeedgdb:boa tarde
ZfYqcebcdZdcXb:bodie~ PLACE
bdffeeedeedhdb:bom dia
effejffffffffb:bota lado
gRehYcdeddeefb:bough~ by
Zldaifeeedffdb:bough~ the
Xueeefdeffeeeb:bring me
dkebeddcedefeb:bring up
hRdblefeeeeebb:but not
egheedefeeeeeb:by MODE
hhddeedeeeeeeb:by ORG
eicXkZddbdcdZb:by PLACE
gdecleeefffffb:by SUP
fffffffffemfZb:by city
aejlfefefffedb:by modal~
cTcqededecdedb:by money
defenfefffffeb:by side
kdedeecgeeeeeb:by the
eeejefeeffffeb:by year
efefflefedeedb:calcu~ the
Zmbedeeeeeefeb:came in
fefffdefffpfcb:can ask
ddcdcZbdbbpZVb:can do
fcffffffffnfeb:can i
fcedefeYedgceb:can you
cadddcncddddab:capiv~ da
oYcbZadcdeeedb:caro por
abcblededeeeeb:caro que
Zfffpfeffeffeb:charg~ less
oZededjZbeeedb:check on
oScceedaZfefeb:check out
naecefedaeffcb:check the
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
cijdddccedeedb:com a
abedgfemffffeb:com as
eeecejeeeafefb:com base
gWVfZXasdacbbb:com contr~
aZcbddeofeZccb:com de
eejefffffffffb:com maior
hYrSbadcdddcbb:com mais
gblYYbbabbcbXb:com menos
pgXibecdeeeedb:com o
oVcdgdelecdedb:com os
fecdldfffffffb:com outro~
feeffeffffkefb:com voce
ffeffefffieffb:come from
edffeedfefofdb:comec~ por
eeffffffkfffeb:comin~ along
ffeffkffffefdb:como ANOM
ddccdqddcdbaYb:como assim
eeeffkffeffedb:como disti~
fffffgffefleeb:como e
cbcccqdccdeaab:como funci~
hfaacYebdacdbb:como me
eaZhekeeeceebb:como qual
edeajkeeeeeebb:como se
Zffffoffffeefb:como suspe~
efeefnefedkebb:como voces
Mddcoacdddedab:compa~ DATE
WZdbpeebeeecdb:compa~ KIND
RbdalZddddcdcb:compa~ ORG
aceVseeeeeeecb:compa~ PLACE
bZedmcnbeddeZb:compa~ SUP
bZcYwdcdeeeebb:compa~ a
ffffkefefffffb:compa~ betwe~
Yeecpfedeeeecb:compa~ com
eefcpeeffefffb:compa~ de
cffeoeeeffffeb:compa~ entre
fffYmffefffffb:compa~ gasto~
hiddcdafeeeddb:compa~ hired
aafaodeeefefeb:compa~ o
UQcqleedeeeedb:compa~ of
eefcoffffffffb:compa~ os
ZffRwffeffffeb:compa~ spend~
Xddelebddeddcb:compa~ the
fhfffffffffffb:compa~ was
dihffefefffefb:compa~ were
gZgeifeeefffeb:compa~ with
feffffekfffffb:compi~ a
Xaedddtddcdeeb:compl~ da
badeedreehefab:compl~ do
edfdffmefffffb:compl~ histo~
ZneYeefgeedecb:compr~ KIND
anhXccececeecb:compr~ PLACE
lcicacbcddeebb:compr~ a
elbdddageedddb:compr~ da
jdeceedeeeeedb:compr~ de
anjceeeeeeeeeb:compr~ o
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
ghaafcYbdcddbb:contr~ DATE
idgefeedeeeeeb:contr~ KIND
dbkbbddjedddcb:contr~ MONEY
geeeehdgeeeebb:contr~ NUM
jiiabbccccddWb:contr~ OBJ
Vfbdrcbcdcdccb:contr~ ORG
feibgdcfddddZb:contr~ PLACE
cWgchcmdedeedb:contr~ a
jcXeZcZYccdcdb:contr~ assin~
kffffffffffbfb:contr~ at
YqjTddeeeddddb:contr~ by
Xcdfeedeeueedb:contr~ carre~
njYccbdcebeecb:contr~ com
dibccjVecdddab:contr~ da
eeeeffffflfeeb:contr~ data
jdebcdeceeeecb:contr~ de
bdieeeefeeeeeb:contr~ did
kcfZeedheeeeeb:contr~ do
ffefcjfeccfddb:contr~ e
ncedeffcfffeeb:contr~ for
agjdfdfeedeeeb:contr~ has
kfbeeffefZffeb:contr~ in
eeedeeeieeefeb:contr~ leavi~
ceeeffeeejffbb:contr~ loade~
fabefdclefdfeb:contr~ made
ZoaXgfeeeffeeb:contr~ mais
dafdkeedeeeeeb:contr~ menos
Urddffdbdeeddb:contr~ not
Xcjcjcdeedeeeb:contr~ o
hgdadebfdddedb:contr~ of
TkgXdhdZdceddb:contr~ on
hfdeefdffffffb:contr~ pelo
Uqocdbddeddecb:contr~ por
dYfdbeeieeeedb:contr~ que
cigddddaeededb:contr~ signe~
Zkdfeeegffeeeb:contr~ that
ZmhVeedeeeeefb:contr~ tiran~
djefeeeeeeeebb:contr~ were
hfWedfcjeeeeeb:contr~ with
gfdefdfdeffeeb:contr~ witho~
dkbccdcgegeccb:conve~ com
lmiVbbYdccdeeb:conve~ do
Xabmidddeeedcb:cost of
kcdffffcfefffb:could there
hffeedfeeeeddb:could you
efbfenfeefffeb:count as
dbqZebeeefffeb:count of
bZkeeeddeeeedb:count the
befefjfeefefeb:count~ as
aWdddfcnefdfeb:csv com
efegefffeeeecb:d like
cffXcckedecdab:da ORG
efdeebefekeedb:da PLACE
dgeecihgdddecb:da SUP
eefefdeeqeeedb:da a
ceeeedeedzdeab:da base
fcffeeqefeefdb:da empre~
ffffffffhfffeb:da minha
eeffeeffkeffeb:da o
ZdebdccbcckbVb:da pra
fjdedcaecdeddb:da uma
eefefffffnffeb:dados PLACE
fefeffffflefeb:dados cobre~
eeefffefflfffb:dados de
deebffeffiffeb:dados do
fffffffffhfffb:dados inclu~
eefeffffflfffb:dados sao
ededefedeoffeb:dados sobre
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
Zkeeeedfecdfdb:data pleas~
bgedeeehedfdfb:data thank~
fdedffefelfffb:data updat~
ffffefeffifffb:datab~ inclu~
jYcbakaddcdedb:de ANOM
VbbmZcdcdgcbob:de DATE
cfghdeeaeeeedb:de KIND
pWjTdbdbcbdcZb:de MODE
kobcdefeeeeecb:de MONEY
oYWXcWdcdcddZb:de NUM
fhdifedeeeeedb:de OBJ
edeegeeffmffcb:de ORG
bcbecbdddmddgb:de PLACE
Ygbregeeeeeeeb:de a
dddedcdcddlcab:de ajuda
Yfeffffffmffeb:de antes
Umeeecdkeeafcb:de as
fceffjfedddecb:de benfo~
ceeeefeeefbfjb:de casa
fffffffffcoedb:de coisa
XVmbdbcldcedbb:de compr~
cbeeemeeeedeeb:de confi~
ZYmcefefejefeb:de contr~
UTnZeddcdndedb:de conve~
dfefffffelaeeb:de dado
dcdXdiddddbecb:de despe~
fficfffffffffb:de dispe~
fcqWedemfeeedb:de forne~
seeeeefefdefdb:de fraud~
cffcjcefffffeb:de gasto
Xigeecheeededb:de me
Vibneocdeedecb:de o
Xmddffeneeeeeb:de os
Zanafeenffbfdb:de pagam~
ddeeeeeedetdYb:de pergu~
afeeeleeeecdbb:de preco
cfeeefeeejefeb:de prefe~
eeeefeeeemceeb:de quais
geeeffffekhfeb:de que
dededodndedebb:de um
agdfeedieeeeeb:deals DATE
nXecabbbbcbaab:deals PLACE
dkfffffgfdfffb:deals in
kcfffffefffffb:denun~ de
fffefneffedfdb:descr~ what
ddfeeeffepdfdb:desde quand~
bXcndbfdeefdeb:despe~ com
icebeeaheeeedb:despe~ do
gefffhfffffffb:detec~ ANOM
fffffffffffffb:did ANOM
gmcedbebeeeeeb:did ORG
afdeldcedeeedb:did PLACE
Zkfhbfefeeefcb:did SUP
ccdqccefmedcdb:did it
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
hgededeeeieedb:do SRC
VWaYaZtbcadbjb:do SUP
eefalekeeefedb:do a
bbdebbsdeedebb:do empre~
dbeeeadeeetdZb:do for
dddrcfeeeeeeeb:do gasto
fffffefffcpfZb:do here
bdeddbeecdmdgb:do i
fffffffffejffb:do in
fdfffeefffmecb:do pleas~
aeeeqeeeeefedb:do que
jddfdeeeeendeb:do with
ddddehebepdefb:do you
ffcefffffmefeb:do your
Vfceblddeddddb:does ANOM
gjdciYddedcebb:does SUP
dYdecXeebfnbZb:does it
ddicgedeeideeb:does the
fffffdffffkfeb:does this
fffffffffifffb:does your
bfdeddedeghdbb:don t
fefffcffkfedfb:done yet
dbeeeeakeeeffb:dos as
deZgdeeiefeeeb:dos contr~
fecceeecepcdZb:dos dados
ffcdjfeeffffeb:dos dois
efeleffefffffb:dos gasto~
beffffejffffeb:dos os
XaccbbobbbabUb:dossi~ da
bbbecemceeeeeb:dossi~ of
bdebdelYcdedZb:dossi~ on
cefdfffnfffffb:draft a
fdfffffifffffb:draw up
Xfefepefeeefeb:e ANOM
ideesbdffeefdb:e DATE
adZgahbccbabab:e MODE
deebncefffefeb:e ORG
hUchmdeeedeebb:e PLACE
dcdbmXaeeeddkb:e SUP
iYccWeibedadVb:e a
XedeatdddeeeZb:e irreg~
ceefkeeeefeeeb:e mais
hbikddeYeeedeb:e me
bddadbdehebdqb:e o
edhieeeeeeeeeb:e quant~
feefhdefeeledb:e que
ffffelfffffeeb:e sever~
Xfdddocdeeeeeb:e suspe~
cdeedldhddYkTb:e um
kddceedfeedecb:edita~ de
fcfffffifffffb:elabo~ um
mfeeecfeeeeedb:em ANOM
gdcglbeeeeeedb:em KIND
lbakeddeeeeedb:em MODE
jbdneeeffeffdb:em OBJ
laeddebdededeb:em compr~
waceeefefeffeb:em contr~
igYccedbdedecb:em licit~
pXefefdeffffeb:em pagam~
YdbaaYagaanaab:em pdf
afeeeieekdeeab:em que
qYfffdfefffffb:em todos
ZbbpeacfcYacab:em valor
jgdbccceedeebb:empen~ do
wXecedeefefffb:empre~ ANOM
cYefddoefeefdb:empre~ SUP
gdecdccbdadcZb:empre~ com
ghcdefdffffffb:empre~ contr~
bpeZenefefeebb:empre~ foi
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
edfebodddecbXb:essa empre~
dffffdffefteZb:essa ferra~
ceefeneeefefeb:esse alert~
cfeeeleeeeeeeb:esse contr~
feeeeceeeckeZb:esse siste~
fefdfmffeeeedb:esse valor
edeeeeeecpedab:esta dispo~
icYrddecdcedZb:estad~ PLACE
YdpXdeededeccb:estad~ com
bcnYedcgdccdbb:estad~ que
eeeeedeedledbb:estao carre~
tSffffedffffeb:estud~ as
eefffeefeflfeb:eu comec~
dffffefcjfefcb:eu pedi
chgcfggfeedecb:eu quero
ffeffeefcfjccb:eu uso
ZcddadrbdcdbYb:every~ about
lceeefcffffffb:every~ but
Zcfeefvdefeecb:every~ on
Zdcccdmcebebbb:every~ you
efeleffefffffb:evolu~ dos
fcfjfffffffffb:evolu~ of
iggheedfeeeedb:excep~ PLACE
bceedeoeffffeb:excep~ with
hffgeedfeeeedb:excet~ PLACE
ecefeeneffffdb:excet~ com
eifeeeeeeeeeeb:exclu~ KIND
fnfTcdddebeebb:exist~ com
Wddedcodeiedbb:exist~ sobre
ccdjeefefffffb:expen~ of
eXepeedeeeeedb:expen~ on
efefecfeedkcdb:expla~ how
efdefjfedfaecb:expla~ to
edffffelffeffb:expor~ as
ebcffeejfffffb:expor~ pra
Xadbeedoeeceeb:expor~ to
edeeiejieeeedb:faca um
eeeeeeebadneZb:faco pra
ffffffffffhffb:faco uma
dajkdeZeffffeb:fala quant~
dfeeffpffdfedb:fala tudo
ffffffffgffffb:falta para
eceedddeZkcdZb:far back
eefefecekfdfcb:favor acabo~
fefffeffjfffeb:favor ta
efkffefffdfffb:faz a
ffffeefefemdeb:faz com
fceieecpeeedYb:faz um
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
ekbbbbacbabbbb:find me
fceeeeeejfdefb:finis~ yet
Ymeceefffeffcb:firma~ PLACE
fffeefefffeeeb:firms that
fffffffffffffb:firms with
eZehfeeedpeedb:foi a
Xcfeclfeefedeb:foi apont~
hmbXcaaddcdbbb:foi contr~
cfdleefffffffb:foi gasto
eefeeoffffffdb:foi marca~
dkdhcefffffedb:foi o
edfoddefffefeb:foi pago
bjdZideeeeeedb:foi que
effffefffmeeeb:fonte~ voces
0Offfefeefefeb:for ANOM
WYebhcahdecheb:for DATE
fZYiZZdbaZcbab:for KIND
iheggeefeeeedb:for OBJ
TodXbdedddeebb:for ORG
XecbYddbcdbdkb:for SUP
Vqffffffffdfeb:for all
gfededgheecelb:for me
debfeffljdfccb:for my
cdeeecdececlab:for now
ffffffffgffffb:for ready
Xjccfjedddedbb:for the
bdfffkfedeefeb:for what
ecgdedmeeeeeeb:fora PLACE
fghfeecefeeeeb:fora os
Wmmdedddddeebb:foram assin~
Ymeceefffeffcb:foram firma~
cjfffffffffffb:foram os
Xneedffffefedb:foram publi~
lefbfefffcfffb:forne~ ANOM
elnXeeefeedeeb:forne~ a
ccsYddddeeeeeb:forne~ com
kcbffeddeeeedb:forne~ de
kccfddbgeecedb:forne~ do
eZijefffffeffb:forne~ mais
fqfYffffffffdb:forne~ o
bbYledeeeeeedb:forne~ que
iffeffffffffeb:fraud in
nadaceeeeedebb:fraud~ em
iefdfffffffffb:fraud~ nos
Zecdcdbjcjedib:from DATE
iYYhfdbddcdddb:from ORG
dfeeeflefefeeb:from PLACE
fefffeefflffeb:from SRC
cfeffebffofecb:from from
kbdgecceeceeeb:from the
fffffffffgfffb:from which
eafffeqefffeeb:full dossi~
cceeefkefeefab:full profi~
fefffbffffrdeb:funci~ isso
eefffceedfkdZb:funci~ por
bZnaedeedcccbb:ganha~ licit~
cibecdeeeeeflb:ganho~ o
dcYlcdceeeefeb:gasta a
ffenbceeffeffb:gasta com
deeZneefeffeeb:gasta mais
fbfelddfffefeb:gasta~ ORG
fefelafefffffb:gasta~ a
ecalfffefffffb:gasta~ com
ZXcjleddeeeeeb:gasto com
beeqdffefeffeb:gasto do
cffcjcefffffeb:gasto entre
ddcgjeeddeeedb:gasto~ com
Wdfoleefffffeb:gasto~ do
eeakhcddeeeddb:gasto~ mais
effcofffffffdb:gasto~ menos
bffeffpefffffb:gathe~ every~
cbeeffeneeffeb:gener~ a
dceeeeejffdfeb:gera o
ffedffflfffffb:gere um
XqfeffeYffffeb:get me
fffefeffeepecb:get start~
fbffeoefdeeedb:get to
Ygfecckbedgddb:give me
fffffefffhfffb:go about
qddcdcbcfZccYb:going on
dbecegdcdedicb:good morni~
cfcdfiededdebb:gosta~ de
feedeeffemeeeb:got data
acenbffffffffb:got most
YeVgedacdbdccb:got the
fffffifffefffb:ha ANOM
iffffffffffffb:ha indic~
bfffffeffmdfeb:ha na
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
fffeelefdfeedb:high risk
igeddebfeeedfb:hired by
clddefeefffeeb:hired for
ddedefoeffffeb:histo~ of
aeeeefffffffmb:hotel PLACE
bbkdeefdfffffb:houve por
eedeeeeeddaqdb:how are
fcfffeefffpfdb:how can
ffeeeeafcocdcb:how compl~
ffdefeefeleeeb:how curre~
aeeefoeekeeceb:how did
adbZliddcajcgb:how do
cfcdjleeddgddb:how does
fffffeeffemeeb:how exact~
bWcccbbcgcbckb:how far
Zeeeepcejddddb:how is
XZsdddeeefedeb:how many
cdbpdeefieeeeb:how much
bbkeedeeemeedb:how often
fYeeebdecnbdcb:how recen~
dedeedeeheeifb:how s
XdbVabdccZgaqb:how to
ffffffffffmfbb:i ask
ffffffedlfffeb:i asked
Zifeeheedekebb:i can
efegefffeeeecb:i d
beeeeeeeeejecb:i don
ffefedebeeweQb:i expor~
facbccdddcmdab:i filte~
fefdddffeefelb:i get
bfffffffleeffb:i launc~
jedeecdYeemebb:i m
effffggeeeeedb:i need
aedffdefjeedeb:i reque~
Xheeffceffdleb:i see
fefffdefffofbb:i start
deffffffleffdb:i start~
mceeffeffffffb:i think
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
fefffifffmceeb:in your
fffffffffifffb:inclu~ any
fffffffffhfffb:inclu~ contr~
lffffffffeffeb:indic~ de
ffefffeffifffb:infor~ de
ffeefekcegfeeb:infor~ sobre
efffffefjffffb:inici~ DATE
effeeeefofffbb:inqui~ on
fffffdfflfeefb:inves~ be
debldefeffffeb:inves~ com
dcegeedeoefdXb:inves~ do
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
hZddepadddbdbb:is ANOM
eefefrefeeYdbb:is a
dcedebdecncdab:is avail~
fefefeefepdfdb:is cover~
ceddegddlbZbmb:is it
effffdefsdffab:is my
hXeecYmcdcdZeb:is on
ZecfdZgdgkbecb:is the
icecefedfgeceb:is there
daeddicdbYnbFb:is this
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
fffffeffnecefb:ja termi~
fefefefffgifeb:kind of
ffffffffffhfeb:kinds of
bcbeedibjaeedb:know about
dekefffffffffb:know how
eeeeqeeeffffdb:lado a
Wqedefedfefecb:last NUM
fbeeddeebjeccb:last updat~
hjcddcbedcdacb:lease contr~
fhfgeeeefeeffb:leavi~ out
aTcacqbcbcbaRb:lei NUM
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
qWbbdddgdddebb:licit~ PLACE
igXaXWabbcbbXb:licit~ com
fmdeffeffeffcb:licit~ de
ekebeecfeeeeab:licit~ do
dfegffffeeeedb:like to
bmeefdecfeffdb:list of
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
Qvdeeegaffeecb:me all
ededffadeendXb:me an
QqeceeeYeeeecb:me any
eeYeeeqfeeaemb:me conta
Vvcbcaaadakdab:me da
Zclledeeffeffb:me diz
dceeffrefeeeeb:me every~
abcdbocdcbXdab:me expli~
dXhkdemeffdfcb:me fala
cbhiefdfffledb:me how
kcfefdbefffffb:me if
pVeeefdcefdfeb:me inter~
fcefefbejfefdb:me know
cjffffedfffffb:me lista
bledfeeffefedb:me mostr~
ffffffffkfffeb:me on
Unddedjeeeeecb:me passa
Zneeeefeffefcb:me see
Wqgfeeidffeeab:me the
OmcabbbUbadalb:me to
djbcdccbddcdbb:me traga
difffiZfeejebb:me what
dcefeeefefefib:me with
ZVbabjZbZaVbkb:meani~ of
Zkccmeeeeeeedb:menos DATE
fhefdeefeeeedb:menos KIND
balWkeedeeeeeb:menos MODE
saededeeeeeecb:menos PLACE
fefckfffffffeb:menos com
RVlalddbddedbb:menos contr~
hfUbZabZccccZb:menos de
cdfeqfeffeefeb:menos do
dffffeffdeeeob:meu filho
ffffffffmfffcb:meu pedid~
feffedecpeeecb:meu relat~
cffefdeflddcZb:minha anali~
effffeffkfffeb:minha apura~
fbeffeeeredecb:minha consu~
edfffeffofefdb:minha inves~
ecffffflffffeb:monte um
eeffjffffffffb:more contr~
dfeYpefeeeeeeb:more on
icebjdaeddeedb:more than
dceidkgbefdZdb:morni~ what
aXoYifeeefeefb:most MODE
cXoXfffefeffeb:most amend~
bTsVkYddeaeeWb:most contr~
YtXYefeefffedb:most expen~
aYVggdcddcdceb:most from
accobfcfeeeeeb:most money
cbXlhfecebeeZb:most on
VrYbefedfceeeb:most recen~
Ypebfffeffffdb:mostr~ os
defffmffffffdb:motiv~ de
cbevdddebededb:much did
fffieffffffefb:much in
fffZfdefnedddb:much longe~
cffoeeffeffffb:much was
eefffjfffffffb:muda entre
aibcceebeneecb:munic~ PLACE
eeedfeeeflffeb:munic~ do
bffffeffreeebb:my analy~
fffffecfkdecab:my case
Zcdededdceaelb:my homew~
eefeeeffpefeab:my inqui~
efffeeffpeedbb:my inves~
fefefeebtdeeRb:my repor~
ffffffffmffecb:my reque~
ffefeedeseeeWb:my resul~
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
hifeeedeedeedb:no SRC
eeeffeffekedeb:no siste~
mceeeefdefffeb:nos contr~
idfefffffffffb:nos licit~
lhfdddeeeeeedb:not PLACE
fefffkffffeffb:not enoug~
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
bZencZeedceeYb:o total
mZfffffffffffb:odd in
lcfefffdffdffb:of ANOM
cffekffffffffb:of DATE
dcjVileeeeeeab:of KIND
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
bcnffeeefdffab:of recor~
fcfigffffffffb:of spend~
aXmaedinefeecb:of suppl~
XRnZcdckeadecb:of tende~
fddgedjfeidefb:of the
hfddkffffffffb:of them
fffffdfffdifeb:of thing~
ecfjeffffffffb:of was
dcfjceeefeefdb:of went
aaleeeeefbfedb:often did
YYhUZeZjbZbaXb:on ANOM
Zicihcdeedeedb:on KIND
abelleedgeeecb:on OBJ
Zadbdb1acadbab:on ORG
WeedaZcfcpedYb:on PLACE
lhfededdeeeeeb:on SRC
YWdadd2cecdcYb:on SUP
eafeffdmffffeb:on all
fbbeeeeifledfb:on contr~
ecepbeeefffffb:on did
eaenceeeffffeb:on has
fffeffedlfffeb:on my
bddeefldfdfffb:on suppl~
WYebcekoheeecb:on the
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
khbTabaYcccZab:os OBJ
qUedeebieedecb:os compr~
beeepeeefffffb:os conco~
djdbdccfeddebb:os contr~
JfXlYddecbbcZb:os conve~
hfhfeecefeeeeb:os da
eefefffffkeeeb:os dados
efheedeeeeeeeb:os de
Wqfefeffeeefeb:os edita~
rVddedeheeeeeb:os empre~
ZrdXedbceeeeeb:os forne~
eefcpeeffffffb:os gasto~
lbbcfedgffefeb:os licit~
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
eebaodfffeeeeb:other bodie~
ddbeoaeceeefeb:other suppl~
hffgdfdgfffeeb:other than
jfefdcffeeeeeb:ou ANOM
ceddsffffffeeb:ou DATE
ececmffefffffb:ou ORG
cbbcqefefefedb:ou PLACE
beefpfefffefdb:ou SUP
ebcblfddefefdb:ou a
fhfgeeeefeefeb:out MODE
fecdldfffffffb:outro~ orgao~
Wbdpbfedcfefdb:over DATE
oYcbZadcdeeedb:paga caro
bcddkedeeeeedb:paga mais
Weffreeeeeeeeb:paga menos
cpdYdeedeeeeYb:pagam~ PLACE
kafeffekffdfeb:pagam~ do
hhdeffciffefeb:pagam~ feito~
dhciaceaeeeedb:pagou com
mecbaXaabdbbab:paid on
iTddcVacdbZajb:para o
fafeeeefffefnb:passa uma
Ymbeffffffffeb:passa~ por
eYemdfffefffdb:pay for
Zfecsfffeeffeb:pay less
eedcdejieeceab:payme~ DATE
fieeeeeheeeeZb:payme~ PLACE
fggbefdgefedeb:payme~ by
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
Uchsadbddbadbb:por ano
fdeefeeffckddb:por cidad~
celkeefeedefdb:por estad~
gdededfffehdib:por favor
Ufdreeeeeeeeeb:por forne~
giedeehgeeeeeb:por genti~
Zdjlaeddeeeecb:por modal~
VYbteeeeeeceeb:por orgao
efffeifffffffb:por qual
aeffepefefffcb:por que
bVToecefebZdbb:por valor
jedffefffffffb:possi~ ANOM
ffeeedeacemecb:pra expor~
feeefefffckddb:pra filtr~
edeffeefefnecb:pra inves~
eifdedhfeeddhb:pra mim
eefffbdfeeqdbb:pra pergu~
eacefeemffcffb:pra plani~
ZbZcakZccbgaXb:pra que
cddeecelddldab:preci~ de
bdfepffefffffb:preco~ de
cfeeefeeejefeb:prefe~ PLACE
efffffejfffceb:prepa~ um
dedefkeedfeebb:price anoma~
efefemeeecbecb:price regis~
edeeoeeefeffcb:price~ of
bfffffffleeffb:probe i
1Qfffdffffffdb:procu~ ANOM
aaebdcradeedab:profi~ of
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
ecffffeffpefeb:quais fonte~
eifffffffffffb:quais foram
cfjbdeeeefeeeb:quais orgao~
ajaaeeeeecoeab:quais os
fffffffffdiffb:quais pergu~
Vmfeffeeecmedb:quais sao
caYdegedegedfb:qual a
ffefkffeffffeb:qual das
eeeekffffffffb:qual deles
ffcdjfeeffffeb:qual dos
bmdbgfeffffedb:qual e
YlibdadcdddcZb:qual empre~
dkdhcefffffedb:qual foi
efffeifffffffb:qual motiv~
bidgdgceeeedgb:qual o
feffffffflffeb:qual perio~
bSeecbaeaccdob:quand~ e
eeeefdfedoeedb:quand~ foi
XZnZcdcccbddYb:quant~ MODE
YcamcdbbbddbZb:quant~ a
UWtZddcdeceecb:quant~ contr~
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
MmZYlbZdcdcdWb:que PLACE
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
YrbObcddcadcWb:que forne~
eefefcefedjdbb:que funci~
fdfdobefffffeb:que gasta~
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
ffffffefflcfcb:que perio~
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
ckdfffffffffeb:quem foram
eZeeeeeeffffpb:quem ganho~
effcjeeffffefb:quem gasta
ghebeecdedefdb:quem sao
dfeffpefdedddb:quer dizer
cidafefeeffefb:quero MODE
nWefdedbfffffb:quero apena~
deeekfeffefffb:quero compa~
oUddemdebdcdcb:quero em
VneeeeZcefdfab:quero me
acddeueddddedb:quero o
cagcindeeeeecb:quero qual
cfbgZdhdgeeeab:quero saber
uPdeffZZffeefb:quero so
VccdeYgledcbdb:quero um
gicddZcdcedceb:quero ver
Wndfeccafefeeb:query the
ffffffffffgffb:quest~ can
fffffffffejfeb:quest~ do
ffffffffffhffb:quest~ i
bTjmeefeeeffeb:ranki~ de
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
cdcmcfefffeffb:recei~ by
bbcZcadbbacblb:recei~ de
bZXioedddecccb:recei~ the
ccfnfffffffffb:recei~ throu~
ffefffbffoffeb:recor~ about
ccefffeeeqeeeb:recor~ for
dfefffefemfeeb:recor~ from
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
YacdddZpdbdeVb:repor~ about
ffffffecnffeeb:repor~ i
VZeeeedweeffdb:repor~ on
bdededeceeeekb:resta~ PLACE
adedddceYbYctb:resul~ da
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
eheffffffffffb:runs the
aQYZZjibTZaXab:s a
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
cdcjdeefffffeb:se gasto~
ddeaqaeeefffdb:se sai
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
dfeffeffffdkeb:so isso
cefffjefedkedb:so what
Yedcddcbciddhb:sobre DATE
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
fadnebefefeffb:soma de
gffffffffffffb:somet~ odd
ffffffffffgffb:sort of
icfeefefffeffb:sou audit~
eefffeffflffeb:sourc~ do
fcejcffffffffb:spend most
fbfmaddeeddecb:spend on
Xedolfffeeffeb:spend~ PLACE
cdfdkdeeffffeb:spend~ betwe~
eeegleeefeefeb:spend~ by
feebsXfffefffb:spend~ diffe~
fffdifeffffffb:spend~ more
Ybddmdeeeeeeeb:spend~ of
WXescddbeeeedb:spend~ on
jkcWcecgecedeb:spend~ recor~
edfendfffffedb:spent by
ecfmZfeeffffeb:spent on
aUTtXecadYcccb:spent the
aUbddeepeeefeb:sprea~ with
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
ifffffffcefefb:suspi~ in
fffffeffeemecb:t know
pefffefffefebb:t there
dbeefedefqeedb:t you
eebVcWbdaZYbmb:ta o
fefffdfflfeeeb:ta pront~
eeceedeeeekZdb:te uso
baefffdofffffb:tecni~ sobre
fcgfegjeeefefb:tell me
pZdbdaeeeZeedb:tem ANOM
VaUYbbacbmcblb:tem PLACE
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
fddcdeaddodabb:tem nada
ffeffedfelffeb:tem regis~
dbeedatceadddb:tem sobre
ffffffffgffffb:tempo falta
nfcbaecdeddeab:tende~ PLACE
hfdeeeejfefdeb:tende~ for
ledeffegfffefb:tende~ of
fdffffffmfefdb:termi~ a
oRbcYacaacbbXb:than NUM
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
kjabcdcccddeab:the OBJ
kacfdchddbdedb:the ORG
fecfddeedheedb:the SRC
fXYcbahZYZbbUb:the SUP
elfeffebfeefeb:the agree~
Yofceeeeeefffb:the all
fhdeeecdeeedeb:the amend~
ffffffdfjfefeb:the analy~
aedffdefjeedeb:the audit
effekfffeeffeb:the avera~
Rxfeffdfffefeb:the award~
fcffedefdfefnb:the best
TseeeedZefeeeb:the bids
WtdYebeebeeecb:the bigge~
jceefffffffffb:the city
ecebceoceeeecb:the compa~
eedcetddccdcdb:the confi~
ejbccdbhdddebb:the contr~
ededeeefduefcb:the data
ebeeeeefescfdb:the datab~
ecffclefbececb:the diffe~
XapZbbcZbacdab:the fewes~
nkeddddeceeeeb:the firms
ejdeefdffeffeb:the first
cdeeeddencfeeb:the inves~
Yofeeebgefefcb:the invoi~
dfdfeeeeejeekb:the last
fofZffffffeffb:the lates~
cleefeefeeefeb:the main
cbecdcbdddcdmb:the match
bYoffbededeeZb:the most
dXrffeeeeeefcb:the numbe~
ddbeoaeceeefeb:the other
jefdeddoeeefeb:the payme~
edeeoeeefeffcb:the price~
bfffffffleeffb:the probe
pkcbdddcdddebb:the purch~
ddefepeeedefeb:the reaso~
ffffffecnffeeb:the repor~
ffffffffhfffeb:the resul~
feeffmffffefeb:the risk
edeeedeedeccnb:the sea
fSeeeeddrddbab:the searc~
dneffffefffffb:the small~
Tpeojbbdeeeeeb:the spend~
fdfffefflfefdb:the statu~
coeaedcddaeedb:the suppl~
eeefeeefemceeb:the syste~
dnedebefeefeeb:the tende~
fjfcffcffffffb:the top
dZbrbbcecbdfab:the total
edeekfefeefffb:the two
edeeeeeebeeerb:the weath~
epecefeffdefdb:the works
pefefeffedfceb:there ANOM
lcefeceeaiebeb:there any
kcdffffcfefffb:there be
iffffffffffffb:there fraud
jfddefeffdfffb:there irreg~
iaffffjeeefcfb:there is
demdfefffefefb:there made
cfeffnefbebdcb:this alert
cfcbcodddcaZTb:this flag
fdffffffffjfbb:this pleas~
effffffffejeeb:this syste~
fffffdffefueVb:this tool
fffffafffenfdb:this work
hfffdfdffffeeb:those of
iebodeeceefffb:throu~ MODE
effffffffhiedb:tipo de
ffffffffffhfeb:tipos de
eidfedeeeeeeeb:tiran~ MODE
VacYpcdcdcddtb:to PLACE
jgYjdedfeeeeeb:to SUP
RSddcdjueededb:to a
ZYnadeeefdeedb:to count
jedcjeeeffjeeb:to do
Zbdcdedneeddeb:to excel
bbiclgdcedcdbb:to how
jbcdddededddfb:to i
amedeeedfdeeeb:to list
kbddWhbcccWdab:to me
fcfegfidfffffb:to put
ZoecdccccdbeYb:to searc~
ffegfkfeffcffb:to tell
fdfdepefeeeedb:to that
ebYfcdjaeceeZb:to the
fdefeeeeeeneYb:to use
dZhffogdefbedb:to what
aodddeeceeeecb:todas as
kgedeedbeeeeeb:todos os
ccfeeehieffefb:toget~ a
ffffffffffgffb:tool do
fffffefffekfeb:tool does
Whggdeddeeeecb:top NUM
dfcmcffefffffb:total com
YXpbdcddedeeeb:total de
cdemddeeffeffb:total gasto
efnZfeeefeffeb:total numbe~
dbZmeeebeecfdb:total of
cbZocdeeeeedbb:total pago
QXZrbabeccceab:total paid
ddfrcfdfffefdb:total spent
fcfjfffcffffdb:total value
ZodeeeZceeeeeb:track down
deeeedaeeedndb:tudo bem
deeeeebedecmdb:tudo certo
bUcddepeffdeab:tudo da
mbbZbeWdeeebeb:tudo menos
hYcbcbjccZcaab:tudo o
Yeeeefwdfcecdb:tudo que
beeeefuceefcdb:tudo sobre
Yndeeefeededdb:ultim~ contr~
ffefcjfecbeddb:um contr~
ffefcjfecbeddb:um conve~
edcdcblYdcccYb:um dossi~
ZZeeeddnffefdb:um pdf
effffmeeffeeeb:um probl~
cbeeffdpffeedb:um relat~
ddaddocedeeebb:uma MODE
Yffdneffffefcb:uma compa~
bjfffffefffffb:uma lista
beecddedddcdlb:uma music~
ffffffffffhffb:uma pergu~
fafeeeefffefnb:uma recei~
acedeeelfeefeb:up a
daeeckddeceeeb:up as
bfdleddXeeeeeb:up the
jYbYaZbZZxbaab:up to
edeeceeemcdabb:up with
eeffffefiffeeb:updat~ about
ffffffffkfffeb:updat~ me
ffffffefkffffb:updat~ on
eedfdbeeeerddb:usa isso
fefffefffepeXb:use this
fffffeefcfjccb:uso isso
pbagdcdXdbddcb:valor MONEY
effieffffffffb:valor gasto
fedmeeeffffffb:valor total
bYYpaeecefffeb:value of
edeefffffjedeb:vao os
cfeffgeieddeeb:vc conse~
abddddhddwccWb:vc tem
bfefffefflffdb:vcs tem
eefefffffkffeb:vem os
btTeebeedcedYb:vence~ MODE
fkcZddcedededb:vende~ OBJ
ejeceedeeeffcb:vende~ a
YbdZoeddddddYb:versu~ PLACE
feffffffffoeZb:voce conse~
XcbbaXZaZaQkqb:voce e
eeefedeeeeveTb:voce faz
efeffjfeeeddbb:voce pode
cdddddddeeheeb:voce sabe
cfdeeejeeoecab:voce tem
dedeeeeeerfeeb:voces cobre~
fedefdefeqeddb:voces colet~
fefffadfedueab:voces fazem
feeefefffldedb:voces guard~
afffefeffnffeb:voces nao
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
edeededeceeerb:weath~ PLACE
alibdeedeeeedb:went to
ejbdfffffefffb:were by
ejffffffffffeb:were publi~
bqecefeffeefcb:were signe~
ifbceeffffffeb:were the
ccpfeceeededcb:were there
dhfffeffecpedb:what all
eieefeffedldbb:what are
fefefefflfefeb:what becam~
hbfeecefferebb:what can
TmgcWZbcccbcYb:what compa~
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
Yfdgemdddchadb:what is
fefefefffgifeb:what kind
ffffffffffhfeb:what kinds
befffqffffdfdb:what made
fffefefffkeffb:what month
deneedeefeefeb:what numbe~
fefffefffmeffb:what perio~
bdfffkfedeefeb:what reaso~
caebcgbcecbehb:what s
ffffffffffgffb:what sort
deeeecfeckdfmb:what time
dhedkdeefffeeb:what was
fffffeffffjfeb:what way
dkcceefeeeefeb:what were
eefffeffflffeb:what years
cXdbdibciecbdb:when is
fbeeddeecjecdb:when was
lRWXmZXabXZaYb:where is
dfffffffmefcdb:where s
UTdbbddccWhcrb:where to
digYdbedejceZb:which agenc~
dlebefeeecffeb:which are
gdgcdeeeeodebb:which bodie~
Yigcdedddceddb:which body
apdeaeeeedeedb:which compa~
fefffffffkefeb:which data
edfeffeeflfefb:which datab~
cldcefeffeffeb:which firm
bcbjdeddekeeeb:which munic~
eeeekfeffffffb:which of
edddkffffffefb:which one
fffffffffeiffb:which quest~
effffffffifffb:which sourc~
dbdjdedeeoddcb:which state~
WZfkbcaYaZaacb:which suppl~
ebeecddedmccdb:which years
djbecdbcdcpYVb:who are
WOWSUVlYUSTZgb:who is
djadddcdedboWb:who made
efbdlfeffffffb:who of
ffeghfefffefbb:who spend~
aqeaefeeeeefbb:who were
eYgdedZddddeob:who won
YbbbbobccZcZcb:why are
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
jYcfeeflefffeb:with contr~
fffffefffjefdb:with in
cffekcfdfffffb:with its
bddedeeekdacjb:with my
eebaodfffeeeeb:with other
UWlagcaofcddbb:with the
fdfffefffenffb:with you
hffgeeefeeeeeb:witho~ the
brPZZYccYbbcYb:won MODE
cedededkefeddb:won MONEY
Updfdebceedeab:won PLACE
camYeebededekb:won the
eeeeebeecamcab:work here
eddeebeeeohedb:work with
idZccacbbabbZb:worth MONEY
gheeeegheeedeb:would you
fdfefeejffffhb:write a
dbabYaXbbYXXlb:write me
cZffffelfffffb:writt~ repor~
nZdcdeedeedecb:wrong with
ZcbbmdYbccccbb:x DATE
adectedeeeeeeb:x ORG
eeejefeeffffeb:year by
WUbbbbblXYYoVb:you a
fdfffffffeldeb:you able
eieeeegheegedb:you can
fdfefedferdfbb:you colle~
ffffkefefffffb:you compa~
ddfefeefflcfcb:you cover
efdfeleffddcdb:you defin~
edeeeadeebuhXb:you do
ebedeehdfqedeb:you got
eecdddjdeoeeZb:you have
effffeefffpfZb:you help
effdfdfcfrffbb:you hold
degfjdeeedcjeb:you how
cdededdedkeeZb:you keep
bbbeebmcecddeb:you know
Zleffeefflffdb:you pull
fdhffjdffejfcb:you tell
deghgefceedddb:you to
edddecbedrXdZb:you use
dcgfehheeddecb:you what
eddeebeeelneab:you work
ffcefeffcleeeb:your data
ffffefeffifffb:your datab~
eeeeeeefedjcdb:your featu~
ffcefffffmefeb:your recor~
fefffefffnceeb:your syste~
igefefeeeeffhbias
rZedYVcgaadddc:ANOM
gTZhaccedcddac:DATE
4Vcbceececdedc:KIND
cRhXZWajXZaaac:MODE
gggedeeeeeeeec:MONEY
mYbVcaaZZYYYOc:OBJ
Wecgjdddededdc:ORG
jbabdcdededcXc:PLACE
gddeoeefefffdc:SUP
caaghedoeeeedc:a
pceeaXeedeeedc:any
ieffeeeffeffec:anyth~
dcffefmefefeec:apart
mdeeabeecYbhdc:are
sVeefffefffffc:at
efeeeeffeeeqdc:ate
eeeeeeeedeeocc:bom
ecZagcdhdbdddc:but
eeeeeceedecscc:bye
deeeeeeedecqcc:cheer~
jcedcedbdeeeec:com
efeejgeffeidec:como
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
ggcmceecefeecc:no
lUafYddddcddec:not
hZYaYjfbaafWVc:o
dfeeeefeeecrbc:obrig~
oaeeeeebfffefc:only
fffgefdgfffeec:other
hcddddgieemdVc:pleas~
hgddddhheehecc:por
Sucffebcfeffdc:procu~
deeeeeeedeP0dc:prumo
dcihhhefeefeec:qual
Yalicdcbeeecdc:quant~
edebjfiffffedc:quem
nWZhXecbdeeeec:quero
iabhbeeheeeeec:sem
uUccdbcdecedec:so
efffffffeeemec:tchau
gcdgcbgZdbbbac:tell
mbacXccddZdecc:tem
fffffffffffkec:thank
ehdcddhfdddjdc:thank~
nOVVWZVVSWXVPc:the
fgehededeeeeec:tiran~
eflbfefffefefc:total
eeededceeedodc:tudo
deeeeeeeeebrbc:valeu
edchcidVdafaYc:what
gTYdlbbccZdddc:which
Yadcmeeedeeeac:who
fgddedgieeedec:would
Wfffpffffffffcb:KIND spend~
kfbZdddedeceecb:MONEY ai
Xpceefefffdfccb:MONEY for
lYdfffeffffffcb:MONEY if
Zmadeeeleededcb:MONEY por
deeepdeeeeeeecb:ORG and
ceecldeffffffcb:ORG e
ddedoffffffefcb:ORG or
ececmffefffffcb:ORG ou
fffalffffffffcb:ORG vs
fcffkffffffffcb:ORG x
eddeqfffffffccb:SUP or
feeflfffffefdcb:SUP ou
ebcblfddefefdcb:a SUP
dcffefmefefeecb:apart from
efeeeeffeeeqdcb:ate mais
eeeeedeecednccb:bom dia
fffelcffeefeecb:como se
fffeiffffffffcb:compa~ os
iggheedfeeeeecb:excep~ PLACE
bceedeoeffffecb:excep~ with
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
didddceedejeacb:por favor
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
bWfabqcbccccae:ANOM
ifegfcdddeddie:DATE
hdfdeibcddddce:KIND
hfehdldeeddeae:MODE
cmgidddeedeede:MONEY
YTdYcibcZcTYne:NUM
hecdgcddccddre:OBJ
cgaehbeedgddbe:ORG
icgifceedgedie:PLACE
ieggeeeeeieede:SRC
cidefagdccdcoe:SUP
edffffeemfefce:acabo~
cdededeeYdbuae:again
YeccbZbdZcZXue:agora
Yceeeneebncbae:agree~
edccdcfeiZjdce:ai
effffdfdreedZe:ainda
eeeeerefeedede:allow~
eeffffffkfffee:along
edeeeoefeedece:alta
eeffflffefffee:alto
daeeeaeeddeZte:amanh~
dbffcjffefedee:apont~
cbeddbddcgicke:aqui
effekfffeeffee:avera~
deeeemeeedeede:basta
efffffefeeende:bem
fceffjfedddece:benfo~
eeeeeceeddbuce:bye
eieeeegheeeeee:can
ceefkeeeefeeee:caro
deeeeebeedcmde:certo
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
dddddXcecYuaYe:do
daeeeeeencdgde:doing
edeeedeeledkee:done
fefffkffffeffe:enoug~
YbdcdcbdZcYuYe:every~
fhdcdcffeehdie:favor
edeeeaeeeaycWe:faz
eefffYeffbpebe:fazer
dffffeffdeeeoe:filho
eceeeeeeneedce:finis~
fbfefobfffefee:flagg~
deedeceedeatce:gente
hidedehheeeeee:genti~
bcefeeeeoiedce:go
Zdeeedeepeccae:going
bdcadacdbcpZae:help
cdeeeadedjidle:here
bdaddbdccbZare:hoje
bccedbdeqcfaWe:inves~
pPbZbcaaYZWXVe:irreg~
dededYceZdggZe:isso
ZfeeedefpZedce:ja
efeegfefffemee:mais
edeeedeeeeeeqe:mar
ddfeepffeefede:marca~
hcdecodeccccbe:marke~
deeeeeeeeebuce:mate
ieddccfgddmaje:me
ceeeeqeeedcbce:mean
bddedcddccZsae:mesmo
fiddedifeeddhe:mim
fffdifeffffffe:more
cfeeeeeeeedmce:morni~
abadcZcdZcYere:now
deeeeeeedecsbe:obrig~
fggieeededeeee:ones
dffelffffeffee:other~
defdldfeffffee:outra~
Xffeedeepcebde:over
ceeeedeeddatce:pesso~
fgdddchgddjdke:pleas~
afeeeleeeecdbe:preco
ceefemeeeeeede:probl~
fefffefflffede:pront~
ddedebeedderce:prumo
ddfeffeereeede:ready
eeeeeceeueedSe:resul~
edeeedeedeccne:sea
feffekffceceee:sever~
fdfffdffehjede:siste~
fffffeffcedele:son
gfffnfffcefffe:spend~
iRWaXlXXWWUWUe:suspe~
gUdcbncdcZZbXe:suspi~
fefffffffigeee:syste~
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
hcdcddkiedeYeeb:DATE thank~
jZbhbdddddddbeb:KIND DATE
hoceddeeeeeeeeb:KIND MONEY
gcbhXccddcccaeb:KIND PLACE
jZcceeekdeeeeeb:KIND ai
fggieeededeeeeb:KIND ones
njeeffeaefefeeb:KIND pleas~
Wfffpffffffffeb:KIND spend~
ggeZcddadddddeb:MODE DATE
eflbdbeedZddceb:MODE MONEY
kXkhcbdbccdcYeb:MODE PLACE
ZqYedddfdedefeb:MODE ai
feeffmffffffeeb:MODE mean
dicdeedhefdedeb:MODE pleas~
dicefeeefffafeb:MODE thank~
lbdeffffffefeeb:MONEY DATE
qWaZdeeedeeeeeb:MONEY MONEY
ehfldeefeeeedeb:MONEY PLACE
dkZVcbcgbdadeeb:MONEY ai
adbddedneecddeb:MONEY pleas~
ameffeedeffbfeb:MONEY thank~
dedWcdeeWeedleb:NUM PLACE
bfdicdeeddddZeb:OBJ DATE
emeeeeegefffeeb:OBJ MONEY
iVboccdcdbbdheb:OBJ PLACE
hceheffdedeeceb:ORG DATE
TmZnccbcccccceb:ORG MONEY
eeafjcdddbeeceb:ORG PLACE
Yicecameddcdeeb:ORG ai
feffkffffffffeb:ORG compa~
cddbddrcdbbebeb:ORG pleas~
UjcecdmdcdeZdeb:ORG thank~
ghhdcdddddeefeb:PLACE DATE
YlZdabcccdcaaeb:PLACE MONEY
gZddlbeddcedmeb:PLACE PLACE
eideddgfeidafeb:PLACE ai
ffffhffffffffeb:PLACE compa~
cgdceeebeebejeb:PLACE pleas~
hdcddeegeceYeeb:PLACE thank~
elhieeeeeaeeeeb:SRC data
fhcccdcceebddeb:SRC pleas~
deXhhdddcdddZeb:SUP DATE
Wobfeedbeffedeb:SUP MONEY
gihcdddeeeeedeb:SUP PLACE
egefdchgeedefeb:SUP ai
feeeeemffedfceb:SUP pleas~
eedeeeideeebdeb:SUP thank~
hdacgbkccddeVeb:a SUP
bcdedldeddeeceb:a probl~
feeeeedfdlffdeb:about PLACE
ffffffffhffffeb:ainda acabo~
fcffffffjeeedeb:ainda termi~
gfefakefeeeedeb:and ANOM
cedfcuefeeeedeb:and MODE
hfddjZcdddcddeb:and ORG
medWgddedceebeb:and PLACE
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
abalmbedededdeb:com KIND
cdehjdfeefefdeb:com OBJ
feeffeffffkefeb:com voce
eeffffffkfffeeb:comin~ along
ffeffkffffefdeb:como ANOM
Zffffoffffeefeb:como suspe~
dffffleffeffeeb:consi~ ANOM
ficbYZZZbZcaYeb:contr~ DATE
hWTccbdjccccbeb:contr~ MONEY
kbeZdZcaYabbReb:contr~ PLACE
ncZhXddbZeYZSeb:da ORG
efdeebefekeedeb:da PLACE
ghhfddefedeeceb:da SUP
eefefffffnffeeb:dados PLACE
Zkeeeedfecdfdeb:data pleas~
bgedeeehedfdfeb:data thank~
efgdcfecddeedeb:de KIND
jibdccedddeeaeb:de OBJ
fdeefefffmffceb:de ORG
fceffjfedddeceb:de benfo~
cbeeemeeeedeeeb:de confi~
eeeffeffemfffeb:de contr~
afeeeleeeecdbeb:de preco
dfcfbbiccecdbeb:do ORG
fcdeedeeeleedeb:do SRC
fffffefffbreXeb:do here
fdfffeefffmeceb:do pleas~
fefffcffkfedfeb:done yet
ffefehffffffeeb:e ANOM
bacdbkcdccadaeb:e MODE
cefckddffeffeeb:e ORG
qcddgcedeedebeb:e PLACE
XedeatdddeeeZeb:e irreg~
ffffekffffffeeb:e sever~
Xfdddocdeeeeeeb:e suspe~
Yecfoaeeeeeeeeb:em KIND
fhgieeeeeefeeeb:excep~ PLACE
Wpfgdeeeeeeedeb:excet~ PLACE
cofeddebeeeeeeb:exclu~ KIND
eefefecekfdfceb:favor acabo~
ggdcddifeddedeb:fazen~ favor
fceeeeeejfdefeb:finis~ yet
dbffcjffefedeeb:foi apont~
ddfeepffeefedeb:foi marca~
WYebhcahdecheeb:for DATE
ajegmeedeceeXeb:for OBJ
gfddedgheeceleb:for me
becdddbdcjedieb:from DATE
geeeeeiffiffeeb:from PLACE
fefffeefflffeeb:from SRC
efeejedeefeeeeb:gasta mais
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
ihfdeceeedeedeb:not PLACE
fefffkffffeffeb:not enoug~
feffflfffeefeeb:not flagg~
ocbcpddcdeeedeb:o ORG
hgggedefebeeceb:o SRC
edeeedeeeeeeqeb:o mar
iiWbabbfblbbbeb:of ORG
cjhjceedeeefdeb:of SUP
Yceckdedeeeeeeb:on KIND
eighdeeeeeffeeb:on SRC
fdbeeeefemddfeb:on contr~
eddceedleedeeeb:ones pleas~
dcbanfefeeeeeeb:or DATE
gcednfeefefeeeb:or ORG
XebZwfffffffeeb:or PLACE
eddeqfffffffceb:or SUP
edfffeffeodedeb:os dados
cdcdtffffffeeeb:ou DATE
ececmffefffffeb:ou ORG
baadqefefeeedeb:ou PLACE
feeflfffffefdeb:ou SUP
eifgedeeeeeeeeb:out MODE
cffefeefoeffeeb:pedi DATE
eefffbdfeepdbeb:pergu~ aqui
blghedeeeeeeeeb:por MODE
cfdddceeeejdjeb:por favor
hidedehheeeeeeb:por genti~
fiddedifeeddheb:pra mim
cfeeefeeejefeeb:prefe~ PLACE
ffffffffgffffeb:ready yet
ffffffffofefbeb:resul~ yet
eeffflffefffeeb:risco alto
fefffffffbmfbeb:sabe fazer
edhheeeeeeeedeb:sejam PLACE
edeeeoefeedeceb:sever~ alta
hgeedeefeeeedeb:signe~ DATE
Yedcddcbciddheb:sobre DATE
feeeeeddemffdeb:sobre PLACE
effdifeffffffeb:spend~ more
fefffdfflffedeb:ta pront~
eeffkffffffffeb:than other~
efffffffeffkeeb:thank you
ljbacceecaddaeb:the ORG
hXXWeYlYXYaaUeb:the SUP
effekfffeeffeeb:the avera~
ecededdecndcceb:the data
edeeedeedeccneb:the sea
feeffeffelceeeb:the syste~
fdffffffffjfbeb:this pleas~
effffffffejeeeb:this syste~
jafhedefeeeeeeb:tiran~ MODE
efffffefeeendeb:tudo bem
deeeeebeedcmdeb:tudo certo
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
fdeeejfecgbclk:1
jifhfdfeddeeek:2
kigefedfeeeedk:3
kedfeeeeeeefek:4
RTTTTSUUSTyxOn:1
fhgffeeheeeeen:10+
iZaaadaacautWn:2
icbdcfcbfdggqn:3-5
jgfffffeefeegn:6-9
TXXWUSTTtYPRQnok:a
aeddcycdccceWnok:agora
deeeeeeeoecaenok:ainda
ffffffffffejenok:alo
eeffefeemeefdnok:any
ZeddcbcbobYgWnok:are
effefeffekejdnok:ate
ffffffffffekfnok:belez~
dceedkbcdecmcnok:boa
eedceededdbodnok:bom
efeedcaeeelchnok:can
cebddieedgdlbnok:com
ccddcdccddhgdnok:como
dccccoacbbTbbnok:conse~
bdeeelceeemdZnok:could
eedefeefemeednok:de
ceedeefeqedbdnok:did
deeeedeeeccclnok:do
cbeeehccmdcjanok:e
bedacabdhcZbknok:em
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
acbedfcbYZdjZnok:hi
dedddgeehgegYnok:how
Tedddlcccblignok:i
fffffeffffjfenok:in
edeeeeeederZZnok:instr~
jddddbddkfdbbnok:is
ZdeeeeefqZadcnok:ja
eceeegceieaecnok:let
deeeeeeeeeradnok:manua~
cVccdbbcacoahnok:me
deeeeaeedfngZnok:nao
ZceddcddcdWvdnok:no
dXeedccedgldjnok:o
deeeeeeeeeblcnok:obrig~
XcaaZhWYZaWmYnok:oi
fffffffffffgfnok:ok
efffffffffelfnok:okay
fffffdffffnecnok:oq
ceeeedecjedecnok:parou
icbcceZaZYVoSnok:pleas~
hcdedrceaeVdbnok:por
dddeeddcddlcanok:preci~
efffffffhfffinok:progr~
qQbecXccabjZYnok:quais
eaZeejeeffZkcnok:qual
cXeeebddheccjnok:quand~
efbWdcddhgZZjnok:quant~
eaeedddddidkinok:que
cWeaZbZbabcfknok:quem
YdddducdcdccZnok:quero
effefeffnfeecnok:saiu
fdfffeefeecpenok:see
nSbdbaccbbefZnok:show
eeefecefdjdddnok:since
eefffgefeemfdnok:so
cddcdcddccmYbnok:socor~
ffffffdckefecnok:statu~
bdffeffeqfcbenok:still
deeeedeeleblenok:ta
ffeffbdfffleknok:tell
ncddeicdYZYddnok:tem
acbbcaccrZZZVnok:termi~
Wcdcdcbcadapanok:thank~
cdeeeddecedlYnok:that
fefffefdleeecnok:track
cdeddddeddoZbnok:tutor~
ffffffffkfffenok:updat~
cddcededYdcobnok:valeu
ceeedcedddczcnok:vc
bbddchccceZlfnok:voce
ebeeeadeihmcgnok:what
cgeffdeenedddnok:when
mWXZZYZahaYYXnok:where
edgeefeeendednok:which
dacccdYdZbfYqnok:who
eeffflffdfdednok:why
deeeejedeccdbnok:would
ecdddccTccacmnok:write
eeeeeeeeeeducnok:you
xdecdceeeeeeco0:ANOM
abbayWYdcccdYo0:DATE
4VcUbeedededdo0:KIND
3NYaacededddbo0:MODE
edbmXdedeeddco0:NUM
4NbSaddcdddcWo0:OBJ
mRYasdcdddddco0:ORG
jZYVrdcccXddWo0:PLACE
dWbbyXZcdcddYo0:SUP
ZWabfbdhogbcWo0:a
kbffhhheeedeZo0:agora
deeeeeeeoecaeo0:ainda
lcbYZZYbaUaaao0:algo
mbeaeeefefeefo0:algum
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
ffffffffffekfo0:belez~
defefiegeeeedo0:boa
bdffeeddeedfdo0:bom
defffeffnfefdo0:cade
faedefeeddbbjo0:can
qXebbddeaeeeco0:check
dedcdidddmeico0:com
badccdcchcggmo0:como
ZXdXtdcdddddao0:compa~
uVZdeeeeeeeedo0:compr~
fffefhffeececo0:conse~
VTpcccZbdbcddo0:conta
feeeeeeejeeeeo0:conti~
3Tbceeedeceedo0:contr~
yWdceeeeeeeeeo0:conve~
hfffffheeeeeeo0:could
YddbcdcZbbgaXo0:da
deeeeeeeeoeeco0:de
ddfeeeffepdfdo0:desde
aYapccedddcdao0:despe~
labXjXaeicccYo0:did
dfffdlffffffeo0:difer~
addddcefehddno0:do
fdedkbeeeheedo0:does
clcdbdcdejbdao0:don
XRabWYoZXZYZUo0:dossi~
WjfeeefhieefZo0:e
bddhabYdhcablo0:em
qXcefeffffffdo0:empre~
Zheegfgfeeefeo0:entao
deeeeeeeeeYneo0:era
cfeeeedccdddno0:escre~
chgcfggfeedeco0:eu
jWdcbdvcdcdbWo0:every~
edekeffefffffo0:evolu~
efffffffffdmfo0:excel~
lWYeddbcdqddbo0:exist~
Wadseeeeeeeedo0:expen~
Yfefefeeedkddo0:expla~
deecddaoeccdio0:faz
pfZZaWZbZYVWYo0:find
mVfedffffffffo0:firms
bdfffkfedeefeo0:for
uceVdefefeffeo0:forne~
efecfeeffoffeo0:from
VXWigbWYaYVaZo0:gasto
XUXrOYYYXXXWQo0:gasto~
Yfeceffqeffffo0:gere
Yfddececeeieio0:give
ebedegecdfdfco0:good
cfcdfiededdebo0:gosta~
fdbbdccddpdiao0:ha
effeffffeeapeo0:haha
heeceeefoeedeo0:has
cedeeebeekeiZo0:have
eacgefgdeeefdo0:hello
hddcdeddcdlZeo0:help
Zgeefgfeddakco0:hey
fdfdeffjeeehco0:hi
tcZeeeeeeceeco0:houve
aadeegdefieffo0:how
jdffeffeeeeeeo0:i
egdbdddbecbeho0:ignor~
fffffeffffjfeo0:in
feeeeffeffffoo0:indic~
edeeeeeederZZo0:instr~
pRaabbabYaaaYo0:inves~
mZbcceedeeeedo0:invoi~
ybdZccZdeedeUo0:irreg~
ladcebddkhecco0:is
gbdbbbcdcccdko0:isn
adfeeeefpbcedo0:ja
dfghheheeeeedo0:just
bbgefgfddddeco0:kindl~
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
ldceeffefeffdo0:neith~
idfffffffffffo0:nem
hhcdeeeeeebqeo0:no
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
bggdeiejddgeao0:preci~
bgfeeledeeeeao0:preza~
cnbWbacbbbXYco0:procu~
deeeeeeegeeemo0:progr~
rTVabeebededeo0:purch~
aodecbddddgcbo0:quais
ajefeedeeedgio0:qual
Xndcdbedgfeego0:quand~
XTljcdcdfdddio0:quant~
ddeeeeeeejecdo0:quao
Qpecddcddgdilo0:que
VmZhgdadddedjo0:quem
ffheffifffeffo0:queri~
Yffdfhffeddebo0:quero
Ulikdedcedeeco0:ranki~
kcfffffefffffo0:receb~
XababaZcWaUZuo0:resul~
effefeffofeeco0:saiu
WrXYWYVYUWXZTo0:searc~
hdfffeefeecneo0:see
nabfcdeeeeeedo0:sem
keeffffffffffo0:sera
VdcbfVccbbYbpo0:set
ajcXcbaccceeao0:show
eeefedefdjdddo0:since
Thfeggieedfedo0:so
cddcdcddccmYbo0:socor~
gffffffffffffo0:somet~
biaccdceccmcVo0:sou
gXYmbddbcaddbo0:spend~
ffffffdckefeco0:statu~
bdffeffeqfcbeo0:still
tXbXbcYccddbZo0:suppl~
hffffffffffffo0:suspe~
nYYdaaccdcdcbo0:suspi~
deeeedeelebkeo0:ta
edeffdgfeehejo0:tell
dfeeeheedleeco0:tem
qScdcdeddedeco0:tende~
accccbccraZaWo0:termi~
VcdccbabZdarZo0:thank~
cdeeeddecedlYo0:that
ckdhedeeeeeebo0:the
Wigkceedeeeeco0:top
YeZrdeedeeeedo0:total
effffffekeeedo0:track
jbcbcdqaccalao0:tudo
cdeddddeddoZbo0:tutor~
fffefefffkeffo0:up
ffffffffkfffeo0:updat~
SZbaYcZcVbdWwo0:vai
beddedeeYdcobo0:valeu
efekeffffffffo0:valor
aZbmdddceeeeco0:valor~
cfefffdieddhdo0:vc
bdeeeedeenffdo0:vcs
mWcbedefeffeco0:verif~
deedegdddebgmo0:voce
deeeeddednffco0:voces
jeddefeffffefo0:was
lbcddaedeeeddo0:were
akeddgdeffhdgo0:what
Ulcabccdfeddbo0:when
akZabbbcdhbcgo0:where
Ykedeceeefeedo0:which
Ygfgbcecccebio0:who
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
jcbggcdcddccio1:PLACE
cecfdcaacZdddo1:SRC
lgaameYddbdddo1:SUP
nbdafefefdfffo1:SUSP
fcbcdgdgeddejo1:a
eeeedelegeedbo1:about
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
kccedcdeekeebo1:algum
cdcbbdbcgjZcco1:algum~
efdeeegaedgfco1:all
jcccXgbdccZclo1:an
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
efeeeeeecnceXo1:back
ceeeeheeelfedo1:base
eddeedeedmbcao1:bases
kcdffffcfefffo1:be
fefefefflfefeo1:becam~
efffffefeeeodo1:bem
Yfeffpfffffffo1:betwe~
hndZdcddddedco1:bigge~
YZlpaddddjcdZo1:bodie~
dfkbdeddedeedo1:body
ceededbeeecrdo1:bom
feffiffffffffo1:bota
dqbUdcdddbdcao1:bough~
Ymebeedcfeeeeo1:bring
blfffffffffffo1:busca
Zneeefddefefeo1:busqu~
mcefffdffffffo1:but
jadkacdcddddbo1:by
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
ceeeqeeeefffeo1:cobra
efffffefflffeo1:cobre
mYddddddZgbddo1:coisa
fbfeffffeeleeo1:coisa~
hVgdcbdedZddco1:com
eeeeedeedevcUo1:comec~
bgffglefecedbo1:como
cdehndeeeeeedo1:compa~
dfffffjgfffffo1:compi~
ceeeeenfekeebo1:compl~
gmaWfebcddddYo1:compr~
mYefenfefedefo1:confi~
bcebmddeeeeedo1:confr~
efefffeiedeeco1:conse~
bkbcdemdddbcZo1:const~
PuedddcbceodZo1:consu~
ZYnbcZgdccZYjo1:conta
aVrdccadeeeeeo1:conta~
fjeXfdbabcZcZo1:contr~
dbgjXXZYZUZZQo1:conve~
UWtdegddeceedo1:count
cefefeeefrffao1:cover
YZeeeecoffeeeo1:csv
ffdefeefeleeeo1:curre~
dfegfgffeeeeco1:d
fiVbcdhdffgddo1:da
beeefedeeoefdo1:dados
efeeifehffffeo1:das
ebfeeeffeoeeeo1:data
edeeecefepbeZo1:datab~
fdfefefferdebo1:datas~
cehceedeefedmo1:de
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
iccgeffddhcdjo1:do
ddfbfieedgfeco1:does
ffcdjfeefffeeo1:dois
heeefeeeeejebo1:don
gafgeeeeefeeeo1:dos
ebeddapcededbo1:dossi~
Zlecdelaeedeeo1:down
fdffffejfffffo1:draw
ffefkffeffffeo1:duas
ibdbdaddddhgco1:e
ebeeffelfffffo1:elabo~
Zfffffffeelkeo1:else
hbfeeedheddffo1:em
cdeeebededdemo1:email
ZlhhcbbcdcddZo1:empre~
Rueeffeckeeeeo1:encon~
deeeebeeddmgco1:enten~
fdeemeeefeefeo1:entre
gffffffffffffo1:errad~
deWdbgcdcddcmo1:essa
ceeeeheeedseYo1:esse
bYddcbeekgcjgo1:esta
Ybinbdeddgcdbo1:estad~
rWddeeeefdeeco1:estra~
pXZbeeedeedeeo1:estud~
geeeeddcaelcZo1:eu
fbcdcajcddbmao1:every~
edffeegffeleeo1:exact~
uTdeedbceedfeo1:exami~
kceceeeeeeeeeo1:excep~
sceceffefefeco1:excet~
Xfbcdccsdcddao1:execu~
Zekaddcdcsccao1:exist~
Ymbheeeeeeeeco1:expen~
YWXaYqXaaYWaXo1:expla~
UdccczcccccVYo1:expli~
XXceeedrfeceeo1:expor~
Pvcbeeaceedeeo1:extra~
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
WqedffdYfffefo1:find
cfededeemdcbco1:finis~
cldcefeffeffeo1:firm
0OeeeYedeededo1:fisca~
kdedeeeedcfeco1:fishy
chdfdddeedegbo1:foi
edfffffffoeedo1:fonte~
jgcYdddcdcWdjo1:for
bjgafffefeffdo1:foram
ffffffffebmfco1:forma
Xjgmdddbdcdebo1:forne~
wQZcYYZZXYYXZo1:fraud
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
qWbbddcbYYdcYo1:go
bcccbcadqdaaho1:going
eeeeedeeedeyZo1:good
hgaicebdeiedco1:got
kafeblgdcbdado1:ha
bYkmdeddeZeedo1:halls
baeddcedndcdho1:happe~
epXccccedddeco1:has
bkfdedgeefacko1:have
addcdbcdddrbUo1:help
rXWVacaXaXcbdo1:here
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
cccbchfdceebfo1:is
gbcddgedcddbZo1:isn
dfefecefeejlco1:isso
bcedefeejddldo1:it
feededdekmbcco1:ja
cdededdedkeeZo1:keep
fefefefffgifeo1:kind
ffffffffffhfeo1:kinds
ecieeffcibffeo1:know
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
dajhfcaeeddfco1:mais
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
aeeeedeepedbgo1:my
kcbffffcfefffo1:na
jdddddZddiiaco1:nada
kYYcdcecegekdo1:nao
effffgfeeeefdo1:need
mbffffeefefefo1:nem
Zfffffefncfefo1:news
aeddcbcdbZboao1:nice
mgYeaZbbaZbZWo1:no
effffffffffifo1:noite
ldceeffefeffdo1:nor
mcedfeffedffeo1:nos
jecbXddcbmddWo1:not
aceefkekeceeeo1:nota
defffeefneeeeo1:novid~
ackccccddddcqo1:numbe~
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
fdabjcbbZaccbo1:or
bjoYeeeeeeeedo1:orgao
bcmhbdedegddao1:orgao~
fjdgfeedeefedo1:os
icbaieeceeeedo1:ou
ggfffffffffffo1:out
mZbbccbaiXcbVo1:over
Vcddmededeeedo1:paga
jobYdacddYedYo1:pagam~
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
UZdcdfcseeYdco1:plani~
TXaZYZWWVZuPgo1:pleas~
ecefejfceeedbo1:pode
feffeedcfffflo1:poem
WYanXbZbaayaMo1:por
ecfffdefgfpdco1:posso
beeefeeffkffeo1:possu~
Wafcdgbdccaiao1:pra
eeeffeegffekfo1:preci~
VgikdbacdcddZo1:prefe~
ecffffejfffceo1:prepa~
cdeeeedeeebeno1:previ~
pYbabbdYcaddco1:probl~
Xreeeceeeeffdo1:procu~
ebedfffqffdffo1:produ~
ffffffffgffffo1:progr~
fefffeefmfedeo1:pront~
dsfefffffeffao1:provi~
ddedeadedckmYo1:prumo
Ynedeeededeeeo1:pull
ihYZdedcddeebo1:purch~
fefejefgffeeeo1:put
aieeeejeffffco1:puxa
beecdddebddeqo1:pytho~
ffefegffffleeo1:q
Ziekdeeeemceco1:quais
dYiggleeeeeebo1:qual
cdedepdeejeaco1:quand~
SYltdddceeeeao1:quant~
jZffegfdhefddo1:que
aTcZaXqcacZZjo1:quem
feedeehdeeeeco1:quero
UseeffdZfffefo1:query
deedeeeeddvdbo1:quest~
edcdefdefeffko1:rate
effffkffffffeo1:razao
bdfffkfedeefeo1:reaso~
fcbbgZZcbbabXo1:receb~
ZYWokedddeccbo1:recei~
XlWXddddclcddo1:recen~
ibeWdeeddpeddo1:recor~
abfdedceeqddZo1:regis~
UuceeddVdeeedo1:relac~
OZeeeedxfeefdo1:relat~
cadeeeenfeeedo1:repor~
bdededeceeeeko1:resta~
bdeddddekdZcqo1:resul~
Yabccaqjdbdedo1:resum~
Ypfeffeffffeco1:retri~
YrceebaZeedZao1:retur~
sTceeeeceeeeeo1:revis~
ffffffffiffeeo1:rodan~
kjcbdchcYdYaao1:run
doeeeeeffeffdo1:runs
cddddgfcgdcgfo1:s
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
dbdccdcdcdedmo1:shoul~
Qpfceeededdeco1:show
cefemfffffffeo1:side
hYieecededfdmo1:sign
nefaeddcedeeco1:signe~
kffefffffefffo1:sinai~
gZdXZaXZbbbhZo1:so
YcdddelkiddcZo1:sobre
jieddeeddceebo1:sold
dedrcdedefeefo1:soma
ZcciZccdcckbco1:some
dedeeeddedeemo1:song
ffffffffffgffo1:sort
eeeeeeeeetadbo1:sourc~
ZZdfleedddeedo1:spend
dZdmleddeeeeco1:spend~
ebWmeeeeefeedo1:spent
WVccdebteeebbo1:sprea~
dbdeoedeeceeeo1:stack
YYgodeedejeedo1:state~
edfeedeeoeedco1:statu~
bXecddddbbpbao1:suas
fefkfffffffffo1:sum
gcckXdeZbbcbZo1:suppl~
yeeVccdedcedYo1:suspe~
redccbbeddeebo1:suspi~
dbeddccedefego1:t
gedZdYdegcacko1:ta
XZrddccddbdcYo1:tally
ebeeedeeemdeao1:taman~
deeefgefeedgdo1:tarde
eeeeefefeeeleo1:tchau
eccdddeeddjmXo1:te
dahfehkdeefeco1:tell
dYbcddidhndefo1:tem
ffedffffpfdfao1:tempo
Ukiacddfdbddbo1:tende~
fdfffefeofefdo1:termi~
efffffefeeeleo1:thank
YbcedcbdbdW0Zo1:thank~
sVdcdZddhdcgbo1:that
ejbbecfdicdefo1:the
efdelffffffffo1:them
bddddcdccdYqco1:then
gaccddedhgbmdo1:there
mceeffeffffffo1:think
WZbZaZacaaebso1:this
cYcabaXcbdaYmo1:time
fffffffffhjedo1:tipo
ffffffffffhfeo1:tipos
uWYZeefeeeeeeo1:tiran~
cbddffefegcfmo1:to
Tveedeeeeeeedo1:todas
dkedeeedeeefeo1:todos
cZjieeedeefeeo1:total
andeeeZbeedeeo1:track
Vqdbcdabdeedao1:traz
ecdeeajdbddico1:tudo
cpfaffffffffeo1:ultim~
acdddcejddegno1:um
cbcdeeejeedeno1:uma
UjcgfbccgideZo1:up
efffffefjffffo1:updat~
XaaaaZaaYYrXSo1:uso
cYaZbXaZlaSmXo1:vai
deeeeeeeedboeo1:valeu
iceleeeeeefedo1:valor
adfmfffcffffeo1:value
edeeeeeeejecdo1:vao
bceeecedcllkXo1:vc
brcfeaedfefeco1:veja
eefeffffflefeo1:vem
hkcaieeeeeffco1:vende~
bpdcdZdbhdbdbo1:ver
Vbebredddedeao1:versu~
edlefefefefefo1:vezes
UsddedcYeeeedo1:view
cdddcaceZdnhdo1:voce
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
Ykcbddaddcddjo1:won
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
sefdcfffeeeecob:OBJ PLACE
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
oeeefffedeffdob:anyth~ fishy
iffffefffffffob:anyth~ suspi~
ifffeefeefeedob:anyth~ wrong
geceeeeehlebdob:are there
bdcccZaZUXWxUob:are you
ajcdeefdeefecob:as NUM
edeeedeeeqeedob:ate quand~
fffefffffmedeob:ate que
eefeeeeeleffeob:atual~ da
effffffffffifob:boa noite
deeefiegeedcdob:boa tarde
bcefefddeededob:bom dia
faedefeeddbbjob:can you
eeecejeeeafefob:com base
eeeffkffeffedob:como disti~
fffffgffefleeob:como e
cccZfpeecddcVob:como se
efeefnefedkebob:como voces
ZWadtcbbcccdaob:compa~ a
defcnffffffffob:compa~ os
lWcfffeffffffob:compr~ da
nbeeefffeeffdob:compr~ de
feeeeeeejeeeeob:conti~ rodan~
qeefbefeffeeeob:contr~ DATE
nbeeefffffffeob:contr~ KIND
xebeeeedeedddob:contr~ MONEY
oYedfefefffeXob:contr~ NUM
0acdcedeeeeedob:contr~ PLACE
nbbaeeedebeecob:contr~ com
rUbeceeefffffob:contr~ da
tZddffffffffeob:contr~ de
jcecfffffffffob:contr~ do
jbfffffffffffob:contr~ for
oZaccebdeeeeeob:contr~ of
lbfefffffffffob:contr~ that
kdefeefefffffob:contr~ with
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
adddecceehddpob:do you
gadbjYdddcbeZob:does SUP
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
lceeefcffffffob:every~ but
efeleffefffffob:evolu~ dos
fcfjfffffffffob:evolu~ of
ccdjeefefffffob:expen~ of
edeleeeeeeeedob:expen~ on
efefecfeedkcdob:expla~ how
fffffffffffffob:firms with
bdfffkfedeefeob:for what
qYfcffffffffeob:forne~ de
fffffffffgfffob:from which
Yfddececeeieiob:give me
ebecdhebdedecob:good morni~
cfcdfiededdebob:gosta~ de
gffffffffffffob:ha indic~
kffefffffefffob:ha sinai~
ceefffeeeefjYob:have a
cddeedbeeoedbob:have you
icdbdededdhefob:help me
ffeffeffbecqdob:how are
ffffeeffeepecob:how can
ffeeeeafcocdcob:how compl~
ffdefeefeleeeob:how curre~
aeeefoeekeeceob:how did
YccbeiccaZgclob:how do
dfddhofecdicdob:how does
fffffeeffemeeob:how exact~
beccdbbcgabckob:how far
Zeeeepcejddddob:how is
abmddceddgdddob:how many
cdbmdeefjeedeob:how much
fYeeebdecnbdcob:how recen~
eeeeedeeheegfob:how s
eeegfgffeeeecob:i d
heeefeeeeejebob:i don
kcdddacaeeneZob:i m
effffggeeeeedob:i need
mceeffeffffffob:i think
dggeeefgeedecob:i want
fffffeffffjfeob:in what
mZbcceedeeeedob:invoi~ of
Xfeeedeepddcbob:is it
hceeecbekcefeob:is the
icecfdeefofdfob:is there
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
bideedceedefhob:me passa
neeefffefdffeob:nada alem
deeeebeeddmbdob:nao enten~
icfffffffffffob:nao ha
efeeefffffdlfob:nao preci~
Zmcbebcdddedeob:nao quero
Zbbbbacbbbhafob:nao sei
jdcffffffffffob:no MODE
pVeeeffeeeeffob:notas da
ablcdeececeedob:numbe~ of
eXcWtacdddddcob:o ORG
Xnffffffffffdob:o maior
fffffeffffmfeob:o q
Ynbcdgeddcidfob:o que
eceelfffffffeob:onde se
Ygclefeeffffeob:os NUM
feffffffflfffob:os dados
kcfeefeefffffob:payme~ by
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
ffcdjfeefffeeob:qual dos
bmdaefeeeefecob:qual e
YlibdadcdddcZob:qual empre~
dkdgcefffffedob:qual foi
bobcddceffedhob:qual o
feffffffflffeob:qual perio~
eeeefdfedoeedob:quand~ foi
YZmZcccbbbccYob:quant~ MODE
NbmZccbccbedYob:quant~ contr~
eecbddddncabaob:quant~ falta
ffekeffffffffob:quant~ foi
ffYefeffendedob:quant~ regis~
ffedffffpfdfaob:quant~ tempo
ddeeeeeeejecdob:quao atuai~
M5bYceeeeefeaob:que a
eddeedeedmbcZob:que bases
feeffeeeeqdebob:que dados
Udfncdddededbob:que empre~
feffeeffendeaob:que fonte~
WscZddeeeefecob:que o
blgcdeedeeeedob:que orgao
fcffffffffmedob:que pergu~
ffffffefflcfcob:que perio~
fffffffffhjedob:que tipo
ffffffffffhfeob:que tipos
eaedjcZeddlXfob:quem e
bkdaideeeeeedob:quem foi
ckdfffffffffeob:quem foram
eZeeeeeeffffpob:quem ganho~
ghebeecdedefdob:quem sao
efeffecflffffob:quero saber
bTjmeefeeeffeob:ranki~ de
cSkgdeebddeddob:ranki~ dos
dUkkfffefffffob:ranki~ of
kcfffffefffffob:receb~ denun~
fefefefflfffdob:saiu o
fdfffeefeecpeob:see you
oaceeffeffffeob:sem MODE
keeffffffffffob:sera que
edcbcbddcdfaaob:show me
eeefedefdjdddob:since when
cefffjefedkedob:so what
gffffffffffffob:somet~ odd
Vddqdfeeeeeeeob:spend~ PLACE
sTcYceeceZeecob:spend~ recor~
feffffffiffffob:still waiti~
oYeYfffefffffob:suppl~ of
gffffffffffffob:suspe~ ANOM
gffffffffffffob:suspe~ de
eeeeedeesebYeob:ta pront~
edeffdgfeehejob:tell me
Yeddeeeeeneecob:tem algo
cddfeeeeeleecob:tem algum
bhhhekefdbeecob:tem como
kacafffeffffeob:tende~ PLACE
lafffffffffffob:tende~ for
mdedfffffffffob:tende~ of
dhdiededeeeecob:the NUM
cmbcfffefeffcob:the most
Wigkceedeeedcob:top NUM
fffefefffkeffob:up to
ffffffffkfffeob:updat~ me
effieffffffffob:valor gasto
cfeffgeieddeeob:vc conse~
bfefffefflffdob:vcs tem
eedddadbddcpRob:voce e
efefekfdeecdbob:voce pode
cfeeeeeeerecbob:voce tem
afffefeffnffeob:voces nao
beeefeeffkffeob:voces possu~
jeddefeffffefob:was there
rddfdcedeeecfob:were there
dhfffeffecpedob:what all
ejeeeefeedlcaob:what are
fefefefflfefeob:what becam~
ecffeeefeeoeaob:what can
TmgcWZbcccbcYob:what compa~
fdfefeeffqdecob:what data
fffffffffjeffob:what datas~
Xgafabddddcebob:what did
ceefeofeedeecob:what does
beffffffeeoeeob:what else
eedeedeedblbbob:what featu~
baeddcedndcdhob:what happe~
aocadeffffefeob:what has
asYceeefecefdob:what have
XhdbdhbdcbkYgob:what is
fefefefffgifeob:what kind
ffffffffffhfeob:what kinds
befffqffffdfdob:what made
fefffefffmeffob:what perio~
bbcbcgacgbbeiob:what s
ffffffffffgffob:what sort
deeeecfeckdfmob:what time
boefefeeefffeob:what was
dkcceefeeeefeob:what were
eefffeffflffeob:what years
fbeeddeecjecdob:when was
lRWXmZXabXZaYob:where is
dfffffffmefcdob:where s
digYdbedejceZob:which agenc~
dlebefeeecffeob:which are
edgceeeeeodebob:which bodie~
Yigcdedddceddob:which body
apdeaeeeedeedob:which compa~
fefffffffkefeob:which data
edfeffeeflfefob:which datab~
cldcefeffeffeob:which firm
bcbjdeddekeeeob:which munic~
eeeekfeffffffob:which of
edddkffffffefob:which one
fffffffffeiffob:which quest~
dbdjdedeeoddcob:which state~
WZfkbcaYaZaacob:which suppl~
ebeecddedmccdob:which years
djbecdbcdcpYVob:who are
djadddcdedboWob:who made
efbdlfeffffffob:who of
aqeaefeeeeefbob:who were
eYgdedZddddeoob:who won
YbbbbobccZcZcob:why are
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
efffffefflffeot:a base cobre
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
nZcdcebdeeffeot:contr~ of the
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
feefffbffvffXot:do you have
effffffffnffbot:do you hold
cdededdedkeeZot:do you keep
Xdecwedeedeeeot:does the ORG
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
Zcdededdceaelot:help me with
ffeffeffbecqdot:how are you
fffefeffeeqecot:how can i
XbabYUbbXZiZoot:how do i
bfdebocedaYgXot:how do you
efeeeeeecnceXot:how far back
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
Yhhfeefffeefdot:i want to
fffffeffffjfeot:in what way
mZbcceedeeeedot:invoi~ of SUP
kcefebffebfdfot:is there any
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
feffffffffsfYot:o que voce
fffffffffhfffot:os dados inclu~
kcfeefeefffffot:payme~ by the
efffeifffffffot:por qual motiv~
cfefflefefffeot:por que razao
dddedcdcddlcaot:preci~ de ajuda
eifffffffffffot:quais foram os
clfefffffffffot:quais sao os
fdfeedeeeledbot:qual a abran~
edeeecdeekeebot:qual a cober~
feffcjfedefedot:qual a difer~
fffefjffffffdot:qual a razao
ffefkffeffffeot:qual das duas
ffcdjfeefffeeot:qual dos dois
bmcaeeeeeeffcot:qual e o
dkdgcefffffedot:qual foi o
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
bjdZideeeeeedot:quem foi que
ckdfffffffffeot:quem foram os
ghebeecdedefdot:quem sao os
kcfffffefffffot:receb~ denun~ de
fYefffffffqefot:show me how
dkffffeffffffot:show me the
effffcfffdneeot:so what do
gffffffffffffot:somet~ odd in
sTcYceeceZeecot:spend~ recor~ of
feffffffiffffot:still waiti~ for
naeYfffefffffot:suppl~ of ORG
gffffffffffffot:suspe~ de ANOM
eedeebbedeXdnot:tell me a
ffehffefffjfcot:tell me how
fefeffcfffrfbot:tell me what
iefdfffffefffot:tem algo estra~
hfaacYebdacdbot:tem como me
eaZhekeeeceebot:tem como qual
lafffffffffffot:tende~ for OBJ
mdedfffffffffot:tende~ of ORG
cmbcfffefeffcot:the most expen~
fffefefffkeffot:up to what
ffffffffkfffeot:updat~ me on
afffefeffnffeot:voces nao tem
dmdeffffffefeot:what are the
ebededeedZmbUot:what are your
fefefefflfefeot:what becam~ of
WgZgYcdddcdeaot:what did PLACE
eedeedeedblbbot:what featu~ are
Zldddeffffeeeot:what has ORG
claeeeefecefdot:what have PLACE
bnZfffeffeffeot:what have the
ZkddeacddeZflot:what is the
fefefefffgifeot:what kind of
ffffffffffhfeot:what kinds of
bfdddbeekdbbfot:what s the
fceeecefhcdjbot:what s up
cZccbWacZZZjiot:what s your
ffffffffffgffot:what sort of
boefefeeefffeot:what was the
dkcceefeeeefeot:what were the
fbeeddeebjeccot:when was the
dlebefeeecffeot:which are the
eeedfeeeflffeot:which munic~ do
edeekfefeefffot:which of the
efeejffffffffot:which of them
fffffffffckffot:which quest~ do
djbedfcdeebfeot:who are the
efbdlfeffffffot:who of them
ehfffffffffffot:who were the
eYgdedZddddeoot:who won the
cfffekffffffbot:why isn t
cdfffjdefeffdot:why wasn t
feffeedcfffflot:write a poem
tXbcdlddddddds:ANOM
ihfggdffeeeegs:DATE
jhefffdfedeeds:KIND
hhjdehdfeeeecs:MODE
lggfdddfeeeeds:MONEY
hkbecedddbcdhs:NUM
iidgfddeeeeegs:OBJ
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
YZeddpddddbdas:achad~
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
fefefefeofeeds:ainda
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
badccaddccSdts:amanh~
efffeeeeecbtbs:amazi~
denbeeeeeeeeds:amend~
bYdtdeeeeeeeas:amoun~
gWddWqcdcchces:an
tPdaedeYjeedas:anali~
wRedeeeckeeeds:analy~
fZdclfdbdeceds:and
efeeffffmfefds:anda
bdhnbededhceds:ano
saaZWkaaZZUVWs:anoma~
gYdZddcedmbdcs:anos
Weeeeeeedkeeis:anter~
Yfeffffffmffes:antes
hkedeeedffeeds:any
neeedegecieebs:anyth~
backadadeeeeas:ao
mYeeefdddecebs:apare~
ffeeeflefdfees:apart
sTdbdedceeeees:apena~
pScZckdYdcedds:apont~
RyZabXWZddcbZs:apres~
tReddeedieeeds:apura~
bbdddcddcgkcks:aqui
fceddddefhggfs:are
heddeedheeeefs:as
ghaaYYbccbYcas:aside
fffffeffffnfcs:ask
ffffffedlfffes:asked
ddccdqddcdbaYs:assim
dlkbeddfeeeeds:assin~
qcdeeeefeefees:at
jgdbddbfeddecs:atas
eeeefeffekejes:ate
ddeeeeeeejecds:atuai~
edfefedejlefcs:atual~
rTcbacdchdadcs:audit
wSdeefeagfeees:audit~
dcedebdecncdas:avail~
effekfffeeffes:avera~
bdmdedeefefees:award
jiddefdfefeees:award~
eceedddeZkcdZs:back
ceeeegeeepdeds:base
eddeedeedmbcas:bases
deeeemeeedeeds:basta
iceeekedieefes:be
fefefefflfefes:becam~
nbdhcYZccccgas:been
beeefeefekfeds:befor~
ffffffffffekfs:belez~
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
ibcXbdZdddZcps:brazi~
Zmeceedcfeeees:bring
YrddcbadgcacZs:busca
Zneeefddefefes:busqu~
jdbadddcedeees:but
docYeefffeefes:buy
efghefdfeeeeds:by
eeeeedeedebucs:bye
fbckededeeeeds:cada
Wkeeebbakedecs:cade
ceeeeseedddeds:calcu~
ccccbgbcVcXXrs:call
Zmcdededjddecs:came
eeedeffeeehdfs:can
lXeddbbccbXevs:capit~
cadddcncddddas:capiv~
hZdakdeeeeeees:caro
Wqcbeefefffees:caros
Ydeeeeeeepeebs:carre~
ceeeefeeefbfjs:casa
aaedddqdkddcYs:case
VfnXacdUcdeeZs:celeb~
deeeeeceeecmds:certo
cfffmffffffffs:charg~
rTdaccecpdbbZs:check
deeeeeeedeascs:cheer~
fefdfmffeeeeds:chega~
iddZadddcckdds:cidad~
cZlcefeefeeeds:citie~
dagiefeffhgeds:city
dcecdcdcdmddds:cober~
ceeeqeeeefffes:cobra
efffffefflffes:cobre
deeefeeefqffes:cobre~
hcddeeeebfgeds:coisa
fbfeffffeelees:coisa~
fedefdefeqedds:colet~
fdfefegefpdfcs:colle~
cdgfgdegeeeees:com
ddefenfeeheees:come
eeeeeeefeeteXs:comec~
eeffffffkfffes:comin~
adedejdeedcehs:como
ccecrefeeeeeds:compa~
fffejcfdfffffs:compe~
deffffihfffffs:compi~
cdeeedodkgeecs:compl~
ogeceadfedeecs:compr~
hdbafddcdeeecs:conco~
madcddeYeeeeds:confe~
lbeedneeedcebs:confi~
bcebmddeeeeeds:confr~
Zfeefgfheeeeds:conse~
afeeereedeeeds:consi~
ckcZbbkddaccXs:const~
RqeeedddjdndZs:consu~
WWscdcecdcbais:conta
bWqkcdceedeees:conta~
feeeeeeejeeees:conti~
kkhceedgdeddcs:contr~
efdccebddgccbs:conve~
Zadnhdeceeeees:cost
jeededfeeefeds:could
SXubdedcecedds:count
bXagYjdddcddes:count~
edeeeeeffncfds:cover
fbfefcdeevdfbs:cover~
RWacdcbxededds:csv
ffdefeefeleees:curre~
efegefffeeeecs:d
feeddegeeefdds:da
bcddeedebvbeZs:dado
eeeefeeefoeees:dados
iTddeeepeeedcs:das
eeffeeedeneeds:data
eceeeceferbeZs:datab~
fdfefefferdebs:datas~
bbeeeabdYbVins:day
gfffefdfefeegs:de
lifYdbcfdddcbs:deals
gededreddccaas:defin~
eeeekffffffffs:deles
feeeedeedectds:demai~
ddeeedeerdabcs:demor~
kcfffffefffffs:denun~
taacaUabbaYcfs:desco~
fffefneffedfds:descr~
jaeeddcbeldecs:desde
ZRZsZaacdddbbs:desem~
ccdldhbdeedebs:despe~
gefffhfffffffs:detec~
eeegeeaeifefes:deu
cdffeeedeedhds:dia
dehfeeebfeeeds:did
beeblieeeeeees:difer~
cdedjjeeeedfds:diffe~
kkWZZaZZaYZZZs:dig
cclbeeeeffeees:diga
rcdidaddabddbs:dinhe~
nYcefffefefffs:direc~
aWuZddddeeeecs:dispe~
Sveefedafffees:displ~
Rvddeeeddoedbs:dispo~
aeeffrffeeeeds:disti~
gVjfdkdddddecs:diz
iZddbndededdds:dizer
hfeffeefegfehs:do
RQXcZaXxbcZZZs:docum~
eYechgeeeffeds:does
bbdddbdekZbmbs:doing
ffcdjfeefffees:dois
bfdeddedeghdbs:don
eefffdffkfehes:done
baegeednefeees:dos
TZdZcbuZddddas:dossi~
Ynddeekbeeeees:down
defdfffoffffes:draft
fdfffffifffffs:draw
ffefkffeffffes:duas
fdecfiedeeeefs:e
Zdqleeededeeds:each
Zbcmececedeecs:earn
imcXYbbdccccZs:edita~
bbeeefenefefes:elabo~
hddddadeddhibs:else
fXdgfgdeedfegs:em
cdeeebededdems:email
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
ddZdbeddddggls:essa
ddeeejeeeeheds:esse
dZeeedhejidhgs:esta
dWimceeddfddcs:estad~
eeeeeeefemeebs:estao
fffffpfffeedds:este
tYdYceddYVadds:estra~
uTabeeXbeeYecs:estud~
fcfdddfdedgcbs:eu
VabZbbaccaacss:euro
iaddcckdddakas:every~
edekeffefffffs:evolu~
fceddeiffekeds:exact~
zPbZcZVbdccbbs:exami~
nbabbddZcZeees:excec~
ZXccdecqeeddbs:excel
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
Rvdbeeaceedees:extra~
iXeeheifefefds:faca
eeeffefcbdneZs:faco
cafgVeoedeefcs:fala
dedbeeeeudbZbs:falta
dWcccbcdgcbcks:far
ZVYsbcbccdbcYs:fatur~
ifededgffegdhs:favor
nVcbdeeeeefees:favor~
nVbZdabccdWYps:favou~
edfdgdegedlegs:faz
fefffadfedueas:fazem
ejdcddifeddecs:fazen~
defffdegfcqecs:fazer
eeeeedeeedmads:featu~
kceeedeeeeeees:feito~
dffffdffefteZs:ferra~
SvddeebYeeedes:fetch
XapZbbcZbacdas:fewes~
efkZfcddddeecs:fez
eefffeefmfefds:ficar
cmfeffffffffes:ficar~
bbfeeeveeceees:ficha
ffffffffjfffes:ficou
fdfdepefdeeeds:figur~
dffffeffdeeeos:filho
UpcadddbedldXs:filte~
VreefeeYfbgees:filtr~
ftdcdXcadcYZZs:find
bZdccpbdcZaaas:findi~
Wgeedeeeneddds:finis~
oYfeeedbeffeds:fino
dlddefeffeffes:firm
fgecdefeedfdds:firma~
XapYdcbceeedds:firmo~
khYedeefeceeds:firms
SrYcabbaYacdas:first
zNeeefeceededs:fisca~
mUdddecedbcdbs:fishy
iYddemdeecbaXs:flag
fcfffocfffefes:flagg~
eedgdideeeegbs:foi
edfffffffoeeds:fonte~
diddfdffeefegs:for
jbefddhdedeebs:fora
fidYdeeeeeeeds:foram
ffffffffebmfcs:forma
Zkenddddeddeds:forne~
vPbdccdcabVZXs:fraud
qbdbceaecdecXs:fraud~
dadbcefdeieefs:from
cZeeeenjeedecs:full
ddeeeieeeemdcs:funci~
dPrWaccbXbcWms:ganha~
chqbedeeeeeees:ganho~
cedjjedeefeees:gasta
cVZrkceeefefes:gasta~
Ybbojeeeeedees:gasto
bbcpgdeceeeeds:gasto~
bffeffpefffffs:gathe~
cbeeffeneeffes:gener~
deedeceedeatcs:gente
giedeehgeeeees:genti~
cZfefeemffeffs:gera
Yfedfffqfffffs:gere
ZmZkhgdaedbefs:get
Ygfecckbedgdds:give
gccceeeeiieecs:go
kddddcZdkcchfs:going
ecZqcfffeffffs:gone
dbecdbdddcaihs:good
cfcdfiededdebs:gosta~
egajdegddgegcs:got
deeeecacdddmas:great
feeefefffldeds:guard~
jZddccedekefcs:ha
effeffffeeapes:haha
jceeffffeffffs:hall
bbijefeeeifees:halls
Wpeeefecffefds:hand
baeddcedndcdhs:happe~
egfiedeegeeees:has
Yejcddfeekdees:have
eacgefgdeeefds:hello
feeeeeeeeercas:help
fbdddbdedijdks:here
Zgeefgfeddakcs:hey
fdfdeffjeeehcs:hi
Ycdbchadabccfs:high
kjdcgedfeceecs:hired
ifceeffffffffs:hires
bddeeeqeeeefhs:histo~
eZbddbdcdcbcqs:hoje
fffeedfafrffcs:hold
Zcdededdceaels:homew~
beeeeeedeedeqs:hotel
jXpbdacddcdeZs:houve
bajeggeeefggfs:how
heffeefefegefs:i
odfffeecffeffs:ident~
gheeeegheeeees:if
fgdbccdccccehs:ignor~
jdfefeefeefehs:in
dWdceeeeekfees:inclu~
jffffffffeffhs:indic~
bbhdeejeesceas:infor~
efffffefjffffs:inici~
eefeeeffpefeas:inqui~
bceeeddeddmbls:instr~
qVeeffedffefes:inter~
rUdeefeZffefes:into
pYebcdeeodgebs:inves~
fgcceedfeeeeds:invoi~
sUdcbdcdcccbas:irreg~
gbccdggdeheccs:is
YZYdcebabbbahs:isn
feebeceebejfcs:isso
hadeddcehddjgs:it
haZfmbcdcdedZs:its
dadgeeebnfdeds:ja
aadcdcdddbbcys:jogo
jdhfcdgdbcddcs:just
cdededdedkeeZs:keep
fefefefffgifes:kind
bbgefgfddddecs:kindl~
ffffffffffhfes:kinds
acgeefhdhcgeds:know
feeeoeefffffes:lado
UrYideedeeeeds:large~
Yhdddddecfedes:last
Rzbaeeddeeeees:lates~
bfffffffleeffs:launc~
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
Tsdeeedcfeefcs:lista~
Uqacededeecefs:liste
Trceffeefffffs:liste~
dddeeeeedpaebs:loade~
O4eeeedXeeeeds:local~
albdeedceeeeds:locat~
fcceeceelddbWs:long
hefafeeeneddds:longe~
khdeeeebefdeds:look
Ureefeedffdees:looki~
cTZZbaibbaZlVs:lot
jedeecdYeemebs:m
ifhfeeegeeefes:made
cleefeefeeefes:main
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
cbecdcbdddcdms:match
deeeeeeeeebucs:mate
aleeffceffeffs:may
cjeddefdddhdis:me
feeeeqeeecabcs:mean
ZVbabjZbZaVbks:meani~
aUcZbZbabacZls:melho~
ZodZZeeeedeecs:menor~
gbjcfefeeeeeds:menos
VbdsbbdddcdcYs:mensa~
Xdeqeffefheees:mes
eddcdcedccZrbs:mesmo
lZeeeeeejeeehs:meu
eifdedhfeeddgs:mim
hdedbeeeoeeees:minha
eajaXcdeccddas:minus
eYhiZcbbcYadcs:modal~
bSctdedeeeeees:money
aacpdcdheefebs:monta~
ecffffflffffes:monte
cdeoeeeefgffes:month
ebcoVddcddddas:month~
dceZoedeeeeecs:more
dbecegdcdedics:morni~
cZrjcZddbYddas:most
Rxdceecceeecjs:mostr~
deffflffffffes:motiv~
cdbpdeefieeges:much
eefffjfffffffs:muda
eccdccYdmcZebs:muito
Zaigcddcdlddbs:munic~
beecddedddcdls:music~
fdeeedefleaens:my
pedbaeeeegefes:na
kbedeedeeifhds:nada
ifeedeeeeeeeds:nao
uXdeeeeefeeeds:nas
efffffffeeefds:need
lbdeeffdffffes:neith~
ibbcdcdcdcedds:nem
fdfffdffedmeds:nesse
eeefcddekceees:news
aeddccddcabqas:nice
eedddddddedfds:no
jaefecffeffies:noite
lbdeeffdffffes:nor
taeefefffbffes:nos
ffeeadedefeeds:not
gbeeefdleddeds:nota
hhccecXgeecdcs:notas
jYbbaZdfcacgcs:nothi~
eefffeefoeeees:novid~
gbeeedfcdccdks:now
YRtYddddedeeks:numbe~
cWqaeeeefeffcs:numer~
djdeehfeededgs:o
emabedeeeefebs:obra
bohXdedeeedecs:obras
eeeeeeeeeecrcs:obrig~
qaffffffffffes:odd
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
aikgeeeeeeeees:orgao
cfhgfdceefeebs:orgao~
fgfhfedgeeeeds:os
gfefheeffefees:other
dffelffffeffes:other~
gYbcpeeeffefes:ou
iefheeeeeeefes:out
dffemefeffffes:outra~
fecdldffdffffs:outro~
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
fcffedefdfefns:phone
TYccdddubehdZs:plani~
egdeecghddidis:pleas~
gdgeggeeedfecs:pode
diichehhffffds:poder~
feffeedcffffls:poem
efggeeffedfefs:por
jedffefffffffs:possi~
fdfffeffgfoeds:posso
beeeedefeleecs:possu~
gdeddceddcgels:pra
aefdeieaeefebs:preci~
hPcZaebbbabcos:preco
cdeemjfeeeffes:preco~
ffdiecddeeeebs:prefe~
dcdeeeekeefces:prepa~
cdeeeedeeebens:previ~
bgfeeledeeeeas:preza~
ccddelcdcaZdjs:price
edeeoeeefeffcs:price~
Zlceedcdbekecs:prime~
Zgbleeedeeeecs:princ~
tUceeabajdeZds:probe
oUbWbjcZcYaZWs:probl~
fjeeeabelcdbas:proce~
cxdbdcddbdcdds:procu~
ebedfffqffdffs:produ~
aaebdcradeedas:profi~
dceeebeevecdXs:progr~
fefffefflfeees:pront~
dsfefffffeffas:provi~
dcedebdedclpYs:prumo
rheecXcdbddecs:publi~
VnZdeedcegeeds:pull
fihaefdeeeeeds:purch~
cdfeiediefffes:put
agddddnddedeas:puxa
eeedeceeejcdes:puxam
beecdddebddeqs:pytho~
cfefekefeejdas:q
Znbecbdddfedcs:quais
bhffefdeeeeghs:qual
ofdcfedieeeees:qualq~
Zmddehedghedfs:quand~
USooddddeddefs:quant~
ddeeeeeeejecds:quao
fgefegfeffeffs:que
WiZeedfdcdddks:quem
dfeffpefdeddds:quer
ffheffifffeffs:queri~
kbecdfgeeeeecs:quero
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
YrZYeeeecjedes:recen~
ccbcaaZbbbYYns:recom~
fhgaeedfeleeds:recor~
dchbdkdddideYs:regis~
UwbZcddVeeeeds:relac~
UYdeeedtgeeeds:relat~
Waeeeeduigeebs:repor~
deeffeefkeeeds:reque~
bdededeceeeeks:resta~
cdededddndbcks:resul~
Yabccaqjdbdeds:resum~
RuedeeeYeeeeds:retri~
XsceecaZeedaas:retur~
tSccdedYeedccs:revie~
tSddeeeceeeees:revis~
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
bgjgZegdfeeebs:saber
ececmZedjeeebs:sai
dfeiffffjfffes:saiu
keZceedeeifefs:sao
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
aeedhZeeddacls:set
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
aZddcnadcdacbs:sinal
eeefedefdjddds:since
ebeeedeeejjdgs:siste~
eqeefbffffeffs:skipp~
crdcfffefefffs:small~
nbeccegdddeecs:so
aaeeeblmfheees:sobre
cddcdcddccmYbs:socor~
doedfeefeeeeds:sold
ajffedeckfeees:solic~
UWZqbbbbccbcZs:soma
acciZcddcckbcs:some
sScdeecbdeeees:somen~
jUccdZcdckcbZs:somet~
fffffeffcedels:son
dedeeeddedeems:song
ffffffffffgffs:sort
lbbccddWcdmdWs:sou
eeeeeeeeesadbs:sourc~
UQauicccddddds:spend
Zcdllddeeeeeds:spend~
dYbnieeeeeeees:spent
TUZddebveeddas:sprea~
ecdaqdeeedeees:stack
fefffdeffeqeas:start
effffeffiekfds:start~
YdemcaccbZfaVs:state
eYgndddddheecs:state~
edfeeeeemeeeds:statu~
ggYZZYbbjabZZs:still
gecccaaYeecejs:story
bXecddddbbpbas:suas
Yberdedeeefees:sum
ijfeZcffedddcs:suppl~
sQYYbebbaaWZXs:suspe~
pVccbjcdZaacYs:suspi~
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
geecdfddfddhcs:that
fhffedfegfdegs:the
mZcbibdeeeeeds:them
cddddcddcdZrbs:then
gagddfedfhcmbs:there
fffffdfffdifes:thing~
mceeffeffffffs:think
cdeeefeeddmdis:this
hdffceddeeeees:those
mdbkeeeZeeeees:throu~
cYcabaXcbdaYms:time
ffffffffehieds:tipo
ffffffffffhfes:tipos
fgehededeeeees:tiran~
efeefecfeffeis:to
aodddeeceeeecs:todas
gceeeceeddbcss:today
mgccdedbedeees:todos
ccfeeehieffefs:toget~
cdeeeZeecdcdss:tomor~
fffffdffefueVs:tool
Xhggdeddeeeeds:top
ZYYyedcdfefees:torro~
XVhudeedeeeees:total
feeefeeeemdids:traba~
Wkeeeecdjeeees:track
djbcdccbddcdbs:traga
Vrdbddacddedas:traz
hYdedandcddjcs:tudo
cdeddddeddoZbs:tutor~
edeekheeeefees:two
Voebfeeeeheees:ultim~
baddeidkddceks:um
jYddffZYdeebks:uma
dedeedededfocs:under~
lceeebdeeodeYs:until
Ujdgfddefieebs:up
fcfeefefhjfees:updat~
ebnTdceeeeldds:usa
fffefeffflefes:usam
dbeeedddcdvcTs:usar
ddeacccedfmdWs:use
abbcdbccYcsYVs:uso
SYbZWZaajaUjhs:vai
idbkeeeeefefes:vale
deeeeeeecectbs:valeu
fYbqeeeYedeecs:valor
eZclddedeeeecs:valor~
aZVobeebeeeeds:value
edeefefffjedes:vao
ceefehehegghcs:vc
bdeeeedeenffds:vcs
gfdabbbbZbcfbs:ve
ZndZfbedeefeds:veja
eefeffffflefes:vem
ehhUcZcbdcbcks:vence~
cncafadeeedecs:vende~
aocadbdbfbcecs:ver
uNbcbaaYgccbbs:verif~
VbeZsedeeeeeas:versu~
fdncfefefefefs:vezes
Usdeeedaeeeeds:view
dddeeeeedeghhs:voce
ceeeehgeenfeds:voces
UadXseddddddZs:vs
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
Vkdacfcddhdcbs:when
bkaabbccchccgs:where
Zkddeceeefeeds:which
Xdeggchdccecfs:who
VXdeetdeededcs:why
acccdccdicXZns:will
XZgZaZUaXZYXts:win
idgbheegeefees:with
jeffdeefeeeeds:witho~
ehfcedceddeehs:won
ddfeekdeegkecs:work
emedeeeeecheds:works
idZccacbbabbZs:worth
fheeefgheeedes:would
bbdddbbkYdddfs:write
cZffffelfffffs:writt~
qYdcdeeddeeebs:wrong
WZdVsdjcddddbs:x
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
iidgfddeeeeegw:OBJ
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
YZeddpddddbdaw:achado
bndccdaceedecw:ache
gefeeneeeeeecw:acima
bXanccdadcdddw:add
kbmbdcbgdddeew:aditivos
pXefefceefcfew:after
cdededeeYdbuaw:again
Zdebpddeeeeedw:against
ahejebeeehcebw:agencies
jZfeffgddeddlw:agora
gifcbdccchddcw:agreements
fhddddffgegeaw:ai
fefefefeofeedw:ainda
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
badccaddccSdtw:amanha
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
gYdZddcedmbdcw:anos
Weeeeeeedkeeiw:anteriores
Yfeffffffmffew:antes
hkedeeedffeedw:any
neeedegecieebw:anything
backadadeeeeaw:ao
kYeedhddedcebw:aparece
ffeeeflefdfeew:apart
sTdbdedceeeeew:apenas
Xcfeclfeefedew:apontada
effffeffkfffew:apuracao
bbdddcddcgkckw:aqui
fceddddefhggfw:are
heddeedheeeefw:as
ghaaYYbccbYcaw:aside
fffffeffffnfcw:ask
ffffffedlfffew:asked
ddccdqddcdbaYw:assim
gkehdddfeeeedw:assinados
WlmYecddeededw:assinou
qcdeeeefeefeew:at
jgdbddbfeddecw:atas
eeeefeffekejew:ate
ddeeeeeeejecdw:atuais
ebffeeeeilefew:atualizacao
eefeffffflfffw:atualizados
rTcbacdchdadcw:audit
nYeffffdfffffw:auditar
kdbeefffffeffw:auditor
leedeeefjefedw:auditoria
dcedebdecncdaw:available
effekfffeeffew:average
bdmdedeefefeew:award
pdddefcfefffew:awards
eceedddeZkcdZw:back
ceeeegeeepdedw:base
eddeedeedmbcaw:bases
deeeemeeedeedw:basta
iceeekedieefew:be
fefefefflfefew:became
nbdhcYZccccgaw:been
beeefeefekfedw:before
ffffffffffekfw:beleza
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
ibcXbdZdddZcpw:brazil
Zmeceedcfeeeew:bring
YrddcbadgcacZw:busca
Zneeefddefefew:busque
jdbadddcedeeew:but
docYeefffeefew:buy
efghefdfeeeedw:by
eeeeedeedebucw:bye
fbckededeeeedw:cada
Wkeeebbakedecw:cade
fefeemfeeddedw:calculam
efefflefedeedw:calculate
ccccbgbcVcXXrw:call
Zmcdededjddecw:came
eeedeffeeehdfw:can
lXeddbbccbXevw:capital
cadddcncddddaw:capivara
hZdakdeeeeeeew:caro
Wqcbeefefffeew:caros
Ydeeeeeeepeebw:carregados
ceeeefeeefbfjw:casa
aaedddqdkddcYw:case
aZoZedededfeZw:celebrou
deeeeeceeecmdw:certo
afffofeffeffew:charge
rTdaccecpdbbZw:check
deeeeeeedeascw:cheers
fefdfmffeeeedw:chegaram
iddZadddcckdcw:cidade
cZlcefeefeeedw:cities
dagiefeffhgedw:city
ddeeeeefeodeZw:cobertos
dceacbcacjddfw:cobertura
ceeeqeeeefffew:cobra
efffffefflffew:cobre
deeefeeefqffew:cobrem
hcddeeeebfgedw:coisa
fbfeffffeeleew:coisas
fedefdefeqeddw:coletam
edfefegeeqdfbw:collect
cdgfgdegeeeeew:com
ddefenfeeheeew:come
eeeeeeeeeeqeZw:comeco
eeffffffkfffew:coming
adedejdeedcehw:como
mZhkXccddddddw:companies
dqdbafldeddeaw:company
bddbpcddeedecw:compara
Zfedqefeffffdw:comparacao
ceedlfeeefefcw:comparado
edeckbeeeeeeew:comparam
Zeddnffffffffw:comparando
eceZqceefeffew:comparar
eefdredefffffw:comparativo
SbeYtcddeeeecw:compare
ZdedteeeeddeUw:compared
ddedtddfffeffw:comparem
Zbecleeefeeeew:comparing
deebneeeffffew:comparison
fffejcfdfffefw:competitors
deffffihfffffw:compile
deeeededmieecw:complete
cceedesdeeefcw:completo
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
aoaibgdecdddbw:contract
dleabedeeefedw:contracted
kgkcdddfeeedcw:contracts
aXccmdddeeeddw:contrast
PWaW0bcceededw:contraste
hYidhdddeeeddw:contrata
pabeddbgeeeedw:contratacoes
dseceefffefffw:contratada
hfdeefdffffffw:contratadas
abkVaddddbcbcw:contratam
dbcccpcedddeaw:contrato
jhkbdcchddcecw:contratos
ZobcgcdddddeXw:contratou
eccecjedcieddw:convenio
gieeccbddgccbw:convenios
Zadnhdeceeeeew:cost
jeededfeeefedw:could
SXubdedceceddw:count
befefjfeefefew:counts
edeeeeeffncfdw:cover
fefefeefepdfdw:covered
RWacdcbxededdw:csv
ffdefeefeleeew:current
efegefffeeeecw:d
feeddegeeefddw:da
bcddeedebvbeZw:dado
eeeefeeefoeeew:dados
iTddeeepeeedcw:das
eeffeeedeneedw:data
edeeeeefeqdfew:database
dcedebdecpbcYw:databases
fdfefefferdebw:datasets
bbeeeabdYbVinw:day
gfffefdfefeegw:de
lifYdbcfdddcbw:deals
bededqeeecdbbw:define
eeeekffffffffw:deles
feeeedeedectdw:demais
ccddddddsdXadw:demora
kcfffffefffffw:denuncia
sSbbYYbcccYdXw:desconfio
fffefneffedfdw:describe
jaeeddcbeldecw:desde
ZRZsZaacdddbbw:desembolsou
dYcodjdeddcddw:despesa
ecdkddadeedebw:despesas
eeegeeaeifefew:deu
cdffeeedeedhdw:dia
dehfeeebfeeedw:did
beeblieeeeeeew:diferenca
cdedjjeeeedfdw:difference
kkWZZaZZaYZZZw:dig
cclbeeeeffeeew:diga
rcdidaddabddbw:dinheiro
nYcefffefefffw:direcionamento
WXvaddddeeeecw:dispensas
Sveefedafffeew:display
edeeeeeecpedaw:disponivel
eeeffkffeffedw:distinguir
gVjfdkdddddecw:diz
iZddbndededddw:dizer
hfeffeefegfehw:do
eYechgeeeffedw:does
bbdddbdekZbmbw:doing
ffcdjfeefffeew:dois
bfdeddedeghdbw:don
eefffdffkfehew:done
baegeednefeeew:dos
UXdcbZtbdcccYw:dossie
bcdbcemZdeeebw:dossier
Ynddeekbeeeeew:down
defdfffoffffew:draft
fdfffffifffffw:draw
ffefkffeffffew:duas
fdecfiedeeeefw:e
Zdqleeededeedw:each
Zbcmececedeecw:earn
kddceedfeedecw:editais
fcfffffifffffw:elabore
hddddadeddhibw:else
fXdgfgdeedfegw:em
cdeeebededdemw:email
khcYccceedeeaw:empenhos
Xactebeeffeefw:empenhou
Xjbcdimeeeeecw:empresa
kajiddcdedeecw:empresas
defffoffffefcw:enough
Zheegfgfeeefew:entao
deeeebeedelkdw:entendi
gedckheeeefeew:entre
deeeeeeeeeYnew:era
jffffffffefffw:errada
cfeeeedccdddnw:escreve
ddZdbeddddgglw:essa
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
jZddcclcedecbw:everything
eeemdffefeffew:evolucao
fcfjfffffffffw:evolution
fceddeiffekedw:exactly
qXbdedaaeddedw:examine
nbabbddZcZeeew:excecao
ZXccdecqeeddbw:excel
ldffeegeeeeeew:except
hefgeegeeeeedw:exceto
hgfeeeedeeeedw:excluding
XpbbcadSbbccaw:executa
dbeeffZlfffffw:executivo
dYbddelcefeecw:existe
ebkVccbddocdaw:existem
YXeqeedeeeeedw:expenditure
Yadpeeedeeeedw:expenses
YtXYefeefffedw:expensive
YcbddlcdcbgcWw:explain
babbakbcaabdZw:explica
VYaccsaccbWcYw:explique
ZceceeeoeekeWw:export
ebcffeejfffffw:exporta
dbeeeddecemebw:exportar
iXeeheifefefdw:faca
eeeffefcbdneZw:faco
cafgVeoedeefcw:fala
dedbeeeeudbZbw:falta
dWcccbcdgcbckw:far
Ydbnbdbcdedddw:faturou
ifededgffegdhw:favor
nVcbdeeeeefeew:favorece
pWbaeddcdefcZw:favours
edfdgdegedlegw:faz
fefffadfedueaw:fazem
ejdcddifeddecw:fazendo
defffdegfcqecw:fazer
eeeeedeeedmadw:features
kceeedeeeeeeew:feitos
dffffdffefteZw:ferramenta
SvddeebYeeedew:fetch
XapZbbcZbacdaw:fewest
efkZfcddddeecw:fez
eefffeefmfefdw:ficar
cmfeffffffffew:ficaram
bbfeeeveeceeew:ficha
ffffffffjfffew:ficou
fdfdepefdeeedw:figure
dffffeffdeeeow:filho
UpcadddbedldXw:filter
bieefeeffckddw:filtrar
YpddeddYeeeeew:filtre
ftdcdXcadcYZZw:find
ffffflfedecebw:finding
Wgeedeeemedddw:finished
oYfeeedbeffedw:fino
dlddefeffeffew:firm
fgecdefeedfddw:firmados
XapYdcbceeeddw:firmou
khYedeefeceedw:firms
SrYcabbaYacdaw:first
mUdddecedbcdbw:fishy
iYddemdeecbaXw:flag
fcfffocfffefew:flagged
eedgdideeeegbw:foi
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
cZeeeenjeedecw:full
edeeeieeeemdcw:funciona
bZnaedeedcccbw:ganham
chqbedeeeeeeew:ganhou
cedjjedeefeeew:gasta
ecejfffefffffw:gastam
caZlmceeefffew:gastaram
Ybbojeeeeedeew:gasto
acdijdedeeeedw:gastos
bZcodeebeeeecw:gastou
bffeffpefffffw:gather
cbeeffeneeffew:generate
deedeceedeatcw:gente
giedeehgeeeeew:gentileza
cZfefeemffeffw:gera
Yfedfffqfffffw:gere
ZmZkhgdaedbefw:get
Ygfecckbedgddw:give
gccceeeeiieecw:go
kddddcZdkcchfw:going
ecZqcfffeffffw:gone
dbecdbdddcaihw:good
cfcdfiededdebw:gostaria
egajdegddgegcw:got
deeeecacdddmaw:great
feeefefffldedw:guardam
jZddccedekefcw:ha
effeffffeeapew:haha
jceeffffeffffw:hall
bbijefeeeifeew:halls
Wpeeefecffefdw:hand
baeddcedndcdhw:happened
egfiedeegeeeew:has
Yejcddfeekdeew:have
eacgefgdeeefdw:hello
feeeeeeeeercaw:help
fbdddbdedijdkw:here
Zgeefgfeddakcw:hey
fdfdeffjeeehcw:hi
Ycdbchadabccfw:high
kjdcgedfeceecw:hired
ifceeffffffffw:hires
YbffecweeeefZw:historico
ddedefoeffffew:history
eZbddbdcdcbcqw:hoje
fffeedfafrffcw:hold
Zcdededdceaelw:homework
beeeeeedeedeqw:hotel
jXpbdacddcdeZw:houve
bajeggeeefggfw:how
heffeefefegefw:i
gheeeegheeeeew:if
cceeeedeedbemw:ignore
jdfefeefeefehw:in
ffffeffffifffw:include
fffffffffhfffw:incluem
mffeeffffeffew:indicio
kfffffffffffew:indicios
bfdeeeceevfedw:informacao
Ycdeeemeeqedaw:informacoes
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
0VbaccdcbcZZZw:investigue
beXrbeeededfew:investiu
fgcceedfeeeedw:invoices
jWcZcgbcabbcYw:irregular
lfeffffffefffw:irregularidade
xTabaWYbaaVVTw:irregularidades
qeeddedeeedYdw:irregularities
gbccdggdeheccw:is
YZYdcebabbbahw:isn
feebeceebejfcw:isso
hadeddcehddjgw:it
haZfmbcdcdedZw:its
dadgeeebnfdedw:ja
aadcdcdddbbcyw:jogo
jdhfcdgdbcddcw:just
cdededdedkeeZw:keep
fefefefffgifew:kind
bbgefgfddddecw:kindly
ffffffffffhfew:kinds
acgeefhdhcgedw:know
feeeoeefffffew:lado
UrYideedeeeedw:largest
Yhdddddecfedew:last
Rzbaeeddeeeeew:latest
bfffffffleeffw:launched
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
fcceeceelddbWw:long
hefafeeenedddw:longer
khdeeeebefdedw:look
Ureefeedffdeew:looking
cTZZbaibbaZlVw:lot
jedeecdYeemebw:m
ifhfeeegeeefew:made
cleefeefeeefew:main
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
cbecdcbdddcdmw:match
deeeeeeeeebucw:mate
aleeffceffeffw:may
cjeddefdddhdiw:me
feeeeqeeecabcw:mean
ZVbabjZbZaVbkw:meaning
aUcZbZbabacZlw:melhor
ZodZZeeeedeecw:menores
gbjcfefeeeeedw:menos
VbdsbbdddcdcYw:mensal
Xdeqeffefheeew:mes
eddcdcedccZrbw:mesmo
lZeeeeeejeeehw:meu
eifdedhfeeddgw:mim
hdedbeeeoeeeew:minha
eajaXcdeccddaw:minus
bdekbeebeeeecw:modalidade
eYhfZbaabZXbcw:modality
bSctdedeeeeeew:money
aacpdbddeeeebw:montante
ecffffflffffew:monte
cdeoeeeefgffew:month
YbdpYedddeddaw:monthly
dceZoedeeeeecw:more
dbecegdcdedicw:morning
cZrjcZddbYddaw:most
coddfeceeeefdw:mostra
UrbZdedceddanw:mostre
deffflffffffew:motivo
cdbpdeefieegew:much
eefffjfffffffw:muda
eccdccYdmcZebw:muito
bdbjdeedeneecw:municipalities
bYiebcdbdhccaw:municipios
beecddedddcdlw:musica
fdeeedefleaenw:my
pedbaeeeegefew:na
kbedeedeeifhdw:nada
ifeedeeeeeeedw:nao
uXdeeeeefeeedw:nas
efffffffeeefdw:need
lbdeeffdffffew:neither
ibbcdcdcdceddw:nem
fdfffdffedmedw:nesse
eeefcddekceeew:news
aeddccddcabqaw:nice
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
qaffffffffffew:odd
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
aikgeeeeeeeeew:orgao
cfhgfdceefeebw:orgaos
fgfhfedgeeeedw:os
gfefheeffefeew:other
dffelffffeffew:others
gYbcpeeeffefew:ou
iefheeeeeeefew:out
dffemefeffffew:outras
fecdldffdffffw:outros
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
ardddacdddaeZw:pesquisa
ceeeedeeddatcw:pessoal
fcffedefdfefnw:phone
TYccdddubehdZw:planilha
egdeecghddidjw:please
gdgeggeeedfecw:pode
diichehhffffdw:poderia
feffeedcfffflw:poem
efggeeffedfefw:por
jfdffffffffffw:possivel
fdfffeffgfoedw:posso
beeeedefeleecw:possuem
gdeddceddcgelw:pra
efeeefffffdlfw:precisa
aefdeieadefebw:preciso
hPcZaebbbabcow:preco
cdeemjfeeeffew:precos
kebhedddefeecw:prefeitura
Yejgdbbddgddbw:prefeituras
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
aaebdcradeedaw:profile
fbeeebeeweccUw:progress
fefffeffjffeew:pronta
eefffeeeredcew:pronto
dsfefffffeffaw:provides
dcedebdedclpYw:prumo
ekeebeefedeedw:publicados
ejffffffffffew:published
VnZdeedcegeedw:pull
bnddeeefeeefdw:purchase
ggiaefdgeeeedw:purchases
cdfeiediefffew:put
agddddnddedeaw:puxa
eeedeceeejcdew:puxam
beecdddebddeqw:python
cfefekefeejdaw:q
Znbecbdddfedcw:quais
bhffefdeeeeghw:qual
ofdcfedieeeeew:qualquer
Zmddehedghedfw:quando
aamaeeeefefedw:quantas
bbqSeeeeedefcw:quantidade
XbYucdcdfeddew:quanto
WTvYddcddeddhw:quantos
ddeeeeeeejecdw:quao
fgefegfeffeffw:que
WiZeedfdcdddkw:quem
dfeffpefdedddw:quer
ffheffifffeffw:queria
kbecdfgeeeeecw:quero
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
ficmacaeddddcw:recebeu
kcfffffefffffw:recebi
bbcZcadbbacblw:receita
cbfmcfefefefew:receive
cZZqjedeeeeedw:received
YqYYeddecjdddw:recent
brdcefeefffdfw:recentes
ccacaaZbabYYnw:recommend
fhgaeedfeleedw:records
efefemeeecbecw:registration
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
bgjgZegdfeeebw:saber
ececmZedjeeebw:sai
dfeiffffjfffew:saiu
keZceedeeifefw:sao
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
aeedhZeeddaclw:set
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
aZddcnadcdacbw:sinal
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
jUccdZcdckcbZw:something
fffffeffcedelw:son
dedeeeddedeemw:song
ffffffffffgffw:sort
lbbccddWcdmdWw:sou
eeeeeeeeesadbw:sources
UQauicccdddddw:spend
dZcpZededdddbw:spenders
bcdmiddeeeeeew:spending
fffdiffffffffw:spends
dYbnieeeeeeeew:spent
TUZddebveeddaw:spreadsheet
ecdaqdeeedeeew:stack
fefffdeffeqeaw:start
effffeffiekfdw:started
YdemcaccbZfaVw:state
eYgndddddheecw:states
edfeeeeemeeedw:status
ggYZZYbbjabZZw:still
gecccaaYeecejw:story
bXecddddbbpbaw:suas
Yberdedeeefeew:sum
ZtbTcdadeddedw:supplied
hXdgaZjcddddcw:supplier
fhhebdbhededcw:suppliers
XtYXeeddZYddcw:supplies
gffffffffffffw:suspected
gffffffffffffw:suspeita
iZZddgceeddeaw:suspeito
pVccbjcdZaacYw:suspicious
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
geecdfddfddhcw:that
fhffedfegfdegw:the
mZcbibdeeeeedw:them
cddddcddcdZrbw:then
gagddfedfhcmbw:there
fffffdfffdifew:things
mceeffeffffffw:think
cdeeefeeddmdiw:this
hdffceddeeeeew:those
mdbkeeeZeeeeew:through
cYcabaXcbdaYmw:time
ffffffffehiedw:tipo
ffffffffffhfew:tipos
fgehededeeeeew:tirando
efeefecfeffeiw:to
aodddeeceeeecw:todas
gceeeceeddbcsw:today
mgccdedbedeeew:todos
ccfeeehieffefw:together
cdeeeZeecdcdsw:tomorrow
fffffdffefueVw:tool
Xhggdeddeeeedw:top
ZYYyedcdfefeew:torrou
XVhudeedeeeeew:total
feeefeeeeodedw:trabalham
Wkeeeecdjeeeew:track
djbcdccbddcdbw:traga
Vrdbddacddedaw:traz
hYdedandcddjcw:tudo
cdeddddeddoZbw:tutorial
edeekheeeefeew:two
Ypebfeeefeeeew:ultimos
baddeidkddcekw:um
jYddffZYdeebkw:uma
lceeebdeeodeYw:until
Ujdgfddefieebw:up
feffffffiiffew:update
fbeceeefdjeddw:updated
eeffffefjefeew:updates
ebnTdceeeelddw:usa
fffefeffflefew:usam
dbeeedddcdvcTw:usar
ddeacccedfmdWw:use
abbcdbccYcsYVw:uso
SYbZWZaajaUjhw:vai
idbkeeeeefefew:vale
deeeeeeecectbw:valeu
fYbqeeeYedeecw:valor
eZclddedeeeecw:valores
aZVobeebeeeedw:value
edeefefffjedew:vao
ceefehehegghcw:vc
bdeeeedeenffdw:vcs
gfdabbbbZbcfbw:ve
ZndZfbedeefedw:veja
eefeffffflefew:vem
cdlWdaecdbedYw:venceram
dlcadeceeeeedw:venderam
Zmddjeeeeeeecw:vendeu
aocadbdbfbcecw:ver
cffffeffofffdw:verificacao
oWcZcecYcedcZw:verificar
rXfffdfefefffw:verifique
VbeZsedeeeeeaw:versus
fdncfefefefefw:vezes
Usdeeedaeeeedw:view
dddeeeeedeghhw:voce
ceeeehgeenfedw:voces
UadXseddddddZw:vs
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
Vkdacfcddhdcbw:when
bkaabbccchccgw:where
Zkddeceeefeedw:which
Xdeggchdccecfw:who
VXdeetdeededcw:why
acccdccdicXZnw:will
XZgZaZUaXZYXtw:win
idgbheegeefeew:with
jeffdeefeeeedw:without
ehfcedceddeehw:won
ddfeekdeegkecw:work
emedeeeeechedw:works
idZccacbbabbZw:worth
fheeefgheeedew:would
bbdddbbkYdddfw:write
cZffffelfffffw:written
qYdcdeeddeeebw:wrong
WZdVsdjcddddbw:x
bchnddddefeedw:year
aberZedcedeecw:yearly
eceeddeeendddw:years
ddeeedefsddadw:yet
eeeeefgfegfgfw:you
bddeedeebigjew:your`
