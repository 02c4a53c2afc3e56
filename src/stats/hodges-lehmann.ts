import { median } from './median.ts'
import { zOf95 } from './z-of-95.ts'

export interface LocationShift {
  /** Median of all differences of a later and an earlier value. */
  readonly value: number
  readonly low: number
  readonly high: number
  /** Share of the differences above zero less the share below. */
  readonly biserial: number
}

/**
 * Hodges and Lehmann's shift (1963) between two samples, with the interval of 95 % of Mann and Whitney's test (Hollander and Wolfe
 * 1999, §4.3): of the ordered differences those of rank C from either end, where C is what the normal approximation leaves outside.
 *
 * @example hodgesLehmann(Float64Array.of(1, 2, 3, 4), Float64Array.of(11, 12, 13, 14)) // { value: 10, low: 7, high: 13, biserial: 1 }
 */
export function hodgesLehmann(before: Float64Array, after: Float64Array): LocationShift {
  const differences = new Float64Array(before.length * after.length)
  let [count, more] = [0, 0]
  for (const late of after)
    for (const early of before) {
      differences[count++] = late - early
      more += Math.sign(late - early)
    }
  differences.sort()
  const half = zOf95 * Math.sqrt((count * (before.length + after.length + 1)) / 12)
  const rank = Math.max(1, Math.floor(count / 2 - half))
  return {
    value: median(differences),
    low: differences[rank - 1],
    high: differences[count - rank],
    biserial: more / count,
  }
}
