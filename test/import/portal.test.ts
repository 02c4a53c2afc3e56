import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { maskPersonalIds } from '../../src/domain/mask-personal-ids.ts'
import type { ActRecord, NormalisedRecord, PaymentRecord, SupplierRecord } from '../../src/domain/records.ts'
import { sumDecimals } from '../../src/domain/sum-decimals.ts'
import { type GroupedRow, joinRows } from '../../src/import/forms/group-rows.ts'
import type { RowResult } from '../../src/import/importer.ts'
import { limits } from '../../src/limits.ts'
import { runImportOf } from '../support/import-run.ts'
import { fixturesFolder } from '../support/repository.ts'

describe('a sum of decimals', () => {
  test('is that of the texts, whatever binary numbers make of them', () => {
    assert.equal(sumDecimals([0.1, 0.2]), 0.3)
    assert.equal(sumDecimals([0.1, 0.2, -0.3]), 0)
    assert.equal(sumDecimals([1.2e-4, 41241.6486, -41241.6486]), 0.00012)
    assert.equal(sumDecimals([]), 0)
    assert.equal(sumDecimals([1e14, 0.1, -1e14]), 0.1)
    assert.ok(Object.is(sumDecimals([5, -5]), 0))
  })

  test('equals the sum of whole cents, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 50 }), (cents) => {
        const sum = cents.reduce((total, each) => total + each, 0) / 100
        assert.equal(sumDecimals(cents.map((each) => each / 100)), sum === 0 ? 0 : sum)
      }),
    )
  })
})

describe('a text that people wrote', () => {
  test('loses the middle of CPFs and nothing else', () => {
    for (const [text, masked] of [
      ['CPF 529.982.247-25.', 'CPF ***.982.247-**.'],
      ['cpf:52998224725', 'cpf:***.982.247-**'],
      ['111.111.111-11', '***.111.111-**'],
      ['CPF529.982.247-25', 'CPF***.982.247-**'],
      ['anexo_529.982.247-25.pdf', 'anexo_***.982.247-**.pdf'],
      ['Fim.529.982.247-25', 'Fim.***.982.247-**'],
      ['529982247-25', '***.982.247-**'],
      ['529 982 247 25', '***.982.247-**'],
      ['529.982.247/25', '***.982.247-**'],
      ['529.982.247 \u2013 25', '***.982.247-**'],
      ['00052998224725', '***.982.247-**'],
      ['Banco do Brasil 00000000000191', 'Banco do Brasil 00000000000191'],
      ['1.529.982.247-25', '1.529.982.247-25'],
      ['529982247-24', '529982247-24'],
      ['tel 61999990000', 'tel 61999990000'],
      ['processo 10265.000001/2024-11', 'processo 10265.000001/2024-11'],
      ['item 000239726 de 11444777000161', 'item 000239726 de 11444777000161'],
    ] as const)
      assert.equal(maskPersonalIds(text), masked)
  })
})

