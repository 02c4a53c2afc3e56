// The releases of one OCDS process in any order.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { ActRecord } from '../../src/domain/records.ts'
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

  test('again change nothing', async () => {
    const first = await runImportOf(textOf(releases, 'package'))
    const again = await runImportOf(textOf(releases.toReversed(), 'lines'), { store: first.store })
    assert.deepEqual([again.report.accepted, again.report.updated], [0, 0])
  })
})

/** The acts by id, without where in the file they stood. */
async function actsOf(list: readonly object[], form: 'package' | 'lines' = 'package') {
  const { records } = await runImportOf(textOf(list, form))
  return (records as readonly ActRecord[])
    .map(({ provenance: { original_id, state_date }, ...record }) => ({ ...record, original_id, state_date }))
    .sort((a, b) => (a.contract_id < b.contract_id ? -1 : 1))
}

function textOf(list: readonly object[], form: 'package' | 'lines'): string {
  if (form === 'lines') return list.map((release) => JSON.stringify(release)).join('\n')
  return JSON.stringify({ publisher: {}, releases: list })
}
