// Level shift: the moment from which a whole group costs more or less (a shock of the category), found by a CUSUM.
// A shift is not an anomaly of the contracts after it; it belongs in their expected price.

/** Members on either side that a shift needs. */
const sideMembersMin = 8
/** Standard deviations of the largest difference of means; about one false shift in 500 groups. */
const scoreMin = 4
/** Residuals count at most this many scales, so that a few wild prices make no shift. */
const clipScales = 2.5

/** The time from which residuals differ from those before; undefined when no moment stands out. Times that are NaN are left out. */
export function findLevelShift(times: Float64Array, residual: Float64Array, scale: number): number | undefined {
  const order = Array.from(times.keys())
    .filter((i) => Number.isFinite(times[i] as number))
    .sort((a, b) => (times[a] as number) - (times[b] as number) || a - b)
  const clipped = order.map((i) => Math.max(-clipScales, Math.min(clipScales, (residual[i] as number) / scale)))
  const count = clipped.length
  const total = clipped.reduce((sum, value) => sum + value, 0)
  let best = scoreMin
  let start: number | undefined
  let before = 0
  for (let k = 1; k < count; k++) {
    before += clipped[k - 1] as number
    const time = times[order[k] as number] as number
    if (k < sideMembersMin || count - k < sideMembersMin || time === times[order[k - 1] as number]) continue
    const score = Math.abs(before - (k / count) * total) / Math.sqrt((k * (count - k)) / count)
    if (score <= best) continue
    best = score
    start = time
  }
  return start
}
