import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { workerFile } from './stores.ts'

/** One thread for the tasks of a worker file: it starts with the first task and ends after `idleTimeout` ms without one. */
export function createWorkerThread(worker: 'analysis' | 'import' | 'lookup', dataDir: string, idleTimeout: number) {
  return new Piscina({
    filename: fileURLToPath(workerFile(worker)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    atomics: 'disabled',
    workerData: { dataDir },
  })
}
