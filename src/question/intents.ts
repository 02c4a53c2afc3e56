// What the asker wants, by the words of the question, and where a second question begins.

import { type Line, type LinePart, plainAt, skip } from './line.ts'
import { isDenial, isException } from './negation.ts'
import { PhraseTable } from './phrases.ts'
import type { Intent } from './question-reading.ts'
import { anomalyWords, suspicionWords } from './words/anomaly-words.ts'
import { stopWords } from './words/stop-words.ts'

const cues = new PhraseTable<Intent>([
  [
    'count',
    'quantos/quantas/qtos/qtas | quantidade de | qual/qual o? numero/quantidade de? | qual o/a numero/quantidade de? | numero/total de contratos/licitacoes/fornecedores/empresas/dispensas/pregoes/aditivos/pagamentos | conte/contar/conta/contagem os/as/de/quantos/quantas | how many | number/count of | what is the number | count the?',
  ],
  [
    'sum',
    'quanto foi/se/gastou/custou/custaram/gastaram/pagou/pagaram/recebeu/receberam/e/foram/gastamos/dinheiro/o/a/os/as/ja/se/vale/valem/custa/custam/paga/pagam/deu/saiu/investiu/investiram/somam/soma/esta/estao | quanto | qual o/e/foi o? valor/total/gasto/custo/montante/volume total/gasto/pago/de/dos/das/do/da/somado/? | qual o total/montante/somatorio | o total gasto/pago/contratado? | total gasto/pago/contratado/desembolsado | valor/gasto/custo total | soma/some/somar/somatorio/totalize/totalizar o?/os?/as?/de?/dos?/das? | how much | total paid/spent/spending/value/amount/cost/expenditure/payments | what is/was/s the? total/sum/amount/spending/value/cost | the? total of | sum of/up | add up | total',
  ],
  [
    'compare',
    'compare/comparar/comparando/comparacao/comparativo/compara/comparem | versus | vs | diferenca/diferencas entre | confronte | comparing/comparison/contrast | difference/differences between | how does/do',
  ],
  [
    'explain',
    'o que e/sao/significa/significam/quer/vem | oque e/significa | que significa/e | qual/quais o? significado | qual a definicao/diferenca | significado de | explique/explica/explicar/explicacao/explicam/explicando | defina/definicao | por que/porque razao/motivo? | porque | como e/sao/funciona/funcionam/voces/calcula/calculado/detecta/calculam/se? | em que consiste | entenda/entender | what is/are a/an? | what does/do | what s a/an | whats a/an | what is meant by | explain | define/definition of? | meaning of | why | how is/are/do/does | tell me what',
  ],
  [
    'dossier',
    'dossie | dossies | tudo sobre | tudo o? que voces? sabe/sabem/tem/tiver/tiverem/tenham/souber/souberem/houver/ha/existe/existir | ficha completa? de/do/da | perfil completo? de/do/da | raio x | historico completo? de/do/da | ficha | perfil | dossier | dossiers | everything on/about | all about | profile of/on | full? background on/check/of | everything you know/have | tell me everything | tell me about the? supplier/firm/company/contractor/vendor | fale/conte/me de/da/do/sobre a/o? empresa/fornecedor/firma | levantamento completo | full picture',
  ],
  [
    'report',
    'relatorio/relatorios | reporte | report/reports | sumario executivo | executive summary | write up | parecer | gere/gerar/elabore/elaborar/prepare um/o/uma/a? documento/pdf/resumo/planilha | resumo executivo',
  ],
  [
    'lookup',
    'liste/listar/lista/listem/listando | mostre/mostrar/mostra/mostrem | o que a/o/as/os | exiba/exibir/exibe | traga/trazer | quais/qual | ver/veja | consulte/consultar | apresente/apresentar | relacione | me de | me passe/passa/envie/manda/mande | quem | onde | list/listing | show | display | give me | which | who | fetch | retrieve | get me? | view | pull up? | see | bring up | what did/has/have | what contracts/payments/purchases/tenders/suppliers/firms/companies/amendments/are/were/is | enumerate | send me',
  ],
])
const dataCues = new PhraseTable<'data_held'>([
  [
    'data_held',
    'que/quais/qual os?/as?/sao? dados/bases/fontes/informacoes/registros/periodos/anos/conjuntos/datasets/periodo de? dados? voces?/voce?/estao?/tem?/sao?/o?/existem?/ha? | de que/quais/qual anos/ano/periodo/periodos/fonte/fontes/orgaos/datas sao/vem/voces? os?/as? dados? | o que voces? tem/ha/existe na/de base/dados? | quais dados | que dados | quantos registros voces? tem/ha? na/no/em? base?/sistema? | ate quando vao os? dados | os dados vao ate | quando os dados foram | atualizacao dos dados | dados atualizados? | tem dados de/do/da/sobre | voces? tem dados | what/which data/datasets/sources/dataset/records/databases/years/period/periods | what kind of data | where does/do your/the data | data do you have/hold/cover | do you have data | how current/recent/fresh/old/complete is/are | what do you have on file | what is in your/the database/data | how up to date | which years | when was the data | data coverage | cobertura dos dados | base de dados disponivel',
  ],
])
const helpCues = new PhraseTable<'help'>([
  [
    'help',
    'ajuda | socorro | como e que eu? uso/usa/funciona | como se? usa/uso | voce/voces/vc pode/podem/poderia me? ajudar/auxiliar | pode me ajudar | posso fazer uma? pergunta/perguntas | quais comandos/opcoes | como eu? comeco/comecar/inicio | o que e isso/isto | me ensina/ensine | ensina/ensine a? usar/usa | tutorial | exemplo/exemplos de? perguntas/consultas/uso | para que/o que? voce? serve | quais perguntas posso? fazer? | o que da para/pra fazer/perguntar | como te? uso/usa/usar | nao sei usar/como/perguntar | como perguntar/pesquisar/consultar | suas funcionalidades | o que voce/voces/vc/a? sabe/pode/podem/consegue/faz/fazem/sabem/conseguem/plataforma? fazer? | o que posso/da/consigo? perguntar/fazer/pedir | como/que posso? uso/usar/funciona/perguntar/comeco/comecar/faco/perguntas | quem e voce | para que voce/isso serve | me ajude/ajuda | preciso de ajuda | quais sao/as? suas/tuas funcoes/capacidades/funcionalidades | instrucoes | manual | what can/do you do | what can i ask/do/search | how to use/search/ask/start | show me how | teach me | tutorial | example/examples of? questions/queries | i need help | need help | what can this do | what are your capabilities/features | your capabilities | how do/can/should i use/ask/start/begin/search/work | how does this/it work | how do you work | who are you | what are you | help | can you help me? | instructions | getting started | what questions',
  ],
])
const talk = new PhraseTable<'small_talk'>([
  [
    'small_talk',
    'show obrigado/obrigada/valeu | show , obrigado/obrigada/valeu | cool | qual o? e? o? seu nome | qual e o seu nome | voce e um robo/humano/bot | are you a? human/robot/bot | who made/built you | tudo certo/tranquilo/joia | what s your name | oi | ola | opa | eai | e ai | bom dia | boa tarde | boa noite | tudo bem/bom/certo | como vai | como voce esta | muito? obrigado/obrigada | obrigadao | valeu | brigado/brigada | tchau | ate logo/mais/amanha/breve | abraco/abracos | parabens | legal | otimo | perfeito | beleza | show de bola | hi | hello | hey | good morning/afternoon/evening/night/day | how are you doing/today? | how is it going | how s it going | thanks/thank you/a? very?/lot?/so? much? | thank you | thanks | cheers | bye | goodbye | see you later?/soon? | great | awesome | nice | well done | welcome | prazer | tmj | maravilha | agradeco | agradecido/agradecida | grato/grata | ate amanha/mais/logo | boa semana | bom fim de semana | bom trabalho | bom domingo | feliz natal | falou | ok/okay/certo obrigado/obrigada? | entendi | blz | alo | saudacoes | como voces? estao/vao | how have you been | good weekend | have a nice/good day/one/weekend/evening | appreciate it | much appreciated | i appreciate it | that s all/great/helpful/perfect | perfect | brilliant | lovely | greetings | howdy | excellent | you re welcome | good to see you | so long | farewell | nice to meet you | what s up | good job | excelente | great job | you ve been/were? so/very/really? great/helpful/amazing/kind/wonderful | muito bom | de nada | you rock | later | take care',
  ],
])
const talkWords = new Set(
  'e up ai aqui so that vc vcs there muito mesmo tudo bem voce com you for help your pela pelo ajuda so a lot all the very much and today doing everyone pessoal gente prumo meu amigo amiga my friend again por da do de que is it was'.split(
    ' ',
  ),
)
/** Words of the subject: without one a question is of something else. */
const subject =
  /^(?:contrat|licita|preg(?:ao|oes)|gast[oa]s?$|gastou|gastaram|despesa|pagament|pag(?:o|os|ou|aram)$|compra|fornecedor|empresa|orgao|prefeitur|governo|public|aditiv|edita(?:l|is)$|convenio|empenh|verba|spend|spent|expens|expend|payment|paid|purchase|procure|tender|bid|supplier|vendor|contractor|firm|compan|contract|agenc|bod(?:y|ies)$|ministr|government|auction|invoice|nota|audit|fiscal|obra|works$|transparenc|achad|finding|sobrepre|overpric|superfatur|anomal|irregul|fraud|corrup|record|registro|dado|data$|dataset|database|investig|dispens|inexig|acordo|deal|certame|servico|orcament|budget|aquisic|acquisi|bought|buy|risk|confidence|confianca|severi|gravi|graves?$|serious|score|benford|cnpj)/

