// Partition: the act rows that each partition of a detection run reads.

import { ABSENT_CODE, type Dataset, type PartitionKey } from './dataset.ts'
import { everyRow } from './every-row.ts'

/** One partition of several. */
export interface PartitionPlace {
  readonly index: number
  readonly count: number
}

/**
 * Act rows of partition `index` of `count`, ascending and read-only. Each row is in exactly one partition; a row without the key is
 * in none, since a group without a name cannot be judged.
 */
export function partitionRows(dataset: Dataset, key: PartitionKey, { index, count }: PartitionPlace): Int32Array {
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
      return dealtRows(dataset, key, count)[index]
  }
}

const dealt = new WeakMap<Dataset, Map<string, readonly Int32Array[]>>()

/** All partitions of a key, cached by dataset: one pass for each partition would cost rows × partitions. */
function dealtRows(dataset: Dataset, key: 'catalog' | 'organization' | 'supplier', count: number) {
  const kept = dealt.get(dataset) ?? new Map<string, readonly Int32Array[]>()
  dealt.set(dataset, kept)
  const name = `${key} ${count}`
  const parts = kept.get(name) ?? dealRows(dataset.acts[key], count)
  kept.set(name, parts)
  return parts
}

/** Splits rows by the remainder of their code: codes are dense and in order of first appearance, so that parts are even. */
function dealRows(codes: Int32Array, count: number): readonly Int32Array[] {
  const sizes = new Int32Array(count)
  for (let row = 0; row < codes.length; row++) {
    const part = codes[row] % count
    if (codes[row] !== ABSENT_CODE) sizes[part]++
  }
  const parts = Array.from(sizes, (size) => new Int32Array(size))
  sizes.fill(0)
  for (let row = 0; row < codes.length; row++) {
    if (codes[row] === ABSENT_CODE) continue
    const part = codes[row] % count
    parts[part][sizes[part]++] = row
  }
  return parts
}
