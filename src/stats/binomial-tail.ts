import { incompleteBeta } from './incomplete-beta.ts'

/**
 * P(X ≥ successes) for X ~ Bin(trials, probability).
 *
 * @example binomialTail(8, 10, 0.5) // 0.0546875
 */
export function binomialTail(successes: number, trials: number, probability: number): number {
  if (successes <= 0) return 1
  if (successes > trials) return 0
  return incompleteBeta(probability, successes, trials - successes + 1)
}
