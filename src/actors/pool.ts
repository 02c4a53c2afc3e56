// Threads for hosts. Each is a pool of one worker whose only task is endless: the pool's own `destroy` ends the thread and
// reports its end, and no other task is affected.

import assert from 'node:assert/strict'
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { limits } from '../limits.ts'
import { ThreadPool } from '../platform/thread-pool.ts'
import type { HostEvents, HostPool, HostThread } from './hosted-place.ts'

/** What the worker's default export is called with: `(task: HostTask) => runHost({ ...task, behaviours, tasks, clock })`. */
export interface HostTask {
  readonly port: MessagePort
  readonly shared: Int32Array
  /** The options of `createHostPool`. */
  readonly workerData: unknown
  /** The other end of what `connect` was given. */
  readonly line: MessagePort
  /** The thread is started in place of one that ended. */
  readonly isReplacement: boolean
}

export interface HostPoolOptions {
  readonly threads: number
  /** The worker's entry file, .js or (under tsx) .ts. */
  readonly filename: URL
  /** Anything that can be cloned: paths, settings. */
  readonly workerData: unknown
  /** Given a port to each thread as it starts, for what its work needs besides actors. */
  readonly connect?: ((line: MessagePort) => void) | undefined
  /** Of what lives long on the heap of a thread; one that needs more ends. As much as the platform gives when absent. */
  readonly oldMegabytes?: number
}

/** Real threads. */
export function createHostPool({ threads, filename, ...options }: HostPoolOptions): HostPool {
  let started = 0
  return {
    threads,
    start(shared, events) {
      const isReplacement = started++ >= threads
      return startThread(filename, { shared, ...options, isReplacement }, events)
    },
  }
}

type ThreadOptions = Omit<HostPoolOptions, 'threads' | 'filename'> &
  Pick<HostTask, 'isReplacement'> & { readonly shared: SharedArrayBuffer }

function startThread(
  filename: URL,
  { shared, workerData, connect, oldMegabytes, isReplacement }: ThreadOptions,
  events: HostEvents,
): HostThread {
  const pool = new ThreadPool<HostTask, void>({
    filename,
    maxThreads: 1,
    resourceLimits: {
      maxYoungGenerationSizeMb: limits.threadYoungMegabytes,
      ...(oldMegabytes !== undefined && { maxOldGenerationSizeMb: oldMegabytes }),
    },
  })
  const { port1: port, port2 } = new MessageChannel()
  port.on('message', events.batch)
  const { port1: line, port2: otherEnd } = new MessageChannel()
  connect?.(line)
  const task: HostTask = { port: port2, shared: new Int32Array(shared), workerData, line: otherEnd, isReplacement }
  const served: Promise<string> = pool.run(task, { transferList: [port2, otherEnd] }).then(
    () => 'closed',
    (error: unknown) => String(error),
  )
  const [worker] = pool.threads
  assert(worker, 'a pool starts its worker for its first task')
  const exited = new Promise((resolve) => worker.once('exit', resolve))
  const end = async (): Promise<void> => {
    const reason = await served
    await Promise.all([pool.destroy(), exited])
    for (let left = receiveMessageOnPort(port); left; left = receiveMessageOnPort(port)) events.batch(left.message)
    port.close()
    line.close()
    events.ended(reason)
  }
  void end()
  return { post: (batch) => port.postMessage(batch, [batch.buffer]), terminate: () => void pool.destroy() }
}
