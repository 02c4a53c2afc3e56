// How entries of registers of sanctions stand to a day, or to the periods that a question names.

import type { SanctionEntry, SanctionMoment } from '../../chat/facts/one-record-facts.ts'
import { type Dataset, isDay, sanctionListCodes } from '../../dataset/dataset.ts'
import { formatDay, parseDay } from '../../domain/days.ts'
import type { DateRange } from '../../domain/generated/wire-types.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import type { NormalisedRecord } from '../../domain/records.ts'
import { publicRecordId } from '../../reports/shown-record.ts'

/** Days since 1970-01-01, both included. */
type Days = readonly [from: number, to: number]

/** The days of periods; of none the one day. */
export function daysAsked(periods: readonly DateRange[] | undefined, day: number): readonly Days[] {
  return (
    periods?.map(({ start = '', end = '' }) => [
      parseDay(start) ?? Number.NEGATIVE_INFINITY,
      parseDay(end) ?? Number.POSITIVE_INFINITY,
    ]) ?? [[day, day]]
  )
}

/** In force where it was so at some moment of one of them. */
export function momentWithin(dataset: Dataset, row: number, days: readonly Days[]): SanctionMoment {
  if (days.some((some) => isInForce(dataset, row, some))) return 'in_force'
  if (isBetween(dataset, row, days)) return 'between'
  const [first, last] = [days[0]?.[0] ?? 0, days.at(-1)?.[1] ?? 0]
  const start = dataset.sanctions.start_day[row]
  return momentOf(dataset, row, isDay(start) && start > first ? last : first)
}

/** It began, and ended or left its register, in a gap between two of them. */
function isBetween({ sanctions }: Dataset, row: number, days: readonly Days[]): boolean {
  const { start_day, end_day, withdrawn_day } = sanctions
  const withdrawn = isDay(withdrawn_day[row]) ? withdrawn_day[row] - 1 : Number.POSITIVE_INFINITY
  const [start, end] = [start_day[row], Math.min(isDay(end_day[row]) ? end_day[row] : withdrawn, withdrawn)]
  if (!isDay(start) || !isDay(end)) return false
  const [earlier, later] = [days.filter(([, to]) => to < start), days.filter(([from]) => end < from)]
  return earlier.length > 0 && later.length > 0 && earlier.length + later.length === days.length
}

function isInForce({ sanctions }: Dataset, row: number, [from, to]: Days): boolean {
  const { start_day, end_day, withdrawn_day, suspended_day, resumed_day } = sanctions
  const first = Math.max(from, isDay(start_day[row]) ? start_day[row] : from)
  const ended = isDay(end_day[row]) ? end_day[row] : to
  const last = Math.min(to, ended, isDay(withdrawn_day[row]) ? withdrawn_day[row] - 1 : to)
  if (first > last) return false
  if (!isDay(suspended_day[row]) || first < suspended_day[row]) return true
  return isDay(resumed_day[row]) && resumed_day[row] <= last
}

/** How an entry stands to a day. */
function momentOf({ sanctions }: Dataset, row: number, day: number): SanctionMoment {
  const { start_day, end_day, withdrawn_day, suspended_day, resumed_day } = sanctions
  if (isDay(start_day[row]) && start_day[row] > day) return 'after'
  if (isDay(end_day[row]) && end_day[row] < day) return 'before'
  if (isDay(withdrawn_day[row]) && withdrawn_day[row] <= day) return 'withdrawn'
  const isSuspended = isDay(suspended_day[row]) && suspended_day[row] <= day
  return !isSuspended || (isDay(resumed_day[row]) && resumed_day[row] <= day) ? 'in_force' : 'suspended'
}

/** An entry by its row and its record. */
export function sanctionEntry(
  { sanctions: { start_day, end_day, suspended_day, resumed_day, withdrawn_day, list } }: Dataset,
  row: number,
  { moment, document }: { readonly moment: SanctionMoment; readonly document: NormalisedRecord | undefined },
): SanctionEntry {
  const record_id = document && publicRecordId(document)
  const type = document && 'sanction_type' in document ? String(document.sanction_type) : undefined
  return {
    list: sanctionListCodes[list[row] ?? -1] ?? '',
    ...(type !== undefined && { type: maskPersonalIds(type) }),
    moment,
    ...(isDay(start_day[row]) && { start: formatDay(start_day[row]) }),
    ...(isDay(end_day[row]) && { end: formatDay(end_day[row]) }),
    ...(isDay(suspended_day[row]) && { suspended: formatDay(suspended_day[row]) }),
    ...(isDay(resumed_day[row]) && { resumed: formatDay(resumed_day[row]) }),
    ...(isDay(withdrawn_day[row]) && { withdrawn: formatDay(withdrawn_day[row]) }),
    ...(record_id !== undefined && { record_id }),
  }
}
