// Write rows: an open export as the text of a file, page by page as its reader takes it.

import { toCsv } from '../../documents/csv.ts'
import { safeCell } from '../../documents/safe-cell.ts'
import type { FieldColumn } from '../../domain/field-column.ts'
import type { OpenExport } from './context.ts'

/** Rows in the names of their reader. */
export interface RowNames {
  readonly columns: readonly FieldColumn[]
  /** A row, in English names, in those of the reader. */
  spell(row: object): object
  /** An ExportAbout likewise. */
  spellAbout(about: object): object
}

/** Written without knowing how many rows there are. */
export type StreamedFormat = 'csv' | 'jsonl' | 'json'

/** JSON Lines end with what is said of the rows, so that a file that broke off is known by its end; JSON has it behind them as `meta`. */
export function writeRows(
  format: StreamedFormat,
  { pages }: OpenExport,
  names: RowNames,
): AsyncGenerator<string, void> {
  return { csv: writeCsv, jsonl: writeLines, json: writeJson }[format](pages, names)
}

type Pages = OpenExport['pages']

async function* writeCsv(pages: Pages, { columns, spell }: RowNames): AsyncGenerator<string, void> {
  yield csvText([columns.map(({ name }) => name)])
  for await (const page of pages)
    if (page.length > 0)
      yield csvText(
        page.map((row) => {
          const spelled = spell(row)
          return columns.map((column) => csvCell(valueAt(spelled, column)))
        }),
      )
}

function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return toCsv(rows, { lineEnd: '\r\n', quoted: /[';]/ })
}

function csvCell(value: unknown): string | number {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return value
  return safeCell(textOf(value))
}

async function* writeLines(pages: Pages, { spell, spellAbout }: RowNames): AsyncGenerator<string, void> {
  try {
    for (;;) {
      const step = await pages.next()
      if (step.done === true) return yield `${JSON.stringify({ meta: spellAbout(step.value) })}\n`
      if (step.value.length > 0) yield step.value.map((row) => `${JSON.stringify(spell(row))}\n`).join('')
    }
  } finally {
    await pages.return({})
  }
}

async function* writeJson(pages: Pages, { spell, spellAbout }: RowNames): AsyncGenerator<string, void> {
  let before = '{"data":[\n'
  try {
    for (;;) {
      const step = await pages.next()
      if (step.done === true) {
        const opening = before.startsWith('{') ? before : '\n'
        return yield `${opening}],"meta":${JSON.stringify(spellAbout(step.value))}}\n`
      }
      if (step.value.length === 0) continue
      yield before + step.value.map((row) => JSON.stringify(spell(row))).join(',\n')
      before = ',\n'
    }
  } finally {
    await pages.return({})
  }
}

/** What stands in a column of a row that is spelled in the names of the column; undefined where it is absent. */
export function valueAt(row: object, { path }: FieldColumn): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    row,
  )
}

/** A value as the text of a cell; what has parts is JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
