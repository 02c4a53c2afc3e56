import type { Dataset } from '../domain/dataset.ts'
import { oncePerDataset } from './once-per-dataset.ts'

const none: readonly number[] = []

/**
 * Positions in `payments`, ascending, of the payments on the act of a row, joined by the hash of the contract's id. Acts that
 * share an id share its payments.
 */
export function paymentsOfActs(data: Dataset): (row: number) => readonly number[] {
  const { first, next } = paymentChains(data)
  const { id } = data.acts
  const { contract } = data.payments
  const mask = first.length - 1
  return (row) => {
    const wanted = id[row] || Number.NaN
    let at = first[wanted & mask] ?? -1
    if (at < 0) return none
    const found: number[] = []
    for (; at >= 0; at = next[at] ?? -1) if (contract[at] === wanted) found.push(at)
    return found
  }
}

/** A hash table of whole numbers: a map of a million ids would be ten times as large. */
interface Chains {
  /** First payment whose hash ends in these bits; −1 for none. The length is a power of two. */
  readonly first: Int32Array
  /** The next one with the same bits. */
  readonly next: Int32Array
}

const paymentChains = oncePerDataset(({ payments }): Chains => {
  const first = new Int32Array(2 ** Math.ceil(Math.log2(payments.length + 1))).fill(-1)
  const next = new Int32Array(payments.length)
  const mask = first.length - 1
  for (let at = payments.length - 1; at >= 0; at--) {
    const bits = (payments.contract[at] ?? 0) & mask
    next[at] = first[bits] ?? -1
    first[bits] = at
  }
  return { first, next }
})
