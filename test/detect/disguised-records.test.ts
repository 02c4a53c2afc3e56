// Nothing may be learnt from a source's accidents: the order of its records, its ids, its names.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contentOrder } from '../../src/dataset/content-order.ts'
import { aggregate } from '../../src/detect/judge/aggregate.ts'
import { controlFalseDiscoveries } from '../../src/detect/judge/false-discovery.ts'
import { reflect } from '../../src/detect/judge/reflect.ts'
import { detectors } from '../../src/detect/registry.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { anomalyTypes } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { tableOf } from '../../src/records/columns.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { disguise } from '../support/disguise.ts'
import { runDetector } from '../support/partition-detection.ts'
import { findPracticeSet, readPracticeRecords } from '../support/practice.ts'

const practice = findPracticeSet('medium-212')
const worlds = [
  { name: 'the generated sample', read: () => [...generateSample({ contracts: 6000 })] },
  {
    name: 'a practice set',
    read: () => readPracticeRecords(practice ?? ''),
    skip: practice === undefined && 'the practice sets are not here',
  },
]

describe('records in another order and under other names', () => {
  for (const { name, read, skip = false } of worlds)
    it(`have the same findings: ${name}`, { skip }, () => {
      const records = read()
      const hidden = disguise(records, 'another world')
      const found = findingsOf(records, hidden.nameOf)
      assert.ok(found.length > 50)
      assert.deepEqual(
        findingsOf(hidden.records, (id) => id),
        found,
      )
    })

  it('draw the same rows by content, and equal rows stay together', () => {
    const columns = [Float64Array.of(3, 1, -0, 1, Number.NaN, 0), Float64Array.of(0, 5, 2, 5, 1, 2)]
    const order = [4, 2, 0, 5, 1, 3]
    const moved = columns.map((column) => Float64Array.from(order, (at) => column[at]))
    const told = (cells: readonly Float64Array[]) =>
      Array.from(contentOrder(cells), (at) => cells.map((column) => column[at] + 0))
    assert.deepEqual(told(moved), told(columns))
    assert.deepEqual([...contentOrder(columns)].sort(), [0, 1, 2, 3, 4, 5])
  })
})

/** Every finding at full sensitivity: its type, its records under their names, its confidence and its severity. */
function findingsOf(records: readonly NormalisedRecord[], nameOf: (id: string) => string): readonly string[] {
  const data = buildDataset(records)
  const names = records.flatMap((record) => (tableOf(record.record_kind) === 'acts' ? [nameOf(idOf(record))] : []))
  const candidates = detectors.flatMap((detector) => runDetector(detector, data))
  return anomalyTypes
    .flatMap((type) => {
      const own = candidates.filter((candidate) => candidate.type === type)
      const weighed = controlFalseDiscoveries(reflect(own, limits.iterationsDefault))
      return aggregate(weighed, { sensitivity: 1, threshold: 0 })
    })
    .map(({ type, row, related, confidence, severity }) => {
      const rows = [row, ...related].map((one) => names[one] ?? '').sort()
      return `${type} ${confidence.toFixed(6)} ${severity} ${rows.join(' ')}`
    })
    .sort()
}

function idOf(record: NormalisedRecord): string {
  return 'contract_id' in record ? (record.contract_id ?? '') : ''
}
