// Level shift: the time from which the prices of a whole group are higher or lower (a market shock), found by a CUSUM.
// A shift is part of the expected price of the contracts after it, not an anomaly of theirs.

import type { Timeline } from './timeline.ts'

/** Least number of members on either side of a shift. */
const sideMembersMin = 8
/** Critical value of the largest standardised difference of means; about one false shift in 500 groups. */
const scoreMin = 4
/** Residuals are clipped at this many scales, so that a few outliers make no shift. */
const clipScales = 2.5

/** The time from which residuals differ from those before; undefined when no time is significant. NaN times are left out. */
export function findLevelShift({ times, order }: Timeline, residual: Float64Array, scale: number): number | undefined {
  const count = order.length
  const clippedAt = (k: number) => Math.max(-clipScales, Math.min(clipScales, residual[order[k]] / scale))
  let total = 0
  for (let k = 0; k < count; k++) total += clippedAt(k)
  let best = scoreMin
  let start: number | undefined
  let before = 0
  for (let k = 1; k < count; k++) {
    before += clippedAt(k - 1)
    const time = times[order[k]]
    if (k < sideMembersMin || count - k < sideMembersMin || time === times[order[k - 1]]) continue
    const score = Math.abs(before - (k / count) * total) / Math.sqrt((k * (count - k)) / count)
    if (score <= best) continue
    best = score
    start = time
  }
  return start
}
