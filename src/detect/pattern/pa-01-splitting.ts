// PA-01: one need bought in several direct awards, each near the limit and below it, within two months of one fiscal year (art. 75 §1).
// Awards of one item may come near the limit by coincidence, so the confidence is the chance of that at this organisation's
// rate of buying and at the item's share of such awards elsewhere.

import { ABSENT_CODE, type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys, splitGroups } from '../../dataset/group-keys.ts'
import { yearOf } from '../../domain/days.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { lowerGamma } from '../../stats/incomplete-gamma.ts'
import { jointConfidence, jointTail, productTail } from '../evidence/chance-confidence.ts'
import { awardsTail, chanceWindows } from '../evidence/chance-windows.ts'
import { limitEvidence } from '../evidence/limit-evidence.ts'
import { shares } from '../evidence/shares.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { type LimitedAward, limitedAwards, nearRatio } from '../views/acts/near-limit-awards.ts'
import { holdsOneNeed } from '../views/acts/one-need.ts'

const windowDays = 60
/** An item with fewer acts elsewhere leans on the share over all items. */
const priorActs = 20
/** Choice: a supplier has a fifth of an organisation's acts for an item, weighed as five acts. */
const priorShare = 0.2
const priorOthers = 5
/** What is one need on its face is splitting whatever the rate of buying, even in a file too small to show one (docs/law.md#art-75). */
const oneNeedConfidence = 0.9

interface Need {
  readonly item: number
  /** All acts of the organisation for the item, and the near-limit awards among them. */
  readonly acts: number
  readonly nearAwards: number
}

/** Awards of one organisation and item within one window. */
interface Cluster extends Need {
  readonly awards: readonly LimitedAward[]
  /** Awards to the supplier of most of them, and the chance that so many go to it. */
  readonly sameSupplier: number
  readonly supplierTail: number
}

type ItemCounts = readonly [item: number, acts: number, near: number]

interface FoldedNeeds {
  readonly clusters: readonly Cluster[]
  /** Per item: code, acts, near-limit awards; and the same per organisation and item where there are such awards. */
  readonly items: readonly ItemCounts[]
  readonly needs: readonly ItemCounts[]
  readonly firstDay: number
  readonly lastDay: number
}

