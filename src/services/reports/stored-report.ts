// Stored report: what was asked for, how far it is, and the reading and writing of its entries.

import type { ReportFormat, ReportPhase, ReportRequest, ReportState } from '../../domain/generated/wire-types.ts'
import type { DataSource, Language } from '../../domain/vocabulary.ts'
import { AppError, type StoredFailure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { wholeValues } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store, Write } from '../../store/port.ts'
import {
  reportCountKey,
  reportKey,
  reportOwnedKey,
  reportPieceKey,
  reportPiecesPrefix,
  reportsOwnedPrefix,
  reportWaitingKey,
} from './keys.ts'

export interface StoredReport {
  readonly id: string
  readonly user_id: string
  /** With every default filled in. */
  readonly request: ReportRequest
  /** Of the words in it. */
  readonly language: Language
  readonly title: string
  readonly status: ReportState
  readonly current_phase: ReportPhase
  readonly created_at: string
  /** Times that it was begun: the process may have ended in between. */
  readonly attempts: number
  readonly completed_at?: string
  readonly made?: MadeReport
  readonly failure?: StoredFailure
}

/** What is known of a report once it is made. */
export interface MadeReport {
  readonly word_count: number
  readonly sections: readonly string[]
  readonly data_sources: readonly DataSource[]
  readonly dataset_versions: readonly number[]
  /** Of a dossier: those whose findings it has. */
  readonly investigations?: readonly string[]
  readonly findings: number
  readonly synthetic: boolean
  readonly document_bytes: number
  readonly file_bytes: number
  /** Of the file, in hexadecimal digits. */
  readonly sha256: string
}

/** A report with the exact bytes that a later commit can be made to depend on. */
export interface FoundReport {
  readonly report: StoredReport
  readonly condition: Condition
}

const encoder = new TextEncoder()

export function reportBytes(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}

export async function findReport(state: Pick<Store, 'get'>, id: string): Promise<FoundReport | undefined> {
  // Other text could be too long for a key of the store.
  const expected = isUuid(id) ? await state.get(reportKey(id)) : undefined
  return expected && { report: parseStored<StoredReport>(expected), condition: { key: reportKey(id), expected } }
}

/** The reports of an owner, without those that are damaged, in no order that matters. */
export async function listReportsOf(
  state: Pick<Store, 'get' | 'range' | 'getMany'>,
  owner: string,
): Promise<readonly StoredReport[]> {
  const keys: string[] = []
  const prefix = reportsOwnedPrefix(owner)
  for await (const { key } of state.range({ prefix })) keys.push(reportKey(key.slice(prefix.length)))
  return (await wholeValues(state, keys)).flatMap((bytes) => (bytes ? [parseStored<StoredReport>(bytes)] : []))
}

/** The condition that no other report of the owner is made meanwhile; its entry is to be written anew with each. */
export async function reportCountOf(state: Pick<Store, 'get'>, owner: string): Promise<Condition> {
  const key = reportCountKey(owner)
  return { key, expected: (await state.get(key)) ?? null }
}

/** The entry by which a report that is still to be made is found. */
export function reportWaitingWrite({ id, created_at }: StoredReport, isWaiting: boolean): Write {
  return { key: reportWaitingKey(created_at, id), value: isWaiting ? encoder.encode(id) : null }
}

/** The entries of a new report. */
export function newReportWrites(report: StoredReport): readonly Write[] {
  return [{ key: reportKey(report.id), value: reportBytes(report) }, ...indexOfReport(report)]
}

/** The entries that follow from a report. */
export function indexOfReport(report: StoredReport): readonly Write[] {
  const { id, user_id, status } = report
  const value = encoder.encode(id)
  return [
    { key: reportOwnedKey(user_id, id), value },
    ...(status === 'started' || status === 'running' ? [reportWaitingWrite(report, true)] : []),
  ]
}

/** The writes that remove a report with all that was made of it. */
export async function reportRemoval(state: Pick<Store, 'range'>, report: StoredReport): Promise<readonly Write[]> {
  const keys = [...newReportWrites(report).map(({ key }) => key)]
  for await (const { key } of state.range({ prefix: reportPiecesPrefix(report.id) })) keys.push(key)
  return keys.map((key) => ({ key, value: null }))
}

/** The writes that remove every report of an owner, and the condition that no other is made meanwhile. */
export async function reportRemovalOf(
  state: Pick<Store, 'get' | 'range' | 'getMany'>,
  owner: string,
): Promise<{ readonly writes: readonly Write[]; readonly conditions: readonly Condition[] }> {
  const count = await reportCountOf(state, owner)
  const writes: Write[] = [{ key: count.key, value: null }]
  const conditions: Condition[] = [count]
  for (const { id } of await listReportsOf(state, owner)) {
    // As it is now: one that gets its pieces meanwhile is not left with them.
    const found = await findReport(state, id)
    if (found === undefined) continue
    conditions.push(found.condition)
    writes.push(...(await reportRemoval(state, found.report)))
  }
  return { writes, conditions }
}

/** Bytes in pieces that the store takes, under the keys of a report. */
export function pieceWrites(id: string, what: 'document' | 'file', bytes: Uint8Array): readonly Write[] {
  const writes: Write[] = []
  for (let at = 0; at < bytes.length; at += limits.reportPieceBytes)
    writes.push({
      key: reportPieceKey(id, what, writes.length),
      value: bytes.subarray(at, at + limits.reportPieceBytes),
    })
  return writes
}

/** The bytes again. Throws INTERNAL_ERROR where pieces are missing. */
export async function readPieces(
  state: Pick<Store, 'get'>,
  id: string,
  { what, length }: { readonly what: 'document' | 'file'; readonly length: number },
): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (let piece = 0; at < length; piece++) {
    const part = await state.get(reportPieceKey(id, what, piece))
    if (part === undefined || at + part.length > length)
      throw new AppError('INTERNAL_ERROR', { reason: 'report_damaged' })
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** What a format is called in headers and file names. */
export const reportFiles: Readonly<
  Record<ReportFormat, { readonly contentType: string; readonly extension: string; readonly isText: boolean }>
> = {
  markdown: { contentType: 'text/markdown; charset=utf-8', extension: 'md', isText: true },
  html: { contentType: 'text/html; charset=utf-8', extension: 'html', isText: true },
  pdf: { contentType: 'application/pdf', extension: 'pdf', isText: false },
  json: { contentType: 'application/json', extension: 'json', isText: true },
  csv: { contentType: 'text/csv; charset=utf-8', extension: 'csv', isText: true },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    isText: false,
  },
}
