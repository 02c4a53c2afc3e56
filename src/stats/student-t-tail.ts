import { incompleteBeta } from './incomplete-beta.ts'

/**
 * Upper tail P(T > t) of Student's t distribution with `degrees` > 0 degrees of freedom.
 *
 * @example studentTTail(2.228, 10) // 0.025
 */
export function studentTTail(t: number, degrees: number): number {
  const half = 0.5 * incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5)
  return t >= 0 ? half : 1 - half
}
