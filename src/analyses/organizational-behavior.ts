// Organizational behaviour: bodies against bodies with about as many records, by shares that each states of itself.

import { isDay } from '../dataset/dataset.ts'
import { monthOf } from '../domain/days.ts'
import { median } from '../stats/median.ts'
import { quantile } from '../stats/quantile.ts'
import { quantileInterval } from '../stats/quantile-interval.ts'
import { studentTTail } from '../stats/student-t-tail.ts'
import { wilsonInterval } from '../stats/wilson-interval.ts'
import type { AnalysisRows } from './analysis-rows.ts'
import { type DraftFigure, insufficient, interval } from './figure.ts'
import { rules } from './rules.ts'

/** Undefined where a record does not say. */
type Trial = (at: number) => boolean | undefined

interface Habit {
  readonly name: string
  trialOf(rows: AnalysisRows): Trial
}

const habits: readonly Habit[] = [
  {
    name: 'direct_award_share',
    trialOf: directAward,
  },
  {
    name: 'year_end_share',
    trialOf:
      ({ day }) =>
      (at) =>
        isDay(day[at]) ? monthOf(day[at]) === 12 : undefined,
  },
  {
    name: 'single_bid_share',
    trialOf:
      ({ measures, direct }) =>
      (at) => {
        const bidders = measures.bidders?.[at]
        // A direct award asks for no bids.
        if (bidders === undefined || Number.isNaN(bidders) || direct?.[at] === 1) return undefined
        return bidders === 1
      },
  },
]

/** Whether a record was awarded without competition. */
export function directAward({ direct }: Pick<AnalysisRows, 'direct'>): Trial {
  return (at) => (direct === undefined || direct[at] < 0 ? undefined : direct[at] === 1)
}

export function organizationalBehavior(rows: AnalysisRows): readonly DraftFigure[] {
  return habits.flatMap((habit) => figuresOf(rows, habit))
}

/** What a body states: of `n` records `found`. */
export interface Body {
  readonly code: number
  readonly n: number
  readonly found: number
}

function figuresOf(rows: AnalysisRows, habit: Habit): readonly DraftFigure[] {
  const all = tallyBy(rows.organization.subarray(0, rows.length), habit.trialOf(rows))
  const figure = { name: habit.name, unit: 'share' } as const
  const bodies = all.filter(({ n }) => n >= rules.organizationRecordsMin)
  if (all.length === 0) return [insufficient(figure, { reason: 'field_missing', found: 0, minimum: rules.recordsMin })]
  if (bodies.length <= rules.peersMin)
    return [insufficient(figure, { reason: 'too_few_groups', found: bodies.length, minimum: rules.peersMin + 1 })]
  const { value, low, high } = quantileInterval(Float64Array.from(bodies, ({ found, n }) => found / n).sort(), 0.5)
  const middle: DraftFigure = {
    ...{ name: `${habit.name}_of_bodies`, unit: 'share', value, n: bodies.length },
    interval: interval(low, high, 'order_statistics'),
  }
  return [middle, ...compareBodies(bodies).map((compared) => toBodyFigure(habit.name, compared))]
}

/** What the rows of each code state; those without one are passed over. */
export function tallyBy(codes: Int32Array, trialOf: Trial): readonly Body[] {
  const counts = new Map<number, { n: number; found: number }>()
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]
    const isFound = code < 0 ? undefined : trialOf(at)
    if (isFound === undefined) continue
    const own = counts.get(code) ?? { n: 0, found: 0 }
    own.n++
    if (isFound) own.found++
    counts.set(code, own)
  }
  return [...counts].map(([code, own]) => ({ code, ...own })).sort((a, b) => a.n - b.n || a.code - b.code)
}

export interface ComparedBody extends Body {
  readonly peerMedian: number
  readonly z: number
  readonly p: number
  /** Cohen's h against the median of the peers. */
  readonly h: number
}

/**
 * Each body against those nearest in size, without itself. The arcsine of a share has a variance that depends on n alone; what bodies
 * differ beyond chance is estimated from their winsorised z-scores and added to it (Spiegelhalter 2005), so that a body stands out
 * only where it does so among bodies that differ anyway.
 */
export function compareBodies(bodies: readonly Body[]): readonly ComparedBody[] {
  const angles = Float64Array.from(bodies, ({ found, n }) => Math.asin(Math.sqrt((found + 0.375) / (n + 0.75))))
  return bodies.map((body, at) => {
    const peers = nearest(bodies, at)
    const target = median(Float64Array.from(peers, (peer) => angles[peer]))
    const tau2 = excessVariance(peers, { bodies, angles, target })
    const z = (angles[at] - target) / Math.sqrt(1 / (4 * body.n) + tau2 + targetVariance(peers, { bodies, tau2 }))
    return {
      ...body,
      ...{ peerMedian: median(Float64Array.from(peers, (peer) => bodies[peer].found / bodies[peer].n)), z },
      ...{ p: Math.min(1, 2 * studentTTail(Math.abs(z), peers.length - 1)), h: 2 * (angles[at] - target) },
    }
  })
}

/** By rank of size, as many above as below where there are as many. */
function nearest(bodies: readonly Body[], at: number): readonly number[] {
  const count = Math.min(rules.peersMax, bodies.length - 1)
  const start = Math.max(0, Math.min(at - count / 2, bodies.length - 1 - count))
  return Array.from({ length: count + 1 }, (_, index) => Math.floor(start) + index).filter((peer) => peer !== at)
}

interface Group {
  readonly bodies: readonly Body[]
  readonly angles: Float64Array
  readonly target: number
}

/** Between-body variance by moments, of z-scores winsorised at a tenth of each end. */
function excessVariance(peers: readonly number[], { bodies, angles, target }: Group): number {
  const zs = Float64Array.from(peers, (peer) => (angles[peer] - target) * Math.sqrt(4 * bodies[peer].n))
  const [low, high] = [quantile(zs, 0.1), quantile(zs, 0.9)]
  const phi = zs.reduce((sum, z) => sum + Math.min(high, Math.max(low, z)) ** 2, 0) / zs.length
  const weights = peers.map((peer) => 4 * bodies[peer].n)
  const sum = weights.reduce((all, each) => all + each, 0)
  const squares = weights.reduce((all, each) => all + each * each, 0)
  const excess = (peers.length * phi) / winsorisedSquare - (peers.length - 1)
  return Math.max(0, excess / (sum - squares / sum))
}

/** Mean square of standard normal scores winsorised at their 10 % and 90 % quantiles: what chance alone leads to. */
const winsorisedSquare = 0.67865

/** Of the median of the peers. */
function targetVariance(
  peers: readonly number[],
  { bodies, tau2 }: { readonly bodies: readonly Body[]; readonly tau2: number },
): number {
  const mean = peers.reduce((sum, peer) => sum + 1 / (4 * bodies[peer].n) + tau2, 0) / peers.length
  return ((Math.PI / 2) * mean) / peers.length
}

/** A body beside its peers. */
export function toBodyFigure(name: string, { code, n, found, peerMedian, z, p, h }: ComparedBody): DraftFigure {
  const { low, high } = wilsonInterval(found, n)
  return {
    ...{ name, value: found / n, unit: 'share', n, subject: { type: 'organization', code } },
    expected: peerMedian,
    interval: interval(low, high, 'wilson'),
    test: { name: 'funnel_t', statistic: z, p_value: p },
    effect_size: { name: 'cohen_h', value: h },
    shown: 'if_significant',
  }
}
