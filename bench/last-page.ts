// The first, the middle and the last page of a list of a million records by cursor, over HTTP, beside as many entries read from the
// bare store of a million small entries at the same places (floor). Rows are interleaved in one run; a ratio near 1 between the
// pages means that the last of them costs what the first does. Ratios are of processor time, which other work on the machine
// changes least; it includes the client, which runs in the same process. The first answer of all, which puts the records in order, is
// listed apart. It does not measure filters, other orders or a list that grows meanwhile.
// Run on its own: node dist/bench/last-page.js [records] [rounds]

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createService } from '../src/main/service.ts'
import { createLog } from '../src/platform/log.ts'
import { openLmdbStore } from '../src/store/lmdb.ts'
import type { Store } from '../src/store/port.ts'
import { serviceConfig } from './support/service-config.ts'
import { storeSample } from './support/store-sample.ts'

const records = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 30)
const limit = 20
const password = 'Bench-2026-prumo'
const places = ['first', 'middle', 'last'] as const
type Place = (typeof places)[number]
type Row = 'store' | 'list'
const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))

interface List {
  readonly data: readonly object[]
  readonly meta: { readonly total: number; readonly page: number; readonly pages: number }
  readonly links: { readonly next?: string }
}

interface Read {
  readonly ms: number
  /** Of the whole process. */
  readonly processorMs: number
}

type Reads = Readonly<Record<Row, Readonly<Record<Place, () => Promise<void>>>>>

try {
  print(`storing ${records} generated records; then ${rounds} rounds of ${limit} items each`)
  await storeSample(folder, records, 'compras_gov')
  await measure()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const service = await createService(serviceConfig(folder, password), createLog('silent'))
  const base = `http://127.0.0.1:${await service.start()}`
  const store = await bareStore()
  const ask = await signedIn(base)
  const began = performance.now()
  const { meta } = await ask(`/api/v1/transparency/contracts?limit=${limit}`)
  const firstMs = performance.now() - began
  const reads: Reads = { store: storeReads(store), list: await listReads(ask, meta.pages) }
  const load = loadavg()[0] ?? 0
  const measured = { store: noneYet(), list: noneYet() }
  for (let round = 0; round <= rounds; round++)
    for (const row of round % 2 === 0 ? (['store', 'list'] as const) : (['list', 'store'] as const))
      for (const place of round % 4 < 2 ? places : places.toReversed()) {
        const before = process.cpuUsage()
        const startedAt = performance.now()
        await reads[row][place]()
        const ms = performance.now() - startedAt
        const { user, system } = process.cpuUsage(before)
        // The first round warms up.
        if (round > 0) measured[row][place].push({ ms, processorMs: (user + system) / 1000 })
      }
  await store.close()
  await service.stop()
  const { model } = cpus()[0] ?? { model: '' }
  print(`${model} × ${cpus().length}, ${process.version}, load ${load.toFixed(1)}, ${meta.total} records listed`)
  print(`first answer, which puts them in order: ${firstMs.toFixed(0)} ms`)
  report(measured)
}

/** The page at each place; all but the first by the cursor that the page before it gives. */
async function listReads(ask: (target: string) => Promise<List>, pages: number): Promise<Reads['list']> {
  const path = `/api/v1/transparency/contracts?limit=${limit}`
  const targetOf = async (page: number) => (await ask(`${path}&page=${page - 1}`)).links.next ?? ''
  const targets = { first: path, middle: await targetOf(Math.ceil(pages / 2)), last: await targetOf(pages) }
  const read = (place: Place, page: number) => async () => {
    const { data, meta } = await ask(targets[place])
    if (meta.page !== page || data.length === 0) throw new Error(`${place} is page ${meta.page} of ${meta.pages}`)
  }
  return { first: read('first', 1), middle: read('middle', Math.ceil(pages / 2)), last: read('last', pages) }
}

/** A store of as many entries of a few bytes as there are records. */
async function bareStore(): Promise<Store> {
  const store = openLmdbStore(join(folder, 'bare'))
  const value = Buffer.alloc(64, 'x')
  for (let from = 0; from < records; from += 10_000) {
    const length = Math.min(10_000, records - from)
    await store.commit(Array.from({ length }, (_, n) => ({ key: keyOf(from + n), value })))
  }
  return store
}

function storeReads(store: Store): Reads['store'] {
  const read = (start: number) => async () => {
    let found = 0
    for await (const { value } of store.range({ prefix: '', from: keyOf(start), limit }))
      found += value.length > 0 ? 1 : 0
    if (found !== limit) throw new Error(`${found} entries from ${start} on`)
  }
  return { first: read(0), middle: read(records >> 1), last: read(records - limit) }
}

function keyOf(number: number): string {
  return `bare/${String(number).padStart(9, '0')}`
}

async function signedIn(base: string): Promise<(target: string) => Promise<List>> {
  const answer = await fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@prumo.local', password }),
  })
  const { access_token } = (await answer.json()) as { readonly access_token: string }
  return async (target) => {
    const found = await fetch(base + target, { headers: { Authorization: `Bearer ${access_token}` } })
    if (!found.ok) throw new Error(`${target} answered ${found.status}: ${await found.text()}`)
    return (await found.json()) as List
  }
}

function noneYet(): Record<Place, Read[]> {
  return { first: [], middle: [], last: [] }
}

function report(measured: Readonly<Record<Row, Readonly<Record<Place, readonly Read[]>>>>): void {
  const at = (values: readonly number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN
  const costOf = (row: Row, place: Place) =>
    at(
      measured[row][place].map(({ processorMs }) => processorMs),
      0.5,
    )
  print('row    place    processor ms   10 to 90 %        elapsed ms   of the first page   of the store')
  for (const row of ['store', 'list'] as const)
    for (const place of places) {
      const reads = measured[row][place]
      const costs = reads.map(({ processorMs }) => processorMs)
      const spread = [0.1, 0.9].map((share) => at(costs, share).toFixed(2)).join(' to ')
      const elapsed = at(
        reads.map(({ ms }) => ms),
        0.5,
      ).toFixed(2)
      const cost = costOf(row, place)
      const [ofFirst, ofStore] = [cost / costOf(row, 'first'), cost / costOf('store', place)].map((ratio) =>
        ratio.toFixed(2),
      )
      print(
        [
          row.padEnd(6),
          place.padEnd(8),
          cost.toFixed(2).padStart(12),
          `  ${spread.padEnd(16)}`,
          elapsed.padStart(10),
          ofFirst?.padStart(19),
          ofStore?.padStart(14),
        ].join(' '),
      )
    }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
