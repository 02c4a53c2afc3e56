// TE-06: a body that signed far more in the last two weeks of a year than its own pace of that year and its other years' ends
// lead to expect. The pace of a year's end relative to the year is Gamma distributed around that of all bodies and learnt from the
// body's other years, so the count is negative binomial: a body that closes every year that way expects it.
// Gate: acts on more than one year's end, and the year seen well enough to have a pace.

import { DAY_ABSENT, type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupRows } from '../../dataset/group-keys.ts'
import { runEnds } from '../../dataset/join-columns.ts'
import { monthNumberOf, parseDay, yearOf } from '../../domain/days.ts'
import { negativeBinomialTail } from '../../stats/negative-binomial-tail.ts'
import { chanceConfidence } from '../evidence/chance-confidence.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { standingActs } from '../views/acts/standing-acts.ts'

/** Acts of the years of bodies, one after the other as columns, which are packed without an object for each. */
interface BodyYears {
  readonly organization: Int32Array
  readonly year: Int32Array
  /** Acts signed in its last two weeks, and the rows of all such acts, ascending within a year. */
  readonly rushed: Int32Array
  readonly rush: Int32Array
  /** Acts signed on its other days. */
  readonly rest: Int32Array
  /** In how many months those were signed. */
  readonly restMonths: Int32Array
  readonly firstDay: Int32Array
  readonly lastDay: Int32Array
}

const rushDays = 14
/** Choice: the body's own year ends weigh as much as two acts at the common pace. */
const priorActs = 2
const restActsMin = 10
const otherRestActsMin = 5
const yearDaysMin = 180
/** Choice: acts in fewer months of the year show no pace: records that were never read are not acts that never were. */
const restMonthsMin = 4
const excessMin = 5
const ratioMin = 2.5
/** Overdispersed in practice, so no statistic of this kind claims more (docs/detection.md#bursts). */
const confidenceMax = 0.9

export const decemberRush = defineGroupTest({
  id: 'TE-06',
  names: { organization: 'organization' },
  needs: ['acts.organization', 'acts.signing_day'],
  family: 'december_rush',
  partition: 'organization',
  fold: countYears,
  weigh(years) {
    const paced = toPaced(years)
    const common = commonPace(paced)
    const byBody = groupBy(paced, ({ organization }) => organization)
    const tested = [...byBody.values()].flatMap((ofBody) => ofBody.flatMap((year) => test(year, ofBody, common)))
    return tested.flatMap((result) => {
      const { year, mean, pValue } = result
      const { rushed: count, rushStart } = year
      const byChance = pValue * tested.length
      if (count - mean < excessMin || count < ratioMin * mean || byChance > 1) return []
      return {
        ...result,
        count,
        rows: Array.from(years.rush.subarray(rushStart, rushStart + count)),
        // A member is one of the excess with the share that the excess has in the count.
        confidence: Math.min(confidenceMax, chanceConfidence(byChance, 1) * (1 - mean / count)),
        sensitivity: Math.min(1, Math.max(0.05, (8 - (count - mean)) / 5)),
      }
    })
  },
  describe({ year, count, mean, size, others, othersRush }, { value_cents }, data) {
    const least = Math.max(mean + excessMin, ratioMin * mean)
    return {
      group: `december:${data.text('organization', year.organization)}:${year.year}`,
      statistic: { method: 'negative_binomial_tail', score: count, threshold: least, sample_size: count },
      expected: {
        metric: 'acts_in_last_two_weeks',
        observed: count,
        value: mean,
        counterfactual: Math.ceil(least) - 1,
      },
      money_at_risk_cents: Math.round(value_cents * (1 - mean / count) * 0.25),
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
        value_cents,
      },
    }
  },
})

/** Years are below it. */
const yearsMax = 10_000

