// The releases of one OCDS process in any order.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { ActRecord } from '../../src/domain/records.ts'
import { checkRecords } from '../../src/records/check-records.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { runImportOf } from '../support/import-run.ts'
import { fixturesFolder } from '../support/repository.ts'

const { releases }: { readonly releases: readonly { readonly ocid: string }[] } = JSON.parse(
  readFileSync(`${fixturesFolder}import/ocds-process.records.json`, 'utf8'),
)

describe('the releases of one process', () => {
  test('give the same records in any order, with what only an earlier one says', async () => {
    const given = await actsOf(releases)
    const contract = given.find(({ contract_id }) => contract_id === 'ocds-zz0000-P/contract/k7')
    assert.deepEqual(
      [contract?.supplier_id, contract?.organization_id, contract?.modality, contract?.award_date],
      ['11444777000161', '00509018000113', 'concorrencia', '2022-02-09'],
    )
    assert.deepEqual(
      [contract?.value, contract?.end_date, contract?.amendments],
      [70_000, '2022-12-31', [{ date: '2022-08-01', kind: 'other', value_delta: 1500, new_end: '2023-03-31' }]],
    )
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...releases], { minLength: releases.length }),
        fc.constantFrom('package', 'lines'),
        async (shuffled, form) => assert.deepEqual(await actsOf(shuffled, form), given),
      ),
      { numRuns: 40 },
    )
  })

  test('give one store in one file or in several, in any order, and again change nothing', async () => {
    const given = await actsOf(releases)
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...releases], { minLength: releases.length }),
        fc.array(fc.nat(2), { minLength: releases.length, maxLength: releases.length }),
        async (shuffled, parts) => {
          const store = createMemoryStore()
          const files = [0, 1, 2].map((part) => shuffled.filter((_, at) => parts[at] === part))
          const texts = files.filter(({ length }) => length > 0).map((file) => textOf(file, 'package'))
          for (const text of texts) await runImportOf(text, { store })
          assert.deepEqual(await contentOf(store), given)
          for (const text of texts.toReversed()) {
            const { report } = await runImportOf(text, { store })
            assert.deepEqual([report.accepted, report.updated], [0, 0])
          }
          assert.deepEqual(await contentOf(store), given)
          for await (const { text } of checkRecords(store)) assert.fail(text)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('say in a file each where they stand, and count in the report of their own file', async () => {
    const [tender = {}, contract = {}] = [
      {
        ocid: 'ocds-zz0000-S',
        id: 'r1',
        date: '2024-01-01T00:00:00Z',
        tag: ['tender'],
        tender: { id: 't', title: 'Papel' },
      },
      { ocid: 'ocds-zz0000-S', id: 'r2', date: '2024-02-01T00:00:00Z', tag: ['contract'], contracts: [{ id: 'k' }] },
    ]
    const store = createMemoryStore()
    const reports = []
    for (const [fileName, release] of [
      ['later.json', contract],
      ['earlier.json', tender],
    ] as const)
      reports.push((await runImportOf(textOf([release], 'package'), { store, fileName })).report)
    assert.deepEqual(
      reports.map(({ rows_read, accepted }) => [rows_read, accepted]),
      [
        [1, 1],
        [1, 1],
      ],
    )
    assert.deepEqual(
      (await storedActs(store)).map(({ record_kind, description, provenance }) => [
        record_kind,
        description,
        provenance.file,
      ]),
      [
        ['tender', 'Papel', 'earlier.json'],
        ['contract', 'Papel', 'later.json'],
      ],
    )
  })

  test('name the award of a lot by itself, whatever else is in its file', async () => {
    const [first = {}, second = {}] = [1, 2].map((lot) => ({
      ...{ ocid: 'ocds-zz0000-S', id: `r${lot}`, date: `2024-0${lot}-01T00:00:00Z`, tag: ['award'] },
      awards: [{ id: '1', relatedLots: [`L${lot}b`, `L${lot}a`], value: { amount: 10 * lot, currency: 'BRL' } }],
    }))
    for (const files of [[[first, second]], [[first], [second]], [[first], [second, first]], [[second], [first]]]) {
      const store = createMemoryStore()
      for (const file of files) await runImportOf(textOf(file, 'package'), { store })
      assert.deepEqual(
        (await storedActs(store)).map(({ contract_id, value }) => [contract_id, value]).sort(),
        [1, 2].map((lot) => [`ocds-zz0000-S/award/1/lot/L${lot}a/L${lot}b`, 10 * lot]),
      )
    }
  })

  test('keep contracts and awards that share an id within one of them', async () => {
    const at = { ocid: 'ocds-zz0000-S', date: '2024-01-01T00:00:00Z', tag: ['contract'] }
    const part = (amount: number, more: object) => ({ id: '1', value: { amount, currency: 'BRL' }, ...more })
    const of = (supplier: string) => ({ suppliers: [{ id: supplier, name: supplier }] })
    const kept: readonly (readonly [Readonly<Record<string, readonly object[]>>, readonly number[]])[] = [
      [{ contracts: [part(100, { awardID: '1' }), part(200, { awardID: '2' })] }, [100, 200]],
      [{ contracts: [part(100, { relatedLots: ['1'] }), part(200, { relatedLots: ['2'] })] }, [100, 200]],
      [{ contracts: [part(100, of('a')), part(200, of('b'))] }, [100, 200]],
      [{ awards: [part(300, of('a')), part(400, { relatedLots: ['2'] })] }, [300, 400]],
      [{ awards: [part(300, of('a')), part(400, of('b'))] }, [300, 400]],
      [
        {
          awards: [
            part(10, { items: [{ id: '1', relatedLot: 'L1' }] }),
            part(20, { items: [{ id: '2', relatedLot: 'L2' }] }),
          ],
        },
        [10, 20],
      ],
      [{ contracts: [part(100, {}), part(100, {})] }, [100]],
    ]
    for (const [parts, values] of kept) {
      const later = { ...at, id: 'r2', date: '2024-02-01T00:00:00Z', ...parts }
      for (const files of [[[{ ...at, id: 'r1', ...parts }]], [[{ ...at, id: 'r1', ...parts }], [later]], [[later]]]) {
        const store = createMemoryStore()
        for (const file of files) await runImportOf(textOf(file, 'package'), { store })
        assert.deepEqual((await storedActs(store)).map(({ value }) => value).sort(), values, JSON.stringify(parts))
      }
    }
  })

  test('say so where nothing tells parts that share an id apart', async () => {
    const contracts = [100, 200].map((amount) => ({ id: '1', value: { amount, currency: 'BRL' } }))
    const release = { ocid: 'ocds-zz0000-S', id: 'r1', date: '2024-01-01T00:00:00Z', tag: ['contract'], contracts }
    const { report } = await runImportOf(textOf([release], 'package'))
    assert.deepEqual(
      report.quality_notes?.map(({ field, note, count }) => [field, note, count]),
      [['contract_id', 'one_id_for_several', 1]],
    )
  })

  test('read the amounts of each section by the signs of its own', async () => {
    const lists = ['1.234', '2.345', '3.456'].map((amount, at) => ({
      ...{ ocid: `ocds-zz0000-${at}`, id: 'r', date: '2024-01-01T00:00:00Z', tag: ['award'] },
      tender: { id: 't', value: { amount: `1.234.${500 + at},00`, currency: 'BRL' } },
      awards: [
        { id: '1', value: { amount: `${at + 1}2.50`, currency: 'BRL' } },
        { id: '2', value: { amount, currency: 'BRL' } },
      ],
    }))
    const acts = await actsOf(lists)
    const valuesOf = (kind: string) => acts.filter(({ record_kind }) => record_kind === kind)
    assert.deepEqual(
      valuesOf('tender').map(({ estimated_value }) => estimated_value),
      [1_234_500, 1_234_501, 1_234_502],
    )
    assert.deepEqual(
      valuesOf('award').map(({ value }) => value),
      [12.5, 1.234, 22.5, 2.345, 32.5, 3.456],
    )
  })

  test('again change nothing', async () => {
    const first = await runImportOf(textOf(releases, 'package'))
    const again = await runImportOf(textOf(releases.toReversed(), 'lines'), { store: first.store })
    assert.deepEqual([again.report.accepted, again.report.updated], [0, 0])
  })
})

/** The acts that are stored by id, without where in the file they stood. */
async function actsOf(list: readonly object[], form: 'package' | 'lines' = 'package') {
  const { store } = await runImportOf(textOf(list, form))
  return contentOf(store)
}

async function contentOf(store: Store) {
  return (await storedActs(store))
    .map(({ provenance: { original_id, state_date }, ...record }) => ({ ...record, original_id, state_date }))
    .sort((a, b) => (a.contract_id < b.contract_id ? -1 : 1))
}

async function storedActs(store: Store): Promise<readonly ActRecord[]> {
  const reader = createRecordReader(store)
  const dataset = await reader.dataset({ version: await reader.version() })
  return reader.documents(dataset, 'acts', [...Array(dataset.acts.length).keys()])
}

function textOf(list: readonly object[], form: 'package' | 'lines'): string {
  if (form === 'lines') return list.map((release) => JSON.stringify(release)).join('\n')
  return JSON.stringify({ publisher: {}, releases: list })
}
