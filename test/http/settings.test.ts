import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createAudit } from '../../src/audit/audit.ts'
import { loadAuditKeys } from '../../src/audit/signing.ts'
import type { AuditEventList, LoginResponse, Settings, SettingsPatch } from '../../src/domain/generated/wire-types.ts'
import { limits } from '../../src/limits.ts'
import { rotateSigningKeys } from '../../src/main/rotate-keys.ts'
import { manageUsers } from '../../src/main/users.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { createRetention } from '../../src/services/audit/retention.ts'
import { createSettings } from '../../src/services/settings/settings.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { readTrail } from '../support/audit-trail.ts'
import { type Client, createClient } from '../support/client.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { failureOf } from '../support/investigate.ts'
import { password, startService, type TestService, type TestUser, testConfig } from '../support/service.ts'

// What admins set while the service runs, and what somebody else writes into the same store: a second node, a command.

let service: TestService
let admin: Client
let pt: Client
let en: Client
let nodeAddress: string
/** The same service as seen through a second node. */
let node: (language: 'en' | 'pt') => Client

before(async () => {
  service = await startService([], { rateLimits: { mode: 'spec', tiers: {}, trusted: ['127.0.0.1'] } })
  en = service.anonymous('en')
  pt = service.anonymous('pt')
  admin = await service.clientOf('admin', 'en')
  nodeAddress = await service.startSecondNode()
  node = (language) => createClient(nodeAddress, { language })
})
after(async () => {
  await service.stop()
  assert.deepEqual(service.errors, [])
})

const set = (body: SettingsPatch, headers: Record<string, string> = {}) =>
  admin.request('update_settings', { body, headers })
const shown = async () => (await admin.request('get_settings')).english as Settings
const events = (event_type: string) => readTrail(admin, { event_type })

async function login(user: TestUser, client = en): Promise<LoginResponse> {
  const answer = await client.request('login', { body: { email: user.email, password } })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as LoginResponse
}

