import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReorder } from '../../src/records/reorder.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'

test('columns of any length and kind come in another order whole, also into shared memory', () => {
  const random = seededRandom('orders')
  for (const length of [0, 1, 5, 65_536, 65_537, 200_001]) {
    const order = Int32Array.from({ length }, (_, row) => row)
    for (let left = length - 1; left > 0; left--) {
      const other = random.integer(left + 1)
      ;[order[left], order[other]] = [order[other] ?? 0, order[left] ?? 0]
    }
    const reorder = createReorder(order)
    const floats = Float64Array.from({ length }, (_, row) => (row % 7 === 0 ? Number.NaN : row / 3))
    const integers = Int32Array.from({ length }, (_, row) => row - 2)
    const shared = new Float64Array(new SharedArrayBuffer(length * 8))
    const others = new Int32Array(length)
    // Twice: what a column left behind does not reach the next.
    for (let time = 0; time < 2; time++) {
      reorder(floats, shared)
      reorder(integers, others)
      assert.ok(order.every((from, row) => Object.is(shared[row], floats[from]) && others[row] === from - 2))
    }
  }
})
