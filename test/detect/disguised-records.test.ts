import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contentOrder } from '../../src/dataset/content-order.ts'
import { onePerTender } from '../../src/detect/views/acts/purchases.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { extent } from '../support/extent.ts'
import { practiceProvenance } from '../support/practice.ts'
import { assertSameInDisguise } from './support/disguise-check.ts'

describe('records in another order and under other names', () => {
  it('have the same findings', () =>
    assertSameInDisguise([...generateSample({ contracts: extent({ whole: 6000, sample: 2000 }) })]))

  it('have the same act stand for each tender', () => {
    const lots = Array.from({ length: 60 }, (_, at) => ({
      ...{ record_kind: 'contract' as const, contract_id: `C${at}`, tender_id: `T${at % 20}`, organization_id: 'O' },
      ...{ supplier_id: `S${at % 4}`, value: 1000 + ((at * 37) % 101), provenance: practiceProvenance() },
    }))
    const chosen = (records: typeof lots) =>
      Array.from(
        onePerTender(Int32Array.from(records.keys()), buildDataset(records)),
        (row) => records[row].contract_id,
      ).sort()
    const told = chosen(lots)
    assert.equal(told.length, 20)
    assert.deepEqual(chosen(lots.toReversed()), told)
    assert.deepEqual(chosen(lots.toSorted((a, b) => a.value - b.value)), told)
  })

  it('draw the same rows by content, and equal rows stay together', () => {
    const columns = [Float64Array.of(3, 1, -0, 1, Number.NaN, 0), Float64Array.of(0, 5, 2, 5, 1, 2)]
    const order = [4, 2, 0, 5, 1, 3]
    const moved = columns.map((column) => Float64Array.from(order, (at) => column[at]))
    const told = (cells: readonly Float64Array[]) =>
      Array.from(contentOrder(cells), (at) => cells.map((column) => column[at] + 0))
    assert.deepEqual(told(moved), told(columns))
    assert.deepEqual([...contentOrder(columns)].sort(), [0, 1, 2, 3, 4, 5])
  })
})
