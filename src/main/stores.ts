// The stores of a data folder: the only openings of them, in every process and thread.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemIds } from '../platform/ids.ts'
import { isLarge } from '../records/layout.ts'
import { createCachedStore } from '../store/cached.ts'
import { countDamagedEntries } from '../store/damaged-entries.ts'
import { openLmdbStore, valuesFolder } from '../store/lmdb.ts'
import type { Key, Store } from '../store/port.ts'
import { findDamaged } from '../store/value-files-checked.ts'
import { removeDrafts } from '../store/values-in-files.ts'
import { commandFailure } from '../wire/command-texts.ts'

/** The folder of the state store. */
export const stateDir = (dataDir: string) => join(dataDir, 'state')
/** The folder of the records store. */
export const recordsDir = (dataDir: string) => join(dataDir, 'records')

/** Where a backup is unpacked, until all of it is in its place. */
export const restoringDir = (dataDir: string) => join(dataDir, 'restoring')

/** The records store for reading where large values lie, instead of the values. */
export function openReferences(dataDir: string): Store {
  return openLmdbStore(recordsDir(dataDir), recordsModes.read)
}

/** The folders of the stores that there are. */
export function storePaths(dataDir: string): readonly string[] {
  return [stateDir(dataDir), recordsDir(dataDir)].filter((path) => existsSync(join(path, 'data.mdb')))
}

/** The folder of the large values of records. */
export const recordValues = (dataDir: string) => valuesFolder(recordsDir(dataDir))

const recordsModes = {
  /** Writes, and keeps what it reads mapped: for imports and other work that ends. */
  write: {},
  /** Writes, and releases what it has read: for a process that stays. */
  serve: { mapsPieces: true },
  /** For threads that never write. */
  read: { readOnly: true, mapsPieces: true },
} as const

/** The records store of a data folder. */
export function openRecordsStore(dataDir: string, mode: keyof typeof recordsModes): Store {
  return openLmdbStore(recordsDir(dataDir), { ...recordsModes[mode], isInFile: isLarge })
}

/** Removes what killed imports had begun to write; resolves to how many files. */
export function removeValueDrafts(dataDir: string): Promise<number> {
  return removeDrafts(recordValues(dataDir))
}

/** Damaged files of large values that somebody has met. */
function findDamagedValues(dataDir: string): readonly string[] {
  return findDamaged(recordValues(dataDir))
}

/** How much of what somebody has met was damaged and still is: entries of each store, and files of large values. */
export async function countDamage(dataDir: string, stores: Readonly<Record<'state' | 'records', Store>>) {
  return {
    state: await countDamagedEntries(stores.state, stateDir(dataDir)),
    records: await countDamagedEntries(stores.records, recordsDir(dataDir)),
    files: findDamagedValues(dataDir).length,
  }
}

/** The state store. Every process that writes it opens it so, and then sees at once what the others write. */
export function openState(dataDir: string): Store {
  return createCachedStore(openLmdbStore(stateDir(dataDir)), { handle: systemIds.uuid(), isRemembered })
}

/** The state store of a folder that has one; throws an Error elsewhere. */
export function openExistingState(dataDir: string): Store {
  assertState(dataDir)
  return openState(dataDir)
}

/** The state store for reading alone; throws an Error where there is none. */
export function readState(dataDir: string): Store {
  assertState(dataDir)
  return openLmdbStore(stateDir(dataDir), { readOnly: true })
}

function assertState(dataDir: string): void {
  if (!existsSync(stateDir(dataDir))) throw commandFailure('no_store', { folder: dataDir })
}

const rememberedPrefixes = ['session/', 'user/', 'token-revoked/', 'settings', 'model-promotions/']

/** Keys that requests read repeatedly; of an investigation those of its status: its events and outputs are many and large. */
function isRemembered(key: Key): boolean {
  if (key.startsWith('investigation/')) return key.endsWith('/record') || key.endsWith('/status')
  return rememberedPrefixes.some((prefix) => key.startsWith(prefix))
}

/** Entry file of a worker thread: beside dist/src in a build, beside src in the sources. */
export function workerFile(
  name:
    | 'host'
    | 'import'
    | 'commit'
    | 'lookup'
    | 'analysis'
    | 'chat'
    | 'network'
    | 'reading'
    | 'report'
    | 'task'
    | 'probe'
    | 'copy',
): URL {
  return new URL(`../../workers/${name}${import.meta.url.slice(-3)}`, import.meta.url)
}
