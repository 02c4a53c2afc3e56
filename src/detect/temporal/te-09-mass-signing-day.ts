// TE-09-DAY: a day on which a body signs far more than on any other: a drawer emptied before a change of government, or dates set
// afterwards. BodyDays sign in batches; how large those are is read from all bodies' days. A day that comes back every year is a
// calendar, and so are the first days of the year, on which its contracts begin; the end of the year is TE-06's.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { everyRow } from '../../dataset/every-row.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys, type SplitGroups, splitGroups } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { sortFew } from '../../dataset/sort-few.ts'
import { formatDay, monthNumberOf } from '../../domain/days.ts'
import { negativeBinomialTail } from '../../stats/negative-binomial-tail.ts'
import { confidenceMin } from '../evidence/chance-confidence.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'

const actsMin = 10
/** Choice: the day has so many times the acts of the body's next largest day. */
const ratioMin = 2.5
const bodyActsMin = 24
/** Choice: fewer other days, in fewer months, are no picture of how a body signs: records that were never read are not acts that never were. */
const otherDaysMin = 12
const otherMonthsMin = 6
/** Overdispersed in practice, so no statistic of this kind claims more (docs/detection.md#bursts). */
const confidenceMax = 0.9
/** Days within which a day of another year is the same one, and the part of the acts that make it so. */
const seasonDays = 12
const seasonPart = 1 / 3
const yearDays = 365.25
/** Counts above this do not say how large ordinary batches are. */
const batchMax = 9
/** Choice: a pair of acts of one body on one day is no rarer than this against chance. */
const clusteringMin = 1.05

/** BodyDays in columns, and their days one body after the other, ascending. */
interface BodyDays {
  readonly organization: Int32Array
  /** Of each body, on how many days it signed. */
  readonly days: Int32Array
  readonly day: Int32Array
  /** Decisions of each day. */
  readonly count: Int32Array
}

export const massSigningDay = defineGroupTest({
  id: 'TE-09-DAY',
  names: { organization: 'organization' },
  needs: ['acts.organization', 'acts.signing_day'],
  family: 'activity_spike',
  partition: 'organization',
  fold(data, rows) {
    const { organization, signing_day } = data.acts
    const isAwarded = awardedActs(data)
    const eligible = pickRows(rows, (row) => isAwarded(row) && isDay(signing_day[row]))
    const bodies = groupKeys(eligible.map((row) => organization[row]))
    const { offsets, size } = fromFirst(eligible.map((row) => signing_day[row]))
    return countDays(data, eligible, splitGroups(bodies, offsets, size))
  },
  weigh(folded: BodyDays, data) {
    const bodies = listBodies(folded)
    const large = bodies.flatMap((body) => largestDay(body) ?? [])
    if (large.length === 0) return []
    const { totals, mean, size } = readPace(bodies, folded)
    return large.flatMap((one) => {
      const { body, day, count } = one
      const others = Math.max(mean, (totals.get(day) ?? 0) - count)
      const expected = (((body.acts - count) / totals.size) * others) / mean
      const pValue = negativeBinomialTail(count, { mean: Math.max(0.01, expected), size })
      const evidence = chanceEvidence(pValue, bodies.length * totals.size, confidenceMax)
      if (evidence.confidence < confidenceMin) return []
      const rows = (actsOfBodies(data).get(body.organization) ?? []).filter((row) => data.acts.signing_day[row] === day)
      return { ...one, expected, rows, ...evidence }
    })
  },
  describe({ body, day, count, next, expected }, { value_cents }, data) {
    const organization = data.text('organization', body.organization)
    return {
      group: `mass signing ${organization} ${day}`,
      statistic: {
        method: 'negative_binomial_tail',
        score: count,
        threshold: Math.max(actsMin, ratioMin * next),
        sample_size: body.acts,
      },
      expected: {
        metric: 'acts',
        observed: count,
        value: expected,
        counterfactual: Math.max(actsMin, Math.ceil(ratioMin * next)) - 1,
      },
      money_at_risk_cents: Math.round(value_cents / 10),
      factors: { acts_over_expected: 1 },
      facts: { organization, signing_day: day, acts: count, expected_acts: expected, next_largest: next, value_cents },
    }
  },
})

/** Days as whole numbers from 0, and how many there may be. */
function fromFirst(days: Int32Array): { readonly offsets: Int32Array; readonly size: number } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const day of days) {
    if (day < first) first = day
    if (day > last) last = day
  }
  return { offsets: days.map((day) => day - first), size: days.length === 0 ? 0 : last - first + 1 }
}

