import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anomalyKey, checkpointKey, eventKey, recordKey, resultsKey } from '../../src/agents/keys.ts'
import { resultsFormat } from '../../src/agents/stored-results.ts'
import type { StoredUser } from '../../src/auth/users.ts'
import type { Caller } from '../../src/domain/caller.ts'
import type { Language } from '../../src/domain/vocabulary.ts'
import type { StoredFailure } from '../../src/errors.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { FollowedLogs } from '../../src/services/followed-logs.ts'
import { hasSameRights } from '../../src/services/identity/standing.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { type LoggedEvent, type LoggedPage, openStream } from '../../src/services/investigations/stream.ts'
import { WordedResults } from '../../src/services/investigations/worded-results.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { damagedAt } from '../support/damaged-store.ts'

const id = '3f2c1a90-5f5e-4c0b-9d43-6f1f5a0f7c11'
const caller: Caller = {
  user_id: '7b0c1a90-5f5e-4c0b-9d43-6f1f5a0f7c12',
  email: 'ana@example.org',
  role: 'viewer',
  permissions: ['read:investigations'],
  team_ids: ['a', 'b'],
}

function contextOf(state: Store): InvestigationsContext {
  const parts = { state, clock: systemClock, logs: new FollowedLogs({ store: state, clock: systemClock }) }
  return parts as Partial<InvestigationsContext> as InvestigationsContext
}

async function* eventsOf(pages: AsyncIterable<LoggedPage>): AsyncGenerator<LoggedEvent> {
  for await (const page of pages) yield* page
}

test('a stream tells nothing more of an investigation that its owner has closed to the reader', async () => {
  const state = createMemoryStore()
  const put = (key: string, value: object) =>
    state.commit([{ key, value: new TextEncoder().encode(JSON.stringify(value)) }])
  const show = (visibility: string) => put(recordKey(id), { user_id: 'owner', team_id: null, visibility })
  const tell = (n: number) => put(eventKey(id, n), { event: 'progress', data: { percentage: n } })
  await show('public')
  await put(checkpointKey(id), { state: 'processing', last_event: 1 })
  await tell(1)
  const { signal } = new AbortController()
  const opened = await openStream(contextOf(state), id, {
    caller,
    lastEventId: null,
    signal,
    language: 'en',
  })
  assert.ok(opened.type === 'follow')
  const events = eventsOf(opened.pages)
  assert.equal((await events.next()).value?.id, 1)
  await tell(2)
  assert.equal((await events.next()).value?.id, 2)
  await show('private')
  await tell(3)
  assert.equal(await opened.isReadable(), false)
  assert.equal((await events.next()).done, true)
})

test('a reader who was slow does not get the end of an investigation that was closed to it meanwhile', async () => {
  const state = createMemoryStore()
  const put = (key: string, value: object) =>
    state.commit([{ key, value: new TextEncoder().encode(JSON.stringify(value)) }])
  await put(recordKey(id), { user_id: 'owner', team_id: null, visibility: 'public' })
  await put(checkpointKey(id), { state: 'completed', last_event: 2 })
  await put(eventKey(id, 1), { event: 'progress', data: {} })
  await put(eventKey(id, 2), { event: 'complete', data: { total_anomalies: 7 } })
  const { signal } = new AbortController()
  const opened = await openStream(contextOf(state), id, {
    caller,
    lastEventId: null,
    signal,
    language: 'en',
  })
  assert.ok(opened.type === 'follow')
  const events = eventsOf(opened.pages)
  assert.equal((await events.next()).value?.id, 1)
  await put(recordKey(id), { user_id: 'owner', team_id: null, visibility: 'private' })
  assert.equal((await events.next()).done, true)
})

