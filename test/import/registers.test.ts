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

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Every order of a list. */
function ordersOf<Item>(list: readonly Item[]): readonly (readonly Item[])[] {
  if (list.length < 2) return [list]
  return list.flatMap((first, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

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
  codes: readonly number[] = [1, 2, 3],
) {
  const store = createMemoryStore()
  const reports = []
  for (const fileName of files) reports.push((await runImportOf(content(fileName), { store, fileName })).report)
  const days = codes.map(async (code) => {
    const identity = {
      record_kind: 'sanction',
      list: 'CEIS',
      sanction_id: `CEIS-${code}`,
      provenance: { source: 'cgu' },
    } as const
    const found = await findRecord(store, identity)
    return found?.record_kind === 'sanction' ? found.withdrawn : 'absent'
  })
  const last = reports.at(-1)
  return {
    days: await Promise.all(days),
    states: last?.states ?? [],
    notes: last?.quality_notes?.map(({ note }) => note),
  }
}

describe('a whole register', () => {
  test('ends the sanctions that it no longer holds, and the report counts them', async () => {
    const { days, states } = await withdrawnAfter(['20230201_CEIS.csv', '20230301_CEIS.csv'])
    assert.deepEqual(days, [undefined, '2023-03-01', undefined])
    const withdrawn = states.find(({ outcome }) => outcome === 'withdrawn')
    assert.deepEqual([withdrawn?.record_kind, withdrawn?.count, withdrawn?.lines], ['sanction', 1, []])
  })

  test('that did not change confirms its sanctions, and a later one still ends them', async () => {
    const files = ['20230603_CEIS.csv', '20230604_CEIS.csv', '20230701_CEIS.csv']
    const content = (file: string) => (file === '20230701_CEIS.csv' ? register(1, 3) : register(1, 2, 3))
    const { states } = await withdrawnAfter(files.slice(0, 2), content)
    assert.deepEqual(
      states.map(({ outcome, count }) => [outcome, count]),
      [['confirmed', 3]],
    )
    assert.deepEqual((await withdrawnAfter(files, content)).days, [undefined, '2023-07-01', undefined])
    assert.deepEqual((await withdrawnAfter([files[1], files[0], files[2]], content)).days, [
      undefined,
      '2023-07-01',
      undefined,
    ])
  })

  test('ends the same ones in whatever order the months come, and again changes nothing', async () => {
    for (const files of ordersOf(Object.keys(months)))
      for (const order of [files, [...files, ...files]])
        assert.deepEqual((await withdrawnAfter(order)).days, [undefined, undefined, '2023-05-01'])
  })

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

  test('is compared with those around it, however many sanctions came and went', async () => {
    const moving = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((month) => [`20230${month}01_CEIS.csv`, register(...span(month * 5 - 4, month * 5 + 5))]),
    )
    const ended = [1, 2, 3, 4, 5].flatMap((month) => Array(5).fill(`2023-0${month + 1}-01`))
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(Object.keys(moving), { minLength: 6 }), async (files) => {
        const { days } = await withdrawnAfter(files, (file) => moving[file] ?? '', span(1, 35))
        assert.deepEqual(days, [...ended, ...Array(10).fill(undefined)])
      }),
      { numRuns: 30 },
    )
  })

  test('that a larger one shows to be an extract ends nothing, whichever came first', async () => {
    const files = {
      '20230101_CEIS.csv': register(...span(1, 4)),
      '20230201_CEIS.csv': register(1, 2),
      '20230301_CEIS.csv': register(...span(1, 6)),
    }
    for (const order of ordersOf(Object.entries(files))) {
      const contents = new Map(order)
      const { days, notes } = await withdrawnAfter([...contents.keys()], (file) => contents.get(file) ?? '', span(1, 6))
      assert.deepEqual(days, Array(6).fill(undefined))
      assert.equal(notes?.includes('register_extract'), order.at(-1)?.[0] === '20230201_CEIS.csv')
    }
  })

  test('holds a sanction whose row was refused, and ends none while a refused row names none', async () => {
    const line = (code: string) => `CEIS;${code};0;UM;Impedimento;10/01/2022`
    const named = [register(1), line('3')].join('\n')
    for (const [february, days] of [
      [named, [undefined, '2023-03-01', undefined]],
      [[named, line('')].join('\n'), [undefined, undefined, undefined]],
    ] as const)
      for (const order of [
        ['20230201_CEIS.csv', '20230301_CEIS.csv'],
        ['20230301_CEIS.csv', '20230201_CEIS.csv'],
      ]) {
        const content = (file: string) => (file === '20230301_CEIS.csv' ? february : months[file as Month])
        assert.deepEqual((await withdrawnAfter(order, content)).days, days)
      }
  })
})
