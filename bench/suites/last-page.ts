// Pages of a long list.

import { join } from 'node:path'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import type { Store } from '../../src/store/port.ts'
import { signIn, startService } from '../support/running-service.ts'
import { sampleCopy } from '../support/sample.ts'
import { benchAdmin } from '../support/service-config.ts'
import { type Given, onceRow, type Row, type Suite } from '../support/suite.ts'

const limit = 20
const reads = 20
const atOnce = 10_000
const path = `/api/v1/transparency/contracts?limit=${limit}`

interface List {
  readonly data: readonly object[]
  readonly meta: { readonly total: number; readonly page: number; readonly pages: number }
  readonly links: { readonly next?: string }
}

type Ask = (target: string) => Promise<List>

export const lastPage: Suite = {
  name: 'last-page',
  purpose:
    'The first, the middle and the last page of a list of a million records by cursor, over HTTP, 20 reads a round; equal figures mean that the last page costs what the first does. The floor is as many entries read from the bare store of a million small entries at the same places. Processor time includes the client, which runs in the same process. The first answer of all, which puts the records in order, is of a new service. It does not measure filters, other orders or a list that grows meanwhile.',
  minutes: 6,
  needs: '3 GB of memory, 3 GB of disk, minutes at first for the sample',
  sizes: { records: 1_000_000 },
  async open(given) {
    const folder = await sampleCopy(given, given.size('records'))
    const { base } = await startService(given, folder)
    const ask = await signedIn(base)
    const begin = performance.now()
    const { meta } = await ask(path)
    const first = performance.now() - begin
    const store = await bareStore(given, join(folder, 'bare'))
    const middle = Math.ceil(meta.pages / 2)
    return [
      ...(await pageRows(ask, 'first', { page: 1, store, start: 0 })),
      ...(await pageRows(ask, 'middle', { page: middle, store, start: given.size('records') >> 1 })),
      ...(await pageRows(ask, 'last', { page: meta.pages, store, start: given.size('records') - limit })),
      { name: 'first answer, measured once', over: null, figures: { time: 'ms' }, run: () => ({ time: first }) },
    ]
  },
}

interface Place {
  readonly page: number
  readonly store: Store
  readonly start: number
}

/** The page, all but the first by the cursor that the page before it gives, and as many entries of the bare store. */
async function pageRows(ask: Ask, name: string, { page, store, start }: Place): Promise<readonly Row[]> {
  const target = page === 1 ? path : ((await ask(`${path}&page=${page - 1}`)).links.next ?? '')
  const readEntries = async () => {
    let found = 0
    for await (const { value } of store.range({ prefix: '', from: keyOf(start), limit }))
      found += value.length > 0 ? 1 : 0
    if (found !== limit) throw new Error(`${found} entries from ${start} on`)
  }
  const readPage = async () => {
    const { data, meta } = await ask(target)
    if (meta.page !== page || data.length === 0) throw new Error(`${name} is page ${meta.page} of ${meta.pages}`)
  }
  return [
    onceRow({ name: `${name} entries of the store`, role: 'floor' }, () => repeat(readEntries)),
    onceRow({ name: `${name} page` }, () => repeat(readPage)),
  ]
}

async function repeat(read: () => Promise<void>): Promise<void> {
  for (let n = 0; n < reads; n++) await read()
}

/** A store of as many entries of a few bytes as there are records. */
async function bareStore(given: Given, folder: string): Promise<Store> {
  const store = openLmdbStore(folder)
  given.after(() => store.close())
  const value = Buffer.alloc(64, 'x')
  const records = given.size('records')
  for (let from = 0; from < records; from += atOnce) {
    const length = Math.min(atOnce, records - from)
    await store.commit(Array.from({ length }, (_, n) => ({ key: keyOf(from + n), value })))
  }
  return store
}

function keyOf(number: number): string {
  return `bare/${String(number).padStart(9, '0')}`
}

async function signedIn(base: string): Promise<Ask> {
  const token = await signIn(base, benchAdmin)
  return async (target) => {
    const found = await fetch(new URL(target, base), { headers: { Authorization: `Bearer ${token}` } })
    if (!found.ok) throw new Error(`${target} answered ${found.status}: ${await found.text()}`)
    return (await found.json()) as List
  }
}
