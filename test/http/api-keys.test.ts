import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type {
  ApiKey,
  ApiKeyUsage,
  ChangePasswordResponse,
  IssuedApiKey,
} from '../../src/domain/generated/wire-types.ts'
import type { Role } from '../../src/domain/vocabulary.ts'
import { readTrail } from '../support/audit-trail.ts'
import type { Client, ClientRequest } from '../support/client.ts'
import { failureOf } from '../support/investigate.ts'
import { password, startService, type TestService, type TestUser } from '../support/service.ts'

// API keys: who may have which, what they open, and how they end.

let service: TestService
let admin: Client
const dayMs = 24 * 3_600_000

before(async () => {
  service = await startService([], { trustedProxies: ['127.0.0.1'] })
  admin = await service.clientOf('admin', 'en')
})
after(async () => {
  await service.stop()
  assert.deepEqual(service.errors, [])
})

interface Owner {
  readonly user: TestUser
  readonly client: Client
}

async function owner(role: Role = 'analyst'): Promise<Owner> {
  const user = await service.addUser(role)
  return { user, client: service.anonymous('en').withToken(await service.signIn(user)) }
}

async function issue(client: Client, body: Readonly<Record<string, unknown>> = {}): Promise<IssuedApiKey> {
  const request = { body: { name: 'pipeline', scopes: ['read:investigations'], ...body } }
  const answer = await client.request('create_api_key', request)
  assert.equal(answer.status, 201, JSON.stringify(answer.english))
  return answer.english as IssuedApiKey
}

/** What a key is answered. */
const use = (key: string, id: Parameters<Client['request']>[0] = 'auth_me', request: ClientRequest = {}) =>
  service.anonymous('en').request(id, { ...request, headers: { 'X-API-Key': key, ...request.headers } })

describe('issuing', () => {
  test('shows the key once, keeps its digest alone, and lasts 90 days unless asked otherwise', async () => {
    const { client, user } = await owner()
    const made = await issue(client)
    assert.match(made.api_key, /^prumo_[\w-]{49}$/)
    assert.ok(made.api_key.startsWith(made.prefix))
    assert.equal(made.user_id, user.id)
    assert.equal(Date.parse(made.expires_at) - Date.parse(made.created_at), 90 * dayMs)
    const read = await client.request('get_api_key', { params: { api_key_id: made.id } })
    const { api_key: _, ...shown } = made
    assert.deepEqual(read.english, shown)
    const list = await client.request('list_api_keys')
    assert.deepEqual((list.english as { data: ApiKey[] }).data, [shown])
    const secret = made.api_key.slice(made.prefix.length)
    for await (const { key, value } of service.state.range({ prefix: '' }))
      assert.ok(!`${key} ${Buffer.from(value)}`.includes(secret), `${key} holds no secret`)
  })

  test('gives nobody a scope, a tier or an owner that he could not have himself', async () => {
    const { client, user } = await owner('viewer')
    const create = (body: object) =>
      client.request('create_api_key', { body: { name: 'k', scopes: ['read:reports'], ...body } })
    const beyond = failureOf(await create({ scopes: ['read:reports', 'write:reports'] }), 403)
    assert.equal(beyond.details.required_permission, 'write:reports')
    failureOf(await create({ tier: 'premium' }), 403)
    for (const extra of [{ user_id: user.id }, { rate_limits: { burst: 9 } }, { role: 'admin' }, { prefix: 'x' }])
      assert.equal(failureOf(await create(extra), 400).code, 'VALIDATION_ERROR')
    assert.equal((await issue(admin, { tier: 'premium' })).tier, 'premium')
  })

  test('refuses what is no lifetime, no scope, no name and no address', async () => {
    const { client } = await owner()
    const wrong = [
      { expires_in_days: 0 },
      { expires_in_days: 366 },
      { scopes: [] },
      { scopes: ['everything'] },
      { name: '   ' },
      { allowed_ips: ['10.0.0.0/33'] },
      { allowed_ips: ['example.org'] },
    ]
    for (const body of wrong)
      failureOf(await client.request('create_api_key', { body: { name: 'k', scopes: ['read:reports'], ...body } }), 400)
  })
})