describe('the settings', () => {
  test('are at first as the service was started, and hold nothing secret', async () => {
    const { updated_at, ...settings } = await shown()
    assert.equal(updated_at, undefined)
    assert.deepEqual(settings, {
      default_language: 'en',
      sessions: { max_sessions: 3, idle_timeout_minutes: 120 },
      passwords: { min_length: 8 },
      rate_limits: {
        anonymous: { requests_per_hour: 100, burst: 10, concurrent: 2 },
        authenticated: { requests_per_hour: 1000, burst: 100, concurrent: 10 },
        premium: { requests_per_hour: 10_000, burst: 1000, concurrent: 50 },
      },
      audit: { retention_days: 0 },
      tasks: { schedules: 'running' },
    })
  })

  test('change in part, in the version that was seen, in the names of either language', async () => {
    const seen = (await admin.request('get_settings')).headers.get('etag') ?? ''
    const changed = await set({ sessions: { idle_timeout_minutes: 60 } }, { 'If-Match': seen })
    assert.equal(changed.status, 200)
    assert.deepEqual((changed.english as Settings).sessions, { max_sessions: 3, idle_timeout_minutes: 60 })
    assert.notEqual(changed.headers.get('etag'), seen)
    const stale = await set({ passwords: { min_length: 9 } }, { 'If-Match': seen })
    assert.equal(failureOf(stale, 412).code, 'PRECONDITION_FAILED')
    const token = await service.signIn(await service.addUser('admin'), 'pt')
    const answer = await pt.withToken(token).request('update_settings', {
      raw: {
        body: '{"sessoes":{"minutos_inatividade":120},"limites_taxa":{"premium":{"rajada":900}}}',
        type: 'application/json',
      },
    })
    const body = answer.body as { limites_taxa: { premium: object }; sessoes: object; atualizado_em: string }
    assert.deepEqual(body.limites_taxa.premium, { requisicoes_por_hora: 10_000, rajada: 900, simultaneas: 50 })
    assert.deepEqual(body.sessoes, { maximo_sessoes: 3, minutos_inatividade: 120 })
    assert.match(body.atualizado_em, /Z$/)
  })

  test('refuse what is unknown, out of bounds or does not fit together, and then change nothing', async () => {
    const before = await shown()
    const wrong: readonly (readonly [object, string])[] = [
      [{ jwt_secret: 'x' }, 'jwt_secret'],
      [{ sessions: { max_sessions: 4 } }, 'sessions.max_sessions'],
      [{ sessions: { idle_timeout_minutes: 14 } }, 'sessions.idle_timeout_minutes'],
      [{ sessions: { lifetime_days: 30 } }, 'sessions.lifetime_days'],
      [{ passwords: { min_length: 7 } }, 'passwords.min_length'],
      [{ default_language: 'fr' }, 'default_language'],
      [{ rate_limits: { anonymous: { requests_per_hour: 1 } } }, 'rate_limits.anonymous.requests_per_hour'],
      [{ rate_limits: { anonymous: { burst: 200 } } }, 'rate_limits.anonymous.burst'],
      [{ rate_limits: { admin: { burst: 200 } } }, 'rate_limits.admin'],
      [{ audit: { retention_days: 30 } }, 'audit.retention_days'],
      [{ updated_at: '2020-01-01T00:00:00Z' }, 'updated_at'],
    ]
    for (const [body, field] of wrong) {
      const answer = await admin.request('update_settings', { body })
      assert.equal(failureOf(answer, 400).details.field, field, JSON.stringify(body))
    }
    assert.deepEqual(await shown(), before)
  })

  test('stand in the audit trail with the values before and after, and only where something changed', async () => {
    const count = (await events('admin.settings.changed')).length
    await set({ passwords: { min_length: 10 }, default_language: 'pt' })
    await set({ passwords: { min_length: 10 } })
    const found = await events('admin.settings.changed')
    assert.equal(found.length, count + 1)
    assert.deepEqual(found[0]?.details, {
      from: { default_language: 'en', 'passwords.min_length': 8 },
      to: { default_language: 'pt', 'passwords.min_length': 10 },
    })
    await set({ passwords: { min_length: 8 }, default_language: 'en' })
  })

  test('changed at the same moment are all kept', async () => {
    const answers = await Promise.all([
      set({ passwords: { min_length: 9 } }),
      set({ sessions: { max_sessions: 2 } }),
      node('en')
        .withToken(await service.signIn(await service.addUser('admin')))
        .request('update_settings', {
          body: { sessions: { idle_timeout_minutes: 100 } },
        }),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    const { sessions, passwords } = await shown()
    assert.deepEqual([sessions, passwords], [{ max_sessions: 2, idle_timeout_minutes: 100 }, { min_length: 9 }])
    await set({ passwords: { min_length: 8 }, sessions: { max_sessions: 3, idle_timeout_minutes: 120 } })
  })
})

describe('what somebody else writes is seen at once', () => {
  test('an account that another node changes, a session that it ends, a token that it revokes', async () => {
    const user = await service.addUser('analyst')
    const [one, two] = [await login(user), await login(user, node('en'))]
    const me = (client: Client, { access_token }: LoginResponse) => client.withToken(access_token).request('auth_me')
    for (const client of [en, node('en')])
      for (const signedIn of [one, two]) assert.equal((await me(client, signedIn)).status, 200)
    assert.equal((await node('en').withToken(two.access_token).request('logout')).status, 204)
    assert.equal((await me(en, two)).status, 401)
    assert.equal((await me(en, one)).status, 200)
    const other = node('en').withToken(await service.signIn(await service.addUser('admin')))
    const params = { user_id: user.id }
    await other.request('update_user', { params, body: { role: 'viewer' } })
    assert.equal(((await me(en, one)).english as { role: string }).role, 'viewer')
    await other.request('end_user_sessions', { params })
    assert.equal((await me(en, one)).status, 401)
    const third = await login(user)
    assert.equal((await me(en, third)).status, 200)
    assert.equal((await other.request('delete_user', { params })).status, 204)
    assert.equal((await me(en, third)).status, 401)
  })

  test('an account that a command changes, with the command in the audit trail', async () => {
    const config = testConfig(service.dataDir)
    let printed = ''
    const run = (command: Parameters<typeof manageUsers>[1]) =>
      manageUsers(config, command, {
        print: (text) => {
          printed += text
        },
      })
    await run({ type: 'add', email: 'Comando@Example.org', role: 'analyst' })
    const [, secret = ''] = /first sign-in: (\S+)$/m.exec(printed) ?? []
    const body = { email: 'comando@example.org', password: secret }
    const signedIn = (await en.request('login', { body })).english as LoginResponse
    const list = () => en.withToken(signedIn.access_token).request('list_investigations')
    assert.equal(failureOf(await list(), 403).details.explanation, 'A new password must be chosen first.')
    const changed = { current_password: secret, new_password: 'escolhida por mim mesmo' }
    await en.withToken(signedIn.access_token).request('change_password', { body: changed })
    assert.equal((await list()).status, 200)
    await run({ type: 'set', email: 'comando@example.org', options: { status: 'deactivated' } })
    failureOf(await list(), 401)
    await run({
      type: 'set',
      email: 'comando@example.org',
      options: { status: 'active', resetPassword: true, unlock: true },
    })
    printed = ''
    await run({ type: 'list' })
    assert.match(printed, /^comando@example\.org {2}analyst {2}standard {2}active {2}/m)
    await run({ type: 'delete', email: 'comando@example.org' })
    await assert.rejects(run({ type: 'add', email: 'no e-mail', role: 'viewer' }), /wrong_format/)
    await assert.rejects(run({ type: 'delete', email: 'comando@example.org' }), /there is no account/)
    const query = { user_id: 'cli', limit: 50 }
    const { data } = (await admin.request('query_audit_events', { body: query })).english as AuditEventList
    const types = new Set(data.map(({ event_type }) => event_type))
    for (const type of [
      'user.created',
      'user.deactivated',
      'auth.password.change',
      'auth.account.unlocked',
      'user.deleted',
    ])
      assert.ok(types.has(type), type)
    assert.ok(!JSON.stringify(data).includes(secret))
  })

  test('a signing key that a command rotates: old tokens last, the new key signs, both are published, the old one goes', async () => {
    const kidOf = ({ access_token }: LoginResponse) =>
      JSON.parse(Buffer.from(access_token.split('.')[0] ?? '', 'base64url').toString()).kid as string
    const published = async () =>
      ((await en.request('jwks')).english as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)
    const user = await service.addUser('analyst')
    const old = await login(user)
    const [signing, waiting] = await published()
    assert.equal(kidOf(old), signing)
    await rotateSigningKeys(testConfig(service.dataDir), { print: () => undefined })
    service.clock.advance(limits.signingKeysRereadMs)
    const young = await login(user)
    assert.equal(kidOf(young), waiting)
    const now = await published()
    assert.deepEqual([now[0], now.includes(signing ?? ''), now.length], [waiting, true, 3])
    for (const signedIn of [old, young])
      assert.equal((await node('en').withToken(signedIn.access_token).request('auth_me')).status, 200)
    service.clock.advance(limits.accessTokenMs + 1000)
    assert.equal((await published()).includes(signing ?? ''), false)
    admin = await service.clientOf('admin', 'en')
    const [event] = await events('admin.keys.rotated')
    assert.deepEqual([event?.user_id, event?.resource_id], ['cli', waiting])
  })
})

describe('a change counts with the next request, on every node', () => {
  test('rate limits', async () => {
    const token = await service.signIn(await service.addUser('analyst'))
    const limitOf = async (client: Client) =>
      (await client.withToken(token).request('auth_me')).headers.get('x-ratelimit-limit')
    assert.deepEqual([await limitOf(en), await limitOf(node('en'))], ['1000', '1000'])
    await set({ rate_limits: { authenticated: { requests_per_hour: 700 } } })
    assert.deepEqual([await limitOf(en), await limitOf(node('en'))], ['700', '700'])
    await set({ rate_limits: { authenticated: { requests_per_hour: 1000 } } })
  })

  test('the default language, also of a failure', async () => {
    const failure = async (address: string, headers: Record<string, string> = {}) =>
      Object.keys((await (await fetch(`${address}/api/v1/nowhere`, { headers })).json()) as object)
    await set({ default_language: 'pt' })
    assert.deepEqual([await failure(service.baseUrl), await failure(nodeAddress)], [['erro'], ['erro']])
    // fetch asks for any language of its own accord, which says nothing.
    assert.deepEqual(await failure(service.baseUrl, { 'Accept-Language': 'en' }), ['error'])
    await set({ default_language: 'en' })
    assert.deepEqual([await failure(service.baseUrl), await failure(nodeAddress)], [['error'], ['error']])
  })

  test('how many sessions an account may have, and how long one may rest', async () => {
    const user = await service.addUser('analyst')
    await set({ sessions: { max_sessions: 1, idle_timeout_minutes: 20 } })
    const first = await login(user, node('en'))
    const second = await login(user, node('en'))
    assert.equal((await en.withToken(first.access_token).request('auth_me')).status, 401)
    assert.equal((await en.withToken(second.access_token).request('auth_me')).status, 200)
    service.clock.advance(21 * 60_000)
    const late = await node('en').request('refresh', { body: { refresh_token: second.refresh_token } })
    assert.equal(failureOf(late, 401).details.reason, 'idle_timeout')
    admin = await service.clientOf('admin', 'en')
    await set({ sessions: { max_sessions: 3, idle_timeout_minutes: 120 } })
  })

  test('the length of passwords that are chosen from now on', async () => {
    await set({ passwords: { min_length: 15 } })
    const token = await service.signIn(await service.addUser('analyst'))
    const body = { current_password: password, new_password: 'curta demais' }
    const answer = await node('en').withToken(token).request('change_password', { body })
    assert.equal(failureOf(answer, 400).details.explanation, 'This field must have at least 15 characters.')
    assert.equal((await en.request('login', { body: { email: 'first@example.org', password } })).status, 200)
    await set({ passwords: { min_length: 8 } })
  })

  test('the retention of the audit trail', async () => {
    const store = createMemoryStore()
    const clock = new FakeClock()
    const keys = await loadAuditKeys(`${service.dataDir}/keys`)
    const audit = createAudit({ store, clock, ids, keys, segmentEvents: 4 })
    const settings = createSettings({ store, trail: audit, clock })
    const parts = { audit, settings, state: store, clock, log: createLog('silent') }
    const retention = createRetention(parts)
    retention.start()
    for (let n = 0; n < 9; n++) await audit.commit([], [], [{ event_type: 'user.created', resource_id: `${n}` }])
    await clock.advance(100 * 24 * 3_600_000)
    const caller = { user_id: 'a', email: 'a@b.c', role: 'admin', permissions: [], team_ids: [] } as const
    const origin = { request_id: 'r', ip_address: '127.0.0.1', user_agent: '' }
    const change = (retention_days: number) =>
      settings.change({ audit: { retention_days } }, { ifMatch: undefined, caller, origin })
    const left = async () => {
      let count = 0
      for await (const _ of store.range({ prefix: 'audit/event/' })) count++
      return count
    }
    await change(0)
    assert.equal(await left(), 9, 'kept for ever')
    await change(90)
    await retention.settle()
    await retention.stop()
    assert.equal(await left(), 1 + 1 + 2, 'what no sealed segment holds, the change, and the two removals')
  })
})
