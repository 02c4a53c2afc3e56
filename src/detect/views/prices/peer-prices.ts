// Peer prices: an act's unit price within its peer group, with the most typical acts of that group, for the detail of a finding.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { groupCodes } from '../../../dataset/group-keys.ts'
import { assertWanted, assertWantedAt } from '../../../dataset/wanted.ts'
import type { Peers } from '../../../domain/finding.ts'
import { limits } from '../../../limits.ts'
import { medianAbsoluteDeviation } from '../../../stats/median-absolute-deviation.ts'
import { quantileSorted } from '../../../stats/quantile.ts'
import { type PeerLevel, peerKey, peerLevels } from './peer-groups.ts'
import { pricedActs, pricedMarks } from './priced-acts.ts'

interface PricedAct {
  readonly row: number
  readonly level: PeerLevel
}

/** Unit prices of one group, ascending, with their median and the acts nearest to it. */
interface PriceList {
  readonly prices: Float64Array
  readonly median: number
  readonly mad: number
  readonly typical: readonly number[]
}

/** Describes the peers of the given acts: median, deviation, percentile and rank of unit prices in BRL. One pass over all acts. */
export function peerPrices(data: Dataset, acts: readonly PricedAct[]): (act: PricedAct) => Peers {
  const priced = pricedActs(data)
  const levels = new Map(peerLevels.map((level) => [level, priceLists(data, level, acts)]))
  return ({ row, level }) => {
    const list = levels.get(level)?.get(peerKey(data, level)(row)) ?? {
      prices: new Float64Array(0),
      median: Number.NaN,
      mad: Number.NaN,
      typical: [],
    }
    const below = countBelow(list.prices, (price) => price < priced.unitPrice(row))
    const atMost = countBelow(list.prices, (price) => price <= priced.unitPrice(row))
    return {
      level,
      group: peerText(data, row, level),
      count: list.prices.length,
      median: list.median,
      mad: list.mad,
      percentile: (100 * below) / list.prices.length,
      rank: list.prices.length - atMost + 1,
      rows: list.typical.filter((other) => other !== row).slice(0, limits.peersNamedMax),
    }
  }
}

function priceLists(data: Dataset, level: PeerLevel, acts: readonly PricedAct[]): ReadonlyMap<number, PriceList> {
  const key = peerKey(data, level)
  const groups = new Map<number, number>()
  for (const act of acts) {
    const group = key(act.row)
    if (act.level === level && !groups.has(group)) groups.set(group, groups.size)
  }
  if (groups.size === 0) return new Map()
  const { unitPrice } = pricedActs(data)
  const marks = pricedMarks(data)
  const groupOf = new Int32Array(data.acts.length).fill(-1)
  for (let row = 0; row < groupOf.length; row++) {
    assertWantedAt(row)
    if (marks[row] === 1) groupOf[row] = groups.get(key(row)) ?? -1
  }
  const { starts, members } = groupCodes(groupOf, groups.size)
  return new Map(
    Array.from(groups, ([group, at]) => [group, toPriceList(members.subarray(starts[at], starts[at + 1]), unitPrice)]),
  )
}

/** How many of the first values are below, of a list in which they stand first. */
function countBelow(sorted: Float64Array, isBelow: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(sorted[middle])) low = middle + 1
    else high = middle
  }
  return low
}

function toPriceList(rows: Int32Array, unitPrice: (row: number) => number): PriceList {
  assertWanted()
  const prices = gather(rows, unitPrice).sort()
  const median = quantileSorted(prices, 0.5)
  const typical = nearest(rows, (row) => Math.abs(unitPrice(row) - median))
  return { prices, median, mad: medianAbsoluteDeviation(prices, median), typical }
}

/** The few rows of least distance, nearest first and of equal ones the first: one more than are named, for one may be the act itself. */
function nearest(rows: Int32Array, distanceOf: (row: number) => number): readonly number[] {
  const found: number[] = []
  for (let at = 0; at < rows.length; at++) {
    const distance = distanceOf(rows[at])
    const place = found.findIndex((row) => distanceOf(row) > distance)
    if (place < 0 && found.length > limits.peersNamedMax) continue
    found.splice(place < 0 ? found.length : place, 0, rows[at])
    found.length = Math.min(found.length, limits.peersNamedMax + 1)
  }
  return found
}

function peerText(data: Dataset, row: number, level: PeerLevel): string {
  const { catalog, category, unit } = data.acts
  const parts = [
    level === 'category_unit' ? '' : data.text('catalog', catalog[row]),
    level === 'catalog_unit' ? '' : data.text('category', category[row]),
    data.text('unit', unit[row]),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