/** The intent of a line, or of its first question. */
export function readIntent(line: Line): Intent {
  const { tokens, parts } = line
  const words = tokens.filter(({ type }) => type === 'word')
  const slots = parts.filter(
    ({ meaning }) => !['filler', 'note', 'intent', 'negation', 'suspicion', 'search'].includes(meaning.kind),
  )
  const isAbout =
    words.some(({ plain }) => subject.test(plain)) ||
    isSearch(line, slots) ||
    parts.some(({ meaning }) => ['suspicion', 'negation'].includes(meaning.kind))
  if (slots.length === 0 && isTalk(line)) return 'small_talk'
  const start = afterTalk(line, 0)
  if (slots.every(isFrame) && isDataHeld(line, start)) return 'data_held'
  if (slots.length === 0 && isHelp(line, start)) return 'help'
  if (!isAbout) return 'off_topic'
  return cueOf(line, start)?.intent ?? 'investigate'
}

/** Words that say what is asked for, and are part of no filter. */
export const intentWords: ReadonlySet<string> = new Set([
  ...cues.words,
  ...dataCues.words,
  ...helpCues.words,
  ...talk.words,
  ...talkWords,
])

/** What may say which data is meant. */
function isFrame({ meaning }: LinePart): boolean {
  return ['date_range', 'regions', 'data_source'].includes(meaning.kind)
}

