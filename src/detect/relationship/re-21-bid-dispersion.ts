// RE-21: tenders of one winner, or of one body, whose bids lie closer together than those of the rest of the market, or whose winner
// stands apart from losers that huddle (cover bids). Ranks within the market (one item, 30 tenders at least), since the same
// cut is right in one market and wrong in the next (docs/detection.md#bids). A single tender says nothing.

import type { Dataset } from '../../dataset/dataset.ts'
import { groupKeys, groupRows, membersOf } from '../../dataset/group-keys.ts'
import { assertWanted } from '../../dataset/wanted.ts'
import { bulkOf, bulkTail, type Excess } from '../evidence/excess.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { competedActs } from '../views/acts/awarded-acts.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { onePerTender } from '../views/acts/purchases.ts'
import { readBiddings } from '../views/bids/bidding.ts'

const bidsMin = 3
const tendersMin = 30
const ownTendersMin = 5
const confidenceMax = 0.5

const screens = ['close_bids', 'apart_winner'] as const
type Screen = (typeof screens)[number]

/** The tenders of one winner, or one body, in a market: mean ranks from 0 to 1 of how suspicious they look by each screen. */
interface RankedTenders {
  readonly scope: 'supplier' | 'organization'
  readonly market: number
  readonly rows: readonly number[]
  readonly ranks: Readonly<Record<Screen, number>>
  readonly tenders: number
}

export const bidDispersion = defineGroupTest({
  id: 'RE-21',
  aliases: ['PR-09'],
  names: { supplier: 'supplier', organization: 'organization', item: 'item' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.catalog', 'bids.value'],
  family: 'bid_rotation',
  partition: 'catalog',
  fold(data, rows) {
    const isCompeted = competedActs(data)
    const methodOf = purchaseMethods(data)
    const { catalog } = data.acts
    const markets = groupRows(rows, (row) => (isCompeted(row) && methodOf(row) !== 'direct' ? catalog[row] : -1))
    const found: RankedTenders[] = []
    for (let market = 0; market < markets.length; market++) {
      assertWanted()
      readMarket(markets.keys[market], onePerTender(membersOf(markets, market), data), { data, found })
    }
    return found
  },
  weigh(groups) {
    const [close, apart] = screens.map((screen) => bulkOf(groups.map((group) => toExcess(group, screen))))
    return groups.map((group) => {
      const closeTail = bulkTail(toExcess(group, 'close_bids'), close)
      const apartTail = bulkTail(toExcess(group, 'apart_winner'), apart)
      const screen = screens[closeTail <= apartTail ? 0 : 1]
      const pValue = Math.min(1, 2 * Math.min(closeTail, apartTail))
      return { ...group, screen, ...chanceEvidence(pValue, groups.length, confidenceMax) }
    })
  },
  describe({ scope, market, rows, ranks, tenders, screen }, { row, value_cents }, data) {
    const item = data.text('catalog', market)
    const name = data.text(scope, data.acts[scope][row])
    return {
      group: `dispersion ${item} ${scope} ${name}`,
      statistic: { method: 'bid_screens', score: ranks[screen], threshold: 0.5, sample_size: tenders },
      expected: { metric: 'mean_rank', observed: ranks[screen], value: 0.5, counterfactual: 0.5 },
      rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
      money_at_risk_cents: value_cents / 4,
      factors: { [screen]: 1 },
      facts: {
        screen,
        [scope]: name,
        item,
        tenders: rows.length,
        market_tenders: tenders,
        mean_rank: ranks[screen],
        value_cents,
      },
    }
  },
})

/** Sum of n uniform ranks: mean n/2, variance n/12. */
function toExcess({ rows: { length }, ranks }: RankedTenders, screen: Screen): Excess {
  return { observed: ranks[screen] * length, expected: length / 2, variance: length / 12 }
}

/** Adds the groups of a market to those found. */
function readMarket(
  market: number,
  acts: Int32Array,
  { data, found }: { readonly data: Dataset; readonly found: RankedTenders[] },
): void {
  if (acts.length < tendersMin) return
  const { starts, cents, unknown } = readBiddings(data)
  const [close, apart] = [new Float64Array(acts.length), new Float64Array(acts.length)]
  const rows = new Int32Array(acts.length)
  let tenders = 0
  for (const row of acts) {
    const [start, end] = [starts[row], starts[row + 1]]
    if (end - start < bidsMin || unknown[row] !== 0) continue
    rows[tenders] = row
    close[tenders] = -variation(cents, start, end)
    apart[tenders++] = relativeDistance(cents, start, end)
  }
  if (tenders < tendersMin) return
  const ranks = { close_bids: ranksOf(close.subarray(0, tenders)), apart_winner: ranksOf(apart.subarray(0, tenders)) }
  for (const scope of ['supplier', 'organization'] as const) {
    const groups = groupKeys(rows.subarray(0, tenders).map((row) => data.acts[scope][row]))
    for (let group = 0; group < groups.length; group++) {
      const count = groups.starts[group + 1] - groups.starts[group]
      if (count < ownTendersMin || count > tenders / 2) continue
      const own = membersOf(groups, group)
      found.push({
        scope,
        market,
        rows: Array.from(own, (at) => rows[at]),
        ranks: { close_bids: meanOf(ranks.close_bids, own), apart_winner: meanOf(ranks.apart_winner, own) },
        tenders,
      })
    }
  }
}

function meanOf(ranks: Float64Array, own: Int32Array): number {
  let sum = 0
  for (let i = 0; i < own.length; i++) sum += ranks[own[i]]
  return sum / own.length
}

/** CV of the bids [start, end) of a tender: the deviation over the mean. */
function variation(cents: Float64Array, start: number, end: number): number {
  return deviation(cents, start, end) / mean(cents, start, end)
}

/** RD: the gap to the second bid over the deviation of the losing ones (NaN where they are one). */
function relativeDistance(cents: Float64Array, start: number, end: number): number {
  const lost = deviation(cents, start + 1, end)
  return lost > 0 ? (cents[start + 1] - cents[start]) / lost : Number.NaN
}

function mean(values: Float64Array, start: number, end: number): number {
  let sum = 0
  for (let i = start; i < end; i++) sum += values[i]
  return sum / (end - start)
}

function deviation(values: Float64Array, start: number, end: number): number {
  const middle = mean(values, start, end)
  let squares = 0
  for (let i = start; i < end; i++) squares += (values[i] - middle) ** 2
  return Math.sqrt(squares / (end - start - 1))
}

/** Mid-ranks between 0 and 1; what cannot be judged is in the middle. */
function ranksOf(values: Float64Array): Float64Array {
  // NaN sorts last.
  const sorted = values.slice().sort()
  const known = countBelow(sorted, sorted.length, (value) => !Number.isNaN(value))
  return values.map((value) => {
    if (Number.isNaN(value)) return 0.5
    const first = countBelow(sorted, known, (other) => other < value)
    const end = countBelow(sorted, known, (other) => other <= value)
    return (first + end) / 2 / known
  })
}

/** How many of the first `length` sorted values, of which only leading ones hold, do. */
function countBelow(sorted: Float64Array, length: number, holds: (value: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(sorted[middle])) low = middle + 1
    else high = middle
  }
  return low
}
