// Words that take something out of a question, deny that, or take out what stands before them, in both languages.

import { PhraseTable } from '../phrases.ts'

/** Orders to leave something aside. */
const drops =
  'exclua | excluir | excluam | exclui | excetuando | excluindo | tire | tirem | tirar | tira | tirando | retire | retirem | retirar | retira | retirando | desconsidere | desconsiderem | desconsiderar | desconsidera | desconsiderando | descarte | descartem | descartar | descarta | descartando | ignore | ignorem | ignorar | ignora | ignorando | deixe/deixem/deixar/deixa/deixando/deixemos/deixo de? fora/lado? | deixe/deixem/deixar/deixa/deixando pra/para la | remova | removam | remover | remove | removendo | elimine | eliminem | eliminar | elimina | eliminando | pule | pulem | pular | pula | pulando | poupe | poupar | afaste | afastar | afastando | dispenso | esqueca/esqueca-se/esquece/esquecam/esquecer/esquecendo de/do/da/dos/das? | corta/cortem/cortar/cortando | corte o/a/os/as | risca/risque/risquem/riscar o/a/os/as/do/da? | omita/omitam/omitir/omite | suprima/suprimam/suprimir | largue/larguem o/a/os/as | salte/saltar o/a/os/as | exclude/excludes/excluding | leave/leaving/leaves out/aside/off | set/setting/put/putting aside | ignoring | ignore/ignores | disregard/disregarding | skip/skips/skipping over? | omit/omits/omitting | drop/drops/dropping | discard/discarding | remove/removing | forget/forgetting about? | cut out | cutting out | scratch | strike out? | ditch/ditching | overlook/overlooking | pass over | abstraia/abstrair/abstraindo | evite/evitem/evitar/evita/evitando o/a/os/as? | avoid/avoiding | take/taking/takes/keep/keeping/rule/ruling/weed/filter/weeding/filtering out'
/** What opens or denies an exception. */
export const cues = new PhraseTable<'except' | 'not' | 'affirm'>([
  [
    'affirm',
    'nao/not so/somente/apenas/only/just/merely/solely | nao/do/don not?/t? exclua/excluir/exclude/ignore/ignorar/desconsidere/desconsiderar/skip/omit/leave out? | do not exclude/ignore/skip/omit | don t exclude/ignore/skip/omit | nao deixe de fora | sem excluir/ignorar/deixar de? fora? | nao sem | not without | not to mention | sem falar em/de | sem duvida | pelo menos | ao menos | mais ou menos | more or less | nada menos que | a menos que | unless | at least | menos de/que | no less than | not least | nao obstante | no entanto | se nao | senao | no minimo | no maximo | ou nao | or not | por que nao | why not | fora de/do/da prazo/horario/padrao/normal/comum/lei/mercado/curva/expediente/limite/media/tabela/ordem/controle | fora isso | de fora a fora | sem fins/fim lucrativos? | without fail | without delay',
  ],
  [
    'except',
    'exceto | excepto | excetu* | excetue* | ressalvado/ressalvada/ressalvados/ressalvadas/ressalvando/ressalvar/ressalve/ressalvem | com a ressalva de/do/da/dos/das | so/somente/apenas nao | so/somente/apenas nao vale/valem/conta/contam/entra/entram/pode/podem/quero/serve/servem/inclua/incluam/inclui/interessa/interessam | excluidos/excluidas/excluido/excluida | a? exclusao de/do/da/dos/das | salvo | menos | fora | afora | descontando | descontad* | com/a/sem excecao de/do/da/dos/das | excecao feita a/ao/aos/as | a nao ser | que nao seja/sejam | sem contar/incluir/considerar/ser/olhar/ver com?/os?/as? | a parte | a margem de/do/da/dos/das | nada de | nada que | nem precisa/pense/quero/me olhar/ver/em? | sem necessidade de | pouco importa/importam | longe de | exclue* | excluem | diferente/diferentes de/do/da/dos/das | distinto/distinta/distintos/distintas de/do/da/dos/das | alheio/alheia/alheios/alheias a/ao/aos | alem de/do/da/dos/das | exc .',
  ],
  [
    'except',
    'except for/from/in? | excepting | exempting | other than | apart from | aside from | but not | anything/everything/everywhere/everyone/anywhere/all/any but | outside of? | minus | less | not counting/including/considering | no need to/for/of look/check/see/show/list/include/consider/audit/bother? at/into/with? | no point in? looking/checking? at? | just/only not | with the? exception/exclusion of | but for | none of/from/in/by | save for | barring | sans | rather than | instead of | to the exclusion of | exclusive of | besides | beyond | bar | elsewhere than | without counting/including/considering/looking | never mind | nevermind | nothing from/of/in/by | do away with | different from/than | unrelated to',
  ],
  ['except', drops],
  [
    'not',
    'nao | nunca | jamais | sem | nem | not | never | without | no | neither | nor | non | isn t | aren t | wasn t | weren t | don t | doesn t | didn t | dont | doesnt | isnt | arent | hasn t | haven t | cannot | em vez de | ao inves de | lacking | free of/from | livre/livres de | nenhum/nenhuma | ausencia de | n em/sao/seja/sejam/foi/foram/tem/quero | w / o | s / | ! =? | < >',
  ],
])
/** Orders that a denial before them turns into their opposite. */
export const dropCues = new PhraseTable<true>([
  [true, `${drops} | leave | keep | take | miss/missing | perca/percam/perder | passar por cima de/do/da`],
])
/** What takes out what stands before it. */
export const afterCues = new PhraseTable<true>([
  [
    true,
    'excluded | excluido/excluida/excluidos/excluidas | de fora | left out/aside | not included | nao incluido/incluida/incluidos/incluidas | excepted | exceptuados | excetuado/excetuada/excetuados/excetuadas | a parte | aside | fora | nao | not | out of it/this/that/scope? | nao me? interessa/interessam/entra/entram/conta/contam/importa/importam/valem/vale/precisa/precisam | nao serve/servem | don/doesn/do/does not?/t? matter/count/interest/apply/qualify me? | out | notwithstanding | stay/stays/is/are/s/re/remain/remains out | fica/ficam/ficaram/fique/fiquem/esta/estao/sai/saem de? fora | is/are/s/re off the? table/list? | nao precisa/precisam entrar? | need not be included/considered | are/is not needed/wanted | nao quero',
  ],
])
