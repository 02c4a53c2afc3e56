const eulerGamma = 0.5772156649015329

/**
 * Mean path length c(n) of an unsuccessful search in a binary search tree of n rows: 2·H(n−1) − 2(n−1)/n (Liu et al. 2008).
 *
 * @example averagePathLength(256) // 10.2448
 */
export function averagePathLength(rows: number): number {
  if (rows <= 1) return 0
  if (rows === 2) return 1
  return 2 * (Math.log(rows - 1) + eulerGamma) - (2 * (rows - 1)) / rows
}
