import assert from 'node:assert/strict'
import type { Dataset } from '../../../src/dataset/dataset.ts'
import { detectors } from '../../../src/detect/registry.ts'
import { runDetector } from '../../support/partition-detection.ts'

/**
 * Pattern and relationship detectors find the same on any number of partitions, with confidences and shares in range, and
 * those of `planted` find something.
 */
export function assertAlikeOnPartitions(data: Dataset, planted: ReadonlySet<string>): void {
  for (const detector of detectors.filter(({ type }) => /pattern|relationship/.test(type))) {
    const texts = [1, 7].map((partitions) =>
      runDetector(detector, data, { partitions })
        .map((found) => JSON.stringify(found))
        .sort(),
    )
    assert.deepEqual(texts[1], texts[0], detector.id)
    const found = runDetector(detector, data)
    assert.ok(found.length < 500, `${detector.id}: ${found.length} candidates`)
    assert.ok(found.length > 0 || !planted.has(detector.id), `${detector.id} finds nothing`)
    for (const { confidence, sensitivity, factors, money_at_risk_cents } of found) {
      const sum = Object.values(factors).reduce((total, share) => total + share, 0)
      assert.ok(confidence >= 0.02 && confidence <= 0.99 && sensitivity >= 0 && sensitivity <= 1, detector.id)
      assert.ok(Math.abs(sum - 1) < 1e-9 && money_at_risk_cents >= 0, `${detector.id}: ${JSON.stringify(factors)}`)
    }
  }
}
