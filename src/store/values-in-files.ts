// Values in files: a store that keeps large values in files beside it and only where they lie in the store proper. What is read
// of a mapped store stays in the process's memory; what is read of a file does not.
// Owns: the folder of values.   Does not own: order, conditions and durability of commits, which are those of the store it wraps.
// V1. The values of one commit lie in one file, which is named by its length and digest and never changes; it is on disk before
//     the commit that names it begins. A commit that is lost or refused leaves a file that nothing names. It is compared with
//     that name before a process reads it for the first time (value-files-checked.ts).
// V2. Deleting a key leaves its file: others of its commit, or a version that somebody still reads, may lie in it.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { andThen } from '../platform/awaitable.ts'
import { systemIds } from '../platform/ids.ts'
import { syncFolder } from '../platform/sync-folder.ts'
import { writing } from '../platform/writing.ts'
import { copyCondition, copyWrites } from './copy-writes.ts'
import type { Condition, Entry, Key, Store, Write } from './port.ts'
import { createFileCheck, damaged, noteDamage } from './value-files-checked.ts'

export interface FileOptions {
  /** Made when the first value comes. */
  readonly folder: string
  /** Of which keys the values lie in files; the same ones for as long as the store lives. */
  readonly isInFile: (key: Key) => boolean
}

/** No value that a key could hold. */
const nothing = new Uint8Array(0)

/** The store with some of its values in files. */
export function createStoreWithFiles(store: Store, options: FileOptions): Store {
  const files = new ValueFiles(options)
  let closed = false
  // Commits reach the store in the order of the calls, although some have files to write first.
  let before: Promise<unknown> = Promise.resolve()
  let settled: Promise<unknown> = Promise.resolve()

  /** A value in a file is compared by where it lies, once it was seen to be the one that is expected. */
  async function toStored({ key, expected }: Condition): Promise<Condition> {
    if (!(expected instanceof Uint8Array) || !files.holds(key)) return { key, expected }
    const stored = await store.get(key)
    const held = files.resolve(key, stored)
    const isHeld = stored !== undefined && held !== undefined && Buffer.compare(held, expected) === 0
    return { key, expected: isHeld ? stored : nothing }
  }

  return {
    get: (key, snapshot) => andThen(store.get(key, snapshot), (stored) => files.resolve(key, stored)),
    async getMany(keys) {
      const stored = await store.getMany(keys)
      return keys.map((key, index) => files.resolve(key, stored[index]))
    },
    visitMany(keys, visit) {
      const room: Room = { bytes: new Uint8Array(0) }
      return store.visitMany(keys, (stored, index) => visit(files.resolve(keys[index], stored, room), index))
    },
    async *range(range) {
      for await (const entry of store.range(range)) yield files.holds(entry.key) ? lazyEntry(entry, files) : entry
    },
    async commit(writes, conditions = []) {
      assert(!closed, 'the store is open')
      const own = copyWrites(writes)
      const expected = conditions.map(copyCondition)
      const last = settled
      const committed = before
        .then(async () => {
          // The values compared are read first, after every earlier commit has finished.
          if (expected.some(({ key }) => files.holds(key))) await last
          return {
            writes: await writing(() => files.write(own)),
            conditions: await Promise.all(expected.map(toStored)),
          }
        })
        .then((stored) => ({ outcome: store.commit(stored.writes, stored.conditions) }))
      before = committed.catch(() => undefined)
      const done = committed.then(({ outcome }) => outcome)
      settled = Promise.allSettled([last, done]).then(() => undefined)
      return done
    },
    watch: (prefix, listener) =>
      store.watch(prefix, (writes) =>
        listener(writes.map(({ key, value }) => ({ key, value: files.resolve(key, value ?? undefined) ?? null }))),
      ),
    async close() {
      closed = true
      await before
      await store.close()
    },
  }
}