export const splitting = defineGroupTest({
  id: 'PA-01',
  names: { organization: 'organization', item: 'item' },
  laws: ['Lei 14.133/2021, art. 75, §1', 'Lei 14.133/2021, art. 75, I e II', 'Lei 8.666/1993, art. 24, I e II'],
  needs: ['acts.organization', 'acts.legal_basis', 'acts.value', 'acts.signing_day'],
  family: 'direct_award_limit',
  gravity: 'rule',
  partition: 'organization',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const toAward = limitedAwards(data, { least: nearRatio, below: 1 })
    const clusters: Cluster[] = []
    const items = new Map<number, [number, number]>()
    const needs: ItemCounts[] = []
    const { organization } = data.acts
    const bodies = groupKeys(rows.map((row) => (isAwarded(row) ? organization[row] : ABSENT_CODE)))
    const { length, starts, members } = splitGroups(bodies, ...itemsOf(data, rows))
    for (let need = 0; need < length; need++) {
      const [start, end] = [starts[need], starts[need + 1]]
      const item = itemOf(data, rows[members[start]])
      const near: LimitedAward[] = []
      for (let i = start; i < end; i++) {
        const award = toAward(rows[members[i]])
        if (award !== undefined) near.push(award)
      }
      const acts = end - start
      const sums = items.get(item) ?? [0, 0]
      sums[0] += acts
      sums[1] += near.length
      items.set(item, sums)
      if (near.length === 0) continue
      needs.push([item, acts, near.length])
      const found = [...groupBy(near, ({ day }) => yearOf(day)).values()].flatMap(windows)
      const own = found.length === 0 ? [] : Array.from(members.subarray(start, end), (at) => rows[at])
      for (const awards of found)
        clusters.push({ item, awards, acts, nearAwards: near.length, ...mainSupplier(data, awards, own) })
    }
    return {
      clusters,
      items: [...items].map(([item, [sum, near]]) => [item, sum, near] as const),
      needs,
      ...period(data, rows),
    }
  },
  reduce: (left: FoldedNeeds, right: FoldedNeeds) => ({
    clusters: [...left.clusters, ...right.clusters],
    items: sumItems([...left.items, ...right.items]),
    needs: [...left.needs, ...right.needs],
    firstDay: Math.min(left.firstDay, right.firstDay),
    lastDay: Math.max(left.lastDay, right.lastDay),
  }),
  weigh(folded, { acts }) {
    const peers = readPeers(folded)
    return folded.clusters.map((cluster) => {
      const { awards, item, supplierTail } = cluster
      const expected = expectedAwards(cluster, peers)
      // The first award opens the window; the chance is that of the others.
      const countTail = awardsTail(awards.length - 1, expected)
      const closeTail = closenessTail(awards)
      const pValue = jointTail(countTail, productTail(closeTail, supplierTail))
      const byChance = jointConfidence(pValue, peers.windowsByChance, 0.96)
      const isOneNeed = item >= 0 && byChance < oneNeedConfidence && holdsOneNeed(awards, acts)
      const confidence = isOneNeed ? oneNeedConfidence : byChance
      const evidence = { confidence, sensitivity: 0, ...(isOneNeed ? {} : { pValue }) }
      return { ...cluster, expected, countTail, closeTail, rows: awards.map(({ row }) => row), ...evidence }
    })
  },
  describe({ awards, rows, expected, ...cluster }, _, data) {
    const [first] = awards
    const { limit } = first
    const days = awards.map(({ day }) => day)
    const organization = data.text('organization', data.acts.organization[first.row])
    const item = textOfItem(data, cluster.item)
    const sum = sumOf(awards)
    return {
      group: `splitting ${organization} ${item} ${Math.min(...days)}`,
      statistic: { method: 'legal_limit', score: sum / limit.limit_cents, threshold: 1, sample_size: awards.length },
      ...limitEvidence(limit, { metric: 'sum_cents', cents: sum, referenceDay: first.day }, 'suspect'),
      money_at_risk_cents: Math.max(0, sum - limit.limit_cents),
      factors: shares({
        awards_in_window: -Math.log(cluster.countTail),
        close_to_limit: -Math.log(cluster.closeTail),
        same_supplier: -Math.log(cluster.supplierTail),
      }),
      facts: {
        organization,
        item,
        awards: awards.length,
        sum_cents: sum,
        limit_cents: limit.limit_cents,
        sum_to_limit: sum / limit.limit_cents,
        first_day: Math.min(...days),
        last_day: Math.max(...days),
        same_supplier_awards: cluster.sameSupplier,
        suppliers: new Set(rows.map((row) => data.acts.supplier[row])).size,
        expected_awards: expected,
      },
    }
  },
})

/** Catalogue code, else the category as a number below −1: objects of one nature. −1 where neither is known. */
function itemOf({ acts }: Dataset, row: number): number {
  const catalog = acts.catalog[row]
  const category = acts.category[row]
  if (catalog !== ABSENT_CODE) return catalog
  return category === ABSENT_CODE ? ABSENT_CODE : -2 - category
}

/** The same as codes, with the categories after the catalogue, and how many there are. */
function itemsOf(data: Dataset, rows: Int32Array): [codes: Int32Array, size: number] {
  const catalogs = data.size('catalog')
  const codes = rows.map((row) => {
    const item = itemOf(data, row)
    return item < ABSENT_CODE ? catalogs - 2 - item : item
  })
  return [codes, catalogs + data.size('category')]
}

/** Of the awards of one fiscal year, of which the law takes the sum: fullest windows first; each award in one window; only windows whose sum exceeds the limit. */
function windows(near: readonly LimitedAward[]): LimitedAward[][] {
  if (near.length < 2) return []
  let left = [...near].sort((a, b) => a.day - b.day || a.row - b.row)
  const found: LimitedAward[][] = []
  while (left.length >= 2) {
    const fullest = fullestWindow(left)
    const limit = Math.max(...fullest.map((award) => award.limit.limit_cents))
    if (fullest.length < 2 || sumOf(fullest) <= limit) break
    found.push(fullest)
    left = left.filter((award) => !fullest.includes(award))
  }
  return found
}

