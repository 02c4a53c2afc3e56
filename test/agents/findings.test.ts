import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outputKey } from '../../src/agents/keys.ts'
import { packFindings, readFindings, unpackFindings } from '../../src/agents/tasks/findings.ts'
import type { WorkContext } from '../../src/agents/work-context.ts'
import type { Finding } from '../../src/domain/finding.ts'
import { createMemoryStore } from '../../src/store/memory.ts'

const id = '0c5e9a3d-52b7-4a0e-8a52-8f3f6c1e7b21'
const shownMax = 2

const finding = (type: Finding['type'], row: number, rest: Partial<Finding>): Finding => ({
  key: `A ${type}`,
  type,
  row,
  related: [row + 1],
  confidence: 0.9,
  severity: 'high',
  money_at_risk_cents: 100,
  candidates: [],
  ...rest,
})

// Each list is in order, as a merge leaves it.
const prices = [
  finding('price_anomaly', 4, { severity: 'critical' }),
  finding('price_anomaly', 2, {}),
  finding('price_anomaly', 7, { confidence: 0.8 }),
]
const patterns = [finding('pattern_anomaly', 1, { confidence: 0.95 }), finding('pattern_anomaly', 2, {})]

async function foundIn(lists: readonly (readonly Finding[])[]) {
  const state = createMemoryStore()
  for (const list of lists) {
    const key = outputKey(id, `merge/${list[0]?.type}`)
    await state.commit([{ key, value: packFindings(list, list.slice(0, shownMax)) }])
  }
  return readFindings({ state } as WorkContext, id)
}

test('findings of all types are read back by severity, then confidence, then row, then key', async () => {
  const found = await foundIn([prices, patterns])
  const order = found.map(({ type, row }) => [type, row])
  assert.deepEqual(order, [
    ['price_anomaly', 4],
    ['pattern_anomaly', 1],
    ['pattern_anomaly', 2],
    ['price_anomaly', 2],
    ['price_anomaly', 7],
  ])
})

test('the findings that are shown come back as they were, the others are only counted', async () => {
  const found = await foundIn([prices, patterns])
  assert.deepEqual(unpackFindings(found, shownMax), [prices[0], patterns[0]])
  assert.deepEqual(
    found.map(({ bytes }) => bytes !== undefined),
    [true, true, true, true, false],
  )
})
