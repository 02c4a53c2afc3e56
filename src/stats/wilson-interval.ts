import { zOf95 } from './z-of-95.ts'

/**
 * Interval of 95 % of a share, `found` of `n` (Wilson 1927); NaN without any.
 *
 * @example wilsonInterval(8, 10) // { low: 0.49, high: 0.943 }
 */
export function wilsonInterval(found: number, n: number): { readonly low: number; readonly high: number } {
  const z2 = zOf95 ** 2
  const share = found / n
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n)
  const half = (zOf95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
