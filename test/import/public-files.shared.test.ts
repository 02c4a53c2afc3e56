// The public files beside the repository: each goes in whole. Its twin over made files is made-files.test.ts.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { findMunicipalityCode } from '../../src/domain/ibge-codes.ts'
import type {
  ActRecord,
  CommitmentRecord,
  PaymentRecord,
  ReferenceRecord,
  SanctionRecord,
  SupplierRecord,
} from '../../src/domain/records.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { runImportOf } from '../support/import-run.ts'
import { sharedFolder } from '../support/repository.ts'
import { assertGoesInWhole, type WholeFile } from './support/whole-file.ts'

const files: readonly WholeFile[] = [
  {
    file: 'data/pncp_contratacoes_belo_horizonte.json',
    format: 'pncp_notices',
    rows: 291,
    notes: {
      'estimated_value zero_means_absent': 22,
      'publication_date published_after_closing': 5,
      '* c1_controls_decoded': 1,
    },
  },
  {
    file: 'data/pncp_contratacoes_vitoria.json',
    format: 'pncp_notices',
    rows: 233,
    notes: { 'publication_date published_after_closing': 5, 'estimated_value zero_means_absent': 1 },
  },
  {
    file: 'data/pncp_item_resultados_datas_sentinela.csv',
    format: 'pncp_item_results',
    rows: 44,
    notes: { 'award_date sentinel_date': 44 },
  },
  { file: 'data/pncp_item_resultados_sample.csv', format: 'pncp_item_results', rows: 39 },
  {
    file: 'data/portal_licitacao_vencedores_sample.psv',
    format: 'portal_tender_winners',
    rows: 982,
    notes: {
      'contract_id repeated_row_kept': 108,
      'supplier_id named_in_ceis': 31,
      'supplier_id named_in_cepim': 2,
    },
  },
  {
    file: 'data/tadepe_licitacoes_federais_covid.csv',
    format: 'tadepe_tenders',
    rows: 701,
    notes: {
      'legal_basis not_in_source': 627,
      'estimated_value zero_means_absent': 9,
      'legal_basis read_from_description': 8,
    },
  },
  { file: 'data/cnep_2022.csv', format: 'cgu_sanctions', rows: 382 },
  { file: 'detection/practice/small-2000-231/contracts.jsonl.gz', format: 'normalised', rows: 2000 },
  { file: 'detection/practice/medium-211/suppliers.jsonl.gz', format: 'normalised', rows: 1338 },
  { file: 'detection/practice/medium-211/sanctions.jsonl', format: 'normalised', rows: 94 },
  { file: 'detection/practice/medium-211/organizations.jsonl', format: 'normalised', rows: 133 },
  {
    file: 'data/portal_compras_via_empenho.csv',
    format: 'commitment_purchases',
    rows: 20,
    notes: {
      'value changed_after_signature': 11,
      '* c1_controls_decoded': 2,
      'value zero_means_absent': 1,
      'supplier_id not_a_tax_id': 1,
      'description lost_letters': 2,
    },
  },
  { file: 'data/portal_empenhos_2020.csv', format: 'portal_commitments', rows: 15 },
  {
    file: 'data/portal_itens_empenho_2021.csv',
    format: 'portal_commitment_items',
    rows: 10,
    notes: { 'unit_price zero_means_absent': 10 },
  },
  {
    file: 'data/portal_empenho_item_historico_2021.csv',
    format: 'portal_commitment_history',
    rows: 38,
    duplicates: 12,
    merged: 16,
  },
  {
    file: 'data/tadepe_fornecedores.csv',
    format: 'tadepe_suppliers',
    rows: 5423,
    notes: { 'supplier_id unrecognised_tax_id': 188, 'supplier_id not_a_tax_id': 94 },
  },
  {
    file: 'data/tadepe_itens_descricoes.csv',
    format: 'tadepe_items',
    rows: 4878,
    notes: { '* c1_controls_decoded': 35, 'description personal_id_masked': 1, 'description lost_letters': 44 },
  },
  {
    file: 'data/tadepe_orgaos.csv',
    format: 'tadepe_organizations',
    rows: 1942,
    notes: { 'municipality_code not_an_ibge_code': 1942 },
  },
  { file: 'data/tcepb_socios.csv', format: 'tcepb_partners', rows: 24_308, duplicates: 2, merged: 13_132 },
  { file: 'data/tsuchiura_auctions.csv', format: 'tsuchiura_auctions', rows: 6013, merged: 4448 },
  // A package of two releases tells its tender and contract twice, and 11 payments in pesos each.
  {
    file: 'data/ocds_mx_release_package_utf8.json',
    format: 'ocds',
    rows: 26,
    rejected: 22,
    merged: 2,
    why: { 'payment_in_foreign_currency currency': 22 },
  },
  {
    file: 'data/ocds_mx_record_package_mongo.json',
    format: 'ocds',
    rows: 3,
    notes: { 'organization_id local_identifier': 3, 'estimated_value zero_means_absent': 1 },
  },
  {
    file: 'data/ocds_mx_compiled_release.json',
    format: 'ocds',
    rows: 3,
    rejected: 1,
    why: { 'payment_in_foreign_currency currency': 1 },
  },
  {
    file: 'data/senado_ceaps_2020_latin1.csv',
    format: 'senado_ceaps',
    rows: 13_802,
    notes: { '* cells_joined_by_quotes_parted': 1, 'date far_from_its_year': 2, 'date sentinel_date': 1 },
  },
  {
    file: 'data/ibge_populacao_2020.csv',
    format: 'ibge_population',
    rows: 5570,
    notes: { 'year read_from_file_name': 5570 },
  },
]

