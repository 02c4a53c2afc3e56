// What a known file holds and no record takes is in its report, with how many values it has.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ImportReport } from '../../src/domain/generated/wire-types.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { limits } from '../../src/limits.ts'
import { runImportOf } from '../support/import-run.ts'

function leftOut({ ignored_fields = [] }: ImportReport): readonly (readonly [string, number])[] {
  return ignored_fields.map(({ field, count }) => [field, count])
}

const titles = 'CNPJ ENTIDADE;NOME ENTIDADE;NÚMERO CONVÊNIO;ÓRGÃO CONCEDENTE;MOTIVO DO IMPEDIMENTO'

describe('columns and paths that a format does not read', () => {
  test('are counted by their values that say something, in a table', async () => {
    const rows = [
      `${titles};TELEFONE;VAZIA;`,
      '11444777000161;UMA;1;ÓRGÃO;MOTIVO;(11) 5555-0000;;x',
      '11444777000161;UMA;2;ÓRGÃO;MOTIVO;NULL;Sem informação;',
      '11444777000161;UMA;3;ÓRGÃO;MOTIVO;(11) 5555-0001;;x',
    ]
    const { report } = await runImportOf(rows.join('\n'), { format: 'portal_cepim' })
    assert.equal(report.accepted, 3)
    assert.deepEqual(leftOut(report), [
      ['telefone', 2],
      ['#8', 2],
      ['vazia', 0],
    ])
  })

  test('are counted by their paths in JSON, lists by their elements', async () => {
    const notice = (id: string, extra: object) => ({
      numeroControlePNCP: id,
      objetoCompra: 'papel',
      modalidadeNome: 'Pregão',
      orgaoEntidade: { cnpj: '11444777000161', poderId: 'E' },
      ...extra,
    })
    const rows = [
      notice('11444777000161-1-000001/2024', {
        fontes: [{ codigo: 1 }, { codigo: 2, nome: '' }],
        nada: [],
        nulo: null,
      }),
      notice('11444777000161-1-000002/2024', { fontes: [{ codigo: 3 }], nada: {}, nulo: 'NULL' }),
    ]
    const { report } = await runImportOf(JSON.stringify(rows), { format: 'pncp_notices' })
    assert.deepEqual(leftOut(report), [
      ['fontes.codigo', 3],
      ['orgaoEntidade.poderId', 2],
    ])
  })

  test('of releases are counted wherever a record or a wrapper holds them', async () => {
    const release = { ocid: 'ocds-xyz789-1', id: '1', date: '2024-01-01', tag: ['tender'], language: 'pt' }
    const tender = { id: 't', title: 'Papel', milestones: [{ title: 'um' }, { title: 'dois' }] }
    const { report } = await runImportOf(JSON.stringify({ records: [{ releases: [{ ...release, tender }] }] }), {
      format: 'ocds',
    })
    assert.deepEqual(leftOut(report), [
      ['tender.milestones.title', 2],
      ['language', 1],
      ['tender.id', 1],
    ])
  })

  test('are counted once where a file is read again, and by a mapping too', async () => {
    const mapping = parseMapping(
      '{"name":"town","record_kind":"contract","source":"tcu","columns":{"contract_id":"id","organization_id":"body","value":"v"}}',
    )
    // The last value decides how those before it are read.
    const rows = ['id;body;v;other', '1;X;1.234;a', '2;X;5.678;', '3;X;9.87;b', '4;X;1.234;c']
    const { report, records } = await runImportOf(rows.join('\n'), { mapping })
    assert.deepEqual([report.accepted, records.length >= 4], [4, true])
    assert.deepEqual(leftOut(report), [['other', 3]])
  })

  test('are at most so many, and further ones are counted together', async () => {
    const wide = Object.fromEntries(
      Array.from({ length: limits.importPathsCountedMax + 5 }, (_, at) => [`campo${at}`, at]),
    )
    const row = { numeroControlePNCP: '11444777000161-1-000001/2024', objetoCompra: 'papel', ...wide }
    const { report } = await runImportOf(JSON.stringify([row]), { format: 'pncp_notices' })
    const counted = leftOut(report)
    assert.ok(counted.length <= limits.importCountedNamesMax + 1)
    assert.equal(
      counted.reduce((sum, [, count]) => sum + count, 0),
      limits.importPathsCountedMax + 5,
    )
  })
})
