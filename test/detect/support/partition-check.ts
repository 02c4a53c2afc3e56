import assert from 'node:assert/strict'
import type { Dataset } from '../../../src/dataset/dataset.ts'
import { detectors } from '../../../src/detect/registry.ts'
import type { Candidate } from '../../../src/domain/finding.ts'
import { runDetector, runWhole } from '../../support/partition-detection.ts'

/**
 * Pattern and relationship detectors find the same on any number of partitions, with confidences and shares in range, and
 * those of `planted` find something.
 */
export function assertAlikeOnPartitions(data: Dataset, planted: ReadonlySet<string>): void {
  for (const detector of detectors.filter(({ type }) => /pattern|relationship/.test(type))) {
    const found = runWhole(detector, data)
    assert.deepEqual(textsOf(runDetector(detector, data, { partitions: 7 })), textsOf(found), detector.id)
    assert.ok(found.length < 500, `${detector.id}: ${found.length} candidates`)
    assert.ok(found.length > 0 || !planted.has(detector.id), `${detector.id} finds nothing`)
    for (const { confidence, sensitivity, factors, money_at_risk_cents } of found) {
      const sum = Object.values(factors).reduce((total, share) => total + share, 0)
      assert.ok(confidence >= 0.02 && confidence <= 0.99 && sensitivity >= 0 && sensitivity <= 1, detector.id)
      assert.ok(Math.abs(sum - 1) < 1e-9 && money_at_risk_cents >= 0, `${detector.id}: ${JSON.stringify(factors)}`)
    }
  }
}

function textsOf(candidates: readonly Candidate[]): readonly string[] {
  return candidates.map((candidate) => JSON.stringify(candidate)).sort()
}
