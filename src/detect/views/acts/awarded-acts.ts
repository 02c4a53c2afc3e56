import { countedElsewhere, elsewhere } from '../../../dataset/counted-elsewhere.ts'
import type { Dataset } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { standingMarks } from './standing-acts.ts'

/** The gate of pattern and relationship tests: a contract or award that stands, of known value above 0 that no other act counts. */
export function awardedActs(data: Dataset): (row: number) => boolean {
  const marks = awardedMarks(data)
  return (row) => marks[row] === 1
}

/** The gate of tests of bids, which count tenders: the rows of one tender are in it together, since one alone may have its bids. */
export function competedActs(data: Dataset): (row: number) => boolean {
  const [marks, counted] = [valuedMarks(data), countedElsewhere(data)]
  return (row) => marks[row] === 1 && counted[row] !== elsewhere.sameAct
}

const awardedMarks = sharedPerDataset('awarded acts', (data): Uint8Array => {
  const marks = valuedMarks(data).slice()
  const counted = countedElsewhere(data)
  for (let row = 0; row < marks.length; row++) if (counted[row] !== 0) marks[row] = 0
  return marks
})

/** The same with acts whose amount another act counts: their prices are prices all the same. */
export const valuedMarks = sharedPerDataset('valued acts', (data): Uint8Array => {
  const marks = standingMarks(data, ['contract', 'award']).slice()
  for (let row = 0; row < marks.length; row++) if (!(data.acts.value[row] > 0)) marks[row] = 0
  return marks
})
