import { midranks } from './midranks.ts'
import { normalTail } from './normal-tail.ts'
import { zOf95 } from './z-of-95.ts'

export interface RankCorrelation {
  readonly rho: number
  readonly low: number
  readonly high: number
  /** Fisher’s z over its standard error without a correlation (Fieller, Hartley and Pearson 1957). */
  readonly statistic: number
  readonly p: number
}

/**
 * Spearman's rank correlation (1904) of values without NaN, ties by mean ranks.
 *
 * @example spearman([1, 2, 3, 4], [1, 3, 2, 4]) // 0.8
 */
export function spearman(x: ArrayLike<number>, y: ArrayLike<number>): number {
  return pearson(midranks(x), midranks(y))
}

/** Pearson's correlation; NaN where one of both does not vary. */
export function pearson(x: Float64Array, y: Float64Array): number {
  const n = x.length
  const [meanX, meanY] = [meanOf(x), meanOf(y)]
  let [xy, xx, yy] = [0, 0, 0]
  for (let at = 0; at < n; at++) {
    const [dx, dy] = [x[at] - meanX, y[at] - meanY]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  return xx === 0 || yy === 0 ? Number.NaN : Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
}

/** First-order partial correlation of x and y given z, from their three correlations (Yule 1907). */
export function partial(xy: number, xz: number, yz: number): number {
  return Math.max(-1, Math.min(1, (xy - xz * yz) / Math.sqrt((1 - xz * xz) * (1 - yz * yz))))
}

/**
 * Interval of 95 % by Fisher's z with the variance of Bonett and Wright (2000) for ranks, and a two-sided p-value by the same z.
 * `controls` is the number of variables that were taken out.
 */
export function judgeCorrelation(rho: number, n: number, controls = 0): RankCorrelation {
  const free = n - controls
  const z = Math.atanh(Math.max(-0.999999999, Math.min(0.999999999, rho)))
  const half = zOf95 * Math.sqrt((1 + (rho * rho) / 2) / (free - 3))
  const statistic = z * Math.sqrt((free - 3) / 1.06)
  return {
    ...{ rho, low: Math.tanh(z - half), high: Math.tanh(z + half) },
    ...{ statistic, p: Math.min(1, 2 * normalTail(Math.abs(statistic))) },
  }
}

function meanOf(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}