describe('rows of one record', () => {
  test('come together in any order, and each is told: taken, repeated or turned away', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), { maxLength: 60 }),
        async (pairs) => {
          const results = await group(pairs.map(([key, fact]) => [`k${key}`, `f${fact}`]))
          const rows = results.reduce((sum, result) => sum + (result.record ? (result.rows ?? 1) : 1), 0)
          assert.equal(rows, pairs.length)
          for (const { record } of results) {
            if (record === undefined) continue
            const { supplier_id: key, partners = [] } = record as SupplierRecord
            const expected = [...new Set(pairs.filter(([own]) => `k${own}` === key).map(([, fact]) => `f${fact}`))]
            assert.deepEqual(partners, expected)
          }
        },
      ),
    )
  })

  test('that are too many to hold lie on disk meanwhile, and none is lost or left there', async () => {
    const before = spillFolders()
    const pairs: [string, string][] = [['first', 'a']]
    for (let at = 0; at < limits.importGroupedRowsMax + 10; at++) pairs.push([`k${at >> 1}`, `f${at}`])
    pairs.push(['first', 'b'], ['k1', 'é\n"'], ['first', 'a'])
    const results = await group(pairs)
    const suppliers = new Map(
      results
        .flatMap(({ record }) => (record ? [record as SupplierRecord] : []))
        .map((each) => [each.supplier_id, each]),
    )
    assert.equal(results.filter((result) => 'repeated' in result).length, 1)
    assert.equal(suppliers.size, limits.importGroupedRowsMax / 2 + 6)
    assert.deepEqual(suppliers.get('first')?.partners, ['a', 'b'])
    assert.deepEqual(suppliers.get('k1')?.partners, ['f2', 'f3', 'é\n"'])
    assert.equal(
      results.reduce((sum, result) => sum + (result.record ? (result.rows ?? 1) : 1), 0),
      pairs.length,
    )
    assert.deepEqual(spillFolders(), before)
  })

  test('that are few but long lie on disk too', async () => {
    const long = 'x'.repeat(limits.recordTextCharactersMax)
    const count = Math.ceil(limits.importGroupedBytesMax / long.length) + 10
    const before = spillFolders()
    let during = before
    const pairs = Array.from({ length: count }, (_, at): [string, string] => [`k${at}`, `${at}${long}`])
    const results = await group(pairs, () => {
      during = spillFolders()
    })
    assert.equal(results.length, count)
    assert.equal(during.length, before.length + 1)
    assert.deepEqual(spillFolders(), before)
  })

  test('beyond the maximum of a list are rejected, and the record says that it is cut', async () => {
    const pairs = Array.from({ length: limits.recordListItemsMax + 2 }, (_, at): [string, string] => ['k', `f${at}`])
    const results = await group(pairs)
    assert.equal(results.filter(({ rejection }) => rejection?.reason === 'group_full').length, 2)
    const [record] = results.flatMap(({ record }) => record ?? [])
    assert.equal((record as SupplierRecord).partners?.length, limits.recordListItemsMax)
    assert.equal((record as SupplierRecord).name, 'cut')
  })
})

describe('a file of the Portal', () => {
  test('in gzip or with a byte order mark in UTF-8 or UTF-16 reads as the plain one in windows-1252 does', async () => {
    const plain = readFileSync(`${fixturesFolder}import/portal-contracts.records.csv`)
    const text = plain
      .toString('latin1')
      .replace(/[\u0093\u0094\u0096]/g, (sign) => ({ '\u0093': '“', '\u0094': '”' })[sign] ?? '–')
    const bodies = async (content: Uint8Array | string): Promise<unknown> =>
      (await runImportOf(content)).records.map(({ provenance: _, ...record }) => record)
    const expected = await bodies(plain)
    assert.deepEqual(await bodies(gzipSync(plain)), expected)
    assert.deepEqual(await bodies(`\ufeff${text}`), expected)
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
    assert.deepEqual(await bodies(utf16), expected)
    assert.equal((await runImportOf(gzipSync(utf16))).report.encoding, 'utf-16le')
    assert.deepEqual(await bodies(utf16.swap16()), expected)
    assert.equal((await runImportOf(utf16)).report.encoding, 'utf-16be')
    // Double-decoded: the bytes of windows-1252 as characters of ISO-8859-1, written as UTF-8 (U+0096 for a dash).
    const { records, report } = await runImportOf(plain.toString('latin1'))
    assert.equal((records[0] as ActRecord).description, 'Aquisição de papel – A4')
    assert.ok(report.quality_notes?.some(({ note }) => note === 'c1_controls_decoded'))
  })

  test('that comes again with a corrected month replaces the row, under the same id', async () => {
    const header =
      'Ano e mês do lançamento;Código Unidade Gestora;Código Subfução;Valor Empenhado (R$);Valor Liquidado (R$);Valor Pago (R$)\n'
    const first = await runImportOf(`${header}2024/01;170001;122;1,00;1,00;1,00\n`)
    const again = await runImportOf(`${header}2024/01;170001;122;1,00;1,00;2,00\n`, { store: first.store })
    assert.deepEqual([again.report.accepted, again.report.updated, again.report.duplicates], [1, 1, 0])
  })

  test('whose amount has a point for the decimal sign or between thousands is read by its column', async () => {
    const header = 'Código Pagamento;Data Emissão;Código Favorecido;Valor do Pagamento Convertido pra R$\n'
    const values = [
      ['1.234,56', 1234.56],
      ['1234.56', 1234.56],
      ['1.234', 1234],
      ['30,45', 30.45],
      ['- 35.865,08', -35_865.08],
      ['(35,00)', -35],
      ['R$ 1.000', 1000],
      ['0E-8', 0],
      ['1e+05', 100_000],
      ['', undefined],
      ['Sem informação', undefined],
      ['muito', undefined],
    ] as const
    const rows = values.map(([text], at) => `P${at};05/05/2024;11444777000161;${text}\n`).join('')
    const { records } = await runImportOf(header + rows)
    assert.deepEqual(
      records.map((record) => ('value' in record ? record.value : undefined)),
      values.map(([, value]) => value),
    )
  })
})

