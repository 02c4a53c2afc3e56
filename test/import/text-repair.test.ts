// Texts, lines and readings that daily files hold: encodings, sums, notes, titles of reports.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toOneName } from '../../src/domain/one-name.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { cleanText } from '../../src/import/text/clean-text.ts'
import { runImportOf } from '../support/import-run.ts'

const mapping = parseMapping(
  JSON.stringify({
    name: 'table',
    record_kind: 'contract',
    source: 'portal_transparencia',
    columns: { contract_id: 'Número', organization: 'Órgão', description: 'Objeto', value: 'Valor' },
  }),
)
const rows = ['Número;Órgão;Objeto;Valor', '1;PREFEITURA;Aquisição de papel;1,50', '2;PREFEITURA;Locação;2,50', '']
const table = rows.join('\n')

describe('a file', () => {
  const wide = (text: string, encoding: 'le' | 'be'): Buffer => {
    const bytes = Buffer.from(text, 'utf16le')
    return encoding === 'le' ? bytes : bytes.swap16()
  }
  const files: readonly [name: string, bytes: Buffer, encoding: string][] = [
    ['in UTF-16 without a mark', wide(table, 'le'), 'utf-16le'],
    ['in big-endian UTF-16 without a mark', wide(table, 'be'), 'utf-16be'],
    ['with two byte order marks', Buffer.from(`\ufeff\ufeff${table}`), 'utf-8'],
  ]
  for (const [name, bytes, encoding] of files)
    test(`${name} is read, and its encoding named`, async () => {
      const { records, report } = await runImportOf(bytes, { mapping })
      assert.deepEqual([records.length, report.encoding], [2, encoding])
    })

  test('of two encodings is read line by line, and the lines in the other one are counted', async () => {
    const bytes = Buffer.concat([Buffer.from(rows.slice(0, 2).join('\n'), 'latin1'), Buffer.from(`\n${rows[2]}\n`)])
    const { records, report } = await runImportOf(bytes, { mapping })
    assert.deepEqual(
      (records as readonly ActRecord[]).map(({ description }) => description),
      ['Aquisição de papel', 'Locação'],
    )
    assert.equal(report.lines_decoded_otherwise, 1)
  })

  test('with lines before its titles and sums and sources behind its rows gives its rows alone', async () => {
    const text = [
      'PREFEITURA',
      'Relatório de contratos',
      '',
      table.trim(),
      'TOTAL;;;4,00',
      ';;Total geral;4,00',
      'Fonte: SIAFI',
      '',
    ]
    const { records, report } = await runImportOf(text.join('\n'), { mapping })
    assert.deepEqual([records.length, report.lines_before_titles], [2, 3])
    assert.deepEqual(
      report.rejections.map(({ reason, lines }) => [reason, lines]),
      [
        ['total_line', [7, 8]],
        ['note_line', [9]],
      ],
    )
  })
})

describe('a text', () => {
  const cases: readonly [given: string, text: string, repair?: string][] = [
    ['ManutenÃ§Ã£o', 'Manutenção', 'encoded_twice'],
    ['JOS&Eacute; &amp; IRM&Atilde;OS', 'JOSÉ & IRMÃOS', 'html_entities'],
    ['CONSTRU??O', 'CONSTRU??O', 'lost_letters'],
    ['AQUISI\ufffdO', 'AQUISI\ufffdO', 'lost_letters'],
    ['A\u0081B', 'A\ufffdB', 'lost_letters'],
    ['MANHÃ E TARDE', 'MANHÃ E TARDE'],
    ['“MANHÃ”', '“MANHÃ”'],
    ['Qual? Este.', 'Qual? Este.'],
    ['P & D', 'P & D'],
  ]
  for (const [given, text, repair] of cases)
    test(`${JSON.stringify(given)} is ${JSON.stringify(text)}${repair === undefined ? '' : ` (${repair})`}`, () => {
      const repairs: string[] = []
      assert.equal(
        cleanText(given, (each) => repairs.push(each)),
        text,
      )
      assert.deepEqual(repairs, repair === undefined ? [] : [repair])
    })
})

test('partners have one spelling whatever the source writes', () => {
  assert.equal(toOneName('José  da Silva'), toOneName('JOSE DA SILVA'))
})

