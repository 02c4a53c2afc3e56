// A labelled set that every clone can make: records of the sample generator and what it planted in them.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NormalisedRecord, RecordKind } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { generateSample, generateSampleLabels } from '../../src/sample/generate.ts'
import type { LabelledSet } from './practice.ts'

const size = { contracts: 6000, seed: 'made world' }

/** The records of the world, as the sample gives them. */
export function madeRecords(): readonly NormalisedRecord[] {
  return [...generateSample(size)]
}

/** The world as columns, with its labels. It has no decoys. */
export function createMadeWorld(): LabelledSet {
  const records = madeRecords()
  const labels = [...generateSampleLabels(size)].map(
    ({ contract_id, type, subtype }) => [contract_id, { type, subtype, group: '' }] as const,
  )
  const contractIds = records.flatMap((record) => (record.record_kind === 'contract' ? [record.contract_id] : []))
  const truth = { ids: contractIds, labels: new Map(labels), decoys: new Map() }
  return { data: buildDataset(records), contractIds, truth }
}

const files: Readonly<Partial<Record<RecordKind, string>>> = {
  organization: 'organizations.jsonl',
  supplier: 'suppliers.jsonl',
  sanction: 'sanctions.jsonl',
  contract: 'contracts.jsonl',
  payment: 'payments.jsonl',
}

/** Writes the world into a folder, as a practice set lies there; a unit price is expected to be what was paid. */
export function writeMadeWorld(folder: string): void {
  const records = madeRecords()
  for (const [kind, name] of Object.entries(files)) {
    const rows = records.flatMap(({ provenance: _, ...record }) => {
      const { record_kind, ...fields } = record
      return record_kind === kind ? [fields] : []
    })
    writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  }
  const contracts = records.flatMap((record) => (record.record_kind === 'contract' ? [record] : []))
  writeCsv(join(folder, 'truth.csv'), [
    ['contract_id', 'expected_unit_price', 'sigma'],
    ...contracts.map(({ contract_id, unit_price = '' }) => [contract_id, unit_price, 1]),
  ])
  writeCsv(join(folder, 'labels.csv'), [
    ['contract_id', 'type', 'subtype', 'group', 'strength'],
    ...[...generateSampleLabels(size)].map(({ contract_id, type, subtype }) => [contract_id, type, subtype, '', 1]),
  ])
  writeCsv(join(folder, 'decoys.csv'), [['contract_id', 'decoy']])
}

function writeCsv(path: string, rows: readonly (readonly (string | number)[])[]): void {
  writeFileSync(path, rows.map((cells) => `${cells.join(',')}\n`).join(''))
}
