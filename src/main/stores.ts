import { join } from 'node:path'
import { openLmdbStore } from '../store/lmdb.ts'
import type { Store } from '../store/port.ts'

/** Folders of the two stores inside the data folder. */
export function storePaths(dataDir: string): { readonly stateDir: string; readonly recordsDir: string } {
  return { stateDir: join(dataDir, 'state'), recordsDir: join(dataDir, 'records') }
}

/** The state store, for the one process that writes it. */
export function openState(dataDir: string): Store {
  return openLmdbStore(storePaths(dataDir).stateDir)
}

/** Entry file of a worker thread: beside dist/src in a build, beside src in the sources. */
export function workerFile(name: 'host' | 'import' | 'lookup' | 'analysis'): URL {
  return new URL(`../../workers/${name}${import.meta.url.slice(-3)}`, import.meta.url)
}
