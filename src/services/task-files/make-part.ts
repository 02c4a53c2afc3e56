// Make part: one file of a task, read with the rights that its owner has at that moment, and stored as it is read.

import type { Caller } from '../../domain/caller.ts'
import type { BulkExportPart, ReportRequest } from '../../domain/generated/wire-types.ts'
import { taskPermissions } from '../../domain/task-permissions.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { PartitionOutcome, WorkingContext } from '../../tasks/kind.ts'
import type { JsonObject, PartitionEntry, TaskRecord } from '../../tasks/task.ts'
import type { OpenExport, RowsReader } from '../exports/context.ts'
import { counted, type RowsThatLeft } from '../exports/counted-pages.ts'
import { renderReportOf } from '../exports/download-investigation.ts'
import { openContracts } from '../exports/export-contracts.ts'
import { exportFiles, type RowFormat } from '../exports/export-files.ts'
import { openFindings, openFindingsOf } from '../exports/export-findings.ts'
import { toRowsDocument } from '../exports/rows-document.ts'
import { writeRows } from '../exports/write-rows.ts'
import { readResults } from '../investigations/read.ts'
import { gatherJob } from '../reports/gather-job.ts'
import { getReport, madeOf, readReportFile } from '../reports/read-reports.ts'
import { findSources, withSafeTitle } from '../reports/start-report.ts'
import { assertMayAsk } from '../tasks/task-access.ts'
import { readOwner } from '../watches/context.ts'
import { assertExportReadable } from './check-exports.ts'
import type { TaskFilesContext } from './context.ts'
import { makeRoom } from './make-room.ts'
import { headWrite, storePieces } from './stored-file.ts'
import { whenFree } from './when-free.ts'

/** A file that is about to be made. */
interface Content {
  readonly name: string
  readonly format: keyof typeof exportFiles
  readonly chunks: AsyncIterable<string | Uint8Array>
  /** Known once the chunks are read. */
  readonly rows?: () => number | undefined
  readonly datasetVersion?: number | undefined
}

interface FileParameters {
  readonly language?: Language
  readonly exports?: readonly BulkExportPart[]
  readonly report?: ReportRequest
}

/** Of a task, what concerns its files. */
export function fileParametersOf(parameters: JsonObject): FileParameters {
  return parameters as FileParameters
}

/** Throws INSUFFICIENT_PERMISSIONS where its owner may not have it any more, and what reading it throws. */
export async function makePart(
  context: TaskFilesContext,
  { part, task }: { readonly part: PartitionEntry; readonly task: TaskRecord },
  { assertWanted }: Pick<WorkingContext, 'assertWanted'>,
): Promise<PartitionOutcome> {
  const { language = 'pt', exports, report } = fileParametersOf(task.parameters)
  const caller = narrowed(await readOwner(context, task.user_id ?? '', taskPermissions[task.kind]), task)
  const wanted = exports?.[Number(part.data.part)]
  const content = await whenFree({ clock: context.clock, assertWanted }, () =>
    openContent(context, { ...(wanted && { wanted }), ...(report && { report }) }, { caller, language }),
  )
  const { contentType, extension } = exportFiles[content.format]
  const name = `${content.name}.${extension}`
  const draft = { task, part: part.partition_id, attempt: context.ids.uuid(), assertWanted }
  await makeRoom(context)
  const stored = await storePieces(context.state, draft, content.chunks)
  const [rows, version] = [content.rows?.(), content.datasetVersion]
  const head = {
    ...{ ...stored, name, content_type: contentType },
    ...(rows !== undefined && { rows }),
    ...(version !== undefined && { dataset_version: version }),
  }
  return {
    writes: [headWrite(task.task_id, part.partition_id, head)],
    summary: {
      ...{ file_name: name, file_bytes: stored.bytes, content_sha256: stored.sha256 },
      ...(rows !== undefined && { file_rows: rows }),
      ...(version !== undefined && { dataset_version: version }),
    },
  }
}

/** What the credential could not read that asked for the task, the task does not read either. */
function narrowed(owner: Caller, { kind, scopes }: TaskRecord): Caller {
  if (scopes === undefined) return owner
  const caller = { ...owner, permissions: owner.permissions.filter((each) => scopes.includes(each)) }
  assertMayAsk(kind, caller)
  return caller
}

