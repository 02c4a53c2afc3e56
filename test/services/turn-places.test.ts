import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { TurnPlaces } from '../../src/services/webhooks/turn-places.ts'

test('a turn begins so much work and no more, the first to come first, and what comes later is counted anew', async () => {
  const places = new TurnPlaces(3)
  const begun: number[] = []
  const work = async (n: number) => {
    await places.take()
    begun.push(n)
  }
  for (const first of [0, 8]) {
    const all = Array.from({ length: 8 }, (_, n) => work(first + n))
    for (const expected of [3, 6, 8]) {
      await Promise.resolve()
      assert.ok(begun.length <= first + expected, `${begun.length} began`)
      await nextTurn()
    }
    await Promise.all(all)
    await nextTurn()
  }
  assert.deepEqual(
    begun,
    Array.from({ length: 16 }, (_, n) => n),
  )
})
