// Probe of stores: reads them to the end, for a process of its own, which a damaged page may end.

import { constants } from 'node:os'
import { areHeadsSuccessive, countEntries } from './lmdb-environment.ts'

/** How a probe that could do its work ends; a damaged page may end it by a signal instead. */
export const probeExit = { whole: 0, damaged: 3 } as const

/** Whether every entry of the stores is there, and no commit may be missing. Throws what stopped the probe and is no damage. */
export function probeStores(paths: readonly string[]): (typeof probeExit)[keyof typeof probeExit] {
  try {
    return paths.every(isWhole) ? probeExit.whole : probeExit.damaged
  } catch (error) {
    if (isOfProcess(error)) throw error
    return probeExit.damaged
  }
}

// A writer may have committed between the two counts.
const isWhole = (path: string) => areAllThere(path) || areAllThere(path) || areAllThere(path)

function areAllThere(path: string): boolean {
  const { found, stated } = countEntries(path)
  return found === stated && areHeadsSuccessive(path)
}

const { EACCES, EPERM, EMFILE, ENFILE, ENOMEM } = constants.errno
const readersFull = -30_790 // MDB_READERS_FULL of lmdb.h
/** What the process lacks, by number as lmdb says it and by name as node:fs does. */
const lacks: readonly unknown[] = [
  ...[EACCES, EPERM, EMFILE, ENFILE, ENOMEM, readersFull],
  ...['EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENOMEM'],
]

function isOfProcess(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lacks.includes(error.code)
}
