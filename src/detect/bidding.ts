import { ABSENT_CODE, bidStatusCodes, type Dataset } from '../domain/dataset.ts'
import { childRange } from './child-rows.ts'

export interface Offer {
  readonly supplier: number
  readonly cents: number
}

/** The bids of one act, one for each firm. */
export interface Bidding {
  /** Valid bids of known firms and values, lowest first. */
  readonly valid: readonly Offer[]
  /** Firms of which every bid was disqualified, with the lowest of its values (NaN when none is known). */
  readonly disqualified: readonly Offer[]
  /** Valid bids of unknown firm or value: with any of them the order of bids cannot be judged. */
  readonly unknown: number
}

const [validStatus, disqualifiedStatus] = [bidStatusCodes.indexOf('valid'), bidStatusCodes.indexOf('disqualified')]

/** Reads the bids of an act; a firm that bid for several lots, or several times, counts with its lowest bid. */
export function readBidding({ bids }: Dataset, row: number): Bidding {
  const [first, end] = childRange(bids.parent, row)
  const valid: Offer[] = []
  const rejected: Offer[] = []
  let unknown = 0
  for (let at = first; at < end; at++) {
    const supplier = bids.supplier[at] ?? ABSENT_CODE
    const cents = bids.value[at] ?? Number.NaN
    if (bids.status[at] === validStatus) {
      if (supplier !== ABSENT_CODE && cents > 0) keepLowest(valid, { supplier, cents })
      else unknown++
    } else if (bids.status[at] === disqualifiedStatus && supplier !== ABSENT_CODE)
      keepLowest(rejected, { supplier, cents })
  }
  const disqualified = rejected.filter(({ supplier }) => !valid.some((offer) => offer.supplier === supplier))
  return { valid: valid.sort((a, b) => a.cents - b.cents || a.supplier - b.supplier), disqualified, unknown }
}

function keepLowest(offers: Offer[], offer: Offer): void {
  const at = offers.findIndex(({ supplier }) => supplier === offer.supplier)
  const known = offers[at]
  if (known === undefined) offers.push(offer)
  else if (offer.cents < known.cents) offers[at] = offer
}
