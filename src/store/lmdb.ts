// LMDB driver of the store port: one environment, one unnamed database, keys as raw UTF-8 bytes, values as raw bytes.
// Owns: the environment handle, the order of notifications.   Does not own: meaning of keys and values.
// L1. A commit resolves after its transaction was synced to disk (no overlapping sync: the meta page follows the data).
// L2. Commits of one turn share one transaction and one sync; each keeps its own conditions.
// L3. Bytes leave only as copies of exactly their length, or are shown and not kept: what lmdb returns is scratch memory or
//     the map itself.
// L4. Several threads may open one path at once. A read starts on a fresh snapshot unless it asks for the last one, so it
//     sees what committed before, in any thread. Watchers hear of the commits of their own Store only.
// L5. Behind each value lies its checksum (checksum.ts), compared at each read; a value that has changed is noted and not
//     handed out. A store of an earlier version gets them when it is first opened for writing, and is read as it is until then.
// L6. A snapshot lasts until a commit of this Store resolves, and at most a millisecond or the turn: lmdb sees to both.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { open, type RootDatabase } from 'lmdb'
import { limits } from '../limits.ts'
import { notWritable } from '../platform/writing.ts'
import { checksumBytes, seal, unseal } from './checksum.ts'
import { copyWrites } from './copy-writes.ts'
import { damagedEntry } from './damaged-entries.ts'
import { assertKey } from './key-order.ts'
import type { Condition, Entry, Key, Range, Snapshot, Store, Write } from './port.ts'
import { createStoreWithFiles } from './values-in-files.ts'
import { createWatchers } from './watchers.ts'

interface LmdbOptions {
  /** For threads that never write; the environment must exist. */
  readonly readOnly?: boolean
  /** Read transactions open at once, over all threads and processes. */
  readonly maxReaders?: number
  /**
   * Maps pieces of the file while they are read instead of the whole file for good: of a large store every page that was ever
   * read would stay in the process. Of several handles of one path in a process the first one decides.
   */
  readonly mapsPieces?: boolean
  /** Of which keys the values are large: they lie in files in the folder `values` (values-in-files.ts). */
  readonly isInFile?: (key: Key) => boolean
}

// A map that has to grow is made again beside the old ones, which keep their pages, so that it begins at a sufficient size. That
// takes address space, no memory and no file, except on Windows, where the file would be as long.
const addressSpace = process.platform === 'win32' ? {} : { mapSize: limits.storeAddressSpaceBytes }

/** Opens (and unless read-only creates) the environment in the directory `path`. */
export function openLmdbStore(path: string, { isInFile, ...options }: LmdbOptions = {}): Store {
  const store = openEnvironment(path, options)
  return isInFile ? createStoreWithFiles(store, { folder: valuesFolder(path), isInFile }) : store
}

/** The folder of the values that lie in files. */
export function valuesFolder(path: string): string {
  return join(path, 'values')
}

/**
 * Follows every page of an environment to its entries: how many there are, and how many it says there are. Of one with at most
 * `readMax` the entries are read too. A damaged page ends the process or hides entries, so that this is for a process of its own.
 */
export function countEntries(
  path: string,
  readMax: number = limits.storeProbedEntriesMax,
): { readonly found: number; readonly stated: number } {
  const database = open<Buffer, Key | Buffer>(path, { encoding: 'binary', keyEncoder, noSubdir: false, readOnly: true })
  const { entryCount: stated } = database.getStats() as { readonly entryCount: number }
  const all = { start: zeroByte, end: aboveAll }
  // Counting marks the options that it is given.
  if (stated > readMax) return { found: database.getCount({ ...all }), stated }
  let found = 0
  for (const { value } of database.getRange(all)) if (value.length >= 0) found++
  return { found, stated }
}

