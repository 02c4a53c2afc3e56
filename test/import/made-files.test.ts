// Twins of the suites over public files: the same dialects and oddities in made files, which every clone has.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { findMunicipalityCode } from '../../src/domain/ibge-codes.ts'
import type {
  ActRecord,
  CommitmentRecord,
  NormalisedRecord,
  PaymentRecord,
  ReferenceRecord,
  SanctionRecord,
  SupplierRecord,
} from '../../src/domain/records.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { runImportOf } from '../support/import-run.ts'
import { madeFiles } from './support/made-files.ts'
import { assertGoesInWhole, type WholeFile } from './support/whole-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'prumo-made-files-'))
for (const [name, content] of Object.entries(madeFiles)) writeFileSync(join(folder, name), content)
after(() => rmSync(folder, { recursive: true }))

const files: readonly WholeFile[] = [
  {
    file: 'pncp-notices.json',
    format: 'pncp_notices',
    rows: 250,
    notes: {
      'estimated_value zero_means_absent': 10,
      'publication_date published_after_closing': 5,
      '* c1_controls_decoded': 1,
    },
  },
  {
    file: 'pncp-item-results-sentinels.csv',
    format: 'pncp_item_results',
    rows: 12,
    notes: { 'award_date sentinel_date': 12 },
  },
  { file: 'pncp-item-results-quoted.csv', format: 'pncp_item_results', rows: 10 },
  {
    file: 'portal-tender-winners.psv',
    format: 'portal_tender_winners',
    rows: 20,
    notes: { 'contract_id repeated_row_kept': 4 },
  },
  {
    file: 'tadepe-tenders.csv',
    format: 'tadepe_tenders',
    rows: 240,
    notes: {
      'legal_basis not_in_source': 214,
      'estimated_value zero_means_absent': 4,
      'legal_basis read_from_description': 6,
    },
  },
  { file: 'cnep.csv', format: 'cgu_sanctions', rows: 15 },
  { file: 'contracts.jsonl.gz', format: 'normalised', rows: 300 },
  { file: 'suppliers.jsonl.gz', format: 'normalised', rows: 20 },
  { file: 'sanctions.jsonl', format: 'normalised', rows: 5 },
  { file: 'organizations.jsonl', format: 'normalised', rows: 4 },
  {
    file: 'commitment-purchases.csv',
    format: 'commitment_purchases',
    rows: 12,
    notes: {
      'value changed_after_signature': 6,
      '* c1_controls_decoded': 2,
      'value zero_means_absent': 1,
      'supplier_id not_a_tax_id': 1,
    },
  },
  { file: 'portal-commitments.csv', format: 'portal_commitments', rows: 9 },
  {
    file: 'portal-commitment-items.csv',
    format: 'portal_commitment_items',
    rows: 6,
    notes: { 'unit_price zero_means_absent': 6 },
  },
  { file: 'portal-commitment-history.csv', format: 'portal_commitment_history', rows: 11, duplicates: 3, merged: 4 },
  {
    file: 'tadepe-suppliers.csv',
    format: 'tadepe_suppliers',
    rows: 40,
    notes: { 'supplier_id unrecognised_tax_id': 4, 'supplier_id not_a_tax_id': 4 },
  },
  {
    file: 'tadepe-items.csv',
    format: 'tadepe_items',
    rows: 30,
    notes: { '* c1_controls_decoded': 3, 'description personal_id_masked': 1 },
  },
  {
    file: 'tadepe-organizations.csv',
    format: 'tadepe_organizations',
    rows: 10,
    notes: { 'municipality_code not_an_ibge_code': 10 },
  },
  { file: 'tcepb-partners.csv', format: 'tcepb_partners', rows: 62, duplicates: 2, merged: 54 },
  { file: 'tsuchiura-auctions.csv', format: 'tsuchiura_auctions', rows: 48, merged: 36 },
  // A package of two releases tells its tender and its contract twice, and each release its payments in pesos.
  {
    file: 'ocds-release-package.json',
    format: 'ocds',
    rows: 12,
    rejected: 8,
    merged: 2,
    notes: { 'organization_id local_identifier': 2 },
    why: { 'payment_in_foreign_currency currency': 8 },
  },
  { file: 'ocds-record-package-mongo.json', format: 'ocds', rows: 2, notes: { 'organization_id local_identifier': 2 } },
  {
    file: 'ocds-compiled-release.json',
    format: 'ocds',
    rows: 3,
    rejected: 1,
    notes: { 'organization_id local_identifier': 2 },
    why: { 'payment_in_foreign_currency currency': 1 },
  },
  {
    file: 'senado-ceaps-2020.csv',
    format: 'senado_ceaps',
    rows: 61,
    notes: { 'date sentinel_date': 1, '* cells_joined_by_quotes_parted': 1 },
  },
  { file: 'ibge-population-2020.csv', format: 'ibge_population', rows: 5, notes: { 'year read_from_file_name': 5 } },
]

const recordsOf = async (name: string) => (await runImportOf(madeFiles[name] ?? '', { fileName: name })).records

describe('a made file', () => {
  test('stands for each of them', () => {
    const tested = [...files.map(({ file }) => file), 'portal-commitment-net-values.csv']
    assert.deepEqual(tested.sort(), Object.keys(madeFiles).sort())
  })

  for (const expected of files)
    test(`${expected.file} goes in with every row and every repair counted, and a second time changes nothing`, () =>
      assertGoesInWhole(join(folder, expected.file), expected))
})

