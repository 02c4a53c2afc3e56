import { lowerGamma } from './incomplete-gamma.ts'

/**
 * P(X ≥ count) for X ~ Poisson(mean).
 *
 * @example poissonTail(3, 1) // 0.0803013970713942
 */
export function poissonTail(count: number, mean: number): number {
  return count <= 0 ? 1 : lowerGamma(count, mean)
}
