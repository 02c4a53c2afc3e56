// Words that take something out of a question, deny that, or take out what stands before them, in both languages.
// W1. Prepositions, adverbs and phrases are those that grammars give for exclusion: Bechara, Moderna gramática portuguesa (palavras
//     denotativas de exclusão, preposições acidentais), and Huddleston and Pullum, The Cambridge Grammar of the English Language
//     (exceptives); verbs of leaving out are listed by infinitive and conjugated.
// W2. A form that is also a noun or an adjective is an order only where it opens a clause; a participle takes out what follows only
//     where it opens a clause or an article follows it. Before a preposition neither does.

import { PhraseTable } from '../phrases.ts'
import { englishForms, portugueseForms, type VerbForms } from './verb-forms.ts'

/** Verbs whose object is left out. */
const verbs: readonly VerbForms[] = [
  ...'excluir excetuar exceptuar tirar retirar desconsiderar descartar ignorar remover eliminar pular poupar afastar cortar riscar omitir suprimir largar saltar abstrair evitar desprezar expurgar subtrair deduzir descontar abater isentar eximir rejeitar recusar barrar vetar banir apagar abandonar dispensar apartar segregar ressalvar ocultar esconder deletar'
    .split(' ')
    .map(portugueseForms),
  ...'exclude except exempt omit+'.split(' ').map(englishForms),
  // Their participles describe: `discarded medicines`.
  ...'ignore disregard skip+ drop+ discard remove scratch ditch overlook avoid dump scrap+ toss purge erase delete subtract deduct discount neglect eliminate spare forgo forego reject dismiss nix axe shun+ ban+ hide suppress'
    .split(' ')
    .map((verb) => ({ ...englishForms(verb), participles: [] })),
]
/** `dispensa` is a procedure. */
const orders = verbs.flatMap((verb) => verb.orders).filter((form) => form !== 'dispensa')

/** Participles, of which W2 speaks. */
export const participles: ReadonlySet<string> = new Set([
  ...verbs.flatMap((verb) => verb.participles),
  ...'excluso exclusa exclusos exclusas'.split(' '),
])

/** Orders that are other words too. */
export const homographs: ReadonlySet<string> = new Set(
  'corte descarte recusa barra larga salta poupa tira abata abate isenta ressalva pula discount discounts spare spares dump dumps scrap ban bans neglect reject rejects toss scratch axe drop drops delete hold lose save saving'.split(
    ' ',
  ),
)

const aside = 'fora/lado/tras/parte/banda'
const of = 'de/do/da/dos/das'
const to = 'a/ao/aos/as'

/** Orders to leave something aside. */
const drops = [
  orders.join(' | '),
  `excluo | ignoro | descarto | dispenso | esqueco | esqueca/esquece/esquecam/esquecer/esquecendo ${of}? | esqueca/esquece se ${of}`,
  `deixe/deixem/deixar/deixa/deixando/deixemos/deixo/poe/ponha/ponham/por/pondo/pomos/bote/botem/botar/botando/bota/coloque/coloquem/colocar/colocando/coloca/jogue/joguem/jogar/jogando/joga/mande/mandar de/a/para/pra? ${aside} | deixe/deixem/deixar/deixa/deixando/deixemos | deixe/deixem/deixar/deixa/deixando pra/para la`,
  `passe/passem/passar/passando longe/reto ${of} | passe/passem/passar/passando ao largo ${of} | passe/passem/passar/passando por cima ${of}`,
  `prescinda/prescindir/prescindindo ${of} | abstraindo/abstrair/abstraia ${of} | fuja/fujam/fugir longe? ${of} | fique/fiquem/ficar longe ${of}`,
  'leave/leaving/leaves out/aside/off/behind | set/setting/put/putting/lay/laying/cast/casting/brush/brushing/push/pushing/move/moving aside | skip/skips/skipping over | forget/forgets/forgetting about? | strike/striking out/off? | cross/crossing/take/taking off | pass/passes/passing over | take/taking/throw/throwing away',
  'take/taking/takes/keep/keeping/rule/ruling/weed/weeding/filter/filtering/shut/shutting/lock/locking/throw/throwing/toss/tossing/pull/pulling/count/counting/screen/screening/sift/sifting/strip/stripping/edit/editing/cross/crossing/exclude/excluding/cut/cutting out',
  'steer/steering/stay/staying/keep/keeping clear/away of/from | stay/staying/keep/keeping out of | hold/lose the | hold/holding off on? | do/doing away with',
].join(' | ')

type Cue = 'except' | 'not' | 'affirm' | 'doubt'

