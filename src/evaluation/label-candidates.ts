// The candidates of a labelled set, held against its labels.

import type { Candidate } from '../domain/finding.ts'
import type { Truth } from './figures.ts'
import type { LabelledScore } from './fit-calibration.ts'

export interface LabelledCandidates {
  readonly truth: Pick<Truth, 'labels'>
  /** Contract ids of the rows. */
  readonly ids: readonly string[]
  readonly candidates: readonly Candidate[]
}

/**
 * Outcome of each candidate, over the records of which it is the most confident candidate of its type. Records planted with
 * another type are excluded.
 */
export function outcomesOf({ truth, ids, candidates }: LabelledCandidates): readonly LabelledScore[] {
  const strongest = new Map<string, number>()
  const place = ({ type }: Candidate, row: number) => `${type} ${row}`
  for (const candidate of candidates)
    for (const row of [candidate.row, ...candidate.related]) {
      const key = place(candidate, row)
      strongest.set(key, Math.max(candidate.confidence, strongest.get(key) ?? 0))
    }
  return candidates.map((candidate) => {
    const { detector, type, confidence, row, related } = candidate
    const own = [row, ...related].filter((member) => strongest.get(place(candidate, member)) === confidence)
    const labels = own.map((member) => truth.labels.get(ids[member])?.type)
    const planted = labels.filter((label) => label === type).length
    return { detector, confidence, planted, members: planted + labels.filter((label) => label === undefined).length }
  })
}
