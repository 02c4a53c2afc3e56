import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decemberRush } from '../../src/detect/temporal/te-06-december-rush.ts'
import { weekendAct } from '../../src/detect/temporal/te-07-weekend-act.ts'
import { isBusinessDay } from '../../src/domain/business-days.ts'
import { formatDay, parseDay } from '../../src/domain/days.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { everyRow, runDetector } from '../support/partition-detection.ts'
import { practiceProvenance } from '../support/practice.ts'

const day = (text: string): number => parseDay(text) ?? Number.NaN

function contract(organization: string, signing: number): ActRecord {
  return {
    record_kind: 'contract',
    contract_id: `${organization}-${signing}-${Math.round(signing * 7)}`,
    organization_id: organization,
    value: 80_000,
    signing_date: formatDay(Math.floor(signing)),
    provenance: practiceProvenance(),
  }
}

/** One act every `step` days, moved on to a business day. */
function steady(organization: string, { from, to, step }: { from: string; to: string; step: number }): ActRecord[] {
  const acts: ActRecord[] = []
  for (let at = day(from); at <= day(to); at += step) {
    let signed = at
    while (!isBusinessDay(signed)) signed++
    acts.push(contract(organization, signed))
  }
  return acts
}

function burst(organization: string, year: number, count: number): ActRecord[] {
  return Array.from({ length: count }, (_, n) => contract(organization, day(`${year}-12-19`) + (n % 12)))
}

const threeYears = { from: '2023-01-02', to: '2025-12-31' }

describe('December rush', () => {
  const calm = Array.from({ length: 20 }, (_, n) => steady(`calm${n}`, { ...threeYears, step: 9 + n })).flat()

  it('is found in a body that signs far more than its own pace and other years lead to expect', () => {
    const records = [...calm, ...steady('rush', { ...threeYears, step: 12 }), ...burst('rush', 2024, 14)]
    const found = runDetector(decemberRush, buildDataset(records))
    assert.equal(found.length, 1)
    const [candidate] = found as [Candidate]
    const years = [candidate.row, ...candidate.related].map((row) => records[row]?.signing_date?.slice(0, 7))
    assert.deepEqual(new Set(years), new Set(['2024-12']))
    assert.ok(years.length >= 14)
    assert.ok(candidate.confidence >= 0.8 && candidate.confidence <= 0.9, `${candidate.confidence}`)
    assert.ok(candidate.sensitivity > 0)
    assert.ok((candidate.expected?.counterfactual ?? Number.NaN) < years.length)
  })

  it('is not found in a body that closes every year that way', () => {
    const closing = [2023, 2024, 2025].flatMap((year) => burst('closing', year, 14))
    const records = [...calm, ...steady('closing', { ...threeYears, step: 12 }), ...closing]
    assert.deepEqual(runDetector(decemberRush, buildDataset(records)), [])
  })

  it('is not judged without another year or with too short a year', () => {
    const oneYear = [...steady('a', { from: '2024-01-02', to: '2024-12-31', step: 12 }), ...burst('a', 2024, 14)]
    assert.deepEqual(runDetector(decemberRush, buildDataset(oneYear)), [])
    const shortYear = [...steady('a', { from: '2024-10-01', to: '2025-03-31', step: 3 }), ...burst('a', 2024, 14)]
    assert.deepEqual(runDetector(decemberRush, buildDataset(shortYear)), [])
  })

  it('is the same on any number of partitions', () => {
    const rushes = ['r1', 'r2', 'r3'].flatMap((name) => [
      ...steady(name, { ...threeYears, step: 15 }),
      ...burst(name, 2023, 12),
    ])
    const data = buildDataset([...calm, ...rushes])
    const once = runDetector(decemberRush, data, { partitions: 1 })
    assert.equal(once.length, 3)
    for (const partitions of [2, 5]) assert.deepEqual(runDetector(decemberRush, data, { partitions }), once)
  })
})

describe('weekend act', () => {
  const bodies = Array.from({ length: 12 }, (_, n) => steady(`body${n}`, { ...threeYears, step: 10 })).flat()
  const saturday = '2024-06-15'

  it('is found where a body otherwise works on working days, and is never certain', () => {
    const records = [...bodies, contract('body3', day(saturday)), contract('body4', day('2024-12-25'))]
    const found = runDetector(weekendAct, buildDataset(records))
    assert.deepEqual(
      found.map(({ row, facts }) => [row, facts.day_kind]),
      [
        [bodies.length, 'saturday'],
        [bodies.length + 1, 'christmas'],
      ],
    )
    for (const { confidence } of found) assert.ok(confidence > 0.5 && confidence < 0.87, `${confidence}`)
    assert.equal(formatDay(found[0]?.expected?.counterfactual ?? Number.NaN), '2024-06-17')
  })

  it('is not found in a body that works on weekends by habit, and is doubted in one that sometimes does', () => {
    const habit = Array.from({ length: 12 }, (_, n) => contract('body0', day(saturday) + 7 * n))
    const sometimes = [contract('body1', day(saturday)), contract('body1', day('2025-03-08'))]
    const once = contract('body2', day(saturday))
    const found = runDetector(weekendAct, buildDataset([...bodies, ...habit, ...sometimes, once]))
    const confidenceOf = (row: number) => found.find((candidate) => candidate.row === row)?.confidence ?? 0
    assert.equal(found.length, 3)
    const first = bodies.length + habit.length
    assert.ok(confidenceOf(first) < confidenceOf(first + 2))
  })

  it('is not found on a holiday on which many bodies signed as on any day', () => {
    const goodFriday = Array.from({ length: 8 }, (_, n) => contract(`body${n}`, day('2024-03-29')))
    assert.deepEqual(runDetector(weekendAct, buildDataset([...bodies, ...goodFriday])), [])
    assert.equal(runDetector(weekendAct, buildDataset([...bodies, ...goodFriday.slice(0, 2)])).length, 2)
  })

  it('keeps its confidence whatever the investigation asks about and however the rows are dealt', () => {
    const data = buildDataset([...bodies, contract('body3', day(saturday)), contract('body4', day(saturday))])
    const all = runDetector(weekendAct, data)
    const selected = new Uint8Array(data.acts.length)
    selected[bodies.length] = 1
    const some = runDetector(weekendAct, data, { partitions: 3, context: { ...everyRow(data), selected } })
    assert.deepEqual(some, all.slice(0, 1))
  })
})