/** What opens or denies an exception. */
export const cueRows: readonly (readonly [Cue, string])[] = [
  [
    'affirm',
    'nao/not so/somente/apenas/only/just/merely/solely | nao/do/don not?/t? exclua/excluir/exclude/ignore/ignorar/desconsidere/desconsiderar/skip/omit/leave out? | do not exclude/ignore/skip/omit | don t exclude/ignore/skip/omit | nao deixe de fora | sem excluir/ignorar/deixar de? fora? | nao sem | not without | not to mention | sem falar em/de | sem duvida | pelo menos | ao menos | mais ou menos | more or less | nada menos que | at least | no less than | not least | nao obstante | no entanto | nao e/eh/seja/foi que eu/nos/a? gente? nao queira/quero/goste/gosto/confie/confio/ache/acho? em/de/da/do? | not that i/we/you don/doesn/didn t want/trust/like/care/need? | not that i/we/you do not want/trust/like/care/need? | nothing/nobody/none that/which/who isn/aren/wasn/weren t | nothing/nobody/none that/which/who is/are/was/were not | bar none | sem/without excecao/excecoes/exception/exceptions nenhuma/alguma? | no exceptions | nada de excecao/excecoes | nao sei/acho/achei/encontro/encontrei/localizei/localizo/lembro/entendo/entendi/sabia/consigo/consegui/acredito/duvido/creio | nao tenho certeza/ideia/duvida | don/do/can/couldn/didn/did/cannot t/not? know/think/find/remember/understand/believe/recall/doubt/guess | not sure/certain whether/if/that? | salvo engano/erro/melhor juizo? | sem contar que | impossivel/dificil/inegavel nao | nao e/eh/seria verdade/possivel que nao | impossible/hard/difficult not to? | no doubt/question/wonder/matter | can t help but? | not for profit | non profit | se nao | no minimo | no maximo | ou nao | or not | por que nao | why not | fora de/do/da prazo/horario/padrao/normal/comum/lei/mercado/curva/expediente/limite/media/tabela/ordem/controle | fora isso | de fora a fora | sem fins/fim lucrativos? | without fail | without delay',
  ],
  [
    // `nada além de SP`, `nothing but works`: these alone.
    'affirm',
    `nada/ninguem/nenhum/nenhuma exceto/salvo/menos/senao/afora | nada/ninguem/nenhum/nenhuma alem ${of} | nada/ninguem a nao ser | nada/ninguem que nao seja/sejam/venha ${of}? | nothing/nowhere/nobody/none but/except/save/besides/beyond/outside/minus for/in/of? | nothing/nowhere/nobody/none other/else than/but/except | nothing/nowhere/nobody apart/aside from | no one but/except`,
  ],
  [
    'except',
    `exceto | excepto | excetu* | tirante | salvante | senao | exclusive | salvo | a salvo ${of} | menos | fora | para fora ${of} | afora | so/somente/apenas nao | so/somente/apenas nao vale/valem/conta/contam/entra/entram/pode/podem/quero/serve/servem/inclua/incluam/inclui/interessa/interessam | com/sem a? unica? ressalva/excecao/excepcao/exclusao feita? de/do/da/dos/das/a/ao/aos/as | a/feita/feito a? excecao/excepcao/ressalva/exclusao/abstracao feita? de/do/da/dos/das/a/ao/aos/as | excecao/excepcao/ressalva/exclusao/abstracao feita? de/do/da/dos/das/a/ao/aos/as | fazendo/faca/feita abstracao ${of} | a reserva ${of} | a nao ser | a nao ser que? seja/sejam? | a menos que | a menos que seja/sejam/fosse/fossem | salvo/exceto se/quando for/forem | salvo/exceto quando/se se? trate/tratar/tratem ${of} | desde/contanto que nao seja/sejam | exc . | excl . | excl | exc | ex`,
  ],
  [
    'except',
    `que nao seja/sejam | sem contar/incluir/considerar/ser/olhar/ver/computar/somar/mencionar/citar/abranger/envolver/pegar/passar/procurar/mexer/entrar com/por/em/os/as? | sem levar em conta/consideracao | sem necessidade de | a parte | a margem ${of} | nada de/em/no/na/nos/nas/do/da/dos/das | nada que | nada que seja/sejam/venha/vem/envolva | nem precisa/pense/quero/pensar/me olhar/ver/em/fale/falem/falar? de/do/da/dos/das? | nem pensar em/no/na/nos/nas | pouco importa/importam | longe/distante/distantes ${of} | diferente/diferentes/diverso/diversos/diversa/diversas/distinto/distinta/distintos/distintas ${of} | divergente/divergentes/desvinculad*/desligad*/dissociad*/desconex*/separad*/apartad*/desacompanhad* ${of} | difere/diferem/difira/difiram ${of} | alheio/alheia/alheios/alheias/estranho/estranha/estranhos/estranhas ${to} | alem ${of}`,
  ],
  [
    'except',
    `nada ver/haver com | nada a/que ver/haver com | nada tem/tenha/tenham a/que ver/haver com | nao/nunca/nem/sem tem/tenha/tenham/tendo/ter? nada a/que ver/haver com | sem/nao/nem/nenhuma/qualquer tem/tenha/tenham/ter/guardam/guarda/guardem/ha/haja/tendo/mantem/mantenham? nenhum/nenhuma/qualquer? relacao/ligacao/vinculo/vinculos/conexao/correlacao/nexo/vinculacao/envolvimento/participacao/contato/associacao com/de/do/da/dos/das/a/ao/no/na/em | nenhuma coisa ${of} | chega/basta/cansei ${of} | em/no lugar ${of} | em vez ${of} | ao inves ${of} | ao contrario ${of} | por/em oposicao ${to} | qualquer/outra coisa/um que nao | outro/outra/outros/outras que nao | qualquer coisa/um/uma menos/exceto | cujo/cuja/cujos/cujas objeto/orgao/estado/fornecedor/tipo/modalidade nao e/seja/sejam/sao`,
  ],
  [
    'except',
    'except for/from/in? | with? the? only/sole/single? exception/exclusion/omission of/being | an/the exception being/is | at/to the exclusion of | exclusive of | other/others/somewhere/something/elsewhere than | somewhere/something/anything/anywhere/everything/everyone other/else than/but/except | apart from | aside from | but not | but no/never | anything/everything/everywhere/everyone/anywhere/anyone/anybody/everybody/all/any but/except/save/minus | outside of? | outwith | minus | less | but for | none of/from/in/by/for/at/with the? | save | save for | saving | notwithstanding | bar | barring | sans | rather than | instead of | in lieu/place of | in preference to | as? opposed to | in contrast to | contrary to | unlike | as? distinct/different/differing/divergent/separate/separated/detached/disconnected from/than/to | besides | beyond | over and above | never mind | nevermind | net of | away/far/exempt/abstracting/prescinding from | far away from | nowhere near | devoid/bereft of | in the absence of',
  ],
  [
    'except',
    'no to | don/doesn/didn t bother/mess/deal/trouble with? | dont/doesnt/didnt bother/mess/deal with? | not bother/mess/deal with? | nao tem/tenha/tenham/tinha/tinham/tendo a/que ver com | already seen/checked/covered/reviewed/looked at? | ja vi/olhei/analisei/conferi/conheco/chequei/verifiquei/examinei | not counting/including/considering/involving/covering/concerning/regarding/containing/featuring/touching | without counting/including/considering/looking/regard at/to? | no need to/for/of look/check/see/show/list/include/consider/audit/bother? at/into/with? | no point in? looking/checking? at? | just/only not | nothing from/of/in/by/about/on/for/with/at/involving/concerning/regarding | nothing that/which is/comes/involves/concerns/includes/touches/has from/of/in/with/by? | nothing related/relating/connected/linked/tied to/with | unless | unless it/they/these/those is/are/was/were/s/be/re in/from/of/for/by? | provided/as/so long? as/that? they/it/these is/are not | under no circumstances | by no means | in no way/case/event | no interest/thanks in/to | uninterested/disinterested in | not interested in',
  ],
  [
    'except',
    'that?/which?/with?/having?/has?/have? nothing/anything to do with | have/has/having/had/with nothing/anything to do with | not have/having/has? anything/something? to do with | don/doesn/didn/do/does t/not have anything/something to do with | have/has/having/with/no/zero/without no/any? relation/relationship/connection/link/links/tie/ties/relevance to/with/between | unrelated/unconnected/unassociated/unlinked/irrelevant to/with | anything that/which is/are not | anything that/which isn/aren t',
  ],
  ['except', drops],
  ['except', [...participles].join(' | ')],
  ['except', `posto/posta/postos/postas/deixado/deixada/deixados/deixadas/jogado/jogados de? ${aside}`],
  // Whether they ask for what follows or take it out, nobody can say.
  [
    'doubt',
    `regardless/irrespective of | independent/independently of/from | independente/independentes/independentemente ${of} | fogem/foge/fujam/escapam/escapa/escapem de/do/da/dos/das/a/ao/aos/as | reservado/reservada/reservados/reservadas o/a/os/as? | none | nothing | but | beside | untied to | short of | barring only | cut/cuts/cutting | blacklisting | forbid/forbids/forbidding | set/put/kept/taken/thrown/filtered/ruled/weeded/screened aside/out/away`,
  ],
  [
    'not',
    `nao | nunca | jamais | sem | sem que | nem | tampouco | not | fail/fails/failed/failing to | deixa/deixam/deixou/deixaram/deixem de | no longer | never | without | no | neither | nor | non | isn t | aren t | wasn t | weren t | don t | doesn t | didn t | dont | doesnt | isnt | arent | hasn t | haven t | cannot | lacking | lack | lacks | absent | nary a? | zero | free of/from | livre/livres/isento/isenta/isentos/isentas/desprovid*/carente/carentes/ausente/ausentes ${of} | nenhum/nenhuma | na/a? ausencia/falta ${of} | n em/sao/seja/sejam/foi/foram/tem/quero | w / o | w / out | s / | ! =? | < >`,
  ],
]
export const cues = new PhraseTable<Cue>(cueRows)

