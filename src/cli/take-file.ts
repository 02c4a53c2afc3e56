// `prumo report`, `prumo dossier`, `prumo bundle` and `prumo export`: files that a server makes, written where they are wanted.

import type {
  AnomaliesExportRequest,
  BulkExportPart,
  BulkExportRequest,
  ContractsExportRequest,
  InvestigationDownloadQuery,
  ReportRequest,
} from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { commandFailure, sayIn } from '../wire/command-texts.ts'
import { exportedRowsOf } from '../wire/export-texts.ts'
import { toEnglish } from '../wire/rename.ts'
import type { FileBytes, ServerFiles } from './server-files.ts'

/** Where a file goes; standard output where it is absent. */
interface Out {
  readonly out?: string | undefined
  readonly language: Language
}

export interface ReportCommand extends Out {
  /** By what it is made of where absent. */
  readonly type?: ReportRequest['report_type'] | undefined
  /** Finished analyses. */
  readonly analysis?: readonly string[] | undefined
  readonly format: NonNullable<ReportRequest['output_format']>
  readonly audience: NonNullable<ReportRequest['target_audience']>
  readonly title?: string | undefined
}

export interface ExportCommand extends Out {
  readonly format: InvestigationDownloadQuery['format']
  /** `name=value` each, by their names in the language of the command. */
  readonly filter?: readonly string[] | undefined
}

export type BundleCommand = Out

export interface DossierCommand extends Omit<ReportCommand, 'type' | 'analysis'> {
  readonly of: 'supplier' | 'body'
}

export interface FileParts {
  readonly files: ServerFiles
  readonly clock: Pick<Clock, 'timer'>
  readonly stderr: { write(text: string): unknown }
  /** Writes bytes to a file, or to standard output where none is named; resolves to how many they were. */
  write(bytes: FileBytes, out: string | undefined): Promise<number>
}

/** Has a report of finished investigations and analyses made, waits for it and writes it; resolves to the exit code. */
export async function runReport(
  investigation_ids: readonly string[],
  { type, analysis: analysis_ids = [], format, audience, title, out, language }: ReportCommand,
  parts: FileParts,
): Promise<number> {
  const request = {
    report_type: type ?? (investigation_ids.length === 0 ? 'detailed_analysis' : 'investigation_report'),
    ...{ investigation_ids, analysis_ids, output_format: format, target_audience: audience },
    ...(title !== undefined && { title }),
  } as ReportRequest
  return takeMade(request, { out, language }, parts)
}

/** Has the dossier of a supplier or a body made, waits for it and writes it; resolves to the exit code. */
export async function runDossier(
  entity: string,
  { of, format, audience, title, out, language }: DossierCommand,
  parts: FileParts,
): Promise<number> {
  const request = {
    ...{ report_type: `${of}_dossier`, entity, output_format: format, target_audience: audience },
    ...(title !== undefined && { title }),
  } as ReportRequest
  return takeMade(request, { out, language }, parts)
}

async function takeMade(request: ReportRequest, { out, language }: Out, parts: FileParts): Promise<number> {
  const say = sayIn(language)
  const id = await parts.files.startReport(request)
  parts.stderr.write(`${say('report_begun', { id })}\n`)
  for (;;) {
    const { status, error } = await parts.files.reportStatus(id)
    if (status === 'failed') throw commandFailure('report_failed', { id, why: error?.message ?? '' })
    if (status === 'completed') break
    await new Promise<void>((look) => parts.clock.timer(limits.commandLookMs, look))
  }
  return writeFile(await parts.files.report(id), { out, language }, parts)
}

/** Writes a report that is made, with its evidence; resolves to the exit code. */
export async function runBundle(report: string, command: BundleCommand, parts: FileParts): Promise<number> {
  return writeFile(await parts.files.bundle(report), command, parts)
}

/** Writes contracts, findings, or what one investigation found; several of them as one archive. Resolves to the exit code. */
export async function runExport(what: readonly string[], command: ExportCommand, parts: FileParts): Promise<number> {
  const [only = ''] = what
  return what.length > 1 ? takeArchive(what, command, parts) : takeOne(only, command, parts)
}

async function takeOne(
  what: string,
  { format, filter = [], out, language }: ExportCommand,
  parts: FileParts,
): Promise<number> {
  const { files } = parts
  const rows = (schema: string) => ({
    format,
    ...(filter.length > 0 && { filters: toFilters(schema, filter, language) }),
  })
  const take = {
    contracts: () => files.contracts(rows('ContractsExportFilters') as Partial<ContractsExportRequest>),
    findings: () => files.findings(rows('AnomaliesExportFilters') as Partial<AnomaliesExportRequest>),
    investigation: () => files.investigation(what, { format }),
  }[exportedRowsOf(what) ?? 'investigation']
  const bytes = await take()
  return writeFile(bytes, { out, language }, parts)
}

/** A task makes it, which goes on by itself where the command is ended. */
async function takeArchive(
  what: readonly string[],
  { format, filter = [], out, language }: ExportCommand,
  parts: FileParts,
): Promise<number> {
  if (filter.length > 0) throw commandFailure('filter_of_one_export', {})
  const exports = what.map((each): BulkExportPart => {
    const rows = exportedRowsOf(each)
    if (rows === null) return { type: 'investigations', id: each, format: format ?? 'csv' }
    return { type: rows === 'contracts' ? 'contracts' : 'anomalies', format: format ?? 'csv' }
  })
  const { files, clock, stderr } = parts
  const id = await files.startExports({ exports, compress: true } as unknown as BulkExportRequest)
  stderr.write(`${sayIn(language)('export_begun', { id })}\n`)
  for (;;) {
    const { status, error, result } = await files.task(id)
    if (status === 'failed' || status === 'cancelled')
      throw commandFailure('export_failed', { id, why: error?.message ?? status })
    if (status === 'completed') {
      const failed = result?.parts_failed ?? 0
      if (failed > 0) stderr.write(`${sayIn(language)('exports_not_made', { failed })}\n`)
      const code = await writeFile(await files.taskFile(id), { out, language }, parts)
      return failed > 0 ? someNotMade : code
    }
    await new Promise<void>((look) => clock.timer(limits.commandLookMs, look))
  }
}

/** The archive is there and lacks what its manifest names. */
const someNotMade = 3

async function writeFile(bytes: FileBytes, { out, language }: Out, { write, stderr }: FileParts): Promise<number> {
  const size = await write(bytes, out)
  if (out !== undefined) stderr.write(`${sayIn(language)('file_written', { file: out, bytes: size })}\n`)
  return 0
}

const listed = new Set(['investigation_ids', 'anomaly_types', 'severities'])
const numbers = new Set(['year', 'min_value', 'max_value', 'min_confidence'])

/** `severities=high,critical` is a list, `year=2024` a number; what is wrong with them the server says. */
function toFilters(schema: string, given: readonly string[], language: Language): Readonly<Record<string, unknown>> {
  const texts = Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=')
      return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
    }),
  )
  const named = language === 'pt' ? (toEnglish(schema, texts) as typeof texts) : texts
  const values = Object.entries(named).map(([name, text]) => {
    if (listed.has(name)) return [name, String(text).split(',')]
    const number = numbers.has(name) && String(text).trim() !== '' ? Number(text) : Number.NaN
    return [name, Number.isNaN(number) ? text : number]
  })
  return Object.fromEntries(values)
}
