// Reports as they are read: by their owner, by an admin, and by each who may read every investigation and analysis that is in them.
// Who may not read investigations or analyses reads none by a report, whosever it is.

import { recordKey } from '../../agents/keys.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { Caller } from '../../domain/caller.ts'
import type { Report, ReportFormat, ReportHead, ReportStatus } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import { analysisRecordKey } from '../../tasks/analysis/keys.ts'
import { assertMayReadAnalyses, getReadableAnalysis } from '../analyses/read-analysis.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import { type Access, assertMayReadInvestigations, assertReadable } from '../investigations/access.ts'
import { getRecord } from '../investigations/documents.ts'
import type { ReportsContext } from './context.ts'
import { downloadUrl } from './report-runner.ts'
import { aboutReport } from './start-report.ts'
import {
  type FoundReport,
  findReport,
  listReportsOf,
  type MadeReport,
  readPieces,
  reportFiles,
  reportRemoval,
  type StoredReport,
} from './stored-report.ts'

/** Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS. */
export async function getReport(context: ReportsContext, id: string, caller: Caller): Promise<FoundReport> {
  const found = await getStoredReport(context, id)
  await assertReadableReport(context, found.report, caller)
  return found
}

async function getStoredReport({ state }: Pick<ReportsContext, 'state'>, id: string): Promise<FoundReport> {
  const found = await findReport(state, id)
  if (found === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id })
  return found
}

async function assertReadableReport(
  { state }: ReportsContext,
  { user_id, request }: StoredReport,
  caller: Caller,
): Promise<void> {
  const [runs, analyses] = [request.investigation_ids ?? [], request.analysis_ids ?? []]
  // A dossier has the findings of investigations.
  if (runs.length > 0 || analyses.length === 0) assertMayReadInvestigations(caller)
  if (analyses.length > 0) assertMayReadAnalyses(caller)
  if (user_id === caller.user_id) return
  const kept = [...runs.map(recordKey), ...analyses.map(analysisRecordKey)]
  if (caller.role === 'admin') return assertWithinTeams(state, kept, caller)
  // What names neither, such as a dossier, is its owner's alone.
  if (runs.length + analyses.length === 0) throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_owner' })
  for (const run of runs) await getRecord(state, run, caller)
  for (const analysis of analyses) await getReadableAnalysis({ state }, analysis, caller)
}

/** An admin reads what is in a report of others, but of a team that it is not in; a report outlives its investigation. */
async function assertWithinTeams(state: Store, keys: readonly string[], caller: Caller): Promise<void> {
  for (const record of await state.getMany(keys)) if (record) assertReadable(parseStored<Access>(record), caller)
}

/** The reports of the caller. */
export async function listReports({ state }: ReportsContext, caller: Caller): Promise<readonly ReportHead[]> {
  return (await listReportsOf(state, caller.user_id)).map(toHead)
}

function toHead(report: StoredReport): ReportHead {
  const { id, user_id, title, request, language, status, created_at, completed_at, made } = report
  return {
    ...{ id, title, report_type: request.report_type, language, status, user_id, created_at },
    ...{ format: request.output_format ?? 'markdown', target_audience: request.target_audience ?? 'general' },
    ...{ investigations: request.investigation_ids ?? [], analyses: request.analysis_ids ?? [] },
    progress: progressOf(report),
    ...(made && { word_count: made.word_count, download_url: downloadUrl(id) }),
    ...(completed_at !== undefined && { completed_at }),
  }
}

const phases = ['initializing', 'data_collection', 'content_generation', 'formatting', 'finalization', 'completed']

/** Phases that are behind it, from 0 to 1. */
function progressOf({ current_phase }: StoredReport): number {
  return phases.indexOf(current_phase) / (phases.length - 1)
}

/** How far it is; a failure with its reason. */
export function reportStatusOf(report: StoredReport): Omit<ReportStatus, 'error'> {
  const { id, status, current_phase, created_at, completed_at } = report
  return {
    ...{ report_id: id, status, progress: progressOf(report), current_phase, created_at },
    ...(completed_at !== undefined && { completed_at }),
  }
}