const damages: Readonly<Record<string, readonly [key: string, told: readonly unknown[]]>> = {
  'the anomaly that an event is about': [anomalyKey(id, 'a'), ['progress', 'damaged', 'complete']],
  'an event': [eventKey(id, 1), ['damaged', 'anomaly', 'complete']],
  'the event that ends the log': [eventKey(id, 3), ['progress', 'anomaly', 'damaged']],
}
for (const [what, [damaged, told]] of Object.entries(damages))
  test(`${what} is damaged: a stream says so once, shows the rest and ends`, async () => {
    const store = createMemoryStore()
    const put = (key: string, value: object) =>
      store.commit([{ key, value: new TextEncoder().encode(JSON.stringify(value)) }])
    await put(recordKey(id), { user_id: 'owner', team_id: null, visibility: 'public' })
    await put(checkpointKey(id), { state: 'completed', last_event: 3 })
    await put(eventKey(id, 1), { event: 'progress', data: {} })
    await put(eventKey(id, 2), { event: 'anomaly', data: { id: 'a' } })
    await put(eventKey(id, 3), { event: 'complete', data: {} })
    const state = damagedAt(store, new Set([damaged]))
    const { signal } = new AbortController()
    const read = async (lastEventId: string | null) => {
      const opened = await openStream(contextOf(state), id, { caller, lastEventId, signal, language: 'en' })
      const events: LoggedEvent[] = []
      if (opened.type !== 'ended') for await (const event of eventsOf(opened.pages)) events.push(event)
      return events
    }
    const events = await read(null)
    assert.deepEqual(
      events.map(({ event }) => event),
      told,
    )
    const mark = events.find(({ event }) => event === 'damaged')
    assert.ok(mark !== undefined)
    assert.deepEqual((mark.data as StoredFailure).details, { reason: 'entry_damaged', entry: damaged })
    assert.equal(events.at(-1)?.isFinal, true)
    assert.deepEqual(await read(String(mark.id)), events.slice(mark.id), 'a stream that resumes goes on behind it')
  })

test('whoever an investigation is opened to can follow it at once, though others have read it while it was closed', async () => {
  const state = createMemoryStore()
  const context = contextOf(state)
  const put = (key: string, value: object) =>
    state.commit([{ key, value: new TextEncoder().encode(JSON.stringify(value)) }])
  const show = (visibility: string) => put(recordKey(id), { user_id: 'owner', team_id: null, visibility })
  await show('private')
  await put(checkpointKey(id), { state: 'processing', last_event: 1 })
  await put(eventKey(id, 1), { event: 'progress', data: {} })
  const firstOf = async (reader: Caller) => {
    const leaving = new AbortController()
    const how = { caller: reader, lastEventId: null, signal: leaving.signal, language: 'en' } as const
    const opened = await openStream(context, id, how)
    assert.ok(opened.type === 'follow')
    const { value } = await eventsOf(opened.pages).next()
    leaving.abort()
    return value?.id
  }
  assert.equal(await firstOf({ ...caller, user_id: 'owner' }), 1)
  await show('public')
  assert.equal(await firstOf(caller), 1)
})

test('the insights of an investigation are worded once for all who read its stream in a language', async () => {
  const state = createMemoryStore()
  const put = (key: string, value: object) =>
    state.commit([{ key, value: new TextEncoder().encode(JSON.stringify(value)) }])
  await put(recordKey(id), { user_id: 'owner', team_id: null, visibility: 'public' })
  await put(checkpointKey(id), { state: 'completed', last_event: 2 })
  await put(eventKey(id, 1), { event: 'insight', data: { agent: 'collector', confidence: 1 } })
  await put(eventKey(id, 2), { event: 'complete', data: {} })
  const report = { found_by_type: {}, detectors: [], quality: { ambiguous_number: 3 }, records_analyzed: 9 }
  await put(resultsKey(id), { format: resultsFormat, report, anomalies: [] })
  const kept = new WordedResults()
  let made = 0
  const worded = {
    get: (name: string, facts: Uint8Array, work: () => Promise<Uint8Array>) =>
      kept.get(name, facts, () => {
        made += 1
        return work()
      }),
  }
  const read = async (language: Language) => {
    const { signal } = new AbortController()
    const opened = await openStream({ ...contextOf(state), worded } as unknown as InvestigationsContext, id, {
      ...{ caller, signal, language },
      lastEventId: null,
    })
    assert.ok(opened.type === 'follow')
    const told: unknown[] = []
    for await (const { data } of eventsOf(opened.pages)) told.push(data)
    return told[0] as { readonly message: string }
  }
  const [first, second, other] = [await read('en'), await read('en'), await read('pt')]
  assert.equal(made, 2)
  assert.deepEqual(second, first)
  assert.notEqual(other.message, first.message)
})

test('whoever has another role, other teams or a closed account has no longer the rights that a stream began with', () => {
  const user = { status: 'active', role: 'viewer', team_ids: ['a', 'b'] } as unknown as StoredUser
  assert.equal(hasSameRights(user, caller), true)
  assert.equal(hasSameRights({ ...user, team_ids: ['a'] }, caller), false)
  assert.equal(hasSameRights({ ...user, role: 'admin' }, caller), false)
  assert.equal(hasSameRights({ ...user, status: 'deactivated' }, caller), false)
})
