// PA-09: a supplier that wins at one organisation far more often than in the same market elsewhere (RE-07: nearly always).
// A supplier that dominates its market everywhere is no finding; nor is the loyalty that organisations ordinarily show, nor what is
// called off one agreement again and again: purchases of one quantity at one price are one choice of supplier.

import { ABSENT_CODE, type Dataset } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import { binomialTail } from '../stats/binomial-tail.ts'
import { quantile } from '../stats/quantile.ts'
import { awardedActs } from './awarded-acts.ts'
import { confidenceMin, groupConfidence, groupSensitivity, jointTail } from './chance-confidence.ts'
import { childStarts } from './child-rows.ts'
import { type DetectionContext, defineDetector } from './detector.ts'
import { gather } from './gather.ts'
import { groupBy } from './group-by.ts'
import { groupKeys, numberGroups } from './group-keys.ts'
import { selectMembers } from './group-members.ts'
import { shares } from './shares.ts'

const winsMin = 6
const elsewhereMin = 10
/** Choice: ordinary loyalty is what four in five organisations stay under; within these bounds where data are few. */
const loyaltyQuantile = 0.8
const loyaltyBounds = { low: 0.15, high: 0.5 }

/** One supplier at one organisation in one market (catalogue item). */
interface Pair {
  readonly rows: readonly number[]
  readonly purchases: number
  readonly winsElsewhere: number
  readonly purchasesElsewhere: number
  /** Wins by a tender with bids, those with one bid alone, and the share of one-bid tenders in the market elsewhere. */
  readonly contested: number
  readonly singleBid: number
  readonly singleBidElsewhere: number
}

interface Partial {
  readonly pairs: readonly Pair[]
  /** Excess share of the leading supplier of each organisation and market that is large enough to tell. */
  readonly loyalties: readonly number[]
}

export const supplierConcentration = defineDetector<Partial>({
  id: 'PA-09',
  type: 'relationship_anomaly',
  partition: 'catalog',
  phase: 'pattern_detection',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { catalog, organization, supplier } = data.acts
    const known = (row: number) => organization[row] !== ABSENT_CODE && supplier[row] !== ABSENT_CODE
    const markets = groupBy(rows, (row) =>
      catalog[row] !== ABSENT_CODE && known(row) && isAwarded(row) ? catalog[row] : undefined,
    )
    const partials = [...markets.values()].map((market) => readMarket(withoutCallOffs(market, data), data))
    return {
      pairs: partials.flatMap(({ pairs }) => pairs),
      loyalties: partials.flatMap(({ loyalties }) => loyalties),
    }
  },
  reduce: (left, right) => ({
    pairs: [...left.pairs, ...right.pairs],
    loyalties: [...left.loyalties, ...right.loyalties],
  }),
  finalize({ pairs, loyalties }, data, context) {
    const { low, high } = loyaltyBounds
    const loyalty = Math.min(high, Math.max(low, quantile(loyalties, loyaltyQuantile) || low))
    return pairs.flatMap((pair) => toCandidate(pair, { loyalty, pairs: pairs.length }, data, context) ?? [])
  },
})

/** The first of all purchases of one body from one supplier at one price and quantity; those of unknown price all stay. */
function withoutCallOffs(market: readonly number[], { acts, size }: Dataset): Int32Array {
  const rows = Int32Array.from(market)
  const firms = size('supplier')
  const pairs = groupKeys(gather(rows, (row) => (acts.organization[row] ?? 0) * firms + (acts.supplier[row] ?? 0)))
  const isCallOff = new Uint8Array(rows.length)
  for (let pair = 0; pair < pairs.length; pair++) {
    const own = pairs.members.subarray(pairs.starts[pair], pairs.starts[pair + 1])
    // Most pairs meet once, and making a text for each purchase would take longer than all the rest.
    if (own.length > 1) markCallOffs(rows, own, { acts, isCallOff })
  }
  return rows.filter((_, at) => isCallOff[at] === 0)
}

function markCallOffs(
  rows: Int32Array,
  own: Int32Array,
  { acts, isCallOff }: Pick<Dataset, 'acts'> & { readonly isCallOff: Uint8Array },
): void {
  const seen = new Set<string>()
  for (const at of own) {
    const [price = Number.NaN, quantity = Number.NaN] = [acts.unit_price[rows[at] ?? -1], acts.quantity[rows[at] ?? -1]]
    if (!(price > 0 && quantity > 0)) continue
    const key = `${price} ${quantity}`
    if (seen.has(key)) isCallOff[at] = 1
    seen.add(key)
  }
}

