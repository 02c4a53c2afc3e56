// What the values of a column mean by all of them: signs, orders of dates, codes that became fractions.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { ActRecord } from '../../src/domain/records.ts'
import { createMappedImporter } from '../../src/import/formats/normalised/mapped.ts'
import { explainStream } from '../../src/import/run/explain-stream.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { limits } from '../../src/limits.ts'
import { mainTables } from '../../src/records/layout.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import type { Store } from '../../src/store/port.ts'
import { runImportOf } from '../support/import-run.ts'

const mapping = parseMapping(
  JSON.stringify({
    name: 'table',
    record_kind: 'contract',
    source: 'portal_transparencia',
    columns: {
      contract_id: 'id',
      organization_id: 'ug',
      supplier_id: 'cnpj',
      supplier: 'firma',
      tender_id: 'licitacao',
      signing_date: 'assinatura',
      value: 'valor',
      estimated_value: 'estimativa',
    },
  }),
)
const titles = ['id', 'ug', 'cnpj', 'firma', 'licitacao', 'assinatura', 'valor', 'estimativa'] as const
type Row = Partial<Record<(typeof titles)[number], string>>

async function read(rows: readonly Row[], delimiter = ';') {
  const lines = rows.map((row) => titles.map((title) => row[title] ?? '').join(delimiter))
  const { records, report, store } = await runImportOf([titles.join(delimiter), ...lines, ''].join('\n'), { mapping })
  return { acts: records as readonly ActRecord[], report, store }
}

const notesOf = ({ quality = [] }: ActRecord): readonly string[] => quality.map(({ field, note }) => `${field} ${note}`)
const column = (title: (typeof titles)[number], values: readonly string[]): readonly Row[] =>
  values.map((value, at) => ({ id: `C${at}`, [title]: value }))

describe('the column of an amount', () => {
  const cases: readonly [name: string, texts: readonly string[], amounts: readonly (number | undefined)[]][] = [
    ['shows a point for the decimal sign', ['5.899', '5.79', '1.234', '6.1'], [5.899, 5.79, 1.234, 6.1]],
    ['shows a comma for the decimal sign', ['5.899', '5,79', '1,234'], [5899, 5.79, 1.234]],
    ['groups thousands twice', ['1.234.567', '1.234'], [1_234_567, 1234]],
    ['shows both signs alike', ['5.79', '5,85', '1.234'], [5.79, 5.85, undefined]],
  ]
  for (const [name, texts, amounts] of cases)
    test(`that ${name} decides what 1.234 is`, async () => {
      const { acts } = await read(column('valor', texts))
      assert.deepEqual(
        acts.map(({ value }) => value),
        amounts,
      )
    })

  test('that shows neither sign is read as the other columns are, with a note on each amount', async () => {
    const { acts } = await read(column('valor', ['1.234', '2.500']))
    assert.deepEqual(acts.map(notesOf), [['value decimal_sign_assumed'], ['value decimal_sign_assumed']])
  })
})

describe('the column of a date', () => {
  const cases: readonly [name: string, texts: readonly string[], days: readonly string[]][] = [
    ['has a month before the day', ['03/04/2024', '01/31/2024'], ['2024-03-04', '2024-01-31']],
    ['has a day before the month', ['03/04/2024', '31/01/2024'], ['2024-04-03', '2024-01-31']],
    ['shows nothing', ['03/04/2024', '02/02/2024'], ['2024-04-03', '2024-02-02']],
    ['has both orders', ['03/04/2024', '01/31/2024', '31/01/2024'], ['unknown', '2024-01-31', '2024-01-31']],
    ['has dashes and one digit', ['3-4-2024', '1-31-2024'], ['2024-03-04', '2024-01-31']],
  ]
  for (const [name, texts, days] of cases)
    test(`that ${name} is read so`, async () => {
      const { acts } = await read(column('assinatura', texts))
      assert.deepEqual(
        acts.map(({ signing_date }) => signing_date),
        days,
      )
    })

  test('with a day far after the file itself makes it unknown with a note', async () => {
    const { acts } = await read(column('assinatura', ['01/04/2035', '01/04/35', '20/05/20']))
    assert.deepEqual(
      acts.map(({ signing_date }) => signing_date),
      ['unknown', 'unknown', '2020-05-20'],
    )
    assert.deepEqual(acts.map(notesOf), [
      ['signing_date after_file_date'],
      ['signing_date after_file_date'],
      ['signing_date two_digit_year'],
    ])
  })
})

