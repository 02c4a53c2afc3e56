// Reads of an LMDB environment.
// Owns: whether values are known to have checksums, the buffer that small values share.   Does not own: the environment, commits.
// L3. Bytes leave only as copies of exactly their length, or are shown and not kept: what lmdb returns is scratch memory or
//     the map itself.
// L5. Behind each value lies its checksum (checksum.ts), compared at each read; a value that has changed is noted and not
//     handed out. A store of an earlier version that is open for reading only is read as it is.
// L6. A snapshot lasts until a commit of this Store resolves, and at most a millisecond or the turn: lmdb sees to both.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '../limits.ts'
import { unseal } from './checksum.ts'
import { damagedEntry } from './damaged-entries.ts'
import { assertKey } from './key-order.ts'
import { type Bounds, boundsOf, type Database, firstAfter, isSealed, toBytes } from './lmdb-environment.ts'
import type { Condition, Entry, Key, Range, Snapshot } from './port.ts'

export class LmdbReads {
  readonly #path: string
  readonly #database: Database
  #sealed = false

  constructor(path: string, database: Database) {
    this.#path = path
    this.#database = database
  }

  get(key: Key, snapshot: Snapshot): Uint8Array | undefined {
    assertKey(key)
    if (snapshot === 'fresh') this.#database.resetReadTxn()
    const value = this.#show(key)
    return value && copy(value)
  }

  async visitMany(keys: readonly Key[], visit: (value: Uint8Array | undefined, index: number) => void): Promise<void> {
    keys.forEach(assertKey)
    this.#database.resetReadTxn()
    for (const [index, key] of keys.entries()) {
      visit(this.#show(key), index)
      // A long list must not block the event loop.
      if ((index + 1) % limits.readsPerTurnMax === 0) await nextTurn()
    }
  }

  async getMany(keys: readonly Key[]): Promise<(Uint8Array | undefined)[]> {
    const values: (Uint8Array | undefined)[] = []
    await this.visitMany(keys, (value) => values.push(value && copy(value)))
    return values
  }

  /** The entries of a range, a page at a time; `beforePage` is called before one is read. */
  *pages(range: Range, beforePage: () => void): Generator<readonly Entry[]> {
    const { reverse = false, limit = Number.POSITIVE_INFINITY } = range
    let bounds = boundsOf(range)
    let left = limit
    while (left > 0 && Buffer.compare(bounds.lower, bounds.upper) < 0) {
      beforePage()
      const entries = this.#page(bounds, reverse, Math.min(left, limits.rangePageItems))
      yield entries
      const last = entries.at(-1)
      if (last === undefined) return
      left -= entries.length
      bounds = reverse ? { ...bounds, upper: toBytes(last.key) } : { ...bounds, lower: firstAfter(last.key) }
    }
  }

  /** Whether a key holds what a condition expects, within the transaction of a commit. */
  holds({ key, expected }: Condition): boolean {
    this.#findMark()
    const bytes = this.#database.getBinaryFast(key)
    if (bytes === undefined || expected === null) return bytes === undefined && expected === null
    const value = this.#whole(key, bytes)
    if (value === undefined || expected === 'damaged') return value === undefined && expected === 'damaged'
    return Buffer.compare(value, expected) === 0
  }

  /** Entries of one page, read in one go, so that no cursor or snapshot outlives a turn. */
  #page(bounds: Bounds, reverse: boolean, itemsMax: number): Entry[] {
    this.#database.resetReadTxn()
    this.#findMark()
    const entries: Entry[] = []
    let bytesLeft = limits.rangePageBytes
    const direction = reverse
      ? { start: bounds.upper, exclusiveStart: true, end: bounds.lower, inclusiveEnd: true, reverse }
      : { start: bounds.lower, end: bounds.upper }
    for (const { key, value } of this.#database.getRange({ ...direction, limit: itemsMax })) {
      entries.push(this.#entryOf(key as Key, value))
      bytesLeft -= value.length
      if (bytesLeft <= 0) break
    }
    return entries
  }

  #entryOf(key: Key, bytes: Buffer): Entry {
    const value = this.#whole(key, bytes)
    if (value !== undefined) return { key, value: copy(value) }
    const path = this.#path
    // What needs the key alone goes on.
    return {
      key,
      get value(): never {
        throw damagedEntry(path, key)
      },
    }
  }

  /** The value of a key, until something else is read. */
  #show(key: Key): Uint8Array | undefined {
    this.#findMark()
    const bytes = this.#database.getBinaryFast(key)
    if (bytes === undefined) return undefined
    const value = this.#whole(key, bytes)
    if (value === undefined) throw damagedEntry(this.#path, key)
    return value
  }

  /** The value of a key in what is stored, which is the same memory; undefined where it is damaged. */
  #whole(key: Key, bytes: Buffer): Uint8Array | undefined {
    return this.#sealed ? unseal(key, bytes, bytes.length) : bytes.subarray(0, bytes.length)
  }

  /** Looks whether values have checksums, before one is read: it would lie where the answer comes. */
  #findMark(): void {
    this.#sealed ||= isSealed(this.#database)
  }
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
