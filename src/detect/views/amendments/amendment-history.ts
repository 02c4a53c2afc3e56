import { childRange } from '../../../dataset/child-rows.ts'
import { type Dataset, isDay } from '../../../dataset/dataset.ts'

/** One amendment of a contract: its row in the table, its day, and the end of the term before and after it. */
export interface AmendmentStep {
  readonly at: number
  readonly day: number
  readonly endBefore: number
  readonly endAfter: number
}

/** The amendments of a contract in the order of their days, those without a day left out; none where the contract has no end. */
export function amendmentSteps({ acts, amendments }: Dataset, row: number): readonly AmendmentStep[] {
  const [first, last] = childRange(amendments.parent, row)
  let end = acts.end_day[row]
  if (last === first || !isDay(end)) return []
  const order: number[] = []
  for (let at = first; at < last; at++) if (isDay(amendments.day[at])) order.push(at)
  // Of one day the farthest end is the one that holds.
  const { day, new_end_day } = amendments
  order.sort((a, b) => day[a] - day[b] || new_end_day[a] - new_end_day[b])
  return order.map((at) => {
    const moved = amendments.new_end_day[at]
    const endBefore = end
    // A later amendment overrides an earlier one.
    if (isDay(moved)) end = moved
    return { at, day: amendments.day[at], endBefore, endAfter: end }
  })
}