describe('using', () => {
  test('a key stands for its owner, with its scopes alone', async () => {
    const { client, user } = await owner()
    const { api_key } = await issue(client)
    const me = await use(api_key)
    assert.deepEqual(me.english, {
      ...(me.english as object),
      id: user.id,
      email: user.email,
      permissions: ['read:investigations'],
    })
    assert.equal((await use(api_key, 'list_investigations')).status, 200)
    const start = { body: { query: 'zzz', data_source: 'compras_gov' } }
    assert.equal(failureOf(await use(api_key, 'start_investigation', start), 403).code, 'INSUFFICIENT_PERMISSIONS')
  })

  test('a key manages no keys, accounts or sessions, not even an admin’s with every scope', async () => {
    const { api_key, id } = await issue(admin, { scopes: ['manage:users', 'configure:system', 'read:reports'] })
    const params = { api_key_id: id }
    const closed: readonly (readonly [Parameters<Client['request']>[0], ClientRequest])[] = [
      ['create_api_key', { body: { name: 'k', scopes: ['read:reports'] } }],
      ['list_api_keys', {}],
      ['rotate_api_key', { params }],
      ['delete_api_key', { params }],
      ['set_api_key_rate_limits', { params, body: { requests_per_hour: 1, burst: 1, concurrent: 1 } }],
      ['list_users', {}],
      ['list_sessions', {}],
      ['mfa_setup', {}],
    ]
    for (const [operation, request] of closed) {
      const { details } = failureOf(await use(api_key, operation, request), 403)
      assert.equal(details.explanation, 'This is not open to API keys.', operation)
    }
  })

  test('a key and a token do not go together', async () => {
    const { client } = await owner()
    const { api_key } = await issue(client)
    const answer = await client.request('auth_me', { headers: { 'X-API-Key': api_key } })
    assert.deepEqual(failureOf(answer, 400).details.field, 'X-API-Key')
  })

  test('whatever is no key is refused alike', async () => {
    const { client } = await owner()
    const { api_key } = await issue(client)
    const last = api_key.at(-1) === 'A' ? 'B' : 'A'
    const wrong = [
      api_key.slice(0, -1),
      `${api_key.slice(0, -1)}${last}`,
      `${api_key}A`,
      'prumo_',
      'x',
      `${api_key}, ${api_key}`,
    ]
    const answers = await Promise.all(wrong.map(async (key) => failureOf(await use(key), 401)))
    for (const { code, details } of answers)
      assert.deepEqual([code, details.explanation], ['TOKEN_INVALID', 'The API key is not known.'])
  })

  test('a key for some addresses is refused from others', async () => {
    const { client } = await owner()
    const { api_key } = await issue(client, { allowed_ips: ['198.51.100.0/24', '2001:db8::/48'] })
    const from = (address: string) => use(api_key, 'auth_me', { headers: { 'X-Forwarded-For': address } })
    for (const address of ['198.51.100.9', '2001:db8::7', '1.1.1.1, 198.51.100.9'])
      assert.equal((await from(address)).status, 200, address)
    for (const address of ['198.51.101.9', '2001:db8:1::7', '198.51.100.9, 1.1.1.1'])
      failureOf(await from(address), 403)
  })

  test('is counted by day, with what failed', async () => {
    const { client } = await owner()
    const { api_key, id } = await issue(client)
    for (let n = 0; n < 3; n++) await use(api_key)
    await use(api_key, 'list_contracts')
    await use(api_key, 'list_api_keys')
    const usage = async () => {
      const answer = await client.request('api_key_usage', { params: { api_key_id: id }, query: { days: 2 } })
      return answer.english as ApiKeyUsage
    }
    const { requests, failures, by_day } = await usage()
    assert.deepEqual([requests, failures, by_day.length], [5, 1, 1])
    await use(api_key)
    assert.equal((await usage()).requests, 6)
  })
})

