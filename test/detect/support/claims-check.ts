import assert from 'node:assert/strict'
import { scoreDataset } from '../../../src/detect/judge/score-dataset.ts'
import { detectors } from '../../../src/detect/registry.ts'
import { evaluate } from '../../../src/evaluation/figures.ts'
import type { LabelledSet } from '../../support/practice.ts'

/** At the defaults few discoveries are false, and about as many as are claimed. */
export function assertClaimsHold({ data, contractIds, truth }: LabelledSet): void {
  const scores = scoreDataset(detectors, data, { sensitivity: 0.7, threshold: 0.8 })
  const predictions = scores.map(({ row, type, confidence }) => ({
    contract_id: contractIds[row] ?? '',
    type,
    confidence,
  }))
  const { fdr, fdr_claimed } = evaluate(truth, predictions, 0.8)
  assert.ok(fdr <= 0.2, `false discovery rate ${fdr}`)
  assert.ok(Math.abs(fdr - fdr_claimed) <= 0.07, `claimed ${fdr_claimed}, observed ${fdr}`)
}
