// Records by chance, small enough that ids collide and texts repeat.

import fc from 'fast-check'
import type { NormalisedRecord } from '../../../src/domain/records.ts'
import { dataSources } from '../../../src/domain/vocabulary.ts'

const text = fc.constantFrom('a', 'b', 'ç', 'São Paulo', '😀', 'x/y', '')
const date = fc.constantFrom('2024-01-05', '2023-12-31', 'unknown', '1999-02-30')
const money = fc.integer({ min: -10_000, max: 1_000_000 }).map((cents) => cents / 100)
const id = fc.constantFrom('1', '2', '3', '4', '5', '6/7', '=', '#x')
const provenance = fc.record(
  {
    source: fc.constantFrom(...dataSources),
    importer: fc.constant('test'),
    importer_version: fc.constant(1),
    file: fc.constantFrom('a.csv', 'b.csv'),
    file_sha256: fc.constantFrom('aa', 'bb'),
    line: fc.nat(9),
    original_id: fc.constantFrom('o1', 'o2'),
    retrieved_at: fc.constantFrom('2024-01-01T00:00:00Z', '2024-01-02T00:00:00Z'),
  },
  { noNullPrototype: true },
)

function partly<T extends object, K extends keyof T>(model: { [N in keyof T]: fc.Arbitrary<T[N]> }, required: K[]) {
  return fc.record(model, { requiredKeys: required, noNullPrototype: true })
}

const bid = partly({ supplier_id: id, value: money, status: fc.constantFrom('valid', 'withdrawn') }, ['supplier_id'])
const amendment = partly({ date, kind: fc.constantFrom('term', 'value'), value_delta: money, new_end: date }, [])
const act = partly(
  {
    record_kind: fc.constantFrom('contract', 'tender', 'award'),
    contract_id: id,
    provenance,
    tender_id: text,
    organization_id: id,
    supplier_id: id,
    catalog_code: text,
    region: text,
    description: text,
    contract_type: fc.constantFrom('FOOD', 'OTHER'),
    quantity: fc.nat(9),
    value: money,
    signing_date: date,
    bids: fc.array(bid, { maxLength: 3 }),
    amendments: fc.array(amendment, { maxLength: 2 }),
    synthetic: fc.constant(true),
  },
  ['record_kind', 'contract_id', 'provenance'],
)
const payment = partly(
  {
    record_kind: fc.constant('payment'),
    payment_id: id,
    provenance,
    contract_id: id,
    date,
    value: money,
    document: text,
  },
  ['record_kind', 'payment_id', 'provenance'],
)
const supplier = partly(
  {
    record_kind: fc.constant('supplier'),
    supplier_id: id,
    provenance,
    opened: date,
    address: text,
    partners: fc.array(text, { maxLength: 3 }),
  },
  ['record_kind', 'supplier_id', 'provenance'],
)
const sanction = partly(
  {
    record_kind: fc.constant('sanction'),
    sanction_id: id,
    supplier_id: id,
    list: fc.constantFrom('CEIS', 'CNEP'),
    provenance,
    sanction_type: text,
    start: date,
  },
  ['record_kind', 'sanction_id', 'supplier_id', 'list', 'provenance'],
)
const organization = partly(
  { record_kind: fc.constant('organization'), organization_id: id, provenance, region: text, name: text },
  ['record_kind', 'organization_id', 'provenance'],
)

export const anyRecord = fc.oneof(
  { arbitrary: act, weight: 4 },
  payment,
  supplier,
  sanction,
  organization,
) as unknown as fc.Arbitrary<NormalisedRecord>

/** A contract whose content depends on its number alone. */
export function contractNumber(i: number, changes: Partial<NormalisedRecord> = {}): NormalisedRecord {
  return {
    record_kind: 'contract',
    contract_id: `C-${i}`,
    organization_id: `org-${i % 7}`,
    supplier_id: `supplier-${i % 13}`,
    value: i + 0.25,
    signing_date: `2024-02-${String((i % 28) + 1).padStart(2, '0')}`,
    bids: Array.from({ length: i % 3 }, (_, n) => ({ supplier_id: `bidder-${n}`, value: i + n })),
    provenance: {
      source: dataSources[i % 4] ?? 'tcu',
      importer: 'test',
      importer_version: 1,
      file: 'contracts.csv',
      file_sha256: 'aa',
      line: i,
      original_id: `C-${i}`,
      retrieved_at: '2024-03-01T00:00:00Z',
    },
    ...changes,
  } as NormalisedRecord
}
