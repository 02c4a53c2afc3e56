import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { AppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { createWorkerThread } from '../../src/main/worker-thread.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-threads-'))
after(() => rmSync(root, { recursive: true, force: true }))

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