describe('ending', () => {
  test('a rotated key stays good for its grace period, and its new text at once', async () => {
    const { client } = await owner()
    const { api_key: old, id } = await issue(client, { expires_in_days: 2 })
    const params = { api_key_id: id }
    const answer = await client.request('rotate_api_key', { params, body: { grace_period_hours: 2 } })
    const rotated = answer.english as IssuedApiKey
    assert.equal(answer.status, 201)
    assert.equal((await use(rotated.api_key)).status, 200)
    assert.equal((await use(old)).status, 200)
    const last = await client.request('rotate_api_key', { params, body: { grace_period_hours: 0 } })
    assert.equal(failureOf(await use(rotated.api_key), 401).code, 'TOKEN_INVALID')
    assert.equal((await use(old)).status, 200, 'the first text keeps what it was promised')
    for (const grace_period_hours of [-1, 169, 1.5])
      failureOf(await client.request('rotate_api_key', { params, body: { grace_period_hours } }), 400)
    service.clock.advance(2 * 3_600_000)
    assert.equal(failureOf(await use(old), 401).code, 'TOKEN_EXPIRED')
    assert.equal((await use((last.english as IssuedApiKey).api_key)).status, 200)
  })

  test('a key ends with its lifetime', async () => {
    const { client } = await owner()
    const { api_key, expires_at } = await issue(client, { expires_in_days: 1 })
    service.clock.advance(dayMs + 1)
    const { code, details } = failureOf(await use(api_key), 401)
    assert.deepEqual([code, details.expired_at, details.refresh_token_valid], ['TOKEN_EXPIRED', expires_at, false])
  })

  test('a key can do no more than its owner, from the moment he can do less', async () => {
    const { client, user } = await owner()
    const { api_key } = await issue(client, { scopes: ['read:investigations', 'write:investigations'] })
    const admin = await service.clientOf('admin', 'en')
    const change = (body: object) => admin.request('update_user', { params: { user_id: user.id }, body })
    assert.equal((await change({ role: 'viewer' })).status, 200)
    const me = (await use(api_key)).english as { permissions: string[] }
    assert.deepEqual(me.permissions, ['read:investigations'])
    assert.equal((await change({ status: 'deactivated' })).status, 200)
    assert.equal(failureOf(await use(api_key), 401).code, 'TOKEN_INVALID')
  })

  test('a revoked key is gone at once, with all its texts; others’ keys are the owner’s and the admin’s alone', async () => {
    const [{ client }, { client: stranger }] = [await owner(), await owner()]
    const admin = await service.clientOf('admin', 'en')
    const { api_key, id, user_id } = await issue(client)
    const params = { api_key_id: id }
    const second = (await client.request('rotate_api_key', { params })).english as IssuedApiKey
    for (const operation of ['get_api_key', 'rotate_api_key', 'delete_api_key', 'api_key_usage'] as const)
      failureOf(await stranger.request(operation, { params }), 403)
    failureOf(await stranger.request('list_api_keys', { query: { user_id } }), 403)
    failureOf(await admin.request('rotate_api_key', { params }), 403)
    const list = (await admin.request('list_api_keys', { query: { user_id } })).english as { data: ApiKey[] }
    assert.deepEqual(
      list.data.map((key) => key.id),
      [id],
    )
    assert.equal((await admin.request('delete_api_key', { params })).status, 204)
    for (const text of [api_key, second.api_key]) failureOf(await use(text), 401)
    for (const operation of ['get_api_key', 'delete_api_key'] as const)
      failureOf(await client.request(operation, { params }), 404)
  })

  test('a changed password says how many keys stay valid, and ends them where that is asked', async () => {
    const admin = await service.clientOf('admin', 'en')
    const { client, user } = await owner()
    const keys = [await issue(client), await issue(client)]
    const change = (current_password: string, more: object) =>
      client.request('change_password', {
        body: { current_password, new_password: `${current_password} novo`, ...more },
      })
    const kept = (await change(password, {})).english as ChangePasswordResponse
    assert.deepEqual([kept.api_keys_revoked, kept.api_keys_active], [0, 2])
    for (const { api_key } of keys) assert.equal((await use(api_key)).status, 200)
    const ended = (await change(`${password} novo`, { revoke_api_keys: true })).english as ChangePasswordResponse
    assert.deepEqual([ended.api_keys_revoked, ended.api_keys_active], [2, 0])
    for (const { api_key } of keys) failureOf(await use(api_key), 401)
    const events = await readTrail(admin, { event_type: 'api_key.revoked' })
    assert.equal(events.filter(({ user_id }) => user_id === user.id).length, 2)
  })

  test('a password that an admin sets ends the keys of the account, and so does its removal', async () => {
    const admin = await service.clientOf('admin', 'en')
    const { client, user } = await owner()
    const { api_key } = await issue(client)
    const params = { user_id: user.id }
    await admin.request('update_user', { params, body: { password: 'outra senha bem longa' } })
    await admin.request('update_user', { params, body: { status: 'active' } })
    failureOf(await use(api_key), 401)
    const { client: other, user: leaving } = await owner()
    const { id, api_key: left } = await issue(other)
    await admin.request('delete_user', { params: { user_id: leaving.id } })
    failureOf(await use(left), 401)
    for await (const { key } of service.state.range({ prefix: 'api-key' })) assert.ok(!key.includes(id), key)
  })

  test('no burst of a key is above the requests of its hour', async () => {
    const { client } = await owner()
    const admin = await service.clientOf('admin', 'en')
    const { id } = await issue(client)
    const body = { requests_per_hour: 5, burst: 6, concurrent: 1 }
    const { details } = failureOf(
      await admin.request('set_api_key_rate_limits', { params: { api_key_id: id }, body }),
      400,
    )
    assert.deepEqual([details.field, details.reason, details.limit], ['burst', 'above_maximum', 5])
  })

  test('every change to a key stands in the audit trail, without the key', async () => {
    const { client } = await owner()
    const admin = await service.clientOf('admin', 'en')
    const { id, api_key, prefix } = await issue(client)
    const params = { api_key_id: id }
    const rotated = (await client.request('rotate_api_key', { params })).english as IssuedApiKey
    await admin.request('set_api_key_rate_limits', { params, body: { requests_per_hour: 5, burst: 2, concurrent: 1 } })
    await client.request('delete_api_key', { params })
    const events = await readTrail(admin, { resource_type: 'api_key' })
    const text = JSON.stringify(events)
    const own = events.filter(({ resource_id }) => resource_id === id).map(({ event_type }) => event_type)
    assert.deepEqual(own, ['api_key.revoked', 'api_key.updated', 'api_key.rotated', 'api_key.created'])
    for (const secret of [api_key, rotated.api_key]) assert.ok(!text.includes(secret.slice(prefix.length)))
  })
})
