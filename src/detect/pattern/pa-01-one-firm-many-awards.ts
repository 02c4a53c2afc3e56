// PA-01-FIRM: direct awards of one body to one firm within a month of one fiscal year, each below the limit, above it in sum, for
// items of several names. What art. 75 §1 adds up are objects of one branch of activity, which one need under several names is; records
// do not say which names those are, so that the number must be beyond what the body's pace and the firm's share of it give by chance (a
// scan statistic over days). Awards for one item are PA-01's.

import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { yearOf } from '../../domain/days.ts'
import { poissonTail } from '../../stats/poisson-tail.ts'
import { pValueMax } from '../evidence/chance-confidence.ts'
import { awardsTail } from '../evidence/chance-windows.ts'
import { limitEvidence } from '../evidence/limit-evidence.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { type LimitedAward, limitedAwards } from '../views/acts/near-limit-awards.ts'

const awardsMin = 4
/** Days from the first award to the last, shortest window first. */
const windows = [0, 7, 31] as const
/** Choice: petty purchases add up to no need that a tender is for. */
const ratioMin = 0.2
/** Choice: the names may be of unlike things, of which each body needs several. */
const confidenceMax = 0.92
const yearDays = 365
/** Choice: a firm's share of a body's awards leans on so many without it. */
const leaningAwards = 2

interface Award extends LimitedAward {
  readonly item: number
}

interface Cluster {
  readonly awards: readonly Award[]
  readonly expected: number
  readonly pValue: number
}

interface FoldedClusters {
  readonly clusters: readonly Cluster[]
  /** Windows that were looked at: each award opens one of each length. */
  readonly tests: number
}

export const oneFirmManyAwards = defineGroupTest({
  id: 'PA-01-FIRM',
  names: { organization: 'organization', supplier: 'supplier' },
  laws: ['Lei 14.133/2021, art. 75, §1', 'Lei 14.133/2021, art. 75, I e II', 'Lei 8.666/1993, art. 24, I e II'],
  needs: ['acts.organization', 'acts.supplier', 'acts.legal_basis', 'acts.value', 'acts.signing_day'],
  family: 'direct_award_limit',
  partition: 'organization',
  fold(data, rows): FoldedClusters {
    const awards = readAwards(data, rows)
    const { organization } = data.acts
    const byBody = [...groupBy(awards, ({ row }) => organization[row]).values()]
    return { clusters: byBody.flatMap((own) => clustersOf(own, data)), tests: windows.length * awards.length }
  },
  weigh: ({ clusters, tests }) =>
    clusters.map((cluster) => ({
      ...cluster,
      rows: cluster.awards.map(({ row }) => row),
      ...chanceEvidence(cluster.pValue, tests, confidenceMax),
    })),
  describe({ awards, expected }, _, data) {
    const [first] = awards
    const { limit } = first
    const sum = sumOf(awards)
    const organization = data.text('organization', data.acts.organization[first.row])
    const supplier = data.text('supplier', data.acts.supplier[first.row])
    return {
      group: `awards of one firm ${organization} ${supplier} ${first.day}`,
      statistic: { method: 'legal_limit', score: sum / limit.limit_cents, threshold: 1, sample_size: awards.length },
      ...limitEvidence(limit, { metric: 'sum_cents', cents: sum, referenceDay: first.day }, 'suspect'),
      money_at_risk_cents: Math.max(0, sum - limit.limit_cents),
      factors: { awards_in_window: 0.5, same_supplier: 0.5 },
      facts: {
        organization,
        supplier,
        awards: awards.length,
        items: new Set(awards.map(({ item }) => item)).size,
        sum_cents: sum,
        limit_cents: limit.limit_cents,
        sum_to_limit: sum / limit.limit_cents,
        first_day: first.day,
        last_day: awards.at(-1)?.day ?? first.day,
        expected_awards: expected,
      },
    }
  },
})