test('a day far after the day in the name of its file is unknown, whenever the file is read', async () => {
  const content = `${titles.join(';')}\n1;153030;;;;10/05/2025;1,00;\n2;153030;;;;10/06/2015;1,00;\n`
  const { records } = await runImportOf(content, { mapping, fileName: '20150601_contratos.csv' })
  assert.deepEqual(
    (records as readonly ActRecord[]).map(({ signing_date }) => signing_date),
    ['unknown', '2015-06-10'],
  )
})

describe('a column of codes', () => {
  test('that became fractions loses its .0; one that has other values keeps it', async () => {
    const { acts } = await read(column('ug', ['153030.0', '26246.0']))
    assert.deepEqual(
      acts.map(({ organization_id }) => organization_id),
      ['153030', '26246'],
    )
    const mixed = await read(column('ug', ['153030.0', '1.5', '26246']))
    assert.deepEqual(
      mixed.acts.map(({ organization_id }) => organization_id),
      ['153030.0', '1.5', '26246'],
    )
  })

  test('that became fractions loses its .0 beside cells that are no numbers, and one odd number decides nothing', async () => {
    for (const odd of ['S/N', 'A1', '2024/15', '7'])
      for (const texts of [
        [odd, '153030.0', '26246.0', '1.0', '2.0'],
        ['153030.0', '26246.0', '1.0', '2.0', odd],
      ]) {
        const { acts } = await read(column('ug', texts))
        assert.deepEqual(
          acts.map(({ organization_id }) => organization_id),
          texts.map((text) => text.replace('.0', '')),
        )
      }
  })

  test('loses what keeps it a text in spreadsheets, and is unknown where its digits are lost', async () => {
    const { acts } = await read(
      column('cnpj', ["'11444777000161", '"=""11444777000161"""', '1.144e+13', '11444777000161.0']),
    )
    assert.deepEqual(
      acts.map(({ supplier_id }) => supplier_id),
      ['11444777000161', '11444777000161', undefined, '11444777000161'],
    )
    assert.deepEqual(acts.map(notesOf)[2], ['supplier_id scientific_notation'])
  })

  test('knows the words of programs for nothing, and a row without an id is refused', async () => {
    const words = ['nan', 'NaN', 'None', '<NA>', '\\N', '#N/D', 'NaT', 'undefined', '#N/A', 'NULL']
    const { acts } = await read(words.map((word, at) => ({ id: `C${at}`, cnpj: word, firma: word, licitacao: word })))
    for (const { supplier_id, supplier, tender_id } of acts)
      assert.deepEqual([supplier_id, supplier, tender_id], [undefined, undefined, undefined])
    const { report } = await read(words.map((word) => ({ id: word, valor: '1,00' })))
    assert.deepEqual(
      report.rejections.map(({ reason, count }) => [reason, count]),
      [['missing_field', words.length]],
    )
    const lines = words.map((word) => JSON.stringify({ record_kind: 'contract', contract_id: 'C', supplier: word }))
    const { records } = await runImportOf(lines.join('\n'))
    for (const record of records as readonly ActRecord[]) assert.equal(record.supplier, undefined)
  })
})

