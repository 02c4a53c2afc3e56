// LMDB driver of the store port: one environment, one unnamed database, keys as raw UTF-8 bytes, values as raw bytes.
// Owns: the environment handle, the watchers.   Does not own: meaning of keys and values.
// L1 and L2 stand in lmdb-commits.ts, L3, L5 and L6 in lmdb-reads.ts.
// L4. Several threads may open one path at once. A read starts on a fresh snapshot unless it asks for the last one, so it
//     sees what committed before, in any thread. Watchers hear of the commits of their own Store only.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { assertKey } from './key-order.ts'
import { LmdbCommits } from './lmdb-commits.ts'
import { type EnvironmentOptions, openDatabase } from './lmdb-environment.ts'
import { LmdbReads } from './lmdb-reads.ts'
import type { Key, Range, Store } from './port.ts'
import { createStoreWithFiles } from './values-in-files.ts'
import { createWatchers } from './watchers.ts'

interface LmdbOptions extends EnvironmentOptions {
  /** Of which keys the values are large: they lie in files in the folder `values` (values-in-files.ts). */
  readonly isInFile?: (key: Key) => boolean
}

/** Opens (and unless read-only creates) the environment in the directory `path`. */
export function openLmdbStore(path: string, { isInFile, ...options }: LmdbOptions = {}): Store {
  const store = openEnvironment(path, options)
  return isInFile ? createStoreWithFiles(store, { folder: valuesFolder(path), isInFile }) : store
}

/** The folder of the values that lie in files. */
export function valuesFolder(path: string): string {
  return join(path, 'values')
}

function openEnvironment(path: string, options: EnvironmentOptions): Store {
  const database = openDatabase(path, options)
  const watchers = createWatchers()
  const reads = new LmdbReads(path, database)
  const commits = new LmdbCommits(database, {
    holds: (condition) => reads.holds(condition),
    notify: (writes) => watchers.notify(writes),
  })
  let closed = false
  const assertOpen = () => assert(!closed, 'the store is open')

  return {
    get(key, snapshot = 'fresh') {
      assertOpen()
      return reads.get(key, snapshot)
    },
    async getMany(keys) {
      assertOpen()
      return reads.getMany(keys)
    },
    async visitMany(keys, visit) {
      assertOpen()
      await reads.visitMany(keys, visit)
    },
    async *range(range: Range) {
      for (const entries of reads.pages(range, assertOpen)) yield* entries
    },
    async commit(writes, conditions = []) {
      assertOpen()
      assert(!options.readOnly, 'the store is open for writing')
      for (const { key } of writes) assertKey(key)
      for (const { key } of conditions) assertKey(key)
      return commits.commit(writes, conditions)
    },
    watch: watchers.add,
    async close() {
      if (closed) return
      closed = true
      watchers.clear()
      await commits.settled
      await database.close()
    },
  }
}
