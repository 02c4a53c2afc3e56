// Imports by API: the upload is spooled to disk, then a thread of its own reads it into the records.

import type { AuditInput } from '../domain/audit-event.ts'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { AppError, getValue, type Outcome } from '../errors.ts'
import type { SourcePage } from '../import/importer.ts'
import { type Digest, spool } from '../import/run/spool.ts'
import type { Ids } from '../platform/ids.ts'
import { type AuditActor, type AuditsContext, ofCaller } from './audit/context.ts'
import type { WorkByUser } from './work-by-user.ts'

/** One import, as a message to the import thread. */
export interface ImportJob {
  /** Path of the spooled bytes. */
  readonly path: string
  readonly fileName: string
  /** Address that they were fetched from; absent for an upload. */
  readonly url?: string | undefined
  readonly digest: Digest
  /** The pages of a source that the bytes hold; absent for one file. */
  readonly pages?: readonly SourcePage[] | undefined
  readonly source: DataSource | undefined
  readonly format: string | undefined
  /** JSON of a mapping, unread. */
  readonly mapping?: string | undefined
}

export interface ImportsContext {
  /** Folder for uploads under way. */
  readonly directory: string
  readonly ids: Ids
  /** Throws SERVICE_UNAVAILABLE where no more jobs may wait; asked before an upload is read. */
  assertRoom(): void
  /** Runs a job; one at a time, the others wait. SERVICE_UNAVAILABLE where no more may. */
  run(job: ImportJob): Promise<Outcome<ImportReport>>
  /** The report of an earlier import. */
  find(id: string): Promise<ImportReport | undefined>
}

export interface UploadsContext extends ImportsContext, Pick<AuditsContext, 'audit'> {
  readonly underWay: WorkByUser
}

/** Imports an upload and records who did; throws VALIDATION_ERROR for an unknown format or a wrong mapping, PAYLOAD_TOO_LARGE. */
export async function importUpload(
  context: UploadsContext,
  upload: { readonly fileName: string; readonly bytes: AsyncIterable<Uint8Array> },
  { asker, ...options }: Pick<ImportJob, 'source' | 'format' | 'mapping'> & { readonly asker: AuditActor },
): Promise<ImportReport> {
  context.assertRoom()
  const ended = context.underWay.begin(asker.caller.user_id)
  try {
    return await importSpooled(context, upload, { asker, ...options })
  } finally {
    ended()
  }
}

async function importSpooled(
  context: UploadsContext,
  upload: Parameters<typeof importUpload>[1],
  { asker, ...options }: Parameters<typeof importUpload>[2],
): Promise<ImportReport> {
  const spooled = await spool(upload.bytes, context.directory, context.ids)
  try {
    const { path, digest } = spooled
    const outcome = await context.run({ path, digest, fileName: upload.fileName, ...options })
    // The records are a store of their own, so that the event cannot share the transaction of the import.
    const actor = { ...ofCaller(asker.caller), context: asker.context }
    await context.audit.commit([], [], [importEvent(outcome, upload.fileName, actor)])
    return getValue(outcome)
  } finally {
    await spooled.remove()
  }
}

/** The audit event of an import. */
export function importEvent(
  outcome: Outcome<ImportReport>,
  resource_name: string,
  actor: Pick<AuditInput, 'user_id' | 'user_email' | 'user_role' | 'context'>,
): AuditInput {
  const about = { event_type: 'data.import', ...actor, resource_type: 'import', resource_name } as const
  if (outcome.type === 'failed') return { ...about, success: false, error_code: outcome.failure.code }
  const { import_id, status, source, format, sha256, rows_read, accepted, rejected } = outcome.value
  const details = { status, source, format, sha256, rows_read, accepted, rejected }
  return { ...about, resource_id: import_id, success: status !== 'failed', details }
}

/** Imports of the connectors: recorded in the audit trail as done by the service itself. */
export function recordedImports<C extends ImportsContext>(
  imports: C,
  audit: Pick<AuditsContext['audit'], 'commit'>,
): C {
  return {
    ...imports,
    async run(job: ImportJob) {
      const outcome = await imports.run(job)
      await audit.commit([], [], [importEvent(outcome, job.fileName, {})])
      return outcome
    },
  }
}

/** The report of an import; throws RESOURCE_NOT_FOUND. */
export async function readImport(context: ImportsContext, id: string): Promise<ImportReport> {
  const report = await context.find(id)
  if (!report) throw new AppError('RESOURCE_NOT_FOUND', { id })
  return report
}
