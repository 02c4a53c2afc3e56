// Rows document: an open export as a document, for the formats that are made whole: workbooks and PDF.

import type { Column, TableBlock, TableCell, TextDocument } from '../../documents/document.ts'
import type { FieldColumn } from '../../domain/field-column.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { OpenExport } from './context.ts'
import { type RowNames, textOf, valueAt } from './write-rows.ts'

/** Made in memory, so that there are bounds to them. */
export type WholeFormat = 'xlsx' | 'pdf'

/** What a document of rows says besides them, in its language. */
export interface RowsTitle {
  readonly language: Language
  readonly title: string
  /** Instant, in UTC. */
  readonly created: string
  /** Fields that stand in a PDF, where a page is narrow; of a workbook all do. */
  readonly pdfFields: readonly string[]
  /** The table of a row, in the order in which tables come. */
  readonly tables: readonly { readonly caption: string; holds(row: object): boolean }[]
}

/** Throws VALIDATION_ERROR where more rows match than the format holds. */
export async function toRowsDocument(
  { open, format }: { readonly open: OpenExport; readonly format: WholeFormat },
  { columns, spell }: Pick<RowNames, 'columns' | 'spell'>,
  { language, title, created, pdfFields, tables }: RowsTitle,
): Promise<TextDocument> {
  assertRoom(format, open.rows ?? 0)
  const shown = format === 'pdf' ? columns.filter(({ field }) => pdfFields.includes(field)) : columns
  const rows: object[] = []
  for await (const page of open.pages) {
    rows.push(...page)
    assertRoom(format, rows.length)
  }
  const blocks = tables.map(({ caption, holds }): TableBlock => {
    const own = rows.filter(holds).map((row) => toCells(spell(row), shown))
    return { type: 'table', caption, columns: shown.map(toColumn), rows: own }
  })
  const held = blocks.filter((block, index) => block.rows.length > 0 || (index === 0 && rows.length === 0))
  return { language, title, author: 'Prumo', created, blocks: held }
}

function assertRoom(format: WholeFormat, found: number): void {
  const limit = format === 'xlsx' ? limits.exportWorkbookRowsMax : limits.exportPdfRowsMax
  if (found > limit)
    throw new AppError('VALIDATION_ERROR', {
      field: 'format',
      reason: 'too_many_rows_for_format',
      limit,
      found: String(found),
    })
}

function toColumn({ name, type }: FieldColumn): Column {
  return { name, type: type === 'json' ? 'text' : type }
}

function toCells(row: object, columns: readonly FieldColumn[]): readonly TableCell[] {
  return columns.map((column) => {
    const value = valueAt(row, column)
    if (value === undefined || value === null) return null
    return typeof value === 'number' ? value : textOf(value).slice(0, limits.exportCellCharactersMax)
  })
}
