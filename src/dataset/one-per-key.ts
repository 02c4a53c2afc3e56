// One per key: of the acts of one key the one that stands for all, chosen by what the acts say. The order of a source and the names in it
// are accidents, and what rests on them no finding could defend.

import type { Dataset } from './dataset.ts'
import { scatter } from './group-keys.ts'
import { pickRows } from './keep-rows.ts'
import { oncePerDataset } from './once-per-dataset.ts'
import { assertWantedAt } from './wanted.ts'

/** One row of each key, in the order given; rows whose key is below 0 all stay. */
export function onePerKey(rows: Int32Array, keyOf: (row: number) => number, data: Dataset): Int32Array {
  const compare = compareContent(data)
  const chosen = new Map<number, number>()
  for (let at = 0; at < rows.length; at++) {
    assertWantedAt(at)
    const [row, key] = [rows[at], keyOf(rows[at])]
    const known = key < 0 ? row : chosen.get(key)
    if (known === undefined || (known !== row && compare(row, known) < 0)) chosen.set(key, row)
  }
  return pickRows(rows, (row) => {
    const key = keyOf(row)
    return key < 0 || chosen.get(key) === row
  })
}

/**
 * Compares acts by amounts, days, texts, bids, and how often their supplier and their body are there; 0 for acts that agree in all of it.
 * Amounts are spread first, so that neither the small nor the large ones are preferred.
 */
export function compareContent(data: Dataset): (left: number, right: number) => number {
  const { value, unit_price, quantity, estimated_value, description, signing_day, start_day, end_day } = data.acts
  const columns = [value, unit_price, quantity, estimated_value, signing_day, start_day, end_day, description]
  const { catalog, category, region } = data.acts
  const texts = [['catalog', catalog] as const, ['category', category] as const, ['region', region] as const]
  return (left, right) => {
    const drawn = scatter(value[left]) - scatter(value[right])
    if (drawn !== 0) return drawn
    for (const column of columns) {
      const order = compareNumbers(column[left], column[right])
      if (order !== 0) return order
    }
    for (const [dictionary, codes] of texts)
      if (codes[left] !== codes[right])
        return data.text(dictionary, codes[left]) < data.text(dictionary, codes[right]) ? -1 : 1
    for (const column of surroundings(data)) if (column(left) !== column(right)) return column(left) - column(right)
    return 0
  }
}

/** By act the number and the sum of its bids, and the number of acts of its supplier and of its body. */
const surroundings = oncePerDataset((data) => {
  const { acts, bids } = data
  const [counts, sums] = [new Int32Array(acts.length), new Float64Array(acts.length)]
  for (let at = 0; at < bids.length; at++) {
    counts[bids.parent[at]]++
    sums[bids.parent[at]] += bids.value[at] || 0
  }
  const timesOf = (codes: Int32Array, size: number) => {
    const times = new Int32Array(size + 1)
    for (const code of codes) times[code + 1]++
    return (row: number) => times[codes[row] + 1]
  }
  const [firms, bodies] = [data.size('supplier'), data.size('organization')]
  return [
    (row: number) => counts[row],
    (row: number) => sums[row],
    timesOf(acts.supplier, firms),
    timesOf(acts.organization, bodies),
  ]
})

/** Unknown numbers last. */
function compareNumbers(left: number, right: number): number {
  if (left === right) return 0
  return left < right || (Number.isNaN(right) && !Number.isNaN(left))
    ? -1
    : left > right || !Number.isNaN(right)
      ? 1
      : 0
}