function readMarket(market: Int32Array, data: Dataset): Partial {
  const { organization, supplier } = data.acts
  const firms = numberGroups(market.map((row) => supplier[row] ?? -1))
  const wins = new Int32Array(firms.length)
  for (const firm of firms.groupOf) wins[firm] = (wins[firm] as number) + 1
  const competition = countCompetition(market, data)
  const bodies = groupKeys(market.map((row) => organization[row] ?? -1))
  const pairs: Pair[] = []
  const loyalties: number[] = []
  for (let body = 0; body < bodies.length; body++) {
    const purchases = bodies.members.subarray(bodies.starts[body], bodies.starts[body + 1])
    const purchasesElsewhere = market.length - purchases.length
    if (purchases.length < winsMin || purchasesElsewhere < elsewhereMin) continue
    const here = countCompetition(
      purchases.map((at) => market[at] as number),
      data,
    )
    const found = [...groupBy(purchases, (at) => firms.groupOf[at])].map(([firm, own]): Pair => {
      const rows = own.map((at) => market[at] as number)
      const winsElsewhere = (wins[firm] as number) - rows.length
      const singleBidElsewhere =
        (competition.singleBid - here.singleBid + 0.5) / (competition.contested - here.contested + 1)
      const competed = rows.length < winsMin ? here : countCompetition(rows, data)
      return { rows, purchases: purchases.length, winsElsewhere, purchasesElsewhere, ...competed, singleBidElsewhere }
    })
    pairs.push(...found.filter(({ rows }) => rows.length >= winsMin))
    if (purchases.length >= elsewhereMin) loyalties.push(Math.max(...found.map(excessShare)))
  }
  return { pairs, loyalties }
}

function countCompetition(
  rows: Int32Array | readonly number[],
  { bids }: Dataset,
): { contested: number; singleBid: number } {
  let contested = 0
  let singleBid = 0
  const starts = childStarts(bids.parent)
  for (const row of rows) {
    const count = (starts[row + 1] ?? bids.length) - (starts[row] ?? bids.length)
    if (count > 0) contested++
    if (count === 1) singleBid++
  }
  return { contested, singleBid }
}

/** Posterior mean with half a win, so that a supplier never seen elsewhere has no share of exactly 0. */
function shareElsewhere({ winsElsewhere, purchasesElsewhere }: Pair): number {
  return (winsElsewhere + 0.5) / (purchasesElsewhere + 1)
}

function excessShare(pair: Pair): number {
  const elsewhere = shareElsewhere(pair)
  return Math.max(0, (pair.rows.length / pair.purchases - elsewhere) / (1 - elsewhere))
}

function toCandidate(
  pair: Pair,
  market: { readonly loyalty: number; readonly pairs: number },
  data: Dataset,
  context: DetectionContext,
): Candidate | undefined {
  const members = selectMembers(pair.rows, data, context)
  if (!members) return undefined
  const elsewhere = shareElsewhere(pair)
  const expectedShare = elsewhere + (1 - elsewhere) * market.loyalty
  const wins = pair.rows.length
  const shareTail = binomialTail(wins, pair.purchases, expectedShare)
  const singleBidTail = binomialTail(pair.singleBid, pair.contested, pair.singleBidElsewhere)
  const pValue = jointTail(shareTail, singleBidTail)
  const confidence = groupConfidence(pValue, market.pairs)
  if (confidence < confidenceMin) return undefined
  const { acts } = data
  const organization = data.text('organization', acts.organization[members.row] ?? -1)
  const supplier = data.text('supplier', acts.supplier[members.row] ?? -1)
  const catalog = data.text('catalog', acts.catalog[members.row] ?? -1)
  return {
    detector: 'PA-09',
    type: 'relationship_anomaly',
    row: members.row,
    related: members.related,
    group: `concentration ${organization} ${supplier} ${catalog}`,
    family: 'supplier_concentration',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'binomial_tail',
      score: wins / pair.purchases,
      threshold: expectedShare,
      sample_size: pair.purchases,
      p_value: pValue,
    },
    expected: {
      metric: 'wins',
      observed: wins,
      value: expectedShare * pair.purchases,
      counterfactual: largestOrdinaryWins(pair.purchases, expectedShare, market.pairs),
    },
    money_at_risk_cents: members.value_cents / 4,
    factors: shares({ supplier_share: -Math.log(shareTail), single_bids: -Math.log(singleBidTail) }),
    facts: {
      organization,
      supplier,
      wins,
      purchases: pair.purchases,
      share_elsewhere: elsewhere,
      wins_elsewhere: pair.winsElsewhere,
      purchases_elsewhere: pair.purchasesElsewhere,
      ordinary_loyalty: market.loyalty,
      value_cents: members.value_cents,
      contested_wins: pair.contested,
      single_bid_wins: pair.singleBid,
      single_bid_share_elsewhere: pair.singleBidElsewhere,
    },
  }
}

/** Most wins whose confidence stays under one half. */
function largestOrdinaryWins(purchases: number, share: number, tests: number): number {
  let wins = purchases
  while (wins > 0 && binomialTail(wins, purchases, share) * tests < 1 / Math.E) wins--
  return wins
}
