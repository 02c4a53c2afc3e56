import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findDetector } from '../../src/detect/registry.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { everyRow, runDetector } from '../support/partition-detection.ts'
import { peerCases } from '../support/peer-records.ts'

for (const { detector: id, odd, plain } of peerCases)
  describe(`detector ${id}`, () => {
    it(`finds ${odd.says}`, () => assert.deepEqual(primaries(id, odd.records, 1), odd.found))

    it(`finds the same whatever is asked and however work is split: ${odd.says}`, () => {
      const data = buildDataset(odd.records)
      const detector = findDetector(id)
      assert.ok(detector)
      const all = runDetector(detector, data)
      assert.deepEqual(runDetector(detector, data, { partitions: 3 }), all)
      const [first] = all
      assert.ok(first && first.confidence > 0 && first.confidence <= 0.6 && first.sensitivity > 0)
      const context = everyRow(data)
      context.selected.fill(0)
      context.selected[first.row] = 1
      const [alone] = runDetector(detector, data, { context })
      assert.deepEqual([alone?.row, alone?.confidence, alone?.related], [first.row, first.confidence, []])
    })

    it(`is silent: ${plain.says}`, () => assert.deepEqual(primaries(id, plain.records, 1), []))
  })

function primaries(id: string, records: readonly NormalisedRecord[], partitions: number): readonly string[] {
  const detector = findDetector(id)
  assert.ok(detector, `the registry must have ${id}`)
  const ids = records.flatMap((record) => (record.record_kind === 'contract' ? [record.contract_id] : []))
  return runDetector(detector, buildDataset(records), { partitions }).map(({ row }) => ids[row] ?? '')
}