/** Places and dates are of any subject where words that nobody knows stand beside them. */
function isSearch(line: Line, slots: readonly LinePart[]): boolean {
  if (slots.some((part) => !['regions', 'date_range', 'object'].includes(part.meaning.kind) && !isGuess(part)))
    return true
  const isOrdered = line.parts.some(({ meaning }) => meaning.kind === 'search')
  if (slots.every(isGuess) && !(isOrdered && slots.length === 0)) return false
  const taken = new Set(
    line.parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  )
  const unknown = line.tokens.some(
    ({ type, plain }, at) => type === 'word' && !taken.has(at) && !stopWords.has(plain) && !intentWords.has(plain),
  )
  return !unknown
}

/** A single capital may name anything: `the Libertadores`. */
function isGuess({ meaning, from, to }: LinePart): boolean {
  return meaning.kind === 'named' && meaning.party === 'suppliers' && to - from === 1
}

/** Precedence where a question has words of several intents. */
const order: readonly Intent[] = ['dossier', 'report', 'compare', 'count', 'sum', 'explain', 'lookup']

function cueOf(line: Line, from: number): { readonly intent: Intent; readonly at: number } | undefined {
  const found = new Map<Intent, number>()
  for (let at = from; at < line.tokens.length; at++) {
    const cue = cues.find(line.tokens, at)
    if (cue === undefined) continue
    const intent = meantBy(line, { intent: cue.value, at, to: cue.to })
    if (!found.has(intent) && isCue(line, { intent, at, to: cue.to, from })) found.set(intent, at)
  }
  const lookup = found.get('lookup')
  if (lookup !== undefined && looksForAnomalies(line)) found.delete('lookup')
  const intent = order.find((each) => found.has(each))
  return intent && { intent, at: found.get(intent) ?? from }
}

