import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Trail } from '../../src/auth/trail.ts'
import type { StoredUser } from '../../src/auth/users.ts'
import type { AuditInput } from '../../src/domain/audit-event.ts'
import { dayMs } from '../../src/domain/days.ts'
import { toOutbox } from '../../src/events/outbox.ts'
import type { Announcement } from '../../src/events/owner-event.ts'
import { limits } from '../../src/limits.ts'
import { createEvents } from '../../src/main/events.ts'
import { createNotifications } from '../../src/main/notifications.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { expireNotifications } from '../../src/services/notifications/expire-notifications.ts'
import { choosePreferences, markRead } from '../../src/services/notifications/manage-notifications.ts'
import { noticingTrail } from '../../src/services/notifications/security-notices.ts'
import { notificationRemovalOf, readNotifications } from '../../src/services/notifications/stored-notifications.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { FakeClock } from '../support/fake-clock.ts'

// Notifications over a store in memory: what follows from events, and from commits of the trail.

const [ana, bia] = ['6f0f8a44-6d3e-4c8e-9a53-4f8f3a2b1c01', '6f0f8a44-6d3e-4c8e-9a53-4f8f3a2b1c02'] as const

function stageOf(wrap: (store: Store) => Store = (store) => store) {
  const store = createMemoryStore()
  const state = wrap(store)
  const clock = new FakeClock()
  const log = { error: () => undefined, info: () => undefined }
  const users = {
    find: (id: string) => (id === ana || id === bia ? ({ id } as StoredUser) : undefined),
    list: async () => [{ id: bia, role: 'admin', status: 'active' } as StoredUser],
  }
  const { context, follow } = createNotifications({ ...{ state, users, clock, ids, log } })
  const events = createEvents({ ...{ store: state, clock, log, follow }, holder: ids.uuid() })
  const trail: Trail = {
    record: async () => undefined,
    commit: (writes, conditions) => state.commit(writes, conditions),
  }
  const noticing = noticingTrail({ ...{ state, trail, users, clock, ids } })
  let handedOver = 0
  return {
    ...{ store, clock, context, events },
    async announce(...facts: readonly (Pick<Announcement, 'event'> & Partial<Announcement>)[]) {
      const timestamp = new Date(clock.now()).toISOString()
      const made = facts.map((fact) => ({ id: ids.uuid(), timestamp, data: {}, ...fact }))
      await store.commit([
        toOutbox({ owner: ana, events: made }, { atMs: clock.now(), id: String(++handedOver).padStart(3, '0') }),
      ])
      await events.distributor.settle()
    },
    record: (...inputs: readonly AuditInput[]) => noticing.commit([], [], inputs),
    typesOf: async (owner: string = ana) => (await readNotifications(store, owner)).map(({ type }) => type),
    activities: async (owner: string = ana) =>
      (await readNotifications(store, owner)).map(({ security }) => security?.activity),
    caller: { user_id: ana, email: 'a@b.c', role: 'analyst', permissions: [], team_ids: [] } as const,
  }
}

const signIn = (ip_address: string, user_agent = 'curl/8'): AuditInput => ({
  event_type: 'auth.login.success',
  user_id: ana,
  context: { ip_address, user_agent },
})

