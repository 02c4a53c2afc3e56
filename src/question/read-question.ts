// Reads a question in Portuguese or English by its text alone: rules take its tokens from left to right, then negations
// get their scope and the parts are put together.
// Q1. A word is taken at most once; words that no rule takes, stop words aside, are reported as ignored.
// Q2. Whom a question names is reported by name; the records are asked for it later (resolve-names.ts).
// Q3. Time is at most quadratic in the length of the question: a rule looks at a bounded number of tokens.

import type { DataSource } from '../domain/vocabulary.ts'
import { arrangedIntent, type ReadArrangement, readArrangement, readComparison } from './arrangement.ts'
import { asWritten } from './as-written.ts'
import { readAbbreviation, readBody } from './bodies.ts'
import { readBodyAfterName } from './bodies-after-name.ts'
import { readCapitalName } from './capital-names.ts'
import { compose } from './compose.ts'
import { readDates, withOtherEnd } from './dates.ts'
import { withSecondOpinion } from './exception-model.ts'
import { lostExceptions, takenOut } from './exception-scope.ts'
import { readCapitals, readFirm, readTradeName } from './firms.ts'
import { inStates } from './homonyms.ts'
import { withInclusions } from './inclusions.ts'
import { isInstruction } from './instructions.ts'
import { decideIntent } from './intent-model.ts'
import { isIntentWord, isOtherMatter, looksForAnomalies, type ReadIntent, readIntent } from './intents.ts'
import { type Line, type LinePart, type LineRule, type Meaning, plainAt } from './line.ts'
import { readMoney } from './money.ts'
import { isSlot, readEither, readNegation } from './negation.ts'
import { isAskedToo, isOfSome, readBased, readSuperlative, readVerb, readXRay } from './no-filters.ts'
import { readCompoundGoods, readGoods, readLongerGoods, readUnknownObject } from './objects.ts'
import { PhraseTable as Phrases, type PhraseTable } from './phrases.ts'
import { placeEnd, readPlace, readUnknownPlace } from './places.ts'
import { toOrdinaryCharacters } from './plain-characters.ts'
import type {
  Arrangement,
  ComparisonKind,
  Grouping,
  Intent,
  QuestionReading,
  ReadingNote,
  UnderstoodPart,
} from './question-reading.ts'
import { readBodyCode, readReference, readTaxId } from './references.ts'
import { findSecond } from './second-question.ts'
import { type Correction, correctionsOf } from './spelling.ts'
import { findSecondSubject } from './subjects.ts'
import { type Token, tokenize } from './tokens.ts'
import { anomalyWords, suspicionWords } from './words/anomaly-words.ts'
import { bodyHeads } from './words/body-heads.ts'
import { contractTypeWords, modalityWords, sourceWords } from './words/kind-words.ts'
import { knownBodies } from './words/known-bodies.ts'
import { fieldWords, stopWords, unmetWords } from './words/stop-words.ts'

const fillers = new Phrases<Meaning>([
  [
    { kind: 'filler' },
    'com/tem/tinha? cara/jeito/pinta/cheiro de | split/splits/splitting/break/breaking/divide/dividing/separate/group it/them/this/that/these/those/results/everything? down/up/out? by/per/into | preco/precos de referencia/tabela/mercado | reference price/prices | grau/nivel/indice/percentual/score de confianca/risco | confidence level/score | auditoria/fiscalizacao/investigacao em curso | em curso | registro/registros de preco/precos | pesquisa/pesquisas de preco/precos | cotacao/cotacoes de preco/precos | mao de obra qualificada? | por favor | tipo/tipos de | ordem de servico | duas vezes mais | price registration | por parte de/do/da | coloca/coloque/colocar/ponha/poe/por/bota/botar? lado a lado | preciso/precisamos disso/isso? pra/para hoje/amanha/ontem | para/pra hoje/amanha | hoje a/de noite/tarde/manha | amanha cedo | this morning/afternoon/evening s? | last night s news | tonight/tomorrow s? | by/for tomorrow/tonight',
  ],
  [
    { kind: 'note', note: 'not_a_filter' },
    'mais? grave/graves | gravissimo/gravissimos | serio/serios | severidade/gravidade alta/media/baixa/critica? | alta/media/baixa severidade/gravidade | most? serious/severe | critical/high/medium/low severity | severity',
  ],
])

const rankings = new Phrases<Meaning>([
  [
    { kind: 'ranking' },
    'top 3/5/10/15/20/25/50/100 | os?/as?/the? 2/3/5/10/15/20/25/30/50/100 maiores/menores/principais/primeiros/primeiras/ultimos/largest/biggest/smallest/highest/lowest/top/main',
  ],
])