/** The direct awards below their limit, but for petty ones, of known body and firm; awards of one tender are one. */
function readAwards(data: Dataset, rows: Int32Array): readonly Award[] {
  const toAward = limitedAwards(data, { least: ratioMin, below: 1 })
  const item = itemOf(data)
  const { organization, supplier, tender } = data.acts
  const tenders = new Set<number>()
  const found: Award[] = []
  for (let place = 0; place < rows.length; place++) {
    assertWantedAt(place)
    const row = rows[place]
    const award = toAward(row)
    if (award === undefined || organization[row] < 0 || supplier[row] < 0) continue
    if (tender[row] !== ABSENT_CODE && tenders.has(tender[row])) continue
    tenders.add(tender[row])
    found.push({ ...award, item: item(row) })
  }
  return found.sort((a, b) => a.day - b.day || a.row - b.row)
}

/** Of each firm the windows that the body's pace and its own explain least, each award in one. */
function clustersOf(ofBody: readonly Award[], { acts }: Dataset): readonly Cluster[] {
  const byFirm = groupBy(ofBody, ({ row }) => acts.supplier[row])
  const period = Math.max(yearDays, (ofBody.at(-1)?.day ?? 0) - (ofBody[0]?.day ?? 0) + 1)
  return [...byFirm.values()].flatMap((own) => {
    if (own.length < awardsMin) return []
    const found: Cluster[] = []
    for (let left = own; left.length >= awardsMin; ) {
      const best = rarest(left, { own, ofBody, period })
      if (best === undefined || best.pValue > pValueMax) break
      found.push(best)
      const taken = new Set(best.awards)
      left = left.filter((award) => !taken.has(award))
    }
    return found
  })
}

interface Pace {
  /** All awards of the body to the firm, and of the body. */
  readonly own: readonly Award[]
  readonly ofBody: readonly Award[]
  readonly period: number
}

function rarest(left: readonly Award[], pace: Pace): Cluster | undefined {
  let best: Cluster | undefined
  for (const days of windows)
    for (const [at, { day }] of left.entries()) {
      if (at > 0 && left[at - 1]?.day === day) continue
      const awards = windowFrom(left, at, days)
      if (!isSplit(awards)) continue
      const cluster = judge(awards, { day, days }, pace)
      if (best === undefined || cluster.pValue < best.pValue) best = cluster
    }
  return best
}

/** The awards from one on, in order of days, so many days long at most and within its year. */
function windowFrom(awards: readonly Award[], at: number, days: number): readonly Award[] {
  const { day } = awards[at] as Award
  const year = yearOf(day)
  let end = at
  for (let one = awards[end]; one && one.day <= day + days && yearOf(one.day) === year; one = awards[end]) end++
  return awards.slice(at, end)
}

function isSplit(awards: readonly Award[]): boolean {
  if (awards.length < awardsMin || new Set(awards.map(({ item }) => item)).size < 2) return false
  const sum = sumOf(awards)
  return awards.every(({ limit }) => sum > limit.limit_cents)
}

/** The chance of so many awards by the firm's own pace outside of the window, or its share of what the body awards within, if that gives more. */
function judge(
  awards: readonly Award[],
  { day, days }: { readonly day: number; readonly days: number },
  { own, ofBody, period }: Pace,
): Cluster {
  const rest = own.length - awards.length
  const others = firstFrom(ofBody, day + days + 1) - firstFrom(ofBody, day) - awards.length
  const share = (rest + 1) / (ofBody.length - awards.length + leaningAwards)
  const expected = Math.max(((rest + 1) * (days + 1)) / period, share * (others + 1))
  // The first award opens the window; the chance is that of the others.
  const further = awards.length - 1
  return { awards, expected, pValue: Math.max(awardsTail(further, expected), poissonTail(further, expected)) }
}

/** The place of the first award, in order of days, on a day or after it. */
function firstFrom(awards: readonly Award[], day: number): number {
  let [low, high] = [0, awards.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((awards[middle] as Award).day < day) low = middle + 1
    else high = middle
  }
  return low
}

function sumOf(awards: readonly LimitedAward[]): number {
  return awards.reduce((sum, { value }) => sum + value, 0)
}
