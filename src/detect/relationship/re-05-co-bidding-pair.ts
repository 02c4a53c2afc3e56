// RE-05: two firms that meet in a market far more often than chance has it and of which one nearly always wins: a firm with its
// cover bidder. Rings of three and more are RE-06's; one fact, one family.

import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { groupKeys, groupRows, membersOf } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { chanceStatistic, productTail } from '../evidence/chance-confidence.ts'
import { shares } from '../evidence/shares.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { competedActs } from '../views/acts/awarded-acts.ts'
import { onePerTender } from '../views/acts/purchases.ts'
import { readBiddings } from '../views/bids/bidding.ts'

const biddersMax = 12
const meetingsMin = 5
const winShareMin = 0.8
/** Choice: meeting must be unlikely by itself, and may say no more than this. */
const meetingTail = { least: 1e-6, most: 1e-3 }
const confidenceMax = 0.5

interface CoBidders {
  readonly market: number
  readonly winner: number
  readonly loser: number
  readonly rows: readonly number[]
  readonly meetings: number
  readonly wins: number
  readonly expectedMeetings: number
  readonly meetingTail: number
  readonly winTail: number
}

export const coBiddingPair = defineGroupTest({
  id: 'RE-05',
  names: { winner: 'supplier', loser: 'supplier', item: 'item' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.supplier', 'acts.catalog', 'bids.supplier'],
  family: 'bid_rotation',
  partition: 'catalog',
  fold(data, rows) {
    const isCompeted = competedActs(data)
    const { catalog } = data.acts
    const markets = groupRows(rows, (row) => (isCompeted(row) ? catalog[row] : ABSENT_CODE))
    const pairs: CoBidders[] = []
    let tests = 0
    for (let market = 0; market < markets.length; market++)
      tests += findPairs(markets.keys[market], membersOf(markets, market), { data, pairs })
    return { pairs, tests }
  },
  weigh: ({ pairs, tests }) =>
    pairs
      .filter((pair) => pair.meetingTail <= meetingTail.most)
      .map((pair) => {
        const pValue = productTail(Math.max(pair.meetingTail, meetingTail.least), pair.winTail)
        return { ...pair, ...chanceEvidence(pValue, tests, confidenceMax) }
      }),
  describe(pair, { value_cents }, data) {
    const [winner, loser] = [data.text('supplier', pair.winner), data.text('supplier', pair.loser)]
    const item = data.text('catalog', pair.market)
    return {
      group: `pair ${item} ${winner} ${loser}`,
      statistic: chanceStatistic('joint_bids_and_wins', { pValue: pair.pValue, sample_size: pair.meetings }),
      expected: {
        metric: 'joint_tenders',
        observed: pair.meetings,
        value: pair.expectedMeetings,
        counterfactual: Math.max(meetingsMin - 1, Math.ceil(pair.expectedMeetings)),
      },
      rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
      money_at_risk_cents: value_cents / 4,
      factors: shares({
        meet_often: -Math.log(Math.max(pair.meetingTail, meetingTail.least)),
        one_wins: -Math.log(pair.winTail),
      }),
      facts: {
        winner,
        loser,
        item,
        meetings: pair.meetings,
        expected_meetings: pair.expectedMeetings,
        wins: pair.wins,
        value_cents,
      },
    }
  },
})

/** Adds the pairs of a market in which one wins; returns their number. */
function findPairs(
  market: number,
  acts: Int32Array,
  { data, pairs }: { readonly data: Dataset; readonly pairs: CoBidders[] },
): number {
  const { starts, suppliers } = readBiddings(data)
  const [tenders, bids] = [[] as number[], new Map<number, number>()]
  const isContested = (row: number) => {
    const [start, end] = [starts[row], starts[row + 1]]
    return end - start >= 2 && end - start <= biddersMax && hasBid(suppliers, { start, end }, data.acts.supplier[row])
  }
  for (const row of onePerTender(pickRows(acts, isContested), data)) {
    const [start, end] = [starts[row], starts[row + 1]]
    tenders.push(row)
    for (let at = start; at < end; at++) bids.set(suppliers[at], (bids.get(suppliers[at]) ?? 0) + 1)
  }
  // Places of the firms that bid often enough to be half of a pair.
  const regulars = [...bids].filter(([, count]) => count >= meetingsMin).map(([firm]) => firm)
  const placeOf = new Map(regulars.map((firm, place) => [firm, place]))
  const { keys, rows } = readMeetings(tenders, placeOf, data)
  const { starts: firsts, members, length } = groupKeys(keys)
  const { supplier } = data.acts
  let tests = 0
  for (let group = 0; group < length; group++) {
    const start = firsts[group]
    const end = firsts[group + 1]
    if (end - start < meetingsMin) continue
    tests++
    const key = keys[members[start]]
    const first = regulars[Math.floor(key / regulars.length)]
    const second = regulars[key % regulars.length]
    let [firstWins, secondWins] = [0, 0]
    for (let i = start; i < end; i++) {
      const winner = supplier[rows[members[i]]]
      if (winner === first) firstWins++
      if (winner === second) secondWins++
    }
    const wins = Math.max(firstWins, secondWins)
    // Of most pairs neither wins nearly always: nothing is made of them.
    if (wins < winShareMin * (end - start)) continue
    const met = Array.from(members.subarray(start, end), (at) => rows[at])
    const [winner, loser] = firstWins >= secondWins ? [first, second] : [second, first]
    pairs.push(judgePair({ winner, loser, wins, rows: met }, { market, bids, tenders: tenders.length }, data))
  }
  return tests
}

/** Every meeting of two regular bidders: a key for their places, and the act. */
function readMeetings(tenders: readonly number[], placeOf: ReadonlyMap<number, number>, data: Dataset) {
  const { starts, suppliers } = readBiddings(data)
  let most = 0
  for (const row of tenders) {
    const bids = starts[row + 1] - starts[row]
    most += (bids * (bids - 1)) / 2
  }
  const [keys, rows] = [new Float64Array(most), new Int32Array(most)]
  const places: number[] = []
  let count = 0
  for (const row of tenders) {
    places.length = 0
    for (let at = starts[row]; at < starts[row + 1]; at++) {
      const place = placeOf.get(suppliers[at])
      if (place === undefined) continue
      for (const other of places) {
        keys[count] = Math.min(place, other) * placeOf.size + Math.max(place, other)
        rows[count++] = row
      }
      places.push(place)
    }
  }
  return { keys: keys.subarray(0, count), rows }
}

function hasBid(suppliers: Int32Array, { start, end }: { start: number; end: number }, firm: number): boolean {
  for (let at = start; at < end; at++) if (suppliers[at] === firm) return true
  return false
}

interface Market {
  readonly market: number
  readonly bids: ReadonlyMap<number, number>
  readonly tenders: number
}

function judgePair(
  { winner, loser, wins, rows }: Pick<CoBidders, 'winner' | 'loser' | 'wins' | 'rows'>,
  { market, bids, tenders }: Market,
  data: Dataset,
): CoBidders {
  const { starts } = readBiddings(data)
  const counts = [winner, loser].map((firm) => bids.get(firm) ?? 0)
  const [fewer, chance] = [Math.min(...counts), Math.max(...counts) / tenders]
  const expectedShare = rows.reduce((sum, row) => sum + 1 / (starts[row + 1] - starts[row]), 0) / rows.length
  return {
    market,
    winner,
    loser,
    rows,
    meetings: rows.length,
    wins,
    expectedMeetings: fewer * chance,
    meetingTail: binomialTail(rows.length, fewer, chance),
    winTail: binomialTail(wins, rows.length, expectedShare),
  }
}
