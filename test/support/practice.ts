// Practice sets: reads a directory of normalised JSON Lines (gzipped or not) into a dataset, for development and gated tests.

import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Dataset } from '../../src/dataset/dataset.ts'
import type { NormalisedRecord, Provenance, RecordKind } from '../../src/domain/records.ts'
import type { Truth } from '../../src/evaluation/figures.ts'
import { readTruth } from '../../src/evaluation/labelled-set.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { sharedFolder } from './repository.ts'

/** Path of a practice set such as `medium-211`, for suites that run only where the shared data is. */
export function practiceFolder(name: string): string {
  return `${sharedFolder}detection/practice/${name}`
}

export interface LabelledSet {
  readonly data: Dataset
  /** Contract id of each row of `acts`. */
  readonly contractIds: readonly string[]
  /** What was planted, and which contracts are lawful look-alikes. */
  readonly truth: Truth
}

const files: readonly { readonly name: string; readonly kind: RecordKind }[] = [
  { name: 'organizations.jsonl', kind: 'organization' },
  { name: 'suppliers.jsonl', kind: 'supplier' },
  { name: 'sanctions.jsonl', kind: 'sanction' },
  { name: 'contracts.jsonl', kind: 'contract' },
  { name: 'payments.jsonl', kind: 'payment' },
]

/** Contracts, payments, suppliers, sanctions and organizations of a folder; a file that is not there is no error. */
export function readPracticeRecords(folder: string): readonly NormalisedRecord[] {
  return files.flatMap(({ name, kind }) => readRecords(folder, name, kind))
}

/** The records of a folder as columns, with what was planted in them. */
export function readPracticeSet(folder: string, records = readPracticeRecords(folder)): LabelledSet {
  const contractIds = records.flatMap((record) => (record.record_kind === 'contract' ? [record.contract_id] : []))
  return { data: buildDataset(records), contractIds, truth: readTruth(folder) }
}

function readRecords(folder: string, name: string, kind: RecordKind): NormalisedRecord[] {
  const lines = readText(`${folder}/${name}`).split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line, index) => {
      // The sets write null where a value is absent; records never store null.
      const fields = JSON.parse(line, (_, value) => value ?? undefined) as Record<string, unknown>
      return { record_kind: kind, ...fields, provenance: practiceProvenance(name, index + 1) } as NormalisedRecord
    })
}

function readText(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8')
  return existsSync(`${path}.gz`) ? gunzipSync(readFileSync(`${path}.gz`)).toString('utf8') : ''
}

/** Provenance for records that tests make up. */
export function practiceProvenance(file = 'test.jsonl', line = 1): Provenance {
  return {
    source: 'portal_transparencia',
    importer: 'normalised',
    importer_version: 1,
    file,
    file_sha256: '0'.repeat(64),
    line,
    original_id: `${file}:${line}`,
    retrieved_at: '2026-01-01T00:00:00.000Z',
  }
}
