// Worker threads for work that is no investigation: one thread each, and a bounded queue before it.

import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { CountedPlaces, type Passage } from '../platform/bulkhead.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { createSlots } from '../platform/slots.ts'
import { ThreadPool } from '../platform/thread-pool.ts'
import { workerFile } from './stores.ts'

const threads = {
  // A new thread reads the records and compiles the detectors again, so that it stays for the next analysis.
  analysis: {
    idleTimeout: limits.analysisThreadIdleMs,
    queuedMax: limits.analysesQueuedMax,
    reason: 'analyses_full',
    longest: 'analysisMs',
  },
  chat: {
    idleTimeout: limits.chatThreadIdleMs,
    queuedMax: limits.chatsQueuedMax,
    reason: 'chats_full',
    longest: 'chatFactsMs',
  },
  reading: {
    idleTimeout: limits.chatThreadIdleMs,
    queuedMax: limits.readingsWaitingMax,
    reason: 'chats_full',
    longest: 'readingMs',
  },
  import: {
    idleTimeout: limits.importThreadIdleMs,
    queuedMax: limits.importsQueuedMax,
    reason: 'imports_full',
    longest: 'importWorkMs',
  },
  task: {
    idleTimeout: limits.taskThreadIdleMs,
    queuedMax: limits.taskPartsAtOnceMax,
    reason: 'tasks_full',
    longest: 'taskPartMs',
  },
  lookup: {
    idleTimeout: limits.lookupThreadIdleMs,
    queuedMax: limits.lookupsQueuedMax,
    reason: 'lookups_full',
    longest: 'lookupWorkMs',
  },
  network: {
    idleTimeout: limits.networkThreadIdleMs,
    queuedMax: limits.networkQueuedMax,
    reason: 'network_full',
    longest: 'networkMs',
  },
  report: {
    idleTimeout: limits.reportThreadIdleMs,
    queuedMax: limits.reportRendersWaitingMax,
    reason: 'reports_busy',
    longest: 'reportRenderMs',
  },
} as const

interface ThreadOptions {
  readonly maxThreads?: number
  /** The worker's file, where that is another than its name says. */
  readonly filename?: URL
  /** For how long a task may be worked on, where that is not what the table says. */
  readonly longestMs?: number
  readonly clock?: Pick<Clock, 'timer' | 'monotonic'>
}

/** What every user of a thread hands on. */
export interface OpenThread {
  readonly bulkhead: CountedPlaces
  stop(): Promise<void>
}

/**
 * One thread, or as many as are said, for the tasks of a worker file: it starts with the first task and ends some time after the last.
 * A task that holds its thread for too long fails, and the thread is ended and replaced.
 */