function openEnvironment(path: string, options: Omit<LmdbOptions, 'isInFile'>): Store {
  const readOnly = options.readOnly ?? false
  const database = open<Buffer, Key | Buffer>(path, {
    encoding: 'binary',
    keyEncoder,
    noSubdir: false,
    overlappingSync: false,
    ...(options.mapsPieces ? { remapChunks: true } : addressSpace),
    strictAsyncOrder: true,
    // Its promise of a turn's commits is out of reach: a rejection of it cannot be handled, and the process would end.
    eventTurnBatching: false,
    readOnly,
    ...(options.maxReaders === undefined ? {} : { maxReaders: options.maxReaders }),
  })
  if (!readOnly) sealAll(database)
  const watchers = createWatchers()
  let sealed = false
  let closed = false
  let settled: Promise<unknown> = Promise.resolve()
  let unawaited: unknown

  /** Looks whether values have checksums, before one is read: it would lie where the answer comes. */
  function findMark(): void {
    sealed ||= database.doesExist(sealedMark)
  }

  /** The value of a key in what is stored, which is the same memory; undefined where it is damaged. */
  function whole(key: Key, bytes: Buffer): Uint8Array | undefined {
    return sealed ? unseal(key, bytes, bytes.length) : bytes.subarray(0, bytes.length)
  }

  /** The value of a key, until something else is read. */
  function show(key: Key): Uint8Array | undefined {
    findMark()
    const bytes = database.getBinaryFast(key)
    if (bytes === undefined) return undefined
    const value = whole(key, bytes)
    if (value === undefined) throw damagedEntry(path, key)
    return value
  }

  function entryOf(key: Key, bytes: Buffer): Entry {
    const value = whole(key, bytes)
    if (value !== undefined) return { key, value: copy(value) }
    // What needs the key alone goes on.
    return {
      key,
      get value(): never {
        throw damagedEntry(path, key)
      },
    }
  }

  async function visitMany(keys: readonly Key[], visit: (bytes: Uint8Array | undefined, index: number) => void) {
    assert(!closed, 'the store is open')
    keys.forEach(assertKey)
    database.resetReadTxn()
    for (const [index, key] of keys.entries()) {
      visit(show(key), index)
      // A long list must not block the event loop.
      if ((index + 1) % limits.readsPerTurnMax === 0) await nextTurn()
    }
  }

  function holds({ key, expected }: Condition): boolean {
    findMark()
    const bytes = database.getBinaryFast(key)
    if (bytes === undefined || expected === null) return bytes === undefined && expected === null
    const value = whole(key, bytes)
    return value !== undefined && Buffer.compare(value, expected) === 0
  }

  function apply(writes: readonly Write[]): void {
    for (const { key, value } of writes) {
      const written = value === null ? database.remove(key) : database.put(key, seal(key, value) as Buffer)
      // The promise of the commit rejects too, and is the one that somebody awaits.
      if (written !== unawaited && written instanceof Promise) written.catch(() => undefined)
      unawaited = written
    }
  }

  /** Entries of one page, read in one go, so that no cursor or snapshot outlives a turn. */
  function page(bounds: Bounds, reverse: boolean, itemsMax: number): Entry[] {
    database.resetReadTxn()
    findMark()
    const entries: Entry[] = []
    let bytesLeft = limits.rangePageBytes
    const direction = reverse
      ? { start: bounds.upper, exclusiveStart: true, end: bounds.lower, inclusiveEnd: true, reverse }
      : { start: bounds.lower, end: bounds.upper }
    for (const { key, value } of database.getRange({ ...direction, limit: itemsMax })) {
      entries.push(entryOf(key as Key, value))
      bytesLeft -= value.length
      if (bytesLeft <= 0) break
    }
    return entries
  }

  return {
    get(key, snapshot: Snapshot = 'fresh') {
      assert(!closed, 'the store is open')
      assertKey(key)
      if (snapshot === 'fresh') database.resetReadTxn()
      const value = show(key)
      return value && copy(value)
    },
    async getMany(keys) {
      const values: (Uint8Array | undefined)[] = []
      await visitMany(keys, (bytes) => values.push(bytes && copy(bytes)))
      return values
    },
    visitMany,
    async *range(range: Range): AsyncIterable<Entry> {
      let bounds = boundsOf(range)
      let left = range.limit ?? Number.POSITIVE_INFINITY
      while (left > 0 && Buffer.compare(bounds.lower, bounds.upper) < 0) {
        assert(!closed, 'the store is open')
        const entries = page(bounds, range.reverse ?? false, Math.min(left, limits.rangePageItems))
        yield* entries
        const last = entries.at(-1)
        if (last === undefined) return
        left -= entries.length
        bounds = range.reverse
          ? { ...bounds, upper: toBytes(last.key) }
          : { ...bounds, lower: Buffer.concat([toBytes(last.key), zeroByte]) }
      }
    },
    async commit(writes, conditions: readonly Condition[] = []) {
      assert(!closed, 'the store is open')
      assert(!readOnly, 'the store is open for writing')
      for (const { key } of writes) assertKey(key)
      for (const { key } of conditions) assertKey(key)
      // lmdb reads them later, from its own thread, and pins one buffer at once.
      const own = copyWrites(writes, checksumBytes)
      const expected = conditions.map((condition) => ({
        ...condition,
        expected: condition.expected && new Uint8Array(condition.expected),
      }))
      const outcome =
        expected.length === 0
          ? database.batch(() => apply(own)).then(() => true)
          : database.transaction(() => {
              const applies = expected.every(holds)
              if (applies) apply(own)
              return applies
            })
      const before = settled
      const done = outcome.then(
        async (applied) => {
          await before
          if (applied) watchers.notify(own)
          return applied
        },
        async (error: unknown) => {
          await before
          throw notWritable(await causeOf(error))
        },
      )
      settled = done.catch(() => undefined)
      return done
    },
    watch: watchers.add,
    async close() {
      if (closed) return
      closed = true
      watchers.clear()
      await settled
      await database.close()
    },
  }
}

