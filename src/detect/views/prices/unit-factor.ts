/** Usual pack sizes, and the factor of a thousand between units (g and kg, mL and L). */
const packSizes = [6, 10, 12, 15, 20, 24, 25, 30, 48, 50, 60, 100, 120, 144, 200, 250, 500, 1000] as const
/** Tolerance of the ratio around a pack size, in spreads; 15 % at most. */
const spreadsMax = 1
const missMax = 0.15

/**
 * The pack size that explains a residual, above 1 when the price is that of a pack and below 1 (1/size) when the
 * reference is; undefined when none does.
 */
export function findUnitFactor(residual: number, sigma: number): number | undefined {
  const size = Math.abs(residual)
  const miss = (pack: number) => Math.abs(size - Math.log(pack))
  const nearest = packSizes.reduce<number>((best, pack) => (miss(pack) < miss(best) ? pack : best), packSizes[0])
  if (miss(nearest) > Math.min(missMax, spreadsMax * sigma)) return undefined
  return residual > 0 ? nearest : 1 / nearest
}