describe('events', () => {
  test('an event is notified once, also where the commit that hands it over did not come about at first', async () => {
    let refusals = 1
    const { events, announce, typesOf, store } = stageOf((inner) => ({
      ...inner,
      async commit(writes, conditions) {
        const isNotifying = writes.some(({ key }) => key.startsWith('notification/'))
        if (isNotifying && refusals-- > 0) throw new Error('the process has ended')
        return inner.commit(writes, conditions)
      },
    }))
    events.distributor.start()
    await announce({ event: 'task.late' })
    await events.distributor.settle()
    assert.deepEqual(await typesOf(), ['task_late'])
    assert.equal(refusals, -1, 'the first commit was refused')
    await events.distributor.settle()
    assert.equal((await readNotifications(store, ana)).length, 1)
    await events.stop()
  })

  test('a run of a watch is notified by what it changed, not by its end, and no anomaly one by one', async () => {
    const { events, announce, typesOf } = stageOf()
    events.distributor.start()
    const subject = { watch_id: ids.uuid() }
    await announce(
      { event: 'anomaly.detected' },
      { event: 'investigation.completed', subject },
      { event: 'watch.changed', subject },
      { event: 'investigation.completed' },
    )
    assert.deepEqual((await typesOf()).sort(), ['investigation_completed', 'watch_changed'])
    await events.stop()
  })

  test('what an account switched off is not notified, security always is', async () => {
    const { events, announce, record, typesOf, context, caller } = stageOf()
    events.distributor.start()
    await choosePreferences(context, { ...chosen, type_preferences: { task_late: false } }, caller)
    await announce({ event: 'task.late' }, { event: 'task.failed' })
    assert.deepEqual(await typesOf(), ['task_failed'])
    await choosePreferences(context, { ...chosen, enabled: false }, caller)
    await announce({ event: 'task.completed' })
    await record({ event_type: 'auth.password.change', user_id: ana })
    assert.deepEqual((await typesOf()).sort(), ['security', 'task_failed'])
    await events.stop()
  })

  test('the oldest that was read makes room first, then the oldest', async () => {
    const { store, clock, record, context, caller } = stageOf()
    const change: AuditInput = { event_type: 'auth.password.change', user_id: ana }
    for (let made = 0; made < limits.notificationsPerUserMax; made++) {
      clock.advance(1)
      await record(change)
    }
    const [first, second, third] = await readNotifications(store, ana)
    assert.ok(first && second && third)
    await markRead(context, second.id, caller)
    for (const left of [second, first]) {
      clock.advance(1)
      await record(change)
      const held = await readNotifications(store, ana)
      assert.equal(held.length, limits.notificationsPerUserMax)
      assert.equal(
        held.some(({ id }) => id === left.id),
        false,
      )
      assert.ok(held.some(({ id }) => id === third.id))
    }
  })

  test('notifications expire by their kind, those of security last', async () => {
    const { store, clock, events, announce, record, typesOf } = stageOf()
    events.distributor.start()
    await announce({ event: 'task.late' })
    await record({ event_type: 'auth.password.change', user_id: ana })
    clock.advance((limits.notificationsKeptDays + 1) * dayMs)
    assert.equal(await expireNotifications({ state: store, clock }), 1)
    assert.deepEqual(await typesOf(), ['security'])
    clock.advance(limits.securityNotificationsKeptDays * dayMs)
    assert.equal(await expireNotifications({ state: store, clock }), 1)
    await events.stop()
  })
})

describe('security', () => {
  test('the first place of sign-in is known, another one is noticed once', async () => {
    const { record, activities } = stageOf()
    await record(signIn('203.0.113.7'))
    await record(signIn('203.0.113.7'))
    assert.deepEqual(await activities(), [])
    await record(signIn('198.51.100.1'))
    await record(signIn('198.51.100.1'))
    await record(signIn('203.0.113.7'))
    assert.deepEqual(await activities(), ['sign_in_new_place'])
    await record(signIn('203.0.113.7', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'))
    assert.equal((await activities()).length, 2, 'another device is another place')
  })

  test('what an admin does to an account is noticed there, without where the admin works', async () => {
    const { record, store, activities } = stageOf()
    const context = { ip_address: '203.0.113.7', user_agent: 'curl/8' }
    const about = { resource_type: 'user', resource_id: ana }
    await record({ event_type: 'user.role.changed', user_id: bia, ...about, context })
    await record({ event_type: 'auth.session.ended', user_id: bia, details: { owner_id: ana }, context })
    assert.deepEqual((await activities()).sort(), ['role_changed', 'sessions_ended'])
    assert.deepEqual(await activities(bia), [])
    for (const { security } of await readNotifications(store, ana)) assert.equal(security?.ip_address, undefined)
  })

  test('several ended sessions of one commit are one notice', async () => {
    const { record, activities } = stageOf()
    const ended: AuditInput = { event_type: 'auth.session.ended', user_id: ana, details: { owner_id: ana } }
    await record(ended, ended, ended)
    assert.deepEqual(await activities(), ['sessions_ended'])
  })

  test('admins are notified of an account that waits for approval, not of one that is approved', async () => {
    const { record, typesOf } = stageOf()
    const created = (status: string): AuditInput => ({
      ...{ event_type: 'oauth.user.created', user_id: ana, resource_type: 'user', resource_id: ana },
      details: { status },
    })
    await record(created('active'))
    assert.deepEqual(await typesOf(bia), [])
    await record(created('pending'))
    assert.deepEqual(await typesOf(bia), ['account_waiting'])
    assert.deepEqual(await typesOf(ana), [])
  })

  test('an account that is deleted leaves no notification behind', async () => {
    const { record, store, typesOf } = stageOf()
    await record({ event_type: 'auth.password.change', user_id: ana })
    await record(signIn('203.0.113.7'))
    await store.commit(await notificationRemovalOf(store, ana))
    const about = { user_id: bia, resource_type: 'user', resource_id: ana }
    await record({ event_type: 'user.deleted', ...about }, { event_type: 'api_key.created', ...about })
    assert.deepEqual(await typesOf(), [])
    for await (const { key } of store.range({ prefix: '' })) assert.fail(`${key} is left`)
  })
})

const chosen = {
  enabled: true,
  email_enabled: false,
  frequency: 'immediate',
  timezone: 'America/Sao_Paulo',
  language: 'pt',
} as const