/** `December rush in 2024` is a habit of spending, and December no period. */
const readRush: LineRule = ({ tokens }, at) => {
  const to = rushes.find(tokens, at)?.to
  return to === undefined
    ? undefined
    : { from: at, to, meaning: { kind: 'anomaly_types', codes: ['temporal_anomaly'] } }
}
const rushes = new Phrases<true>([
  [true, 'december rush/rushes | the? december spending rush | corrida de dezembro | correria de dezembro'],
])

/** Times of which nobody can say the days. */
const vagueTimes = new Phrases<Meaning>([
  [
    { kind: 'note', note: 'not_a_filter' },
    'nos/nas/em/os/as? ultimos/ultimas/recentes/proximos dias/semanas/meses/trimestres/semestres/anos/tempos | dias/semanas/meses/anos/tempos recentes | ha/faz alguns/algumas/poucos/poucas/varios/varias dias/semanas/meses/anos atras? | in/over/during? the? last/past/recent few? days/weeks/months/quarters/years/times | a few days/weeks/months/years ago | entre o? natal e o? ano novo | between christmas and new years? | no/durante/pelo o? natal/carnaval/reveillon | na/durante/pela a? pascoa/quaresma/copa | na/durante a? semana santa | no/durante o? sao joao | nas/durante as? eleicoes/olimpiadas/ferias/festas | at/over/during the? carnival/easter/elections/olympics/holidays | during the? world cup',
  ],
])

/** `auctions` are most often pregões where Brazil is spoken of, and leilões by their name: what they were read as is said. */
const readAuction: LineRule = ({ tokens }, at) =>
  ['auction', 'auctions'].includes(tokens[at]?.plain ?? '')
    ? {
        from: at,
        to: at + 1,
        meaning: { kind: 'modalities', codes: ['leilao'] },
        notes: [{ kind: 'corrected', value: 'leilão' }],
      }
    : undefined

/** `to Vale Verde Atacado` names a firm and not the town whose name begins its own. */
const readPlaceAlone: LineRule = (line, at) =>
  readTradeName(line, at + 1) === undefined &&
  !isGovernment(line, at + 1) &&
  !isFirmByEnding(line, at + 1) &&
  !beginsBody(line, at) &&
  readCapitalName(line, at + 1) === undefined &&
  (line.tokens[at + 1]?.shape !== 'lower' || readCapitalName(line, at + 2) === undefined)
    ? readPlace(line, at)
    : undefined

/** `to Norte Limpeza Ltda` names a firm and no region. */
function isFirmByEnding(line: Line, at: number): boolean {
  const firm = line.tokens[at]?.shape === 'title' ? readFirm(line, at) : undefined
  return firm !== undefined && firm.to > placeEnd(line, at)
}

/** `of the Olinda city hall` names a body and no town. */
function beginsBody(line: Line, at: number): boolean {
  return [at + 1, at + 2].some(
    (next) => readBodyAfterName(line, next) !== undefined || knownBodies.find(line.tokens, next) !== undefined,
  )
}

/** `do Governo do Estado do Pará` names a body and not its state. */
function isGovernment(line: Line, at: number): boolean {
  return plainAt(line, at) === 'governo' && readBody(line, at) !== undefined
}

/** `mão de obra terceirizada`; without the last word it is part of anything. */
function readLabour({ tokens }: Line, at: number): LinePart | undefined {
  const found = tokens[at]?.plain === 'mao' ? contractTypeWords.find(tokens, at) : undefined
  return found && { from: at, to: found.to, meaning: { kind: 'contract_types', codes: [found.value] } }
}

/** `IT` in capitals is what is bought, in a question that is not all in capitals. */
const readTechnology: LineRule = ({ text, tokens }, at) =>
  tokens[at]?.text === 'IT' && text !== text.toUpperCase()
    ? { from: at, to: at + 1, meaning: { kind: 'contract_types', codes: ['IT_SERVICES'] } }
    : undefined