/** The report with its content. Throws CONFLICT while there is none. */
export async function readReport(context: ReportsContext, { report }: FoundReport): Promise<Report> {
  const made = madeOf(report)
  const file = await readPieces(context.state, report.id, { what: 'file', length: made.file_bytes })
  return { ...toReport({ report, made, file }), user_id: report.user_id, download_url: downloadUrl(report.id) }
}

interface Content {
  readonly report: Pick<StoredReport, 'id' | 'title' | 'request' | 'language' | 'completed_at'>
  readonly made: MadeReport
  readonly file: Uint8Array
}

/** The spec's entity, with what says more beside it. */
export function toReport({ report, made, file }: Content): Report {
  const { id, title, request, language, completed_at = '' } = report
  const format = request.output_format ?? 'markdown'
  const { isText } = reportFiles[format]
  return {
    ...{ id, title, content: Buffer.from(file).toString(isText ? 'utf8' : 'base64') },
    ...(!isText && { content_encoding: 'base64' }),
    ...{ format, investigations: request.investigation_ids ?? [], generated_at: completed_at },
    ...{ report_type: request.report_type, target_audience: request.target_audience ?? 'general', language },
    ...{ analyses: request.analysis_ids ?? [], status: 'completed', word_count: made.word_count },
    metadata: {
      ...{ sections_generated: made.sections, data_sources_used: made.data_sources, findings: made.findings },
      dataset_versions: made.dataset_versions,
      ...(made.synthetic && { synthetic: true }),
      content_sha256: made.sha256,
    },
  }
}

/** What was made of it. Throws CONFLICT while nothing is; why one has failed is in its status. */
export function madeOf({ made, status }: StoredReport): MadeReport {
  if (made === undefined) throw new AppError('CONFLICT', { reason: 'report_not_finished', report_status: status })
  return made
}

export interface ReportFile {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly fileName: string
}

/** The file in its own format, or written anew in another one. Throws as getReport, and CONFLICT while it is not made. */
export async function downloadReport(
  context: ReportsContext,
  { id, format }: { readonly id: string; readonly format?: ReportFormat },
  asker: Asker,
): Promise<ReportFile> {
  const { report } = await getReport(context, id, asker.caller)
  const made = madeOf(report)
  const wanted = format ?? report.request.output_format ?? 'markdown'
  const bytes = await readReportFile(context, { report, made }, wanted)
  await context.trail.commit(
    [],
    [],
    [eventBy('report.downloaded', asker, { ...aboutReport(report), details: { format: wanted } })],
  )
  const { contentType, extension } = reportFiles[wanted]
  return { bytes, contentType, fileName: `prumo-${report.request.report_type}-${id.slice(0, 8)}.${extension}` }
}

/** The file of a report that is made, in its own format or written anew in another one. */
export async function readReportFile(
  { state, writer }: Pick<ReportsContext, 'state' | 'writer'>,
  { report: { id, request }, made }: { readonly report: StoredReport; readonly made: MadeReport },
  wanted: ReportFormat,
): Promise<Uint8Array> {
  const isOwn = wanted === (request.output_format ?? 'markdown')
  if (isOwn) return readPieces(state, id, { what: 'file', length: made.file_bytes })
  return writer.convert(await readPieces(state, id, { what: 'document', length: made.document_bytes }), wanted)
}

/** Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS for who is neither its owner nor an admin. */
export async function deleteReport(context: ReportsContext, id: string, asker: Asker): Promise<void> {
  const { state, trail } = context
  await untilCommitted(async () => {
    const { report, condition } = await getStoredReport(context, id)
    const { user_id, role } = asker.caller
    if (report.user_id !== user_id && role !== 'admin')
      throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_owner' })
    const writes = await reportRemoval(state, report)
    return (await trail.commit(writes, [condition], [eventBy('report.deleted', asker, aboutReport(report))]))
      ? true
      : null
  })
}
