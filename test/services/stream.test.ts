import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkpointKey, eventKey, recordKey } from '../../src/agents/keys.ts'
import type { StoredUser } from '../../src/auth/users.ts'
import type { Caller } from '../../src/domain/caller.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { hasSameRights } from '../../src/services/identity/standing.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { openStream } from '../../src/services/investigations/stream.ts'
import { createMemoryStore } from '../../src/store/memory.ts'

const id = '3f2c1a90-5f5e-4c0b-9d43-6f1f5a0f7c11'
const caller: Caller = {
  user_id: '7b0c1a90-5f5e-4c0b-9d43-6f1f5a0f7c12',
  email: 'ana@example.org',
  role: 'viewer',
  permissions: ['read:investigations'],
  team_ids: ['a', 'b'],
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
  const opened = await openStream({ state, clock: systemClock } as InvestigationsContext, id, {
    caller,
    lastEventId: null,
    signal,
    language: 'en',
  })
  assert.ok(opened.type === 'follow')
  const events = opened.events[Symbol.asyncIterator]()
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
  const opened = await openStream({ state, clock: systemClock } as InvestigationsContext, id, {
    caller,
    lastEventId: null,
    signal,
    language: 'en',
  })
  assert.ok(opened.type === 'follow')
  const events = opened.events[Symbol.asyncIterator]()
  assert.equal((await events.next()).value?.id, 1)
  await put(recordKey(id), { user_id: 'owner', team_id: null, visibility: 'private' })
  assert.equal((await events.next()).done, true)
})

test('whoever has another role, other teams or a closed account has no longer the rights that a stream began with', () => {
  const user = { status: 'active', role: 'viewer', team_ids: ['a', 'b'] } as unknown as StoredUser
  assert.equal(hasSameRights(user, caller), true)
  assert.equal(hasSameRights({ ...user, team_ids: ['a'] }, caller), false)
  assert.equal(hasSameRights({ ...user, role: 'admin' }, caller), false)
  assert.equal(hasSameRights({ ...user, status: 'deactivated' }, caller), false)
})