test('ids that stand for any firm abroad, and masks of few digits, are no ids', async () => {
  const words = ['00000000000000', '99999999999999', 'EX0000001', 'EXTERIOR', '***.***.***-**', '***1**']
  const { acts } = await read(words.map((word, at) => ({ id: `C${at}`, cnpj: word, firma: `FIRMA ${at}` })))
  for (const act of acts) {
    assert.equal(act.supplier_id, undefined)
    assert.deepEqual(notesOf(act), ['supplier_id placeholder_tax_id'])
  }
})

/** All acts in force, by their id, with their doubts. */
async function inForce(store: Store): Promise<readonly ActRecord[]> {
  const reader = createRecordReader(store)
  const dataset = await reader.dataset({ version: await reader.version() })
  const [table = 'acts'] = mainTables
  return (await reader.documents(dataset, table, [...Array(dataset[table].length).keys()])) as readonly ActRecord[]
}

/** What a reading made of rows, whatever their order was. */
function meaningOf(acts: readonly ActRecord[]): unknown {
  const told = acts.map(({ provenance: _, ...act }) => act)
  return told.sort((one, other) => (one.contract_id < other.contract_id ? -1 : 1))
}

test('an explanation shows what an import would store, also where later rows decide what the first ones mean', async () => {
  const rows = [
    ...['1.0;1.0;;;;03/04/2024;1.234;', '2.0;2.0;;;;04/25/2024;1.234,50;'],
    ...['3.0;S/N;;;;05/26/2024;2,50;', '4.0;7.0;;;;06/27/2024;3,50;'],
  ]
  const content = Buffer.from([titles.join(';'), ...rows, ''].join('\n'))
  const [retrieved_at, importer] = ['2026-01-02T00:00:00.000Z', createMappedImporter(mapping)]
  const open = async function* () {
    yield content
  }
  const explained = await explainStream(open, { fileName: 'file', retrieved_at, importer })
  const { records } = await runImportOf(content, { mapping })
  assert.deepEqual(
    explained.rows.map((row) => ('record' in row ? meaningOf([row.record as ActRecord]) : undefined)),
    (records as readonly ActRecord[]).map((record) => meaningOf([record])),
  )
  assert.deepEqual([explained.rows_read, (records[0] as ActRecord).signing_date], [4, '2024-03-04'])
})

describe('few odd cells among many that can be read in two ways', () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    valor: `2.${100 + at}`,
    assinatura: `02/0${1 + (at % 9)}/2024`,
  }))
  const odd = { valor: '12.5', assinatura: '02/13/2024' }
  const numbered = (rows: readonly Row[]) => rows.map((row, at) => ({ ...row, id: `C${at}` }))

  test('do not decide what the many mean, and leave a doubt on each', async () => {
    for (const odds of [[odd], [odd, odd, odd]])
      for (const rows of [
        [...many, ...odds],
        [...odds, ...many],
      ]) {
        const { acts } = await read(numbered(rows))
        const meant = acts.filter(({ value = 0 }) => value > 2000)
        assert.equal(meant.length, many.length)
        for (const act of meant) {
          assert.match(String(act.signing_date), /^2024-0\d-02$/)
          const isSame = act.signing_date === '2024-02-02'
          const order = isSame ? [] : ['signing_date day_order_assumed']
          assert.deepEqual(notesOf(act), [...order, 'value decimal_sign_assumed'])
        }
      }
  })

  test('leave no doubt where they agree with how the file is written', async () => {
    const agreeing = { valor: '12,50', assinatura: '13/02/2024' }
    const { acts } = await read(numbered([...many, agreeing, agreeing, agreeing]))
    assert.deepEqual(new Set(acts.flatMap(notesOf)), new Set())
  })

  test('decide a few others with a doubt', async () => {
    const { acts } = await read(numbered([...many.slice(0, 10), odd]))
    assert.deepEqual([acts[0]?.value, acts[0]?.signing_date], [2.1, '2024-02-01'])
    assert.deepEqual(acts.slice(2, 3).map(notesOf), [['signing_date day_order_assumed', 'value decimal_sign_assumed']])
  })
})

