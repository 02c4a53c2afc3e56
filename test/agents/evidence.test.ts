// The records that a finding names besides its acts, and what its body had paid before.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { packOutput, unpackOutput } from '../../src/agents/tasks/output.ts'
import { readPasts } from '../../src/agents/tasks/past-of-findings.ts'
import { readSupporting } from '../../src/agents/tasks/supporting-records.ts'
import { aggregate } from '../../src/detect/judge/aggregate.ts'
import { findDetector } from '../../src/detect/registry.ts'
import type { Finding } from '../../src/domain/finding.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { tableOf } from '../../src/records/layout.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { runDetector } from '../support/partition-detection.ts'
import { practiceProvenance } from '../support/practice.ts'

type Loose = { readonly record_kind: NormalisedRecord['record_kind'] } & Readonly<Record<string, unknown>>

const [first, second, third] = ['11222333000181', '19131243000197', '33000167000101']
const contract = (id: string, more: object = {}): Loose => ({
  record_kind: 'contract',
  contract_id: id,
  organization_id: '26000',
  supplier_id: first,
  catalog_code: '150',
  category: 'Papel A4',
  value: 300_000,
  modality: 'pregao',
  legal_basis: 'art28_I',
  signing_date: '2025-03-12',
  ...more,
})

/** Lines of the file that a detector's findings name besides acts, each finding in its own list. */
async function linesNamed(detector: string, loose: readonly Loose[]): Promise<readonly (readonly number[])[]> {
  const records = loose.map(
    (record, index) => ({ ...record, provenance: practiceProvenance('made.jsonl', index + 1) }) as NormalisedRecord,
  )
  const data = buildDataset(records)
  const found = findDetector(detector)
  assert.ok(found)
  const findings = aggregate(runDetector(found, data), { sensitivity: 1, threshold: 0 })
  const documents = async (_: unknown, table: string, rows: Iterable<number>) => {
    const own = records.filter(({ record_kind }) => tableOf(record_kind) === table)
    return Array.from(rows, (row) => own[row])
  }
  const supporting = await readSupporting({ records: { documents } as never }, data, findings)
  return supporting.map((list) => list.map(({ provenance }) => provenance.line))
}

describe('the records behind a finding', () => {
  it('are the payments made before the contract, not the others', async () => {
    const payment = (payment_id: string, date: string): Loose => ({
      record_kind: 'payment',
      payment_id,
      contract_id: 'c',
      date,
      value: 100,
    })
    const records = [contract('c'), payment('early', '2025-01-10'), payment('later', '2025-05-10')]
    assert.deepEqual(await linesNamed('TE-11', records), [[2]])
  })

  it('are the copies of a bill that was paid twice', async () => {
    const payment = (payment_id: string, value: number, document: string): Loose => ({
      record_kind: 'payment',
      payment_id,
      contract_id: 'c',
      date: '2025-05-10',
      value,
      document,
    })
    const records = [
      contract('c'),
      payment('a', 200_000, 'NF1'),
      payment('b', 100_000, 'NF2'),
      payment('again', 100_000, 'NF2'),
    ]
    assert.deepEqual(await linesNamed('PA-15-PAYMENT', records), [[3, 4]])
  })

  it('are the sanction in force, not one that had ended', async () => {
    const sanction = (sanction_id: string, start: string, end: string): Loose => ({
      record_kind: 'sanction',
      sanction_id,
      supplier_id: first,
      list: 'CEIS',
      sanction_type: 'inidoneidade',
      start,
      end,
    })
    const records = [
      contract('c'),
      sanction('old', '2020-01-01', '2021-01-01'),
      sanction('now', '2025-01-01', '2026-01-01'),
    ]
    assert.deepEqual(await linesNamed('CO-01', records), [[3]])
    const amendments = [{ date: '2025-08-01', kind: 'term', value_delta: 0, new_end: '2026-12-31' }]
    const enlarged = [
      contract('c', { end_date: '2025-12-31', amendments }),
      sanction('old', '2020-01-01', '2021-01-01'),
      sanction('new', '2025-06-01', '2026-06-01'),
    ]
    assert.deepEqual(await linesNamed('CO-01-EXTENDED', enlarged), [[3]])
  })

  it('are the bar in force on the day of an amendment', async () => {
    const bar = { record_kind: 'sanction', supplier_id: first, list: 'CEIS', sanction_type: 'inidoneidade' } as const
    const amendments = [{ date: '2026-01-20', kind: 'value', value_delta: 50_000 }]
    const records = [
      contract('c', { start_date: '2025-03-12', end_date: '2026-03-12', amendments }),
      { ...bar, sanction_id: 'old', start: '2020-01-01', end: '2021-01-01' },
      { ...bar, sanction_id: 'now', start: '2025-06-01', end: '2027-01-01' },
    ]
    assert.deepEqual(await linesNamed('CO-01-EXTENDED', records), [[3]])
  })

  it('are the payments to another than the supplier, on two contracts, and before anything could be delivered', async () => {
    const payment = (payment_id: string, more: object): Loose => ({
      record_kind: 'payment',
      payment_id,
      contract_id: 'c',
      date: '2025-05-10',
      value: 100_000,
      ...more,
    })
    const payee = [payment('own', { supplier_id: first }), payment('strange', { supplier_id: second })]
    assert.deepEqual(await linesNamed('PA-24-PAYEE', [contract('c'), ...payee]), [[3]])
    const bill = { document: 'NF 7781', value: 90_000 }
    const bills = [
      payment('a', bill),
      payment('b', { ...bill, contract_id: 'd' }),
      payment('other', { document: 'NF 1' }),
    ]
    assert.deepEqual(await linesNamed('PA-15-INVOICE', [contract('c'), contract('d'), ...bills]), [[3, 4]])
    const dated = contract('c', { start_date: '2025-03-12', end_date: '2025-12-12' })
    const advance = [payment('all', { date: '2025-03-12', value: 300_000 }), payment('late', { date: '2025-06-01' })]
    const ordinary = Array.from({ length: 30 }, (_, at) =>
      contract(`o${at}`, { supplier_id: third, catalog_code: '9' }),
    )
    const paid = ordinary.map(({ contract_id }) => payment(`p${contract_id}`, { contract_id, date: '2025-06-10' }))
    assert.deepEqual(await linesNamed('TE-11-ADVANCE', [dated, ...advance, ...ordinary, ...paid]), [[2]])
  })

  it('are the register row with the day on which a firm was opened', async () => {
    const firm = { record_kind: 'supplier', supplier_id: first, opened: '2025-07-01' } as const
    assert.deepEqual(await linesNamed('CO-02-UNOPENED', [contract('c'), firm]), [[2]])
  })

  it('are the register rows of all firms with a partner in common, winners and losers', async () => {
    const firm = (supplier_id: string, partners: readonly string[]): Loose => ({
      record_kind: 'supplier',
      supplier_id,
      partners,
    })
    const bids = [
      { supplier_id: first, value: 300_000 },
      { supplier_id: second, value: 310_000 },
      { supplier_id: third, value: 320_000 },
    ]
    const records = [contract('c', { bids }), firm(first, ['P1']), firm(second, ['P1']), firm(third, ['P2'])]
    assert.deepEqual(await linesNamed('RE-01', records), [[2, 3]])
  })

  it('are the links and the history of a reinforced commitment', async () => {
    const history = ['2025-03-01', '2025-04-01', '2025-05-01'].map((date) => ({
      date,
      operation: 'reinforcement',
      value: 90,
    }))
    const note = (id: string, more: object): Loose => ({
      record_kind: 'commitment',
      commitment_id: id,
      parent_id: 'e',
      contract_id: 'c',
      ...more,
    })
    const records = [
      contract('c'),
      note('e/c', { history: [{ date: '2025-01-01', operation: 'inclusion', value: 100 }, ...history] }),
    ]
    assert.deepEqual(await linesNamed('TE-12', records), [[2]])
  })
})

