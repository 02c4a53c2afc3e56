import { ABSENT_CODE, type Dataset, type PartitionKey } from './dataset.ts'

/**
 * Act rows, ascending, of partition `index` of `count`, which nobody may change. Over all partitions each row comes once,
 * besides rows without the key, which come in none: nothing can be said about a group that has no name.
 */
export function partitionRows(dataset: Dataset, key: PartitionKey, index: number, count: number): Int32Array {
  const { length } = dataset.acts
  switch (key) {
    case 'whole':
      return everyRow(dataset).subarray(0, index === 0 ? length : 0)
    case 'row':
      return everyRow(dataset).subarray(
        Math.floor((length * index) / count),
        Math.floor((length * (index + 1)) / count),
      )
    case 'catalog':
    case 'organization':
    case 'supplier':
      return dealtRows(dataset, key, count)[index] ?? new Int32Array()
  }
}

const everyRows = new WeakMap<Dataset, Int32Array>()

/** The rows of all acts, kept with the dataset, since every detector reads them, or an interval of them. */
function everyRow(dataset: Dataset): Int32Array {
  const kept = everyRows.get(dataset)
  if (kept) return kept
  const rows = new Int32Array(dataset.acts.length)
  for (let row = 0; row < rows.length; row++) rows[row] = row
  everyRows.set(dataset, rows)
  return rows
}

const dealt = new WeakMap<Dataset, Map<string, readonly Int32Array[]>>()

/** All partitions in one go, kept with the dataset: one pass a partition would make the time grow with rows × partitions. */
function dealtRows(dataset: Dataset, key: 'catalog' | 'organization' | 'supplier', count: number) {
  const kept = dealt.get(dataset) ?? new Map<string, readonly Int32Array[]>()
  dealt.set(dataset, kept)
  const name = `${key} ${count}`
  const parts = kept.get(name) ?? dealRows(dataset.acts[key], count)
  kept.set(name, parts)
  return parts
}

/** Codes are dense and in order of first appearance, so that the remainder deals them out evenly. */
function dealRows(codes: Int32Array, count: number): readonly Int32Array[] {
  const sizes = new Int32Array(count)
  for (let row = 0; row < codes.length; row++) {
    const part = codes[row] % count
    if (codes[row] !== ABSENT_CODE) sizes[part] = sizes[part] + 1
  }
  const parts = Array.from(sizes, (size) => new Int32Array(size))
  sizes.fill(0)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]
    if (code === ABSENT_CODE) continue
    const part = code % count
    const at = sizes[part] ?? 0
    const rows = parts[part]
    if (rows) rows[at] = row
    sizes[part] = at + 1
  }
  return parts
}
