/** Weight, in observations, of the pooled variance: holds the false alarm rate near .1 % at every group size. */
export const priorObservations = 10

/**
 * Group variance drawn towards the pooled one: (ν₀·s₀² + n·s²) / (ν₀ + n) (Smyth 2004, with fixed ν₀).
 *
 * @example shrunkVariance({ variance: 4, count: 10 }, 2) // 3
 */
export function shrunkVariance(
  group: { readonly variance: number; readonly count: number },
  pooledVariance: number,
  prior = priorObservations,
): number {
  const own = group.count > 0 && Number.isFinite(group.variance) ? group.count : 0
  return (prior * pooledVariance + (own === 0 ? 0 : own * group.variance)) / (prior + own)
}