describe('the past of a finding', () => {
  const finding = (row: number, type: Finding['type']) => ({ row, type }) as Finding
  const days = Array.from({ length: 8 }, (_, month) => `2024-0${month + 1}-10`)
  const records = [
    ...days.map((signing_date, at) =>
      contract(`p${at}`, { signing_date, unit_price: 10 + (at % 4), value: 1000 * (at + 1) }),
    ),
    contract('now', { unit_price: 22, value: 6000 }),
    contract('other item', { catalog_code: '9', signing_date: '2024-02-02', unit_price: 99 }),
    contract('other body', { organization_id: '1', signing_date: '2024-02-02', unit_price: 99 }),
    contract('undone', { signing_date: '2024-02-02', unit_price: 99, status: 'revoked' }),
    contract('later', { signing_date: '2025-05-12', unit_price: 99 }),
  ]
  const data = buildDataset(
    records.map((record) => ({ ...record, provenance: practiceProvenance() }) as NormalisedRecord),
  )

  it('is what the same body had paid for the same item, and nothing later, undone or of others', () => {
    const [past] = readPasts(data, [finding(8, 'price_anomaly')])
    assert.deepEqual([past?.metric, past?.current, past?.mean, past?.count], ['unit_price', 22, 11.5, 8])
  })

  it('is told in values where the finding is not about a price, and is absent where fewer than eight acts are known', () => {
    const pasts = readPasts(data, [
      finding(8, 'pattern_anomaly'),
      finding(7, 'price_anomaly'),
      finding(9, 'price_anomaly'),
    ])
    assert.deepEqual([pasts[0]?.metric, pasts[0]?.current, pasts[0]?.mean], ['value', 6000, 4500])
    assert.deepEqual(pasts.slice(1), [undefined, undefined])
  })
})

describe('the output of a work item', () => {
  it('comes back with its typed arrays and what is undefined', () => {
    const fence = { low: 1.5, high: Number.POSITIVE_INFINITY }
    const output = {
      found: [{ fence, group: undefined }, { fence }],
      rows: Int32Array.of(7, -1),
      marks: Uint8Array.of(1, 0),
      sums: Float64Array.of(0.1, Number.NaN),
      none: new Float64Array(0),
    }
    assert.deepEqual(unpackOutput(packOutput(output)), output)
  })
})
