// RE-05-COVER: a firm that comes whenever another one wins, over many items, and never beats it: cover bids. How often it would come
// anyway is read from how often it bids for the same items, and to the same bodies, without the other. Of a body where it has no
// rival but a neighbour nothing can be read. RE-05 looks within one item.

import type { Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { poissonTail } from '../../stats/poisson-tail.ts'
import { chanceStatistic, productTail } from '../evidence/chance-confidence.ts'
import { shares } from '../evidence/shares.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { onePerTender } from '../views/acts/purchases.ts'
import { readBiddings } from '../views/bids/bidding.ts'
import { type WonMeetings, wonMeetings } from '../views/bids/co-bids.ts'

const meetingsMin = 6
const itemsMin = 3
const bodiesMin = 3
/** Choice: meeting says no more than this by itself, since neighbours meet. */
const meetingTailMin = 1e-8
const meetingTailMax = 1e-4
/** Choice: firms are not alike and do not bid by themselves, so that half more than expected, and half a meeting, are ordinary. */
const habit = { factor: 1.5, meetings: 0.5 }
/** Choice: the share of an item's or a body's tenders at which a firm bids leans on so many tenders without it. */
const leaningTenders = 2

interface CoverPair {
  readonly winner: number
  readonly loser: number
  readonly rows: readonly number[]
  /** Meetings to be expected, and the chance of winning all if each bidder were as likely to. */
  readonly expected: number
  readonly winTail: number
}

interface CoverPairs {
  readonly pairs: readonly CoverPair[]
  /** Pairs that met at all: each could have met so often. */
  readonly tests: number
}

export const coverBidder = defineGroupTest({
  id: 'RE-05-COVER',
  names: { winner: 'supplier', loser: 'supplier' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.supplier', ['acts.catalog', 'acts.category'], 'bids.supplier'],
  family: 'bid_rotation',
  partition: 'whole',
  fold(data, rows) {
    const { found, pairs: tests } = wonMeetings(data, rows, meetingsMin)
    const item = itemOf(data)
    const wide = found.flatMap((pair, at) => {
      assertWantedAt(at)
      // The lots of a tender are one meeting.
      const own = [...onePerTender(Int32Array.from(pair.rows), data)]
      if (own.length < meetingsMin || isAtOneBody(own, data)) return []
      return new Set(own.map(item)).size < itemsMin ? [] : [{ ...pair, rows: own }]
    })
    return { pairs: wide.length === 0 ? [] : judge(wide, data, rows), tests }
  },
  reduce: (left: CoverPairs, right: CoverPairs) => (left.tests >= right.tests ? left : right),
  weigh: ({ pairs, tests }) =>
    pairs.flatMap((pair) => {
      const meetingTail = poissonTail(pair.rows.length, pair.expected)
      if (meetingTail > meetingTailMax) return []
      const bounded = Math.max(meetingTailMin, meetingTail)
      return { ...pair, meetingTail: bounded, ...chanceEvidence(productTail(bounded, pair.winTail), tests) }
    }),
  describe({ rows, expected, meetingTail, winTail, ...pair }, { value_cents }, data) {
    const [winner, loser] = [data.text('supplier', pair.winner), data.text('supplier', pair.loser)]
    return {
      group: `cover ${winner} ${loser}`,
      statistic: chanceStatistic('joint_bids_and_wins', { pValue: pair.pValue, sample_size: rows.length }),
      expected: {
        metric: 'joint_tenders',
        observed: rows.length,
        value: expected,
        counterfactual: Math.max(meetingsMin - 1, Math.ceil(expected)),
      },
      rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
      money_at_risk_cents: Math.round(value_cents / 4),
      factors: shares({ meet_often: -Math.log(meetingTail), one_wins: -Math.log(winTail) }),
      facts: { winner, loser, meetings: rows.length, expected_meetings: expected, value_cents },
    }
  },
})

/** Bids of the losers under suspicion by item and by body, and the tenders of each. */
function countBids(losers: ReadonlySet<number>, data: Dataset, rows: Int32Array) {
  const { starts, suppliers } = readBiddings(data)
  const { organization } = data.acts
  const item = itemOf(data)
  const firms = data.size('supplier')
  const counts = { item: new Map<number, number>(), body: new Map<number, number>() }
  const bids = { item: new Map<number, number>(), body: new Map<number, number>() }
  const add = (map: Map<number, number>, key: number) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const row of rows) {
    const [start = 0, end = 0] = [starts[row], starts[row + 1]]
    if (end - start < 2) continue
    const [code, body] = [item(row) + 1, organization[row] + 1]
    add(counts.item, code)
    add(counts.body, body)
    for (let at = start; at < end; at++) {
      const firm = suppliers[at]
      if (!losers.has(firm)) continue
      add(bids.item, code * firms + firm)
      add(bids.body, body * firms + firm)
    }
  }
  return { counts, bids }
}

function judge(found: readonly WonMeetings[], data: Dataset, rows: Int32Array): CoverPair[] {
  const { starts } = readBiddings(data)
  const { counts, bids } = countBids(new Set(found.map(({ loser }) => loser)), data, rows)
  const firms = data.size('supplier')
  const keyOf = scopeKeys(data)
  const wins = countWins(new Set(found.map(({ winner }) => winner)), data, rows)
  const beaten = beatenPairs(new Set(found.map(({ winner, loser }) => loser * firms + winner)), data, rows)
  return found.flatMap(({ winner, loser, rows: met }) => {
    // What it wins against the other, however seldom, is no cover.
    if (beaten.has(loser * firms + winner)) return []
    let expected = 0
    for (const scope of ['item', 'body'] as const) {
      const ownMet = new Map<number, number>()
      for (const row of met) ownMet.set(keyOf[scope](row), (ownMet.get(keyOf[scope](row)) ?? 0) + 1)
      for (const [key, own] of wins[scope].get(winner) ?? []) {
        const elsewhere = (bids[scope].get(key * firms + loser) ?? 0) - (ownMet.get(key) ?? 0)
        if (elsewhere > 0) expected += (own * elsewhere) / ((counts[scope].get(key) ?? 0) - own + leaningTenders)
      }
    }
    // As if each bidder of a tender were as likely to win it.
    const winTail = met.reduce((tail, row) => tail * (1 - 1 / (starts[row + 1] - starts[row])), 1)
    return [{ winner, loser, rows: met, expected: habit.factor * expected + habit.meetings, winTail }]
  })
}

/** The item and the body of an act, each as a whole number from 0. */
function scopeKeys(data: Dataset) {
  const item = itemOf(data)
  const { organization } = data.acts
  return { item: (row: number) => item(row) + 1, body: (row: number) => organization[row] + 1 }
}

/** The contested tenders that each of some firms won, by item and by body. */
function countWins(winners: ReadonlySet<number>, data: Dataset, rows: Int32Array) {
  const keyOf = scopeKeys(data)
  const { starts } = readBiddings(data)
  const wins = { item: new Map<number, Map<number, number>>(), body: new Map<number, Map<number, number>>() }
  for (const row of rows) {
    const winner = data.acts.supplier[row]
    if (!winners.has(winner) || starts[row + 1] - starts[row] < 2) continue
    for (const scope of ['item', 'body'] as const) {
      const own = wins[scope].get(winner) ?? new Map<number, number>()
      wins[scope].set(winner, own)
      own.set(keyOf[scope](row), (own.get(keyOf[scope](row)) ?? 0) + 1)
    }
  }
  return wins
}

/** Those of some pairs, winner first, of which the first won where the second bid. */
function beatenPairs(pairs: ReadonlySet<number>, data: Dataset, rows: Int32Array): ReadonlySet<number> {
  const { starts, suppliers } = readBiddings(data)
  const firms = data.size('supplier')
  const found = new Set<number>()
  for (const row of rows) {
    const winner = data.acts.supplier[row]
    for (let at = starts[row]; at < starts[row + 1]; at++) {
      const key = winner * firms + suppliers[at]
      if (pairs.has(key)) found.add(key)
    }
  }
  return found
}

/** Meetings at one body may be those of neighbours, of whom one is always dearer. */
function isAtOneBody(rows: readonly number[], { acts }: Dataset): boolean {
  const bodies = [...groupBy(rows, (row) => acts.organization[row]).values()]
  return bodies.length < bodiesMin || bodies.some(({ length }) => length > rows.length / 2)
}