type Database = RootDatabase<Buffer, Key | Buffer>

/** Gives the values of a store of an earlier version their checksums, all in one transaction; an empty store gets the mark alone. */
function sealAll(database: Database): void {
  if (database.doesExist(sealedMark)) return
  database.transactionSync(() => {
    // Another process may have been first.
    if (database.doesExist(sealedMark)) return
    for (let start = zeroByte; ; ) {
      const entries = [...database.getRange({ start, end: highestByte, limit: limits.rangePageItems })].map(
        ({ key, value }) => ({ key: key as Key, value: new Uint8Array(value.subarray(0, value.length)) }),
      )
      for (const { key, value } of copyWrites(entries, checksumBytes))
        database.putSync(key, seal(key, value as Uint8Array) as Buffer)
      const last = entries.at(-1)
      if (last === undefined) break
      start = Buffer.concat([toBytes(last.key), zeroByte])
    }
    database.putSync(sealedMark, zeroByte)
  })
}

interface Bounds {
  /** First key, included. */
  readonly lower: Buffer
  /** Last key, excluded. */
  readonly upper: Buffer
}

const zeroByte = Buffer.from([0])
/** Greater than every UTF-8 text. */
const highestByte = Buffer.from([0xff])
/** Behind every key, so that no range shows it: there where the values have checksums. */
const sealedMark = Buffer.from([0xff, 1])
const aboveAll = Buffer.from([0xff, 0xff])

function boundsOf({ prefix, from, to }: Range): Bounds {
  const first = toBytes(prefix)
  const after = Buffer.from(first)
  // No UTF-8 text ends in 0xff, so the bytes after the prefix are found without a carry.
  if (after.length > 0) after[after.length - 1] = (after.at(-1) ?? 0) + 1
  const lower = [first.length > 0 ? first : zeroByte, ...(from === undefined || from === '' ? [] : [toBytes(from)])]
  const upper = [after.length > 0 ? after : highestByte, ...(to === undefined ? [] : [toBytes(to)])]
  return {
    lower: lower.reduce((a, b) => (Buffer.compare(a, b) >= 0 ? a : b)),
    upper: upper.reduce((a, b) => (Buffer.compare(a, b) <= 0 ? a : b)),
  }
}

function toBytes(key: Key): Buffer {
  return Buffer.from(key, 'utf8')
}

/** Keys are written where lmdb wants them, without bytes of their own; bounds of ranges may be bytes that are no text. */
const keyEncoder = {
  writeKey(key: Key | Buffer, target: Buffer, start: number): number {
    if (typeof key === 'string') return start + target.write(key, start)
    target.set(key, start)
    return start + key.length
  },
  readKey: (source: Buffer, start: number, end: number): Key => source.toString('utf8', start, end),
}

// Small values share one buffer.
let slab = new ArrayBuffer(limits.storeSlabBytes)
let slabUsed = 0

function copy(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  if (length > limits.storeSlabBytes / 8) return new Uint8Array(bytes)
  if (slabUsed + length > slab.byteLength) {
    slab = new ArrayBuffer(limits.storeSlabBytes)
    slabUsed = 0
  }
  const own = new Uint8Array(slab, slabUsed, length)
  own.set(bytes)
  slabUsed += length
  return own
}

/** lmdb puts the reason of a failed commit into a second promise. */
async function causeOf(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError
  return reason === undefined ? error : reason.catch((cause: unknown) => cause)
}
