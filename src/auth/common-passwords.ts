// The commonest passwords in Portuguese and English, written down compactly: words that people choose, and what they
// put after them, which makes some 25,000 (choice: 10,000 at least), and as many again with digits for letters (s3nh4).
// Only those of 8 characters and more are of interest; shorter ones are refused for their length.

import { limits } from '../limits.ts'

const digitEndings =
  '1 12 123 1234 12345 123456 1234567 12345678 123456789 321 4321 0 00 000 01 007 10 11 13 22 69 77 99 100 111 222 333 777 999 2000 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026'
const signedEndings =
  '! @ 1! 12! 123! 1234! @1 @12 @123 @1234 @12345 @2020 @2021 @2022 @2023 @2024 @2025 @2026 #123 #1 _123 .123 *'

// Words that carry any of the endings.
const words = `
password passw0rd p@ssword p@ssw0rd pass passwd welcome admin administrator administrador root user usuario usuário
login master mestre guest convidado teste test testing demo default padrao padrão sistema system servidor server
changeme mudar mudar.123 trocar alterar segredo secret senha minhasenha senhas acesso access entrar entrada letmein
qwerty qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef q1w2e3 a1b2c3 1q2w3e
dragon monkey football baseball basketball soccer hockey superman batman spiderman pokemon starwars computer internet
princess sunshine shadow iloveyou loveyou lovely flower freedom whatever michael jennifer jordan hunter killer ranger
charlie michelle jessica daniel ashley thomas robert andrew joshua matthew george anthony william summer winter spring
autumn monday friday january february october december orange banana cookie cheese chocolate purple yellow silver
golden diamond ginger pepper maggie buster tigger bailey harley cowboy eagle falcon phoenix mustang ferrari porsche
mercedes corvette yamaha google facebook twitter instagram whatsapp youtube samsung iphone android windows microsoft
brasil brazil brasilia brasília saopaulo riodejaneiro bahia salvador fortaleza recife curitiba manaus belem goiania
flamengo corinthians palmeiras santos vasco gremio grêmio internacional cruzeiro atletico botafogo fluminense bahia
saopaulofc mengao timao verdao futebol neymar ronaldo ronaldinho pele zico romario kaka messi campeao campeão
familia família amor teamo amorzinho amorr meuamor amoreterno vida minhavida saudade felicidade esperanca esperança
deus jesus jesuscristo deusefiel deuseamor deusefiel jesuseamor jesusteama fe paz luz estrela anjo anjinho princesa
principe rainha bebe gatinha gatinho gostosa lindinha linda lindo florzinha flor borboleta cachorro gato leao tigre
maria joao joão jose josé ana antonio antônio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael
daniel marcelo bruno eduardo felipe rodrigo manoel mateus matheus andre andré fernando fabio fábio leonardo gustavo
guilherme leandro tiago thiago anderson ricardo marcio márcio jorge sebastiao alexandre roberto edson diego vitor
victor sergio sérgio claudio cláudio vinicius henrique caio arthur davi miguel bernardo heitor lorenzo samuel
adriana juliana marcia márcia fernanda patricia patrícia aline sandra camila amanda bruna jessica jéssica leticia
letícia julia júlia luciana vanessa mariana gabriela vera vitoria vitória larissa claudia cláudia beatriz rita sonia
luana renata eliane josefa simone natalia natália cristiane carla debora débora rosangela rosana raquel daniela
mariaclara anaclara isabela isabella sofia sophia laura helena alice valentina manuela luiza yasmin giovanna
janeiro fevereiro marco março abril maio junho julho agosto setembro outubro novembro dezembro domingo segunda terca
quarta quinta sexta sabado verao verão inverno outono primavera azul verde amarelo vermelho preto branco rosa roxo
banco empresa trabalho escola faculdade professor medico engenheiro advogado policia governo prefeitura camara senado
tribunal auditor auditoria fiscal financeiro contabil contabilidade compras licitacao licitação contrato contratos
transparencia transparência controle controladoria cgu tcu portal gestor gestao publico público cidadao cidadão
prumo prumoprumo`