function spillFolders(): readonly string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('prumo-rows-'))
}

async function group(
  pairs: readonly (readonly [key: string, fact: string])[],
  onRow: () => void = () => undefined,
): Promise<readonly RowResult[]> {
  async function* rows(): AsyncGenerator<GroupedRow<number, string>> {
    for (const [at, [key, fact]] of pairs.entries()) {
      onRow()
      yield { line: at + 1, key, identity: fact, head: () => at, fact, notes: [] }
    }
  }
  const results: RowResult[] = []
  for await (const result of joinRows(rows(), ({ key, facts, is_cut }) => toSupplier(key, facts, is_cut)))
    results.push(result)
  return results
}

function toSupplier(key: string, partners: readonly string[], isCut: boolean): NormalisedRecord {
  const provenance = {
    source: 'cgu',
    importer: 'test',
    importer_version: 1,
    file: 'f',
    file_sha256: '',
    line: 1,
    original_id: key,
    retrieved_at: '2026-01-01T00:00:00.000Z',
  } as const
  return { record_kind: 'supplier', supplier_id: key, partners, provenance, ...(isCut ? { name: 'cut' } : {}) }
}

test('a contract whose values are zeros has none, and says so', async () => {
  const header = 'Número do Contrato;Código UG;Data Assinatura Contrato;Valor Inicial Compra;Valor Final Compra'
  const { report, records } = await runImportOf(`${header}\n1;153000;05/03/2024;0E-8;0,00\n2;153000;05/03/2024;;\n`)
  assert.deepEqual(
    records.map((record) => [(record as ActRecord).value, record.quality]),
    [
      [undefined, [{ field: 'value', note: 'zero_means_absent', found: '0' }]],
      [undefined, undefined],
    ],
  )
  assert.equal(report.accepted, 2)
})

test('bids of a tender name it and its body as it is known, also where its codes became fractions', async () => {
  const titles =
    'Número Licitação;Código UG;Código Modalidade Compra;Modalidade Compra;Código Item Compra;Código Participante;Flag Vencedor'
  const rows = ['52024;UG;5;Pregão;1;11444777000161;SIM', '62024;UG;5;Pregão;1;11444777000161;SIM']
  const [plain, fractions] = await Promise.all(
    ['153030', '153030.0'].map((unit) => runImportOf([titles, ...rows, ''].join('\n').replaceAll('UG;5', `${unit};5`))),
  )
  const named = (records: readonly NormalisedRecord[] = []) =>
    (records as readonly ActRecord[]).map(({ contract_id, tender_id, organization_id }) => [
      contract_id,
      tender_id,
      organization_id,
    ])
  assert.equal(named(plain?.records).length, 2)
  assert.deepEqual(named(fractions?.records), named(plain?.records))
})

test('a document of the Chamber is one expense, whatever a program made of its number and whatever a later state changes', async () => {
  const titles =
    'document_id,congressperson_name,subquota_description,supplier,cnpj_cpf,document_number,issue_date,total_net_value,month,year'
  const states = [
    '5635048,ANA LIMA,Fuels,POSTO,11444777000161,000555,2024-03-05 00:00:00,150.0,3,2024',
    '5635048.0,ANA LIMA,Fuels,POSTO,11444777000161.0,000555,2024-03-05,150.00,3.0,2024.0',
    '5635048,Ana Lima,Fuels,POSTO CENTRAL,11.444.777/0001-61,000555,2024-03-05T00:00:00,145.0,3,2024',
  ]
  const ids = new Set<string>()
  for (const state of states)
    for (const record of (await runImportOf(`${titles}\n${state}\n`)).records as readonly PaymentRecord[])
      ids.add(record.payment_id)
  assert.equal(ids.size, 1)
  const tickets = [
    '0,ANA LIMA,Tickets,AIR,,1,2024-03-05,10.0,3,2024',
    '0,ANA LIMA,Tickets,AIR,,2,2024-03-05,20.0,3,2024',
  ]
  const { records } = await runImportOf([titles, ...tickets, ''].join('\n'))
  assert.equal(new Set((records as readonly PaymentRecord[]).map(({ payment_id }) => payment_id)).size, 2)
})
