// Records whose unit prices can be compared, as the price detectors compare them: of one item and unit, and of one pack.

import { type ComparedBy, type PriceLevel, placeAmong, type UnitPrice } from '../../chat/facts/unit-prices.ts'
import { countedElsewhere } from '../../dataset/counted-elsewhere.ts'
import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { unitOf } from '../../detect/views/acts/unit-names.ts'
import { peerKey, peerLevels } from '../../detect/views/prices/peer-groups.ts'
import { type PricedActs, pricedActs } from '../../detect/views/prices/priced-acts.ts'
import { formatDay } from '../../domain/days.ts'
import { limits } from '../../limits.ts'

/** A record that states a unit price, and the rows of those comparable to it. */
export interface PricedRow {
  readonly row: number
  readonly price: UnitPrice
  readonly by: ComparedBy
  readonly rows: readonly number[]
}

/** The rows that are comparable to one. */
export function comparableRows(dataset: Dataset, row: number, by: ComparedBy): readonly number[] {
  return new Comparables(dataset, [row]).rowsOf(row, by)
}

/** Those of the rows that state a unit price and its unit, each among the nearest likeness that enough others have. */
export function pricedRows(
  dataset: Dataset,
  rows: readonly number[],
  { isOfOthers }: Pick<ComparedBy, 'isOfOthers'>,
): readonly PricedRow[] {
  const comparables = new Comparables(dataset, rows)
  return rows.flatMap((row) => {
    if (!comparables.has(row)) return []
    let broadest: PricedRow | undefined
    for (const level of peerLevels)
      for (const isOfYear of [true, false]) {
        const by = { level, isOfYear, isOfOthers }
        const found = comparables.rowsOf(row, by)
        // A broader likeness that adds none leaves the nearer one.
        if (broadest === undefined || found.length > broadest.rows.length)
          broadest = { row, price: comparables.priceAmong(row, found, by), by, rows: found }
        if (found.length >= limits.chatPeersMin) return [broadest]
      }
    return broadest === undefined ? [] : [broadest]
  })
}

// Comparables
// Owns: the rows of each group that one of the given rows is in.   Does not own: which likeness is near enough.
// C1. Rows of one group share item or description, unit, kind of record and pack, and each is counted once.
class Comparables {
  readonly #dataset: Dataset
  readonly #priced: PricedActs
  readonly #groups: ReadonlyMap<PriceLevel, ReadonlyMap<number, readonly number[]>>

  constructor(dataset: Dataset, rows: readonly number[]) {
    this.#dataset = dataset
    this.#priced = pricedActs(dataset)
    this.#groups = new Map(peerLevels.map((level) => [level, this.#groupsAt(level, rows)]))
  }

  /** Whether the row states a unit price and its unit. */
  has(row: number): boolean {
    return this.#priced.has(row) && unitOf(this.#dataset)(row) >= 0
  }

  rowsOf(row: number, { level, isOfYear, isOfOthers }: ComparedBy): readonly number[] {
    const { record_kind, pack_size, supplier } = this.#dataset.acts
    const year = this.#yearOf(row)
    if (!isStated(this.#dataset, level, row) || (isOfYear && year === undefined)) return []
    const group = this.#groups.get(level)?.get(peerKey(this.#dataset, level)(row)) ?? []
    return group.filter(
      (other) =>
        other !== row &&
        record_kind[other] === record_kind[row] &&
        Object.is(pack_size[other], pack_size[row]) &&
        (!isOfYear || this.#yearOf(other) === year) &&
        (!isOfOthers || supplier[other] !== supplier[row]),
    )
  }

  priceAmong(row: number, rows: readonly number[], { isOfYear }: ComparedBy): UnitPrice {
    const { category, unit } = this.#dataset.acts
    const price = this.#priced.unitPrice(row)
    const others = rows.map((other) => this.#priced.unitPrice(other))
    const [item, year] = [this.#dataset.text('category', category[row] ?? -1), this.#yearOf(row)]
    return {
      ...{ price, unit: this.#dataset.text('unit', unit[row] ?? -1), ...placeAmong(price, others) },
      ...(item !== '' && { item }),
      ...(isOfYear && year !== undefined && { year }),
    }
  }

  #groupsAt(level: PriceLevel, rows: readonly number[]): ReadonlyMap<number, readonly number[]> {
    const key = peerKey(this.#dataset, level)
    const wanted = rows.filter((row) => this.has(row) && isStated(this.#dataset, level, row))
    const groups = new Map<number, number[]>(wanted.map((row) => [key(row), []]))
    if (groups.size === 0) return groups
    const elsewhere = countedElsewhere(this.#dataset)
    for (let row = 0; row < this.#dataset.acts.length; row++)
      if (elsewhere[row] === 0 && this.#priced.has(row)) groups.get(key(row))?.push(row)
    return groups
  }

  #yearOf(row: number): string | undefined {
    const day = this.#priced.day(row)
    return isDay(day) ? formatDay(day).slice(0, '2024'.length) : undefined
  }
}

/** Whether a row states what a level compares by. */
function isStated({ acts: { catalog, category } }: Dataset, level: PriceLevel, row: number): boolean {
  const [hasItem, hasClass] = [(catalog[row] ?? -1) >= 0, (category[row] ?? -1) >= 0]
  if (level === 'category_unit') return hasClass
  return hasItem && (level === 'catalog_unit' || hasClass)
}
