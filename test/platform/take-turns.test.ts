// Turns of the main thread: one piece of work after the other, with what waits in between.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createTurns } from '../../src/platform/take-turns.ts'

it('what waits for the thread comes between two turns, which come in their order', async () => {
  const takeTurn = createTurns()
  const done: string[] = []
  const turns = ['a', 'b', 'c'].map((name) =>
    takeTurn(() => {
      setImmediate(() => done.push(`after ${name}`))
      done.push(name)
    }),
  )
  await Promise.all(turns)
  assert.deepEqual(done, ['a', 'after a', 'b', 'after b', 'c'])
})

it('a turn that fails is a failure of its own alone', async () => {
  const takeTurn = createTurns()
  const failing = takeTurn(() => {
    throw new Error('no')
  })
  const next = takeTurn(() => 2)
  await assert.rejects(failing, /no/)
  assert.equal(await next, 2)
})