/** The first rule that reads something at a token takes it. */
const rules: readonly LineRule[] = [
  readLabour,
  readBased,
  readXRay,
  phrases(fillers, (meaning) => meaning),
  phrases(rankings, (meaning) => meaning),
  readSuperlative,
  readVerb,
  readEither,
  readTaxId,
  readBodyCode,
  readReference,
  readMoney,
  readRush,
  readBodyAfterName,
  readDates,
  phrases(vagueTimes, (meaning) => meaning),
  readAuction,
  phrases(modalityWords, (codes) => ({ kind: 'modalities', codes })),
  phrases(sourceWords, (source) => ({ kind: 'data_source', source })),
  phrases(anomalyWords, (codes) => ({ kind: 'anomaly_types', codes })),
  readFirm,
  readCapitalName,
  readLongerGoods,
  phrases(contractTypeWords, (type) => ({ kind: 'contract_types', codes: [type] })),
  readTechnology,
  readGoods,
  readBody,
  readAbbreviation,
  readPlaceAlone,
  readNegation,
  phrases(suspicionWords, (kind) => ({ kind })),
  readUnknownPlace,
  readCapitals,
  readCompoundGoods,
  readUnknownObject,
]

interface QuestionContext {
  /** Day since 1970-01-01. */
  readonly today: number
  /** Whether it goes on with what was said before, and may be a part of a sentence. */
  readonly goesOn?: true
}

/**
 * The meaning of a question; `today` is a day since 1970-01-01.
 * @example readQuestion('sobrepreço em SP em 2024', { today }).filters.regions // ['SP']
 */
export function readQuestion(question: string, { today, goesOn }: QuestionContext): QuestionReading {
  const text = toOrdinaryCharacters(question)
  if (isInstruction(text)) return nothingIn(text)
  const { line, excluded, lost, corrected, rest } = readFirst(text, today)
  const laid = readArrangement(line)
  const ruled = ruledIntent(line, excluded, laid)
  const { intent, asks } = goesOn ? ruled : decideIntent(line, ruled, { isDoubting: looksForAnomalies(line, excluded) })
  const about = isWithoutFilters(line, intent) ? { ...line, parts: [] } : line
  const composed = compose(about, about.parts, excluded)
  const source = findSource(about.parts.filter((part) => !excluded.has(part)))
  const isOfService = [asks, intent === ruled.intent ? undefined : intent].some((one) => one && unarranged.has(one))
  const laidOut = isOfService ? notArranged : about === line ? laid : readArrangement(about)
  const compare = intent === 'compare' || asks === 'compare' ? readComparison(about, about.parts) : undefined
  return {
    intent,
    ...(asks && { asks }),
    ...composed,
    understood: [...composed.understood, ...laidOut.understood],
    ...arrangedFor(compare, laidOut.arrangement),
    ...(compare && { compare }),
    ...(source && { data_source: source }),
    ignored: [...ignoredWords(about, { lost, taken: laidOut.taken }), ...(rest ? [rest] : [])],
    notes: [
      ...composed.notes.filter(({ text: words }) => !isLaidOut(words, laidOut.understood)),
      ...corrected,
      ...(rest ? [{ kind: 'second_question' as const, text: rest }] : []),
    ],
    ...(rest && { second: rest }),
    ...(looksForAnomalies(line, excluded) && { seeks: true }),
  }
}

interface FirstQuestion extends Understood {
  /** The second question of the text. */
  readonly rest?: string | undefined
}

function readFirst(text: string, today: number): FirstQuestion {
  const all = tokenize(text)
  const split = findSecond({ text, tokens: all, today, parts: [] })
  const before = understand({ text, tokens: all.slice(0, split), today })
  // `I have no interest in Petrobras; show me …`: what is taken out is part of the question behind it.
  const second = split !== undefined && (onlyTakesOut(before) || saysNothing(before)) ? undefined : split
  const first = second === split ? before : understand({ text, tokens: all, today })
  const subject = findSecondSubject(first.line, first.excluded)
  const read = subject === undefined ? first : understand({ text, tokens: all.slice(0, subject), today })
  const end = subject ?? second
  return { ...read, rest: end === undefined ? undefined : text.slice(all[end + 1]?.start).trim() }
}

/** The line of the first question of a text, from which its intent is learned; none where it gives orders to a program. */
export function readFirstLine(question: string, { today }: { readonly today: number }): Line | undefined {
  const text = toOrdinaryCharacters(question)
  return isInstruction(text) ? undefined : readFirst(text, today).line
}

/** The line of a whole text before anything is taken out, from which exceptions are learned. */
export function readWholeLine(question: string, { today }: { readonly today: number }): Line {
  const text = toOrdinaryCharacters(question)
  const { line } = readParts({ text, tokens: tokenize(text), today })
  return { ...line, parts: withInclusions(line) }
}