describe('the amounts of a record', () => {
  const contract = (amounts: object) => JSON.stringify({ record_kind: 'contract', contract_id: 'C', ...amounts })
  test('that contradict each other have a note that says how', async () => {
    const lines = [
      contract({ quantity: 100, unit_price: 15_000, value: 15_000 }),
      contract({ quantity: 100, unit_price: 150, value: 16_000 }),
      contract({ quantity: 100, unit_price: 150, value: 15_000 }),
    ]
    const { records } = await runImportOf(lines.join('\n'))
    assert.deepEqual(
      records.map(({ quality = [] }) => quality.map(({ note }) => note)),
      [['total_typed_as_unit_price'], ['differs_from_quantity_times_price'], []],
    )
  })

  test('of PNCP whose initial value is one instalment are those of the whole, without an amendment', async () => {
    const row = {
      numeroControlePNCP: '11444777000161-2-000001/2024',
      objetoContrato: 'Locação',
      valorInicial: 500,
      numeroParcelas: 12,
      valorParcela: 500,
      valorGlobal: 6000,
    }
    const { records } = await runImportOf(JSON.stringify([row, { ...row, numeroParcelas: 1 }]))
    assert.deepEqual(
      (records as readonly ActRecord[]).map(({ value, amendments }) => [value, amendments?.length]),
      [
        [6000, undefined],
        [500, 1],
      ],
    )
  })

  test('are those of the whole too where the instalment is not told, or the accumulated value alone is that of the whole', async () => {
    const pncp = { numeroControlePNCP: '11444777000161-2-000001/2024', objetoContrato: 'Locação', numeroParcelas: 12 }
    const federal = {
      numeroContrato: '00001/2024',
      codigoUnidadeGestora: '153030',
      dataVigenciaInicial: '2024-01-01',
      numeroParcelas: 12,
    }
    const cases: readonly (readonly [
      row: object,
      value: number,
      growth: number | undefined,
      note: string | undefined,
    ])[] = [
      [
        { ...pncp, valorInicial: 500, valorParcela: 0, valorGlobal: 6000 },
        6000,
        undefined,
        'initial_value_is_one_instalment',
      ],
      [{ ...pncp, valorInicial: 500, valorGlobal: 6000 }, 6000, undefined, 'initial_value_is_one_instalment'],
      [
        { ...pncp, valorInicial: 500, valorParcela: 500, valorGlobal: 500, valorAcumulado: 6000 },
        6000,
        undefined,
        'initial_value_is_one_instalment',
      ],
      [{ ...pncp, valorInicial: 500, valorParcela: 0, valorGlobal: 5900 }, 500, 5400, undefined],
      [
        { ...federal, valorGlobal: 500, valorParcela: 500, valorAcumulado: 6000 },
        6000,
        undefined,
        'initial_value_is_one_instalment',
      ],
      [{ ...federal, valorGlobal: 500, valorParcela: 500 }, 500, undefined, 'may_be_one_instalment'],
      [{ ...federal, valorGlobal: 500, valorParcela: 41.67, valorAcumulado: 6000 }, 500, undefined, undefined],
    ]
    for (const [row, value, growth, note] of cases) {
      const { records } = await runImportOf(JSON.stringify([row]))
      const [{ quality = [], ...act }] = records as readonly [ActRecord]
      const told = quality.map((each) => each.note).filter((each) => each !== 'differs_from_accumulated_value')
      assert.deepEqual(
        [act.value, act.amendments?.[0]?.value_delta, told[0]],
        [value, growth, note],
        JSON.stringify(row),
      )
    }
  })
})

describe('a line of a table that is no record', () => {
  const wide = parseMapping(
    JSON.stringify({
      name: 'wide',
      record_kind: 'contract',
      source: 'portal_transparencia',
      columns: {
        contract_id: 'Número',
        organization: 'Órgão',
        supplier_id: 'CNPJ',
        supplier: 'Fornecedor',
        signing_date: 'Data',
        value: 'Valor',
      },
    }),
  )
  const titles = 'Número;Órgão;CNPJ;Fornecedor;Data;Valor'
  const record = '7;PREFEITURA;11.222.333/0001-81;FIRMA LTDA;01/02/2024;1.500,00'
  const cases: Readonly<Record<string, readonly string[]>> = {
    total_line: [
      'TOTAL GERAL;PREFEITURA DE EXEMPLO;;;;3.001,00',
      'Total:;;;5 contratos;;3.001,00',
      'TOTAL - 2024;;;;;3.001,00',
      'Total (R$);;;;;3.001,00',
      'Subtotal Secretaria de Saúde;;;;;3.001,00',
      'T O T A L;;;;;3.001,00',
      'Média;;;;;1.500,00',
      'SALDO ANTERIOR;;;;;5.000,00',
      'A transportar;;;;;3.001,00',
      'Nº de registros;5;;;;',
    ],
    repeated_header: [titles, 'Número ;Órgão;CNPJ; Fornecedor;Data;Valor', titles.toUpperCase()],
  }
  for (const [reason, lines] of Object.entries(cases))
    for (const line of lines)
      test(`${reason}: ${line}`, async () => {
        const { records, report } = await runImportOf([titles, record, line, record.replace('7', '8')].join('\n'), {
          mapping: wide,
        })
        assert.deepEqual([records.length, report.rejections.map((row) => row.reason)], [2, [reason]])
      })

  test('but a firm called Total is one', async () => {
    const firm = 'TOTAL SERVIÇOS LTDA;;11.222.333/0001-81;;01/02/2024;3.001,00'
    const { records } = await runImportOf([titles, record, firm].join('\n'), { mapping: wide })
    assert.equal(records.length, 2)
  })
})

describe('an empty page', () => {
  const pages = ['[]', '{"data":[],"totalRegistros":0,"totalPaginas":0,"numeroPagina":1,"empty":true}']
  for (const page of pages)
    test(`has no rows and is no failure: ${JSON.stringify(page)}`, async () => {
      const { report } = await runImportOf(page)
      assert.deepEqual([report.status, report.format, report.rows_read], ['completed', 'empty_page', 0])
    })

  test('is not what a document without lists is', async () => {
    await assert.rejects(runImportOf('{"status": 500}'), /VALIDATION_ERROR/)
  })
})
