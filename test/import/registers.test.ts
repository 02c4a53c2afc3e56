// Registers that are published whole: what a later one no longer holds has ended.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { findRecord } from '../../src/records/find-record.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { runImportOf } from '../support/import-run.ts'

const titles =
  'CADASTRO;CÓDIGO DA SANÇÃO;CPF OU CNPJ DO SANCIONADO;NOME DO SANCIONADO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO'
const register = (...codes: readonly number[]) =>
  [titles, ...codes.map((code) => `CEIS;${code};11.444.777/0001-61;UM;Impedimento;10/01/2022`)].join('\n')

/** Three months: 2 leaves in March and comes back in May, 3 leaves in May. */
const months = {
  '20230201_CEIS.csv': register(1, 2, 3),
  '20230301_CEIS.csv': register(1, 3),
  '20230501_CEIS.csv': register(1, 2),
}
type Month = keyof typeof months

async function withdrawnAfter(
  files: readonly string[],
  content: (file: string) => string = (file) => months[file as Month],
) {
  const store = createMemoryStore()
  const reports = []
  for (const fileName of files) reports.push((await runImportOf(content(fileName), { store, fileName })).report)
  const days = [1, 2, 3].map(async (code) => {
    const identity = {
      record_kind: 'sanction',
      list: 'CEIS',
      sanction_id: `CEIS-${code}`,
      provenance: { source: 'cgu' },
    } as const
    const found = await findRecord(store, identity)
    return found?.record_kind === 'sanction' ? found.withdrawn : 'absent'
  })
  return { days: await Promise.all(days), states: reports.at(-1)?.states ?? [] }
}

describe('a whole register', () => {
  test('ends the sanctions that it no longer holds, and the report counts them', async () => {
    const { days, states } = await withdrawnAfter(['20230201_CEIS.csv', '20230301_CEIS.csv'])
    assert.deepEqual(days, [undefined, '2023-03-01', undefined])
    const withdrawn = states.find(({ outcome }) => outcome === 'withdrawn')
    assert.deepEqual([withdrawn?.record_kind, withdrawn?.count, withdrawn?.lines], ['sanction', 1, []])
  })

  test('ends the same ones in whatever order the months come, and again changes nothing', () =>
    fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(Object.keys(months), { minLength: 3 }), async (files) => {
        for (const order of [files, [...files, ...files]])
          assert.deepEqual((await withdrawnAfter(order)).days, [undefined, undefined, '2023-05-01'])
      }),
    ))

  test('is neither an extract nor a file without a day in its name', async () => {
    for (const second of ['ceis.csv', '20230301_CEIS.csv'])
      assert.deepEqual(
        (
          await withdrawnAfter(['20230201_CEIS.csv', second], (file) =>
            file === second ? register(1) : months[file as Month],
          )
        ).days,
        [undefined, undefined, undefined],
        second,
      )
  })
})
