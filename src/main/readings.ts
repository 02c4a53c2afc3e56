// The thread that reads: one text after the other, each with a time of its own.

import type { Read } from '../chat/reading-works.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { createWorkerThread, type OpenThread } from './worker-thread.ts'

/** Starts with the first text, which has its time from when the thread is there: on a busy machine that takes longer than any text. */
export function createReadings(dataDir: string): OpenThread & { readonly read: Read } {
  const thread = createWorkerThread('reading', dataDir)
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  /** Until then the thread has not ended for want of texts. */
  let isThereUntilMs = 0
  const run = async (job: object) => {
    try {
      if (clock.monotonic() >= isThereUntilMs) await thread.begin(first)
      isThereUntilMs = 0
      const read = await thread.runOrEnd(job)
      isThereUntilMs = clock.monotonic() + limits.chatThreadIdleMs / 2
      return read
    } finally {
      waiting--
    }
  }
  const read = (work: string, given: unknown) => {
    if (waiting >= limits.readingsWaitingMax) {
      thread.bulkhead.refuse()
      throw new AppError('SERVICE_UNAVAILABLE', { reason: 'chats_full', retry_after: limits.retryAfterSeconds })
    }
    waiting++
    const turn = last.then(() => run({ work, given }))
    last = turn.catch(() => undefined)
    return turn
  }
  const { bulkhead, stop } = thread
  return { read: (async (work, given) => read(work, given)) as Read, bulkhead, stop }
}

/** A text for which all is read that the thread reads once. */
const first = { work: 'intents', given: { texts: ['how many contracts for works are there in Bahia?'], today: 0 } }
