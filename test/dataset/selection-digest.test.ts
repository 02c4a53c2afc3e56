import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectionDigest } from '../../src/dataset/selection-digest.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { practiceProvenance } from '../support/practice.ts'

const act = (contract_id: string, value: number, changes: Partial<ActRecord> = {}): ActRecord => ({
  record_kind: 'contract',
  contract_id,
  value,
  signing_date: '2025-03-12',
  provenance: practiceProvenance(),
  ...changes,
})

const digest = (records: readonly ActRecord[], chosen: readonly number[]) =>
  selectionDigest(
    buildDataset(records),
    Uint8Array.from(records, (_, row) => (chosen.includes(row) ? 1 : 0)),
  )

test('the digest of a selection follows from the chosen acts and from nothing beside them', () => {
  const own = [act('a', 10), act('b', 20)]
  const alone = digest(own, [0, 1])
  assert.match(alone, /^[0-9a-f]{16}$/)
  assert.equal(digest([act('x', 5, { category: 'Papel' }), ...own, act('y', 7)], [1, 2]), alone)
  const others = [[0], [1], [0, 1, 2]].map((chosen) => digest([...own, act('c', 30)], chosen))
  assert.equal(new Set([alone, ...others]).size, 4)
  assert.notEqual(digest([act('a', 10), act('b', 20.01)], [0, 1]), alone)
  assert.notEqual(digest([act('a', 10), act('b', 20, { signing_date: '2025-03-13' })], [0, 1]), alone)
})
