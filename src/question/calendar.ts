// The calendar that questions speak of: names of months and units, and the days that belong to them.

import { dayOf, parseDay } from '../domain/days.ts'

/** A period; `bare` is made again for the year that a later word gives. */
export interface CalendarPeriod {
  readonly first: number
  readonly last: number
  readonly to: number
  /** Of a day or a month without a year: the period in a given year. */
  readonly inYear?: (year: number) => { readonly first: number; readonly last: number } | undefined
  /** Of a part of a named year: the same part of another one. */
  readonly ofYear?: (year: number) => { readonly first: number; readonly last: number } | undefined
  /** Further spans, as those of a month in each of several years. */
  readonly further?: readonly { readonly first: number; readonly last: number }[]
  /** The period ends today and goes on. */
  readonly isNow?: true
  /** The words name a day that does not exist. */
  readonly isImpossible?: true
}

export const months: ReadonlyMap<string, number> = new Map(
  [
    'janeiro jan january',
    'fevereiro fev february feb',
    'marco mar march',
    'abril abr april apr',
    'maio mai may',
    'junho jun june',
    'julho jul july',
    'agosto ago august aug',
    'setembro set september sep sept',
    'outubro out october oct',
    'novembro nov november',
    'dezembro dez december dec',
  ].flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
)
export const monthWords: readonly string[] = [...months.keys()].filter((name) => name.length > 3)

/** Months of a unit; a fortnight is half a month. */
export const units: Readonly<Record<string, number>> = {
  mes: 1,
  month: 1,
  bimestre: 2,
  bimester: 2,
  trimestre: 3,
  trim: 3,
  tri: 3,
  bim: 2,
  quarter: 3,
  quadrimestre: 4,
  semestre: 6,
  semester: 6,
  half: 6,
  metade: 6,
  quinzena: 0.5,
  fortnight: 0.5,
  ano: 12,
  year: 12,
  exercicio: 12,
  terco: 4,
}
export const unitWords: readonly string[] = Object.keys(units)

export function partIn(
  year: number,
  n: number,
  { length, to }: { readonly length: number; readonly to: number },
): CalendarPeriod | undefined {
  const parts = 12 / length
  const place = n < 0 ? parts + 1 + n : n
  if (!(place >= 1 && place <= parts)) return undefined
  const ofYear = (other: number) => spanOfMonths(other, (place - 1) * length + 1, length)
  return { ...ofYear(year), to, ofYear }
}

export function monthIn(year: number, month: number, to: number): CalendarPeriod | undefined {
  if (month < 1 || month > 12) return undefined
  const ofYear = (other: number) => spanOfMonths(other, month, 1)
  return { ...ofYear(year), to, ofYear }
}

export function spanOfMonths(
  year: number,
  month: number,
  length: number,
): { readonly first: number; readonly last: number } {
  const first = dayOf(Date.UTC(year, month - 1, 1))
  return { first, last: dayOf(Date.UTC(year, month - 1 + length, 1)) - 1 }
}

export function dayIn(year: number, month: number, day: number): number | undefined {
  const two = (value: number) => String(value).padStart(2, '0')
  return parseDay(`${year}-${two(month)}-${two(day)}`)
}

export function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

export function isYearText(text: string): boolean {
  return /^(?:19[5-9]|20\d)\d$/.test(text)
}

export function singular(word: string): string {
  return word === 'meses'
    ? 'mes'
    : word === 'halves'
      ? 'half'
      : word.length > 3 && word.endsWith('s') && word !== 'mes'
        ? word.slice(0, -1)
        : word
}
