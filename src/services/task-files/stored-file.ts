// Stored file: what a part of a task has made, in pieces among the entries of its task, so that every node can serve it.
// F1. Only the attempt that holds the claim of its part adds pieces; a later attempt takes the claim and begins with none.
// F2. A claim is taken of tasks that have not ended alone, and goes before the pieces do: nothing is added to what was removed.
// F3. A file is there once its head is, which comes with the mark that the part is done.

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store, Write } from '../../store/port.ts'
import { openTaskKey, taskDataPrefix } from '../../tasks/keys.ts'
import type { TaskRecord } from '../../tasks/task.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)
const encoder = new TextEncoder()

const claimPrefix = (task_id: string) => `${taskDataPrefix(task_id)}claim/`
const headKey = (task_id: string, part: string) => `${taskDataPrefix(task_id)}head/${part}`
const piecesPrefix = (task_id: string) => `${taskDataPrefix(task_id)}piece/`
const partPrefix = (task_id: string, part: string) => `${piecesPrefix(task_id)}${part}/`
const pieceKey = (task_id: string, part: string, piece: number) =>
  `${partPrefix(task_id, part)}${String(piece).padStart(6, '0')}`

/** What is known of a file that is made. */
export interface FileHead {
  readonly name: string
  readonly content_type: string
  readonly bytes: number
  readonly packed_bytes: number
  readonly pieces: number
  readonly sha256: string
  readonly rows?: number
  readonly dataset_version?: number
}

export interface FileDraft {
  readonly task: Pick<TaskRecord, 'task_id' | 'fingerprint'>
  readonly part: string
  /** Sets this attempt apart from others. */
  readonly attempt: string
  /** Throws where it is not wanted any more. */
  readonly assertWanted: () => void
}

/**
 * Stores what comes, piece by piece: one is in memory at a time. Throws SERVICE_UNAVAILABLE where another attempt or the end of the task
 * came between, and PAYLOAD_TOO_LARGE.
 */
export async function storePieces(
  state: Store,
  draft: FileDraft,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<Pick<FileHead, 'bytes' | 'packed_bytes' | 'pieces' | 'sha256'>> {
  const { task_id } = draft.task
  const hash = createHash('sha256')
  const claim = await takeClaim(state, draft)
  let [bytes, packed_bytes, pieces] = [0, 0, 0]
  let room = limits.taskFilesBytesMax - (await packedBytesOf(state, task_id))
  for await (const piece of inPieces(chunks)) {
    draft.assertWanted()
    hash.update(piece)
    const value = await deflate(piece)
    room -= value.length
    if (room < 0) throw new AppError('PAYLOAD_TOO_LARGE', { maximum_bytes: limits.taskFilesBytesMax })
    if (!(await state.commit([{ key: pieceKey(task_id, draft.part, pieces), value }], [claim]))) throw notWanted()
    bytes += piece.length
    packed_bytes += value.length
    pieces++
  }
  return { bytes, packed_bytes, pieces, sha256: hash.digest('hex') }
}

async function takeClaim(state: Store, { task, part, attempt }: FileDraft) {
  const key = `${claimPrefix(task.task_id)}${part}`
  const value = encoder.encode(attempt)
  const isOpen = { key: openTaskKey(task.fingerprint), expected: encoder.encode(task.task_id) }
  if (!(await state.commit([{ key, value }], [isOpen]))) throw notWanted()
  await removeEntries(state, partPrefix(task.task_id, part))
  return { key, expected: value }
}

function notWanted(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { reason: 'task_not_wanted' })
}

/** Of the parts of a task that are done. */
export async function packedBytesOf(state: Store, task_id: string): Promise<number> {
  let bytes = 0
  for await (const { value } of state.range({ prefix: headKey(task_id, '') }))
    bytes += parseStored<FileHead>(value).packed_bytes
  return bytes
}

async function* inPieces(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    const next = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    for (let at = 0; at < next.length; ) {
      const some = next.subarray(at, at + limits.taskFilePieceBytes - bytes)
      held.push(some)
      bytes += some.length
      at += some.length
      if (bytes < limits.taskFilePieceBytes) continue
      yield Buffer.concat(held)
      held = []
      bytes = 0
    }
  }
  if (bytes > 0) yield Buffer.concat(held)
}

/** The write by which the file of a part is there. */
export function headWrite(task_id: string, part: string, head: FileHead): Write {
  return { key: headKey(task_id, part), value: encoder.encode(JSON.stringify(head)) }
}

/** Undefined where the part has made none, or it was removed. */
export async function findFileHead(
  state: Pick<Store, 'get'>,
  task_id: string,
  part: string,
): Promise<FileHead | undefined> {
  const bytes = await state.get(headKey(task_id, part))
  return bytes && parseStored<FileHead>(bytes)
}

/** The bytes of a file, a piece in memory at a time. Throws INTERNAL_ERROR where one is missing, so that nobody takes it for whole. */
export async function* readFile(
  state: Pick<Store, 'get'>,
  { task_id, part }: { readonly task_id: string; readonly part: string },
  { pieces }: Pick<FileHead, 'pieces'>,
): AsyncGenerator<Uint8Array, void> {
  for (let piece = 0; piece < pieces; piece++) {
    const packed = await state.get(pieceKey(task_id, part, piece))
    if (packed === undefined) throw new AppError('INTERNAL_ERROR', { step: part })
    yield await inflate(packed)
  }
}

/** Removes what a task has made, whole or not, step by step while the conditions hold; how many entries it were. */
export async function removeFiles(
  state: Store,
  task_id: string,
  conditions: readonly Condition[] = [],
): Promise<number> {
  let entries = 0
  for (const prefix of [claimPrefix(task_id), headKey(task_id, ''), piecesPrefix(task_id)])
    entries += await removeEntries(state, prefix, conditions)
  return entries
}

async function removeEntries(state: Store, prefix: string, conditions: readonly Condition[] = []): Promise<number> {
  const keys: string[] = []
  for await (const { key } of state.range({ prefix })) keys.push(key)
  const size = limits.taskFilePiecesRemovedAtOnce
  for (let at = 0; at < keys.length; at += size) {
    const some = keys.slice(at, at + size).map((key) => ({ key, value: null }))
    if (!(await state.commit(some, conditions))) return at
  }
  return keys.length
}

/** The conditions that the files of parts that are done are still there; undefined where one is not. */
export async function readFilesKept(
  state: Pick<Store, 'get'>,
  task_id: string,
  parts: readonly string[],
): Promise<readonly Condition[] | undefined> {
  const conditions: Condition[] = []
  for (const part of parts) {
    const key = headKey(task_id, part)
    const expected = await state.get(key)
    if (expected === undefined) return undefined
    conditions.push({ key, expected })
  }
  return conditions
}
