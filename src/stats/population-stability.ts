/**
 * Population-stability index of two histograms over the same bins: Σ (a − e)·ln(a/e) over the shares a and e of each bin (Siddiqi 2006).
 * Half a count is added to every bin, so that an empty one stays finite. NaN without counts on either side.
 *
 * @example populationStability([50, 50], [50, 50]) // 0
 */
export function populationStability(expected: readonly number[], actual: readonly number[]): number {
  const [before, now] = [sharesOf(expected), sharesOf(actual)]
  return before.reduce((sum, share, bin) => sum + (now[bin] - share) * Math.log(now[bin] / share), 0)
}

function sharesOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => (total === 0 ? Number.NaN : (count + 0.5) / (total + counts.length / 2)))
}

/** 95 % of a normal distribution lies below. */
const normalQuantile = 1.6449

/**
 * The index that samples of one population exceed once in twenty times: χ²(.95; bins − 1)·(1/n + 1/m) (Yurdakul and Naranjo 2020), with
 * the quantile of Wilson and Hilferty (1931). 0 for a single bin.
 *
 * @example stabilityNoise(10, { expected: 1_000, actual: 1_000 }) // .0338
 */
export function stabilityNoise(
  bins: number,
  { expected, actual }: { readonly expected: number; readonly actual: number },
): number {
  const freedom = bins - 1
  if (freedom <= 0) return 0
  const step = 2 / (9 * freedom)
  return freedom * (1 - step + normalQuantile * Math.sqrt(step)) ** 3 * (1 / expected + 1 / actual)
}
