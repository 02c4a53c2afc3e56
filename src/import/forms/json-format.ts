import type { NormalisedRecord } from '../../domain/records.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import type { ImportContext, Importer, Rejection } from '../importer.ts'
import { type JsonRow, readJsonRows, scalarAt } from '../text/read-json.ts'
import { resultOf } from './csv-format.ts'
import { RowFields } from './row-fields.ts'
import { createRowKeys } from './row-keys.ts'
import { type SourceRow, toRecord } from './source-row.ts'

/** One kind of JSON answer, told by the keys of its objects. */
export interface JsonFormat {
  readonly id: string
  readonly version: number
  readonly source: DataSource
  /** Keys that stand in the beginning of every such file. */
  readonly keys: readonly string[]
}

/** A row whose columns are paths such as `unidadeGestora.codigo`, with its nested values. */
export interface JsonSourceRow<C extends string> extends SourceRow<C> {
  readonly value: JsonRow['value']
  /** The same reading of an object inside the row; its notes are the row's. */
  readonly inside: <D extends string>(value: unknown) => RowFields<D>
}

/**
 * An importer of JSON with one record an object. Amounts are texts with decimal commas or JSON numbers with decimal
 * points, which stay apart: `"350.000"` is a third of a million, the number 350.000 is 350.
 */
export function defineJsonImporter<C extends string>(
  format: JsonFormat,
  build: (row: JsonSourceRow<C>, context: ImportContext) => NormalisedRecord | Rejection,
): Importer {
  const importer: Importer = {
    id: format.id,
    version: format.version,
    source: format.source,
    recognise: ({ text }) => /^\s*[[{]/.test(text) && format.keys.every((key) => text.includes(`"${key}"`)),
    async *read(input, context) {
      const keyOf = createRowKeys()
      for await (const row of readJsonRows(input, context)) {
        if ('rejection' in row) {
          yield row
          continue
        }
        const cell = cellsOf(row.value)
        const fields = new RowFields<C>(cell, { decimal: 'comma' })
        fields.notes.push(...row.notes)
        const source: JsonSourceRow<C> = {
          line: row.line,
          fields,
          cell,
          keyOf,
          value: row.value,
          inside: (value) => new RowFields(cellsOf(value), { decimal: 'comma', notes: fields.notes }),
          record: (original_id, body, url) =>
            toRecord(importer, context, { line: row.line, original_id, url, notes: fields.notes }, body),
          missing: (column) => ({ reason: 'missing_field', field: column }),
        }
        yield resultOf(row.line, build(source, context))
      }
    },
  }
  return importer
}

function cellsOf(value: unknown): (path: string) => string | undefined {
  const object = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  return (path) => {
    const text = scalarAt(object, path)
    return text !== undefined && /^-?\d+\.\d+$/.test(text) && isNumber(object, path) ? text.replace('.', ',') : text
  }
}

function isNumber(object: Readonly<Record<string, unknown>>, path: string): boolean {
  let at: unknown = object
  for (const key of path.split('.')) at = (at as Record<string, unknown>)[key]
  return typeof at === 'number'
}
