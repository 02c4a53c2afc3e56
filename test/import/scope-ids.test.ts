// Ids that a body counts.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { naturalIdOf, recordIdOf } from '../../src/domain/record-id.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
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

const mappedIdsOf = async (lines: readonly string[]) =>
  (
    (await runImportOf(['numero;orgao;nome;valor', ...lines, ''].join('\n'), { mapping }))
      .records as readonly ActRecord[]
  ).map(naturalIdOf)

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

  test('in our own format says nothing of the other ids of its record', async () => {
    const organization_id = '11444777000161'
    const rows = [
      { payment_id: 'P1', contract_id: '7/2023', organization_id, value: 1 },
      { payment_id: 'P1', contract_id: 'C-7', organization_id, value: 1 },
      { payment_id: 'P1', value: 1 },
    ]
    for (const row of rows) assert.deepEqual(await idsOf(row), ['P1'])
    const { records } = await runImportOf(
      [
        { record_kind: 'tender', contract_id: 'T-1', tender_id: 'T-1', organization_id },
        { contract_id: '7/2023', tender_id: 'T-1', organization_id },
        { contract_id: 'C-1', tender_id: '8/2023', organization_id },
        { record_kind: 'tender', contract_id: '8/2023', tender_id: '08/2023', organization_id },
      ]
        .map((row) => JSON.stringify(row))
        .join('\n'),
    )
    const data = buildDataset(records)
    const tenders = Array.from(data.acts.tender, (code) => data.text('tender', code))
    assert.deepEqual(tenders, ['T-1', 'T-1', `${organization_id}/8/2023`, `${organization_id}/8/2023`])
  })

  test('of digits alone is one in each body, in a table and in our own format, for contract, tender and payment alike', async () => {
    const bodies = ['11444777000161', '00509018000113']
    for (const number of ['123', '00012024', '2024000123']) {
      const names = bodies.map((body) => `${body}/${number}`)
      const idsOfField = async (field: string) =>
        (
          await Promise.all(bodies.map((organization_id) => idsOf({ [field]: number, organization_id, value: 1 })))
        ).flat()
      assert.deepEqual(await idsOfField('contract_id'), names)
      assert.deepEqual(await idsOfField('payment_id'), names)
      assert.deepEqual(await mappedIdsOf(bodies.map((body) => `${number};${body};CASA;1,00`)), names)
      assert.deepEqual(await idsOf({ contract_id: number, value: 1 }), [number])
    }
    const lines = bodies.flatMap((organization_id) => [
      { record_kind: 'tender', contract_id: '123', tender_id: '123', organization_id },
      { contract_id: '123', tender_id: '123', organization_id },
      { payment_id: '9', contract_id: '123', organization_id, value: 1 },
    ])
    const { report, records } = await runImportOf(lines.map((line) => JSON.stringify(line)).join('\n'))
    assert.deepEqual([report.accepted, report.updated], [6, 0])
    const data = buildDataset(records)
    const textsOf = (codes: Iterable<number>, text: (code: number) => string) => new Set([...codes].map(text))
    assert.deepEqual(
      textsOf(data.acts.tender, (code) => data.text('tender', code)),
      new Set(bodies.map((body) => `${body}/123`)),
    )
    assert.equal(new Set(data.payments.contract).size, 2)
  })

  test('names one contract in every spelling of number and body', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          '7/2023',
          '07/2023',
          '007/2023',
          '7 / 2023',
          '7/23',
          '7-2023',
          '2023/7',
          '2023-0007',
          'Nº 7/2023',
        ),
        fc.constantFrom('00509018000113', '509018000113', '00.509.018/0001-13', '509018000113.0'),
        async (contract_id, organization_id) => {
          assert.deepEqual(await idsOf({ contract_id, organization_id }), ['00509018000113/7/2023'])
          assert.deepEqual(await mappedIdsOf([`${contract_id};${organization_id};CASA;1,00`]), [
            '00509018000113/7/2023',
          ])
        },
      ),
    ))

  test('names as many contracts as there are kinds of instrument, each in one spelling', async () => {
    const kinds = ['Termo de Fomento', 'Termo de Contrato', 'T.A.', 'T.C.', 'Carta Convite', 'Carta-Contrato', 'PE-SRP']
    const ids = await mappedIdsOf(kinds.map((kind) => `${kind} nº 1/2024;;CASA;1,00`))
    assert.equal(new Set(ids).size, kinds.length)
    const others = await mappedIdsOf(kinds.map((kind) => `${kind.toUpperCase()} 01/24;;Casa.;1,00`))
    assert.deepEqual(others, ids)
  })

  test('counts within its body in a table however long its words are and whatever its form is', async () => {
    const numbers = [
      ...['PROCESSO ADMINISTRATIVO 10/2024', 'INEXIGIBILIDADE DE LICITAÇÃO 10/2024', 'CREDENCIAMENTO 3', '123'],
      ...['2024NE000123', '0001/2024-SEMED', '2024/00001234', '20240000123', 'PMX-CT-0001/2024', 'DL 001/2024/SEMED'],
      ...['CTR/0001/2024/SEC', '00012024', 'Contrato 001/2024 - Saúde', '00000000000000012024'],
    ]
    const ids = await mappedIdsOf(
      numbers.flatMap((number) => [`${number};;PREFEITURA DE A;1,00`, `${number};;PREFEITURA DE B;1,00`]),
    )
    assert.equal(new Set(ids).size, 2 * numbers.length)
    for (const number of numbers.slice(0, 2))
      assert.equal(
        new Set([
          ...(await idsOf({ contract_id: number, organization: 'A' })),
          ...(await idsOf({ contract_id: number, organization: 'B' })),
        ]).size,
        2,
      )
  })

  test('is not that of another body whose name begins alike, or whose number stands for anybody', async () => {
    const consortium =
      'CONSORCIO INTERMUNICIPAL DE SAUDE DOS MUNICIPIOS DA REGIAO NORTE E NORDESTE DO ESTADO DO PARANA UNIDADE'
    const ids = await mappedIdsOf([`1/2024;;${consortium} A;1,00`, `1/2024;;${consortium} B;1,00`])
    assert.equal(new Set(ids).size, 2)
    const nobody = await mappedIdsOf(['1/2024;00000000000000;CASA A;1,00', '1/2024;00000000000000;CASA B;1,00'])
    assert.equal(new Set(nobody).size, 2)
  })

  test('that has the numbers of its body in it needs no scope', async () => {
    const long = ['18715383000140-2-000001/2024', '153030000012024NE000123', '23000.012345/2024-11']
    assert.deepEqual(await mappedIdsOf(long.map((number) => `${number};153030;CASA;1,00`)), long)
  })

  test('counts within the name of a body where its number is not given', async () => {
    const table = 'numero;orgao;nome;valor\n7/2023;;Câmara de Um;1,00\n7/2023;;CAMARA DE DOIS;1,00\n'
    const { report } = await runImportOf(table, { mapping })
    assert.equal(report.updated, 0)
    assert.deepEqual(
      report.quality_notes?.map(({ field, note, count }) => [field, note, count]),
      [['*', 'counted_by_name', 1]],
    )
  })

  test('stays as it is where other bodies have it not, or where it is exported from here', async () => {
    for (const contract_id of [
      'CT163211242',
      'C-1',
      '26000-10',
      '18715383000140-2-000001/2024',
      '114447/7/2023',
      '18715383000140',
    ])
      assert.deepEqual(await idsOf({ contract_id, organization_id: '11444777000161' }), [contract_id])
  })
})
