// Cases of texts, numbers, dates and readable files.

import assert from 'node:assert/strict'
import type { ActRecord } from '../../../src/domain/records.ts'
import type { Outside, OutsideCase } from './outside-case.ts'

/** A field of the acts of a table, by their ids. */
async function byId<F extends keyof ActRecord>(outside: Outside, field: F): Promise<Record<string, ActRecord[F]>> {
  const acts = await outside.records('acts')
  return Object.fromEntries(acts.map((act) => [act.contract_id, act[field]]))
}

async function notesById(outside: Outside): Promise<Record<string, readonly string[]>> {
  const acts = await outside.records('acts')
  return Object.fromEntries(
    acts.map(({ contract_id, quality = [] }) => [contract_id, quality.map(({ field, note }) => `${field} ${note}`)]),
  )
}

function assertNoted(notes: Record<string, readonly string[]>, id: string): void {
  assert.ok((notes[id] ?? []).length > 0, `${id} has no note`)
}

export const textCases: Readonly<Record<string, OutsideCase>> = {
  async '03-pncp-monthly-initial-value'(outside) {
    await outside.import('contratos.json')
    const acts = await outside.records('acts')
    assert.deepEqual(acts.map(({ value }) => value).sort(), [120_000, 126_000, 132_000])
    for (const { amendments, quality = [] } of acts) {
      assert.equal(amendments, undefined)
      assert.ok(quality.some(({ note }) => note === 'initial_value_is_one_instalment'))
    }
  },
  async '04-decimal-sign-of-a-column'(outside) {
    for (const file of ['abastecimento.csv', 'abastecimento-virgula.csv']) {
      await outside.import(file, 'mapping.json')
      for (const { unit_price = 0, quantity = 0, value = 0, contract_id } of await outside.records('acts')) {
        assert.ok(unit_price >= 5.79 && unit_price <= 6.1, `${file} ${contract_id}: ${unit_price}`)
        assert.ok(Math.abs(unit_price * quantity - value) <= 0.0101, `${file} ${contract_id}: ${value}`)
      }
    }
  },
  async '05-month-before-day'(outside) {
    await outside.import('contratos.csv', 'mapping.json')
    const signed = await byId(outside, 'signing_date')
    assert.deepEqual([signed.C2, signed.C4], ['2024-03-04', '2024-02-09'])
    assert.equal((await byId(outside, 'end_date')).C3, '2025-01-05')
  },
  async '06-municipal-date-spellings'(outside) {
    await outside.import('licitacoes.csv', 'mapping.json')
    const days = await byId(outside, 'signing_date')
    const notes = await notesById(outside)
    assert.deepEqual(
      ['L1', 'L3', 'L4', 'L5', 'L7'].map((id) => days[id]),
      ['2015-09-15', '2020-07-01', '2020-07-24', '2020-05-20', '2020-07-03'],
    )
    for (const id of ['L8', 'L9', 'L10', 'L11', 'L13', 'L16']) assert.equal(days[id], '2020-08-03', id)
    for (const id of ['L2', 'L6', 'L12', 'L14', 'L15']) {
      assert.equal(days[id], 'unknown', id)
      assertNoted(notes, id)
    }
  },
  async '07-daylight-saving'(outside) {
    for (const file of ['inidoneos.json', 'contratos.jsonl', 'filler.jsonl']) await outside.import(file)
    assert.deepEqual((await outside.records('sanctions')).map(({ start, end }) => [start, end]).sort(), [
      ['2016-01-15', '2019-01-15'],
      ['2016-06-15', '2019-06-15'],
    ])
    const findings = await outside.findings()
    const barred = findings.filter(({ detectors }) => detectors.some((id) => id.startsWith('CO-01')))
    const acts = barred.flatMap(({ contracts }) => contracts)
    assert.deepEqual(acts.filter((id) => /^(LAST|DAY)/.test(id)).sort(), ['LAST-DAY-DST', 'LAST-DAY-STD'])
  },
  async '09-null-words-of-programs'(outside) {
    const report = await outside.import('contratos.csv', 'mapping.json')
    const acts = await outside.records('acts')
    assert.equal(acts.length, 12)
    for (const { supplier_id, supplier, tender_id } of acts)
      assert.deepEqual([supplier_id, supplier, tender_id], [undefined, undefined, undefined])
    assert.deepEqual(
      report.rejections.map(({ reason, count }) => [reason, count]),
      [['missing_field', 4]],
    )
  },
  async '16-ocds-amounts-as-texts'(outside) {
    await outside.import('releases.json')
    const acts = await outside.records('acts')
    const actOf = (process: string) => acts.find(({ contract_id }) => contract_id.includes(process))
    assert.deepEqual(
      ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'].map((process) => actOf(process)?.value),
      [2000, 1500.5, 1234.56, 2500, 300, 100_000, undefined, undefined],
    )
    assert.ok((actOf('T8')?.quality ?? []).length > 0)
  },
  async '21-ids-as-floats'(outside) {
    await outside.import('contratos.csv', 'mapping.json')
    const acts = [...(await outside.records('acts'))].sort((one, other) =>
      one.contract_id < other.contract_id ? -1 : 1,
    )
    assert.deepEqual(
      acts.map(({ contract_id, supplier_id, organization_id, municipality_code, catalog_code }) => [
        contract_id,
        supplier_id,
        organization_id,
        municipality_code,
        catalog_code,
      ]),
      [
        ['1', '30237570000160', '153030', '2408102', '461652'],
        ['2', undefined, '153030', '2408102', '461652'],
        ['3', undefined, '153030', '2408102', '461652'],
        ['4', '30237570000160', '26246', '2408102', '461652'],
        ['5', '30237570000160', '26246', '2408102', '461652'],
      ],
    )
    const notes = await notesById(outside)
    for (const id of ['2', '3']) assertNoted(notes, id)
    await outside.import('leading-zero.csv', 'mapping.json')
    const suppliers = await byId(outside, 'supplier_id')
    assert.deepEqual([suppliers.A1, suppliers.A3], ['01234567000195', '01234567000195'])
    assertNoted(await notesById(outside), 'A4')
  },
  async '28-foreign-suppliers-one-placeholder'(outside) {
    await outside.import('contratos.json')
    const acts = await outside.records('acts')
    assert.deepEqual(
      acts.filter(({ supplier_id }) => supplier_id !== undefined),
      [],
    )
    assert.equal(new Set(acts.map(({ supplier }) => supplier)).size, 9)
    // A hyphen is nothing rather than a placeholder.
    const noted = acts.filter(({ quality = [] }) => quality.some(({ note }) => note === 'placeholder_tax_id'))
    assert.equal(noted.length, 8)
  },
  async '23-one-unit-many-names'(outside) {
    await outside.import('contracts.jsonl')
    const findings = await outside.findings()
    assert.ok(
      findings.some(
        ({ detectors, contracts }) => detectors.some((id) => id.startsWith('PR-')) && contracts.includes('U-OVER'),
      ),
    )
  },
  async '29-archives'(outside) {
    const rows = {
      'stored-streamed.zip': 35,
      'trailing-garbage.csv.gz': 20,
      'zip-in-zip.zip': 35,
      'preamble.zip': 35,
      'gz-in-zip.zip': 35,
      'mac-made.zip': 35,
      'trailing-zeros.csv.gz': 20,
      'two-members.csv.gz': 20,
      'zip64-streamed.zip': 35,
    }
    for (const [file, count] of Object.entries(rows)) {
      const { accepted, rejected, status } = await outside.fresh().import(file)
      assert.deepEqual([file, status, accepted, rejected], [file, 'completed', count, 0])
    }
    const { quality_notes = [] } = await outside.import('trailing-garbage.csv.gz')
    assert.ok(quality_notes.some(({ note }) => note === 'bytes_after_end'))
    assert.equal((await outside.fresh().import('cut.csv.gz')).failure, 'truncated_gzip')
  },
  async '30-utf16-without-mark'(outside) {
    const encodings = { 'utf8-bom-twice.csv': 'utf-8', 'le-no-bom.csv': 'utf-16le', 'be-no-bom.csv': 'utf-16be' }
    for (const [file, encoding] of Object.entries(encodings)) {
      const report = await outside.import(file)
      assert.deepEqual([report.rows_read, report.rejected, report.encoding], [20, 0, encoding], file)
    }
    const mixed = await outside.import('latin1-then-utf8.csv')
    assert.deepEqual([mixed.rows_read, mixed.rejected], [40, 0])
    assert.ok((mixed.lines_decoded_otherwise ?? 0) >= 20)
    for (const { description = '' } of await outside.records('acts')) assert.match(description, /Aquisição/)
  },
  async '48-text-encoded-twice'(outside) {
    await outside.import('contratos.json')
    const acts = [...(await outside.records('acts'))].sort((one, other) =>
      one.contract_id < other.contract_id ? -1 : 1,
    )
    const [twice, plain, lost] = acts
    assert.deepEqual(
      [twice?.description, twice?.supplier, twice?.contract_type],
      [plain?.description, plain?.supplier, plain?.contract_type],
    )
    assert.deepEqual([plain?.description, plain?.contract_type], ['Locação de veículos e manutenção', 'LEASE'])
    assert.equal(lost?.supplier, "JOSÉ & FILHOS D'OESTE")
    const notes = await notesById(outside)
    assert.ok(notes[twice?.contract_id ?? '']?.includes('description encoded_twice'))
    assert.ok(notes[lost?.contract_id ?? '']?.includes('description lost_letters'))
  },
  async '52-amount-typed-as-quantity'(outside) {
    await outside.import('contracts.jsonl')
    const notes = await notesById(outside)
    assert.ok(notes['TOTAL-AS-UNIT-PRICE']?.includes('unit_price total_typed_as_unit_price'))
    assert.deepEqual([notes['AMOUNT-AS-QUANTITY'], notes['REAL-OVER']], [[], []])
  },
  async '71-total-line-at-the-end'(outside) {
    const report = await outside.import('contratos.csv', 'mapping.json')
    assert.deepEqual([report.accepted, report.rejected], [2, 2])
    assert.ok(report.rejections.every(({ lines = [] }) => lines.length > 0))
  },
  async '72-lines-before-the-titles'(outside) {
    const report = await outside.import('contratos.csv', 'mapping.json')
    assert.deepEqual([report.accepted, report.rejected, report.lines_before_titles], [2, 0, 4])
  },
}
