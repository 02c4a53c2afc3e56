// Records in the body of a request, read as strictly as those of a file and not stored.

import { createHash } from 'node:crypto'
import { type NormalisedRecord, type RecordKind, requestImporter } from '../../domain/records.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import { AppError, type FailureDetails } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type MainTable, tableOf } from '../../records/layout.ts'
import { FileFacts } from '../file-facts.ts'
import { toNormalisedRecord } from '../formats/normalised/normalised.ts'
import { createRowKeys } from '../forms/row-keys.ts'
import { excerpt, type Rejection } from '../importer.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Rows by the name that their list has in the body. */
export interface RequestRows {
  readonly records: Rows
  readonly suppliers?: Rows | undefined
  readonly sanctions?: Rows | undefined
  readonly payments?: Rows | undefined
}

export interface RequestRecords {
  readonly records: readonly NormalisedRecord[]
  /** Fields that no record has room for, sorted; at most limits.importCountedNamesMax. */
  readonly ignored: readonly string[]
}

/** The table that the records of a list belong to, and the kind of a row that names none. */
const lists: Readonly<Record<keyof RequestRows, { readonly table: MainTable; readonly kind: RecordKind }>> = {
  records: { table: 'acts', kind: 'contract' },
  suppliers: { table: 'suppliers', kind: 'supplier' },
  sanctions: { table: 'sanctions', kind: 'sanction' },
  payments: { table: 'payments', kind: 'payment' },
}

/**
 * The records of a body in the order of its lists. Rows without a source are of `source`. Throws
 * VALIDATION_ERROR with list, index (from 0) and field of the first value that cannot be read, and never with the value.
 */
export function readRequestRecords(
  rows: RequestRows,
  { source, retrievedAt }: { readonly source: DataSource; readonly retrievedAt: string },
): RequestRecords {
  const ignored = new Set<string>()
  const tally = {
    ignored(field: string) {
      if (ignored.size < limits.importCountedNamesMax) ignored.add(excerpt(field))
    },
  }
  const file_sha256 = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const facts = new FileFacts(retrievedAt)
  const context = { source, file: requestImporter, file_sha256, retrieved_at: retrievedAt, tally, facts }
  const read = () => readLists(rows, context)
  const first = read()
  if (!facts.isStale) return { records: first, ignored: [...ignored].sort() }
  if (facts.needsWhole) {
    facts.gather()
    read()
  }
  facts.settle()
  return { records: read(), ignored: [...ignored].sort() }
}

function readLists(
  rows: RequestRows,
  context: Parameters<typeof toNormalisedRecord>[1]['context'],
): readonly NormalisedRecord[] {
  const keyOf = createRowKeys()
  return Object.entries(lists).flatMap(([list, { table, kind }]) =>
    (rows[list as keyof RequestRows] ?? []).map((given, index) => {
      const row = given.record_kind === undefined ? { ...given, record_kind: kind } : given
      const importer = { id: requestImporter, version: 1 }
      const read = toNormalisedRecord(row, { line: index + 1, notes: [], context, keyOf, importer })
      const at = `${list}.${index}`
      if (read.record === undefined) throw refusal(at, 'rejection' in read ? read.rejection : undefined)
      if (tableOf(read.record.record_kind) !== table) throw refusal(at, { reason: 'wrong_kind', field: 'record_kind' })
      return read.record
    }),
  )
}

/** The importer's reasons as the service words them, with their facts. */
const reasons: Readonly<Record<string, FailureDetails>> = {
  missing_field: { reason: 'required' },
  wrong_type: { reason: 'wrong_value_type' },
  invalid_date: { reason: 'bad_date' },
  too_long: { reason: 'too_long', limit: limits.recordIdCharactersMax },
  too_many: { reason: 'too_many_items', limit: limits.recordListItemsMax },
  too_many_items: { reason: 'too_many_items', limit: limits.recordListItemsMax },
  unknown_kind: { reason: 'unknown_kind' },
  wrong_kind: { reason: 'wrong_kind' },
}

function refusal(at: string, rejection: Rejection | undefined): AppError {
  const field = rejection?.field === undefined ? at : `${at}.${rejection.field}`
  return new AppError('VALIDATION_ERROR', { field, ...(reasons[rejection?.reason ?? ''] ?? { reason: 'invalid' }) })
}
