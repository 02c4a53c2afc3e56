import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSessions } from '../../src/auth/sessions.ts'
import { createUsers, type StoredUser } from '../../src/auth/users.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { FakeClock } from '../support/fake-clock.ts'

test('a session lasts until it has rested for too long, and a refresh renews that', async () => {
  const clock = new FakeClock()
  const store = createMemoryStore()
  const rules = async () => ({ sessionsMax: 3, idleMs: 7_200_000 })
  const sessions = createSessions({ store, trail: { commit: store.commit }, clock, ids, rules })
  const user_id = ids.uuid()
  const about = { user_agent: '', ip_address: '127.0.0.1', second_factor: false, conditions: [], writes: [] }
  const opened = await sessions.open({ user_id, ...about, describe: () => [] })
  assert.ok(opened)
  const left = () => sessions.leftMs(user_id, opened.session.id)
  assert.equal(await left(), 7_200_000)
  clock.advance(7_000_000)
  assert.equal(await left(), 200_000)
  await sessions.rotate(opened.refresh_token, { renewed: () => [], replayed: () => [] })
  assert.equal(await left(), 7_200_000)
  clock.advance(7_200_001)
  assert.equal(await left(), 0)
  assert.equal(await sessions.leftMs(user_id, ids.uuid()), 0)
})

test('a session that opens while all are being ended does not outlive them', async () => {
  const store = createMemoryStore()
  const rules = async () => ({ sessionsMax: 3, idleMs: 7_200_000 })
  const trail = { commit: store.commit }
  const sessions = createSessions({ store, trail, clock: new FakeClock(), ids, rules })
  const users = createUsers(store, trail)
  const id = ids.uuid()
  const account = { id, email: 'a@b.c', role: 'viewer', team_ids: [], status: 'active', password_hash: 'old' } as const
  await users.create({ ...account, created_at: '2026-01-01T00:00:00.000Z' } satisfies StoredUser)
  const open = async () => {
    const found = await users.read(id)
    return sessions.open({
      user_id: id,
      user_agent: '',
      ip_address: '127.0.0.1',
      second_factor: false,
      conditions: found ? [found.condition] : [],
      writes: [],
      describe: () => [],
    })
  }
  await open()
  let asked = 0
  await users.change(id, async (user) => {
    const { writes, conditions } = await sessions.endingAll(id)
    // Somebody signs in with the old password just now.
    if (++asked === 1) assert.ok(await open())
    return { user: { ...user, password_hash: 'new' }, writes, conditions, events: [] }
  })
  assert.equal(asked, 2)
  assert.deepEqual(await sessions.list(id), [])
})
