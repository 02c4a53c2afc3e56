// Worker threads for work that is no investigation: one thread each, and a bounded queue before it.

import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { workerFile } from './stores.ts'

const threads = {
  // A new thread reads the records and compiles the detectors again, so that it stays for the next analysis.
  analysis: {
    idleTimeout: limits.analysisThreadIdleMs,
    queuedMax: limits.analysesQueuedMax,
    reason: 'analyses_full',
  },
  chat: { idleTimeout: limits.chatThreadIdleMs, queuedMax: limits.chatsQueuedMax, reason: 'chats_full' },
  reading: { idleTimeout: limits.chatThreadIdleMs, queuedMax: limits.readingsWaitingMax, reason: 'chats_full' },
  network: { idleTimeout: limits.networkThreadIdleMs, queuedMax: limits.networkQueuedMax, reason: 'network_full' },
  import: { idleTimeout: limits.importThreadIdleMs, queuedMax: limits.importsQueuedMax, reason: 'imports_full' },
  task: { idleTimeout: limits.taskThreadIdleMs, queuedMax: limits.taskPartsAtOnceMax, reason: 'tasks_full' },
  lookup: { idleTimeout: limits.lookupThreadIdleMs, queuedMax: limits.lookupsQueuedMax, reason: 'lookups_full' },
} as const

interface Wanted {
  /** Fires when nobody waits for the task any more. */
  readonly aborted: AbortSignal
  readonly longestMs: number
}

/** One thread, or as many as are said, for the tasks of a worker file: it starts with the first task and ends some time after the last. */
export function createWorkerThread(worker: keyof typeof threads, dataDir: string, maxThreads = 1) {
  const { idleTimeout, queuedMax, reason } = threads[worker]
  const pool = new Piscina({
    filename: fileURLToPath(workerFile(worker)),
    minThreads: 0,
    maxThreads,
    idleTimeout,
    atomics: 'disabled',
    recordTiming: false,
    workerData: { dataDir },
  })
  /** Throws SERVICE_UNAVAILABLE where as many tasks wait as may. */
  function assertRoom(): void {
    if (pool.queueSize >= queuedMax)
      throw new AppError('SERVICE_UNAVAILABLE', { reason, retry_after: limits.retryAfterSeconds })
  }
  async function run(task: object) {
    assertRoom()
    return onceMore(() => pool.run(task))
  }
  return {
    assertRoom,
    run,
    /**
     * Runs a task for a time at most, and not longer than it is wanted: the thread looks at the mark `stop` now and then, since to end
     * it would cut off a reader of the store.
     */
    async runWhileWanted(task: object, { aborted, longestMs }: Wanted): Promise<unknown> {
      const stop = new Int32Array(new SharedArrayBuffer(4))
      const end = () => void Atomics.store(stop, 0, 1)
      const cancelTimer = clock.timer(longestMs, end)
      if (aborted.aborted) end()
      aborted.addEventListener('abort', end)
      try {
        return await run({ ...task, stop })
      } finally {
        cancelTimer()
        aborted.removeEventListener('abort', end)
      }
    },
    /** The same for a task that looks at no mark, on a thread that holds nothing open: it is ended, and the next task has another. */
    async runOrEnd(task: object, longestMs: number): Promise<unknown> {
      assertRoom()
      const abort = new AbortController()
      const cancelTimer = clock.timer(longestMs, () => abort.abort())
      try {
        return await pool.run(task, { signal: abort.signal })
      } catch (error) {
        throw abort.signal.aborted ? new AppError('SERVICE_UNAVAILABLE', { reason: 'analysis_too_long' }) : error
      } finally {
        cancelTimer()
      }
    },
    stop: () => pool.destroy(),
  }
}

/**
 * Begins work again, on a new thread, whose thread ended under it: works of these threads may be done twice. SERVICE_UNAVAILABLE where
 * that one ends too.
 */
export async function onceMore<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!isThreadEnd(error)) throw error
  }
  try {
    return await work()
  } catch (error) {
    if (!isThreadEnd(error)) throw error
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'dead_letter' }, { cause: error })
  }
}

/** By Piscina's words for a thread that exits, and Node's for one that needs more memory than it may have. */
function isThreadEnd(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || /^worker exited with code/.test(message)
}