/** The intent by the rules alone. */
function ruledIntent(line: Line, excluded: ReadonlySet<LinePart>, laid: ReadArrangement): ReadIntent {
  const { intent, asks } = readIntent(line, excluded)
  const laidOut = asks !== undefined && unarranged.has(asks) ? notArranged : laid
  const isFigure = laidOut.arrangement.order?.by === 'count' && laidOut.arrangement.group_by !== undefined
  const meant = looksForAnomalies(line, excluded) && !isFigure ? intent : arrangedIntent(intent, asks, laidOut)
  const said = meant === intent ? asks : meant
  return { intent: meant, ...(said && { asks: said }) }
}

/** What is no question about records has no filters, whatever day or place it names. */
function isWithoutFilters(line: Line, intent: Intent): boolean {
  return intent === 'small_talk' || isOtherMatter(line) || (intent === 'follow' && isOfTime(line))
}

/** `Quem gasta mais, o Exército ou a Marinha?`: what is compared is no ranking. */
function arrangedFor(compare: ComparisonKind | undefined, arrangement: Arrangement): Arrangement {
  const { group_by, order, ...rest } = arrangement
  const isRanked = order !== undefined && group_by !== undefined && sidesOf[group_by] === compare
  return compare !== undefined && isRanked ? rest : arrangement
}
const sidesOf: Partial<Record<Grouping, ComparisonKind>> = {
  supplier: 'suppliers',
  organization: 'organizations',
  state: 'states',
  municipality: 'states',
  year: 'years',
}

/** What is asked of the service has no order: `como faço pra filtrar por cidade?`. */
const unarranged: ReadonlySet<Intent> = new Set(['help', 'small_talk', 'follow', 'data_held', 'off_topic'])
const notArranged: ReadArrangement = { arrangement: {}, understood: [], taken: new Set() }

/** The reading of a text of which nothing is read. */
function nothingIn(text: string): QuestionReading {
  const off = 'off_topic' as const
  return {
    intent: off,
    asks: off,
    filters: {},
    anomaly_types: [],
    understood: [],
    ignored: [text.trim()],
    notes: [],
    named: [],
  }
}

/** `a investigação que pedi ontem`: the day is that of the request. */
function isOfTime({ parts }: Line): boolean {
  return parts.filter(isSlot).every(({ meaning }) => meaning.kind === 'date_range')
}

/** Whether words that no filter is of say how the answer is laid out: `5 contracts` of `latest 5 contracts`. */
function isLaidOut(words: string, understood: readonly UnderstoodPart[]): boolean {
  return understood.some(({ text }) => text.includes(words))
}

interface ReadLine {
  readonly line: Line
  readonly corrected: readonly ReadingNote[]
}

interface Understood extends ReadLine {
  readonly excluded: ReadonlySet<LinePart>
  /** Tokens of what an exception names and no filter takes out. */
  readonly lost: ReadonlySet<number>
}

/** A line without the parts of which nobody can say whether they are asked for; their words are reported as ignored. */
function understand(given: Omit<Line, 'parts'>): Understood {
  const { line: read, corrected } = readParts(given)
  const parts = withInclusions(read)
  const { excluded: ruled, denied, doubted } = takenOut(read, parts)
  const turned = new Map([...denied].flatMap((part) => withOtherEnd(part)))
  const settled = new Set([...turned.keys(), ...doubted])
  const out = withSecondOpinion({ ...read, parts }, { excluded: ruled, denied, settled })
  const kept = parts.filter((part) => !out.has(part))
  const some = new Set([...out].filter((part) => isOfSome(read, part) && isAskedToo(part, kept)))
  const left = [...out].filter((part) => !turned.has(part) && !some.has(part))
  const narrowed = new Map([...turned, ...left.map((part): [LinePart, LinePart] => [part, inStates(part, kept)])])
  const excluded = new Set(left.map((part) => narrowed.get(part) ?? part))
  const line = {
    ...read,
    parts: parts.flatMap((part) => (doubted.has(part) || some.has(part) ? [] : [narrowed.get(part) ?? part])),
  }
  const lost = new Set([...lostExceptions(line, excluded), ...[...doubted, ...some].flatMap(tokensOf)])
  return { line, corrected, excluded, lost }
}

/** `I don't know where to start. What can you do?` */
function saysNothing({ line, excluded }: Understood): boolean {
  return (
    line.parts.every(({ meaning }) => ['negation', 'filler', 'note'].includes(meaning.kind)) &&
    readIntent(line, excluded).asks === undefined
  )
}

function onlyTakesOut({ line, excluded }: Understood): boolean {
  return (
    excluded.size > 0 && line.parts.filter(isSlot).every((part) => excluded.has(part) || part.meaning.kind === 'money')
  )
}

