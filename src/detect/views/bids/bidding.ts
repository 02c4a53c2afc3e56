// Biddings: the valid bids of each act, one for each firm, lowest first.

import { ABSENT_CODE, bidStatusCodes, type Dataset } from '../../../dataset/dataset.ts'
import { sharedColumn, sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { assertWantedAt } from '../../../dataset/wanted.ts'

/** The bids of all acts, one for each firm of an act: its lowest valid bid. */
export interface Biddings {
  /** The valid bids of act `row` stand from `starts[row]` to `starts[row + 1]`, lowest first. */
  readonly starts: Int32Array
  readonly suppliers: Int32Array
  readonly cents: Float64Array
  /** By act: valid bids of unknown firm or value; with any of them the order of bids cannot be judged. */
  readonly unknown: Uint16Array
  /** By act: firms of which every bid was disqualified, and those of them that had bid less than the lowest valid bid. */
  readonly disqualified: Uint16Array
  readonly cheaperDisqualified: Uint16Array
}

const [validStatus, disqualifiedStatus] = [bidStatusCodes.indexOf('valid'), bidStatusCodes.indexOf('disqualified')]

/** Reads the bids of all acts, once for all detectors. */
export const readBiddings = sharedPerDataset('biddings', ({ acts, bids }): Biddings => {
  const starts = sharedColumn(Int32Array, acts.length + 1)
  const suppliers = sharedColumn(Int32Array, bids.length)
  const cents = sharedColumn(Float64Array, bids.length)
  const unknown = sharedColumn(Uint16Array, acts.length)
  const disqualified = sharedColumn(Uint16Array, acts.length)
  const cheaperDisqualified = sharedColumn(Uint16Array, acts.length)
  let [bid, end] = [0, 0]
  for (let row = 0; row < acts.length; row++) {
    assertWantedAt(row)
    const [start, first] = [end, bid]
    while (bid < bids.length && bids.parent[bid] === row) {
      const [supplier, value] = [bids.supplier[bid], bids.value[bid]]
      if (bids.status[bid] === validStatus) {
        if (supplier !== ABSENT_CODE && value > 0) end = insert({ suppliers, cents }, { start, end, supplier, value })
        else unknown[row]++
      }
      bid++
    }
    starts[row + 1] = end
    for (let at = first; at < bid; at++) {
      const supplier = bids.supplier[at]
      if (bids.status[at] !== disqualifiedStatus || supplier === ABSENT_CODE) continue
      if (findFirm(suppliers, { start, end, supplier }) >= 0 || isRepeated(bids, first, at)) continue
      disqualified[row]++
      if (end > start && bids.value[at] < cents[start]) cheaperDisqualified[row]++
    }
  }
  return { starts, suppliers, cents, unknown, disqualified, cheaperDisqualified }
})

interface Offer {
  readonly start: number
  readonly end: number
  readonly supplier: number
  readonly value: number
}

/** Inserts an offer in order among those of its act, in place of a higher one of its firm; returns the new end. */
function insert({ suppliers, cents }: Pick<Biddings, 'suppliers' | 'cents'>, offer: Offer): number {
  const { start, end, supplier, value } = offer
  const known = findFirm(suppliers, offer)
  if (known >= 0 && cents[known] <= value) return end
  let at = known >= 0 ? known : end
  while (at > start && (cents[at - 1] > value || (cents[at - 1] === value && suppliers[at - 1] > supplier))) {
    cents[at] = cents[at - 1]
    suppliers[at] = suppliers[at - 1]
    at--
  }
  cents[at] = value
  suppliers[at] = supplier
  return known >= 0 ? end : end + 1
}

/** Position of a firm among the bids [start, end); −1 for none. */
function findFirm(suppliers: Int32Array, { start, end, supplier }: Omit<Offer, 'value'>): number {
  for (let at = start; at < end; at++) if (suppliers[at] === supplier) return at
  return -1
}

function isRepeated({ supplier, status }: Dataset['bids'], first: number, at: number): boolean {
  for (let i = first; i < at; i++) if (supplier[i] === supplier[at] && status[i] === disqualifiedStatus) return true
  return false
}
