// One row of a source as the importer of its format sees it, and the record that is made of it.

import type { DecimalSign } from '../../domain/parse-money.ts'
import type { NormalisedRecord, RecordQualityNote } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import { excerpt, type ImportContext, type Importer, provenanceOf, type Rejection } from '../importer.ts'
import { noteOnAmounts } from './contradicting-amounts.ts'
import { type Loose, RowFields, type RowReading, withoutUndefined } from './row-fields.ts'
import { createRowKeys } from './row-keys.ts'
import { fileDateOf, readStateTime, type StateColumns, type StateTime } from './state-time.ts'

/** One reading of one file. */
export interface ImportRun {
  readonly importer: Pick<Importer, 'id' | 'version'>
  readonly context: ImportContext
}

/** A record without the fields that all records share. */
export type RecordBody<R extends NormalisedRecord> = Loose<Omit<R, 'provenance' | 'quality' | 'synthetic'>>

/** A body of any kind of record. */
export type AnyBody<R = NormalisedRecord> = R extends NormalisedRecord ? RecordBody<R> : never

/** What an importer sees of one row of its source. */
export interface SourceRow<C extends string> {
  readonly line: number
  readonly rejection?: undefined
  readonly fields: RowFields<C>
  /** The text of a column or path as it stands. */
  readonly cell: (column: C) => string | undefined
  /** The texts of all columns that the format names, trimmed. */
  readonly texts: () => readonly string[]
  /** Id of a row without one of its own, from its contents; repeated contents leave a note at `field`. */
  readonly keyOf: (field: string, parts: readonly string[]) => string
  /** Completes a record of this row. */
  readonly record: <R extends NormalisedRecord>(originalId: string, body: RecordBody<R>, url?: string) => R
  /** Why this row is no record: a required column is empty. */
  readonly missing: (column: C) => Rejection
}

/** What the rows of one file have in common. */
export interface RowSetting<C extends string> {
  readonly run: ImportRun
  readonly decimal: DecimalSign
  readonly columns: readonly C[]
  readonly state: StateColumns<C> | undefined
  /** The name of a column in the source. */
  readonly titleOf: (column: C) => string
}

/** Turns lines with cells into rows of one file; ids without a key of their own are counted over the file. */
export function createRowMaker<C extends string>(
  setting: RowSetting<C>,
): (
  row: Pick<SourceRow<C>, 'line' | 'cell'> &
    Pick<RowReading<C>, 'statedSign'> & { readonly notes: readonly RecordQualityNote[] },
) => SourceRow<C> {
  const { run, decimal, columns, state, titleOf } = setting
  const fileDate = fileDateOf(run.context.file)
  const keyOfParts = createRowKeys()
  const { facts } = run.context
  return ({ line, cell, statedSign, notes }) => {
    const fields = new RowFields<C>(cell, { decimal, facts, notes: [...notes], statedSign })
    return {
      line,
      fields,
      cell,
      texts: () => columns.map((column) => (cell(column) ?? '').trim()),
      keyOf: (field, parts) => {
        const { id, occurrence } = keyOfParts(parts)
        run.context.tally.keyedByContents()
        if (occurrence > 1) fields.note(field, 'repeated_row_kept', `occurrence ${occurrence}`)
        return id
      },
      record: (original_id, body, url) => {
        const time = readStateTime(cell, state, fileDate)
        return toRecord(run, { line, original_id, url, ...time, notes: fields.notes }, body)
      },
      missing: (column) => missingField(titleOf(column)),
    }
  }
}

/** Why a bid is no record though the number of its bidder is filled in: it stands for nobody. */
export function withoutNumber(number: string | undefined): Rejection | undefined {
  return number === undefined || number.trim() === ''
    ? undefined
    : { reason: 'bidder_without_number', found: excerpt(number) }
}

/** Why a row is no record: a required field is empty. */
export function missingField(field: string): Rejection {
  return { reason: 'missing_field', field }
}

/** Completes a record with where it came from and what was repaired. */
export function toRecord<R extends NormalisedRecord>(
  { importer, context }: ImportRun,
  row: StateTime & {
    readonly line: number
    readonly original_id: string
    readonly url?: string | undefined
    readonly notes: readonly RecordQualityNote[]
  },
  body: RecordBody<R> | AnyBody,
): R {
  const { notes } = row
  // The body was made for this row alone, so it becomes the record without a copy.
  const record = withoutUndefined<Record<string, unknown>>(body)
  const doubt = noteOnAmounts(record)
  const all = doubt === undefined ? notes : [...notes, doubt]
  record.provenance = provenanceOf(importer, context, row)
  if (all.length > 0) record.quality = all.slice(0, limits.recordListItemsMax)
  return record as unknown as R
}
