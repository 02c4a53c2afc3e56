import type { Dataset } from '../domain/dataset.ts'
import { standingActs } from './standing-acts.ts'

/** The gate of pattern and relationship tests: a contract or award that stands, of known value above 0. */
export function awardedActs(data: Dataset): (row: number) => boolean {
  const stands = standingActs(data, ['contract', 'award'])
  return (row) => stands(row) && (data.acts.value[row] ?? Number.NaN) > 0
}
