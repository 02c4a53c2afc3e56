// Groups of contracts: by who sold, who bought, when, where and how.

import { ABSENT_CODE, type Dataset, isDay } from '../../dataset/dataset.ts'
import { actDay, unitOfMunicipality } from '../../dataset/selection.ts'
import { formatDay, monthNumberOf } from '../../domain/days.ts'
import type { Grouping, Ordering } from '../../question/question-reading.ts'
import type { FactGroup, FactGroups, PeerRank } from './record-facts.ts'
import { ContractTally } from './totals.ts'

type KeyOf = (row: number) => string | undefined

interface Group {
  readonly key: string
  /** The first row of it. */
  readonly row: number
  readonly tally: ContractTally
}

/** A group with its first row, which can tell its name. */
export type TalliedGroup = FactGroup & { readonly row: number }
export interface TalliedGroups extends Omit<FactGroups, 'groups'> {
  readonly groups: readonly TalliedGroup[]
}

export interface GroupWish {
  readonly by: Grouping
  readonly order: Ordering | undefined
  readonly limit: number
}

/** The rows in groups; years and months in their order unless another is asked for, others by what they are worth. */
export function tallyGroups(dataset: Dataset, rows: readonly number[], { by, order, limit }: GroupWish): TalliedGroups {
  const keyOf = keysOf(dataset)[by]
  const found = new Map<string, Group>()
  let unknown = 0
  for (const row of rows) {
    const key = keyOf(row)
    if (key === undefined) unknown++
    else {
      const group = found.get(key) ?? { key, row, tally: new ContractTally(dataset) }
      group.tally.add(row)
      found.set(key, group)
    }
  }
  const sorted = [...found.values()].sort(comparing(by, order)).slice(0, limit)
  return { by, groups: sorted.map((group) => toFact(dataset, by, group)), total: found.size, unknown }
}

/** The place of one group among all that state a value; undefined where it states none. */
export function rankAmong(
  dataset: Dataset,
  rows: readonly number[],
  { by, key }: { readonly by: Grouping; readonly key: string },
): PeerRank | undefined {
  const { groups } = tallyGroups(dataset, rows, { by, order: undefined, limit: Number.POSITIVE_INFINITY })
  const valued = groups.filter(({ with_value }) => with_value > 0)
  const own = valued.find((group) => group.key === key)
  return (
    own && {
      total: valued.length,
      rank: 1 + valued.filter(({ total_value }) => total_value > own.total_value).length,
    }
  )
}

function keysOf(dataset: Dataset): Readonly<Record<Grouping, KeyOf>> {
  const { acts } = dataset
  const text = (name: Parameters<Dataset['text']>[0], codes: Int32Array): KeyOf => {
    return (row) => (codes[row] === ABSENT_CODE ? undefined : dataset.text(name, codes[row]) || undefined)
  }
  const month = monthKeys()
  const day = (keyOf: (day: number) => string): KeyOf => {
    return (row) => {
      const own = actDay(dataset, row)
      return isDay(own) ? keyOf(own) : undefined
    }
  }
  const region = text('region', acts.region)
  const municipality = text('municipality', acts.municipality)
  return {
    supplier: text('supplier', acts.supplier),
    organization: text('organization', acts.organization),
    year: day((own) => month(own).slice(0, '2024'.length)),
    month: day(month),
    state: (row) => region(row) ?? unitOfMunicipality(municipality(row) ?? ''),
    municipality,
    modality: text('modality', acts.modality),
    contract_type: text('category', acts.contract_type),
  }
}

/** `2024-01` of a day; each month is worded once. */
function monthKeys(): (day: number) => string {
  const words = new Map<number, string>()
  return (day) => {
    const number = monthNumberOf(day)
    const known = words.get(number) ?? formatDay(day).slice(0, '2024-01'.length)
    words.set(number, known)
    return known
  }
}

function comparing(by: Grouping, order: Ordering | undefined): (one: Group, other: Group) => number {
  const isTime = by === 'year' || by === 'month'
  const wish = order ?? (isTime ? { by: 'date', direction: 'asc' } : { by: 'value', direction: 'desc' })
  const sign = wish.direction === 'asc' ? 1 : -1
  const byKey = (one: Group, other: Group) => (one.key < other.key ? -1 : 1)
  if (wish.by === 'date') return (one, other) => sign * byKey(one, other)
  const size = ({ tally }: Group) => (wish.by === 'count' ? tally.count : tally.cents)
  return (one, other) => sign * (size(one) - size(other)) || byKey(one, other)
}

function toFact(dataset: Dataset, by: Grouping, { key, row, tally }: Group): TalliedGroup {
  const name = by === 'organization' ? dataset.text('organization_name', dataset.acts.organization_name[row]) : ''
  return { key, row, ...(name !== '' && { name }), ...tally.totals() }
}
