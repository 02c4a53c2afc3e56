// Unit prices of records beside those of comparable ones: what an answer says of prices rests on them. BRL for one unit.

import type { ChatRecord, InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { median } from '../../stats/median.ts'
import type { AskedPrice, PricedUnit } from '../chat-state.ts'
import type { Totals } from './figures.ts'

/** What comparable records share, as the price detectors have it: item, description and unit; item and unit; description and unit. */
export type PriceLevel = 'catalog_category_unit' | 'catalog_unit' | 'category_unit'

/** How records are comparable to one. */
export interface ComparedBy {
  readonly level: PriceLevel
  /** Of the year of the record alone. */
  readonly isOfYear: boolean
  /** Of other suppliers alone. */
  readonly isOfOthers: boolean
}

/** The unit price of a record among comparable ones. */
export interface UnitPrice {
  readonly price: number
  /** As the record writes it. */
  readonly unit: string
  /** The class of its description; absent where it has none. */
  readonly item?: string
  /** Of its day; absent where it has none, or where records of all years are compared. */
  readonly year?: string
  /** Comparable records with a unit price. */
  readonly peers: number
  /** Of them; absent where they are too few. */
  readonly median?: number
  /** Those with a higher price, and with the same. */
  readonly higher: number
  readonly equal: number
}

/** One record with the comparable ones, of which the first are named. */
export interface ComparedPrice {
  readonly record: ChatRecord
  readonly price: UnitPrice
  /** Its row, how the others are comparable to it, their filters as far as filters can say it, and their figures. */
  readonly row: number
  readonly by: ComparedBy
  readonly filters: InvestigationFilters
  readonly totals: Totals
  readonly compared: readonly ChatRecord[]
}

/** What unit prices say of one record, or of the records of a supplier. */
export interface PriceFacts {
  /** Records that were asked about, those of them that were looked at, the largest first, and that state a unit price and its unit. */
  readonly asked: number
  readonly looked: number
  readonly priced: number
  /** Priced records with enough comparable ones, the farthest above its median first; of one record also one with too few. */
  readonly prices: readonly ComparedPrice[]
}

/** How a price that somebody names stands among the unit prices of records of one unit and pack. */
export interface AskedUnit extends Pick<UnitPrice, 'peers' | 'median' | 'higher' | 'equal'> {
  readonly of: PricedUnit
  readonly totals: Totals
}

/** What unit prices say of a price that somebody names. */
export interface AskedPriceFacts {
  readonly asked: AskedPrice
  /** By unit and pack, that of the most records first; `unitsLeft` more are not shown. */
  readonly units: readonly AskedUnit[]
  readonly unitsLeft: number
  /** Where no record states a price by the unit that is asked about: by which units records of the thing state one. */
  readonly otherUnits: readonly string[]
  /** The first of those that it is compared with. */
  readonly compared: readonly ChatRecord[]
}

/** Where a price lies among others. */
export function placeAmong(
  price: number,
  others: readonly number[],
): Pick<UnitPrice, 'peers' | 'median' | 'higher' | 'equal'> {
  return {
    peers: others.length,
    ...(others.length >= limits.chatPeersMin && { median: median(others) }),
    higher: others.filter((other) => rounded(other) > rounded(price)).length,
    equal: others.filter((other) => rounded(other) === rounded(price)).length,
  }
}

/** To a hundredth of a centavo: a price that is worked out from a value is the same as one that is given. */
function rounded(price: number): number {
  return Math.round(price * 10_000)
}
