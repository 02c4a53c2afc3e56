// TE-06: a body that signed far more in the last two weeks of a year than its own pace of that year and its other years' ends
// lead to expect. The pace of a year's end relative to the year is Gamma distributed around that of all bodies and learnt from the
// body's other years, so the count is negative binomial: a body that closes every year that way expects it.
// Gate: acts on more than one year's end, and the year seen well enough to have a pace.

import { DAY_ABSENT, type Dataset, isDay } from '../domain/dataset.ts'
import { parseDay, yearOf } from '../domain/days.ts'
import type { Candidate } from '../domain/finding.ts'
import { negativeBinomialTail } from '../stats/negative-binomial-tail.ts'
import { chanceConfidence } from './chance-confidence.ts'
import { concatenate, type DetectionContext, defineDetector } from './detector.ts'
import { groupBy } from './group-by.ts'
import { selectMembers } from './group-members.ts'
import { standingActs } from './standing-acts.ts'

/** Acts of one body in one year. */
interface BodyYear {
  readonly organization: number
  readonly year: number
  /** Rows signed in the last two weeks, ascending. */
  readonly rush: readonly number[]
  /** Acts signed on its other days. */
  readonly rest: number
  readonly firstDay: number
  readonly lastDay: number
}

const rushDays = 14
/** Choice: the body's own year ends weigh as much as two acts at the common pace. */
const priorActs = 2
const restActsMin = 10
const otherRestActsMin = 5
const yearDaysMin = 180
const excessMin = 5
const ratioMin = 2.5
/** Overdispersed in practice, so no statistic of this kind claims more (detection.md §4.2). */
const confidenceMax = 0.9

export const decemberRush = defineDetector<readonly BodyYear[]>({
  id: 'TE-06',
  type: 'temporal_anomaly',
  partition: 'organization',
  phase: 'pattern_detection',
  fold: countYears,
  reduce: concatenate,
  finalize: findRushes,
})

/** Years are below it. */
const yearsMax = 10_000

function countYears(data: Dataset, rows: Int32Array): readonly BodyYear[] {
  const { organization, signing_day } = data.acts
  const stands = standingActs(data, ['contract'])
  const found = new Map<number, { -readonly [K in keyof BodyYear]: BodyYear[K] } & { rush: number[] }>()
  const boundsOf = yearBounds()
  for (const row of rows) {
    const day = signing_day[row] ?? DAY_ABSENT
    const body = organization[row] ?? -1
    if (!isDay(day) || body < 0 || !stands(row)) continue
    const year = yearOf(day)
    const key = body * yearsMax + year
    const known = found.get(key) ?? { organization: body, year, rush: [], rest: 0, firstDay: day, lastDay: day }
    found.set(key, known)
    known.firstDay = Math.min(known.firstDay, day)
    known.lastDay = Math.max(known.lastDay, day)
    if (day > boundsOf(year).last - rushDays) known.rush.push(row)
    else known.rest++
  }
  return [...found.values()]
}

interface Bounds {
  readonly first: number
  readonly last: number
}

function yearBounds(): (year: number) => Bounds {
  const known = new Map<number, Bounds>()
  return (year) => {
    const found = known.get(year) ?? {
      first: parseDay(`${year}-01-01`) ?? DAY_ABSENT,
      last: parseDay(`${year}-12-31`) ?? DAY_ABSENT,
    }
    known.set(year, found)
    return found
  }
}

/** A body's year whose end was seen, with the acts its end would have at the year's own pace. */
interface PacedYear extends BodyYear {
  readonly base: number
}

function findRushes(years: readonly BodyYear[], data: Dataset, context: DetectionContext): readonly Candidate[] {
  const paced = toPaced(years)
  const common = commonPace(paced)
  const byBody = groupBy(paced, ({ organization }) => organization)
  const tested = [...byBody.values()].flatMap((ofBody) => ofBody.flatMap((year) => test(year, ofBody, common)))
  return tested.flatMap((result) => {
    const candidate = toCandidate(result, tested.length, { data, context })
    return candidate === undefined ? [] : [candidate]
  })
}

