// Level shift: the moment from which a whole group costs more or less (a shock of the category), found by a CUSUM.
// A shift is not an anomaly of the contracts after it; it belongs in their expected price.

import type { Timeline } from './timeline.ts'

/** Members on either side that a shift needs. */
const sideMembersMin = 8
/** Standard deviations of the largest difference of means; about one false shift in 500 groups. */
const scoreMin = 4
/** Residuals count at most this many scales, so that a few wild prices make no shift. */
const clipScales = 2.5

/** The time from which residuals differ from those before; undefined when no moment stands out. Times that are NaN are left out. */
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
