// Opening a store of 1,000,000 entries: what a command waits for before it reads, beside bare LMDB as a floor. It measures the opening
// itself, the check that no page is damaged (by pages alone, as of a store of this size, and with its entries), and the walk of `prumo doctor`
// over every checksum; it does not measure what reads afterwards. The store lies in the page cache. Each figure is of a fresh process,
// without its start. Run it by `npm run bench open [entries]`.

import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { open } from 'lmdb'
import { median } from '../src/stats/median.ts'
import { medianAbsoluteDeviation } from '../src/stats/median-absolute-deviation.ts'
import { findDamagedEntries } from '../src/store/damaged-entries.ts'
import { openLmdbStore } from '../src/store/lmdb.ts'
import { countEntries } from '../src/store/lmdb-environment.ts'

const rounds = 5
const keyOf = (at: number) => `records/key/acts/${String(at).padStart(12, '0')}`

const works: Readonly<Record<string, (path: string) => unknown>> = {
  'bare LMDB, one read (floor)': async (path) => {
    const database = open<Buffer, string>(path, { encoding: 'binary', noSubdir: false })
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

const [first, path] = process.argv.slice(2)
if (process.send && first !== undefined && path !== undefined) {
  const started = performance.now()
  await works[first]?.(path)
  process.send(performance.now() - started)
  process.disconnect()
} else await compare(Number(first ?? 1_000_000))

async function compare(entries: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-open-'))
  try {
    await fill(folder, entries)
    const names = Object.keys(works)
    const figures = new Map(names.map((name) => [name, [] as number[]]))
    for (let round = 0; round < rounds; round++)
      for (const name of round % 2 === 0 ? names : names.toReversed())
        figures.get(name)?.push(await measure(name, folder))
    const machine = `${cpus()[0]?.model} × ${cpus().length}, ${process.version}, load ${loadavg()[0]?.toFixed(1)}`
    process.stdout.write(`${entries} entries, ${machine}\n`)
    for (const [name, ms] of figures)
      process.stdout.write(
        `${name.padEnd(32)}${median(ms).toFixed(1).padStart(9)} ms ± ${medianAbsoluteDeviation(ms).toFixed(1)}\n`,
      )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Entries of the size of a natural key, which are most of a records store. */
async function fill(folder: string, entries: number): Promise<void> {
  const store = openLmdbStore(folder)
  const value = Buffer.alloc(40, 7)
  for (let start = 0; start < entries; start += 50_000)
    await store.commit(
      Array.from({ length: Math.min(50_000, entries - start) }, (_, at) => ({ key: keyOf(start + at), value })),
    )
  await store.close()
}

function measure(name: string, folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [name, folder])
    child.once('message', (ms) => resolve(ms as number))
    child.once('exit', (code) => code !== 0 && reject(new Error(`${name} ended with ${code}`)))
  })
}
