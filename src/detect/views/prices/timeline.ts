import { groupCodes } from '../../../dataset/group-keys.ts'

/** Times, NaN where unknown, and the positions of those known, earliest first; ties by position. */
export interface Timeline {
  readonly times: Float64Array
  readonly order: Int32Array
}

/** Sorts times by counting: times are days, so that many are equal. */
export function orderTimes(times: Float64Array): Timeline {
  const days = distinctOf(times)
  const codes = new Int32Array(times.length)
  for (let at = 0; at < codes.length; at++) codes[at] = findCode(days, times[at])
  return { times, order: groupCodes(codes, days.length).members }
}

/** Finite values, each once, ascending. */
function distinctOf(times: Float64Array): Float64Array {
  const sorted = times.slice().sort()
  let count = 0
  for (let at = 0; at < sorted.length; at++) {
    const time = sorted[at]
    if (Number.isFinite(time) && (count === 0 || time !== sorted[count - 1])) sorted[count++] = time
  }
  return sorted.subarray(0, count)
}

/** Index of a time among the distinct ones; −1 where it is not finite. */
function findCode(days: Float64Array, time: number): number {
  if (!Number.isFinite(time)) return -1
  let [low, high] = [0, days.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (days[middle] < time) low = middle + 1
    else high = middle
  }
  return low
}
