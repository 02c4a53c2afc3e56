// From when until when a sanction lasts, and the periods of which it is asked whether one was in force.

import { parseDay } from '../../domain/days.ts'
import { formatDate } from '../../domain/format.ts'
import type { DateRange } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { listed } from '../../reports/listed.ts'
import type { SanctionEntry } from '../facts/one-record-facts.ts'
import { dateRangeText } from './scope-text.ts'
import { textIn } from './words.ts'

/** `CEIS (suspensão) from 2024-01-01 until 2026-01-01`. */
export function entrySpan(entry: SanctionEntry, language: Language): string {
  const { list, type, start, end } = entry
  const [from, to] = [dayText(start, language), dayText(end, language)]
  const since = from === undefined ? '' : textIn(language, { en: ` from ${from}`, pt: ` de ${from}` })
  const until =
    to === undefined
      ? textIn(language, { en: ' without an end', pt: ' sem data final' })
      : textIn(language, { en: ` until ${to}`, pt: ` até ${to}` })
  return `${list}${type === undefined ? '' : ` (${type})`}${since}${until}${breakText(entry, language)}`
}

/** From when until when it is suspended, and since when its register has it no longer. */
function breakText({ suspended, resumed, withdrawn }: SanctionEntry, language: Language): string {
  const [from, to, off] = [suspended, resumed, withdrawn].map((day) => dayText(day, language))
  const end = to === undefined ? '' : textIn(language, { en: ` until ${to}`, pt: ` até ${to}` })
  const pause =
    from === undefined
      ? ''
      : textIn(language, { en: `, suspended from ${from}${end}`, pt: `, suspensa desde ${from}${end}` })
  const left =
    off === undefined
      ? ''
      : textIn(language, { en: `, off the register since ${off}`, pt: `, fora do cadastro desde ${off}` })
  return `${pause}${left}`
}

/** A day as its readers write it; undefined where there is none. */
export function dayText(iso: string | undefined, language: Language): string | undefined {
  const day = iso === undefined ? undefined : parseDay(iso)
  return day === undefined ? undefined : formatDate(day, language)
}

/** `in 2024`, or `at any time` where one of them is unbounded. */
export function periodsText(periods: readonly DateRange[], language: Language): string {
  if (isEver(periods)) return textIn(language, { en: 'at any time', pt: 'em qualquer época' })
  const words = periods.map((period) => dateRangeText(period, language))
  return listed(words, language)
}

/** Whether one of them is unbounded: there is then no other time, and no moment of it to tell from another. */
export function isEver(periods: readonly DateRange[]): boolean {
  return periods.some(({ start, end }) => start === undefined && end === undefined)
}
