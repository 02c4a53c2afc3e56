// Whose contract a payment is on, where several sources have one of its number.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Dataset } from '../../src/dataset/dataset.ts'
import { sourceCodes } from '../../src/dataset/dataset.ts'
import { reinforcedCommitment } from '../../src/detect/temporal/te-12-reinforced-commitment.ts'
import { paymentsOfActs } from '../../src/detect/views/payments/payments-of-acts.ts'
import type { DataSource } from '../../src/domain/vocabulary.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { runImportOf } from '../support/import-run.ts'
import { runDetector } from '../support/partition-detection.ts'

type Rows = readonly (readonly [source: DataSource, row: Readonly<Record<string, unknown>>])[]

const contract = (contract_id: string, more: object = {}) => ({ contract_id, value: 100, ...more })
const payment = (contract_id: string, value: number, more: object = {}) => ({
  record_kind: 'payment',
  payment_id: 'P1',
  contract_id,
  date: '2025-05-10',
  value,
  ...more,
})

/** Amounts paid on the contracts of each source, of the records as they are stored and in memory, and of a dataset of one source. */
async function paidBySource(rows: Rows): Promise<Readonly<Record<string, readonly number[]>>> {
  const { store, records } = await stored(rows)
  const reader = createRecordReader(store)
  const version = await reader.version()
  const found = paidIn(await reader.dataset({ version }))
  assert.deepEqual(paidIn(buildDataset(records)), found)
  for (const source of Object.keys(found) as DataSource[])
    assert.deepEqual(paidIn(await reader.dataset({ version, source })), { [source]: found[source] })
  return found
}

async function stored(rows: Rows) {
  const store = createMemoryStore()
  const records = []
  for (const [at, [source, row]] of rows.entries())
    records.push(...(await runImportOf(JSON.stringify({ ...row, source }), { store, fileName: `${at}.json` })).records)
  return { store, records }
}

function paidIn(data: Dataset): Record<string, readonly number[]> {
  const { members, first, end } = paymentsOfActs(data)
  const found: Record<string, number[]> = {}
  for (let row = 0; row < data.acts.length; row++) {
    const paid = Array.from(members.subarray(first(row), end(row)), (at) => data.payments.value[at] / 100)
    const source = sourceCodes[data.acts.source[row]]
    found[source] = [...(found[source] ?? []), ...paid].sort((a, b) => a - b)
  }
  return found
}

describe('payments on a number that contracts of two sources have', () => {
  it('are those of the contract of their own source', async () => {
    const ids = ['CT215610859', '07954480000179-2-000001/2024', '7/2023']
    for (const id of ids) {
      const body = id === '7/2023' ? { organization_id: '11444777000161' } : {}
      const rows: Rows = [
        ['tcu', contract(id, body)],
        ['compras_gov', contract(id, body)],
        ['tcu', payment(id, 60, body)],
        ['compras_gov', payment(id, 70, body)],
        ['compras_gov', payment(id, 80, { ...body, payment_id: 'P2' })],
      ]
      assert.deepEqual(await paidBySource(rows), { tcu: [60], compras_gov: [70, 80] })
    }
  })

  it('are on none where their source has no such contract and a source or a body counts the number', async () => {
    for (const [id, more] of [
      ['CT215610859', {}],
      ['7/2023', { organization_id: '11444777000161' }],
    ] as const)
      assert.deepEqual(
        await paidBySource([
          ['tcu', contract(id, more)],
          ['cgu', payment(id, 60, more)],
        ]),
        { tcu: [] },
      )
  })

  it('are on the contract of another source whose global id they name, where their own has none', async () => {
    const id = '07954480000179-2-000001/2024'
    const rows: Rows = [
      ['compras_gov', contract(id)],
      ['compras_gov', contract('C-2')],
      ['portal_transparencia', contract('C-1')],
      ['portal_transparencia', payment(id, 60)],
      ['portal_transparencia', payment('C-1', 70, { payment_id: 'P2' })],
    ]
    assert.deepEqual(await paidBySource(rows), { compras_gov: [60], portal_transparencia: [70] })
  })
})

it('a note is on the contract of its own source, and its history is that of its source alone', async () => {
  const history = (operation: string, day: number, value: number) => ({ operation, date: `2025-02-0${day}`, value })
  const note = { record_kind: 'commitment', commitment_id: 'NE1', contract_id: 'C-1', value: 100 }
  const reinforced = [2, 3, 4].map((day) => history('reinforcement', day, 30))
  const rows: Rows = [
    ['tcu', contract('C-1')],
    ['tcu', { ...note, history: [history('inclusion', 1, 100), ...reinforced] }],
    ['cgu', contract('C-1')],
    ['cgu', { ...note, history: [history('inclusion', 1, 100)] }],
  ]
  const { records } = await stored(rows)
  const data = buildDataset(records)
  const flagged = runDetector(reinforcedCommitment, data).map(({ row }) => sourceCodes[data.acts.source[row]])
  assert.deepEqual(flagged, ['tcu'])
})
