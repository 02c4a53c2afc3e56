import assert from 'node:assert/strict'
import type { ImportReport } from '../../../src/domain/generated/wire-types.ts'
import type { NormalisedRecord } from '../../../src/domain/records.ts'
import { importFile } from '../../../src/import/run/import-file.ts'
import { createMemoryStore } from '../../../src/store/memory.ts'
import { importPartsOf } from '../../support/import-run.ts'

/** What an import of a whole file reports. A count that is not given is 0. */
export interface WholeFile {
  readonly file: string
  readonly format: string
  readonly rows: number
  readonly rejected?: number
  readonly duplicates?: number
  readonly merged?: number
  readonly updated?: number
  /** How often each note stands, by `field note`. */
  readonly notes?: Readonly<Record<string, number>>
  /** How many rows each reason turned away, by `reason field`. */
  readonly why?: Readonly<Record<string, number>>
}

/** Asserts that a file goes in with every row and every repair counted, and that a second time changes nothing. */
export async function assertGoesInWhole(path: string, expected: WholeFile): Promise<void> {
  const { rows, rejected = 0, duplicates = 0, merged = 0, updated = 0, notes = {}, why = {} } = expected
  const store = createMemoryStore()
  const records: NormalisedRecord[] = []
  const parts = importPartsOf(store, { records, saved: [] })
  const report = await importFile(path, {}, parts)
  assert.equal(report.format, expected.format)
  assert.deepEqual(notesOf(report), notes)
  assert.deepEqual(
    Object.fromEntries(report.rejections.map(({ reason, field, count }) => [`${reason} ${field ?? ''}`, count])),
    why,
  )
  const accepted = rows - rejected - duplicates
  assert.deepEqual(countsOf(report), { rows, accepted, rejected, duplicates, merged, updated })
  assert.equal(records.length, accepted - merged)
  const again = await importFile(path, {}, parts)
  assert.deepEqual(countsOf(again), { rows, accepted: 0, rejected, duplicates: rows - rejected, merged, updated: 0 })
  assert.equal(again.dataset_version, report.dataset_version)
}

function notesOf({ quality_notes = [] }: ImportReport): Readonly<Record<string, number>> {
  return Object.fromEntries(quality_notes.map(({ field, note, count }) => [`${field} ${note}`, count]))
}

function countsOf(report: ImportReport): Readonly<Record<string, number | undefined>> {
  const { rows_read: rows, accepted, rejected, duplicates, merged, updated } = report
  return { rows, accepted, rejected, duplicates, merged, updated }
}
