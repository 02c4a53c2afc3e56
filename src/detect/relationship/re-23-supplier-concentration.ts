// RE-23: a supplier that wins at one organisation far more often than in the same market elsewhere (RE-07: nearly always).
// A supplier that dominates its market everywhere is no finding; nor is the loyalty that organisations ordinarily show, nor what is
// called off one agreement again and again: purchases of one quantity at one price are one choice of supplier.

import { childStarts } from '../../dataset/child-rows.ts'
import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { gather } from '../../dataset/gather.ts'
import { groupKeys, groupRows, type KeyGroups, membersOf, numberGroups, splitGroups } from '../../dataset/group-keys.ts'
import { compareContent } from '../../dataset/one-per-key.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { quantile } from '../../stats/quantile.ts'
import { chanceStatistic, jointTail } from '../evidence/chance-confidence.ts'
import { shares } from '../evidence/shares.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { onePerTender } from '../views/acts/purchases.ts'

const winsMin = 6
const elsewhereMin = 10
/** Choice: ordinary loyalty is what four in five organisations stay under; within these bounds where data are few. */
const loyaltyQuantile = 0.8
const loyaltyBounds = { low: 0.15, high: 0.5 }
/**
 * Choice: with many purchases a small excess is beyond chance but says nothing, since bodies differ in place and habit. A share counts
 * from 1.4 times the expected one, single bids from twice as many.
 */
const materialShare = 1.4
const materialSingleBids = 2

/** One supplier at one organisation in one market (catalogue item). */
interface MarketPair {
  readonly rows: readonly number[]
  readonly purchases: number
  readonly winsElsewhere: number
  readonly purchasesElsewhere: number
  /** Wins by a tender with bids, those with one bid alone, and the share of one-bid tenders in the market elsewhere. */
  readonly contested: number
  readonly singleBid: number
  readonly singleBidElsewhere: number
}

export const supplierConcentration = defineGroupTest({
  id: 'RE-23',
  aliases: ['PA-09'],
  names: { supplier: 'supplier', organization: 'organization' },
  needs: ['acts.organization', 'acts.supplier', 'acts.catalog'],
  family: 'supplier_concentration',
  partition: 'catalog',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { catalog, organization, supplier } = data.acts
    const known = (row: number) => organization[row] !== ABSENT_CODE && supplier[row] !== ABSENT_CODE
    const markets = groupRows(rows, (row) => (known(row) && isAwarded(row) ? catalog[row] : -1))
    // The excess share of the leading supplier of each organisation and market that is large enough for a test.
    const found = { pairs: [] as MarketPair[], loyalties: [] as number[] }
    for (let market = 0; market < markets.length; market++)
      readMarket(withoutCallOffs(onePerTender(membersOf(markets, market), data, 'supplier'), data), data, found)
    return found
  },
  weigh({ pairs, loyalties }) {
    const { low, high } = loyaltyBounds
    const loyalty = Math.min(high, Math.max(low, quantile(loyalties, loyaltyQuantile) || low))
    return pairs.map((pair) => {
      const elsewhere = shareElsewhere(pair.winsElsewhere, pair.purchasesElsewhere)
      const expectedShare = elsewhere + (1 - elsewhere) * loyalty
      const shareTail = tailOfShare(pair, expectedShare)
      const singleBidTail = tailOfSingleBids(pair)
      const evidence = chanceEvidence(jointTail(shareTail, singleBidTail), pairs.length)
      return { ...pair, loyalty, tests: pairs.length, elsewhere, expectedShare, shareTail, singleBidTail, ...evidence }
    })
  },
  describe(pair, { row, value_cents }, data) {
    const {
      rows: { length: wins },
      purchases,
      elsewhere,
      expectedShare,
    } = pair
    const { acts } = data
    const organization = data.text('organization', acts.organization[row])
    const supplier = data.text('supplier', acts.supplier[row])
    const catalog = data.text('catalog', acts.catalog[row])
    return {
      group: `concentration ${organization} ${supplier} ${catalog}`,
      statistic: chanceStatistic('binomial_tail', { pValue: pair.pValue, sample_size: purchases }),
      expected: {
        metric: 'wins',
        observed: wins,
        value: expectedShare * purchases,
        counterfactual: largestOrdinaryWins(purchases, expectedShare, pair.tests),
      },
      money_at_risk_cents: value_cents / 4,
      factors: shares({ supplier_share: -Math.log(pair.shareTail), single_bids: -Math.log(pair.singleBidTail) }),
      facts: {
        organization,
        supplier,
        wins,
        purchases,
        share_elsewhere: elsewhere,
        wins_elsewhere: pair.winsElsewhere,
        purchases_elsewhere: pair.purchasesElsewhere,
        ordinary_loyalty: pair.loyalty,
        value_cents,
        contested_wins: pair.contested,
        single_bid_wins: pair.singleBid,
        single_bid_share_elsewhere: pair.singleBidElsewhere,
      },
    }
  },
})

/** One of all purchases of one body from one supplier at one price and quantity; those of unknown price all stay. */
function withoutCallOffs(rows: Int32Array, data: Dataset): Int32Array {
  const { acts } = data
  const firms = data.size('supplier')
  const pairs = groupKeys(gather(rows, (row) => acts.organization[row] * firms + acts.supplier[row]))
  const isCallOff = new Uint8Array(rows.length)
  for (let pair = 0; pair < pairs.length; pair++) {
    const [start, end] = [pairs.starts[pair], pairs.starts[pair + 1]]
    // Most pairs meet once.
    if (end - start > 1) markCallOffs(rows, pairs.members.subarray(start, end), { data, isCallOff })
  }
  let kept = 0
  const found = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at++) if (isCallOff[at] === 0) found[kept++] = rows[at]
  return found.subarray(0, kept)
}

