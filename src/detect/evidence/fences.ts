import { quantileInPlace } from '../../stats/quantile.ts'

/** Tukey's fences over a group of peers. */
export interface Fences {
  readonly low: number
  readonly high: number
  readonly median: number
  /** Interquartile range. */
  readonly spread: number
  readonly count: number
}

export interface FenceOptions {
  /** Distance of the fences from the quartiles, in interquartile ranges. */
  readonly reach: number
  readonly peersMin: number
}

/** Fences of finite values, which are reordered; undefined for fewer than `peersMin` values, or an interquartile range of 0. */
export function findFences(values: Float64Array, { reach, peersMin }: FenceOptions): Fences | undefined {
  if (values.length < peersMin) return undefined
  const [lower, upper] = [quantileInPlace(values, 0.25), quantileInPlace(values, 0.75)]
  const spread = upper - lower
  if (!(spread > 0)) return undefined
  return {
    low: lower - reach * spread,
    high: upper + reach * spread,
    median: quantileInPlace(values, 0.5),
    spread,
    count: values.length,
  }
}
