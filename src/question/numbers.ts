// Numbers as people write them: figures with either kind of separators, and words of both languages.

import { type Line, plainAt, skip } from './line.ts'

export interface NumberRead {
  readonly value: number
  readonly to: number
  /** Whether it ends with a word such as `million`, which multiplies what stands before it. */
  readonly unit?: number
  readonly inWords?: true
}

const small: Readonly<Record<string, number>> = {
  ...numbered(
    1,
    'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
  ),
  ...numbered(
    1,
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  uma: 1,
  duas: 2,
  catorze: 14,
  ...numbered(10, 'dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 10),
  ...numbered(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
  ...numbered(100, 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos', 100),
  ...numbered(200, 'duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas', 100),
  cem: 100,
}

const units: Readonly<Record<string, number>> = {
  mil: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  k: 1e3,
  milhao: 1e6,
  milhoes: 1e6,
  million: 1e6,
  millions: 1e6,
  mi: 1e6,
  mio: 1e6,
  mm: 1e6,
  mn: 1e6,
  mln: 1e6,
  bilhao: 1e9,
  bilhoes: 1e9,
  billion: 1e9,
  billions: 1e9,
  bi: 1e9,
  bn: 1e9,
  trilhao: 1e12,
  trilhoes: 1e12,
  trillion: 1e12,
  tri: 1e12,
}
const bareUnits = new Set(['mil', 'milhao', 'bilhao', 'trilhao'])
/** Letters that are a unit where they stand at a figure: `5m`, `2b`. */
const gluedUnits: Readonly<Record<string, number>> = { m: 1e6, b: 1e9 }

/** The parts that a fraction has, and what may stand before and behind its word. */
const fractions: Readonly<Record<string, number>> = {
  ...Object.fromEntries('half meio meia metade'.split(' ').map((word) => [word, 2])),
  ...Object.fromEntries('third thirds terco tercos'.split(' ').map((word) => [word, 3])),
  ...Object.fromEntries('quarter quarters quarto quartos'.split(' ').map((word) => [word, 4])),
  ...Object.fromEntries('fifth fifths quinto quintos'.split(' ').map((word) => [word, 5])),
}
const counts: Readonly<Record<string, number>> = {
  a: 1,
  ...numbered(1, 'um dois tres quatro'),
  ...numbered(1, 'one two three four'),
}
const fractionLinks = new Set('of de a an um'.split(' '))

export const numberWords: readonly string[] = [...Object.keys(small), ...Object.keys(units), 'meio', 'half', 'hundred']

/** The number at a token, with its units: `1,5 milhão`, `dez mil`, `half a million`, `um milhão e 200 mil`. */
export function readNumber(line: Line, at: number): NumberRead | undefined {
  const first = readTerm(line, at)
  if (first?.unit === undefined) return first
  let read = first
  for (;;) {
    const next = readNextTerm(line, read)
    if (next === undefined) return read
    read = { ...next, value: read.value + next.value, unit: first.unit }
  }
}

/** `e 200 mil` after `um milhão`: a term of a smaller unit; `e meio` is half of the unit before. */
function readNextTerm(line: Line, read: NumberRead): NumberRead | undefined {
  const joined = ['e', 'and'].includes(plainAt(line, read.to))
  const at = joined ? read.to + 1 : read.to
  const unit = read.unit ?? 1
  if (joined && ['meio', 'meia'].includes(plainAt(line, at))) return { value: unit / 2, to: at + 1, unit: 1 }
  if (joined && plainAt(line, at) === 'a' && plainAt(line, at + 1) === 'half')
    return { value: unit / 2, to: at + 2, unit: 1 }
  if (unit <= 1) return undefined
  const term = readTerm(line, at)
  if (term === undefined || term.value >= unit) return undefined
  // Figures after a unit are a number of their own unless they have a unit, or words said them all: `2 milhões e 300`.
  return term.unit !== undefined || (term.inWords && read.inWords) ? { ...term, unit: term.unit ?? 1 } : undefined
}

function readTerm(line: Line, at: number): NumberRead | undefined {
  const fraction = readFraction(line, at)
  if (fraction) return fraction
  const figure = readFigure(line, at) ?? readWords(line, at)
  if (figure) {
    const halved = readWithHalf(line, figure)
    if (halved) return halved
    const unit = unitAt(line, figure.to)
    if (unit === undefined) return figure
    return {
      ...figure,
      value: rounded((figure.inWords ? figure.value : parseFigure(line.tokens[at]?.text ?? '', true)) * unit),
      to: figure.to + 1,
      unit,
    }
  }
  const unit = units[plainAt(line, at)]
  // A bare `mil` is a thousand, and `a million` one million; `mi` and `k` need a figure, and `millions` are no number.
  if (unit !== undefined && bareUnits.has(plainAt(line, at))) return { value: unit, to: at + 1, unit, inWords: true }
  const article = ['a', 'an'].includes(plainAt(line, at)) ? units[plainAt(line, at + 1)] : undefined
  return article === undefined ? undefined : { value: article, to: at + 2, unit: article, inWords: true }
}

/** `one and a half million`, `dois e meio milhões`. */
function readWithHalf(line: Line, { value, to }: NumberRead): NumberRead | undefined {
  if (!['e', 'and'].includes(plainAt(line, to))) return undefined
  const at = plainAt(line, to + 1) === 'a' ? to + 2 : to + 1
  const unit = units[plainAt(line, at + 1)]
  if (!['half', 'meio', 'meia'].includes(plainAt(line, at)) || unit === undefined) return undefined
  return { value: rounded((value + 0.5) * unit), to: at + 2, unit, inWords: true }
}

/** `half a million`, `a quarter of a million`, `três quartos de milhão`. */
function readFraction(line: Line, from: number): NumberRead | undefined {
  const count = counts[plainAt(line, from)]
  const at = count === undefined ? from : from + 1
  const part = fractions[plainAt(line, at)]
  if (part === undefined) return undefined
  const next = skip(line, at + 1, { words: fractionLinks, most: 2 })
  const unit = units[plainAt(line, next)]
  return unit === undefined
    ? undefined
    : { value: rounded((unit * (count ?? 1)) / part), to: next + 1, unit, inWords: true }
}

function unitAt(line: Line, at: number): number | undefined {
  const token = line.tokens[at]
  if (token === undefined) return undefined
  return units[token.plain] ?? (token.glued ? gluedUnits[token.plain] : undefined)
}

function readFigure({ tokens }: Line, at: number): NumberRead | undefined {
  const token = tokens[at]
  if (token?.type !== 'number') return undefined
  const value = parseFigure(token.text, false)
  const power = powerAt(tokens, at + 1)
  if (power !== undefined) return { value: parseFigure(token.text, true) * 10 ** power, to: at + 3 }
  return Number.isNaN(value) ? undefined : { value, to: at + 1 }
}

/** `1e6`: a power of ten at once behind a figure. */
function powerAt(tokens: Line['tokens'], at: number): number | undefined {
  const [letter, digits] = [tokens[at], tokens[at + 1]]
  const isPower = letter?.plain === 'e' && letter.glued && digits?.glued === true && /^\d{1,2}$/.test(digits.text)
  return isPower ? Number(digits.text) : undefined
}

/** Words below a thousand: `cento e vinte e três`, `two hundred and fifty`. */
function readWords(line: Line, from: number): NumberRead | undefined {
  let at = from
  let value = 0
  let last = 1000
  for (;;) {
    const skipped = at > from && ['e', 'and'].includes(plainAt(line, at)) ? at + 1 : at
    const word = small[plainAt(line, skipped)]
    if (word === undefined || word >= last || (last < 20 && last < 1000)) break
    value += word
    last = word >= 100 ? 100 : word >= 20 ? 20 : word === 10 ? 1 : 1
    at = skipped + 1
    if (plainAt(line, at) === 'hundred' && value < 10) {
      value *= 100
      last = 100
      at += 1
    }
  }
  if (at === from) return undefined
  // `one point five`, `um vírgula cinco`.
  const tenths = ['point', 'virgula'].includes(plainAt(line, at)) ? small[plainAt(line, at + 1)] : undefined
  return tenths !== undefined && tenths < 10
    ? { value: value + tenths / 10, to: at + 2, inWords: true }
    : { value, to: at, inWords: true }
}

/**
 * A written number. Of two kinds of separators the last is the decimal one; a single one is decimal unless exactly three
 * digits and no unit follow it.
 * @example parseFigure('1.234.567,89', false) // 1234567.89
 */
function parseFigure(written: string, hasUnit: boolean): number {
  const text = written.replace(/[^\d.,]/g, '')
  const separators = text.replace(/\d/g, '')
  const last = separators.at(-1) ?? ''
  const isMixed = new Set(separators).size === 2
  const isThousands = !isMixed && (separators.length > 1 || (/[.,]\d{3}$/.test(text) && !hasUnit))
  if (last === '' || isThousands) return Number(text.replace(/[.,]/g, ''))
  const at = text.lastIndexOf(last)
  return Number(`${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function numbered(first: number, words: string, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]))
}
