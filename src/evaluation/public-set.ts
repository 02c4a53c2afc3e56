// Public benchmark sets for isolation forests: features, and a 0/1 label in the last column.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FeatureColumns } from '../detect/forest/forest.ts'
import { readCsvRows } from './labelled-set.ts'

export interface PublicSet {
  readonly columns: FeatureColumns
  readonly labels: Float64Array
  /** Positions of all rows. */
  readonly rows: Int32Array
}

/** Minimum areas for the mean of ten seeds, and the areas of scikit-learn's forest over many seeds. */
export interface Floor {
  readonly name: string
  readonly roc: number
  readonly precision: number
  readonly anchorRoc: number
  readonly anchorPrecision: number
}

/** Floors in the order of forest_floor.csv. */
export function readFloors(folder: string): readonly Floor[] {
  return readCsvRows(join(folder, 'forest_floor.csv')).map((row) => ({
    name: row.dataset ?? '',
    roc: Number(row.floor_auroc_10seed_mean),
    precision: Number(row.floor_auprc_10seed_mean),
    anchorRoc: Number(row.auroc),
    anchorPrecision: Number(row.auprc),
  }))
}

export function readPublicSet(folder: string, name: string): PublicSet {
  const text = gunzipSync(readFileSync(join(folder, 'public', `${name}.csv.gz`))).toString('utf8')
  const lines = text.trim().split('\n')
  const width = lines[0]?.split(',').length ?? 0
  const columns = Array.from({ length: width }, () => new Float64Array(lines.length - 1))
  for (let i = 1; i < lines.length; i++) {
    const cells = lines[i].split(',')
    for (let c = 0; c < width; c++) (columns[c] as Float64Array)[i - 1] = Number(cells[c])
  }
  const labels = columns.pop() ?? new Float64Array(0)
  return { columns, labels, rows: Int32Array.from({ length: labels.length }, (_, i) => i) }
}
