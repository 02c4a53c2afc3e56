// Arrangement: in what order, how many and by what groups the answer of a question is to be laid out, and what it compares.

import { type Line, type LinePart, plainAt } from './line.ts'
import { isSlot } from './negation.ts'
import { readNumber } from './numbers.ts'
import type { Arrangement, ComparisonKind, Grouping, Intent, Ordering, UnderstoodPart } from './question-reading.ts'
import {
  countWords,
  groupPatterns,
  limitPatterns,
  moneyWords,
  orderPatterns,
  periodWords,
  rankedPatterns,
  rankingAsked,
  singlePattern,
  sortedFirst,
  sortPattern,
  whoPatterns,
} from './words/arrangement-words.ts'

export interface ReadArrangement {
  readonly arrangement: Arrangement
  readonly understood: readonly UnderstoodPart[]
  /** Tokens that say it. */
  readonly taken: ReadonlySet<number>
  /** What a grouping or ranking asks for where nothing else does. */
  readonly asks?: 'count' | 'sum'
}

/** Order, number and groups that a line asks for; the words of filters say none of them. */
export function readArrangement(line: Line): ReadArrangement {
  const free = freeText(line)
  const order = findOrder(free)
  const limit = findLimit(free, line)
  const group = findGroup(free)
  const found = [
    order && { kind: 'order', value: order.value, ...order.at },
    limit && { kind: 'limit', value: limit.value, ...limit.at },
    group && { kind: 'group_by', value: group.value, ...group.at },
  ].filter((part) => part !== undefined)
  const asks = group && asksFor(free, group)
  const isRanked = group !== undefined && order === undefined && group.isRanked
  const ordered: Ordering | undefined = isRanked ? { by: 'value', direction: directionOf(free) } : order?.value
  return {
    arrangement: {
      ...(ordered && { order: ordered }),
      ...(limit && { limit: limit.value }),
      ...(group && { group_by: group.value }),
    },
    understood: found.map(({ kind, value, from, to }) => ({ kind, text: wordsOf(line, from, to), value })),
    taken: new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset))),
    ...(asks && { asks }),
  }
}

interface FreeText {
  readonly text: string
  /** Offset in the text of each token. */
  readonly starts: readonly number[]
}

/** The plain words of a line, with `_` for each run that a filter holds. */
function freeText({ tokens, parts }: Line): FreeText {
  const held = new Set(
    parts.filter(isSlot).flatMap(({ from, to, meaning }) => {
      const all = Array.from({ length: to - from }, (_, offset) => from + offset)
      // `dispensas por mês em 2025`: the rules of procedures and periods take the words between them.
      const isOpen = meaning.kind === 'date_range' || meaning.kind === 'modalities'
      const divides = (at: number) => dividing.has(tokens[at]?.plain ?? '')
      const isBetween = (at: number) => tokens[at]?.plain === 'a' && divides(at - 1) && divides(at + 1)
      return isOpen ? all.filter((at) => !divides(at) && !isBetween(at)) : all
    }),
  )
  let text = ''
  const starts: number[] = []
  for (const [at, token] of tokens.entries()) {
    const isInside = held.has(at) && held.has(at - 1)
    if (text !== '' && !isInside) text += ' '
    starts.push(text.length)
    if (!isInside) text += held.has(at) ? '_' : token.plain
  }
  return { text, starts }
}

const dividing = new Set('por by per cada each every mes month ano year'.split(' '))

interface Found<Value> {
  readonly value: Value
  readonly at: { readonly from: number; readonly to: number }
}

function find<Value>({ text, starts }: FreeText, pattern: RegExp, value: Value): Found<Value> | undefined {
  const match = pattern.exec(text)
  if (match === null) return undefined
  const from = starts.findLastIndex((start) => start <= match.index)
  const end = match.index + match[0].trimEnd().length
  return { value, at: { from, to: starts.filter((start) => start < end).length } }
}

function firstOf<Value>(free: FreeText, table: readonly (readonly [Value, RegExp])[]): Found<Value> | undefined {
  const all = table.flatMap(([value, pattern]) => find(free, pattern, value) ?? [])
  return all.toSorted((left, right) => left.at.from - right.at.from)[0]
}

function findOrder(free: FreeText): Found<Ordering> | undefined {
  const isCount = ([{ by }]: (typeof orderPatterns)[number]) => by === 'count'
  const counts = firstOf(free, orderPatterns.filter(isCount))
  return findSorted(free) ?? firstOf(free, sortedFirst) ?? counts ?? firstOf(free, orderPatterns)
}

const criteria: Readonly<Record<string, Ordering['by']>> = {
  data: 'date',
  date: 'date',
  dia: 'date',
  quantidade: 'count',
  numero: 'count',
  count: 'count',
  number: 'count',
}

