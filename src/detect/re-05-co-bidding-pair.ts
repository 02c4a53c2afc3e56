// RE-05: two firms that meet in a market far more often than chance has it and of which one nearly always wins: a firm with its
// cover bidder. Rings of three and more are RE-06's; one fact, one family.

import { ABSENT_CODE, type Dataset } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import { binomialTail } from '../stats/binomial-tail.ts'
import { awardedActs } from './awarded-acts.ts'
import { readBiddings } from './bidding.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from './chance-confidence.ts'
import { type DetectionContext, defineDetector } from './detector.ts'
import { groupBy } from './group-by.ts'
import { selectMembers } from './group-members.ts'
import { shares } from './shares.ts'

const biddersMax = 12
const meetingsMin = 5
const winShareMin = 0.8
/** Choice: meeting must be unlikely by itself, and may say no more than this. */
const meetingTail = { least: 1e-6, most: 1e-3 }
const confidenceMax = 0.5

interface Pair {
  readonly market: number
  readonly winner: number
  readonly loser: number
  readonly rows: readonly number[]
  readonly meetings: number
  readonly expectedMeetings: number
  readonly meetingTail: number
  readonly winTail: number
}

interface Partial {
  readonly pairs: readonly Pair[]
  readonly tests: number
}

export const coBiddingPair = defineDetector<Partial>({
  id: 'RE-05',
  type: 'relationship_anomaly',
  partition: 'catalog',
  phase: 'pattern_detection',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { catalog } = data.acts
    const markets = groupBy(rows, (row) => ((catalog[row] ?? -1) >= 0 && isAwarded(row) ? catalog[row] : undefined))
    return [...markets].map(([market, acts]) => findPairs(market, acts, data)).reduce(merge, { pairs: [], tests: 0 })
  },
  reduce: merge,
  finalize: ({ pairs, tests }, data, context) => pairs.flatMap((pair) => toCandidate(pair, tests, data, context) ?? []),
})

function merge(left: Partial, right: Partial): Partial {
  return { pairs: [...left.pairs, ...right.pairs], tests: left.tests + right.tests }
}

interface Tender {
  readonly row: number
  readonly winner: number
  /** Ascending. */
  readonly firms: Int32Array
}

function findPairs(market: number, acts: readonly number[], data: Dataset): Partial {
  const biddings = readBiddings(data)
  const tenders = acts.flatMap((row): Tender[] => {
    const winner = data.acts.supplier[row] ?? ABSENT_CODE
    const firms = biddings.suppliers.slice(biddings.starts[row], biddings.starts[row + 1]).sort()
    return firms.length < 2 || firms.length > biddersMax || !firms.includes(winner) ? [] : [{ row, winner, firms }]
  })
  const bids = new Map<number, number>()
  for (const { firms } of tenders) for (const firm of firms) bids.set(firm, (bids.get(firm) ?? 0) + 1)
  const met = new Map<number, Tender[]>()
  const suppliers = data.size('supplier')
  for (const tender of tenders) {
    const regular = tender.firms.filter((firm) => (bids.get(firm) ?? 0) >= meetingsMin)
    for (const [at, second] of regular.entries())
      for (const first of regular.slice(0, at)) {
        const key = first * suppliers + second
        const known = met.get(key)
        if (known) known.push(tender)
        else met.set(key, [tender])
      }
  }
  const often = [...met].filter(([, own]) => own.length >= meetingsMin)
  const pairs = often.flatMap(([key, own]): Pair[] => {
    const firms = [Math.floor(key / suppliers), key % suppliers] as const
    const [fewer, more] = firms.map((firm) => bids.get(firm) ?? 0).sort((a, b) => a - b) as [number, number]
    const winsOf = (firm: number) => own.filter(({ winner }) => winner === firm).length
    const winner = winsOf(firms[0]) >= winsOf(firms[1]) ? firms[0] : firms[1]
    const wins = winsOf(winner)
    if (wins < winShareMin * own.length) return []
    const chance = more / tenders.length
    const expectedShare = own.reduce((sum, tender) => sum + 1 / tender.firms.length, 0) / own.length
    return [
      {
        market,
        winner,
        loser: winner === firms[0] ? firms[1] : firms[0],
        rows: own.map(({ row }) => row),
        meetings: own.length,
        expectedMeetings: fewer * chance,
        meetingTail: binomialTail(own.length, fewer, chance),
        winTail: binomialTail(wins, own.length, expectedShare),
      },
    ]
  })
  return { pairs, tests: often.length }
}

function toCandidate(pair: Pair, tests: number, data: Dataset, context: DetectionContext): Candidate | undefined {
  if (pair.meetingTail > meetingTail.most) return undefined
  const product = Math.max(pair.meetingTail, meetingTail.least) * pair.winTail
  const pValue = product * (1 - Math.log(product))
  const confidence = groupConfidence(pValue, tests, confidenceMax)
  const members = confidence < confidenceMin ? undefined : selectMembers(pair.rows, data, context)
  if (!members) return undefined
  const [winner, loser] = [data.text('supplier', pair.winner), data.text('supplier', pair.loser)]
  const item = data.text('catalog', pair.market)
  return {
    detector: 'RE-05',
    type: 'relationship_anomaly',
    row: members.row,
    related: members.related,
    group: `pair ${item} ${winner} ${loser}`,
    family: 'bid_rotation',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'joint_bids_and_wins',
      score: pair.meetings,
      threshold: pair.expectedMeetings,
      sample_size: pair.meetings,
      p_value: pValue,
    },
    expected: {
      metric: 'joint_tenders',
      observed: pair.meetings,
      value: pair.expectedMeetings,
      counterfactual: Math.max(meetingsMin - 1, Math.ceil(pair.expectedMeetings)),
    },
    rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
    money_at_risk_cents: members.value_cents / 4,
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
      value_cents: members.value_cents,
    },
  }
}