export function createWorkerThread(
  worker: keyof typeof threads,
  dataDir: string,
  { maxThreads = 1, filename = workerFile(worker), longestMs, clock = systemClock }: ThreadOptions = {},
) {
  const longestOfTask = () => longestMs ?? limits[threads[worker].longest]
  const pool = new ThreadPool<object, unknown>({
    filename,
    maxThreads,
    idleTimeout: threads[worker].idleTimeout,
    workerData: { dataDir },
  })
  // The pool never queues: the time of a task counts from its thread, not from its asking.
  const places = createPlaces(worker, { maxThreads, longestMs: longestOfTask(), clock })
  /** The task on a thread of its own until it is cut off, its thread with it; `begin` is called as it gets that. */
  async function runCut(task: object, cutting: Cutting): Promise<unknown> {
    places.assertRoom()
    const release = await places.take(cutting)
    const cut = new AbortController()
    const cancel = cutting.begin(() => cut.abort())
    try {
      return await onceMore(() => pool.run(task, { signal: cut.signal }))
    } catch (error) {
      throw cut.signal.aborted
        ? new AppError('SERVICE_UNAVAILABLE', { reason: cutting.reason }, { cause: error })
        : error
    } finally {
      cancel()
      release(cut.signal.aborted ? 'cut_off' : 'done')
    }
  }
  const run = (task: object, reason: Cutting['reason'], mostMs: number = longestOfTask()) =>
    runCut(task, { reason, begin: (cut) => clock.timer(mostMs, cut) })
  return {
    assertRoom: places.assertRoom,
    bulkhead: places.bulkhead,
    run: (task: object) => run(task, 'thread_replaced'),
    /**
     * Runs a task for a time at most, and not longer than it is wanted: the thread looks at the mark `stop` now and then, since to end
     * it cuts off a reader of the store, so that one which does not look is ended late.
     */
    runWhileWanted(task: object, aborted: AbortSignal): Promise<unknown> {
      const stop = new Int32Array(new SharedArrayBuffer(4))
      const begin = (cut: () => void) => {
        let cancelCut = () => {}
        const end = () => {
          Atomics.store(stop, 0, 1)
          cancelCut()
          cancelCut = clock.timer(limits.heldThreadMs, cut)
        }
        const cancelTimer = clock.timer(longestOfTask(), end)
        aborted.addEventListener('abort', end)
        // Between the place in the queue and the thread.
        if (aborted.aborted) end()
        return () => {
          cancelTimer()
          cancelCut()
          aborted.removeEventListener('abort', end)
        }
      }
      return runCut({ ...task, stop }, { reason: 'thread_replaced', begin, unwanted: aborted })
    },
    /** The same for a task that looks at no mark, on a thread that holds nothing open: it is ended at its time. */
    runOrEnd: (task: object) => run(task, 'analysis_too_long'),
    /** A small task with which a thread starts, for which it has a longer time. */
    begin: (task: object) => run(task, 'thread_replaced', limits.threadStartMs),
    stop: () => {
      places.close(new Error('the thread is stopped'))
      return pool.destroy()
    },
  }
}

interface PlacesParts extends Required<Pick<ThreadOptions, 'maxThreads' | 'longestMs' | 'clock'>> {}

/** The places of the threads of a worker file, counted. */
function createPlaces(worker: keyof typeof threads, { maxThreads, longestMs, clock }: PlacesParts) {
  const { queuedMax, reason } = threads[worker]
  const settings = { name: `${worker}_threads`, type: 'thread_pool', activeMax: maxThreads } as const
  const slots = createSlots(maxThreads)
  const bulkhead = new CountedPlaces({ ...settings, waitingMax: queuedMax, longestMs }, clock)
  return {
    bulkhead,
    /** Throws SERVICE_UNAVAILABLE where as many tasks wait as may. */
    assertRoom(): void {
      if (slots.waiting < queuedMax) return
      bulkhead.refuse()
      throw new AppError('SERVICE_UNAVAILABLE', { reason, retry_after: limits.retryAfterSeconds })
    },
    /** Resolves to what gives the place back. Throws SERVICE_UNAVAILABLE for a task that leaves the queue. */
    async take(cutting: Cutting): Promise<Passage['end']> {
      const passage = bulkhead.enter()
      const release = await slots.take(cutting.unwanted).catch((cause: unknown) => {
        passage.end()
        return leaveQueue(cause, cutting)
      })
      passage.begin()
      return (how) => {
        passage.end(how)
        release()
      }
    },
    close: slots.close,
  }
}

/** A task that is not wanted any more ends as where it has begun; one whose threads are stopped as where they are lost. */
function leaveQueue(cause: unknown, { unwanted }: Cutting): never {
  const reason = unwanted?.aborted ? 'analysis_too_long' : 'thread_replaced'
  throw new AppError('SERVICE_UNAVAILABLE', { reason }, { cause })
}

interface Cutting {
  /** What the caller learns where it was cut off. */
  readonly reason: 'analysis_too_long' | 'thread_replaced'
  /** Called once the task has its thread, with what cuts it off; answers what is called when it is over. */
  readonly begin: (cut: () => void) => () => void
  /** While the task waits for its thread it leaves with this. */
  readonly unwanted?: AbortSignal
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
