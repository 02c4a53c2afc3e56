// The thread that reads: one text after the other, each with a time of its own.

import type { Read } from '../chat/reading-works.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { createWorkerThread } from './worker-thread.ts'

/** Starts with the first text. */
export function createReadings(dataDir: string): { readonly read: Read; stop(): Promise<void> } {
  const thread = createWorkerThread('reading', dataDir)
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const run = async (job: object) => {
    try {
      return await thread.runOrEnd(job)
    } finally {
      waiting--
    }
  }
  const read = (work: string, given: unknown) => {
    if (waiting >= limits.readingsWaitingMax)
      throw new AppError('SERVICE_UNAVAILABLE', { reason: 'chats_full', retry_after: limits.retryAfterSeconds })
    waiting++
    const turn = last.then(() => run({ work, given }))
    last = turn.catch(() => undefined)
    return turn
  }
  return { read: (async (work, given) => read(work, given)) as Read, stop: thread.stop }
}
