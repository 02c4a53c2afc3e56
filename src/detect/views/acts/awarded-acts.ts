import type { Dataset } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { standingMarks } from './standing-acts.ts'

/** The gate of pattern and relationship tests: a contract or award that stands, of known value above 0. */
export function awardedActs(data: Dataset): (row: number) => boolean {
  const marks = awardedMarks(data)
  return (row) => marks[row] === 1
}

const awardedMarks = sharedPerDataset('awarded acts', (data): Uint8Array => {
  const marks = standingMarks(data, ['contract', 'award']).slice()
  for (let row = 0; row < marks.length; row++) if (!(data.acts.value[row] > 0)) marks[row] = 0
  return marks
})
