// `prumo import --explain`: reports what would be imported of each file, and imports nothing.

import { basename } from 'node:path'
import type { ExplainedGroup, ExplainedRow, ImportExplanation } from '../domain/import-explanation.ts'
import type { Language } from '../domain/vocabulary.ts'
import { spellCode, spellPrinted, spellRecord } from '../wire/command-names.ts'
import { type Say, sayIn, wordFor } from '../wire/command-texts.ts'
import { translateMessages } from '../wire/texts.ts'
import { type FailedFile, failedLine, formatFailedFile, toFailedFile } from './failed-file.ts'
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
    if ('status' in explanation)
      parts.stdout.write(options.json ? failedLine(explanation, language) : formatFailedFile(explanation, language))
    else {
      const worded = translateMessages(explanation, language)
      parts.stdout.write(
        options.json
          ? `${JSON.stringify(spellPrinted(worded, language))}\n`
          : formatExplanation(worded, { language, source: options.source }),
      )
    }
  }
  return exitCode
}

/** Texts, codes, and where a row stands. */
interface Words {
  readonly language: Language
  readonly say: Say
  readonly sayAt: (line: number) => string
}

function formatExplanation(
  explanation: ImportExplanation,
  { language, source }: { readonly language: Language; readonly source: string | undefined },
): string {
  const say = sayIn(language)
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
    [say('failure'), failure && spellCode(failure, language)],
    [say('left_out'), explanation.ignored.length === 0 ? undefined : leftOutLines(explanation.ignored, say).join(', ')],
    [say('known'), formats && say('or_mapping', { formats: formats.join(', ') })],
  ]
  const lines = [
    ...head.flatMap(([label, value]) => (value === undefined ? [] : [`${label.padEnd(13)}${value}`])),
    ...explanation.rows.flatMap((row) => formatRow(row, { language, say, sayAt })),
    ...explanation.groups.flatMap((group) => formatGroup(group, { language, say, sayAt })),
  ]
  return `${lines.join('\n')}\n\n`
}

function formatGroup(
  { outcome, code, field, count, message, rows }: ExplainedGroup,
  { language, say, sayAt }: Words,
): readonly string[] {
  const what = outcome === code ? '' : `, ${codesOf(code, field, language)}`
  const said = outcome === 'rejected' ? say('is_rejected') : wordFor(outcome, say)
  return [
    `${count} × ${said}${what}`,
    ...(message === undefined ? [] : [`  ${message}`]),
    ...rows.map(({ line, found }) => `  ${sayAt(line)}${found === undefined ? '' : `: ${found}`}`),
  ]
}

function codesOf(code: string, field: string | undefined, language: Language): string {
  return [code, ...(field === undefined ? [] : [field])].map((each) => spellCode(each, language)).join(' ')
}

function formatRow(row: ExplainedRow, { language, say, sayAt }: Words): readonly string[] {
  const at = sayAt(row.line)
  if ('repeated' in row) return [`${at}: ${say('repeats')}`]
  if ('rejection' in row) {
    const { reason, field, found } = row.rejection
    return [
      `${at}: ${say('is_rejected')}, ${codesOf(reason, field, language)}${found === undefined ? '' : ` (${found})`}`,
    ]
  }
  const { provenance: _place, quality, ...fields } = row.record
  const notes = (quality ?? []).map(
    ({ field, note, found }) =>
      `  ${say('noted').padEnd(11)}${spellCode(field, language)}: ${spellCode(note, language)}${found === undefined ? '' : ` (${found})`}`,
  )
  return [`${at}: ${JSON.stringify(spellRecord(fields, language))}`, ...notes]
}
