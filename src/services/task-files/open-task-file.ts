// Open task file: what a task has made, for its owner, with the rights of the moment.

import { type ArchiveFile, streamZip } from '../../documents/zip.ts'
import type { Caller } from '../../domain/caller.ts'
import type { BulkExportFile, BulkExportManifest } from '../../domain/generated/wire-types.ts'
import { isPersonal } from '../../domain/task-permissions.ts'
import { AppError } from '../../errors.ts'
import { archiveName, filePartId } from '../../tasks/kinds/make-files.ts'
import type { PartitionEntry } from '../../tasks/task.ts'
import type { AuditActor } from '../audit/context.ts'
import { recordExport } from '../exports/context.ts'
import { findSources } from '../reports/start-report.ts'
import { readParts, type StoredTask } from '../tasks/stored-task.ts'
import { assertOwnTask, getTaskFor } from '../tasks/task-access.ts'
import { assertExportReadable } from './check-exports.ts'
import type { TaskFilesContext } from './context.ts'
import { expired, hasExpired } from './kept-file.ts'
import { fileParametersOf } from './make-part.ts'
import { type FileHead, findFileHead, readFile } from './stored-file.ts'

export interface TaskFile {
  readonly file: AsyncGenerator<Uint8Array, void>
  readonly contentType: string
  readonly fileName: string
}

/**
 * The file of a report, or the archive of an export, read as its reader takes it; in the trail before it leaves. Throws
 * RESOURCE_NOT_FOUND, also once it has expired, INSUFFICIENT_PERMISSIONS for who is not its owner or may not read any more what is in it,
 * and CONFLICT while it is not made.
 */
export async function openTaskFile(context: TaskFilesContext, id: string, actor: AuditActor): Promise<TaskFile> {
  const task = await getFiled(context, id, actor.caller)
  await assertStillReadable(context, task, actor.caller)
  const { kind } = task.record
  const parts = await readParts(context.state, id)
  const heads = await Promise.all(parts.map(({ partition_id }) => findFileHead(context.state, id, partition_id)))
  if (parts.some(({ status }, at) => status === 'done' && heads[at] === undefined)) throw expired(id)
  const [first] = heads
  if (kind === 'report' && first === undefined) throw expired(id)
  const rows = heads.reduce((sum, head) => sum + (head?.rows ?? 0), 0)
  const details = { kind, files: heads.filter((head) => head !== undefined).length, rows }
  await recordExport(context, { resource_type: 'task', resource_id: id, details }, actor)
  if (kind === 'report' && first !== undefined) {
    const file = readFile(context.state, { task_id: id, part: filePartId(0) }, first)
    return { file, contentType: first.content_type, fileName: first.name }
  }
  return { file: archiveOf(context, task, { parts, heads }), contentType: 'application/zip', fileName: archiveName(id) }
}

async function getFiled(context: TaskFilesContext, id: string, caller: Caller): Promise<StoredTask> {
  const task = await getTaskFor(context.state, id, caller)
  const { record, checkpoint } = task
  if (!isPersonal(record.kind)) throw new AppError('RESOURCE_NOT_FOUND', { id, reason: 'task_without_file' })
  assertOwnTask(record, caller)
  if (checkpoint.status === 'failed' || checkpoint.status === 'cancelled')
    throw new AppError('CONFLICT', { reason: 'file_not_made' })
  if (checkpoint.status !== 'completed' || record.parameters.dry_run === true)
    throw new AppError('CONFLICT', { reason: 'file_not_ready' })
  if (hasExpired(task, context.clock.now())) throw expired(id)
  return task
}

/** What was read when the file was made may be closed to its owner since. */
async function assertStillReadable(context: TaskFilesContext, { record }: StoredTask, caller: Caller): Promise<void> {
  const { exports = [], report, language = 'pt' } = fileParametersOf(record.parameters)
  for (const part of exports) await assertExportReadable(context, part, caller)
  if (report !== undefined) await findSources(context.reports, { request: report, language }, caller)
}

interface Made {
  readonly parts: readonly PartitionEntry[]
  readonly heads: readonly (FileHead | undefined)[]
}

async function* archiveOf(
  { state, spelling }: TaskFilesContext,
  { record, checkpoint }: StoredTask,
  { parts, heads }: Made,
): AsyncGenerator<Uint8Array, void> {
  const { task_id, parameters } = record
  const { exports = [], language = 'pt' } = fileParametersOf(parameters)
  const files: BulkExportFile[] = []
  const notMade: BulkExportFile[] = []
  const content: ArchiveFile[] = []
  for (const [at, { partition_id: part, failure }] of parts.entries()) {
    const [head, asked] = [heads[at], exports[at] as BulkExportFile['asked']]
    if (head === undefined) {
      notMade.push({ asked, code: failure?.code ?? 'INTERNAL_ERROR' })
      continue
    }
    const { name, rows, bytes, sha256, dataset_version } = head
    const path = `${part}-${name}`
    files.push({
      ...{ path, asked, file_bytes: bytes, content_sha256: sha256 },
      ...(rows !== undefined && { rows }),
      ...(dataset_version !== undefined && { dataset_version }),
    })
    content.push({ path, content: () => readFile(state, { task_id, part }, head) })
  }
  const made_at = checkpoint.completed_at ?? record.created_at
  const manifest: BulkExportManifest = { task_id, made_at, files, files_not_made: notMade }
  const text = `${JSON.stringify(spelling.manifestIn(manifest, language), null, 2)}\n`
  const all = [{ path: 'manifest.json', content: Buffer.from(text) }, ...content]
  yield* streamZip(all, made_at, { compress: parameters.compress !== false })
}
