// The detectors on practice sets and public records beside the repository. The twin over made ones is labelled-sets.test.ts.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { runImportOf } from '../support/import-run.ts'
import { practiceFolder, readPracticeRecords, readPracticeSet } from '../support/practice.ts'
import { sharedFolder } from '../support/repository.ts'
import { assertClaimsHold } from './support/claims-check.ts'
import { assertSameInDisguise } from './support/disguise-check.ts'
import { assertPandemicHasNoLimit, assertShortNoticesAlone, figuresOf, reportedBy } from './support/legal-gates.ts'
import { assertAlikeOnPartitions } from './support/partition-check.ts'

const recordsOf = async (file: string) => (await runImportOf(readFileSync(`${sharedFolder}data/${file}`))).records

describe('legal gates on real records', () => {
  it('COVID direct awards of 2020 have no value limit', async () =>
    assertPandemicHasNoLimit(await recordsOf('tadepe_licitacoes_federais_covid.csv')))

  it('no PNCP notice is short, and the same notices are when they close earlier', async () => {
    for (const file of ['pncp_contratacoes_vitoria.json', 'pncp_contratacoes_belo_horizonte.json'])
      assertShortNoticesAlone(await recordsOf(file))
  })
})

const medium = practiceFolder('medium-211')
const mediumRecords = readPracticeRecords(medium)
const set = readPracticeSet(medium, mediumRecords)

describe('planted acts of medium-211', () => {
  it('compliance violations are found and nothing else is', () => {
    const { recall, falseAlarms } = figuresOf('compliance_violation', set)
    assert.ok(recall >= 0.99 && falseAlarms <= 2, `recall ${recall}, ${falseAlarms} false alarms`)
  })

  it('temporal anomalies are found at the default threshold with few false alarms', () => {
    const { recall, precision } = figuresOf('temporal_anomaly', set)
    assert.ok(recall >= 0.75 && precision >= 0.9, `recall ${recall}, precision ${precision}`)
  })

  it('at most one of a hundred lawful look-alikes is reported', () => {
    const types = ['temporal_anomaly', 'compliance_violation'] as const
    const reported = new Set(types.flatMap((type) => [...reportedBy(type, set)]))
    const decoys = [...set.truth.decoys.keys()]
    assert.ok(decoys.filter((id) => reported.has(id)).length / decoys.length <= 0.01)
  })

  it('patterns and relationships are the same on any number of partitions', () =>
    assertAlikeOnPartitions(
      set.data,
      /** What the set has in it; other kinds may be absent from it. */
      new Set(
        'PA-01 PA-02 RE-23 PA-15-CONTRACT PA-15-PAYMENT RE-21 PA-21 PA-22 PA-24 RE-01 RE-02 RE-03 RE-06'.split(' '),
      ),
    ))
})

describe('practice sets', () => {
  it('have the same findings in another order and under other names', () => {
    assertSameInDisguise(readPracticeRecords(practiceFolder('small-2000-231')))
    assertSameInDisguise(mediumRecords, set.data)
  })

  it('have few false discoveries at the defaults, and about as many as are claimed', () =>
    assertClaimsHold(readPracticeSet(practiceFolder('medium-213'))))
})
