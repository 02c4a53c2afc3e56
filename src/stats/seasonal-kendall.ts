import { medianInPlace } from './median.ts'
import { normalTail } from './normal-tail.ts'
import { quantileSorted } from './quantile.ts'
import { zOf95 } from './z-of-95.ts'

export interface KendallTrend {
  /** Median slope a step, between values of one season (Sen 1968; Hirsch, Slack and Smith 1982); NaN without a pair. */
  readonly slope: number
  /** Interval of 95 % of the slope, from the normal distribution of S. */
  readonly low: number
  readonly high: number
  /** Rises less falls over all pairs of one season. */
  readonly s: number
  readonly z: number
  /** Two-sided, with correction for continuity and ties. */
  readonly p: number
  /** S over the number of pairs, −1 to 1. */
  readonly tau: number
  readonly n: number
}

/**
 * Test for a monotonic trend of values at equal steps, seasons apart (Mann 1945, Kendall 1975; by seasons Hirsch, Slack and Smith
 * 1982), with the slope of Theil (1950) and Sen (1968). `period` 1 is the plain test; NaN is a step without a value.
 *
 * @example seasonalKendall([1, 2, 3, 4, 5], 1).slope // 1
 */
export function seasonalKendall(values: ArrayLike<number>, period: number): KendallTrend {
  const slopes: number[] = []
  let [s, variance, n] = [0, 0, 0]
  for (let season = 0; season < period; season++) {
    const own: number[] = []
    for (let at = season; at < values.length; at += period) {
      if (Number.isNaN(values[at])) continue
      for (const before of own) {
        s += Math.sign(values[at] - values[before])
        slopes.push((values[at] - values[before]) / (at - before))
      }
      own.push(at)
    }
    n += own.length
    variance += varianceOf(own.map((at) => values[at]))
  }
  const sorted = Float64Array.from(slopes).sort()
  const z = variance === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(variance)
  return {
    slope: medianInPlace(Float64Array.from(slopes)),
    ...boundsOf(sorted, variance),
    ...{ s, z, p: Math.min(1, 2 * normalTail(Math.abs(z))), tau: slopes.length === 0 ? 0 : s / slopes.length, n },
  }
}

/** Of S of one season without a trend, less that of its ties. */
function varianceOf(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const of = (count: number) => (count * (count - 1) * (2 * count + 5)) / 18
  return [...counts.values()].reduce((left, count) => left - of(count), of(values.length))
}

/** Order statistics of the slopes at half of their number ± half of z times the deviation of S (Sen 1968). */
function boundsOf(sorted: Float64Array, variance: number): { readonly low: number; readonly high: number } {
  const last = sorted.length - 1
  if (last < 0) return { low: Number.NaN, high: Number.NaN }
  const half = (zOf95 * Math.sqrt(variance)) / 2
  const at = (rank: number) => quantileSorted(sorted, last === 0 ? 0 : (rank - 1) / last)
  return { low: at(sorted.length / 2 - half), high: at(sorted.length / 2 + half + 1) }
}
