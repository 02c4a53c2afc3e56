// Pools of threads, by piscina, which end no thread that loads and outlive one that cannot.
// Owns: which threads are loading, and which tasks wait for one.   Does not own: when a pool ends, and whether a task is tried again.
// D1. A thread that is ended while it loads native code, or an ES module that is required, ends the whole process (node 20:
//     `napi_throw`, `IsGraphAsync`). Who ends a pool waits until its threads have loaded, about a third of a second each; a task
//     that is aborted before that ends none.
// D2. Tasks fail with the reason for which the last thread could not load: piscina would leave them waiting, and say it to nobody.

import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Transferable, Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'

type PoolOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>

export interface ThreadPoolOptions
  extends Pick<PoolOptions, 'maxThreads' | 'idleTimeout' | 'workerData' | 'resourceLimits'> {
  /** The entry file of its threads, .js or (under tsx) .ts. */
  readonly filename: URL
}

interface RunOptions {
  readonly signal?: AbortSignal
  readonly transferList?: Transferable[]
}

/** Threads start with tasks. None parks itself between tasks: its ports are read all the time. */
export class ThreadPool<Task, Result> extends Piscina<Task, Result> {
  readonly #loaded = new Set<number>()
  readonly #unfinished = new Set<AbortController>()
  readonly #watched = new WeakSet<Worker>()

  constructor({ filename, ...options }: ThreadPoolOptions) {
    super({
      ...options,
      filename: fileURLToPath(filename),
      minThreads: 0,
      atomics: 'disabled',
      recordTiming: false,
    })
    this.on('workerCreate', ({ id }) => this.#loaded.add(id))
    this.on('workerDestroy', ({ id }) => this.#loaded.delete(id))
    // Of a thread that has no task, which has ended.
    this.on('error', (error: unknown) => this.#giveUp(error))
  }

  override async run(task: Task, { signal, transferList }: RunOptions = {}): Promise<Result> {
    const own = new AbortController()
    const signals = signal === undefined ? [own.signal] : [own.signal, signal]
    this.#unfinished.add(own)
    try {
      const result = super.run(task, { signal: AbortSignal.any(signals), ...(transferList && { transferList }) })
      this.#watchThreads()
      return await result
    } catch (error) {
      throw own.signal.aborted && (error as Error).name === 'AbortError' ? own.signal.reason : error
    } finally {
      this.#unfinished.delete(own)
    }
  }

  override async destroy(): Promise<void> {
    for (let loading = this.#loading; loading.length > 0; loading = this.#loading)
      await Promise.all(loading.map(endOfLoading))
    await super.destroy()
  }

  get #loading(): Worker[] {
    return this.threads.filter(({ threadId }) => threadId > 0 && !this.#loaded.has(threadId))
  }

  /** A thread may also exit while it loads, or under another task: piscina fails that task alone, in these words. */
  #watchThreads(): void {
    for (const worker of this.threads) {
      if (this.#watched.has(worker)) continue
      this.#watched.add(worker)
      worker.once('exit', (code) => this.#giveUp(new Error(`worker exited with code: ${code}`)))
    }
  }

  /** What waits would wait for ever where no thread is left: none is started for it. */
  #giveUp(error: unknown): void {
    if (this.threads.length > 0) return
    for (const own of this.#unfinished) own.abort(error)
  }
}

/** A thread says that it has loaded by its first message; one that cannot load ends. */
async function endOfLoading(worker: Worker): Promise<void> {
  // The process would end before it.
  worker.ref()
  await Promise.race([once(worker, 'message'), once(worker, 'exit')]).catch(() => {})
}
