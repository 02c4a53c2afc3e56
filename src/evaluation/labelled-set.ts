// Labelled sets: folders of normalised files with the labels of the planted anomalies, which no detector reads.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { type AnomalyType, anomalyTypes } from '../domain/vocabulary.ts'
import type { Label, Truth } from './figures.ts'

export interface LabelledTruth extends Truth {
  /** Unit price in BRL of the contract without its planted anomaly. */
  readonly expectedPrices: ReadonlyMap<string, number>
}

/** True for a folder with labels. */
export function isLabelled(folder: string): boolean {
  return existsSync(join(folder, 'labels.csv')) || existsSync(join(folder, 'labels.csv.gz'))
}

/** Reads truth.csv, labels.csv and decoys.csv, gzipped or not. */
export function readTruth(folder: string): LabelledTruth {
  const truth = readCsvRows(join(folder, 'truth.csv'))
  return {
    ids: truth.map((row) => row.contract_id ?? ''),
    labels: new Map(readCsvRows(join(folder, 'labels.csv')).map((row) => [row.contract_id ?? '', toLabel(row)])),
    decoys: new Map(readCsvRows(join(folder, 'decoys.csv')).map((row) => [row.contract_id ?? '', row.decoy ?? ''])),
    expectedPrices: new Map(truth.map((row) => [row.contract_id ?? '', Number(row.expected_unit_price)])),
  }
}

type CsvRow = Readonly<Record<string, string | undefined>>

function toLabel({ type, subtype = '', group = '' }: CsvRow): Label {
  return { type: anomalyTypes.find((known) => known === type) as AnomalyType, subtype, group }
}

/** Rows of a CSV file with a header, or of its gzipped twin where only that exists. */
export function readCsvRows(path: string): readonly CsvRow[] {
  const bytes = existsSync(path) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`))
  return parse(bytes, { columns: true, skip_empty_lines: true })
}
