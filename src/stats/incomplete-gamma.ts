// Incomplete gamma: the regularised function behind Poisson and χ² tails.

import { logGamma } from './log-gamma.ts'

const iterationsMax = 500
const precision = 1e-15
const tiny = 1e-300

/**
 * Regularised lower incomplete gamma function P(a, x) for a > 0 and x ≥ 0: series below a + 1, continued fraction above
 * (Numerical Recipes §6.2). The upper tail of a Poisson count is P(k, λ).
 *
 * @example lowerGamma(1, 2) // 0.8646647167633873 = 1 − e⁻²
 */
export function lowerGamma(a: number, x: number): number {
  if (x <= 0) return 0
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? front * series(a, x) : 1 - front * fraction(a, x)
}

function series(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n <= iterationsMax && term > sum * precision; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let value = d
  for (let n = 1; n <= iterationsMax; n++) {
    const step = -n * (n - a)
    b += 2
    d = 1 / awayFromZero(step * d + b)
    c = awayFromZero(b + step / c)
    value *= d * c
    if (Math.abs(d * c - 1) < precision) break
  }
  return value
}

function awayFromZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value
}
