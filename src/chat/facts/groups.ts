// Groups of contracts: by who sold, who bought, when, where and how.

import { ABSENT_CODE, type Dataset, isDay } from '../../dataset/dataset.ts'
import { actDay, unitOfMunicipality } from '../../dataset/selection.ts'
import { monthNumberOf, yearOf } from '../../domain/days.ts'
import type { Grouping, Ordering } from '../../question/question-reading.ts'
import { median } from '../../stats/median.ts'
import type { FactGroup } from './figures.ts'
import type { FactGroups, GroupOfRow, PeerRank } from './record-facts.ts'
import { ContractTally } from './totals.ts'

/** Rows by a number, since the words of a key are needed once a group. */
interface Keys {
  /** ABSENT_CODE where a row does not say. */
  readonly codeOf: (row: number) => number
  readonly keyOf: (code: number) => string | undefined
}

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
  const { codeOf, keyOf } = keysOf(dataset)[by]
  const found = new Map<string, Group>()
  const ofCode = new Map<number, Group | null>()
  let without: Group | undefined
  for (const row of rows) {
    const code = codeOf(row)
    let group = ofCode.get(code)
    if (group === undefined) {
      group = groupAt(row, keyOf(code))
      ofCode.set(code, group)
    }
    if (group === null) {
      without ??= { key: '', row, tally: new ContractTally(dataset) }
      without.tally.add(row)
    } else group.tally.add(row)
  }

  function groupAt(row: number, key: string | undefined): Group | null {
    if (key === undefined) return null
    const group = found.get(key) ?? { key, row, tally: new ContractTally(dataset) }
    found.set(key, group)
    return group
  }
  const sorted = [...found.values()].sort(comparing(by, order)).slice(0, limit)
  return {
    ...{ by, groups: sorted.map((group) => toFact(dataset, by, group)), total: found.size },
    unknown: without?.tally.count ?? 0,
    ...(without && { without: { row: without.row, totals: without.tally.totals() } }),
  }
}

/** The place of one group among all that state a value, none where it states none, and how many others do. */
export function rankAmong(
  dataset: Dataset,
  rows: readonly number[],
  { by, key }: { readonly by: Grouping; readonly key: string },
): { readonly place?: PeerRank; readonly others: number } {
  const { groups } = tallyGroups(dataset, rows, { by, order: undefined, limit: Number.POSITIVE_INFINITY })
  const valued = groups.filter(({ with_value }) => with_value > 0)
  const own = valued.find((group) => group.key === key)
  const others = valued.filter((group) => group !== own).map(({ total_value }) => Math.round(total_value * 100))
  if (own === undefined) return { others: others.length }
  const { total_value: value } = own
  const place: PeerRank = {
    total: valued.length,
    rank: 1 + others.filter((cents) => cents > Math.round(value * 100)).length,
    value,
    ...(others.length > 0 && { median_value: Math.round(median(others)) / 100 }),
  }
  return { place, others: others.length }
}

/** Those of some rows that are in the group of one; of one that does not say its group, those that do not either. */
export function rowsOfGroup(dataset: Dataset, rows: readonly number[], { by, row }: GroupOfRow): readonly number[] {
  const { codeOf, keyOf } = keysOf(dataset)[by]
  const key = keyOf(codeOf(row))
  const isIn = new Map<number, boolean>()
  return rows.filter((other) => {
    const code = codeOf(other)
    const known = isIn.get(code) ?? keyOf(code) === key
    isIn.set(code, known)
    return known
  })
}

/** How many groups the rows make. */
export function countGroups(dataset: Dataset, rows: readonly number[], by: Grouping): number {
  const { codeOf, keyOf } = keysOf(dataset)[by]
  return new Set([...new Set(rows.map(codeOf))].flatMap((code) => keyOf(code) ?? [])).size
}

function keysOf(dataset: Dataset): Readonly<Record<Grouping, Keys>> {
  const { acts } = dataset
  const text = (name: Parameters<Dataset['text']>[0], codes: Int32Array): Keys => ({
    codeOf: (row) => codes[row] ?? ABSENT_CODE,
    keyOf: (code) => (code === ABSENT_CODE ? undefined : dataset.text(name, code) || undefined),
  })
  const time = (numberOf: (day: number) => number, keyOf: (number: number) => string): Keys => ({
    codeOf(row) {
      const own = actDay(dataset, row)
      return isDay(own) ? numberOf(own) : ABSENT_CODE
    },
    keyOf: (number) => (number === ABSENT_CODE ? undefined : keyOf(number)),
  })
  return {
    supplier: text('supplier', acts.supplier),
    organization: text('organization', acts.organization),
    year: time(yearOf, fourDigits),
    month: time(monthNumberOf, monthKey),
    state: stateKeys(dataset),
    municipality: text('municipality', acts.municipality),
    modality: text('modality', acts.modality),
    contract_type: text('category', acts.contract_type),
  }
}

/** The unit that a row states, else that of its municipality, whose codes go down from -2. */
function stateKeys(dataset: Dataset): Keys {
  const { acts } = dataset
  const turned = (code: number) => -2 - code
  return {
    codeOf(row) {
      const [unit, municipality] = [acts.region[row] ?? ABSENT_CODE, acts.municipality[row] ?? ABSENT_CODE]
      return unit === ABSENT_CODE && municipality !== ABSENT_CODE ? turned(municipality) : unit
    },
    keyOf(code) {
      if (code < ABSENT_CODE) return unitOfMunicipality(dataset.text('municipality', turned(code)))
      return dataset.text('region', code) || undefined
    },
  }
}

function fourDigits(year: number): string {
  return String(year).padStart(4, '0')
}

/** `2024-01` of year · 12 + month − 1. */
function monthKey(number: number): string {
  return `${fourDigits(Math.floor(number / 12))}-${String((number % 12) + 1).padStart(2, '0')}`
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
