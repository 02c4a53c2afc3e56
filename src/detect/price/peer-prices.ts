import type { Dataset } from '../../domain/dataset.ts'
import type { Peers } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { medianAbsoluteDeviation } from '../../stats/median-absolute-deviation.ts'
import { type PeerLevel, peerKey } from './peer-groups.ts'
import { pricedActs } from './priced-acts.ts'

/** Describes the peers of the given acts: median, deviation and percentile of unit prices in BRL. One pass over the acts. */
export function peerPrices(
  data: Dataset,
  acts: readonly { readonly row: number; readonly level: PeerLevel }[],
): (index: number) => Peers {
  const priced = pricedActs(data)
  const keys = acts.map(({ row, level }) => `${level}:${peerKey(data, level)(row)}`)
  const prices = new Map<string, number[]>(keys.map((key) => [key, []]))
  for (const level of new Set(acts.map((act) => act.level))) {
    const key = peerKey(data, level)
    for (let row = 0; row < data.acts.length; row++)
      if (priced.has(row)) prices.get(`${level}:${key(row)}`)?.push(priced.unitPrice(row))
  }
  return (index) => {
    const { row, level } = acts[index] as { row: number; level: PeerLevel }
    const members = Float64Array.from(prices.get(keys[index] as string) ?? [])
    const price = priced.unitPrice(row)
    const middle = median(members)
    const below = members.reduce((count, other) => count + (other < price ? 1 : 0), 0)
    return {
      level,
      group: peerText(data, row, level),
      count: members.length,
      median: middle,
      mad: medianAbsoluteDeviation(members, middle),
      percentile: (100 * below) / members.length,
    }
  }
}

function peerText(data: Dataset, row: number, level: PeerLevel): string {
  const { catalog, category, unit } = data.acts
  const parts = [
    level === 'category_unit' ? '' : data.text('catalog', catalog[row] as number),
    level === 'catalog_unit' ? '' : data.text('category', category[row] as number),
    data.text('unit', unit[row] as number),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
