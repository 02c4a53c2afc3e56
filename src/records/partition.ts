import { ABSENT_CODE, type Dataset, type PartitionKey } from '../domain/dataset.ts'

/**
 * Act rows, ascending, of partition `index` of `count`. Over all partitions each row comes once, besides rows without
 * the key, which come in none: nothing can be said about a group that has no name.
 */
export function partitionRows(dataset: Dataset, key: PartitionKey, index: number, count: number): Int32Array {
  const { length } = dataset.acts
  switch (key) {
    case 'whole':
      return interval(0, index === 0 ? length : 0)
    case 'row':
      return interval(Math.floor((length * index) / count), Math.floor((length * (index + 1)) / count))
    case 'catalog':
    case 'organization':
    case 'supplier':
      return dealtRows(dataset, key, count)[index]?.slice() ?? interval(0, 0)
  }
}

function interval(start: number, end: number): Int32Array {
  const rows = new Int32Array(end - start)
  for (let i = 0; i < rows.length; i++) rows[i] = start + i
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
  for (const code of codes) if (code !== ABSENT_CODE) sizes[code % count] = (sizes[code % count] ?? 0) + 1
  const parts = Array.from(sizes, (size) => new Int32Array(size))
  sizes.fill(0)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? ABSENT_CODE
    if (code === ABSENT_CODE) continue
    const part = code % count
    const at = sizes[part] ?? 0
    const rows = parts[part]
    if (rows) rows[at] = row
    sizes[part] = at + 1
  }
  return parts
}
