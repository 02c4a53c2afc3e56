// Term history: the end of a contract's term after each amendment, and how late each amendment came.

import { childRange } from '../../../dataset/child-rows.ts'
import { DAY_ABSENT, type Dataset, isDay } from '../../../dataset/dataset.ts'

/** Choice: days after the end within which an amendment may be dated by its publication. */
export const graceDays = 30

/** Whether a contract has amendments on record. */
export function isAmended({ amendments }: Dataset, row: number): boolean {
  const [first, end] = childRange(amendments.parent, row)
  return end > first
}

export interface TermHistory {
  readonly count: number
  readonly start: number
  readonly end: number
  /** End of the term after the last extension. */
  readonly lastEnd: number
  /** Maximum number of days of an amendment after the end then in force. */
  readonly daysAfterEnd: number
  /** The same for amendments that extended the term. */
  readonly revivedAfter: number
  readonly revivedDay: number
  readonly lateDay: number
}

/** The term history of a contract; undefined where its term is unknown. */
export function readTermHistory({ acts, amendments }: Dataset, row: number): TermHistory | undefined {
  const [start, end] = [acts.start_day[row], acts.end_day[row]]
  if (!isDay(start) || !isDay(end) || end <= start) return undefined
  const [first, last] = childRange(amendments.parent, row)
  const order = Array.from({ length: last - first }, (_, i) => first + i).sort(
    (a, b) => amendments.day[a] - amendments.day[b] || amendments.new_end_day[a] - amendments.new_end_day[b],
  )
  let [current, daysAfterEnd, lateDay] = [end, 0, DAY_ABSENT]
  let [revivedAfter, revivedDay] = [0, DAY_ABSENT]
  for (const at of order) {
    const day = amendments.day[at]
    if (isDay(day) && day - current > daysAfterEnd) [daysAfterEnd, lateDay] = [day - current, day]
    const extended = amendments.new_end_day[at]
    if (isDay(extended) && extended > current && isDay(day) && day - current > revivedAfter)
      [revivedAfter, revivedDay] = [day - current, day]
    if (isDay(extended)) current = Math.max(current, extended)
  }
  return { count: last - first, start, end, lastEnd: current, daysAfterEnd, revivedAfter, revivedDay, lateDay }
}
