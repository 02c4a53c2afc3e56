// PA-01-ENTITY: one need split over bodies of one municipality: direct awards of one item to one supplier within a month, each near the
// limit and below it, in sum above it, in one fiscal year. The law counts by contracting unit (art. 75 §1 I), so that this is lawful on paper; what one
// supplier sells near the limit to unit after unit is the way around it. What one body splits by itself is PA-01's. Gate: one sphere
// of government: a city has federal, state and municipal bodies, which share no need, so that bodies whose names give no sphere are
// reported with doubt.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { yearOf } from '../../domain/days.ts'
import { governmentSphere } from '../../domain/government-sphere.ts'
import { poissonTail } from '../../stats/poisson-tail.ts'
import { limitEvidence } from '../evidence/limit-evidence.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { type LimitedAward, limitedAwards } from '../views/acts/near-limit-awards.ts'

const windowDays = 30
const nearRatio = 0.7
const awardsMin = 3
/** Choice: what may be bodies of several spheres is not reported by itself. */
const confidenceMax = { oneSphere: 0.86, unknown: 0.75 } as const

type Cluster = readonly LimitedAward[]

export const entitySplitting = defineGroupTest({
  id: 'PA-01-ENTITY',
  names: { supplier: 'supplier', bodies: 'organizations' },
  laws: ['Lei 14.133/2021, art. 75, I e II', 'Lei 8.666/1993, art. 24, I e II'],
  needs: ['acts.organization', 'acts.municipality', 'acts.legal_basis', 'acts.value', 'acts.signing_day'],
  family: 'direct_award_limit',
  partition: 'supplier',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const toAward = limitedAwards(data)
    const item = itemOf(data)
    const { municipality, supplier, organization } = data.acts
    // Near-limit awards of all: each could have begun a window.
    const near = Array.from(rows).flatMap((row, at) => {
      assertWantedAt(at)
      if (!isAwarded(row) || organization[row] < 0) return []
      const award = toAward(row)
      return award !== undefined && award.ratio >= nearRatio && award.ratio < 1 ? [award] : []
    })
    const known = near.filter(({ row }) => municipality[row] >= 0 && item(row) >= 0)
    const groups = groupBy(known, ({ row, day }) => `${supplier[row]} ${municipality[row]} ${item(row)} ${yearOf(day)}`)
    return { clusters: [...groups.values()].flatMap((own) => widest(own, data) ?? []), near: near.length }
  },
  weigh({ clusters, near }, data) {
    const rate = clusters.length === 0 ? undefined : placeRates(data)
    return clusters.flatMap((awards) => {
      const [first] = awards
      const rows = awards.map(({ row }) => row)
      const spheres = spheresOf(rows, data)
      if (rate === undefined || spheres.known.size > 1) return []
      const expected = rate(first.row) * Math.min(1, (near + 1) / (data.acts.length + 1))
      const cap = confidenceMax[spheres.unknown === 0 ? 'oneSphere' : 'unknown']
      const evidence = chanceEvidence(poissonTail(awards.length - 1, expected), near, cap)
      return { awards, rows, unknownSpheres: spheres.unknown, ...evidence, sensitivity: 0.2 }
    })
  },
  describe({ awards, rows, unknownSpheres }, _, data) {
    const [first] = awards
    const { limit } = first
    const bodies = [...new Set(rows.map((row) => data.text('organization', data.acts.organization[row])))].sort()
    const supplier = data.text('supplier', data.acts.supplier[first.row])
    const days = awards.map(({ day }) => day)
    const sum = sumOf(awards)
    return {
      group: `splitting over bodies ${supplier} ${bodies.join(' ')} ${Math.min(...days)}`,
      statistic: { method: 'legal_limit', score: sum / limit.limit_cents, threshold: 1, sample_size: awards.length },
      ...limitEvidence(limit, { metric: 'sum_cents', cents: sum, referenceDay: first.day }, 'suspect'),
      money_at_risk_cents: Math.max(0, sum - limit.limit_cents),
      factors: { awards_in_window: 0.5, close_to_limit: 0.3, same_supplier: 0.2 },
      facts: {
        supplier,
        bodies: bodies.join(', '),
        body_count: bodies.length,
        ...(unknownSpheres > 0 ? { unknown_spheres: unknownSpheres } : {}),
        awards: awards.length,
        sum_cents: sum,
        limit_cents: limit.limit_cents,
        first_day: Math.min(...days),
        last_day: Math.max(...days),
      },
    }
  },
})

/** The most awards within the window, if they are of several bodies of which none split by itself. */
function widest(own: readonly LimitedAward[], { acts }: Dataset): [Cluster] | undefined {
  const sorted = [...own].sort((a, b) => a.day - b.day || a.row - b.row)
  let best: Cluster = []
  let end = 0
  for (const [at, first] of sorted.entries()) {
    while (end < sorted.length && sorted[end].day - first.day <= windowDays) end++
    if (end - at > best.length) best = sorted.slice(at, end)
  }
  const sums = [...groupBy(best, ({ row }) => acts.organization[row]).values()].map(sumOf)
  const limit = Math.max(...best.map((award) => award.limit.limit_cents))
  return best.length < awardsMin || sums.length < 2 || Math.max(...sums) > sumOf(best) * 0.75 || sumOf(best) <= limit
    ? undefined
    : [best]
}

function sumOf(awards: readonly LimitedAward[]): number {
  return awards.reduce((sum, { value }) => sum + value, 0)
}

/** Acts of a municipality for an item and in all, and the days that all acts span. */
const placeRates = oncePerDataset((data) => {
  const item = itemOf(data)
  const { municipality, signing_day, length } = data.acts
  const items = data.size('catalog') + data.size('category') + 1
  const counts = new Map<number, number>()
  let [first, last] = [Number.MAX_SAFE_INTEGER, 0]
  for (let row = 0; row < length; row++) {
    const day = signing_day[row]
    if (isDay(day)) [first, last] = [Math.min(first, day), Math.max(last, day)]
    const key = municipality[row] * items + item(row)
    if (key >= 0) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const days = Math.max(windowDays, last - first + 1)
  return (row: number) => ((counts.get(municipality[row] * items + item(row)) ?? 1) * windowDays) / days
})

/** The spheres in the names of the bodies, and the number of bodies whose names give none. */
function spheresOf(rows: readonly number[], data: Dataset) {
  const { organization, organization_name } = data.acts
  const names = new Map(rows.map((row) => [organization[row], organization_name[row]]))
  const spheres = [...names.values()].map((name) => governmentSphere(data.text('organization_name', name)))
  const known = new Set(spheres.filter((sphere) => sphere !== undefined))
  return { known, unknown: spheres.filter((sphere) => sphere === undefined).length }
}
