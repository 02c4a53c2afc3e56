// RE-05-COVER: a firm that comes whenever another one wins, over many items, and never beats it: cover bids. How often it would come
// anyway is read from how often it bids for the same items, and to the same bodies, without the other. RE-05 looks within one item.

import { ABSENT_CODE, type Dataset } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import { poissonTail } from '../stats/poisson-tail.ts'
import { readBiddings } from './bidding.ts'
import { confidenceMin, groupConfidence, groupSensitivity, productTail } from './chance-confidence.ts'
import { wonMeetings } from './co-bids.ts'
import { type DetectionContext, defineDetector } from './detector.ts'
import { selectMembers } from './group-members.ts'
import { itemOf } from './item-of.ts'
import { shares } from './shares.ts'

const meetingsMin = 6
const itemsMin = 3
/** Choice: meeting says no more than this by itself, since neighbours meet. */
const meetingTailMin = 1e-8
const meetingTailMax = 1e-4
const confidenceMax = 0.86
/** Choice: firms are not alike and do not bid by themselves, so that half more than expected, and half a meeting, are ordinary. */
const habit = { factor: 1.5, meetings: 0.5 }
/** Choice: the share of an item's or a body's tenders at which a firm bids leans on so many tenders without it. */
const leaningTenders = 2

interface Pair {
  readonly winner: number
  readonly loser: number
  readonly rows: readonly number[]
  /** Meetings to be expected, and the chance of winning all if each bidder were as likely to. */
  readonly expected: number
  readonly winTail: number
}

interface Partial {
  readonly pairs: readonly Pair[]
  /** Pairs that met at all: each could have met so often. */
  readonly tests: number
}

export const coverBidder = defineDetector<Partial>({
  id: 'RE-05-COVER',
  type: 'relationship_anomaly',
  partition: 'whole',
  phase: 'pattern_detection',
  fold(data, rows) {
    const met = wonMeetings(data, rows)
    const { starts, members, length } = met.pairs
    const found: { winner: number; loser: number; rows: number[] }[] = []
    for (let pair = 0; pair < length; pair++) {
      const [start = 0, end = 0] = [starts[pair], starts[pair + 1]]
      if (end - start < meetingsMin) continue
      const own = Array.from(members.subarray(start, end), (at) => met.rows[at] as number)
      const winner = data.acts.supplier[own[0] ?? -1] ?? ABSENT_CODE
      found.push({ winner, loser: met.losers[members[start] ?? -1] ?? ABSENT_CODE, rows: own })
    }
    const item = itemOf(data)
    const wide = found.filter((pair) => new Set(pair.rows.map(item)).size >= itemsMin)
    return { pairs: wide.length === 0 ? [] : judge(wide, data, rows), tests: length }
  },
  reduce: (left, right) => (left.tests >= right.tests ? left : right),
  finalize: ({ pairs, tests }, data, context) => pairs.flatMap((pair) => toCandidate(pair, tests, data, context) ?? []),
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
    const [code, body] = [item(row) + 1, (organization[row] ?? -1) + 1]
    add(counts.item, code)
    add(counts.body, body)
    for (let at = start; at < end; at++) {
      const firm = suppliers[at] ?? -1
      if (!losers.has(firm)) continue
      add(bids.item, code * firms + firm)
      add(bids.body, body * firms + firm)
    }
  }
  return { counts, bids }
}

function judge(
  found: readonly { readonly winner: number; readonly loser: number; readonly rows: readonly number[] }[],
  data: Dataset,
  rows: Int32Array,
): Pair[] {
  const { starts, suppliers } = readBiddings(data)
  const { counts, bids } = countBids(new Set(found.map(({ loser }) => loser)), data, rows)
  const item = itemOf(data)
  const firms = data.size('supplier')
  const hasBid = (row: number, firm: number) => {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) if (suppliers[at] === firm) return true
    return false
  }
  const wonBy = tendersOf(new Set(found.flatMap(({ winner, loser }) => [winner, loser])), data, rows)
  return found.flatMap(({ winner, loser, rows: met }) => {
    const own = wonBy.get(winner) ?? []
    let expected = 0
    for (const scope of ['item', 'body'] as const) {
      const keyOf = (row: number) => (scope === 'item' ? item(row) + 1 : (data.acts.organization[row] ?? -1) + 1)
      const ownMet = new Map<number, number>()
      const ownAll = new Map<number, number>()
      for (const row of own) {
        ownAll.set(keyOf(row), (ownAll.get(keyOf(row)) ?? 0) + 1)
        if (hasBid(row, loser)) ownMet.set(keyOf(row), (ownMet.get(keyOf(row)) ?? 0) + 1)
      }
      for (const row of own) {
        const key = keyOf(row)
        const elsewhere = (bids[scope].get(key * firms + loser) ?? 0) - (ownMet.get(key) ?? 0)
        expected += elsewhere / ((counts[scope].get(key) ?? 0) - (ownAll.get(key) ?? 0) + leaningTenders)
      }
    }
    // What it wins against the other, however seldom, is no cover.
    if ((wonBy.get(loser) ?? []).some((row) => hasBid(row, winner))) return []
    // As if each bidder of a tender were as likely to win it.
    const winTail = met.reduce((tail, row) => tail * (1 - 1 / ((starts[row + 1] ?? 0) - (starts[row] ?? 0))), 1)
    return [{ winner, loser, rows: met, expected: habit.factor * expected + habit.meetings, winTail }]
  })
}

/** The contested tenders that each of some firms won. */
function tendersOf(winners: ReadonlySet<number>, data: Dataset, rows: Int32Array): ReadonlyMap<number, number[]> {
  const { starts } = readBiddings(data)
  const found = new Map<number, number[]>()
  for (const row of rows) {
    const winner = data.acts.supplier[row] ?? -1
    if (!winners.has(winner) || (starts[row + 1] ?? 0) - (starts[row] ?? 0) < 2) continue
    const own = found.get(winner) ?? []
    found.set(winner, own)
    own.push(row)
  }
  return found
}

function toCandidate(pair: Pair, tests: number, data: Dataset, context: DetectionContext): Candidate | undefined {
  const { rows, expected, winTail } = pair
  const meetingTail = poissonTail(rows.length, expected)
  if (meetingTail > meetingTailMax) return undefined
  const pValue = productTail(Math.max(meetingTailMin, meetingTail), winTail)
  const confidence = groupConfidence(pValue, tests, confidenceMax)
  const members = confidence < confidenceMin ? undefined : selectMembers(rows, data, context)
  if (members === undefined) return undefined
  const [winner, loser] = [data.text('supplier', pair.winner), data.text('supplier', pair.loser)]
  return {
    detector: 'RE-05-COVER',
    type: 'relationship_anomaly',
    row: members.row,
    related: members.related,
    group: `cover ${winner} ${loser}`,
    family: 'bid_rotation',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'joint_bids_and_wins',
      score: rows.length,
      threshold: expected,
      sample_size: rows.length,
      p_value: pValue,
    },
    expected: {
      metric: 'joint_tenders',
      observed: rows.length,
      value: expected,
      counterfactual: Math.max(meetingsMin - 1, Math.ceil(expected)),
    },
    rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
    money_at_risk_cents: Math.round(members.value_cents / 4),
    factors: shares({
      meet_often: -Math.log(Math.max(meetingTail, meetingTailMin)),
      one_wins: -Math.log(winTail),
    }),
    facts: {
      winner,
      loser,
      meetings: rows.length,
      expected_meetings: expected,
      value_cents: members.value_cents,
    },
  }
}
