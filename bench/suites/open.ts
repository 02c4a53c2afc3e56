// Opening a store.

import { open as openLmdb } from 'lmdb'
import { findDamagedEntries } from '../../src/store/damaged-entries.ts'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import { countEntries } from '../../src/store/lmdb-environment.ts'
import { cachedFolder } from '../support/repository.ts'
import type { Figures, Suite } from '../support/suite.ts'

const atOnce = 50_000
const keyOf = (at: number) => `records/key/acts/${String(at).padStart(12, '0')}`

const works: Readonly<Record<string, (path: string) => unknown>> = {
  'bare LMDB, one read': async (path) => {
    const database = openLmdb<Buffer, string>(path, { encoding: 'binary', noSubdir: false })
    database.getBinary(keyOf(0))
    await database.close()
  },
  'store, one read': async (path) => {
    const store = openLmdbStore(path)
    await store.get(keyOf(0))
    await store.close()
  },
  'check by pages': (path) => countEntries(path, 0),
  'check with entries': (path) => countEntries(path, Number.POSITIVE_INFINITY),
  'walk over the checksums': async (path) => {
    const store = openLmdbStore(path, { readOnly: true })
    for await (const name of findDamagedEntries(store)) throw new Error(`${name} is damaged`)
    await store.close()
  },
}

export const open: Suite = {
  name: 'open',
  purpose:
    'Opening a store of 1,000,000 entries: what a command waits for before it reads, the check that no page is damaged (by pages alone, as of a store of this size, and with its entries), and the walk of `prumo doctor` over every checksum. The floor is bare LMDB. Each figure is of a fresh process, without its start; the store lies in the page cache. It does not measure what reads afterwards.',
  minutes: 3,
  needs: '200 MB of disk',
  sizes: { entries: 1_000_000 },
  parts: Object.fromEntries(
    Object.entries(works).map(([name, work]) => [name, async (path = '') => timeOf(() => work(path))]),
  ),
  async open(given) {
    const entries = given.size('entries')
    const folder = await cachedFolder(`entries-${entries}`, ['src/store'], (path) => fill(path, entries))
    return Object.keys(works).map((name, at) => ({
      name,
      ...(at === 0 && { role: 'floor' }),
      figures: { time: 'ms' },
      run: () => given.part<Figures>(name, folder),
    }))
  },
}

async function timeOf(work: () => unknown): Promise<Figures> {
  const begin = performance.now()
  await work()
  return { time: performance.now() - begin }
}

/** Entries of the size of a natural key, which are most of a records store. */
async function fill(folder: string, entries: number): Promise<void> {
  const store = openLmdbStore(folder)
  const value = Buffer.alloc(40, 7)
  for (let start = 0; start < entries; start += atOnce) {
    const length = Math.min(atOnce, entries - start)
    await store.commit(Array.from({ length }, (_, at) => ({ key: keyOf(start + at), value })))
  }
  await store.close()
}
