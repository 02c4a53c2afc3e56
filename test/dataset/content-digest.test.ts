import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentDigest } from '../../src/dataset/content-digest.ts'
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

const digest = (records: readonly ActRecord[]) => contentDigest(buildDataset(records))

test('the digest of a dataset follows from its acts, and from nothing else of them', () => {
  const own = [act('a', 10), act('b', 20)]
  const alone = digest(own)
  assert.match(alone, /^[0-9a-f]{16}$/)
  assert.equal(digest(own.map((record) => ({ ...record, category: 'Papel' }))), alone)
  const others = [[act('a', 10)], [act('b', 20)], [...own, act('c', 30)]].map(digest)
  assert.equal(new Set([alone, ...others]).size, 4)
  assert.notEqual(digest([act('a', 10), act('b', 20.01)]), alone)
  assert.notEqual(digest([act('a', 10), act('b', 20, { signing_date: '2025-03-13' })]), alone)
})
