// RE-05 and RE-06: three or more firms that keep meeting in one market, win among themselves and bid close together.
// Meeting often has innocent causes (few firms near by), so that without close bids it stays a weak hint.

import { childStarts } from '../../dataset/child-rows.ts'
import { ABSENT_CODE, bidStatusCodes, type Dataset } from '../../dataset/dataset.ts'
import { everyRow } from '../../dataset/every-row.ts'
import { groupRows, membersOf, type RowGroups } from '../../dataset/group-keys.ts'
import { chanceStatistic, productTail } from '../evidence/chance-confidence.ts'
import { shares } from '../evidence/shares.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { competedActs } from '../views/acts/awarded-acts.ts'
import { onePerTender } from '../views/acts/purchases.ts'
import { findRings, type Ring, type Tenders } from '../views/bids/find-rings.ts'

const firmsMin = 3
const biddersMax = 12
/** Choice: the most that meeting often may say by itself. */
const meetingTailMin = 1e-6
/** Choice: where the firms meet no more than chance has it, close bids may be the body's own doing. */
const meetingTailCapped = 0.05
const confidenceMax = 0.95
const closeOnlyMax = 0.7
/**
 * Choice: share of the confidence that is left where the bids are no closer than others. Firms of one place and trade meet a few times
 * as often as chance has it without any understanding.
 */
const openBidsShare = { neighbours: 0.1, strangers: 0.3 }
const neighbourMeetings = 5

type MarketRing = Ring & { readonly market: number }

export const bidRotation = defineGroupTest({
  id: 'RE-06',
  names: { firms: 'suppliers', catalog: 'item' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.supplier', ['acts.catalog', 'acts.category'], 'bids.supplier'],
  family: 'bid_rotation',
  partition: 'catalog',
  fold(data, rows) {
    const isCompeted = competedActs(data)
    const { catalog } = data.acts
    const markets = groupRows(rows, (row) => (isCompeted(row) ? catalog[row] : ABSENT_CODE))
    return ringsOf(data, markets, (code) => code)
  },
  weigh(coded, data) {
    // Acts without a catalogue code go by their class, as a number below −1; no partition holds them.
    const uncoded = ringsOf(data, uncodedMarkets(data), (category) => -2 - category)
    const tests = coded.tests + uncoded.tests
    // Meetings alone have innocent causes: bids farther apart than elsewhere are those of rivals.
    const rings = [...coded.rings, ...uncoded.rings].filter(
      ({ spread, spreadElsewhere }) => !(spread > spreadElsewhere),
    )
    return rings.map((ring) => {
      const cap = ring.meetingTail < meetingTailCapped ? confidenceMax : closeOnlyMax
      const areNeighbours = ring.meetings < neighbourMeetings * ring.expectedMeetings
      const openShare = openBidsShare[areNeighbours ? 'neighbours' : 'strangers']
      const pValue = productTail(Math.max(ring.meetingTail, meetingTailMin), ring.closeTail)
      const evidence = chanceEvidence(pValue, tests, cap)
      return { ...ring, ...evidence, confidence: evidence.confidence * Math.max(openShare, 1 - 5 * ring.closeTail) }
    })
  },
  describe(ring, { value_cents }, data) {
    const firms = ring.firms.map((firm) => data.text('supplier', firm)).sort()
    const { market } = ring
    const catalog = market >= 0 ? data.text('catalog', market) : data.text('category', -2 - market)
    return {
      group: `rotation ${catalog} ${firms.join(' ')}`,
      statistic: chanceStatistic('joint_bids_and_spread', { pValue: ring.pValue, sample_size: ring.meetings }),
      expected: { metric: 'joint_tenders', observed: ring.meetings, value: ring.expectedMeetings },
      money_at_risk_cents: value_cents / 2,
      factors: shares({
        meet_often: -Math.log(Math.max(ring.meetingTail, meetingTailMin)),
        bid_close: -Math.log(ring.closeTail),
      }),
      facts: {
        firms: firms.join(', '),
        firm_count: firms.length,
        catalog,
        tenders: ring.rows.length,
        meetings: ring.meetings,
        expected_meetings: ring.expectedMeetings,
        spread_ratio: Math.exp(ring.spread) - 1,
        spread_ratio_elsewhere: Math.exp(ring.spreadElsewhere) - 1,
        value_cents,
      },
    }
  },
})

function ringsOf(data: Dataset, markets: RowGroups, marketOf: (key: number) => number) {
  const all: MarketRing[] = []
  let sum = 0
  for (let group = 0; group < markets.length; group++) {
    const { rings, tests } = findRings(readTenders(onePerTender(membersOf(markets, group), data), data))
    const market = marketOf(markets.keys[group])
    for (const ring of rings) all.push({ ...ring, market })
    sum += tests
  }
  return { rings: all, tests: sum }
}

function uncodedMarkets(data: Dataset): RowGroups {
  const isCompeted = competedActs(data)
  const { catalog, category } = data.acts
  return groupRows(everyRow(data), (row) =>
    catalog[row] === ABSENT_CODE && isCompeted(row) ? category[row] : ABSENT_CODE,
  )
}

function readTenders(rows: Int32Array, { acts, bids }: Dataset): Tenders {
  const valid = bidStatusCodes.indexOf('valid')
  let most = 0
  const children = childStarts(bids.parent)
  const firstBid = (act: number) => children[act] ?? bids.length
  for (const act of rows) {
    const count = firstBid(act + 1) - firstBid(act)
    if (count >= firmsMin) most += count
  }
  const [firms, cents] = [new Int32Array(most), new Float64Array(most)]
  const [starts, row] = [new Int32Array(rows.length + 1), new Int32Array(rows.length)]
  let [length, start] = [0, 0]
  for (const act of rows) {
    const [first, last] = [firstBid(act), firstBid(act + 1)]
    if (last - first < firmsMin) continue
    let end = start
    for (let i = first; i < last; i++) {
      const firm = bids.supplier[i]
      if (bids.status[i] === valid && firm !== ABSENT_CODE)
        end = place({ firms, cents }, { start, end, firm, value: bids.value[i] })
    }
    if (end - start < firmsMin || end - start > biddersMax) continue
    row[length++] = act
    starts[length] = end
    start = end
  }
  const own = row.subarray(0, length)
  return {
    length,
    row: own,
    organization: own.map((act) => acts.organization[act]),
    winner: own.map((act) => acts.supplier[act]),
    starts: starts.subarray(0, length + 1),
    firms: firms.subarray(0, start),
    cents: cents.subarray(0, start),
  }
}

interface Offer {
  readonly start: number
  readonly end: number
  readonly firm: number
  readonly value: number
}

/** Puts a bid in its place among those of its tender, instead of a higher one of its firm; returns the new end. */
function place({ firms, cents }: Pick<Tenders, 'firms' | 'cents'>, { start, end, firm, value }: Offer): number {
  let at = end
  while (at > start && firms[at - 1] >= firm) at--
  const isKnown = at < end && firms[at] === firm
  if (!isKnown)
    for (let i = end; i > at; i--) {
      firms[i] = firms[i - 1]
      cents[i] = cents[i - 1]
    }
  firms[at] = firm
  // A firm's lowest bid counts.
  if (!isKnown || value < cents[at] || Number.isNaN(cents[at])) cents[at] = value
  return isKnown ? end : end + 1
}