/** Words of lists that mean something else within a sentence, and what stands before them where they ask. */
const isAlsoNoun = new Set([
  'ver',
  'veja',
  'see',
  'view',
  'list',
  'lista',
  'which',
  'where',
  'onde',
  'who',
  'quem',
  'qual',
  'quais',
  'show',
])
const asksTo = new Set([
  'quero',
  'queria',
  'posso',
  'gostaria',
  'preciso',
  'de',
  'to',
  'can',
  'me',
  'i',
  'you',
  ',',
  'and',
  'e',
  'please',
  'favor',
  ':',
  'could',
  'pode',
  'tcu',
  'cgu',
  'pncp',
])

/** `what are the largest contracts` asks for a list. */
function meantBy(
  line: Line,
  { intent, at, to }: { readonly intent: Intent; readonly at: number; readonly to: number },
): Intent {
  return intent === 'explain' && plainAt(line, at) === 'what' && !isExplained(line, at, to) ? 'lookup' : intent
}

/** Whether the words of an intent ask for it where they stand. */
function isCue(
  line: Line,
  {
    intent,
    at,
    to,
    from,
  }: { readonly intent: Intent; readonly at: number; readonly to: number; readonly from: number },
): boolean {
  const isEarly = at - from <= 5
  switch (intent) {
    case 'explain':
      return isEarly && isExplained(line, at, to)
    case 'lookup':
      if (opensClause(line, at) && (!isAlsoNoun.has(plainAt(line, at)) || onlys.has(plainAt(line, at - 1)))) return true
      return isEarly && (at === from || !isAlsoNoun.has(plainAt(line, at)) || asksTo.has(plainAt(line, at - 1)))
    case 'sum':
      return isEarly || to - at > 1
    case 'count':
    case 'report':
    case 'dossier':
      return at - from <= 12
    case 'compare':
      return at - from <= 12 || opensClause(line, at)
    default:
      return true
  }
}

const beforeOrders = new Set(['just', 'so', 'apenas', 'somente', 'only', 'please', 'e', 'and', 'then', 'me', 'pode'])

const onlys = new Set(['just', 'so', 'apenas', 'somente', 'only', 'please'])

/** `Tirando SP, liste …`: an order at the beginning of a clause. */
function opensClause(line: Line, at: number): boolean {
  let back = at - 1
  while (back >= at - 2 && beforeOrders.has(plainAt(line, back))) back--
  return [',', ';', ':', '.', '?', '!'].includes(plainAt(line, back))
}

/** `what are the 10 largest contracts` lists; `what is an inexigibilidade` explains. */
function isExplained(line: Line, at: number, to: number): boolean {
  const words = line.tokens.slice(at, to).map(({ plain }) => plain)
  if (words[0] === 'como' && words.length === 1) return false
  if (words.join(' ') === 'what is' || words.join(' ') === 'what are')
    return (
      !['the', 'wrong', 'suspicious', 'happening'].includes(plainAt(line, to)) ||
      anomalyWords.find(line.tokens, to) !== undefined
    )
  if (words.join(' ') === 'o que e' || words.join(' ') === 'que e')
    return !['suspeito', 'irregular', 'estranho'].includes(plainAt(line, to))
  return true
}

