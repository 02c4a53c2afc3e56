// TE-07: a contract signed on a weekend or national holiday by a body that does not work then.
// Discounts: the body's own habit (its other days off with acts, shrunk towards the share of all bodies; many acts on one day are a
// burst, not a habit), an emergency, which keeps no hours, and the day itself: one on which bodies signed as on any working day was
// no day off in fact, whatever the calendar says.

import { codeTable } from '../../dataset/code-table.ts'
import { DAY_ABSENT, type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { addBusinessDays } from '../../domain/business-days.ts'
import { weekdayOf } from '../../domain/days.ts'
import type { Candidate } from '../../domain/finding.ts'
import { findHoliday } from '../../domain/holidays.ts'
import { isEmergency, toLegalBasis } from '../../domain/legal-basis.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { type DetectionContext, defineDetector } from '../detector.ts'
import { shareOfValue } from '../forms/act-rule.ts'
import { standingActs } from '../views/acts/standing-acts.ts'

/** Acts of each body and those on days off, by ascending organisation code; rows and days ascend within a partition. */
interface BodyCounts {
  readonly organization: Int32Array
  readonly acts: Int32Array
  readonly off: Int32Array
  readonly offRows: readonly number[]
  readonly workingActs: number
  readonly workingDays: readonly number[]
}

// Choice: before any data, 3 of 1,000 acts fall on a day off, weighed as 500 acts; a body's habit is weighed against 100.
const priorShare = 0.003
const priorActs = 500
const bodyPriorActs = 100
/** Choice: a body with fewer working days on record has no habit that a day off would break. */
const workingDaysMin = 5
/** The body's share of days off at which half the confidence is left. */
const halfShare = 0.04
const topConfidence = 0.86
/** Choice: where more of all bodies' acts than this fall on days off, each says the less. */
const usualShare = 0.007
/** A body whose other days off have a smaller chance than this at the common share works on days off by habit. */
const habitTail = 1e-3
/** Choice: who buys in an emergency signs when the need is there; what is left of the confidence. */
const emergencyShare = 0.5
/** Choice: fewer bodies than this say nothing about the day, nor do fewer acts than this share of a mean working day's. */
const bodiesOnWorkedDayMin = 5
const workedDayShare = 0.25

export const weekendAct = defineDetector<BodyCounts>({
  id: 'TE-07',
  needs: ['acts.organization', 'acts.signing_day'],
  partition: 'row',
  phase: 'pattern_detection',
  fold: (data, rows) => countActs(data, rows),
  reduce: (left, right) => ({
    ...addCounts(left, right),
    offRows: [...left.offRows, ...right.offRows],
    workingActs: left.workingActs + right.workingActs,
    workingDays: toSorted(new Set([...left.workingDays, ...right.workingDays])),
  }),
  finalize: findWeekendActs,
})

function countActs(data: Dataset, rows: Int32Array): BodyCounts {
  const { organization, signing_day } = data.acts
  const stands = standingActs(data, ['contract'])
  const [acts, offs] = [new Int32Array(data.size('organization')), new Int32Array(data.size('organization'))]
  const dayOff = new Map<number, boolean>()
  const offRows: number[] = []
  let workingActs = 0
  for (const row of rows) {
    const day = signing_day[row]
    const body = organization[row]
    if (!isDay(day) || body < 0 || !stands(row)) continue
    const off = dayOff.get(day) ?? isOff(day)
    dayOff.set(day, off)
    acts[body] = acts[body] + 1
    if (!off) {
      workingActs++
      continue
    }
    offs[body] = offs[body] + 1
    offRows.push(row)
  }
  const days = [...dayOff].filter(([, off]) => !off).map(([day]) => day)
  return { ...countedBodies(acts, offs), offRows, workingActs, workingDays: toSorted(days) }
}

function isOff(day: number): boolean {
  return isWeekend(day) || findHoliday(day) !== undefined
}

function isWeekend(day: number): boolean {
  const weekday = weekdayOf(day)
  return weekday === 0 || weekday === 6
}

type Counts = Pick<BodyCounts, 'organization' | 'acts' | 'off'>

/** The bodies with acts, of counts by the code of the body. */
function countedBodies(acts: Int32Array, off: Int32Array): Counts {
  const bodies = new Int32Array(acts.length)
  let count = 0
  for (let body = 0; body < acts.length; body++) if (acts[body] > 0) bodies[count++] = body
  const organization = bodies.slice(0, count)
  const ofBodies = (counts: Int32Array) => organization.map((body) => counts[body])
  return { organization, acts: ofBodies(acts), off: ofBodies(off) }
}

function addCounts(left: Counts, right: Counts): Counts {
  const size = Math.max(left.organization.at(-1) ?? -1, right.organization.at(-1) ?? -1) + 1
  const [acts, off] = [new Int32Array(size), new Int32Array(size)]
  for (const counts of [left, right])
    for (let at = 0; at < counts.organization.length; at++) {
      const body = counts.organization[at]
      acts[body] = acts[body] + counts.acts[at]
      off[body] = off[body] + counts.off[at]
    }
  return countedBodies(acts, off)
}

function toSorted(numbers: Iterable<number>): number[] {
  return [...numbers].sort((a, b) => a - b)
}

function findWeekendActs(partial: BodyCounts, data: Dataset, context: DetectionContext): readonly Candidate[] {
  const bodies = readBodies(partial, data)
  const share = commonShare([...bodies.values()])
  const urgent = codeTable(data, 'legal_basis', (text) => {
    const basis = toLegalBasis(text)
    return basis !== undefined && isEmergency(basis)
  })
  const isWorked = workedDays(partial, data)
  const workingDaysOf = countWorkingDays(partial, data)
  return toSorted(partial.offRows)
    .filter((row) => context.selected[row] === 1)
    .flatMap((row) => {
      const body = bodies.get(data.acts.organization[row])
      const day = data.acts.signing_day[row]
      if (body === undefined || isWorked(day) || hasHabit(body, share)) return []
      if (workingDaysOf(data.acts.organization[row]) < workingDaysMin) return []
      const weight = urgent(data.acts.legal_basis[row]) ? emergencyShare : 1
      return [toCandidate({ data, row, day, weight }, { ...body, share })]
    })
}

/** On how many working days each body with acts on days off signed, counted as far as it matters. */
function countWorkingDays({ offRows }: BodyCounts, data: Dataset): (body: number) => number {
  const { organization, signing_day } = data.acts
  const stands = standingActs(data, ['contract'])
  const daysOf = new Map(offRows.map((row) => [organization[row], new Set<number>()]))
  for (let row = 0; row < organization.length; row++) {
    const days = daysOf.get(organization[row])
    const day = signing_day[row]
    if (days && days.size < workingDaysMin && isDay(day) && stands(row) && !isOff(day)) days.add(day)
  }
  return (body) => daysOf.get(body)?.size ?? 0
}

interface BodyDaysOff {
  readonly acts: number
  /** Acts on days off, and the days they fall on. */
  readonly off: number
  readonly days: number
}

function readBodies({ organization, acts, off, offRows }: BodyCounts, data: Dataset): ReadonlyMap<number, BodyDaysOff> {
  const rowsOf = groupBy(offRows, (row) => data.acts.organization[row])
  const daysOf = (rows: readonly number[]) => new Set(rows.map((row) => data.acts.signing_day[row])).size
  const bodies = new Map<number, BodyDaysOff>()
  for (let at = 0; at < organization.length; at++) {
    const rows = rowsOf.get(organization[at])
    const days = rows === undefined ? 0 : daysOf(rows)
    bodies.set(organization[at], { acts: acts[at], off: off[at], days })
  }
  return bodies
}

/** Share of acts on days off among bodies without the habit, those of one body on one day taken for one. */
function commonShare(bodies: readonly BodyDaysOff[]): number {
  const shareOf = (some: readonly BodyDaysOff[]) =>
    (some.reduce((sum, { days }) => sum + days, 0) + priorShare * priorActs) /
    (some.reduce((sum, { acts }) => sum + acts, 0) + priorActs)
  const first = shareOf(bodies)
  return shareOf(bodies.filter((body) => !hasHabit(body, first)))
}

/** True when the body's days off, that of the act in question left out, are too many for chance. */
function hasHabit({ acts, days }: BodyDaysOff, share: number): boolean {
  return binomialTail(days - 1, acts - 1, share) < habitTail
}

/**
 * Days off on which several bodies signed about as on a working day: some weekdays see few acts, and a day off hardly any. The years
 * of one holiday are looked at together, since bodies keep it or do not.
 */
function workedDays({ offRows, workingActs, workingDays }: BodyCounts, data: Dataset): (day: number) => boolean {
  const usual = workingDays.length === 0 ? Number.POSITIVE_INFINITY : workingActs / workingDays.length
  const dayOf = (row: number) => data.acts.signing_day[row]
  const nameOf = (day: number) => (isWeekend(day) ? day : (findHoliday(day) ?? day))
  const worked = new Set<number | string>()
  for (const [name = DAY_ABSENT, signed] of groupBy(offRows, (row) => nameOf(dayOf(row)))) {
    const days = new Set(signed.map(dayOf)).size
    const bodies = new Set(signed.map((row) => data.acts.organization[row]))
    if (bodies.size >= bodiesOnWorkedDayMin && signed.length >= days * usual * workedDayShare) worked.add(name)
  }
  return (day) => worked.has(nameOf(day))
}

function toCandidate(
  {
    data,
    row,
    day,
    weight,
  }: { readonly data: Dataset; readonly row: number; readonly day: number; readonly weight: number },
  { acts, off, days, share }: BodyDaysOff & { readonly share: number },
): Candidate {
  const own = (days - 1 + bodyPriorActs * share) / (acts - 1 + bodyPriorActs)
  const workday = addBusinessDays(day, 1)
  const holiday = findHoliday(day)
  return {
    detector: 'TE-07',
    type: 'temporal_anomaly',
    row,
    related: [],
    family: 'day_off',
    confidence: (weight * topConfidence * Math.min(1, usualShare / share) * halfShare) / (halfShare + own),
    sensitivity: Math.min(1, Math.max(0.05, own / 0.05)),
    gravity: 'statistic',
    statistic: { method: 'shrunk_binomial_share', score: own, threshold: halfShare, sample_size: acts },
    expected: { metric: 'signing_day', observed: day, value: workday, counterfactual: workday },
    money_at_risk_cents: shareOfValue(data, row, 0.1),
    factors: { day_off: 1 },
    facts: {
      signing_day: day,
      day_kind: holiday ?? (weekdayOf(day) === 6 ? 'saturday' : 'sunday'),
      organization_acts: acts,
      organization_acts_on_days_off: off,
      organization_share: own,
      common_share: share,
    },
  }
}
