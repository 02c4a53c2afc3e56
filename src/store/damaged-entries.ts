// Damaged entries: entries of a store whose value is not what its checksum says, named to the caller that needs one and to the operator.
// Owns: the folder of notes beside a store, a file for each damaged entry that somebody met.
// Does not own: checksums (lmdb.ts).
// E1. Notes lie in a folder, not in memory: one thread finds an entry, another reports the health.
// E2. A note goes once its entry is written again or deleted.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { findValue, unlessDamaged } from '../platform/damage.ts'
import type { Key, Store } from './port.ts'

/** The failure of whatever needs the value of a damaged entry, of which the store at a path keeps a note. */
export function damagedEntry(path: string, key: Key): AppError {
  const note = join(notesFolder(path), digestOf(key))
  try {
    // One that every request needs is met at each of them.
    if (!existsSync(note)) {
      mkdirSync(notesFolder(path), { recursive: true, mode: 0o700 })
      writeFileSync(note, key, { mode: 0o600 })
    }
  } catch {
    // On a full disk the failure itself names the entry.
  }
  return new AppError('INTERNAL_ERROR', { reason: 'entry_damaged', entry: nameOf(key) })
}

/** How many entries that somebody found damaged are damaged still; at most limits.damagedEntriesNamedMax are looked at. */
export async function countDamagedEntries(store: Store, path: string): Promise<number> {
  let damaged = 0
  for (const note of listNotes(path).slice(0, limits.damagedEntriesNamedMax)) {
    const file = join(notesFolder(path), note)
    const key = readFileSync(file, 'utf8')
    const isWhole = await unlessDamaged(async () => {
      await store.get(key)
      return true
    })
    if (isWhole) rmSync(file, { force: true })
    else damaged++
  }
  return damaged
}

/** The keys of the damaged entries of a store, each of which is noted; a few seconds for a million. */
export async function* findDamagedEntries(store: Store): AsyncGenerator<Key> {
  for await (const entry of store.range({ prefix: '' })) if (findValue(entry) === undefined) yield entry.key
}

/** The key of an entry as anybody may read it: ids are shown, and a digest stands for what may hold a name or a tax id. */
export function nameOf(key: Key): string {
  if (withoutNames.test(key)) return key
  return `${key.slice(0, key.indexOf('/') + 1)}${digestOf(key).slice(0, 12)}`
}

/** Keys that consist of fixed words, numbers and ids. */
const withoutNames =
  /^(?:[^/]+$|(?:audit\/head|server\/owner|written\/last)$|(?:investigation(?:-running|-waiting)?|webhook(?:-[a-z]+)?|user|team|session|api-key|audit\/(?:event|segment)|records\/(?:chunk|segments|documents|dictionary))\/)/

function listNotes(path: string): readonly string[] {
  try {
    return readdirSync(notesFolder(path)).sort()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw cause
  }
}

const notesFolder = (path: string) => join(path, 'damaged-entries')
const digestOf = (key: Key) => createHash('sha256').update(key).digest('hex')
