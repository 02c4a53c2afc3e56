// InspectedThread
// Owns: a session with the inspector of one thread of this process, and what waits for its answers.
// Does not own: what is asked of it.
// I1. An answer that does not come within limits.inspectorAnswerMs is a failure, as where a thread has ended.
// I2. Nothing is left on in the thread once the session is closed.

import { Session } from 'node:inspector'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'

export interface InspectedThread {
  call(method: string, params?: object): Promise<unknown>
  /** Calls back with the parameters of each notice of a method. */
  hear(method: string, listener: (params: unknown) => void): void
  close(): void
}

interface WorkerMessage {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

export const mainThread = 'main'
/** By the number of its thread, as Node titles it: that beside the title is counted anew in each session. */
const nameOf = (title: string) => `thread-${/^\[worker (\d+)\]/.exec(title)?.[1] ?? ''}`

/** A session with a thread by its name: `main`, or `thread-` and its number. Throws VALIDATION_ERROR, with the names that there are. */
export async function inspectThread(name: string, clock: Pick<Clock, 'timer'>): Promise<InspectedThread> {
  const session = new Session()
  session.connect()
  if (name === mainThread) return inspectMain(session, clock)
  try {
    const workers = await listWorkers(session, clock)
    const sessionId = workers.get(name)
    if (sessionId !== undefined) return inspectWorker(session, sessionId, clock)
    const allowed = [mainThread, ...workers.keys()]
    throw new AppError('VALIDATION_ERROR', { field: 'thread', reason: 'not_allowed', allowed })
  } catch (error) {
    session.disconnect()
    throw error
  }
}

function inspectMain(session: Session, clock: Pick<Clock, 'timer'>): InspectedThread {
  return {
    call: (method, params) => answered(clock, (take) => postTo(session, method, params).then(take.done, take.failed)),
    hear: (method, listener) => void session.on(method, ({ params }: { readonly params: unknown }) => listener(params)),
    close: () => session.disconnect(),
  }
}

/** Sessions of the worker threads by the names of those. */
async function listWorkers(session: Session, clock: Pick<Clock, 'timer'>): Promise<ReadonlyMap<string, string>> {
  const workers = new Map<string, string>()
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
    workers.set(nameOf(workerInfo.title), sessionId)
  })
  await postTo(session, 'NodeWorker.enable', { waitForDebuggerOnStart: false })
  // They are reported one by one.
  await new Promise<void>((resolve) => clock.timer(limits.inspectorLookMs, resolve))
  return workers
}

function inspectWorker(session: Session, sessionId: string, clock: Pick<Clock, 'timer'>): InspectedThread {
  const listeners = new Map<string, (params: unknown) => void>()
  const waiting = new Map<number, (message: WorkerMessage) => void>()
  let last = 0
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    if (params.sessionId !== sessionId) return
    const message = JSON.parse(params.message) as WorkerMessage
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.method !== undefined) listeners.get(message.method)?.(message.params)
  })
  return {
    async call(method, params = {}) {
      const id = ++last
      const message = JSON.stringify({ id, method, params })
      try {
        return await answered(clock, ({ done, failed }) => {
          waiting.set(id, ({ result, error }) => (error ? failed(new Error(error.message)) : done(result)))
          postTo(session, 'NodeWorker.sendMessageToWorker', { sessionId, message }).catch(failed)
        })
      } finally {
        waiting.delete(id)
      }
    },
    hear: (method, listener) => void listeners.set(method, listener),
    close: () => session.disconnect(),
  }
}

function postTo(session: Session, method: string, params: object = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    session.post(method, params, (error, result) => (error ? reject(error) : resolve(result)))
  })
}

interface Taking {
  readonly done: (result: unknown) => void
  readonly failed: (cause: unknown) => void
}

function answered(clock: Pick<Clock, 'timer'>, ask: (taking: Taking) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new AppError('SERVICE_UNAVAILABLE', { reason: 'ask_timed_out' }))
    const stop = clock.timer(limits.inspectorAnswerMs, late)
    ask({
      done(result) {
        stop()
        resolve(result)
      },
      failed(cause) {
        stop()
        reject(cause)
      },
    })
  })
}