function countYears(data: Dataset, rows: Int32Array): BodyYears {
  const { organization, signing_day } = data.acts
  const stands = standingActs(data, ['contract'])
  const groups = groupRows(rows, (row) => {
    const [day, body] = [signing_day[row], organization[row]]
    return isDay(day) && body >= 0 && stands(row) ? body * yearsMax + yearOf(day) : -1
  })
  const column = () => new Int32Array(groups.length)
  const found = { organization: column(), year: column(), rushed: column(), rest: column(), restMonths: column() }
  const days = { firstDay: column(), lastDay: column() }
  const [rush, boundsOf] = [new Int32Array(groups.members.length), yearBounds()]
  let count = 0
  for (let group = 0; group < groups.length; group++) {
    const [key, start, end] = [groups.keys[group], groups.starts[group], groups.starts[group + 1]]
    const year = key % yearsMax
    const rushAfter = boundsOf(year).last - rushDays
    const months = new Set<number>()
    let [rest, firstDay, lastDay] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let i = start; i < end; i++) {
      const row = groups.members[i]
      const day = signing_day[row]
      if (day < firstDay) firstDay = day
      if (day > lastDay) lastDay = day
      if (day > rushAfter) rush[count++] = row
      else {
        rest++
        months.add(monthNumberOf(day))
      }
    }
    found.organization[group] = Math.floor(key / yearsMax)
    found.year[group] = year
    found.rest[group] = rest
    found.restMonths[group] = months.size
    found.rushed[group] = end - start - rest
    days.firstDay[group] = firstDay
    days.lastDay[group] = lastDay
  }
  return { ...found, ...days, rush: rush.slice(0, count) }
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
interface PacedYear {
  readonly organization: number
  readonly year: number
  readonly rest: number
  /** Acts of its last two weeks, and where their rows begin. */
  readonly rushed: number
  readonly rushStart: number
  readonly base: number
}

/** Drops the years of which too few days are covered by the data, and sorts, so that partitions do not matter. */
function toPaced({
  organization,
  year,
  rushed: rushedActs,
  rest,
  restMonths,
  firstDay,
  lastDay,
}: BodyYears): readonly PacedYear[] {
  const rushEnds = runEnds(rushedActs)
  const boundsOf = yearBounds()
  const first = firstDay.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY)
  const last = lastDay.reduce((most, day) => Math.max(most, day), Number.NEGATIVE_INFINITY)
  const paced: PacedYear[] = []
  for (let at = 0; at < year.length; at++) {
    const [own, acts, rushed] = [year[at], rest[at], rushedActs[at]]
    const bounds = boundsOf(own)
    const restDays = Math.min(bounds.last - rushDays, last) - Math.max(bounds.first, first) + 1
    if (restDays < yearDaysMin || last <= bounds.last - rushDays || restMonths[at] < restMonthsMin) continue
    const [body, rushStart] = [organization[at], rushEnds[at] - rushed]
    paced.push({ organization: body, year: own, rest: acts, rushed, rushStart, base: (acts * rushDays) / restDays })
  }
  return paced.sort((a, b) => a.organization - b.organization || a.year - b.year)
}

/** Acts at year ends per act at the years' own pace, all bodies together; at least 1 act is assumed at pace 1. */
function commonPace(years: readonly PacedYear[]): number {
  const rush = years.reduce((sum, year) => sum + year.rushed, 0)
  const base = years.reduce((sum, year) => sum + year.base, 0)
  return (rush + 1) / (base + 1)
}

interface TestedYear {
  readonly year: PacedYear
  readonly mean: number
  readonly size: number
  readonly pValue: number
  readonly others: number
  readonly othersRush: number
}

function test(year: PacedYear, ofBody: readonly PacedYear[], common: number): readonly TestedYear[] {
  const others = ofBody.filter((other) => other !== year)
  const sum = (of: (other: PacedYear) => number) => others.reduce((total, other) => total + of(other), 0)
  if (year.rest < restActsMin || sum(({ rest }) => rest) < otherRestActsMin) return []
  const othersRush = sum(({ rushed }) => rushed)
  const size = priorActs + othersRush
  const pace = size / (priorActs / common + sum(({ base }) => base))
  const mean = pace * year.base
  const pValue = negativeBinomialTail(year.rushed, { mean, size })
  return [{ year, mean, size, pValue, others: others.length, othersRush }]
}