describe('made files', () => {
  test('of PNCP, CNEP and the pandemic keep dates, values, kinds of sanction and the law', async () => {
    const awards = (await recordsOf('pncp-item-results-sentinels.csv')) as readonly ActRecord[]
    assert.equal(awards.filter(({ award_date }) => award_date === 'unknown').length, 12)
    assert.equal(awards.filter(({ value }) => value === 40_222).length, 3)
    const prices = (await recordsOf('pncp-item-results-quoted.csv')) as readonly ActRecord[]
    assert.ok(prices.some(({ unit_price }) => unit_price === 0.588))
    const sanctions = (await recordsOf('cnep.csv')) as readonly SanctionRecord[]
    assert.equal(sanctions.filter(({ sanction_type = '' }) => /^(multa|publicação)/.test(sanction_type)).length, 10)
    const covid = (await recordsOf('tadepe-tenders.csv')) as readonly ActRecord[]
    const bases = covid.map(({ legal_basis }) => legal_basis)
    assert.deepEqual([...new Set(bases)].sort(), ['lei13979_art4', undefined])
  })

  test('net the histories of commitments to the cent that is expected', async () => {
    const commitments = (await recordsOf('portal-commitment-history.csv')) as readonly CommitmentRecord[]
    const net = new Map(commitments.map(({ commitment_id, value }) => [commitment_id, value]))
    const rows = String(madeFiles['portal-commitment-net-values.csv']).trim().split('\n').slice(1)
    assert.equal(net.size, rows.length)
    for (const row of rows) {
      const [code, sequence, value] = row.split(',')
      assert.equal(net.get(`${code}/${sequence}/history`), Number(value), row)
    }
  })

  test('of commitments, auctions and partners tell the facts that are in them', async () => {
    const notes = (await recordsOf('portal-commitments.csv')) as readonly CommitmentRecord[]
    assert.equal(notes.filter(({ legal_basis }) => legal_basis === 'lei13979_art4').length, 3)
    assert.equal(notes.filter(({ value = 0 }) => value < 0).length, 3)
    const tenders = (await recordsOf('tsuchiura-auctions.csv')) as readonly ActRecord[]
    assert.equal(new Set(tenders.map(({ currency }) => currency)).size, 1)
    assert.equal(tenders.filter(({ status }) => status === 'failed').length, 2)
    const companies = (await recordsOf('tcepb-partners.csv')) as readonly SupplierRecord[]
    assert.equal(Math.max(...companies.map(({ partners = [] }) => partners.length)), 35)
  })

  test('of the Senate keep 165,00 on the row that was quoted twice, and refunds and sums to the cent', async () => {
    const { records, report } = await runImportOf(madeFiles['senado-ceaps-2020.csv'] ?? '')
    const expenses = records as readonly PaymentRecord[]
    const broken = expenses.find(({ payment_id }) => payment_id === 'senado-ceaps-9999')
    assert.deepEqual(
      [broken?.value, broken?.supplier, broken?.document, broken?.date],
      [165, 'Casa "Inventada"', '000000999', '2020-03-01'],
    )
    assert.ok(expenses.every(({ value = 0 }) => value < 200_000))
    assert.equal(expenses.filter(({ value = 0 }) => value < 0).length, 3)
    assert.equal(expenses.filter(({ date }) => date === 'unknown').length, 1)
    assert.equal(report.encoding, 'windows-1252')
    assert.ok(expenses.some(({ category }) => category?.includes('escritório político')))
  })

  test('of IBGE have each municipality with its code', async () => {
    const places = (await recordsOf('ibge-population-2020.csv')) as readonly ReferenceRecord[]
    assert.equal(new Set(places.map(({ region }) => region)).size, 5)
    assert.equal(
      places.reduce((sum, { figures }) => sum + (figures.population ?? 0), 0),
      15_000,
    )
    assert.ok(
      places.every(
        ({ municipality_code = '' }) => findMunicipalityCode(municipality_code.slice(0, 6)) === municipality_code,
      ),
    )
  })

  test('of Mexico keep their currency', async () => {
    for (const name of Object.keys(madeFiles).filter((each) => each.startsWith('ocds')))
      for (const record of (await recordsOf(name)) as readonly ActRecord[])
        if (record.value !== undefined || record.estimated_value !== undefined)
          assert.match(record.currency ?? '', /^(MXN|USD)$/)
  })

  test('that no importer knows go in by a mapping, with every row told', async () => {
    const mapping = {
      name: 'net_values',
      record_kind: 'commitment',
      source: 'portal_transparencia',
      columns: {
        commitment_id: { columns: ['codigo_empenho', 'sequencial'] },
        parent_id: 'codigo_empenho',
        value: 'valor_liquido_sem_duplicatas',
      },
    }
    const content = madeFiles['portal-commitment-net-values.csv'] ?? ''
    await assert.rejects(runImportOf(content), { code: 'VALIDATION_ERROR' })
    const { report, records } = await runImportOf(content, { mapping: parseMapping(JSON.stringify(mapping)) })
    assert.deepEqual([report.rows_read, report.accepted, report.rejected, report.duplicates], [4, 4, 0, 0])
    const values = (records as readonly NormalisedRecord[]).map((record) =>
      'value' in record ? record.value : undefined,
    )
    assert.deepEqual(values, [0, 4000.98, 0.3, 5_805_999_120.84])
  })
})
