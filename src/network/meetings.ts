// Meetings of firms in purchases, and how many chance would give: in each market a firm bids for its share of the purchases,
// independent of the others. The sum over markets is no larger in the tail than a Poisson count of the same mean (Hoeffding 1956).

import { poissonTail } from '../stats/poisson-tail.ts'
import type { Purchases } from './purchases.ts'

export interface Meeting {
  readonly one: number
  readonly other: number
  /** Positions of the purchases in which both bid. */
  readonly purchases: readonly number[]
  readonly expected: number
  readonly pValue: number
}

export interface BidderMarkets {
  /** By firm its purchases in each market. */
  readonly countsOf: ReadonlyMap<number, ReadonlyMap<number, number>>
  /** Purchases of each market. */
  readonly sizes: Int32Array
}

export function readMarkets({ length, markets, starts, bidders, marketCount }: Purchases): BidderMarkets {
  const sizes = new Int32Array(marketCount)
  const countsOf = new Map<number, Map<number, number>>()
  for (let purchase = 0; purchase < length; purchase++) {
    const market = markets[purchase]
    sizes[market]++
    for (let at = starts[purchase]; at < starts[purchase + 1]; at++) {
      const counts = countsOf.get(bidders[at]) ?? new Map<number, number>()
      counts.set(market, (counts.get(market) ?? 0) + 1)
      countsOf.set(bidders[at], counts)
    }
  }
  return { countsOf, sizes }
}

/** How often two firms would meet if neither minded the other. */
function expectedMeetings({ countsOf, sizes }: BidderMarkets, one: number, other: number): number {
  const [few, many] = [countsOf.get(one), countsOf.get(other)].sort((a, b) => (a?.size ?? 0) - (b?.size ?? 0))
  let expected = 0
  for (const [market, count] of few ?? []) expected += (count * (many?.get(market) ?? 0)) / sizes[market]
  return expected
}

export function judgeMeeting(
  market: BidderMarkets,
  [one, other]: readonly [number, number],
  purchases: readonly number[],
): Meeting {
  const expected = expectedMeetings(market, one, other)
  return { one, other, purchases, expected, pValue: poissonTail(purchases.length, expected) }
}
