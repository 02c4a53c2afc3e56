// Handlers of the exports module.

import type { Caller } from '../../domain/caller.ts'
import type {
  ContractsExportRequest,
  ExportedFinding,
  InvestigationDownloadQuery,
} from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { AuditedExport, ExportReader, ExportsContext } from '../../services/exports/context.ts'
import { recordExport } from '../../services/exports/context.ts'
import { downloadReportOf } from '../../services/exports/download-investigation.ts'
import { openContracts } from '../../services/exports/export-contracts.ts'
import { openFindings, openFindingsOf } from '../../services/exports/export-findings.ts'
import type { RowsTitle } from '../../services/exports/rows-document.ts'
import { takeStreamed, takeWhole } from '../../services/exports/take-export.ts'
import type { RowNames } from '../../services/exports/write-rows.ts'
import { readResults } from '../../services/investigations/read.ts'
import { reportFiles } from '../../services/reports/stored-report.ts'
import { exportTexts } from '../../wire/export-texts.ts'
import { toPortuguese } from '../../wire/rename.ts'
import { fieldColumnsOf } from '../../wire/table-columns.ts'
import { askerOf } from '../asker-of.ts'
import type { AdmittedRequest, HandlerRequest, Handlers } from '../handler.ts'

type RowFormat = ContractsExportRequest['format']

const files: Readonly<Record<RowFormat, { readonly contentType: string; readonly extension: string }>> = {
  ...reportFiles,
  jsonl: { contentType: 'application/x-ndjson', extension: 'jsonl' },
}

/** What the rows of an export are, and how a document of them is laid out. */
interface RowsOf {
  readonly name: 'contracts' | 'findings'
  readonly schema: 'ActDocument' | 'ExportedFinding'
  readonly pdfFields: RowsTitle['pdfFields']
  tablesIn(language: Language): RowsTitle['tables']
}

const contracts: RowsOf = {
  name: 'contracts',
  schema: 'ActDocument',
  pdfFields: ['contract_id', 'signing_date', 'organization', 'supplier', 'description', 'value', 'currency'],
  tablesIn: (language) => [{ caption: exportTexts.contracts[language], holds: () => true }],
}

const findings: RowsOf = {
  name: 'findings',
  schema: 'ExportedFinding',
  pdfFields: [
    ...['anomaly.severity', 'anomaly.type', 'anomaly.confidence', 'anomaly.affected_entities.primary.name'],
    'anomaly.description',
  ],
  tablesIn(language) {
    const of = (caption: keyof typeof exportTexts, ...severities: readonly string[]) => ({
      caption: exportTexts[caption][language],
      holds: (row: object) => severities.includes((row as ExportedFinding).anomaly.severity),
    })
    return [of('severe', 'critical', 'high'), of('medium', 'medium'), of('low', 'low')]
  },
}

/** One handler for each operation of the module. */
export function exportHandlers(context: ExportsContext) {
  return {
    async export_contracts(request) {
      const reader = readerOf(request)
      const open = await openContracts(context, request.body, reader)
      return toFile(context, { open, of: contracts, format: request.body.format }, reader)
    },
    async export_anomalies(request) {
      const reader = readerOf(request)
      const open = await openFindings(context, request.body, reader)
      return toFile(context, { open, of: findings, format: request.body.format }, reader)
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
      const { contentType, extension } = reportFiles[format]
      return { text: bytes, contentType, headers: named('investigation', extension) }
    }
    case 'json': {
      const toWire = language === 'pt' ? toPortuguese : (_: string, value: unknown) => value
      const text = await readResults(context.investigations, id, { ...reader, toWire })
      const { taken } = await openFindingsOf(context, { id, format }, reader)
      await recordExport(context, taken, reader)
      return { text, contentType: files.json.contentType, headers: named('investigation', 'json') }
    }
    default: {
      const open = await openFindingsOf(context, { id, format }, reader)
      return toFile(context, { open, of: findings, format }, reader)
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
  readonly of: RowsOf
  readonly format: RowFormat
}

async function toFile(context: ExportsContext, { open, of, format }: Wanted, reader: ExportReader) {
  const { contentType, extension } = files[format]
  const { datasetVersion } = open
  const { language } = reader
  const headers = {
    ...named(of.name, extension),
    ...(datasetVersion !== undefined && { 'X-Dataset-Version': String(datasetVersion) }),
  }
  const names = namesOf(of, language)
  if (format !== 'xlsx' && format !== 'pdf') {
    const file = await takeStreamed(context, { open, format, names }, reader)
    return { file, contentType, headers }
  }
  const title = {
    ...{ language, title: exportTexts[of.name][language], pdfFields: of.pdfFields, tables: of.tablesIn(language) },
    created: new Date(context.lookups.clock.now()).toISOString(),
  }
  const text = await takeWhole(context, { open, format, names }, { title, reader })
  return { text, contentType, headers }
}

function namesOf({ schema }: RowsOf, language: Language): RowNames {
  const spellAs = (name: string) => (value: object) =>
    language === 'pt' ? (toPortuguese(name, value) as object) : value
  return { columns: fieldColumnsOf(schema, language), spell: spellAs(schema), spellAbout: spellAs('ExportAbout') }
}

function named(name: string, extension: string) {
  return { 'Content-Disposition': `attachment; filename="${name}.${extension}"` }
}
