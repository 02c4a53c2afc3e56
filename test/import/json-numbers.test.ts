// Ids that publishers write as JSON numbers.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { parseExactJson } from '../../src/domain/parse-exact-json.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { runImportOf } from '../support/import-run.ts'

const digits = fc.bigInt({ min: 1n, max: 10n ** 40n })

const small = fc.jsonValue().filter((value) => !/\d{16}/.test(JSON.stringify(value)))

/** A release of one contract; its id is written as JSON. */
const release = (id: string) => `{"ocid":"ocds-aa0000-1","id":"r","tag":["contract"],"contracts":[{"id":${id}}]}`

describe('a JSON number of an identifier', () => {
  test('keeps every digit, as a number or as a MongoDB number', () =>
    fc.assert(
      fc.asyncProperty(digits, fc.boolean(), async (id, isWrapped) => {
        const { records } = await runImportOf(release(isWrapped ? `{"$numberLong":"${id}"}` : String(id)))
        assert.deepEqual(
          records.map((record) => (record as ActRecord).contract_id),
          [`ocds-aa0000-1/contract/${id}`],
        )
      }),
      { numRuns: 30 },
    ))

  test('that is long leaves texts, amounts and fractions beside it as they are', () =>
    fc.assert(
      fc.property(digits, small, (id, value) => {
        const row = JSON.stringify({ text: `"${id}" \\ ${id}`, [String(id)]: value, value, small: 3 })
        const parsed = parseExactJson(row.replace('"small":3', `"small":0.${id},"id":${id}`)) as Record<string, unknown>
        assert.deepEqual({ ...parsed, small: 3, id: 0 }, { ...JSON.parse(row), small: 3, id: 0 })
        assert.equal(String(parsed.id), String(id))
        assert.equal(parsed.small, Number(`0.${id}`))
      }),
      { numRuns: 300 },
    ))
})

test('a quantity of zero is none, however a source writes it', async () => {
  for (const quantity of ['"0E-8"', '"0,000"', '0', '0.0']) {
    const { records } = await runImportOf(
      `{"resultado":[{"idCompra":"1","idItemCompra":2,"numeroItemCompra":3,"descricaoItem":"SORO","quantidade":${quantity},"precoUnitario":"1.5","niFornecedor":"11444777000161","dataCompra":"2023-05-02"}]}`,
      { format: 'compras_gov_prices' },
    )
    const [act] = records as readonly ActRecord[]
    assert.deepEqual([act?.quantity, act?.value, act?.unit_price], [undefined, undefined, 1.5], quantity)
    assert.ok(act?.quality?.some(({ field, note }) => field === 'quantity' && note === 'zero_means_absent'))
  }
})
