// Threads for hosts. Each is a Piscina of one worker whose only task is endless: Piscina's own `destroy` ends the thread and
// reports its end, and no other task is affected.

import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { limits } from '../limits.ts'
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
      return startThread(fileURLToPath(filename), { shared, ...options, isReplacement }, events)
    },
  }
}

type ThreadOptions = Omit<HostPoolOptions, 'threads' | 'filename'> &
  Pick<HostTask, 'isReplacement'> & { readonly shared: SharedArrayBuffer }

function startThread(
  filename: string,
  { shared, workerData, connect, oldMegabytes, isReplacement }: ThreadOptions,
  events: HostEvents,
): HostThread {
  // Atomics would park the idle worker, and its port would never be read.
  const piscina = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    atomics: 'disabled',
    recordTiming: false,
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
  const served: Promise<string> = piscina.run(task, { transferList: [port2, otherEnd] }).then(
    () => 'closed',
    (error: unknown) => String(error),
  )
  const [worker] = piscina.threads
  assert(worker, 'a pool starts its worker for its first task')
  const exited = new Promise((resolve) => worker.once('exit', resolve))
  const end = async (): Promise<void> => {
    const reason = await served
    await Promise.all([piscina.destroy(), exited])
    for (let left = receiveMessageOnPort(port); left; left = receiveMessageOnPort(port)) events.batch(left.message)
    port.close()
    line.close()
    events.ended(reason)
  }
  void end()
  // A further error of a thread that has already ended changes nothing.
  piscina.on('error', () => {})
  return { post: (batch) => port.postMessage(batch, [batch.buffer]), terminate: () => void piscina.destroy() }
}
