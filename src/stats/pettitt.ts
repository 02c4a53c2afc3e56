import { midranks } from './midranks.ts'

export interface Pettitt {
  /** Largest |U| over all splits. */
  readonly k: number
  /** The first value behind the split. */
  readonly at: number
}

/**
 * Pettitt's statistic for one change of level (1979): by ranks, so that single extreme values carry no more than others. Its p-value
 * comes from shuffles of the same values.
 *
 * @example pettitt([1, 1.1, 0.9, 5, 5.1, 4.9]) // { k: 9, at: 3 }
 */
export function pettitt(values: ArrayLike<number>): Pettitt {
  return pettittOfRanks(midranks(values))
}

/** The same of ranks, which shuffles keep. */
export function pettittOfRanks(ranks: Float64Array): Pettitt {
  const middle = ranks.length + 1
  let [u, k, at] = [0, 0, 0]
  for (let split = 1; split < ranks.length; split++) {
    u += 2 * ranks[split - 1] - middle
    if (Math.abs(u) > k) [k, at] = [Math.abs(u), split]
  }
  return { k, at }
}
