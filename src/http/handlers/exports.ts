// Handlers of the exports module.

import type { Caller } from '../../domain/caller.ts'
import type { InvestigationDownloadQuery } from '../../domain/generated/wire-types.ts'
import type { AuditedExport, ExportReader, ExportsContext } from '../../services/exports/context.ts'
import { recordExport } from '../../services/exports/context.ts'
import { downloadReportOf } from '../../services/exports/download-investigation.ts'
import { openContracts } from '../../services/exports/export-contracts.ts'
import { exportFiles, type RowFormat } from '../../services/exports/export-files.ts'
import { openFindings, openFindingsOf } from '../../services/exports/export-findings.ts'
import { takeStreamed, takeWhole } from '../../services/exports/take-export.ts'
import { readResults } from '../../services/investigations/read.ts'
import { startBulk } from '../../services/task-files/start-bulk.ts'
import type { TasksContext } from '../../services/tasks/context.ts'
import { type ExportedRows, exportLayoutOf } from '../../wire/export-layouts.ts'
import { toPortuguese } from '../../wire/rename.ts'
import { askerOf } from '../asker-of.ts'
import type { AdmittedRequest, HandlerRequest, Handlers } from '../handler.ts'
import { madeTaskIn } from './tasks.ts'

/** One handler for each operation of the module. */
export function exportHandlers(context: ExportsContext, tasks: TasksContext) {
  return {
    export_bulk(request) {
      const { body, language } = request
      return request.once(madeTaskIn(language), (making) =>
        startBulk(tasks, { body, language }, { ...askerOf(request), ...making }),
      )
    },
    async export_contracts(request) {
      const reader = readerOf(request)
      const open = await openContracts(context, request.body, reader)
      return toFile(context, { open, rows: 'contracts', format: request.body.format }, reader)
    },
    async export_anomalies(request) {
      const reader = readerOf(request)
      const open = await openFindings(context, request.body, reader)
      return toFile(context, { open, rows: 'findings', format: request.body.format }, reader)
    },
    download_investigation: (request) => download(context, request),
  } satisfies Partial<Handlers>
}

async function download(context: ExportsContext, request: HandlerRequest<'download_investigation'>) {
  const { language, params, query } = request
  const [id, reader] = [params.investigation_id, readerOf(request)]
  const format = formatOf(query)
  switch (format) {
    case 'markdown':
    case 'html':
    case 'pdf': {
      const bytes = await downloadReportOf(context, { id, format }, reader)
      const { contentType, extension } = exportFiles[format]
      return { text: bytes, contentType, headers: named('investigation', extension) }
    }
    case 'json': {
      const toWire = language === 'pt' ? toPortuguese : (_: string, value: unknown) => value
      const text = await readResults(context.investigations, id, { ...reader, toWire })
      const { taken } = await openFindingsOf(context, { id, format }, reader)
      await recordExport(context, taken, reader)
      return { text, contentType: exportFiles.json.contentType, headers: named('investigation', 'json') }
    }
    default: {
      const open = await openFindingsOf(context, { id, format }, reader)
      return toFile(context, { open, rows: 'findings', format }, reader)
    }
  }
}

/** The word of clients that know the original system names the workbook. */
function formatOf({ format }: InvestigationDownloadQuery) {
  return format === 'excel' ? 'xlsx' : format
}

function readerOf(request: AdmittedRequest & { readonly caller: Caller }): ExportReader {
  return { ...askerOf(request), language: request.language }
}

interface Wanted {
  readonly open: AuditedExport
  readonly rows: ExportedRows
  readonly format: RowFormat
}

async function toFile(context: ExportsContext, { open, rows, format }: Wanted, reader: ExportReader) {
  const { contentType, extension } = exportFiles[format]
  const { datasetVersion } = open
  const { language } = reader
  const headers = {
    ...named(rows, extension),
    ...(datasetVersion !== undefined && { 'X-Dataset-Version': String(datasetVersion) }),
  }
  const { names, title, pdfFields, tables } = exportLayoutOf(rows, language)
  if (format !== 'xlsx' && format !== 'pdf') {
    const file = await takeStreamed(context, { open, format, names }, reader)
    return { file, contentType, headers }
  }
  const created = new Date(context.lookups.clock.now()).toISOString()
  const about = { language, title, pdfFields, tables, created }
  const text = await takeWhole(context, { open, format, names }, { title: about, reader })
  return { text, contentType, headers }
}

function named(name: string, extension: string) {
  return { 'Content-Disposition': `attachment; filename="${name}.${extension}"` }
}
