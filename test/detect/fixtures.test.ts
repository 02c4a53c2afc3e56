// Every pair test/fixtures/detect/<detector id>/<case>.records.json + <case>.expected.json makes a test by being there.
// records: a list of normalised records without provenance.
// expected: what must be found, and nothing else; [] says that nothing may be flagged. The case's name is the sentence.
// Whatever is found names no partner of a firm.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findDetector } from '../../src/detect/registry.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import type { ActRecord, NormalisedRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { type DetectorFixture, readDetectorFixtures } from '../support/detector-cases.ts'
import { runDetector } from '../support/partition-detection.ts'

/** What a fixture says about one candidate; only what is given is compared. */
interface ExpectedCandidate {
  readonly contract_id: string
  /** Contract ids of the related rows, in any order. */
  readonly related?: readonly string[]
  readonly confidence_min?: number
  readonly confidence_max?: number
  readonly sensitivity_max?: number
  readonly detector?: string
  readonly gravity?: Candidate['gravity']
  readonly money_at_risk_cents?: number
  /** Facts that must be there with these values. */
  readonly facts?: Readonly<Record<string, number | string>>
}

for (const fixture of readDetectorFixtures<ExpectedCandidate>())
  it(`detector ${fixture.detector}: ${fixture.says}`, () => checkCase(fixture))

function checkCase({ detector: id, records, expected }: DetectorFixture<ExpectedCandidate>): void {
  const detector = findDetector(id)
  assert.ok(detector, `the registry must have ${id}`)
  const ids = records.flatMap((record) => (isAct(record) ? [record.contract_id] : []))
  for (const partitions of [1, 2]) {
    const found = runDetector(detector, buildDataset(records), { partitions })
    assert.deepEqual(found.map(({ row }) => ids[row]).sort(), expected.map((one) => one.contract_id).sort())
    for (const one of expected) compare(one, found, ids)
    assert.deepEqual(partnersIn(found, records), [], 'partners are natural persons, whom no finding names')
  }
}

function partnersIn(found: readonly Candidate[], records: readonly NormalisedRecord[]): readonly string[] {
  const words = new Set(JSON.stringify(found).split(/[^\p{L}\d*]+/u))
  const partners = records.flatMap((record) => (record.record_kind === 'supplier' ? (record.partners ?? []) : []))
  return partners.filter((partner) => words.has(partner))
}

function compare(expected: ExpectedCandidate, found: readonly Candidate[], ids: readonly string[]): void {
  const id = expected.contract_id
  const candidate = found.find(({ row }) => ids[row] === id)
  assert.ok(candidate, `${id} must be found`)
  const { confidence_min = 0, confidence_max = 0.99, sensitivity_max = 1 } = expected
  assert.ok(candidate.confidence >= confidence_min, `${id}: confidence ${candidate.confidence} < ${confidence_min}`)
  assert.ok(candidate.confidence <= confidence_max, `${id}: confidence ${candidate.confidence} > ${confidence_max}`)
  assert.ok(candidate.sensitivity <= sensitivity_max, `${id}: sensitivity ${candidate.sensitivity}`)
  if (expected.related) assert.deepEqual(candidate.related.map((row) => ids[row]).sort(), [...expected.related].sort())
  if (expected.detector) assert.equal(candidate.detector, expected.detector)
  if (expected.gravity) assert.equal(candidate.gravity, expected.gravity)
  if (expected.money_at_risk_cents !== undefined)
    assert.equal(candidate.money_at_risk_cents, expected.money_at_risk_cents, `${id}: money at risk`)
  for (const [name, value] of Object.entries(expected.facts ?? {})) assert.equal(candidate.facts[name], value, name)
}

function isAct(record: NormalisedRecord): record is ActRecord {
  return record.record_kind === 'contract' || record.record_kind === 'tender' || record.record_kind === 'award'
}
