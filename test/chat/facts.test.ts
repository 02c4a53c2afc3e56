// Facts of records: which come first, and their groups.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countGroups, tallyGroups } from '../../src/chat/facts/groups.ts'
import { firstRows } from '../../src/chat/facts/order-rows.ts'
import type { ActRecord, NormalisedRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { practiceProvenance } from '../support/practice.ts'

function act(contract_id: string, fields: Partial<ActRecord>): NormalisedRecord {
  return { record_kind: 'contract', contract_id, provenance: practiceProvenance(), ...fields }
}

const recife = '2611606'
const dataset = buildDataset([
  act('a', { value: 30, signing_date: '2024-12-31', region: 'PE', supplier_id: '11222333000181' }),
  act('b', { value: 10, signing_date: '2023-01-01', municipality_code: recife }),
  act('c', { signing_date: '2024-01-01', supplier_id: '19131243000197' }),
  act('d', { value: 30, supplier_id: '11222333000181', region: 'BA' }),
  act('e', { value: 20, signing_date: '2024-12-01', municipality_code: recife, region: 'SP' }),
])
const rows = [0, 1, 2, 3, 4]

test('rows come by value or day, equal ones as they stand, and last what has none', () => {
  const first = (by: 'value' | 'date', direction: 'asc' | 'desc', count = 9) =>
    firstRows(dataset, rows, { order: { by, direction }, count }).join('')
  assert.equal(first('value', 'desc'), '03412')
  assert.equal(first('value', 'asc'), '14032')
  assert.equal(first('date', 'desc'), '04213')
  assert.equal(first('date', 'asc'), '12403')
  assert.equal(first('value', 'desc', 2), '03')
  assert.equal(first('value', 'asc', 0), '')
  assert.equal(firstRows(dataset, rows, { order: undefined, count: 1 }).join(''), '0')
})

test('a state is the one that a record names, else that of its municipality, in one group', () => {
  const { groups, total, unknown } = tallyGroups(dataset, rows, { by: 'state', order: undefined, limit: 9 })
  assert.deepEqual(
    groups.map(({ key, count }) => `${key} ${count}`),
    ['PE 2', 'BA 1', 'SP 1'],
  )
  assert.deepEqual([total, unknown], [3, 1])
  assert.equal(countGroups(dataset, rows, 'state'), 3)
})

test('years and months are told apart, and what has no day is of none', () => {
  const keys = (by: 'year' | 'month') =>
    tallyGroups(dataset, rows, { by, order: undefined, limit: 9 }).groups.map(({ key, count }) => `${key} ${count}`)
  assert.deepEqual(keys('year'), ['2023 1', '2024 3'])
  assert.deepEqual(keys('month'), ['2023-01 1', '2024-01 1', '2024-12 2'])
  assert.equal(countGroups(dataset, rows, 'supplier'), 2)
})