/** Drops the years of which too few days are covered by the data, and sorts, so that partitions do not matter. */
function toPaced(years: readonly BodyYear[]): readonly PacedYear[] {
  const boundsOf = yearBounds()
  const first = years.reduce((least, { firstDay }) => Math.min(least, firstDay), Number.POSITIVE_INFINITY)
  const last = years.reduce((most, { lastDay }) => Math.max(most, lastDay), Number.NEGATIVE_INFINITY)
  return years
    .flatMap((year) => {
      const bounds = boundsOf(year.year)
      const restDays = Math.min(bounds.last - rushDays, last) - Math.max(bounds.first, first) + 1
      const isEndSeen = last > bounds.last - rushDays
      return restDays >= yearDaysMin && isEndSeen ? [{ ...year, base: (year.rest * rushDays) / restDays }] : []
    })
    .sort((a, b) => a.organization - b.organization || a.year - b.year)
}

/** Acts at year ends per act at the years' own pace, all bodies together; at least 1 act is assumed at pace 1. */
function commonPace(years: readonly PacedYear[]): number {
  const rush = years.reduce((sum, year) => sum + year.rush.length, 0)
  const base = years.reduce((sum, year) => sum + year.base, 0)
  return (rush + 1) / (base + 1)
}

interface TestedYear {
  readonly year: PacedYear
  readonly mean: number
  readonly size: number
  readonly p: number
  readonly others: number
  readonly othersRush: number
}

function test(year: PacedYear, ofBody: readonly PacedYear[], common: number): readonly TestedYear[] {
  const others = ofBody.filter((other) => other !== year)
  const sum = (of: (other: PacedYear) => number) => others.reduce((total, other) => total + of(other), 0)
  if (year.rest < restActsMin || sum(({ rest }) => rest) < otherRestActsMin) return []
  const othersRush = sum(({ rush }) => rush.length)
  const size = priorActs + othersRush
  const pace = size / (priorActs / common + sum(({ base }) => base))
  const mean = pace * year.base
  const p = negativeBinomialTail(year.rush.length, { mean, size })
  return [{ year, mean, size, p, others: others.length, othersRush }]
}

function toCandidate(
  { year, mean, size, p, others, othersRush }: TestedYear,
  tests: number,
  { data, context }: { readonly data: Dataset; readonly context: DetectionContext },
): Candidate | undefined {
  const count = year.rush.length
  if (count - mean < excessMin || count < ratioMin * mean || p * tests > 1) return undefined
  const members = selectMembers(year.rush, data, context)
  if (members === undefined) return undefined
  const most = Math.floor(Math.max(mean + excessMin, ratioMin * mean))
  return {
    detector: 'TE-06',
    type: 'temporal_anomaly',
    row: members.row,
    related: members.related,
    group: `december:${data.text('organization', year.organization)}:${year.year}`,
    family: 'december_rush',
    // A member is one of the excess with the share that the excess has in the count.
    confidence: Math.min(confidenceMax, chanceConfidence(p * tests, 1) * (1 - mean / count)),
    sensitivity: Math.min(1, Math.max(0.05, (8 - (count - mean)) / 5)),
    gravity: 'group',
    statistic: { method: 'negative_binomial_tail', score: count, threshold: most, sample_size: count, p_value: p },
    expected: { metric: 'acts_in_last_two_weeks', observed: count, value: mean, counterfactual: most },
    money_at_risk_cents: Math.round(members.value_cents * (1 - mean / count) * 0.25),
    factors: { acts_over_expected: 1 },
    facts: {
      organization: data.text('organization', year.organization),
      year: year.year,
      acts: count,
      expected_acts: mean,
      ratio: count / mean,
      rest_of_year_acts: year.rest,
      other_years: others,
      other_years_acts: othersRush,
      dispersion_size: size,
    },
  }
}
