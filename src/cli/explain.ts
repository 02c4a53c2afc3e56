// `prumo import --explain`: reports what would be imported of each file, and imports nothing.

import { basename } from 'node:path'
import type { ExplainedGroup, ExplainedRow, ImportExplanation } from '../domain/import-explanation.ts'
import type { Language } from '../domain/vocabulary.ts'
import { translateMessages } from '../wire/texts.ts'
import { type FailedFile, formatFailedFile, toFailedFile } from './failed-file.ts'

/** Explains files one after the other and writes what was recognised; returns the exit code: 0, or 1 when a file was not recognised or not read to its end. */
export async function runExplain(
  files: readonly string[],
  options: { readonly json: boolean; readonly language?: Language | undefined },
  parts: {
    readonly explainFile: (path: string) => Promise<ImportExplanation>
    readonly stdout: { write(text: string): unknown }
  },
): Promise<number> {
  let exitCode = 0
  for (const path of files) {
    const explanation = await parts
      .explainFile(path)
      .catch((error: unknown): FailedFile => toFailedFile(basename(path), error))
    const failed = 'status' in explanation
    if (failed || explanation.format === undefined || explanation.failure !== undefined) exitCode = 1
    if (options.json)
      parts.stdout.write(`${JSON.stringify(translateMessages(explanation, options.language ?? 'en'))}\n`)
    else if ('status' in explanation) parts.stdout.write(formatFailedFile(explanation))
    else parts.stdout.write(formatExplanation(translateMessages(explanation, options.language ?? 'en')))
  }
  return exitCode
}

function formatExplanation(explanation: ImportExplanation): string {
  const { format, importer_version, delimiter, header, formats, inside, failure } = explanation
  const head: readonly (readonly [string, string])[] = [
    ['file', inside === undefined ? explanation.file : `${explanation.file} (${inside})`],
    ['format', format === undefined ? 'not recognised' : `${format} v${importer_version ?? 1}`],
    ...(explanation.source === undefined ? [] : ([['source', explanation.source]] as const)),
    ['encoding', explanation.encoding],
    ['content', explanation.content],
    ...(delimiter === undefined ? [] : ([['delimiter', JSON.stringify(delimiter)]] as const)),
    ...(header === undefined ? [] : ([['header', header.join(' | ')]] as const)),
    ...(failure === undefined ? [] : ([['failure', failure]] as const)),
    ...(explanation.ignored.length === 0 ? [] : ([['left out', leftOut(explanation)]] as const)),
    ...(formats === undefined ? [] : ([['known', `${formats.join(', ')}; or give --mapping`]] as const)),
  ]
  const lines = [
    ...head.map(([label, value]) => `${label.padEnd(12)}${value}`),
    ...explanation.rows.flatMap(formatRow),
    ...explanation.groups.flatMap(formatGroup),
  ]
  return `${lines.join('\n')}\n\n`
}

function leftOut({ ignored }: ImportExplanation): string {
  return ignored.map(({ field, count }) => `${field} (${count} values)`).join(', ')
}

function formatGroup({ outcome, code, field, count, message, rows }: ExplainedGroup): readonly string[] {
  const what = outcome === code ? '' : `, ${code}${field === undefined ? '' : ` ${field}`}`
  return [
    `${count} × ${outcome}${what}`,
    ...(message === undefined ? [] : [`  ${message}`]),
    ...rows.map(({ line, found }) => `  line ${line}${found === undefined ? '' : `: ${found}`}`),
  ]
}

function formatRow(row: ExplainedRow): readonly string[] {
  if ('repeated' in row) return [`line ${row.line}: repeats an earlier row`]
  if ('rejection' in row) {
    const { reason, field, found } = row.rejection
    const where = field === undefined ? '' : ` ${field}`
    return [`line ${row.line}: rejected, ${reason}${where}${found === undefined ? '' : ` (${found})`}`]
  }
  const { provenance: _place, quality, ...fields } = row.record
  const notes = (quality ?? []).map(
    ({ field, note, found }) => `  noted     ${field}: ${note}${found === undefined ? '' : ` (${found})`}`,
  )
  return [`line ${row.line}: ${JSON.stringify(fields)}`, ...notes]
}
