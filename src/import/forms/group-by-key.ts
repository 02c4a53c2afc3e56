// Reading of files in which several rows make one record.

import assert from 'node:assert/strict'
import { joinedFormatIds } from '../../records/join-lists.ts'
import type { Rejection } from '../importer.ts'
import type { FileReader, SpoiltRow } from './define-importer.ts'
import { type GroupedRow, joinRows, type RowGroup } from './group-rows.ts'
import { type AnyBody, type SourceRow, toRecord } from './source-row.ts'
import { fileDateOf, readStateTime } from './state-time.ts'

/** How the rows of one record come together. */
export interface RowGrouping<C extends string, Head, Fact> {
  /** What a row adds to its record, or the reason why it cannot. */
  readonly factOf: (row: SourceRow<C>) => { readonly key: string; readonly fact: Fact } | Rejection
  /** What the first row states of the whole record. */
  readonly headOf: (row: SourceRow<C>) => Head
  readonly build: (group: RowGroup<Head, Fact>) => { readonly original_id: string; readonly body: AnyBody }
}

/** One record for all rows of a key. A row that repeats another word for word counts once. */
export function groupByKey<C extends string, Head, Fact>(
  grouping: RowGrouping<C, Head, Fact>,
): FileReader<SourceRow<C>> {
  return {
    readFile: (rows, run) => {
      assert(joinedFormatIds.has(run.importer.id), 'a format of joined rows says how its states join')
      const time = readStateTime(() => undefined, undefined, fileDateOf(run.context.file))
      return joinRows(groupedRows(rows, grouping), (group) => {
        const { original_id, body } = grouping.build(group)
        return toRecord(run, { line: group.line, original_id, ...time, notes: group.notes }, body)
      })
    },
  }
}

async function* groupedRows<C extends string, Head, Fact>(
  rows: AsyncIterable<SourceRow<C> | SpoiltRow>,
  { factOf, headOf }: RowGrouping<C, Head, Fact>,
): AsyncGenerator<GroupedRow<Head, Fact> | SpoiltRow> {
  for await (const row of rows) {
    if (row.rejection !== undefined) {
      yield row
      continue
    }
    const { line, fields, texts } = row
    const read = factOf(row)
    if ('reason' in read) yield { line, rejection: read }
    else yield { ...read, line, identity: JSON.stringify(texts()), head: () => headOf(row), notes: fields.notes }
  }
}
