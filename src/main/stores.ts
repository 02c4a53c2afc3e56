import { join } from 'node:path'
import { systemIds } from '../platform/ids.ts'
import { createCachedStore } from '../store/cached.ts'
import { openLmdbStore } from '../store/lmdb.ts'
import type { Key, Store } from '../store/port.ts'

/** Folders of the two stores inside the data folder. */
export function storePaths(dataDir: string): { readonly stateDir: string; readonly recordsDir: string } {
  return { stateDir: join(dataDir, 'state'), recordsDir: join(dataDir, 'records') }
}

/** The state store. Every process that writes it opens it so, and then sees at once what the others write. */
export function openState(dataDir: string): Store {
  const store = openLmdbStore(storePaths(dataDir).stateDir)
  return createCachedStore(store, { handle: systemIds.uuid(), isRemembered })
}

const rememberedPrefixes = ['session/', 'user/', 'token-revoked/', 'settings']

/** What requests read again and again; of an investigation what every look at it reads: its events and outputs are many and large. */
function isRemembered(key: Key): boolean {
  if (key.startsWith('investigation/')) return key.endsWith('/record') || key.endsWith('/status')
  return rememberedPrefixes.some((prefix) => key.startsWith(prefix))
}

/** Entry file of a worker thread: beside dist/src in a build, beside src in the sources. */
export function workerFile(name: 'host' | 'import' | 'commit' | 'lookup' | 'analysis'): URL {
  return new URL(`../../workers/${name}${import.meta.url.slice(-3)}`, import.meta.url)
}
