// How well questions are read: the slots of labels held against those of readings, value by value. Pure.

import { toPlainText } from '../domain/object-nature.ts'
import type { LabelledPeriod, LabelledQuestion, QuestionSlots } from './labelled-questions.ts'

/** A question as it was read. */
export interface ReadQuestion {
  readonly intent: string
  readonly slots: QuestionSlots
}

/** One question with what its reading lacks and has too much, each value as `slot=value`. */
export interface ScoredQuestion {
  readonly question: LabelledQuestion
  readonly intent: string
  readonly right: number
  readonly missed: readonly string[]
  readonly extra: readonly string[]
  /** Values that were wanted and are read as excluded, or the reverse; bounds that are read as the opposite one. */
  readonly reversed: readonly string[]
}

export interface QuestionFigures {
  readonly questions: number
  /** Share of questions whose intent is the asker's. */
  readonly intent: number
  /** Over all values of all slots. */
  readonly precision: number
  readonly recall: number
  readonly f1: number
  /** Share of questions all of whose slots are equal. */
  readonly exact: number
  readonly reversed: number
}

export function scoreQuestion(question: LabelledQuestion, read: ReadQuestion): ScoredQuestion {
  const label = toSides(question.slots)
  const reading = toSides(read.slots, label)
  const [wanted, found] = [allOf(label), allOf(reading)]
  return {
    question,
    intent: read.intent,
    right: wanted.filter((pair) => found.includes(pair)).length,
    missed: wanted.filter((pair) => !found.includes(pair)),
    extra: found.filter((pair) => !wanted.includes(pair)),
    reversed: [
      ...label.excluded.filter((pair) => [...reading.wanted, ...periodOf(read.slots)].includes(pair)),
      ...[...label.wanted, ...periodOf(question.slots)].filter((pair) => reading.excluded.includes(pair)),
      ...flippedBounds(question.slots, read.slots),
    ],
  }
}

export function questionFigures(scored: readonly ScoredQuestion[]): QuestionFigures {
  const sum = (count: (one: ScoredQuestion) => number) => scored.reduce((total, one) => total + count(one), 0)
  const right = sum((one) => one.right)
  const precision = right / (right + sum((one) => one.extra.length))
  const recall = right / (right + sum((one) => one.missed.length))
  return {
    questions: scored.length,
    intent: sum((one) => (one.intent === one.question.intent ? 1 : 0)) / scored.length,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    exact: sum((one) => (wrongIn(one) === 0 ? 1 : 0)) / scored.length,
    reversed: sum((one) => one.reversed.length),
  }
}

/** Misread questions, those with reversed values first, then those with the most wrong ones. */
export function worstReadings(scored: readonly ScoredQuestion[], count: number): readonly ScoredQuestion[] {
  return scored
    .filter((one) => wrongIn(one) > 0)
    .toSorted((a, b) => b.reversed.length - a.reversed.length || wrongIn(b) - wrongIn(a))
    .slice(0, count)
}

function wrongIn({ missed, extra }: ScoredQuestion): number {
  return missed.length + extra.length
}

interface Sides {
  /** `slot=value` of what is wanted, and of what is taken out. */
  readonly wanted: readonly string[]
  readonly excluded: readonly string[]
}

const noSides: Sides = { wanted: [], excluded: [] }

function toSides({ exclude = {}, ...slots }: QuestionSlots, like = noSides): Sides {
  const known = [...like.wanted, ...like.excluded]
  return { wanted: toPairs(slots, known), excluded: toPairs(exclude, known) }
}

function allOf({ wanted, excluded }: Sides): readonly string[] {
  return [...wanted, ...excluded.map((pair) => `exclude.${pair}`)]
}

/** Each value as `slot=value`; a name is that of `like` where one of the two has one word more at an end. */
function toPairs({ date_range, ...slots }: Omit<QuestionSlots, 'exclude'>, like: readonly string[]): readonly string[] {
  const bounds = Object.entries(date_range ?? {}).map(([end, day]) => `date_range.${end}=${day}`)
  const values = Object.entries(slots).flatMap(([slot, value]: [string, unknown]) =>
    [value].flat().map((one) => `${slot}=${isRange(one) ? rangeText(one) : toPlainText(String(one))}`),
  )
  return [...new Set([...bounds, ...values.map((pair) => like.find((known) => isSameName(known, pair)) ?? pair)])]
}

const nameSlots = /^(?:organizations|suppliers)=/

/** Such as `construtora alfa` and `construtora alfa ltda`. */
function isSameName(one: string, other: string): boolean {
  const slot = nameSlots.exec(one)?.[0]
  if (slot === undefined || !other.startsWith(slot)) return false
  const names = [one, other].map((pair) => pair.slice(slot.length).split(' '))
  const [short = [], long = []] = names.toSorted((a, b) => a.length - b.length)
  if (long.length - short.length > 1) return false
  return [long.slice(0, short.length), long.slice(-short.length)].some((part) => part.join(' ') === short.join(' '))
}

/** The period as what is taken out names it. */
function periodOf({ date_range }: QuestionSlots): readonly string[] {
  return date_range ? [`date_ranges=${rangeText(date_range)}`] : []
}

function isRange(value: unknown): value is LabelledPeriod {
  return typeof value === 'object' && value !== null
}

function rangeText({ start = '', end = '' }: LabelledPeriod): string {
  return `${start}..${end}`
}

/** Ranges of which the label has one end and the reading only the other. */
function flippedBounds(label: QuestionSlots, read: QuestionSlots): readonly string[] {
  const ranges = [
    ['value', label.min_value, label.max_value, read.min_value, read.max_value],
    ['date_range', label.date_range?.start, label.date_range?.end, read.date_range?.start, read.date_range?.end],
  ] as const
  return ranges
    .filter(([, ...ends]) => {
      const given = ends.map((end) => end !== undefined).join()
      return given === 'true,false,false,true' || given === 'false,true,true,false'
    })
    .map(([slot]) => slot)
}
