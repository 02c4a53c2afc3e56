// Value files checked: each value file is compared with the digest in its name before a process reads it for the first time.
// Owns: which files this process found whole, shared by its threads; the folder that names the damaged ones.
// Does not own: reading and writing values (values-in-files.ts).
// F1. A damaged file is checked again at each opening, so that one that was put back is read at once.
// F2. Damaged files are listed in a folder, not in memory: one thread finds them, another reports the health.

import { createHash } from 'node:crypto'
import { fstatSync, mkdirSync, readdirSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'

/** The failure of whatever needs a value that is damaged or lost. */
export function damaged(file: string): AppError {
  return new AppError('INTERNAL_ERROR', { reason: 'data_damaged', file })
}

/** The names of the damaged files of a folder of values that somebody met. */
export function findDamaged(folder: string): readonly string[] {
  try {
    return readdirSync(damagedFolder(folder)).sort()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw cause
  }
}

/** Notes that a file is damaged, or that it is not. */
export function noteDamage(folder: string, name: string, state: 'damaged' | 'whole'): void {
  const note = join(damagedFolder(folder), name)
  try {
    if (state === 'whole') rmSync(note, { force: true })
    else {
      mkdirSync(damagedFolder(folder), { recursive: true, mode: 0o700 })
      writeFileSync(note, '', { mode: 0o600 })
    }
  } catch {
    // On a full disk the failure itself names the file.
  }
}

/** Whether an open file holds what its name says. */
export function isWhole(file: number, name: string): boolean {
  const [size, digest] = name.split('-')
  if (fstatSync(file).size !== Number(size)) return false
  const hash = createHash('sha256')
  const piece = new Uint8Array(limits.valueFilePieceBytes)
  for (let at = 0; ; ) {
    const read = readSync(file, piece, 0, piece.length, at)
    if (read === 0) return hash.digest('hex') === digest
    hash.update(piece.subarray(0, read))
    at += read
  }
}

/** A check of the open files of a folder, which fails on a damaged one, and costs nothing for one that was found whole. */
export function createFileCheck(folder: string): (file: number, name: string) => void {
  const known = new Set<string>()
  return (file, name) => {
    if (known.has(name)) return
    const mark = markOf(join(folder, name))
    const place = Number(mark & placeMask)
    if (Atomics.load(found, place) !== mark) {
      if (!isWhole(file, name)) {
        noteDamage(folder, name, 'damaged')
        throw damaged(name)
      }
      noteDamage(folder, name, 'whole')
      Atomics.store(found, place, mark)
    }
    known.add(name)
  }
}

function damagedFolder(folder: string): string {
  return join(folder, '..', 'damaged')
}

// A mark for each file that any thread found whole, at the place of its last bits. One that takes the place of another
// makes that be checked once more.
const places = limits.valueFilesFoundWholeMax
const placeMask = BigInt(places - 1)
const found = sharedMarks()

function sharedMarks(): BigUint64Array {
  const name = 'prumo value files found whole'
  if (isMainThread) setEnvironmentData(name, new SharedArrayBuffer(places * BigUint64Array.BYTES_PER_ELEMENT))
  const memory = getEnvironmentData(name)
  // A thread of a process that did not load this file first has marks of its own.
  return memory instanceof SharedArrayBuffer ? new BigUint64Array(memory) : new BigUint64Array(places)
}

function markOf(path: string): bigint {
  return createHash('sha256').update(path).digest().readBigUInt64LE()
}