const run = (file: string) => runImportOf(readFileSync(`${sharedFolder}data/${file}`), { fileName: file })

describe('a public file', () => {
  for (const expected of files)
    test(`${expected.file} goes in with every row and every repair counted, and a second time changes nothing`, () =>
      assertGoesInWhole(sharedFolder + expected.file, expected))
})

describe('public files', () => {
  test('tell the facts that the pages about them tell', async () => {
    const awards = (await run('pncp_item_resultados_datas_sentinela.csv')).records as readonly ActRecord[]
    assert.equal(awards.filter(({ award_date }) => award_date === 'unknown').length, 44)
    assert.equal(awards.filter(({ value }) => value === 40_222).length, 3)
    const prices = (await run('pncp_item_resultados_sample.csv')).records as readonly ActRecord[]
    assert.ok(prices.some(({ unit_price }) => unit_price === 0.588))
    const sanctions = (await run('cnep_2022.csv')).records as readonly SanctionRecord[]
    assert.equal(sanctions.filter(({ sanction_type = '' }) => /^(multa|publicação)/.test(sanction_type)).length, 367)
    const covid = (await run('tadepe_licitacoes_federais_covid.csv')).records as readonly ActRecord[]
    const bases = covid.map(({ legal_basis }) => legal_basis)
    assert.deepEqual([...new Set(bases)].sort(), ['lei13979_art4', undefined])
  })

  test('net the histories of commitments to the cent that is expected', async () => {
    const { records } = await run('portal_empenho_item_historico_2021.csv')
    const net = new Map((records as readonly CommitmentRecord[]).map((each) => [each.commitment_id, each.value]))
    const expected = readFileSync(`${sharedFolder}data/portal_empenho_item_historico_2021_esperado.csv`, 'utf8')
    const rows = expected.trim().split('\n').slice(1)
    assert.equal(net.size, rows.length)
    for (const row of rows) {
      const [code, sequence, value] = row.split(',')
      assert.equal(net.get(`${code}/${sequence}/history`), Number(value), row)
    }
    assert.deepEqual(
      [5806130126.54, 134425.63, 33751.1, 0].filter((value) => ![...net.values()].includes(value)),
      [],
    )
  })

  test('of commitments, auctions and partners tell the facts that are in them', async () => {
    const notes = (await run('portal_empenhos_2020.csv')).records as readonly CommitmentRecord[]
    assert.equal(notes.filter(({ legal_basis }) => legal_basis === 'lei13979_art4').length, 2)
    assert.equal(notes.filter(({ value = 0 }) => value < 0).length, 3)
    const tenders = (await run('tsuchiura_auctions.csv')).records as readonly ActRecord[]
    assert.equal(new Set(tenders.map(({ currency }) => currency)).size, 1)
    assert.equal(tenders.filter(({ status }) => status === 'failed').length, 4)
    const companies = (await run('tcepb_socios.csv')).records as readonly SupplierRecord[]
    assert.equal(Math.max(...companies.map(({ partners = [] }) => partners.length)), 103)
  })

  test('of the Senate keep 165,00 on the row that was quoted twice, and refunds and sums to the cent', async () => {
    const { records, report } = await run('senado_ceaps_2020_latin1.csv')
    const expenses = records as readonly PaymentRecord[]
    const broken = expenses.find(({ payment_id }) => payment_id === 'senado-ceaps-2141702')
    assert.deepEqual(
      [broken?.value, broken?.supplier, broken?.document, broken?.date],
      [165, 'Casa do Vinho "Al Mare"', '000000348', '2020-03-01'],
    )
    assert.ok(expenses.every(({ value = 0 }) => value < 200_000))
    assert.equal(expenses.filter(({ date }) => date === 'unknown').length, 1)
    assert.equal(report.encoding, 'windows-1252')
    assert.ok(expenses.some(({ category }) => category?.includes('escritório político')))
  })

  test('of IBGE have 5,570 municipalities of 27 states, each with its code', async () => {
    const places = (await run('ibge_populacao_2020.csv')).records as readonly ReferenceRecord[]
    assert.equal(new Set(places.map(({ region }) => region)).size, 27)
    assert.equal(
      places.reduce((sum, { figures }) => sum + (figures.population ?? 0), 0),
      211_755_692,
    )
    assert.ok(
      places.every(
        ({ municipality_code = '' }) => findMunicipalityCode(municipality_code.slice(0, 6)) === municipality_code,
      ),
    )
  })

  test('of Mexico keep their currency', async () => {
    for (const { file } of files.filter(({ format }) => format === 'ocds'))
      for (const record of (await run(file.replace('data/', ''))).records as readonly ActRecord[])
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
    const bytes = readFileSync(`${sharedFolder}data/portal_empenho_item_historico_2021_esperado.csv`)
    await assert.rejects(runImportOf(bytes), { code: 'VALIDATION_ERROR' })
    const { report, records } = await runImportOf(bytes, { mapping: parseMapping(JSON.stringify(mapping)) })
    assert.deepEqual([report.rows_read, report.accepted, report.rejected, report.duplicates], [10, 10, 0, 0])
    assert.ok((records as readonly CommitmentRecord[]).some(({ value }) => value === 5806130126.54))
  })
})
