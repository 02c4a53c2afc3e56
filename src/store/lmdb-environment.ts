// LMDB environment: the open database of a folder, its keys as raw UTF-8 bytes, the bounds of ranges, and the checksums that a
// store of an earlier version gets. Owns: nothing that outlives a call.   Does not own: reads and commits (lmdb-reads, lmdb-commits).

import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { open, type RootDatabase } from 'lmdb'
import { limits } from '../limits.ts'
import { checksumBytes, seal } from './checksum.ts'
import { copyWrites } from './copy-writes.ts'
import type { Key, Range } from './port.ts'

export type Database = RootDatabase<Buffer, Key | Buffer>

export interface EnvironmentOptions {
  /** For threads that never write; the environment must exist. */
  readonly readOnly?: boolean
  /** Read transactions open at once, over all threads and processes. */
  readonly maxReaders?: number
  /**
   * Maps pieces of the file while they are read instead of the whole file for good: of a large store every page that was ever
   * read would stay in the process. Of several handles of one path in a process the first one decides.
   */
  readonly mapsPieces?: boolean
}

// A map that has to grow is made again beside the old ones, which keep their pages, so that it begins at a sufficient size. That
// takes address space, no memory and no file, except on Windows, where the file would be as long.
const addressSpace = process.platform === 'win32' ? {} : { mapSize: limits.storeAddressSpaceBytes }

/** Opens the environment in the directory `path`, whose values have checksums then, unless it is open for reading only. */
export function openDatabase(path: string, { readOnly = false, maxReaders, mapsPieces }: EnvironmentOptions): Database {
  const database = open<Buffer, Key | Buffer>(path, {
    encoding: 'binary',
    keyEncoder,
    noSubdir: false,
    overlappingSync: false,
    ...(mapsPieces ? { remapChunks: true } : addressSpace),
    strictAsyncOrder: true,
    // Its promise of a turn's commits is out of reach: a rejection of it cannot be handled, and the process would end.
    eventTurnBatching: false,
    readOnly,
    ...(maxReaders === undefined ? {} : { maxReaders }),
  })
  if (!readOnly) sealAll(database)
  return database
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

/**
 * Whether the two pages that head the file name successive transactions, as they do unless one has changed: the last commit would
 * be missed. Places as in `MDB_meta` of lmdb 3; a writer may have committed twice between the two reads.
 */
export function areHeadsSuccessive(path: string): boolean {
  const file = openSync(join(path, 'data.mdb'), 'r')
  try {
    const first = readHead(file, 0)
    const second = readHead(file, first.readUInt32LE(48))
    const [one, other] = [first.readBigUInt64LE(152), second.readBigUInt64LE(152)]
    // Nothing was committed yet.
    return one === other ? one === 0n : one - other === 1n || other - one === 1n
  } finally {
    closeSync(file)
  }
}

function readHead(file: number, start: number): Buffer {
  const head = Buffer.alloc(160)
  readSync(file, head, 0, head.length, start)
  return head
}

/** Whether the values of a store have checksums. */
export function isSealed(database: Database): boolean {
  return database.doesExist(sealedMark)
}

/** Gives the values of a store of an earlier version their checksums, all in one transaction; an empty store gets the mark alone. */
function sealAll(database: Database): void {
  if (isSealed(database)) return
  database.transactionSync(() => {
    // Another process may have been first.
    if (isSealed(database)) return
    for (let start: Buffer = zeroByte; ; ) {
      const entries = [...database.getRange({ start, end: highestByte, limit: limits.rangePageItems })].map(
        ({ key, value }) => ({ key: key as Key, value: new Uint8Array(value.subarray(0, value.length)) }),
      )
      for (const { key, value } of copyWrites(entries, checksumBytes))
        database.putSync(key, seal(key, value as Uint8Array) as Buffer)
      const last = entries.at(-1)
      if (last === undefined) break
      start = firstAfter(last.key)
    }
    database.putSync(sealedMark, zeroByte)
  })
}

export interface Bounds {
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

/** The keys of a range, as bytes. */
export function boundsOf({ prefix, from, to }: Range): Bounds {
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

/** The lowest key above another. */
export function firstAfter(key: Key): Buffer {
  return Buffer.concat([toBytes(key), zeroByte])
}

export function toBytes(key: Key): Buffer {
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
