// `prumo import`: imports files, with progress and a report of each.

import { basename } from 'node:path'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import type { ImportProgress } from '../domain/import-progress.ts'
import { type DataSource, dataSources, type Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { spellCode } from '../wire/command-names.ts'
import { type Say, sayIn, wordFor } from '../wire/command-texts.ts'
import { toPortuguese } from '../wire/rename.ts'
import { translateMessages } from '../wire/texts.ts'
import { type FailedFile, failedLine, formatFailedFile, toFailedFile } from './failed-file.ts'
import { createProgressBar } from './progress-bar.ts'

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
  /** Of the report. */
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
  const { language = 'en' } = command
  let exitCode = 0
  for (const path of files) {
    const report = translateMessages(await importOne(path, { source, language }, parts), language)
    if (report.status !== 'completed') exitCode = 1
    parts.stdout.write(command.json ? lineOf(report, language) : formatReport(report, { language, source }))
  }
  return exitCode
}

/** A report as one line of JSON, spelled as the interface spells it. */
function lineOf(report: ImportReport | FailedFile, language: Language): string {
  if (report.status === 'unread') return failedLine(report, language)
  return `${JSON.stringify(language === 'en' ? report : toPortuguese('ImportReport', report))}\n`
}

async function importOne(
  path: string,
  { source, language }: { readonly source: DataSource | undefined; readonly language: Language },
  parts: ImportCommandParts,
): Promise<ImportReport | FailedFile> {
  const bar = createBar(`${basename(path)} ${sayIn(language)('progress')}`, parts.stderr)
  try {
    return await parts.importFile(path, { source, onProgress: bar.update })
  } catch (error) {
    return toFailedFile(basename(path), error, language)
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
function createBar(format: string, stderr: NodeJS.WriteStream): Bar {
  const bar = createProgressBar(format, stderr)
  if (bar === undefined) return { update: () => undefined, stop: () => undefined }
  bar.start(1, 0, { rows: 0, rejected: 0 })
  return {
    update: ({ bytes_read, bytes_total, rows_read, rejected }) => {
      bar.setTotal(Math.max(1, bytes_total))
      bar.update(bytes_read, { rows: rows_read, rejected })
    },
    stop: () => bar.stop(),
  }
}

function formatReport(
  report: ImportReport | FailedFile,
  { language, source }: { readonly language: Language; readonly source: DataSource | undefined },
): string {
  if (report.status === 'unread') return formatFailedFile(report, language)
  const say = sayIn(language)
  const { accepted, updated = 0, dataset_version: version = 0, failure, status } = report
  const head = [
    [say('file'), report.file],
    [say('status'), `${wordFor(status, say)}${failure === undefined ? '' : ` (${spellCode(failure, language)})`}`],
    [say('format'), `${report.format} v${report.importer_version ?? 1}`],
    [say('source'), sourceText(report.source, source, say)],
    [say('sha256'), report.sha256],
    [say('encoding'), encodingOf(report, say)],
    [say('rows_read'), String(report.rows_read)],
    [say('accepted'), say('updated', { accepted, updated })],
    [say('rejected'), String(report.rejected)],
    [say('duplicates'), String(report.duplicates)],
    [say('dataset'), say('version', { version })],
  ] as const
  const row = (what: string, text: string, message?: string) => [
    `  ${what.padEnd(11)}${text}`,
    // A sentence under the code that it explains.
    ...(message === undefined ? [] : [`             ${message}`]),
  ]
  const spell = (code: string) => spellCode(code, language)
  const sayAt = (lines: string) => say(report.lines_are ?? 'lines', { lines })
  const lines = [
    ...head.map(([label, value]) => `${label.padEnd(13)}${value}`),
    ...(report.states ?? []).flatMap(({ record_kind, outcome, count, lines: at, message }) =>
      row(wordFor(outcome, say), `${count} × ${wordFor(record_kind, say)} (${linesOf(at, count, sayAt)})`, message),
    ),
    ...report.rejections.flatMap(({ reason, field, line, count = 1, lines: at = [line], message }) =>
      row(
        say('is_rejected'),
        `${count} × ${[reason, ...(field === undefined ? [] : [field])].map(spell).join(' ')} (${linesOf(at, count, sayAt)})`,
        message,
      ),
    ),
    ...(report.quality_notes ?? []).flatMap(({ field, note, count, message }) =>
      row(say('noted'), `${count} × ${spell(field)}: ${spell(note)}`, message),
    ),
    ...leftOutLines(report.ignored_fields ?? [], say).flatMap((text) => row(say('left_out'), text)),
  ]
  return `${lines.join('\n')}\n\n`
}

function linesOf(lines: readonly number[], count: number, sayAt: (lines: string) => string): string {
  return `${sayAt(lines.join(', '))}${count > lines.length ? ', …' : ''}`
}

/** The source of the records; a format assumes that of one publisher, which need not be that of the file. */
export function sourceText(source: string | undefined, named: string | undefined, say: Say): string | undefined {
  return source === undefined || named !== undefined ? source : say('assumed', { source })
}

/** Columns that are not read, as many as can be looked through; the report has all. */
export function leftOutLines(
  fields: readonly { readonly field: string; readonly count: number }[],
  say: Say,
): readonly string[] {
  const shown = fields
    .slice(0, limits.leftOutShownMax)
    .map(({ field, count }) => `${field}: ${count === 1 ? say('one_value') : say('values', { count })}`)
  const more = fields.length - shown.length
  return more === 0 ? shown : [...shown, say('more_left_out', { more })]
}

function encodingOf({ lines_decoded_otherwise: count = 0, encoding = 'utf-8' }: ImportReport, say: Say): string {
  return count === 0 ? encoding : say('decoded_otherwise', { encoding, count })
}
