import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isBusinessDay } from '../../src/domain/business-days.ts'
import { parseDay } from '../../src/domain/days.ts'
import { findDirectAwardLimit } from '../../src/domain/direct-award-limits.ts'
import { toLegalBasis } from '../../src/domain/legal-basis.ts'
import type { ActRecord, NormalisedRecord, RecordKind } from '../../src/domain/records.ts'
import { checkTaxId } from '../../src/domain/tax-id.ts'
import { anomalyTypes, dataSources } from '../../src/domain/vocabulary.ts'
import { generateSample, generateSampleLabels } from '../../src/sample/generate.ts'
import { runImportOf } from '../support/import-run.ts'

const options = { contracts: 4000, seed: 'test' }
const records = [...generateSample(options)]
const labels = [...generateSampleLabels(options)]
const labelled = new Map(labels.map((label) => [label.contract_id, label]))
const contracts = ofKind('contract')
const honest = contracts.filter(({ contract_id }) => !labelled.has(contract_id))

describe('the sample', () => {
  test('is the same for the same seed and another for another', () => {
    assert.deepEqual([...generateSample(options)], records)
    assert.notDeepEqual([...generateSample({ ...options, seed: 'other' })].slice(0, 5), records.slice(0, 5))
  })

  test('has as many contracts as asked, with ids of their own, over the four sources', () => {
    assert.equal(contracts.length, options.contracts)
    assert.equal(new Set(contracts.map(({ contract_id }) => contract_id)).size, options.contracts)
    const payments = ofKind('payment').map(({ payment_id }) => payment_id)
    assert.equal(new Set(payments).size, payments.length)
    for (const source of dataSources)
      assert.ok(
        contracts.filter(({ provenance }) => provenance.source === source).length > options.contracts / 50,
        source,
      )
  })

  test('marks every record as synthetic and as its own source', () => {
    assert.ok(records.every(({ synthetic, provenance }) => synthetic === true && provenance.file === 'sample'))
  })

  test('tells nothing that happened after the day on which it says that it was retrieved', () => {
    for (const record of records) {
      const retrieved = record.provenance.retrieved_at.slice(0, 10)
      const late = happenings(record).filter((day) => day > retrieved)
      assert.deepEqual(late, [], `${record.record_kind} ${record.provenance.original_id}`)
    }
    assert.ok(ofKind('payment').some(({ date = '' }) => date > '2025-12-01'))
  })

  test('is what our own format accepts, row by row, without a repair', async () => {
    const lines = records
      .slice(-3000)
      .map((record) => JSON.stringify(record))
      .join('\n')
    const { report } = await runImportOf(lines)
    assert.deepEqual([report.rejections, report.quality_notes, report.ignored_fields], [[], [], []])
    assert.equal(report.accepted, 3000)
  })

  test('names only bodies and suppliers that it describes, but for the invalid CNPJs', () => {
    const bodies = new Set(ofKind('organization').map(({ organization_id }) => organization_id))
    const suppliers = new Set(ofKind('supplier').map(({ supplier_id }) => supplier_id))
    const unknown = contracts.filter(({ supplier_id }) => !suppliers.has(supplier_id ?? ''))
    assert.ok(contracts.every(({ organization_id }) => bodies.has(organization_id ?? '')))
    assert.ok(unknown.length > 0)
    assert.ok(unknown.every(({ contract_id }) => labelled.get(contract_id)?.subtype === 'invalid_cnpj'))
    assert.ok(ofKind('supplier').every(({ supplier_id }) => checkTaxId(supplier_id) === 1))
  })
})

describe('the planted anomalies of the sample', () => {
  test('are four to five in a hundred contracts, of all types alike', () => {
    const share = labels.length / contracts.length
    assert.ok(share >= 0.04 && share <= 0.05, `share ${share}`)
    for (const type of anomalyTypes) {
      const own = labels.filter((label) => label.type === type).length / labels.length
      assert.ok(own > 0.12 && own < 0.3, `${type} ${own}`)
    }
    assert.equal(new Set(labels.map(({ subtype }) => subtype)).size, 14)
  })

  test('each belong to one contract that exists', () => {
    const ids = new Set(contracts.map(({ contract_id }) => contract_id))
    assert.ok(labels.every(({ contract_id }) => ids.has(contract_id)))
    assert.equal(labelled.size, labels.length)
  })

  test('are the only contracts that break the plain rules', () => {
    const paid = new Map<string, string>()
    for (const { contract_id = '', date = '' } of ofKind('payment'))
      if (date < (paid.get(contract_id) ?? '9999')) paid.set(contract_id, date)
    const bars = ofKind('sanction').filter(({ sanction_type }) => !sanction_type?.startsWith('multa'))
    for (const one of honest) {
      const signed = one.signing_date ?? ''
      const day = parseDay(signed) ?? Number.NaN
      assert.ok(isBusinessDay(day), `${one.contract_id} is signed on a business day`)
      assert.ok((paid.get(one.contract_id) ?? '9999') >= signed, `${one.contract_id} is paid after it is signed`)
      assert.ok(isWithinLimit(one, day), `${one.contract_id} is below the limit of its day`)
      assert.ok(
        added(one) <= (one.category?.startsWith('Reforma') ? 0.5 : 0.25),
        `${one.contract_id} grows within the cap`,
      )
      const barred = bars.some(
        ({ supplier_id, start = '', end = '' }) => supplier_id === one.supplier_id && start <= signed && signed <= end,
      )
      assert.ok(!barred, `${one.contract_id} goes to a supplier that may be contracted`)
    }
  })
})

/** The days of what has happened; a term or a sanction may well end later. */
function happenings(record: NormalisedRecord): readonly string[] {
  if (record.record_kind === 'payment') return [record.date ?? '']
  if (record.record_kind === 'sanction') return [record.start ?? '']
  if (record.record_kind === 'supplier') return [record.opened ?? '']
  if (record.record_kind !== 'contract') return []
  const { signing_date = '', publication_date = '', amendments = [], bids = [] } = record
  return [signing_date, publication_date, ...[...amendments, ...bids].map(({ date = '' }) => date)]
}

function isWithinLimit({ legal_basis = '', value = 0 }: ActRecord, day: number): boolean {
  const basis = toLegalBasis(legal_basis)
  const limit = basis && findDirectAwardLimit(basis, day)
  return limit === undefined || value * 100 < limit.limit_cents
}

function added({ amendments = [], value = 0 }: ActRecord): number {
  return amendments.reduce((sum, { kind, value_delta = 0 }) => sum + (kind === 'value' ? value_delta : 0), 0) / value
}

function ofKind<K extends RecordKind>(kind: K): readonly OfKind<K>[] {
  return records.filter((record): record is OfKind<K> & NormalisedRecord => record.record_kind === kind)
}

type OfKind<K, R = NormalisedRecord> = R extends { readonly record_kind: infer Kind }
  ? K extends Kind
    ? R
    : never
  : never