function openContent(
  context: TaskFilesContext,
  { wanted, report }: { readonly wanted?: BulkExportPart; readonly report?: ReportRequest },
  reader: RowsReader,
): Promise<Content> {
  if (report !== undefined) return renderRequested(context, report, reader)
  if (wanted === undefined) throw new AppError('INTERNAL_ERROR', { step: 'open' })
  return openExport(context, wanted, reader)
}

async function renderRequested(
  { reports }: TaskFilesContext,
  given: ReportRequest,
  { caller, language }: RowsReader,
): Promise<Content> {
  const asked = withSafeTitle(given)
  const subject = await findSources(reports, { request: asked, language }, caller)
  const request = { ...asked, ...(subject && { entity: subject.id }) }
  const { file } = await reports.writer.render(await gatherJob(reports, { request, language, caller }))
  const format = request.output_format ?? 'markdown'
  return { name: `prumo-${request.report_type}`, format, chunks: atOnce(file) }
}

async function openExport(context: TaskFilesContext, wanted: BulkExportPart, reader: RowsReader): Promise<Content> {
  const { type, id = '' } = wanted
  const format = wanted.format === 'excel' ? 'xlsx' : wanted.format
  await assertExportReadable(context, wanted, reader.caller)
  if (type === 'reports') return openReport(context, { id, format }, reader.caller)
  const isDocument = format === 'markdown' || format === 'html' || (type === 'investigations' && format === 'pdf')
  if (isDocument) {
    const { file } = await renderReportOf(context.reports, { id, format }, reader)
    return { name: nameOf('investigation', id), format, chunks: atOnce(file) }
  }
  if (type === 'investigations' && format === 'json') return openResults(context, id, reader)
  if (type === 'contracts') {
    const { contracts_filters: filters = {} } = wanted
    const open = await openContracts(context, { format, filters, skip_rows: 0 }, reader)
    return openRows(context, { open, format, layout: 'contracts', name: 'contracts' }, reader)
  }
  const open =
    type === 'anomalies'
      ? await openFindings(context, { format, filters: wanted.anomalies_filters ?? {} }, reader)
      : await openFindingsOf(context, { id, format }, reader)
  const name = type === 'anomalies' ? 'findings' : nameOf('investigation', id)
  return openRows(context, { open, format, layout: 'findings', name }, reader)
}

const nameOf = (what: string, id: string) => `${what}-${id.slice(0, 8)}`

async function openReport(
  { reports }: TaskFilesContext,
  { id, format }: { readonly id: string; readonly format: RowFormat | 'markdown' | 'html' },
  caller: Caller,
): Promise<Content> {
  if (format === 'jsonl') throw new AppError('INTERNAL_ERROR', { step: 'open' })
  const { report } = await getReport(reports, id, caller)
  const file = await readReportFile(reports, { report, made: madeOf(report) }, format)
  return { name: nameOf('report', id), format, chunks: atOnce(file) }
}

/** The results as they are read. */
async function openResults(context: TaskFilesContext, id: string, { caller, language }: RowsReader): Promise<Content> {
  const { toPortuguese } = context.spelling
  const toWire = language === 'pt' ? toPortuguese : (_: string, value: unknown) => value
  const text = await readResults(context.investigations, id, { caller, language, toWire })
  return { name: nameOf('investigation', id), format: 'json', chunks: atOnce(text) }
}

interface Rows {
  readonly open: OpenExport
  readonly format: RowFormat
  readonly layout: 'contracts' | 'findings'
  readonly name: string
}

async function openRows(
  context: TaskFilesContext,
  { open, format, layout, name }: Rows,
  { language }: RowsReader,
): Promise<Content> {
  const { names, ...about } = context.spelling.layoutOf(layout, language)
  let left: RowsThatLeft | undefined
  const pages = counted(open.pages, async (rows) => {
    left = rows
  })
  const content = { name, format, rows: () => left?.rows, datasetVersion: open.datasetVersion }
  if (format !== 'xlsx' && format !== 'pdf') return { ...content, chunks: writeRows(format, { ...open, pages }, names) }
  const created = new Date(context.clock.now()).toISOString()
  const file = await context.places.within(async () => {
    const document = await toRowsDocument({ open: { ...open, pages }, format }, names, { ...about, language, created })
    return context.reports.writer.convert(Buffer.from(JSON.stringify(document)), format)
  })
  return { ...content, chunks: atOnce(file) }
}

async function* atOnce(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file
}
