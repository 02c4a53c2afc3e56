// What must hold of confidence whatever is asked (docs/detection.md#invariants): (ii) here on whole detectors; (v) on labelled sets, in labelled-sets.test.ts.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { aggregate } from '../../src/detect/judge/aggregate.ts'
import { controlFalseDiscoveries } from '../../src/detect/judge/false-discovery.ts'
import { detectors } from '../../src/detect/registry.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { moneyMethodOf } from '../../src/reports/catalogue/money-at-risk.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { everyRow, runDetector } from '../support/partition-detection.ts'

describe('confidence', () => {
  const data = buildDataset(generateSample({ contracts: 3000, seed: 'invariants' }))
  /** A statement names its group, or its row. */
  const nameOf = ({ detector, group, row }: Candidate) => `${detector} ${group ?? row}`
  const all = new Map(
    detectors.flatMap((detector) => runDetector(detector, data)).map((candidate) => [nameOf(candidate), candidate]),
  )

  it('does not depend on which records are asked about or on how many workers there are', { timeout: 240_000 }, () => {
    assert.ok(all.size > 30)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.string(), (partitions, seed) => {
        const random = seededRandom(seed)
        const selected = Uint8Array.from({ length: data.acts.length }, () => random.integer(2))
        const context = { ...everyRow(data), selected }
        for (const detector of detectors)
          for (const candidate of runDetector(detector, data, { partitions, context })) {
            assert.equal(candidate.confidence, all.get(nameOf(candidate))?.confidence, nameOf(candidate))
            assert.ok([candidate.row, ...candidate.related].every((row) => selected[row] === 1))
          }
      }),
      { numRuns: 4 },
    )
  })

  it('stands beside the value of the acts of which a share is at risk', () => {
    const shared = [...all.values()].filter(
      ({ detector, related, money_at_risk_cents }) =>
        related.length > 0 && money_at_risk_cents > 0 && moneyMethodOf(detector) === 'share_of_value',
    )
    assert.ok(shared.length > 5)
    for (const { detector, facts } of shared)
      assert.ok(Number(facts.value_cents ?? facts.sum_cents) > 0, `${detector} says no value`)
  })

  it('does not depend on sensitivity, threshold or how many findings are listed', () => {
    const percent = fc.integer({ min: 0, max: 100 }).map((part) => part / 100)
    const candidates = controlFalseDiscoveries([...all.values()].filter(({ type }) => type === 'pattern_anomaly'))
    const most = new Map(
      aggregate(candidates, { sensitivity: 1, threshold: 0 }).map((finding) => [
        `${finding.key} ${finding.row}`,
        finding,
      ]),
    )
    fc.assert(
      fc.property(percent, percent, fc.integer({ min: 1, max: 20 }), (sensitivity, threshold, listed) => {
        for (const finding of aggregate(candidates, { sensitivity, threshold }).slice(0, listed))
          assert.equal(finding.confidence, most.get(`${finding.key} ${finding.row}`)?.confidence)
      }),
    )
  })
})
