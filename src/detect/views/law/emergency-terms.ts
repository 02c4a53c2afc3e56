// Emergency terms: how long the law lets an emergency direct award run, and whether the ends on record are those of execution.

import { codeTable } from '../../../dataset/code-table.ts'
import { type Dataset, isDay } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { addMonths } from '../../../domain/days.ts'
import { toLegalBasis } from '../../../domain/legal-basis.ts'
import { findEmergencyTermCap, type TermCap } from '../../../domain/term-caps.ts'

/** Choice: where more emergencies than this begin with a longer term already, the end on record is not that of their execution. */
const longShareMax = 0.3
const emergenciesPrior = 5

export interface EmergencyTerm {
  readonly cap: TermCap
  readonly start: number
  /** The last day that the law allows. */
  readonly latest: number
}

/** The term of an emergency act that the law allows; undefined for any other act and for one without a start. */
export function emergencyTerms(data: Dataset): (row: number) => EmergencyTerm | undefined {
  const { legal_basis, start_day } = data.acts
  const capOf = codeTable(data, 'legal_basis', (text) => {
    const basis = toLegalBasis(text)
    return basis && findEmergencyTermCap(basis)
  })
  return (row) => {
    const cap = capOf(legal_basis[row])
    const start = start_day[row]
    if (cap === undefined || !isDay(start)) return undefined
    return { cap, start, latest: cap.unit === 'months' ? addMonths(start, cap.amount) : start + cap.amount }
  }
}

/** Whether the ends on record outrun the law so often that they are those of validity, and say nothing of execution. */
export function areEndsOfValidity(data: Dataset): boolean {
  return longShare(data) > longShareMax
}

const longShare = sharedPerDataset('long emergencies', (data): number => {
  const termOf = emergencyTerms(data)
  let [all, long] = [0, 0]
  for (let row = 0; row < data.acts.length; row++) {
    const term = termOf(row)
    if (term === undefined) continue
    all++
    if (data.acts.end_day[row] > term.latest) long++
  }
  return long / (all + emergenciesPrior)
})
