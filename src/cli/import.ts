import { basename } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import type { ImportProgress } from '../domain/import-progress.ts'
import { type DataSource, dataSources } from '../domain/vocabulary.ts'
import { AppError, type ErrorCode } from '../errors.ts'

/** What the command is asked. */
export interface ImportCommand {
  readonly source?: string | undefined
  readonly format?: string | undefined
  /** File that says which columns are which fields, instead of a format. */
  readonly mapping?: string | undefined
  /** Say what was recognised, with the first rows, and write nothing. */
  readonly explain?: boolean
  /** One line of JSON a file instead of a table. */
  readonly json: boolean
}

/** What the command works with. */
export interface ImportCommandParts {
  /** Imports one file from disk. */
  readonly importFile: (
    path: string,
    options: {
      readonly source: DataSource | undefined
      readonly format: string | undefined
      readonly mappingFile: string | undefined
      readonly onProgress: (progress: ImportProgress) => void
    },
  ) => Promise<ImportReport>
  readonly stdout: { write(text: string): unknown }
  readonly stderr: NodeJS.WriteStream
}

/** What became of a file that was not read at all. */
interface FailedFile {
  readonly file: string
  readonly status: 'unread'
  readonly error: { readonly code: ErrorCode; readonly details: Readonly<Record<string, unknown>> }
}

/** Imports files one after the other and reports each; returns the exit code: 0, or 1 when a file failed. Unknown source: INVALID_DATA_SOURCE before anything is read. */
export async function runImport(
  files: readonly string[],
  command: ImportCommand,
  parts: ImportCommandParts,
): Promise<number> {
  const source = parseSource(command.source)
  let exitCode = 0
  for (const path of files) {
    const report = await importOne(path, { source, format: command.format, mappingFile: command.mapping }, parts)
    if (report.status !== 'completed') exitCode = 1
    parts.stdout.write(command.json ? `${JSON.stringify(report)}\n` : formatReport(report))
  }
  return exitCode
}

async function importOne(
  path: string,
  options: {
    readonly source: DataSource | undefined
    readonly format: string | undefined
    readonly mappingFile: string | undefined
  },
  parts: ImportCommandParts,
): Promise<ImportReport | FailedFile> {
  const bar = createBar(basename(path), parts.stderr)
  try {
    return await parts.importFile(path, { ...options, onProgress: bar.update })
  } catch (error) {
    return { file: basename(path), status: 'unread', error: toFailure(error) }
  } finally {
    bar.stop()
  }
}

/** What is wrong with a file is told and the next one is read; anything else is a bug and goes on up. */
function toFailure(error: unknown): FailedFile['error'] {
  if (error instanceof AppError) return { code: error.code, details: error.details }
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return { code: 'VALIDATION_ERROR', details: { field: 'file', reason: code } }
  throw error
}

function parseSource(text: string | undefined): DataSource | undefined {
  if (text === undefined) return undefined
  const source = dataSources.find((known) => known === text)
  if (source === undefined) throw new AppError('INVALID_DATA_SOURCE', { source: text, valid_sources: dataSources })
  return source
}

interface Bar {
  readonly update: (progress: ImportProgress) => void
  readonly stop: () => void
}

/** A progress bar on a terminal; nothing elsewhere. */
function createBar(file: string, stderr: NodeJS.WriteStream): Bar {
  if (stderr.isTTY !== true) return { update: () => undefined, stop: () => undefined }
  const bar = new SingleBar(
    {
      format: `${file} [{bar}] {percentage}% | {rows} rows | {rejected} rejected`,
      stream: stderr,
      clearOnComplete: true,
    },
    Presets.legacy,
  )
  bar.start(1, 0, { rows: 0, rejected: 0 })
  return {
    update: ({ bytes_read, bytes_total, rows_read, rejected }) => {
      bar.setTotal(Math.max(1, bytes_total))
      bar.update(bytes_read, { rows: rows_read, rejected })
    },
    stop: () => bar.stop(),
  }
}

function formatReport(report: ImportReport | FailedFile): string {
  if (report.status === 'unread')
    return `${report.file}  unread  ${report.error.code} ${JSON.stringify(report.error.details)}\n`
  const head = [
    ['file', report.file],
    ['status', report.failure === undefined ? report.status : `${report.status} (${report.failure})`],
    ['format', `${report.format} v${report.importer_version ?? 1}`],
    ['source', report.source],
    ['sha256', report.sha256],
    ['encoding', encodingOf(report)],
    ['rows read', String(report.rows_read)],
    ['accepted', `${report.accepted} (${report.updated ?? 0} updated)`],
    ['rejected', String(report.rejected)],
    ['duplicates', String(report.duplicates)],
    ['dataset', `version ${report.dataset_version ?? 0}`],
  ] as const
  const lines = [
    ...head.map(([label, value]) => `${label.padEnd(12)}${value}`),
    ...report.rejections.map(
      ({ reason, field, line, count = 1, lines: at = [line] }) =>
        `  rejected  ${count} × ${reason}${field === undefined ? '' : ` ${field}`} (lines ${at.join(', ')}${count > at.length ? ', …' : ''})`,
    ),
    ...(report.quality_notes ?? []).map(({ field, note, count }) => `  noted     ${count} × ${field}: ${note}`),
    ...(report.ignored_fields ?? []).map(({ field, count }) => `  ignored   ${count} × ${field}`),
  ]
  return `${lines.join('\n')}\n\n`
}

function encodingOf(report: ImportReport): string {
  const other = report.lines_decoded_otherwise ?? 0
  const encoding = report.encoding ?? 'utf-8'
  return other === 0 ? encoding : `${encoding} (${other} lines read as windows-1252)`
}
