// Ids that a body counts.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { naturalIdOf, recordIdOf } from '../../src/domain/record-id.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { runImportOf } from '../support/import-run.ts'

const mapping = parseMapping(
  JSON.stringify({
    name: 'cities',
    record_kind: 'contract',
    source: 'portal_transparencia',
    columns: { contract_id: 'numero', organization_id: 'orgao', organization: 'nome', value: 'valor' },
  }),
)
const idsOf = async (row: object) =>
  ((await runImportOf(JSON.stringify(row))).records as readonly ActRecord[]).map(naturalIdOf)

describe('a number that a body counts', () => {
  test('names as many contracts as there are bodies, in a table and in our own format', async () => {
    const rows = ['11444777000161', '00509018000113'].map((body) => ({ contract_id: '7/2023', organization_id: body }))
    const table = ['numero;orgao;nome;valor', ...rows.map((row) => `7/2023;${row.organization_id};CASA;1,00`)]
    for (const [content, options] of [
      [table.join('\n'), { mapping }],
      [rows.map((row) => JSON.stringify(row)).join('\n'), {}],
    ] as const) {
      const { report, records } = await runImportOf(content, options)
      assert.deepEqual([report.accepted, report.updated], [2, 0])
      assert.deepEqual(
        (records as readonly ActRecord[]).map((record) => [record.contract_id, recordIdOf(record)]),
        [
          ['7/2023', 'contract.portal_transparencia.11444777000161~2f7~2f2023'],
          ['7/2023', 'contract.portal_transparencia.00509018000113~2f7~2f2023'],
        ],
      )
    }
  })

  test('names one contract in every spelling of number and body', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('7/2023', '07/2023', '007/2023', '7 / 2023', '7/23', '7-2023'),
        fc.constantFrom('11444777000161', '11.444.777/0001-61'),
        async (contract_id, organization_id) =>
          assert.deepEqual(await idsOf({ contract_id, organization_id }), ['11444777000161/7/2023']),
      ),
    ))

  test('counts within the name of a body where its number is not given', async () => {
    const table = 'numero;orgao;nome;valor\n7/2023;;Câmara de Um;1,00\n7/2023;;CAMARA DE DOIS;1,00\n'
    assert.equal((await runImportOf(table, { mapping })).report.updated, 0)
  })

  test('stays as it is where it is no number of a year, or is exported from here', async () => {
    for (const contract_id of ['CT163211242', 'C-1', '26000-10', '18715383000140-2-000001/2024', '114447/7/2023'])
      assert.deepEqual(await idsOf({ contract_id, organization_id: '11444777000161' }), [contract_id])
  })
})