describe('rows in another order', () => {
  const someRows = fc.array(
    fc.record({
      valor: fc.constantFrom('1.234', '2.500', '1,50', '1.50', '7', ''),
      estimativa: fc.constantFrom('1.234', '1,50', '1.50', '12.345,67', ''),
      assinatura: fc.constantFrom('03/04/2024', '31/01/2024', '01/31/2024', '05/05/2024', ''),
      ug: fc.constantFrom('153030.0', '26246.0', '26246', '1.5', 'S/N', ''),
      rank: fc.nat(),
    }),
    { minLength: 1, maxLength: 20 },
  )

  test('mean the same: amounts, days, codes and the doubts about them', () =>
    fc.assert(
      fc.asyncProperty(someRows, async (given) => {
        const rows = given.map((row, at) => ({ ...row, id: `C${at}` }))
        const shuffled = rows.toSorted((one, other) => one.rank - other.rank)
        assert.deepEqual(meaningOf((await read(shuffled)).acts), meaningOf((await read(rows)).acts))
      }),
      { numRuns: 60 },
    ))

  test('mean the same in a file of several chunks, of which no record is left under another id', async () => {
    const third = Math.ceil(limits.importChunkRows / 2)
    const block = (row: Row): readonly Row[] => Array.from({ length: third }, () => row)
    const blocks = [
      block({ ug: '153030.0', valor: '1.234', estimativa: '1.50', assinatura: '03/04/2024' }),
      block({ ug: '26246', valor: '1.50', estimativa: '1.234', assinatura: '02/28/2024' }),
      block({ ug: '26246.0', valor: '', estimativa: '1,50', assinatura: '' }),
    ]
    const rows = blocks.flat().map((row, at) => ({ ...row, id: `${at}.0` }))
    const meanings: unknown[] = []
    for (const turned of [0, third, 2 * third]) {
      const { store, report } = await read([...rows.slice(turned), ...rows.slice(0, turned)])
      assert.deepEqual([report.rows_read, report.accepted, report.duplicates], [rows.length, rows.length, 0])
      meanings.push(meaningOf(await inForce(store)))
    }
    assert.deepEqual(meanings[1], meanings[0])
    assert.deepEqual(meanings[2], meanings[0])
  })
})

describe('a file of several chunks', () => {
  const long = limits.importChunkRows + 10

  test('whose column turns out otherwise after a commit is put right, and each row is counted once', async () => {
    const rows = Array.from({ length: long }, (_, at) => ({ id: `C${at}`, assinatura: '03/04/2024', valor: '1,00' }))
    const late = rows.map((row, at) => (at >= 0.9 * long ? { ...row, assinatura: '01/31/2024' } : row))
    const { acts, report } = await read(late)
    assert.deepEqual([report.rows_read, report.accepted, report.duplicates], [long, long, 0])
    const last = new Map(acts.map((act) => [act.contract_id, act.signing_date]))
    assert.deepEqual([...new Set(last.values())].sort(), ['2024-01-31', '2024-03-04'])
  })
  test('whose ids lose their .0 only by its last rows has each record once', async () => {
    const fractions = Array.from({ length: long }, (_, at) => ({ id: `${100_000 + at}.0`, valor: '1,00' }))
    const whole = Array.from({ length: long }, (_, at) => ({ id: `${900_000 + at}` }))
    // One odd cell in other places is that of short files, above.
    for (const odd of [[{ id: 'S/N' }], whole])
      for (const rows of odd === whole
        ? [
            [...fractions, ...odd],
            [...odd, ...fractions],
          ]
        : [[...fractions, ...odd]]) {
        const { store, report } = await read(rows)
        assert.deepEqual([report.rows_read, report.accepted, report.duplicates], [rows.length, rows.length, 0])
        const ids = (await inForce(store)).map(({ contract_id }) => contract_id).sort()
        const isKept = odd.length > 1
        assert.deepEqual(ids, rows.map(({ id }) => (isKept ? id : id.replace('.0', ''))).sort())
      }
  })
})
