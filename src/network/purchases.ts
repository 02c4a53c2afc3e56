// Purchases that firms competed for: one act a tender, with its bidders as nodes. What two firms' meetings are compared with.

import { childStarts } from '../dataset/child-rows.ts'
import { type Dataset, recordKindCodes } from '../dataset/dataset.ts'
import { onePerKey } from '../dataset/one-per-key.ts'
import { actDay } from '../dataset/selection.ts'
import { assertWantedAt } from '../dataset/wanted.ts'
import { limits } from '../limits.ts'
import { Growing } from './growing.ts'
import type { Network } from './network.ts'

const results = new Set([recordKindCodes.indexOf('contract'), recordKindCodes.indexOf('award')])

export interface Purchases {
  readonly length: number
  /** Acts, and the markets that they are in: what is bought, by state. */
  readonly rows: Int32Array
  readonly markets: Int32Array
  /** Node of the winner; −1 where the act names none. */
  readonly winners: Int32Array
  readonly days: Int32Array
  /** The bidders of purchase p are `bidders[starts[p]]` to `bidders[starts[p + 1] − 1]`. */
  readonly starts: Int32Array
  readonly bidders: Int32Array
  readonly marketCount: number
}

/** Purchases of two to limits.networkBiddersMax bidders. */
export function readPurchases({ data, nodes }: Pick<Network, 'data' | 'nodes'>): Purchases {
  const { acts } = data
  const rows = onePerTender(data)
  const [kept, bidders, starts] = [new Growing(Int32Array), new Growing(Int32Array), new Growing(Int32Array)]
  starts.push(0)
  for (const [at, row] of rows.entries()) {
    assertWantedAt(at)
    const own = biddersOf({ data, nodes }, row)
    if (own.length < 2 || own.length > limits.networkBiddersMax) continue
    kept.push(row)
    for (const node of own) bidders.push(node)
    starts.push(bidders.length)
  }
  const own = kept.view().slice()
  const { markets, marketCount } = marketsOf(data, own)
  return {
    length: own.length,
    rows: own,
    markets,
    marketCount,
    winners: own.map((row) => (results.has(acts.record_kind[row]) ? (nodes.ofSupplier[acts.supplier[row]] ?? -1) : -1)),
    days: own.map((row) => actDay(data, row)),
    starts: starts.view().slice(),
    bidders: bidders.view().slice(),
  }
}

/** One act with bids of each tender; acts without a tender are purchases of their own. */
function onePerTender(data: Dataset): Int32Array {
  const { acts, bids } = data
  const starts = childStarts(bids.parent)
  const rows: number[] = []
  for (let row = 0; row < acts.length; row++)
    if ((starts[row + 1] ?? bids.length) - (starts[row] ?? bids.length) >= 2) rows.push(row)
  return onePerKey(Int32Array.from(rows), (row) => acts.tender[row], data)
}

function biddersOf({ data, nodes }: Pick<Network, 'data' | 'nodes'>, row: number): readonly number[] {
  const { bids } = data
  const starts = childStarts(bids.parent)
  const found = new Set<number>()
  for (let bid = starts[row] ?? bids.length; bid < (starts[row + 1] ?? bids.length); bid++) {
    const node = nodes.ofSupplier[bids.supplier[bid]] ?? -1
    if (node >= 0) found.add(node)
  }
  return [...found].sort((a, b) => a - b)
}

/** Choice: firms meet where they sell the same in one state; what has neither code nor class is one market by state. */
function marketsOf(data: Dataset, rows: Int32Array) {
  const { catalog, category, region } = data.acts
  const numbers = new Map<string, number>()
  const markets = rows.map((row) => {
    const item = catalog[row] >= 0 ? `item ${catalog[row]}` : `class ${category[row]}`
    const key = `${item} ${region[row]}`
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
  return { markets, marketCount: numbers.size }
}
