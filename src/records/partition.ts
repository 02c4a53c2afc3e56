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
      return rowsOfCodes(dataset.acts[key], index, count)
  }
}

function interval(start: number, end: number): Int32Array {
  const rows = new Int32Array(end - start)
  for (let i = 0; i < rows.length; i++) rows[i] = start + i
  return rows
}

/** Codes are dense and in order of first appearance, so that the remainder deals them out evenly. */
function rowsOfCodes(codes: Int32Array, index: number, count: number): Int32Array {
  const rows = new Int32Array(codes.length)
  let length = 0
  codes.forEach((code, row) => {
    if (code !== ABSENT_CODE && code % count === index) rows[length++] = row
  })
  return rows.slice(0, length)
}
