import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkpoint, InvestigationRecord } from '../../src/agents/investigation.ts'
import { statusKey } from '../../src/agents/keys.ts'
import { commitStep } from '../../src/agents/step.ts'
import { investigationStates } from '../../src/domain/vocabulary.ts'
import { namedUuid } from '../../src/platform/ids.ts'
import { hasWords } from '../../src/services/investigations/read.ts'

const startedAt = '2026-01-15T12:00:00.000Z'
const recordOf = (query: string) =>
  ({
    investigation_id: namedUuid('status', 'id'),
    created_at: startedAt,
    request: { query, data_source: 'tcu', filters: {}, anomaly_types: [] as const },
  }) as unknown as InvestigationRecord
const checkpoint = {
  current_phase: 'data_collection',
  phases_completed: ['initialization'],
  started_at: startedAt,
  last_event: 0,
} as unknown as Checkpoint

test('a status as stored tells of notes on its question', () => {
  for (const [query, hasNotes] of [
    ['prices in 2024', false],
    ['prices according to the CGU', true],
  ] as const) {
    const before = { ...checkpoint, state: 'processing', completed_at: null, error: null } as const
    const { change } = commitStep(recordOf(query), before, { writes: [], events: [], percentage: 10, nowMs: 0 })
    const stored = change.find(({ key }) => key.endsWith('/status'))?.value
    assert.ok(stored)
    assert.equal(hasWords(stored), hasNotes, Buffer.from(stored).toString())
  }
})

test('a status as stored tells of a failure where it has one, whatever its state and its details', () => {
  const failures: readonly Checkpoint['error'][] = [
    null,
    { code: 'INTERNAL_ERROR', details: {} },
    { code: 'INSUFFICIENT_DATA', details: { records_found: 3, suggestion: 'widen_filters' } },
  ]
  for (const state of investigationStates)
    for (const completed_at of [null, startedAt])
      for (const error of failures) {
        const before = { ...checkpoint, state, completed_at, error }
        const { change } = commitStep(recordOf('prices in 2024'), before, {
          writes: [],
          events: [],
          percentage: 10,
          nowMs: 0,
        })
        const stored = change.find(({ key }) => key === statusKey(namedUuid('status', 'id')))?.value
        assert.ok(stored)
        assert.equal(hasWords(stored), error !== null, Buffer.from(stored).toString())
      }
})