/** Up to this many purchases are compared pairwise, without a set of them. */
const pairwiseMax = 16

function markCallOffs(
  rows: Int32Array,
  own: Int32Array,
  { data, isCallOff }: { readonly data: Dataset; readonly isCallOff: Uint8Array },
): void {
  const { unit_price, quantity } = data.acts
  const compare = compareContent(data)
  const kept = own.length > pairwiseMax ? new Map<string, number>() : undefined
  for (let i = 0; i < own.length; i++) {
    const row = rows[own[i]]
    const [price, count] = [unit_price[row], quantity[row]]
    if (!(price > 0 && count > 0)) continue
    const isAlike = (at: number) => unit_price[rows[at]] === price && quantity[rows[at]] === count
    let known = kept?.get(`${price} ${count}`) ?? -1
    if (kept === undefined)
      for (let j = 0; j < i && known < 0; j++) if (isCallOff[own[j]] === 0 && isAlike(own[j])) known = own[j]
    const isFirst = known < 0 || compare(row, rows[known]) < 0
    const left = isFirst ? known : own[i]
    if (left >= 0) isCallOff[left] = 1
    if (isFirst) kept?.set(`${price} ${count}`, own[i])
  }
}

function readMarket(
  market: Int32Array,
  data: Dataset,
  { pairs, loyalties }: { pairs: MarketPair[]; loyalties: number[] },
) {
  const { organization, supplier } = data.acts
  const firms = numberGroups(market.map((row) => supplier[row]))
  const wins = new Int32Array(firms.length)
  for (let at = 0; at < market.length; at++) {
    const firm = firms.groupOf[at]
    wins[firm] = wins[firm] + 1
  }
  const bids = countBids(market, data)
  const everyone = { members: market.map((_, at) => at), start: 0, end: market.length }
  const competition = countCompetition(bids, everyone)
  const bodies = groupKeys(market.map((row) => organization[row]))
  const parts = splitGroups(bodies, firms.groupOf, firms.length)
  for (let body = 0; body < bodies.length; body++) {
    const purchases = { members: bodies.members, ...rangeOf(bodies, body) }
    const count = purchases.end - purchases.start
    const elsewhere = market.length - count
    if (count < winsMin || elsewhere < elsewhereMin) continue
    const here = countCompetition(bids, purchases)
    const singleBidElsewhere =
      (competition.singleBid - here.singleBid + 0.5) / (competition.contested - here.contested + 1)
    let most = 0
    for (let part = parts.firsts[body]; part < parts.firsts[body + 1]; part++) {
      const own = { members: parts.members, ...rangeOf(parts, part) }
      const won = own.end - own.start
      const winsElsewhere = wins[firms.groupOf[parts.members[own.start]]] - won
      most = Math.max(most, excessShare(won / count, shareElsewhere(winsElsewhere, elsewhere)))
      if (won < winsMin) continue
      const rows = Array.from(parts.members.subarray(own.start, own.end), (at) => market[at])
      const shared = { rows, purchases: count, winsElsewhere, purchasesElsewhere: elsewhere, singleBidElsewhere }
      pairs.push({ ...shared, ...countCompetition(bids, own) })
    }
    if (count >= elsewhereMin) loyalties.push(most)
  }
}

/** Places in the market. */
interface Places {
  readonly members: Int32Array
  readonly start: number
  readonly end: number
}

function rangeOf({ starts }: KeyGroups, group: number): { start: number; end: number } {
  return { start: starts[group], end: starts[group + 1] }
}

function countBids(rows: Int32Array, { bids }: Dataset): Int32Array {
  const starts = childStarts(bids.parent)
  return rows.map((row) => (starts[row + 1] ?? bids.length) - (starts[row] ?? bids.length))
}

function countCompetition(bids: Int32Array, { members, start, end }: Places): { contested: number; singleBid: number } {
  let [contested, singleBid] = [0, 0]
  for (let i = start; i < end; i++) {
    const count = bids[members[i]]
    if (count > 0) contested++
    if (count === 1) singleBid++
  }
  return { contested, singleBid }
}

/** Posterior mean with half a win, so that a supplier never seen elsewhere has no share of exactly 0. */
function shareElsewhere(winsElsewhere: number, purchasesElsewhere: number): number {
  return (winsElsewhere + 0.5) / (purchasesElsewhere + 1)
}

function excessShare(share: number, elsewhere: number): number {
  return Math.max(0, (share - elsewhere) / (1 - elsewhere))
}

function tailOfShare({ rows: { length: wins }, purchases }: MarketPair, expectedShare: number): number {
  return wins < materialShare * expectedShare * purchases ? 1 : binomialTail(wins, purchases, expectedShare)
}

function tailOfSingleBids({ singleBid, contested, singleBidElsewhere }: MarketPair): number {
  const isAlone = singleBid >= materialSingleBids * singleBidElsewhere * contested
  return isAlone ? binomialTail(singleBid, contested, singleBidElsewhere) : 1
}

/** Most wins whose confidence stays under one half. */
function largestOrdinaryWins(purchases: number, share: number, tests: number): number {
  let wins = purchases
  while (wins > 0 && binomialTail(wins, purchases, share) * tests < 1 / Math.E) wins--
  return wins
}
