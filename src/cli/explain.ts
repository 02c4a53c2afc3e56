// `prumo import --explain`: reports what would be imported of each file, and imports nothing.

import { basename } from 'node:path'
import type { ExplainedGroup, ExplainedRow, ImportExplanation } from '../domain/import-explanation.ts'
import type { Language } from '../domain/vocabulary.ts'
import { type Say, sayIn, wordFor } from '../wire/command-texts.ts'
import { translateMessages } from '../wire/texts.ts'
import { type FailedFile, formatFailedFile, toFailedFile } from './failed-file.ts'
import { leftOutLines, sourceText } from './import.ts'

/** Explains files one after the other and writes what was recognised; returns the exit code: 0, or 1 when a file was not recognised or not read to its end. */
export async function runExplain(
  files: readonly string[],
  options: { readonly json: boolean; readonly language?: Language | undefined; readonly source?: string | undefined },
  parts: {
    readonly explainFile: (path: string) => Promise<ImportExplanation>
    readonly stdout: { write(text: string): unknown }
  },
): Promise<number> {
  const { language = 'en' } = options
  let exitCode = 0
  for (const path of files) {
    const explanation = await parts
      .explainFile(path)
      .catch((error: unknown): FailedFile => toFailedFile(basename(path), error, language))
    const failed = 'status' in explanation
    if (failed || explanation.format === undefined || explanation.failure !== undefined) exitCode = 1
    if (options.json) parts.stdout.write(`${JSON.stringify(translateMessages(explanation, language))}\n`)
    else if ('status' in explanation) parts.stdout.write(formatFailedFile(explanation, language))
    else
      parts.stdout.write(
        formatExplanation(translateMessages(explanation, language), { say: sayIn(language), source: options.source }),
      )
  }
  return exitCode
}

/** Texts, and where a row stands. */
interface Words {
  readonly say: Say
  readonly sayAt: (line: number) => string
}

function formatExplanation(
  explanation: ImportExplanation,
  { say, source }: { readonly say: Say; readonly source: string | undefined },
): string {
  const sayAt = (line: number) => say(explanation.lines_are === 'elements' ? 'element' : 'line', { line })
  const { format, importer_version, delimiter, header, formats, inside, failure } = explanation
  const head: readonly (readonly [string, string | undefined])[] = [
    [say('file'), inside === undefined ? explanation.file : `${explanation.file} (${inside})`],
    [say('format'), format === undefined ? say('not_recognised') : `${format} v${importer_version ?? 1}`],
    [say('source'), sourceText(explanation.source, source, say)],
    [say('encoding'), explanation.encoding],
    [say('content'), wordFor(explanation.content, say)],
    [say('delimiter'), delimiter === undefined ? undefined : JSON.stringify(delimiter)],
    [say('header'), header?.join(' | ')],
    [say('failure'), failure],
    [say('left_out'), explanation.ignored.length === 0 ? undefined : leftOutLines(explanation.ignored, say).join(', ')],
    [say('known'), formats && say('or_mapping', { formats: formats.join(', ') })],
  ]
  const lines = [
    ...head.flatMap(([label, value]) => (value === undefined ? [] : [`${label.padEnd(13)}${value}`])),
    ...explanation.rows.flatMap((row) => formatRow(row, { say, sayAt })),
    ...explanation.groups.flatMap((group) => formatGroup(group, { say, sayAt })),
  ]
  return `${lines.join('\n')}\n\n`
}

function formatGroup(
  { outcome, code, field, count, message, rows }: ExplainedGroup,
  { say, sayAt }: Words,
): readonly string[] {
  const what = outcome === code ? '' : `, ${code}${field === undefined ? '' : ` ${field}`}`
  const said = outcome === 'rejected' ? say('is_rejected') : wordFor(outcome, say)
  return [
    `${count} × ${said}${what}`,
    ...(message === undefined ? [] : [`  ${message}`]),
    ...rows.map(({ line, found }) => `  ${sayAt(line)}${found === undefined ? '' : `: ${found}`}`),
  ]
}

function formatRow(row: ExplainedRow, { say, sayAt }: Words): readonly string[] {
  const at = sayAt(row.line)
  if ('repeated' in row) return [`${at}: ${say('repeats')}`]
  if ('rejection' in row) {
    const { reason, field, found } = row.rejection
    const where = field === undefined ? '' : ` ${field}`
    return [`${at}: ${say('is_rejected')}, ${reason}${where}${found === undefined ? '' : ` (${found})`}`]
  }
  const { provenance: _place, quality, ...fields } = row.record
  const notes = (quality ?? []).map(
    ({ field, note, found }) =>
      `  ${say('noted').padEnd(11)}${field}: ${note}${found === undefined ? '' : ` (${found})`}`,
  )
  return [`${at}: ${JSON.stringify(fields)}`, ...notes]
}
