// What connectors remember between runs.

import { createHash } from 'node:crypto'
import type { Cursor, FetchMemory, PageVersion } from '../connectors/connector.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Store } from '../store/port.ts'

// RefreshMemory
// Owns: the cursors of runs and the imported version of each page.   Does not own: the records.
// F1. It is in the records' store, so that pages and their versions are restored together.
// F2. A version is valid for the importers that read it: a newer importer reads every page again.
// F3. Its size is bounded: a key hashes to one of a fixed number of slots, and a newer entry replaces an older one.

interface SavedCursor {
  readonly question: string
  readonly cursor: Cursor
  readonly saved_at_ms: number
}

/** A version with the importers that read it. */
interface SavedVersion {
  readonly version: PageVersion
  readonly importers: string
}

/** The importers as they are now; loaded by the first refresh, which needs them all. */
async function importersNow(): Promise<string> {
  const { importers } = await import('../import/importers.ts')
  return createHash('sha256')
    .update(importers.map(({ id, version }) => `${id} ${version}`).join())
    .digest('hex')
}

/** The memory of connectors over a store. Cursors expire after limits.connectorCursorMs. */
export function createRefreshMemory(store: Store, clock: Clock, readers?: string): FetchMemory {
  const readersNow = async () => readers ?? importersNow()
  return {
    async findCursor(question) {
      const saved = await read<SavedCursor>(store, cursorKey(question))
      if (saved?.question !== question) return undefined
      return clock.now() - saved.saved_at_ms > limits.connectorCursorMs ? undefined : saved.cursor
    },
    async saveCursor(question, cursor) {
      const key = cursorKey(question)
      if (cursor !== undefined) return write(store, key, { question, cursor, saved_at_ms: clock.now() })
      const saved = await read<SavedCursor>(store, key)
      if (saved?.question === question) await store.commit([{ key, value: null }])
    },
    async findVersion(address) {
      const saved = await read<SavedVersion>(store, versionKey(address))
      return saved?.version?.address === address && saved.importers === (await readersNow()) ? saved.version : undefined
    },
    async saveVersion(version) {
      const saved: SavedVersion = { version, importers: await readersNow() }
      await write(store, versionKey(version.address), saved)
    },
  }
}

function cursorKey(question: string): string {
  return `refresh/cursor/${slot(question, limits.connectorCursorsKeptMax)}`
}

function versionKey(address: string): string {
  return `refresh/version/${slot(address, limits.connectorVersionsKeptMax)}`
}

function slot(name: string, slots: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % slots
}

async function read<T>(store: Store, key: string): Promise<T | undefined> {
  const bytes = await store.get(key)
  return bytes === undefined ? undefined : (JSON.parse(new TextDecoder().decode(bytes)) as T)
}

async function write(store: Store, key: string, value: unknown): Promise<void> {
  await store.commit([{ key, value: new TextEncoder().encode(JSON.stringify(value)) }])
}
