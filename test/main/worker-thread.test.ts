import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { AppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { createWorkerThread, onceMore } from '../../src/main/worker-thread.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { testProgram } from '../support/repository.ts'

import { withLimits } from '../support/with-limits.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-threads-'))
after(() => rmSync(root, { recursive: true, force: true }))

test('work whose thread exits or runs out of memory is begun once more, then fails with a reason, and the pool goes on', async (t) => {
  const filename = fileURLToPath(testProgram('harmful-thread'))
  const pool = new Piscina({ filename, maxThreads: 1, resourceLimits: { maxOldGenerationSizeMb: 16 } })
  t.after(() => pool.destroy())
  for (const harm of ['exit', 'hoard']) {
    const begun = new Int32Array(new SharedArrayBuffer(4))
    assert.equal(await onceMore(() => pool.run({ harm, times: 1, begun })), 'done')
    assert.equal(begun[0], 2)
    await assert.rejects(
      onceMore(() => pool.run({ harm, times: 9, begun })),
      { code: 'SERVICE_UNAVAILABLE', details: { reason: 'dead_letter' } },
    )
    assert.equal(begun[0], 4)
  }
  await assert.rejects(
    onceMore(() => pool.run({ harm: 'throw', times: 9, begun: new Int32Array(1) })),
    { message: 'told to' },
  )
})

test('a thread that a task holds is replaced once the task has had its time or is not wanted, and the pool goes on', async (t) => {
  const filename = testProgram('harmful-thread')
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const spin = { harm: 'spin', times: Number.POSITIVE_INFINITY, begun }
  const isReplaced = { code: 'SERVICE_UNAVAILABLE', details: { reason: 'thread_replaced' } }
  const [brief, patient] = [1, 600_000].map((longestMs) => createWorkerThread('task', root, { filename, longestMs }))
  t.after(() => Promise.all([brief?.stop(), patient?.stop()]))
  await assert.rejects(async () => brief?.run(spin), isReplaced)
  await withLimits({ heldThreadMs: 1 }, async () => {
    const left = new AbortController()
    const held = patient?.runWhileWanted(spin, left.signal)
    const next = patient?.runWhileWanted({ harm: 'exit', times: 0, begun }, new AbortController().signal)
    while (Atomics.load(begun, 0) === 0) await delay(5)
    left.abort()
    await assert.rejects(async () => held, isReplaced)
    assert.equal(await next, 'done')
  })
})

test('a task that is left in the instant in which it gets its thread is ended too', async (t) => {
  const thread = createWorkerThread('task', root, { filename: testProgram('harmful-thread') })
  t.after(() => thread.stop())
  const begun = new Int32Array(new SharedArrayBuffer(4))
  await withLimits({ heldThreadMs: 1 }, async () => {
    const left = new AbortController()
    const held = thread.runWhileWanted({ harm: 'spin', times: Number.POSITIVE_INFINITY, begun }, left.signal)
    left.abort()
    await assert.rejects(held, { details: { reason: 'thread_replaced' } })
  })
})

test('the time of a task begins with its thread, and not while it waits for that', async (t) => {
  const clock = new FakeClock()
  const thread = createWorkerThread('task', root, { filename: testProgram('harmful-thread'), clock })
  t.after(() => thread.stop())
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const held = thread.run({ harm: 'spin', times: Number.POSITIVE_INFINITY, begun })
  const next = thread.run({ harm: 'exit', times: 0, begun })
  while (Atomics.load(begun, 0) === 0) await delay(5)
  clock.advance(limits.taskPartMs)
  await assert.rejects(held, { details: { reason: 'thread_replaced' } })
  assert.equal(await next, 'done')
})

test('a task that is not wanted any more leaves the queue at once, and one that waits at the end ends too', async () => {
  const thread = createWorkerThread('task', root, { filename: testProgram('harmful-thread') })
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const held = thread.run({ harm: 'spin', times: Number.POSITIVE_INFINITY, begun })
  const left = new AbortController()
  const unwanted = thread.runWhileWanted({ harm: 'exit', times: 0, begun }, left.signal)
  const waiting = thread.run({ harm: 'exit', times: 0, begun })
  left.abort()
  await assert.rejects(unwanted, { code: 'SERVICE_UNAVAILABLE' })
  await Promise.all([
    thread.stop(),
    assert.rejects(held),
    assert.rejects(waiting, { details: { reason: 'thread_replaced' } }),
  ])
})

describe('the queue before a thread', () => {
  const queues = [
    { worker: 'import', queuedMax: limits.importsQueuedMax, reason: 'imports_full' },
    { worker: 'lookup', queuedMax: limits.lookupsQueuedMax, reason: 'lookups_full' },
    { worker: 'analysis', queuedMax: limits.analysesQueuedMax, reason: 'analyses_full' },
  ] as const
  for (const { worker, queuedMax, reason } of queues)
    test(`of ${worker} takes no more than may wait, and says so`, async () => {
      const thread = createWorkerThread(worker, root)
      const isFull = (error: unknown) =>
        error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE' && error.details.reason === reason
      const waiting: Promise<unknown>[] = []
      for (let taken = 0; taken < queuedMax; taken++) {
        thread.assertRoom()
        // None begins before the thread has started; all end with it.
        waiting.push(thread.run({}).catch(() => undefined))
      }
      // One more may be at the thread itself.
      waiting.push(thread.run({}).catch(() => undefined))
      assert.throws(thread.assertRoom, isFull)
      await assert.rejects(thread.run({}), isFull)
      await thread.stop()
      await Promise.all(waiting)
    })
})