// Whole passwords as they stand.
const others = `
12345678 123456789 1234567890 0123456789 01234567 012345678 123123123 12341234 1234512345 123456123456 123321123
11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777
88888888 99999999 999999999 87654321 987654321 9876543210 0987654321 1122334455 112233445566 11223344 12121212
10203040 1020304050 102030405060 123654789 147258369 147852369 159753456 159357456 789456123 741852963 963852741
14725836 25802580 13579246 135792468 246813579 24681012 12345679 123456780 123456781 123456788 12345600 123456000
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 qazwsxedc qazwsx123
q1w2e3r4 q1w2e3r4t5 qwertyuiop qwertyui qwerty12345 qwertyqwerty qwe123qwe qweasdzxc qweasd123 qwer1234 qweqweqwe
asdfghjkl asdfasdf asdasdasd asd123asd asdf1234 asdqwe123 zxcvbnm123 zxcvzxcv zxczxczxc poiuytrewq lkjhgfdsa mnbvcxz1
a1b2c3d4 a1b2c3d4e5 abc123abc abcd1234 abcdefgh abcdefghi abcdefghij abcabcabc aaaaaaaa aaaaaaaaaa aabbccdd abc12345
aa123456 a12345678 a123456789 a1234567 q1234567 x1234567 z1234567 as123456 qw123456 ab123456 aa12345678 abc123456
pass1234 pass@1234 passwordpassword passpass password1234567 mypassword newpassword oldpassword yourpassword
trustno1 whatever1 iloveyou2 ilovegod iloveme1 loveyou1 ihateyou jesus4ever jesuslives godislove blessed1 heaven77
football12 baseball12 liverpool liverpool1 arsenal1 chelsea1 barcelona barcelona1 realmadrid juventus manchester
starwars1 startrek1 pokemon1 naruto123 sasuke123 minecraft minecraft1 fortnite fortnite1 nintendo playstation
christmas halloween valentine blink182 metallica slipknot nirvana1 greenday rammstein ironmaiden linkinpark eminem50
corvette1 mercedes1 motorola1 nokia5800 computer1 internet1 hello123 hellohello helloworld hello1234 goodluck
letmein123 letmeinnow openopen opensesame abretesesamo access14 superuser superadmin adminadmin admin@admin
rootroot testtest test1234 testando123 testeteste usuario1234 user1234 guestguest demodemo temp1234 temporaria
temporario senhasenha senha1234567 senha12345678 senhaforte senhasegura senhafacil senhadificil minhasenha1 semsenha
naosei123 naotemsenha esqueciasenha esquecisenha mudar@123 mudarsenha trocarsenha alterarsenha novasenha primeirasenha
brasil2014 brasil2016 hexacampeao pentacampeao copadomundo vaicorinthians vaipalmeiras mengo1981 flamengo1981
flamengo1895 corinthians1910 palmeiras1914 saopaulo1930 vasco1898 gremio1903 inter1909 santos1912 galodoido
euteamo1 euteamo123 euteamo2 teamo123 teamo1234 teamomuito teamoamor meuamor123 amordaminhavida amoreterno1
minhafamilia minhavida1 meufilho meusfilhos minhafilha minhaesposa meumarido mamaeepapai papaiemamae mamae123
papai123 vovoevovo filhosamados deusefiel1 deusefiel7 deuseamor1 deusnocomando deusepai jesusteama1 jesusmeusalvador
nossasenhora santarita saojorge saojudas avemaria espiritosanto louvadosejadeus fedeus123 salmo23 salmo91 salmos91
correcthorsebatterystaple changeme123 changeit default123 welcome@123 welcometo
administrator1 administrador1 prefeitura123 governo123 licitacao123 transparencia123 auditoria123 controladoria123
portaltransparencia portaldatransparencia contaspublicas dinheiropublico prumo1234 prumo123456 12345678a 123456789a
12345678q 123456789q`

const split = (text: string) => text.split(/\s+/).filter((part) => part !== '')
const wholes: ReadonlySet<string> = new Set([...split(others), 'correct horse battery staple'])
const bases: ReadonlySet<string> = new Set(split(words))
const endings: ReadonlySet<string> = new Set(['', ...split(digitEndings), ...split(signedEndings)])

/** True when the whole password, whatever its capitals, is one of the commonest. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  if (wholes.has(text)) return true
  // No word with an ending is longer than the longest of each.
  for (let end = 1; end <= Math.min(text.length, limits.commonPasswordWordCharactersMax); end++) {
    const [head, tail] = [text.slice(0, end), text.slice(end)]
    if ((endings.has(tail) || tail === head) && (bases.has(head) || bases.has(toLetters(head)))) return true
  }
  return false
}

/** How many passwords of a length that could be chosen the list holds, without those that put digits for letters. */
export function countCommonPasswords(): number {
  const found = new Set(wholes)
  for (const base of bases) {
    found.add(base + base)
    for (const ending of endings) found.add(base + ending)
  }
  return [...found].filter((entry) => [...entry].length >= limits.passwordCharactersMin).length
}

const letters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

function toLetters(text: string): string {
  return text.replace(/[013457@$]/g, (sign) => letters[sign] ?? sign)
}
