import { quantileSorted } from './quantile.ts'
import { seededRandom } from './seeded-random.ts'

export interface BootstrapInterval {
  readonly mean: number
  /** Bounds of the percentile interval of 95 % (Efron and Tibshirani 1993, chapter 13). */
  readonly low: number
  readonly high: number
}

/**
 * Mean of some values with its bootstrap interval; equal seeds give equal intervals. NaN without values.
 *
 * @example bootstrapMean([1, 1, 1], { seed: 's', resamples: 100 }) // { mean: 1, low: 1, high: 1 }
 */
export function bootstrapMean(
  values: readonly number[],
  { seed, resamples }: { readonly seed: string; readonly resamples: number },
): BootstrapInterval {
  const random = seededRandom(seed)
  const meanOf = (pick: (at: number) => number) => values.reduce((sum, _, at) => sum + pick(at), 0) / values.length
  const means = Float64Array.from({ length: resamples }, () =>
    meanOf(() => values[random.integer(values.length)]),
  ).sort()
  return { mean: meanOf((at) => values[at]), low: quantileSorted(means, 0.025), high: quantileSorted(means, 0.975) }
}