function findSorted(free: FreeText): Found<Ordering> | undefined {
  const { by = '', way, end } = sortPattern.exec(free.text)?.groups ?? {}
  if (by === '') return undefined
  const said = `${way ?? ''} ${end ?? ''} ${sortPattern.exec(free.text)?.[0] ?? ''}`
  const isUp = /\b(?:crescente|asc|ascending|increasing)\b/.test(said)
  return find(free, sortPattern, { by: criteria[by] ?? 'value', direction: isUp ? 'asc' : 'desc' })
}

function findLimit(free: FreeText, line: Line): Found<number> | undefined {
  for (const pattern of limitPatterns) {
    const number = pattern.exec(free.text)?.[1]
    const found = number === undefined ? undefined : find(free, pattern, number)
    if (found === undefined) continue
    for (let at = found.at.from; at < found.at.to; at++)
      if (plainAt(line, at) === number) {
        const value = readNumber(line, at)?.value
        if (value !== undefined && value >= 1) return { value, at: found.at }
      }
  }
  return find(free, singlePattern, 1)
}

interface FoundGroup extends Found<Grouping> {
  /** Whether the groups are set in an order, as `the largest suppliers` are. */
  readonly isRanked: boolean
}

function findGroup(free: FreeText): FoundGroup | undefined {
  const divided = firstOf(free, groupPatterns) ?? firstOf(free, periodWords)
  if (divided) return { ...divided, isRanked: false }
  const ranked = firstOf(free, rankedPatterns) ?? firstOf(free, whoPatterns)
  return ranked && { ...ranked, isRanked: true }
}

function directionOf({ text }: FreeText): Ordering['direction'] {
  return /\b(?:menos|least|fewest)\b/.test(text) ? 'asc' : 'desc'
}

/** Whether the figures of groups are counts or sums. */
function asksFor(free: FreeText, { isRanked }: FoundGroup): 'count' | 'sum' | undefined {
  const byCount = findOrder(free)?.value.by === 'count'
  if (isRanked) return rankingAsked.test(free.text) ? (byCount ? 'count' : 'sum') : undefined
  if (moneyWords.test(free.text)) return 'sum'
  return countWords.test(free.text) ? 'count' : undefined
}

function wordsOf({ text, tokens }: Line, from: number, to: number): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end)
}

const comparedBy: Readonly<Record<string, ComparisonKind>> = {
  suppliers: 'suppliers',
  organizations: 'organizations',
  regions: 'states',
  municipalities: 'states',
  date_range: 'years',
}

/** What a comparison sets side by side: the kind of which the line names two, else the one that it names at all. */
export function readComparison(line: Line, parts: readonly LinePart[]): ComparisonKind | undefined {
  const kinds = parts.flatMap(({ meaning }) => {
    const kind = meaning.kind === 'named' ? meaning.party : meaning.kind
    const count = meaning.kind === 'date_range' ? meaning.spans.length : 'codes' in meaning ? meaning.codes.length : 1
    const by = comparedBy[kind]
    return by === undefined ? [] : Array.from({ length: Math.min(count, 2) }, () => by)
  })
  const text = line.tokens.map(({ plain }) => plain).join(' ')
  return kinds.find((kind, index) => kinds.indexOf(kind) < index) ?? comparedInWords(text) ?? kinds[0]
}

const comparisonWords: readonly (readonly [ComparisonKind, RegExp])[] = [
  [
    'years',
    /\b(?:ano|mesmo periodo|exercicio) (?:passado|anterior)\b|\b(?:last|previous|prior) year\b|\bentre (?:os )?anos\b|\bano a ano\b|\byear (?:by|over|on|with|to) year\b|\b(?:outros|other) (?:anos|years)\b|\bpor ano\b|\bby year\b/,
  ],
  [
    'suppliers',
    /\b(?:concorrentes|peers?|rivals?|competitors?|pares|fornecedores|empresas|firmas|suppliers|companies|firms|vendors|contractors)\b/,
  ],
  [
    'organizations',
    /\b(?:orgaos|prefeituras|ministerios|universidades|secretarias|bodies|agencies|ministries|universities|city halls|departments)\b/,
  ],
  ['states', /\b(?:estados|states|municipios|cidades|cities|municipalities|regioes|regions)\b/],
]

function comparedInWords(text: string): ComparisonKind | undefined {
  return comparisonWords.find(([, pattern]) => pattern.test(text))?.[0]
}

/** The intent of a line whose groups or ranking ask for figures. */
export function arrangedIntent(
  intent: Intent,
  asks: Intent | undefined,
  { arrangement, asks: figures }: ReadArrangement,
): Intent {
  if (figures !== undefined) return asks === undefined || asks === 'lookup' ? figures : intent
  const isRanked = arrangement.order !== undefined || arrangement.limit !== undefined
  return asks === undefined && isRanked ? 'lookup' : intent
}
