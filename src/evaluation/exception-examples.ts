// What the model of exceptions learns from: the filters of labelled lines, and those of sentences that patterns make.

import { formatDay } from '../domain/days.ts'
import { toPlainText } from '../domain/object-nature.ts'
import type { DaySpan, LinePart } from '../question/line.ts'
import { type SeededRandom, seededRandom } from '../stats/seeded-random.ts'
import type { LabelledQuestion } from './labelled-questions.ts'

/** The place of a filter among words, and whether it is taken out. */
export interface ExceptionExample {
  readonly words: readonly string[]
  readonly at: number
  readonly isExcluded: boolean
  /** Against the weight 1 of a labelled line. */
  readonly weight: number
}

/** Whether the label of a question takes a filter out; nothing where it names the filter on both sides or on none. */
export function labelledAsExcluded({ meaning }: LinePart, { slots }: LabelledQuestion): boolean | undefined {
  const { exclude = {} } = slots
  switch (meaning.kind) {
    case 'date_range':
      if (meaning.spans.some((span) => (exclude.date_ranges ?? []).some((range) => isSpan(span, range)))) return true
      return meaning.spans.some(
        ({ first, last }) => isEnd(first, slots.date_range?.start) || isEnd(last, slots.date_range?.end),
      )
        ? false
        : undefined
    case 'named':
      return side(meaning.names, [exclude.organizations, exclude.suppliers], [slots.organizations, slots.suppliers])
    case 'regions':
    case 'contract_types':
    case 'modalities':
    case 'anomaly_types':
    case 'object':
    case 'organizations':
    case 'suppliers':
      return side(meaning.codes, [exclude[meaning.kind]], [slots[meaning.kind]])
    default:
      return undefined
  }
}

function isSpan({ first, last }: DaySpan, { start, end }: { readonly start?: string; readonly end?: string }): boolean {
  return (
    (first === undefined ? undefined : formatDay(first)) === start &&
    (last === undefined ? undefined : formatDay(last)) === end
  )
}

function isEnd(day: number | undefined, label: string | undefined): boolean {
  return day !== undefined && formatDay(day) === label
}

type Values = readonly (readonly string[] | undefined)[]

function side(values: readonly string[], out: Values, wanted: Values): boolean | undefined {
  const isOut = isAmong(values, out)
  return isOut === isAmong(values, wanted) ? undefined : isOut
}

function isAmong(values: readonly string[], lists: Values): boolean {
  const labels = lists.flatMap((list) => list ?? []).map(toPlainText)
  return values.map(toPlainText).some((value) => labels.some((label) => label.includes(value) || value.includes(label)))
}

/** Choice: sentences for each pattern, and their weight against that of a labelled line. */
const perPattern = 6
const weight = 0.5

const kinds = 'PLACE KIND MODE ANOM OBJ ORG SUP DATE'.split(' ')
const english = /\b(?:the|not|no|without|except|don|isn|skip|other|is|why|only|i|and|show|nothing)\b/
const joined = /^(?:de|do|of|by|from|with|por|em|no|the|os)$/

interface Maker {
  readonly random: SeededRandom
  /** Words that may stand before a filter, by name. */
  readonly lists: ReadonlyMap<string, readonly string[]>
}

/**
 * The filters of sentences made from patterns, in which `X`, `XX`, `Y` and `Z` stand for filters, with a minus where taken out;
 * `@name = a|b` names a list of words that may stand before them.
 */
export function exceptionPhrases(text: string): readonly ExceptionExample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const lists = new Map(
    lines.flatMap((line): [string, string[]][] => {
      const [, name, words] = /^@(\S+) = (.*)$/.exec(line) ?? []
      return name === undefined || words === undefined ? [] : [[name, words.split('|')]]
    }),
  )
  const maker = { random: seededRandom('exceptions'), lists }
  const patterns = lines.filter((line) => !line.startsWith('@')).flatMap((line) => line.split(' | '))
  return patterns.flatMap((pattern) =>
    Array.from({ length: perPattern }, () => sentenceOf(pattern, maker)).flatMap(({ words, filters }) =>
      filters.map(({ at, isExcluded }): ExceptionExample => ({ words, at, isExcluded, weight })),
    ),
  )
}

interface Sentence {
  readonly words: string[]
  readonly filters: { readonly at: number; readonly isExcluded: boolean }[]
}

function sentenceOf(pattern: string, { random, lists }: Maker): Sentence {
  const isLikely = (probability: number) => random.next() < probability
  const oneOf = (choices: readonly string[] = []) => choices[random.integer(choices.length)] ?? ''
  const language = english.test(pattern) ? 'en' : 'pt'
  const sorts = { X: oneOf(kinds), Y: oneOf(kinds), Z: oneOf(kinds) }
  const sentence: Sentence = { words: [], filters: [] }
  const { words, filters } = sentence
  const say = (text: string) => words.push(...text.split(' ').filter((word) => word !== ''))
  const name = (kind: string, isExcluded: boolean) => filters.push({ at: words.push(kind) - 1, isExcluded })
  if (/^[YX]\b/.test(pattern) && isLikely(0.4)) say(oneOf(lists.get('openings')))
  for (const [token] of pattern.matchAll(/\b(?:XX|X|Y|Z)\b-?|\p{L}+|[^\s\p{L}']/gu)) {
    const [, sign, minus] = /^X?([XYZ])(-?)$/.exec(token) ?? []
    if (sign === 'X' || sign === 'Y' || sign === 'Z') {
      const isExcluded = minus === '-'
      if (sign === 'X' && isLikely(0.5) && !joined.test(words.at(-1) ?? '')) say(oneOf(lists.get(`joints-${language}`)))
      if (sign === 'Y' && isLikely(0.3)) say(oneOf(lists.get(`things-${language}`)))
      name(sorts[sign], isExcluded)
      if (sign === 'Y' && isLikely(0.5)) {
        if (isLikely(0.4)) words.push(',')
        name(oneOf(kinds), isExcluded)
      }
      if (sign === 'X' && !isExcluded && isLikely(0.3)) name(oneOf(kinds.filter((kind) => kind !== sorts.X)), false)
    } else words.push(token)
  }
  return sentence
}