function looksForAnomalies(line: Line): boolean {
  return line.parts.some(({ meaning }) => ['suspicion', 'search', 'anomaly_types'].includes(meaning.kind))
}

function isTalk(line: Line): boolean {
  let at = 0
  let some = false
  while (at < line.tokens.length) {
    const found = talk.find(line.tokens, at)
    if (found) {
      some = true
      at = found.to
    } else if (line.tokens[at]?.type === 'mark' || talkWords.has(plainAt(line, at))) at++
    else return false
  }
  return some
}

function afterTalk(line: Line, from: number): number {
  let at = from
  for (;;) {
    const found = talk.find(line.tokens, at)
    const next = found?.to ?? at
    const marks = skip(line, next, { words: new Set([',', '!', '.', '-', '?']), most: 3 })
    if (found === undefined) return at
    at = marks
  }
}

function isHelp(line: Line, from: number): boolean {
  for (let at = from; at <= from + 3; at++) {
    const found = helpCues.find(line.tokens, at)
    if (found)
      return (
        !['audit', 'find', 'investigate', 'check', 'to', 'a', 'me'].includes(plainAt(line, found.to)) ||
        found.to >= line.tokens.length - 2
      )
  }
  return false
}

function isDataHeld(line: Line, from: number): boolean {
  const isOfRecords = line.tokens
    .slice(from)
    .some(({ plain }) => /^(?:contrat|contract|fornecedor|supplier|pagament|payment|empresa|compan)/.test(plain))
  return !isOfRecords && [0, 1, 2, 3].some((offset) => dataCues.find(line.tokens, from + offset) !== undefined)
}

const seconds: ReadonlySet<Intent> = new Set([
  'count',
  'sum',
  'compare',
  'explain',
  'dossier',
  'lookup',
  'data_held',
  'report',
])
const splitters = new Set(['?', '.', ';', '!'])
const joiners = new Set(['e', 'and', 'also', 'tambem', 'alem', 'plus', 'then', 'depois', 'ou', 'or'])
const joinWords = new Set(['e', 'and', ',', 'me', 'diga', 'diz', 'tell', ':', '-'])
const skipped = new Set(
  'e and also tambem , me please voce pode poderia can could you tell diga ainda disso then depois finalmente finally além alem sobre a o se sim caso quero queria saber gostaria aproveitando alias way by the de if so i want to know would like'.split(
    ' ',
  ),
)

/** What joins a question of another matter: `by the way`, `outra coisa`. */
const asides = new PhraseTable<true>([
  [
    true,
    'outra/another : | outra/mais uma? coisa/pergunta/duvida | mais uma coisa/pergunta/duvida | uma outra coisa/pergunta | a proposito | por falar nisso | falando nisso | alias | mudando de assunto | em separado | separadamente | a parte | aproveitando | aproveita | ah | ai | oh | by the way | btw | one/another more? thing/question | on another note | on a? separate note | separately | unrelated | unrelatedly | while you re at it | while we re at it | incidentally | while at it',
  ],
])
const softMarks = new Set([',', '-', '–', '—', '(', '…'])

/** The index after the words that join a second question, and whether one of them says that it is another matter. */
function afterJoint(line: Line, from: number): { readonly begins: readonly number[]; readonly isAside: boolean } {
  let begin = from
  let isAside = false
  for (;;) {
    const aside = asides.find(line.tokens, begin)
    const next = aside?.to ?? skip(line, begin, { words: joinWords, most: 2 })
    if (aside !== undefined) isAside = true
    if (next === begin || begin - from > 12)
      return { begins: [begin, skip(line, begin, { words: skipped, most: 8 })], isAside }
    begin = next
  }
}

