// What the values of a column mean by all of them: signs, orders of dates, codes that became fractions.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ActRecord } from '../../src/domain/records.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { limits } from '../../src/limits.ts'
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
    },
  }),
)
const titles = ['id', 'ug', 'cnpj', 'firma', 'licitacao', 'assinatura', 'valor'] as const
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

describe('a column of codes', () => {
  test('that became fractions loses its .0; one that has other values keeps it', async () => {
    const { acts } = await read(column('ug', ['153030.0', '26246.0']))
    assert.deepEqual(
      acts.map(({ organization_id }) => organization_id),
      ['153030', '26246'],
    )
    const mixed = await read(column('ug', ['153030.0', 'A1']))
    assert.deepEqual(
      mixed.acts.map(({ organization_id }) => organization_id),
      ['153030.0', 'A1'],
    )
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

describe('a file of several chunks', () => {
  const long = limits.importChunkRows + 10

  test('whose column turns out otherwise after a commit is put right, and each row is counted once', async () => {
    const rows = Array.from({ length: long }, (_, at) => ({ id: `C${at}`, assinatura: '03/04/2024', valor: '1,00' }))
    const late = rows.map((row, at) => (at === long - 1 ? { ...row, assinatura: '01/31/2024' } : row))
    const { acts, report } = await read(late)
    assert.deepEqual([report.rows_read, report.accepted, report.duplicates], [long, long, 0])
    const last = new Map(acts.map((act) => [act.contract_id, act.signing_date]))
    assert.deepEqual([...new Set(last.values())].sort(), ['2024-01-31', '2024-03-04'])
  })
})
