/**
 * Upper tail 1 − Φ(z) of the standard normal distribution, relative error below 1.2e-7 (Numerical Recipes §6.2, erfc).
 * Own code: the table of simple-statistics has two decimals of z.
 *
 * @example normalTail(1.959963985) // 0.025
 */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.5 * x)
  let polynomial = 0
  for (const coefficient of coefficients) polynomial = polynomial * t + coefficient
  const upper = 0.5 * t * Math.exp(-x * x + polynomial)
  return z >= 0 ? upper : 1 - upper
}

const coefficients = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
  -1.26551223,
] as const
