// Twins of the suites over practice sets and public records: the same on made ones, which every clone has. Lawful look-alikes
// have a file of their own, lawful-look-alikes.test.ts.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { madeFiles } from '../import/support/made-files.ts'
import { runImportOf } from '../support/import-run.ts'
import { createMadeWorld } from '../support/made-world.ts'
import { assertClaimsHold } from './support/claims-check.ts'
import { assertPandemicHasNoLimit, assertShortNoticesAlone, figuresOf } from './support/legal-gates.ts'
import { assertAlikeOnPartitions } from './support/partition-check.ts'

const recordsOf = async (name: string) => (await runImportOf(madeFiles[name] ?? '')).records

describe('legal gates on made records', () => {
  it('COVID direct awards of 2020 have no value limit', async () =>
    assertPandemicHasNoLimit(await recordsOf('tadepe-tenders.csv')))

  it('no PNCP notice is short, and the same notices are when they close earlier', async () =>
    assertShortNoticesAlone(await recordsOf('pncp-notices.json')))
})

describe('planted acts of a made world', () => {
  const set = createMadeWorld()

  it('compliance violations are found and nothing else is', () => {
    const { recall, falseAlarms } = figuresOf('compliance_violation', set)
    assert.ok(recall >= 0.85 && falseAlarms <= 2, `recall ${recall}, ${falseAlarms} false alarms`)
  })

  it('temporal anomalies are found at the default threshold with few false alarms', () => {
    const { recall, precision } = figuresOf('temporal_anomaly', set)
    assert.ok(recall >= 0.65 && precision >= 0.85, `recall ${recall}, precision ${precision}`)
  })

  // The firms that meet often here bid farther apart than others, so that RE-06 has its partitions in its fixtures alone.
  it('patterns and relationships are the same on any number of partitions', () =>
    assertAlikeOnPartitions(
      set.data,
      new Set('PA-01 PA-05 PA-15-CONTRACT PA-15-PAYMENT PA-24 RE-01 RE-02 RE-03'.split(' ')),
    ))

  it('have few false discoveries at the defaults, and about as many as are claimed', () => assertClaimsHold(set))
})
