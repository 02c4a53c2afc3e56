import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import type { ActRecord, PaymentRecord } from '../../src/domain/records.ts'
import type { ImportContext } from '../../src/import/importer.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { readCsv } from '../../src/import/text/read-csv.ts'
import { runImportOf } from '../support/import-run.ts'

const header =
  '"Código Pagamento";"Data Emissão";"Código Favorecido";"Observação";"Valor do Pagamento Convertido pra R$"'
const row = (code: string, text: string, value: string) => `"${code}";"05/03/2024";"11222333000181";${text};"${value}"`
const read = async (...rows: readonly string[]) => {
  const { report, records } = await runImportOf([header, ...rows, ''].join('\r\n'), { format: 'portal_payments' })
  const values = (records as readonly PaymentRecord[]).map(({ payment_id, value }) => [payment_id, value])
  assert.equal(report.rows_read, report.accepted + report.rejected + report.duplicates)
  return { report, values }
}

const context = {
  encoding: 'utf-8',
  tally: { ignored: () => undefined, decodedOtherwise: () => undefined, beforeTitles: () => undefined },
} as unknown as ImportContext

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** What csv-parse makes of a line by itself; undefined where that is no single record. */
function parsedAlone(line: string): readonly string[] | undefined {
  try {
    const records = parse(line, {
      delimiter: ';',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return records.length === 1 ? records[0] : undefined
  } catch {
    return undefined
  }
}

describe('a line', () => {
  const quoted = fc.constantFrom('', 'a', '1,5', ' b ', '"a"', '""', '"a;b"', '"a""b"', '" "')
  const cellsOf = async (line: string) => {
    for await (const row of readCsv(once(`x;y;z\n${line}\n`), { delimiter: ';', quote: '"' }, context))
      return 'cells' in row ? row.cells : undefined
    return undefined
  }

  test('that is quoted well, here and there or not at all, gives the cells that csv-parse finds in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(quoted, quoted, quoted), async (cells) => {
        assert.deepEqual(await cellsOf(cells.join(';')), parsedAlone(cells.join(';')))
      }),
      { numRuns: 500 },
    )
  })

  test('that is quoted anyhow gives them too, or is rejected', async () => {
    const anyhow = fc.oneof(quoted, fc.string({ unit: fc.constantFrom('a', '"', ' ', ','), maxLength: 6 }))
    await fc.assert(
      fc.asyncProperty(fc.tuple(anyhow, anyhow, anyhow), async (cells) => {
        const found = await cellsOf(cells.join(';'))
        if (found !== undefined) assert.deepEqual(found, parsedAlone(cells.join(';')))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a stray quote', () => {
  test('in one row never gives it the values of the next', async () => {
    const mapping = parseMapping(
      JSON.stringify({
        name: 'three_columns',
        record_kind: 'contract',
        source: 'portal_transparencia',
        columns: { contract_id: 'numero', description: 'objeto', value: 'valor' },
      }),
    )
    const table = ['numero;objeto;valor', '1;"abc;10,00', '2;"def";20,00', '3;"ghi";30,00', ''].join('\n')
    const { report, records } = await runImportOf(table, { mapping })
    const values = (records as readonly ActRecord[]).map(({ contract_id, value }) => [contract_id, value])
    assert.deepEqual(values, [
      ['2', 20],
      ['3', 30],
    ])
    assert.deepEqual([report.rows_read, report.rejected], [3, 1])
  })

  test('that opens a cell and never closes costs its own row and no other', async () => {
    const { report, values } = await read(
      row('1', '"abc', '10,00'),
      row('2', '"def"', '20,00'),
      row('3', '"ghi"', '30,00'),
    )
    const whole = values.filter(([id]) => id !== '1')
    assert.deepEqual(whole, [
      ['2', 20],
      ['3', 30],
    ])
    assert.ok(
      values.every(([id, value]) => id !== '1' || value === 10),
      'the first row keeps its own value or is rejected',
    )
    assert.equal(report.rows_read, 3)
  })

  test('inside a cell is part of its text', async () => {
    const { values } = await read(row('1', '"a 14" monitor"', '10,00'), row('2', '"def"', '20,00'))
    assert.deepEqual(values.at(-1), ['2', 20])
  })

  test('does not make a line break inside a closed cell two rows', async () => {
    const { report, values } = await read(row('1', '"two\r\nlines"', '10,00'), row('2', '"def"', '20,00'))
    assert.deepEqual(values, [
      ['1', 10],
      ['2', 20],
    ])
    assert.equal(report.rejected, 0)
  })
})
