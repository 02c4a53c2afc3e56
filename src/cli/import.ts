// `prumo import`: imports files, with progress and a report of each.

import { basename } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import type { ImportProgress } from '../domain/import-progress.ts'
import { type DataSource, dataSources, type Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { translateMessages } from '../wire/texts.ts'
import { type FailedFile, formatFailedFile, toFailedFile } from './failed-file.ts'

/** The arguments of the command. */
export interface ImportCommand {
  readonly source?: string | undefined
  readonly format?: string | undefined
  /** File that maps columns to fields, instead of a format. */
  readonly mapping?: string | undefined
  /** Reports what was recognised, with the first rows, and imports nothing. */
  readonly explain?: boolean
  /** One line of JSON a file instead of a table. */
  readonly json: boolean
  /** Of the sentences that explain codes. */
  readonly language?: Language | undefined
}

/** What the command works with. */
export interface ImportCommandParts {
  /** Imports one file from disk. */
  readonly importFile: (
    path: string,
    options: {
      readonly source: DataSource | undefined
      readonly onProgress: (progress: ImportProgress) => void
    },
  ) => Promise<ImportReport>
  readonly stdout: { write(text: string): unknown }
  readonly stderr: NodeJS.WriteStream
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
    const report = translateMessages(await importOne(path, source, parts), command.language ?? 'en')
    if (report.status !== 'completed') exitCode = 1
    parts.stdout.write(command.json ? `${JSON.stringify(report)}\n` : formatReport(report))
  }
  return exitCode
}

async function importOne(
  path: string,
  source: DataSource | undefined,
  parts: ImportCommandParts,
): Promise<ImportReport | FailedFile> {
  const bar = createBar(basename(path), parts.stderr)
  try {
    return await parts.importFile(path, { source, onProgress: bar.update })
  } catch (error) {
    return toFailedFile(basename(path), error)
  } finally {
    bar.stop()
  }
}

/** The source that a command names; INVALID_DATA_SOURCE when there is none of that name. */
export function parseSource(text: string | undefined): DataSource | undefined {
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
  if (report.status === 'unread') return formatFailedFile(report)
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
    ...(report.states ?? []).flatMap(({ record_kind, outcome, count, lines: at, message }) => [
      `  ${outcome.padEnd(10)}${count} × ${record_kind} (${linesOf(at, count)})`,
      ...sentence(message),
    ]),
    ...report.rejections.flatMap(({ reason, field, line, count = 1, lines: at = [line], message }) => [
      `  rejected  ${count} × ${reason}${field === undefined ? '' : ` ${field}`} (${linesOf(at, count)})`,
      ...sentence(message),
    ]),
    ...(report.quality_notes ?? []).flatMap(({ field, note, count, message }) => [
      `  noted     ${count} × ${field}: ${note}`,
      ...sentence(message),
    ]),
    ...(report.ignored_fields ?? []).map(({ field, count }) => `  left out  ${field}: ${count} values`),
  ]
  return `${lines.join('\n')}\n\n`
}

/** A sentence under the code that it explains. */
function sentence(message: string | undefined): readonly string[] {
  return message === undefined ? [] : [`            ${message}`]
}

function linesOf(lines: readonly number[], count: number): string {
  return `lines ${lines.join(', ')}${count > lines.length ? ', …' : ''}`
}

function encodingOf(report: ImportReport): string {
  const other = report.lines_decoded_otherwise ?? 0
  const encoding = report.encoding ?? 'utf-8'
  return other === 0 ? encoding : `${encoding} (${other} lines read as windows-1252)`
}
