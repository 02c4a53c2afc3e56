import type { NormalisedRecord, QualityNote } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import { type ImportContext, type Importer, provenanceOf, type Rejection } from '../importer.ts'
import { type Loose, present, type RowFields } from './row-fields.ts'
import type { RowKey } from './row-keys.ts'

/** A record without what every record has alike. */
export type Body<R extends NormalisedRecord> = Loose<Omit<R, 'provenance' | 'quality' | 'synthetic'>>

/** A body of any kind of record. */
export type AnyBody<R = NormalisedRecord> = R extends NormalisedRecord ? Body<R> : never

/** What an importer sees of one row of its source. */
export interface SourceRow<C extends string> {
  readonly line: number
  readonly fields: RowFields<C>
  /** The text of a column or path as it stands. */
  readonly cell: (column: C) => string | undefined
  /** Id of a row without one of its own, from its contents. */
  readonly keyOf: (parts: readonly string[]) => RowKey
  /** Completes a record of this row. */
  readonly record: <R extends NormalisedRecord>(originalId: string, body: Body<R>, url?: string) => R
  /** Why this row is no record: a column that every record needs is empty. */
  readonly missing: (column: C) => Rejection
}

/** Completes a record with where it came from and what was repaired. */
export function toRecord<R extends NormalisedRecord>(
  importer: Importer,
  context: ImportContext,
  row: {
    readonly line: number
    readonly original_id: string
    readonly url?: string | undefined
    readonly notes: readonly QualityNote[]
  },
  body: Body<R> | AnyBody,
): R {
  const { notes, ...place } = row
  // The body was made for this row, so it becomes the record: copying it would be much of the work of a row.
  const record = present<Record<string, unknown>>(body)
  record.provenance = provenanceOf(importer, context, place)
  if (notes.length > 0) record.quality = notes.slice(0, limits.recordListItemsMax)
  return record as unknown as R
}