/** Orders that a denial before them turns into their opposite. */
export const dropCues = new PhraseTable<true>([
  [
    true,
    `${drops} | fique/fiquem/ficar/ficasse/ficassem de? fora | fail/fails to | leave | keep | take | miss/missing | perca/percam/perder | passar por cima ${of}`,
  ],
])

/** What takes out what stands before it. */
export const afterRows: readonly (readonly [true, string])[] = [
  [
    true,
    'excluded | excepted | exempted | omitted | disregarded | exempt | notwithstanding | excluid* | exclusive | excluso/exclusa/exclusos/exclusas | excetuad* | exceptuad* | ressalvad* | descontad* | desconsiderad* | de fora | left out/aside | set aside | not included/counted/considered/wanted/needed/required/please | nao inclus*/incluid*/considerad*/contad* | nenhum/nenhuma | a parte | de lado | para/pra la/tras | a margem | aside | apart | fora | nao | not | off | out | out of it/this/that/scope? | nem pensar nisso? | de jeito/modo/forma/maneira nenhum/nenhuma/algum/alguma | tambem nao | tampouco | no thanks | no thank you | not at all | by no means | never mind | not that/those one/ones? | sem ele/ela/eles/elas | no | eu? ja vi/olhei/analisei/conferi/conheco/chequei/tenho/verifiquei/examinei | i ve already? seen/checked/covered/reviewed/done',
  ],
  [
    true,
    'nao me? interessa/interessam/entra/entram/conta/contam/importa/importam/valem/vale/precisa/precisam | nao me? entra/entram/interessa/interessam na/nessa/nesta conta/lista/busca/soma/analise/historia | nao serve/servem | eu? nao quero/queremos | nao inclua/incluam/incluir/considere/considerar/conte/contar/mostre/mostrar/olhe/olhar | nao precisa/precisam/deve/devem/podem/pode ser? entrar/incluir/incluid*/considerar/considerad*/contar/contad*/ver? | nao e/eh para/pra incluir/ver/entrar/considerar/contar/olhar/mostrar | nao e/eh o caso | nao faz/fazem parte | fica/ficam/ficaram/fique/fiquem/esta/estao/sai/saem de? fora | sai/saem | e/sao/como/sendo a/as? excecao/excecoes | pode/podem/deve/devem ser ignorad*/excluid*/descartad*/desconsiderad*/retirad*/removid*/pulad*/omitid* | pode/podem sair | excetuando/excluindo/tirando/descontando se | deixe/deixa/deixem ele/ela/eles/elas/isso/esse/essa fora',
  ],
  [
    true,
    'don/doesn/do/does/didn not?/t? matter/count/interest/apply/qualify me? | stay/stays/is/are/s/re/remain/remains out | should/must/can/may/could? stay/stays/be/is/are/kept/left out of it/this/that/scope | is/are/should/must/s/re to? stay out | is/are/s/re excluded/omitted/exempt/exempted/irrelevant | is/are/s/re off the? table/list? | is/are out of scope | is/are/isn/aren not?/t? needed/wanted/included/relevant/interesting/considered/counted/required | is/are/isn/aren not?/t? of interest | should/must/can/may/to/need/could/shall/ought not? be excluded/omitted/ignored/skipped/dropped/removed/disregarded/discarded/left out/aside? | need/should/must/shouldn/needn/mustn not?/t? be? included/considered/counted/count/apply/matter | is/are/being/as the/an exception/exceptions | leave/keep/take/rule/filter/set it/them/that/those out/aside/off/away | don/do t/not include/show/count/consider/list/want/need it/them/that/those | taken/thrown/filtered/kept/ruled/weeded/screened out/away/off | subtracted | deducted | i/we don/do t/not want/need/care about? it/them/that?',
  ],
]
export const afterCues = new PhraseTable<true>(afterRows)
