import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventKey, recordKey } from '../../src/agents/keys.ts'
import { outboxPrefix } from '../../src/events/keys.ts'
import { parseOutboxEntry } from '../../src/events/outbox.ts'
import { announcingAudit } from '../../src/services/events/run-events.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { damagedAt } from '../support/damaged-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

test('the end of a run is told of with the highest severity that its log still says where an event in it is damaged', async () => {
  const state = createMemoryStore()
  const anomaly = (severity: string) => bytes({ event: 'anomaly', data: { severity } })
  await state.commit([
    { key: recordKey('run'), value: bytes({ user_id: 'ana' }) },
    { key: eventKey('run', 2), value: anomaly('medium') },
    { key: eventKey('run', 3), value: anomaly('high') },
  ])
  const damaged = damagedAt(state, new Set([eventKey('run', 2)]))
  const audit = announcingAudit({
    state: damaged,
    audit: { commit: (writes, conditions) => state.commit(writes, conditions) },
    clock: new FakeClock(),
  })
  const ending = bytes({ event: 'complete', data: {} })
  assert.equal(await audit.commit([{ key: eventKey('run', 4), value: ending }], [], []), true)
  const told = []
  for await (const { value } of state.range({ prefix: outboxPrefix }))
    told.push(...(parseOutboxEntry(value)?.events ?? []))
  assert.deepEqual(
    told.map(({ event, data }) => [event, data.severity]),
    [['investigation.completed', 'high']],
  )
})

test('what commits of one run tell in one millisecond is handed over in their order', async () => {
  const state = createMemoryStore()
  await state.commit([{ key: recordKey('run'), value: bytes({ user_id: 'ana' }) }])
  const audit = announcingAudit({ state, audit: { commit: (writes) => state.commit(writes) }, clock: new FakeClock() })
  const anomaly = bytes({ event: 'anomaly', data: { id: 'a', severity: 'high' } })
  await audit.commit([{ key: eventKey('run', 9), value: anomaly }], [], [])
  await audit.commit([{ key: eventKey('run', 10), value: bytes({ event: 'complete', data: {} }) }], [], [])
  const told = []
  for await (const { value } of state.range({ prefix: outboxPrefix }))
    told.push(...(parseOutboxEntry(value)?.events.map(({ event }) => event) ?? []))
  assert.deepEqual(told, ['anomaly.detected', 'investigation.completed'])
})
