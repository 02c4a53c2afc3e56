// Steady bids (RE-20-STEADY): a firm's losing bids at a nearly constant ratio to another firm's winning bids over tenders for different
// items. Price lists and percentage fees keep a ratio for one item; a constant ratio over all items indicates an agreement.

import type { Dataset } from '../../../dataset/dataset.ts'
import { onePerKey } from '../../../dataset/one-per-key.ts'
import { coincidenceTail } from '../../evidence/coincidence-tail.ts'
import type { GroupMembers } from '../../evidence/group-members.ts'
import { chanceEvidence, type GroupEvidence, type GroupWords } from '../../forms/group-test.ts'
import { decisions } from '../acts/decisions.ts'
import { itemOf } from '../acts/item-of.ts'

const decimals = 1e4
/** Choice: least number of tenders, and of items among them; below them a coincidence or a price list explains the ratio. */
export const steadyMeetingsMin = 5
const itemsMin = 3
/** Choice: least share of the meetings with the steady ratio; the others may have been competitive. */
const keptShare = 0.8
/** Choice: widest range of a steady ratio in ten thousandths, and its least value; closer to 1 are near ties (RE-17, RE-19). */
const widthMax = 100
const lowestMin = decimals + 50
const valueCentsMin = 30_000_00
/** Choice: least frequency assumed for a range of ratios. */
const shareMin = 1e-3
const confidenceMax = 0.9

/** The narrowest range of two firms' ratios, in ten thousandths, with the tenders in it and the number of all meetings. */
export interface SteadyRatios {
  readonly rows: readonly number[]
  readonly meetings: number
  readonly low: number
  readonly high: number
  /** Number of distinct ratios. */
  readonly distinct: number
}

export interface SteadyPair extends SteadyRatios {
  readonly first: number
  readonly second: number
  /** Share of the ratios of all pairs of firms that lie in the range. */
  readonly usualShare?: number
}

/** The steady part of a pair's ratios; undefined where they scatter. Each decision counts once. */
export function findSteady(rows: Int32Array, multiples: Float64Array, data: Dataset): SteadyRatios | undefined {
  const decisionOf = decisions(data)
  const counted = new Set(onePerKey(rows, (row) => decisionOf[row], data))
  const order = Array.from(rows, (_, at) => at)
    .filter((at) => counted.has(rows[at]))
    .sort((a, b) => multiples[a] - multiples[b] || a - b)
  const sorted = order.map((at) => multiples[at])
  const fewest = Math.max(steadyMeetingsMin, Math.ceil(keptShare * order.length))
  for (let kept = order.length; kept >= fewest; kept--) {
    const start = narrowest(sorted, kept)
    const [low, high] = [sorted[start], sorted[start + kept - 1]]
    if (high - low > widthMax) continue
    const steady = order.slice(start, start + kept).map((at) => rows[at])
    if (low < lowestMin || !isMaterial(steady, data)) return undefined
    return {
      rows: steady,
      meetings: order.length,
      low,
      high,
      distinct: new Set(sorted.slice(start, start + kept)).size,
    }
  }
  return undefined
}

/** Start of the narrowest window of `kept` ascending values. */
function narrowest(sorted: readonly number[], kept: number): number {
  const widthAt = (start: number) => sorted[start + kept - 1] - sorted[start]
  let best = 0
  for (let start = 1; start + kept <= sorted.length; start++) if (widthAt(start) < widthAt(best)) best = start
  return best
}

function isMaterial(rows: readonly number[], data: Dataset): boolean {
  const items = new Set(rows.map(itemOf(data)))
  const cents = rows.reduce((sum, row) => sum + (data.acts.value[row] || 0), 0)
  return items.size >= itemsMin && cents >= valueCentsMin
}

export interface WeighedSteady extends SteadyPair, GroupEvidence {
  readonly share: number
}

/** The evidence about a pair of firms, one of `tests` pairs with enough meetings. */
export function weighSteady(pair: SteadyPair, tests: number): WeighedSteady {
  const { rows, meetings, usualShare = 1 } = pair
  const share = Math.max(shareMin, usualShare)
  // Union bound: any of the ratios may be the lowest of the range.
  const pValue = Math.min(1, rows.length * coincidenceTail(rows.length, meetings, share))
  return { ...pair, share, variant: 'RE-20-STEADY', ...chanceEvidence(pValue, tests, confidenceMax) }
}

/** The words about a steady pair. */
export function describeSteady(
  { rows, meetings, low, high, first, second, share }: WeighedSteady,
  { value_cents }: GroupMembers,
  data: Dataset,
): GroupWords {
  const firms = [first, second].map((firm) => data.text('supplier', firm)).sort()
  return {
    group: `steady ${firms.join(' ')}`,
    statistic: { method: 'fixed_multiple', score: rows.length, threshold: steadyMeetingsMin, sample_size: meetings },
    expected: {
      metric: 'tenders',
      observed: rows.length,
      value: share * meetings,
      counterfactual: steadyMeetingsMin - 1,
    },
    rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
    money_at_risk_cents: Math.round(value_cents / 4),
    factors: { fixed_multiple: 1 },
    facts: {
      firms: firms.join(', '),
      low_multiple: low / decimals,
      high_multiple: high / decimals,
      usual_share: share,
      tenders: rows.length,
      meetings,
      value_cents,
    },
  }
}
