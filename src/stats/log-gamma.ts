import { gammaln } from 'simple-statistics'

/**
 * Natural logarithm of the gamma function for x > 0, to about 15 digits.
 *
 * @example logGamma(5) // 3.1780538303479458 = ln 24
 */
export function logGamma(x: number): number {
  return gammaln(x)
}
