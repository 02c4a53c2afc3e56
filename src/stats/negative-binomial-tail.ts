import { incompleteBeta } from './incomplete-beta.ts'
import { poissonTail } from './poisson-tail.ts'

/**
 * P(X ≥ count) for a negative binomial X with `mean` and variance mean + mean²/size: a Poisson count whose rate varies.
 * A size of a million or more is computed as the Poisson, where the difference is below the rounding of the beta function.
 *
 * @example negativeBinomialTail(2, { mean: 1, size: 1 }) // 0.25
 */
export function negativeBinomialTail(
  count: number,
  { mean, size }: { readonly mean: number; readonly size: number },
): number {
  if (count <= 0) return 1
  if (size >= 1e6) return poissonTail(count, mean)
  return incompleteBeta(mean / (mean + size), count, size)
}