function tokensOf({ from, to }: LinePart): readonly number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset)
}

/** The parts of a line; read anew where misspelt words are corrected, by the corrections alone of which something is read. */
function readParts(given: Omit<Line, 'parts'>): ReadLine {
  const line = scan(given)
  const corrections = correctionsOf(line)
  if (corrections.length === 0) return { line, corrected: [] }
  const all = scan(correct(given, corrections))
  const telling = corrections.filter(
    ({ token, plain }) => fieldWords.has(plain) || all.parts.some(({ from, to }) => from <= token && token < to),
  )
  if (telling.length === 0) return { line, corrected: [] }
  const corrected = telling.map(({ token, plain }): ReadingNote => {
    return { kind: 'corrected', text: given.tokens[token]?.text ?? '', value: plain }
  })
  return { line: telling.length === corrections.length ? all : scan(correct(given, telling)), corrected }
}

function correct(given: Omit<Line, 'parts'>, corrections: readonly Correction[]): Omit<Line, 'parts'> {
  const tokens = given.tokens.map((token, at) =>
    withCorrection(
      token,
      corrections.find((one) => one.token === at),
    ),
  )
  return { ...given, tokens }
}

function withCorrection(token: Token, correction: Correction | undefined): Token {
  return correction === undefined ? token : { ...token, plain: correction.plain }
}

function scan(given: Omit<Line, 'parts'>): Line {
  const parts: LinePart[] = []
  const line: Line = { ...given, parts }
  let at = 0
  while (at < line.tokens.length) {
    const part = readAt(line, at)
    if (part !== undefined) addPart(line, parts, part)
    at = part === undefined ? at + 1 : part.to
  }
  return line
}

/** `diesel generators`, `carros de som`: two goods side by side are one thing. */
function addPart(line: Line, parts: LinePart[], part: LinePart): void {
  const last = parts.at(-1)
  const isJoined = last?.to === part.from || (last?.to === part.from - 1 && plainAt(line, last.to) === 'de')
  if (last?.meaning.kind !== 'object' || part.meaning.kind !== 'object' || !isJoined) parts.push(part)
  else {
    const words = line.tokens.slice(last.from, part.to).map(({ plain }) => plain)
    parts[parts.length - 1] = { ...last, to: part.to, meaning: { kind: 'object', codes: [words.join(' ')] } }
  }
}

function readAt(line: Line, at: number): LinePart | undefined {
  for (const rule of rules) {
    const part = rule(line, at)
    if (part !== undefined && part.to > at) return part
  }
  return undefined
}

function phrases<Value>(table: PhraseTable<Value>, toMeaning: (value: Value) => Meaning): LineRule {
  return ({ tokens }, at) => {
    const found = table.find(tokens, at)
    return found && { from: at, to: found.to, meaning: toMeaning(found.value) }
  }
}

function findSource(parts: readonly LinePart[]): DataSource | undefined {
  const found = parts.find(({ meaning }) => meaning.kind === 'data_source')?.meaning
  return found?.kind === 'data_source' ? found.source : undefined
}

/** Words and numbers that no part holds and that are no stop words, or that an exception lost. */
function ignoredWords(
  line: Line,
  { lost, taken: arranged }: { readonly lost: ReadonlySet<number>; readonly taken: ReadonlySet<number> },
): readonly string[] {
  const taken = new Set([
    ...arranged,
    ...line.parts
      .filter(({ meaning }) => meaning.kind !== 'filler' && !(meaning.kind === 'negation' && meaning.cue === 'doubt'))
      .flatMap(tokensOf),
  ])
  const ignored = line.tokens.flatMap(({ type, plain }, at) =>
    type !== 'mark' &&
    !taken.has(at) &&
    (lost.has(at) ||
      isBareBody(line, at) ||
      unmetWords.has(plain) ||
      isAmount(line, at, taken) ||
      !(stopWords.has(plain) || isIntentWord(plain)))
      ? [at]
      : [],
  )
  return asWritten(line, ignored, taken)
}

/** `R$ NaN`: what stands behind a currency and is no amount. */
function isAmount(line: Line, at: number, taken: ReadonlySet<number>): boolean {
  return plainAt(line, at - 1) === 'r$' && !taken.has(at - 1)
}

const definite = new Set('da do na no pela pelo a o ao the'.split(' '))

/** `da Universidade`: a certain body is meant, and not said which. */
function isBareBody(line: Line, at: number): boolean {
  return definite.has(plainAt(line, at - 1)) && bodyHeads.find(line.tokens, at)?.value === 'name'
}
