// Values in files: a store that keeps large values in files beside it and only their names in the store proper. What is read
// of a mapped store stays in the process's memory; what is read of a file does not.
// Owns: the folder of values.   Does not own: order, conditions and durability of commits, which are those of the store it wraps.
// V1. A file is named by the length and the digest of its bytes and never changes; it is on disk before the commit that names it begins. A
//     commit that is lost or refused leaves a file that nothing names, which the next equal value takes up.
// V2. Deleting a key leaves its file: another key, or a version that somebody still reads, may name it.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { andThen } from '../platform/awaitable.ts'
import { systemIds } from '../platform/ids.ts'
import type { Condition, Key, Store, Write } from './port.ts'

export interface FileOptions {
  /** Made when the first value comes. */
  readonly folder: string
  /** Of which keys the values lie in files; the same ones for as long as the store lives. */
  readonly isInFile: (key: Key) => boolean
}

/** The store with some of its values in files. */
export function createStoreWithFiles(store: Store, { folder, isInFile }: FileOptions): Store {
  const pathOf = (name: string) => join(folder, name)
  let closed = false
  // Commits reach the store in the order in which they were asked for, although some have files to write first.
  let before: Promise<unknown> = Promise.resolve()

  /** The same writes with references for the values that lie in files, all of which are there when it resolves. */
  async function writeFiles(writes: readonly Write[]): Promise<Write[]> {
    const names = writes.map(({ key, value }) => (value === null || !isInFile(key) ? undefined : nameOf(value)))
    if (names.some((name) => name !== undefined)) {
      await mkdir(folder, { recursive: true })
      for (const [index, name] of names.entries()) {
        if (name === undefined || (await exists(pathOf(name)))) continue
        await writeDurably(pathOf(name), writes[index]?.value as Uint8Array)
      }
      await syncFolder(folder)
    }
    return writes.map(({ key, value }, index) => {
      const name = names[index]
      return { key, value: name === undefined ? value : toReference(name) }
    })
  }

  /** What a key holds, of what the store holds under it; `room` is filled and shown where it is given. */
  function resolve(key: Key, stored: Uint8Array | undefined, room?: Room): Uint8Array | undefined {
    if (stored === undefined || !isInFile(key)) return stored
    const name = Buffer.from(stored).toString()
    return readWhole(pathOf(name), Number.parseInt(name, 10), room)
  }

  const toStored = (condition: Condition): Condition =>
    condition.expected === null || !isInFile(condition.key)
      ? { ...condition, expected: condition.expected && new Uint8Array(condition.expected) }
      : { key: condition.key, expected: toReference(nameOf(condition.expected)) }

  return {
    get: (key, snapshot) => andThen(store.get(key, snapshot), (stored) => resolve(key, stored)),
    async getMany(keys) {
      const stored = await store.getMany(keys)
      return keys.map((key, index) => resolve(key, stored[index]))
    },
    visitMany(keys, visit) {
      const room: Room = { bytes: new Uint8Array(0) }
      return store.visitMany(keys, (stored, index) => visit(resolve(keys[index] as Key, stored, room), index))
    },
    async *range(range) {
      for await (const { key, value } of store.range(range)) yield { key, value: resolve(key, value) as Uint8Array }
    },
    async commit(writes, conditions = []) {
      assert(!closed, 'the store is open')
      const own = writes.map(({ key, value }) => ({ key, value: value && new Uint8Array(value) }))
      const expected = conditions.map(toStored)
      const committed = before
        .then(() => writeFiles(own))
        .then((stored) => ({ outcome: store.commit(stored, expected) }))
      before = committed.catch(() => undefined)
      return (await committed).outcome
    },
    watch: (prefix, listener) =>
      store.watch(prefix, (writes) =>
        listener(writes.map(({ key, value }) => ({ key, value: resolve(key, value ?? undefined) ?? null }))),
      ),
    async close() {
      closed = true
      await before
      await store.close()
    },
  }
}

/** Memory that is read into again and again. */
interface Room {
  bytes: Uint8Array
}

function readWhole(path: string, size: number, room?: Room): Uint8Array {
  const file = openSync(path, 'r')
  try {
    if (room && room.bytes.length < size) room.bytes = new Uint8Array(size)
    const bytes = room ? room.bytes.subarray(0, size) : new Uint8Array(size)
    for (let at = 0; at < size; ) {
      const read = readSync(file, bytes, at, size - at, at)
      if (read === 0) throw new Error(`${path} ends too early`)
      at += read
    }
    return bytes
  } finally {
    closeSync(file)
  }
}

/** Under its name there is all of it or nothing. */
async function writeDurably(path: string, value: Uint8Array): Promise<void> {
  const draft = `${path}.${systemIds.uuid()}`
  const file = await open(draft, 'wx')
  try {
    await file.writeFile(value)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

/** So that the new names last too; not every system can, and those that cannot need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return false
      throw cause
    },
  )
}

function nameOf(value: Uint8Array): string {
  return `${value.length}-${createHash('sha256').update(value).digest('hex')}`
}

function toReference(name: string): Uint8Array {
  return Buffer.from(name)
}
