export interface Friedman {
  /** Friedman's chi-square without correction for ties, which shuffles within blocks leave as they are. */
  readonly statistic: number
  /** Kendall's W, 0 to 1: how far the blocks agree. */
  readonly w: number
  readonly meanRanks: Float64Array
}

/**
 * Friedman's statistic (1937) of blocks (years) of equally many ranks (of months, within each block), so that neither a trend from
 * year to year nor single extreme values carry it.
 *
 * @example friedmanOfRanks([Float64Array.of(1, 2, 3), Float64Array.of(1, 2, 3)]).w // 1
 */
export function friedmanOfRanks(blocks: readonly Float64Array[]): Friedman {
  const size = blocks[0]?.length ?? 0
  const meanRanks = new Float64Array(size)
  for (const block of blocks) for (let at = 0; at < size; at++) meanRanks[at] += block[at] / blocks.length
  const spread = meanRanks.reduce((sum, rank) => sum + (rank - (size + 1) / 2) ** 2, 0)
  const statistic = (12 * blocks.length * spread) / (size * (size + 1))
  return { statistic, w: statistic / (blocks.length * (size - 1)), meanRanks }
}