function fullestWindow(sorted: readonly LimitedAward[]): LimitedAward[] {
  let best: readonly [number, number] = [0, 0]
  let end = 0
  sorted.forEach((award, start) => {
    while (end < sorted.length && sorted[end].day - award.day <= windowDays) end++
    if (end - start > best[1] - best[0]) best = [start, end]
  })
  return sorted.slice(...best)
}

function sumOf(awards: readonly LimitedAward[]): number {
  return awards.reduce((sum, { value }) => sum + value, 0)
}

/**
 * The law sums objects, not suppliers, but one supplier for all parts makes it likelier that they were one need (docs/law.md#art-75): the
 * most awards to one supplier, and the least chance that so many go to one.
 */
function mainSupplier({ acts }: Dataset, awards: readonly LimitedAward[], own: readonly number[]) {
  const rows = new Set(awards.map(({ row }) => row))
  const others = own.filter((row) => !rows.has(row))
  const bySupplier = groupBy(rows, (row) => (acts.supplier[row] === ABSENT_CODE ? undefined : acts.supplier[row]))
  const tails = [...bySupplier].map(([supplier, won]) => {
    const elsewhere = others.filter((row) => acts.supplier[row] === supplier).length
    const share = (elsewhere + priorShare * priorOthers) / (others.length + priorOthers)
    return binomialTail(won.length - 1, awards.length - 1, share)
  })
  const most = Math.max(0, ...[...bySupplier.values()].map(({ length }) => length))
  return { sameSupplier: most, supplierTail: Math.min(1, ...tails) }
}

function period({ acts }: Dataset, rows: Int32Array): { firstDay: number; lastDay: number } {
  let [firstDay, lastDay] = [Number.MAX_SAFE_INTEGER, 0]
  for (const row of rows) {
    const day = acts.signing_day[row]
    if (!isDay(day)) continue
    firstDay = Math.min(firstDay, day)
    lastDay = Math.max(lastDay, day)
  }
  return { firstDay, lastDay }
}

function sumItems(items: readonly ItemCounts[]): ItemCounts[] {
  return [...groupBy(items, ([item]) => item)].map(([item, parts]) => [
    item,
    parts.reduce((sum, [, acts]) => sum + acts, 0),
    parts.reduce((sum, [, , near]) => sum + near, 0),
  ])
}

interface Rates {
  readonly items: ReadonlyMap<number, readonly [acts: number, near: number]>
  readonly nearShare: number
  readonly days: number
}

interface Peers extends Rates {
  /** Windows as extreme as a p-value that chance would show: each near-limit award could have begun one. */
  readonly windowsByChance: (pValue: number) => number
}

function readPeers({ items, needs, firstDay, lastDay }: FoldedNeeds): Peers {
  const acts = items.reduce((sum, [, count]) => sum + count, 0)
  const near = items.reduce((sum, [, , count]) => sum + count, 0)
  const rates: Rates = {
    items: new Map(items.map(([item, count, nearCount]) => [item, [count, nearCount]])),
    nearShare: near / Math.max(1, acts),
    days: Math.max(windowDays, lastDay - firstDay + 1),
  }
  const places = needs.map(([item, own, nearAwards]) => ({
    count: nearAwards,
    expected: expectedAwards({ item, acts: own, nearAwards }, rates),
  }))
  return { ...rates, windowsByChance: chanceWindows(places) }
}

/** Near-limit awards to be expected in one window: the organisation's acts for the item, thinned by time and by the share elsewhere. */
function expectedAwards({ item, acts, nearAwards }: Need, peers: Rates): number {
  const [itemActs = acts, itemNear = nearAwards] = peers.items.get(item) ?? []
  const share = (itemNear - nearAwards + priorActs * peers.nearShare) / (itemActs - acts + priorActs)
  return (acts * share * windowDays) / peers.days
}

/** Fisher: how close the ratios lie under the limit, if any place from .6 to 1 were as likely. */
function closenessTail(awards: readonly LimitedAward[]): number {
  const sum = awards.reduce((total, { ratio }) => total - Math.log((1 - ratio) / (1 - nearRatio) || 1e-6), 0)
  return Math.max(1e-15, 1 - lowerGamma(awards.length, sum))
}

function textOfItem(data: Dataset, item: number): string {
  return item >= 0 ? data.text('catalog', item) : data.text('category', -2 - item)
}
