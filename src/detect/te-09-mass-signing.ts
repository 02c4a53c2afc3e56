// TE-09-DAY: a day on which a body signs far more than on any other: a drawer emptied before a change of government, or dates set
// afterwards. Bodies sign in batches; how large those are is read from all bodies' days. A day that comes back every year is a
// calendar, and so are the first days of the year, on which its contracts begin; the end of the year is TE-06's.

import { ABSENT_CODE, type Dataset, isDay } from '../domain/dataset.ts'
import { formatDay } from '../domain/days.ts'
import type { Candidate } from '../domain/finding.ts'
import { negativeBinomialTail } from '../stats/negative-binomial-tail.ts'
import { awardedActs } from './awarded-acts.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from './chance-confidence.ts'
import { concatenate, type DetectionContext, defineDetector } from './detector.ts'
import { everyRow } from './every-row.ts'
import { groupBy } from './group-by.ts'
import { selectMembers } from './group-members.ts'
import { itemOf } from './item-of.ts'
import { oncePerDataset } from './once-per-dataset.ts'
import { purchaseMethods } from './purchase-methods.ts'

const actsMin = 10
/** Choice: the day has so many times the acts of the body's next largest day. */
const ratioMin = 2.5
const bodyActsMin = 24
const confidenceMax = 0.84
/** Days within which a day of another year is the same one, and the part of the acts that make it so. */
const seasonDays = 12
const seasonPart = 1 / 3
const yearDays = 365.25
/** Counts above this do not say how large ordinary batches are. */
const batchMax = 9
/** Choice: a pair of acts of one body on one day is no rarer than this against chance. */
const clusteringMin = 1.05

interface Body {
  readonly organization: number
  readonly acts: number
  readonly days: readonly (readonly [day: number, count: number])[]
}

export const massSigning = defineDetector<readonly Body[]>({
  id: 'TE-09-DAY',
  type: 'temporal_anomaly',
  partition: 'organization',
  phase: 'pattern_detection',
  fold(data, rows) {
    const { organization, signing_day, tender, supplier } = data.acts
    const isAwarded = awardedActs(data)
    const methodOf = purchaseMethods(data)
    const item = itemOf(data)
    const decisionOf = (row: number) => {
      if ((tender[row] ?? -1) >= 0) return `t${tender[row]}`
      return methodOf(row) === 'direct' && item(row) >= 0 ? `i${item(row)}` : `s${supplier[row] ?? -1}`
    }
    const asked = rows.filter((row) => isAwarded(row) && isDay(signing_day[row] ?? ABSENT_CODE))
    return [...groupBy(asked, (row) => organization[row])].map(([body, acts]): Body => {
      const days = [...groupBy(acts, (row) => signing_day[row] ?? ABSENT_CODE)].map(([day, own]) => {
        // What one tender or one supplier brings is one decision, and so is a call to all who offer a thing (art. 79).
        const decisions = new Set(own.map(decisionOf))
        return [day, decisions.size] as const
      })
      days.sort((a, b) => a[0] - b[0])
      return { organization: body, acts: days.reduce((sum, [, count]) => sum + count, 0), days }
    })
  },
  reduce: concatenate,
  finalize(bodies, data, context) {
    const large = bodies.flatMap((body) => largestDay(body) ?? [])
    if (large.length === 0) return []
    const pace = readPace(bodies)
    return large.flatMap((one) => toCandidate(one, pace, data, context) ?? [])
  },
})

interface LargeDay {
  readonly body: Body
  readonly day: number
  readonly count: number
}

/** The body's one day that is far larger than its others and no calendar's. */
function largestDay(body: Body): [LargeDay] | undefined {
  const [top, next] = [...body.days].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  if (top === undefined || body.acts < bodyActsMin) return undefined
  const [day, count] = top
  const month = formatDay(day).slice(5)
  if (count < actsMin || count < ratioMin * (next?.[1] ?? 0) || month >= '12-10' || month <= '01-15') return undefined
  const isCalendar = body.days.some(([other, own]) => {
    const years = Math.round(Math.abs(other - day) / yearDays)
    return years >= 1 && Math.abs(Math.abs(other - day) - years * yearDays) <= seasonDays && own >= seasonPart * count
  })
  return isCalendar ? undefined : [{ body, day, count }]
}

interface Pace {
  /** Acts of all bodies by day, and the mean of the days that have any. */
  readonly totals: ReadonlyMap<number, number>
  readonly mean: number
  /** Size of the negative binomial law of a body's acts on one day. */
  readonly size: number
  readonly tests: number
}

function readPace(bodies: readonly Body[]): Pace {
  const totals = new Map<number, number>()
  for (const { days } of bodies) for (const [day, count] of days) totals.set(day, (totals.get(day) ?? 0) + count)
  const sum = [...totals.values()].reduce((all, count) => all + count, 0)
  const mean = sum / totals.size
  let squares = 0
  for (const count of totals.values()) squares += (count / mean) ** 2
  let [pairs, expected] = [0, 0]
  for (const { acts, days } of bodies) {
    expected += (acts / totals.size) ** 2 * squares
    for (const [, count] of days) pairs += Math.min(count, batchMax) * (Math.min(count, batchMax) - 1)
  }
  const clustering = Math.max(clusteringMin, pairs / Math.max(1e-9, expected))
  return { totals, mean, size: 1 / (clustering - 1), tests: bodies.length * totals.size }
}

function toCandidate(
  { body, day, count }: LargeDay,
  { totals, mean, size, tests }: Pace,
  data: Dataset,
  context: DetectionContext,
): Candidate | undefined {
  const others = Math.max(mean, (totals.get(day) ?? 0) - count)
  const expected = (((body.acts - count) / totals.size) * others) / mean
  const pValue = negativeBinomialTail(count, { mean: Math.max(0.01, expected), size })
  const confidence = groupConfidence(pValue, tests, confidenceMax)
  if (confidence < confidenceMin) return undefined
  const rows = (actsOfBodies(data).get(body.organization) ?? []).filter((row) => data.acts.signing_day[row] === day)
  const members = selectMembers(rows, data, context)
  if (members === undefined) return undefined
  const organization = data.text('organization', body.organization)
  const next = Math.max(0, ...body.days.filter(([other]) => other !== day).map(([, own]) => own))
  return {
    detector: 'TE-09-DAY',
    type: 'temporal_anomaly',
    row: members.row,
    related: members.related,
    group: `mass signing ${organization} ${day}`,
    family: 'activity_spike',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'negative_binomial_tail',
      score: count,
      threshold: Math.max(actsMin, ratioMin * next),
      sample_size: body.acts,
      p_value: pValue,
    },
    expected: {
      metric: 'acts',
      observed: count,
      value: expected,
      counterfactual: Math.max(actsMin, Math.ceil(ratioMin * next)) - 1,
    },
    money_at_risk_cents: Math.round(members.value_cents / 10),
    factors: { acts_over_expected: 1 },
    facts: {
      organization,
      signing_day: day,
      acts: count,
      expected_acts: expected,
      next_largest: next,
      value_cents: members.value_cents,
    },
  }
}

const actsOfBodies = oncePerDataset((data) => {
  const isAwarded = awardedActs(data)
  return groupBy(everyRow(data), (row) => (isAwarded(row) ? data.acts.organization[row] : undefined))
})
