// Store port: ordered bytes with atomic commits. Memory, LMDB and later a multi-machine driver pass one contract suite.
// Owns: nothing.   Does not own: what keys and values mean.
// S1. A commit is all or nothing, and durable when its promise resolves.
// S2. A read sees every commit that resolved before it began.
// S3. Ranges are ordered by the bytes of the UTF-8 key.
// S4. A value that was handed out (not only shown) never changes; a value handed in is not kept beyond the call.

import type { Awaitable } from '../platform/awaitable.ts'

/** A key: UTF-8 text of at most 1,000 bytes, conventionally `room/kind/id`. */
export type Key = string

export interface Entry {
  readonly key: Key
  readonly value: Uint8Array
}

/** One change of a commit; `value: null` deletes. */
export interface Write {
  readonly key: Key
  readonly value: Uint8Array | null
}

/** Compare-and-set: the key must now hold these bytes (null: must not exist; `damaged`: what it held cannot be read). */
export interface Condition {
  readonly key: Key
  readonly expected: Uint8Array | null | 'damaged'
}

export interface Range {
  /** Only keys with this prefix. */
  readonly prefix: Key
  /** First key, included. */
  readonly from?: Key
  /** Last key, excluded (with `reverse` too: the bounds name the interval, not the direction). */
  readonly to?: Key
  readonly reverse?: boolean
  readonly limit?: number
}

/**
 * What a read sees: all that was committed before it began, by anybody; or what the last read of this
 * handle saw, or more: all that this handle committed, of others what was committed before that read.
 */
export type Snapshot = 'fresh' | 'last'

export interface Store {
  /** The value itself where the store has it at hand, or its promise. Default: of a fresh snapshot. */
  get(key: Key, snapshot?: Snapshot): Awaitable<Uint8Array | undefined>
  getMany(keys: readonly Key[]): Promise<readonly (Uint8Array | undefined)[]>
  /** Shows the values of keys one after the other, for what is read once: each is only good, and not to be changed, while it is shown. */
  visitMany(keys: readonly Key[], visit: (value: Uint8Array | undefined, index: number) => void): Promise<void>
  range(range: Range): AsyncIterable<Entry>
  /**
   * Applies all writes in one transaction; false, with nothing changed, when a condition does not hold. SERVICE_UNAVAILABLE
   * where the disk does not take them.
   */
  commit(writes: readonly Write[], conditions?: readonly Condition[]): Promise<boolean>
  /** Calls back, in commit order, with the writes under a prefix after they are durable; the returned function ends it. */
  watch(prefix: Key, listener: (writes: readonly Write[]) => void): () => void
  close(): Promise<void>
}
