// Incomplete beta: the regularised function behind binomial and t tails.

import { logGamma } from './log-gamma.ts'

const iterationsMax = 300
const precision = 1e-15
const tiny = 1e-300

/**
 * Regularised incomplete beta function I_x(a, b) for a, b > 0 and x in [0, 1], by Lentz's continued fraction
 * (Numerical Recipes §6.4). Tails of the binomial, Student t, F and negative binomial follow from it.
 *
 * @example incompleteBeta(0.5, 2, 3) // 0.6875
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a
  return 1 - (front * betaFraction(1 - x, b, a)) / b
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m <= iterationsMax; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / awayFromZero(1 + even * d)
    c = awayFromZero(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / awayFromZero(1 + odd * d)
    c = awayFromZero(1 + odd / c)
    const step = d * c
    fraction *= step
    if (Math.abs(step - 1) < precision) break
  }
  return fraction
}

function awayFromZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value
}