/** An entry whose value is read where it is needed: what needs the key alone reads no file, and goes on where one is damaged. */
function lazyEntry(entry: Entry, files: ValueFiles): Entry {
  const { key } = entry
  return {
    key,
    get value() {
      return files.resolve(key, entry.value) as Uint8Array
    },
  }
}

/** The folder of values, and which keys it holds the values of. */
class ValueFiles {
  readonly holds: (key: Key) => boolean
  readonly #folder: string
  readonly #check: (file: number, name: string) => void

  constructor({ folder, isInFile }: FileOptions) {
    this.holds = isInFile
    this.#folder = folder
    this.#check = createFileCheck(folder)
  }

  /** The same writes with references for the values that lie in files, all of which are there when it resolves. */
  async write(writes: readonly Write[]): Promise<Write[]> {
    const large = writes.filter(({ key, value }) => value !== null && this.holds(key))
    if (large.length === 0) return [...writes]
    const content = Buffer.concat(large.map(({ value }) => value as Uint8Array))
    const name = `${content.length}-${createHash('sha256').update(content).digest('hex')}`
    const path = join(this.#folder, name)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    if (!(await exists(path))) await writeDurably(path, content)
    await syncFolder(this.#folder)
    let end = 0
    return writes.map(({ key, value }) => {
      if (value === null || !this.holds(key)) return { key, value }
      const start = end
      end += value.length
      return { key, value: Buffer.from(`${name} ${start} ${value.length}`) }
    })
  }

  /** What a key holds, of what the store holds under it; `room` is filled and shown where it is given. */
  resolve(key: Key, stored: Uint8Array | undefined, room?: Room): Uint8Array | undefined {
    if (stored === undefined || !this.holds(key)) return stored
    const part = parsePart(stored)
    const file = openValues(this.#folder, part.name)
    try {
      this.#check(file, part.name)
      return readPart(file, part, room)
    } finally {
      closeSync(file)
    }
  }
}

/** A buffer that is reused. */
interface Room {
  bytes: Uint8Array
}

/** Where a value lies. */
export interface Part {
  /** Of the file. */
  readonly name: string
  readonly start: number
  readonly size: number
}

/** Where the value lies that a key of the store proper refers to. */
export function parsePart(stored: Uint8Array): Part {
  const [name = '', start, size] = Buffer.from(stored).toString().split(' ')
  return { name, start: Number(start), size: Number(size) }
}

function openValues(folder: string, name: string): number {
  try {
    return openSync(join(folder, name), 'r')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    noteDamage(folder, name, 'damaged')
    throw damaged(name)
  }
}

function readPart(file: number, { name, start, size }: Part, room?: Room): Uint8Array {
  if (room && room.bytes.length < size) room.bytes = new Uint8Array(size)
  const bytes = room ? room.bytes.subarray(0, size) : new Uint8Array(size)
  for (let at = 0; at < size; ) {
    const read = readSync(file, bytes, at, size - at, start + at)
    if (read === 0) throw damaged(name)
    at += read
  }
  return bytes
}

/** Under its name there is all of it or nothing. */
async function writeDurably(path: string, value: Uint8Array): Promise<void> {
  const draft = `${path}.${systemIds.uuid()}`
  try {
    await writeDraft(draft, value)
  } catch (cause) {
    // On a full disk it would take the last free space.
    await rm(draft, { force: true })
    throw cause
  }
  await rename(draft, path).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause
    // A server that started meanwhile took it for the draft of a dead process.
    return writeDurably(path, value)
  })
}

async function writeDraft(draft: string, value: Uint8Array): Promise<void> {
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(value)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Removes what processes that were killed had begun to write; resolves to how many. A live one writes its draft again. */
export async function removeDrafts(folder: string): Promise<number> {
  if (!(await exists(folder))) return 0
  const drafts = (await readdir(folder)).filter((name) => name.includes('.'))
  for (const draft of drafts) await rm(join(folder, draft), { force: true })
  return drafts.length
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