/** The decisions of each body on each of its days. */
function countDays(data: Dataset, rows: Int32Array, { firsts, starts, members, length }: SplitGroups): BodyDays {
  const { organization, signing_day } = data.acts
  const bodies = firsts.length - 1
  const [day, count] = [new Int32Array(length), new Int32Array(length)]
  const order = new Int32Array(length).map((_, part) => part)
  const rowOf = (part: number) => rows[members[starts[part]]]
  const dayOf = new Int32Array(length)
  for (let part = 0; part < length; part++) dayOf[part] = signing_day[rowOf(part)]
  const earlier = (left: number, right: number) => dayOf[left] - dayOf[right]
  const decisions = decisionCounter(data, rows)
  for (let body = 0; body < bodies; body++) sortFew(order.subarray(firsts[body], firsts[body + 1]), earlier)
  for (let at = 0; at < length; at++) {
    const part = order[at]
    const [start, end] = [starts[part], starts[part + 1]]
    day[at] = dayOf[part]
    count[at] = end - start === 1 ? 1 : decisions(members.subarray(start, end))
  }
  const firstsOnly = firsts.subarray(0, bodies)
  return {
    organization: firstsOnly.map((part) => organization[rowOf(part)]),
    days: firstsOnly.map((part, body) => firsts[body + 1] - part),
    day,
    count,
  }
}

/**
 * How many decisions some acts are: what one tender or one supplier brings is one, and so is a call to all who offer a thing
 * (art. 79).
 */
function decisionCounter(data: Dataset, rows: Int32Array): (members: Int32Array) => number {
  const { tender, supplier } = data.acts
  const tenders = data.size('tender')
  const methodOf = purchaseMethods(data)
  const item = itemOf(data)
  const keyOf = (at: number) => {
    const row = rows[at]
    if (tender[row] >= 0) return tender[row]
    // Items stand after the tenders, suppliers from −1 down.
    return methodOf(row) === 'direct' && item(row) >= 0 ? tenders + item(row) : -2 - supplier[row]
  }
  return (members) => {
    const keys = members.map(keyOf).sort()
    let count = 1
    for (let at = 1; at < keys.length; at++) if (keys[at] !== keys[at - 1]) count++
    return count
  }
}

/** One body and its days. */
interface SigningBody {
  readonly organization: number
  readonly acts: number
  readonly day: Int32Array
  readonly count: Int32Array
}

function listBodies({ organization, days, day, count }: BodyDays): readonly SigningBody[] {
  let end = 0
  return Array.from(organization, (own, body) => {
    const start = end
    end += days[body]
    const counts = count.subarray(start, end)
    return {
      organization: own,
      acts: counts.reduce((sum, one) => sum + one, 0),
      day: day.subarray(start, end),
      count: counts,
    }
  })
}

interface LargeDay {
  readonly body: SigningBody
  readonly day: number
  readonly count: number
  /** Decisions of its next largest day. */
  readonly next: number
}

/** The body's one day that is far larger than its others and no calendar's. */
function largestDay(body: SigningBody): [LargeDay] | undefined {
  if (body.acts < bodyActsMin) return undefined
  let [count, next, top] = [0, 0, 0]
  for (let at = 0; at < body.count.length; at++) {
    const own = body.count[at]
    if (own > count) [count, next, top] = [own, count, at]
    else if (own > next) next = own
  }
  const day = body.day[top]
  const month = formatDay(day).slice(5)
  if (count < actsMin || count < ratioMin * next || month >= '12-10' || month <= '01-15') return undefined
  if (!isKnownOtherwise(body, day)) return undefined
  const isCalendar = body.day.some((other, at) => {
    const years = Math.round(Math.abs(other - day) / yearDays)
    const isSeason = years >= 1 && Math.abs(Math.abs(other - day) - years * yearDays) <= seasonDays
    return isSeason && body.count[at] >= seasonPart * count
  })
  return isCalendar ? undefined : [{ body, day, count, next }]
}

/** Whether the body's other records span a period: a download of some days says nothing of the rest. */
function isKnownOtherwise({ day }: SigningBody, top: number): boolean {
  const others = day.filter((other) => other !== top)
  return others.length >= otherDaysMin && new Set(others.map(monthNumberOf)).size >= otherMonthsMin
}

interface Pace {
  /** Acts of all bodies by day, and the mean of the days that have any. */
  readonly totals: ReadonlyMap<number, number>
  readonly mean: number
  /** Size of the negative binomial law of a body's acts on one day. */
  readonly size: number
}

function readPace(all: readonly SigningBody[], { day, count }: BodyDays): Pace {
  const totals = new Map<number, number>()
  for (let at = 0; at < day.length; at++) totals.set(day[at], (totals.get(day[at]) ?? 0) + count[at])
  const sum = [...totals.values()].reduce((before, own) => before + own, 0)
  const mean = sum / totals.size
  let squares = 0
  for (const own of totals.values()) squares += (own / mean) ** 2
  let [pairs, expected] = [0, 0]
  for (const { acts } of all) expected += (acts / totals.size) ** 2 * squares
  for (const own of count) pairs += Math.min(own, batchMax) * (Math.min(own, batchMax) - 1)
  const clustering = Math.max(clusteringMin, pairs / Math.max(1e-9, expected))
  return { totals, mean, size: 1 / (clustering - 1) }
}

const actsOfBodies = oncePerDataset((data) => {
  const isAwarded = awardedActs(data)
  return groupBy(everyRow(data), (row) => (isAwarded(row) ? data.acts.organization[row] : undefined))
})
