// Peer prices: median, deviation and percentile of an act's unit price within its peer group, for the detail of a finding.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { groupCodes } from '../../../dataset/group-keys.ts'
import { assertWanted, assertWantedAt } from '../../../dataset/wanted.ts'
import type { Peers } from '../../../domain/finding.ts'
import { medianAbsoluteDeviation } from '../../../stats/median-absolute-deviation.ts'
import { quantileSorted } from '../../../stats/quantile.ts'
import { type PeerLevel, peerKey, peerLevels } from './peer-groups.ts'
import { pricedActs, pricedMarks } from './priced-acts.ts'

interface PricedAct {
  readonly row: number
  readonly level: PeerLevel
}

/** Unit prices of one group, ascending, with their median. */
interface PriceList {
  readonly prices: Float64Array
  readonly median: number
  readonly mad: number
}

/** Describes the peers of the given acts: median, deviation and percentile of unit prices in BRL. One pass over all acts. */
export function peerPrices(data: Dataset, acts: readonly PricedAct[]): (act: PricedAct) => Peers {
  const priced = pricedActs(data)
  const levels = new Map(peerLevels.map((level) => [level, priceLists(data, level, acts)]))
  return ({ row, level }) => {
    const list = levels.get(level)?.get(peerKey(data, level)(row)) ?? {
      prices: new Float64Array(0),
      median: Number.NaN,
      mad: Number.NaN,
    }
    const below = countBelow(list.prices, priced.unitPrice(row))
    return {
      level,
      group: peerText(data, row, level),
      count: list.prices.length,
      median: list.median,
      mad: list.mad,
      percentile: (100 * below) / list.prices.length,
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
  const prices = gather(members, unitPrice)
  return new Map(
    Array.from(groups, ([group, at]) => [group, toPriceList(prices.subarray(starts[at], starts[at + 1]).sort())]),
  )
}

function countBelow(sorted: Float64Array, price: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle] < price) low = middle + 1
    else high = middle
  }
  return low
}

function toPriceList(prices: Float64Array): PriceList {
  assertWanted()
  const median = quantileSorted(prices, 0.5)
  return { prices, median, mad: medianAbsoluteDeviation(prices, median) }
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
