import assert from 'node:assert/strict'
import { test } from 'node:test'
import { packCandidates, readCandidates } from '../../src/agents/tasks/candidates.ts'
import { aggregate } from '../../src/detect/judge/aggregate.ts'
import type { Candidate } from '../../src/domain/finding.ts'

const candidate = (row: number, rest: Partial<Candidate> = {}): Candidate => ({
  detector: 'PR-01',
  type: 'price_anomaly',
  row,
  related: [],
  family: 'price',
  confidence: 0.9,
  sensitivity: 0,
  gravity: 'statistic',
  money_at_risk_cents: 100,
  statistic: { method: 'shrunk_robust_z', score: row, threshold: 3, sample_size: 10 },
  factors: { item: 1 },
  facts: { place: row },
  ...rest,
})

// More than one block, and several indicators of one detector.
const many = Array.from({ length: 1000 }, (_, row) =>
  candidate(row, row % 3 === 0 ? { detector: 'PR-01-UNIT', group: `g${row}`, related: [row + 1], ceiling: 0.95 } : {}),
)

test('candidates of several detectors come back from their bytes as they were, in their order', () => {
  const others = [candidate(3, { detector: 'PA-24' })]
  const read = readCandidates([packCandidates(many), packCandidates([]), packCandidates(others)])
  const whole = read.unpack(read.heads)
  assert.deepEqual(
    read.heads.map((head) => whole.get(head)),
    [...many, ...others],
  )
})

test('what was changed of a head since it was read is so in the whole candidate', () => {
  const read = readCandidates([packCandidates([candidate(4)])])
  const raised = read.heads.map((head) => ({ ...head, sensitivity: 0.5 }))
  assert.deepEqual([...read.unpack(raised).values()], [candidate(4, { sensitivity: 0.5 })])
})

test('heads of candidates make the findings that the candidates make, those with equal heads too', () => {
  const alike = [candidate(7, { facts: { lot: 2 } }), candidate(7, { facts: { lot: 1 } }), candidate(8)]
  const reporting = { sensitivity: 1, threshold: 0 }
  for (const list of [alike, alike.toReversed()]) {
    const read = readCandidates([packCandidates(list)])
    const found = aggregate(read.heads, reporting, (head) => JSON.stringify([...read.unpack([head]).values()]))
    const whole = read.unpack(found.flatMap(({ candidates }) => candidates))
    assert.deepEqual(
      found.map((finding) => ({ ...finding, candidates: finding.candidates.map((head) => whole.get(head)) })),
      aggregate(list, reporting),
    )
  }
})