/** The token with which a second question of another kind begins, if the text has one. */
export function findSecond(line: Line): number | undefined {
  const { tokens } = line
  const start = afterTalk(line, 0)
  const first = firstIntent(line, start)
  for (let at = start + 2; at < tokens.length - 1; at++) {
    const word = plainAt(line, at)
    const { begins, isAside } = afterJoint(line, at + 1)
    const splits = splitters.has(word) || (softMarks.has(word) && isAside)
    // `é por quê?` asks what it says before.
    if (tokens[at]?.text.toLowerCase() === 'é' || (!splits && !joiners.has(word))) continue
    const isSecond = begins.some((begin) => {
      const intent = openingIntent(line, begin, first)
      return intent !== undefined && intent !== first && isOther(first, intent, splits)
    })
    const isSecondOfKind = word === '?' && begins.some((begin) => isParallel(line, start, begin))
    if ((isSecond || isSecondOfKind) && hasContent(line, start, at) && !isExceptionAlone(line, start, at)) return at
  }
  return undefined
}

const interrogatives = new Set(
  'quais qual que quem quanto quantos quantas onde ha houve existe existem tem which what who where how are is were was did does do has have any'.split(
    ' ',
  ),
)

/** `Quais obras em SP? Quais medicamentos no RJ?`: asked in the same words again, and of other things. */
function isParallel(line: Line, first: number, second: number): boolean {
  const word = plainAt(line, second)
  return interrogatives.has(word) && word === plainAt(line, first) && hasContent(line, second, line.tokens.length)
}

function firstIntent(line: Line, from: number): Intent {
  const begin = skip(line, from, { words: skipped, most: 4 })
  const opening = cues.find(line.tokens, begin)
  const data = dataCues.find(line.tokens, begin)
  if (data) return 'data_held'
  if (isHelp(line, begin)) return 'help'
  if (opening && opening.value === 'explain' && !isExplained(line, begin, opening.to)) return 'investigate'
  return opening?.value ?? 'investigate'
}

function openingIntent(line: Line, at: number, first: Intent): Intent | undefined {
  if (endsWithHelp(line, at)) return 'help'
  if (dataCues.find(line.tokens, at) && isDataHeld(line, at)) return 'data_held'
  const opening = cues.find(line.tokens, at)
  if (opening && seconds.has(opening.value)) {
    if (opening.value === 'explain' && !isExplained(line, at, opening.to)) return undefined
    return opening.value
  }
  const asks = [
    'ha',
    'existe',
    'existem',
    'is',
    'are',
    'houve',
    'investigue',
    'verifique',
    'procure',
    'investigate',
    'find',
    'check',
    'were',
    'analise',
    'audite',
    'detecte',
  ]
  return asks.includes(plainAt(line, at)) &&
    (first === 'explain' ||
      line.tokens
        .slice(at, at + 8)
        .some(
          (_, offset) => anomalyWords.find(line.tokens, at + offset) || suspicionWords.find(line.tokens, at + offset),
        ))
    ? 'investigate'
    : undefined
}

/** `what can you do?` at the end; with more behind it, it asks for a search: `can you help me find …`. */
function endsWithHelp(line: Line, at: number): boolean {
  const help = helpCues.find(line.tokens, at)
  return help !== undefined && line.tokens.slice(help.to).every(({ type }) => type === 'mark')
}

/** A search also lists what it finds and makes its report; other pairs are two questions. */
function isOther(first: Intent, second: Intent, splits: boolean): boolean {
  if (second === 'report') return false
  if (second === 'lookup') return first !== 'compare' && (first !== 'investigate' || splits)
  if (second === 'investigate') return !['lookup', 'report', 'investigate', 'dossier', 'compare'].includes(first)
  return true
}

/** `Forget about fuel; what did …`, `não quero pregão. quero ver …`: what is taken out is part of the question behind it. */
function isExceptionAlone(line: Line, from: number, to: number): boolean {
  const begin = skip(line, from, { words: new Set(['eu', 'i', 'we', 'please']), most: 2 })
  const opens = isException(line, begin) || (isDenial(line, begin) && plainAt(line, to) !== '?')
  return opens && !line.tokens.slice(from, to).some(({ plain }) => [',', ':'].includes(plain))
}

function hasContent(line: Line, from: number, to: number): boolean {
  return line.tokens.slice(from, to).filter(({ type }) => type !== 'mark').length > 2
}
