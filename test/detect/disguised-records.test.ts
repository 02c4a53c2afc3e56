import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contentOrder } from '../../src/dataset/content-order.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { assertSameInDisguise } from './support/disguise-check.ts'

describe('records in another order and under other names', () => {
  it('have the same findings', () => assertSameInDisguise([...generateSample({ contracts: 6000 })]))

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
