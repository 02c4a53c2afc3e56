import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type {
  AccountSessionList,
  ConsumptionList,
  IssuedApiKey,
  StorageReport,
} from '../../src/domain/generated/wire-types.ts'
import { socketClosures } from '../../src/wire/socket-closures.ts'
import { readTrail } from '../support/audit-trail.ts'
import type { Client } from '../support/client.ts'
import { failureOf } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'
import { SocketClient } from '../support/web-socket.ts'

// What admins see and end of the whole service.

let service: TestService
let admin: Client

before(async () => {
  service = await startService([])
  admin = await service.clientOf('admin', 'en')
})
after(() => service.stop())

const withToken = (token: string) => service.anonymous('en').withToken(token)
const sessionsOf = async (user_id: string) =>
  ((await admin.request('list_account_sessions', { query: { user_id } })).english as AccountSessionList).data

describe('the sessions of all accounts', () => {
  test('are listed with whose they are, those of one account where that is asked for', async () => {
    const user = await service.addUser('viewer')
    await service.signIn(user)
    await service.signIn(user)
    const found = await sessionsOf(user.id)
    assert.deepEqual(
      found.map(({ user_id, email, current }) => [user_id, email, current]),
      [
        [user.id, user.email, false],
        [user.id, user.email, false],
      ],
    )
    const all = (await admin.request('list_account_sessions')).english as AccountSessionList
    assert.ok(all.data.length > found.length)
    assert.equal(all.data.filter(({ current }) => current).length, 1)
  })

  test('end one by one: its token and its stream stop, another session goes on, and the trail has it', async () => {
    const user = await service.addUser('analyst')
    const [ended, kept] = [await service.signIn(user), await service.signIn(user)]
    const claims = Buffer.from(ended.split('.')[1] ?? '', 'base64url').toString()
    const account_session_id = JSON.parse(claims).session_id as string
    const headers = { Authorization: `Bearer ${ended}` }
    const socket = await new SocketClient(`${service.baseUrl}/api/v1/ws`, { headers }).opened()
    const params = { account_session_id }
    assert.equal((await admin.request('end_account_session', { params })).status, 204)
    assert.equal((await withToken(ended).request('auth_me')).status, 401)
    assert.equal((await withToken(kept).request('auth_me')).status, 200)
    assert.equal(await socket.closed, socketClosures.signedOut.code)
    failureOf(await admin.request('end_account_session', { params }), 404)
    const events = await readTrail(admin, { event_type: 'auth.session.ended' })
    assert.deepEqual(
      events.filter(({ resource_id }) => resource_id === account_session_id).map(({ details }) => details),
      [{ owner_id: user.id }],
    )
  })
})

test('the usage of accounts and keys is listed with the requests of their hour and, of keys, their days', async () => {
  const user = await service.addUser('analyst')
  const own = withToken(await service.signIn(user))
  const issued = await own.request('create_api_key', { body: { name: 'nightly', scopes: ['read:investigations'] } })
  const { api_key: key, id } = issued.english as IssuedApiKey
  const asked = await fetch(`${service.baseUrl}/api/v1/investigations`, { headers: { 'X-API-Key': key } })
  assert.equal(asked.status, 200)
  await asked.text()
  const listed = (await admin.request('list_consumption', { query: { limit: 100 } })).english as ConsumptionList
  const found = listed.data.filter(({ user_id }) => user_id === user.id)
  assert.deepEqual(
    found.map(({ last_used_at, ...rest }) => [rest, last_used_at !== undefined]),
    [
      [
        {
          ...{ id: user.id, kind: 'user', user_id: user.id, name: user.email },
          ...{ hour_requests: 2, hour_refused: 0, investigations: 0, streams: 0, websockets: 0 },
        },
        false,
      ],
      [
        {
          ...{ id, kind: 'api_key', user_id: user.id, name: 'nightly', hour_requests: 1, hour_refused: 0 },
          ...{ requests: 1, failures: 0, limited: 0 },
        },
        true,
      ],
    ],
  )
})

test('the storage is read by store and kind, with the free space and the periods of retention', async () => {
  await admin.request('update_settings', { body: { audit: { retention_days: 400 } } })
  const { stores, kinds, disk, retention } = (await admin.request('read_storage')).english as StorageReport
  assert.deepEqual(
    stores.map(({ name, bytes }) => [name, bytes > 0]),
    [
      ['state', true],
      ['records', true],
    ],
  )
  assert.ok(disk !== undefined && disk.free_bytes < disk.total_bytes)
  const accounts = kinds.find(({ kind }) => kind === 'accounts')
  const { data } = (await admin.request('list_users', { query: { limit: 100 } })).english as { data: object[] }
  assert.deepEqual([accounts?.entries, accounts?.is_complete], [data.length, true])
  const trail = kinds.find(({ kind }) => kind === 'audit_events')
  assert.ok(trail?.oldest !== undefined && Date.parse(trail.oldest) <= service.clock.now())
  assert.deepEqual(retention.slice(0, 2), [
    { kind: 'audit_events', days: 400 },
    { kind: 'events', days: 30 },
  ])
})
