// Columns of records in memory and from the store.

import { micro } from '../support/micro.ts'
import { sampleDataset, sampleFolder } from '../support/sample.ts'
import type { Suite } from '../support/suite.ts'

export const columns: Suite = {
  name: 'columns',
  purpose:
    'ns a contract of scans over columns of the dataset: one column, three columns with a condition, and the whole dataset read from the store. Floors are a copy of the bytes of a column and a loop over a plain typed array. It does not measure detection.',
  minutes: 0.5,
  needs: 'a few seconds at first for the sample',
  sizes: { contracts: 20_000 },
  async open(given) {
    const folder = await sampleFolder(given.size('contracts'))
    const { acts } = await sampleDataset(folder)
    const operations = acts.length
    const plain = Float64Array.from({ length: operations }, (_, row) => row)
    const target = new Float64Array(operations)
    return [
      micro('memcpy of a column', () => target.set(plain), { role: 'floor', operations }),
      micro('loop over a typed array', () => sum(plain), { role: 'floor', operations }),
      micro('scan of one column', () => sum(acts.value), { operations }),
      micro('scan of three columns, with a condition', () => sumWhere(acts.value, acts.quantity, acts.modality), {
        operations,
      }),
      micro('dataset read from the store', () => sampleDataset(folder), { operations, over: 'memcpy of a column' }),
    ]
  },
}

function sum(column: ArrayLike<number>): number {
  let total = 0
  for (let row = 0; row < column.length; row++) total += column[row]
  return total
}

function sumWhere(values: ArrayLike<number>, quantities: ArrayLike<number>, modalities: ArrayLike<number>): number {
  let total = 0
  for (let row = 0; row < values.length; row++)
    if (modalities[row] === 1 && quantities[row] > 0) total += values[row] / quantities[row]
  return total
}
