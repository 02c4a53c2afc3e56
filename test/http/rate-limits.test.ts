import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runningKey } from '../../src/agents/keys.ts'
import type { IssuedApiKey, Usage } from '../../src/domain/generated/wire-types.ts'
import { specTiers } from '../../src/domain/rate-tiers.ts'
import { dueKey } from '../../src/webhooks/keys.ts'
import { readTrail } from '../support/audit-trail.ts'
import type { Client, ClientResponse } from '../support/client.ts'
import { failureOf } from '../support/investigate.ts'
import { exchangeRaw, requestText } from '../support/raw-http.ts'
import { startService, type TestService } from '../support/service.ts'
import { SocketClient } from '../support/web-socket.ts'

// Limits, forwarded addresses and pages of other origins, as a caller meets them.

let service: TestService
let next = 1

before(async () => {
  service = await startService([], {
    rateLimits: { mode: 'spec', tiers: {}, trusted: ['192.0.2.0/24'] },
    trustedProxies: ['127.0.0.1'],
    corsOrigins: ['https://app.example.org'],
  })
})
after(async () => {
  await service.stop()
  assert.deepEqual(service.errors, [])
})

/** A public request of an address, which proxies tell. */
const from = (address: string) =>
  service.anonymous('en').request('refresh', { body: { refresh_token: 'x' }, headers: { 'X-Forwarded-For': address } })

/** Signed in from an address of its own. */
async function clientOf(role: 'admin' | 'analyst', changes: Parameters<TestService['addUser']>[1] = {}) {
  return service.anonymous('en').withToken(await tokenOf(role, changes))
}

async function tokenOf(role: 'admin' | 'analyst', changes: Parameters<TestService['addUser']>[1] = {}) {
  const user = await service.addUser(role, changes)
  const headers = { 'X-Forwarded-For': `198.51.100.${next++}` }
  const body = { email: user.email, password: 'um prumo bem reto' }
  const answer = await service.anonymous('en').request('login', { body, headers })
  assert.equal(answer.status, 200)
  return (answer.english as { access_token: string }).access_token
}

const limitsOf = ({ headers }: ClientResponse) =>
  ['limit', 'remaining', 'retry-after'].map((name) => Number(headers.get(`x-ratelimit-${name}`)))

test('an address without a credential may ask its burst, then waits, and is told how long', async () => {
  for (let n = 1; n <= 10; n++) {
    const answer = await from('203.0.113.1')
    assert.equal(answer.status, 401)
    assert.deepEqual(limitsOf(answer), [100, 100 - n, 0])
    const endsIn = /^"hour";r=\d+;t=(\d+),/.exec(answer.headers.get('ratelimit') ?? '')?.[1]
    assert.ok(Number(endsIn) <= 3600, 'an hour ends within an hour')
  }
  const refused = await from('203.0.113.1')
  const { code, details } = failureOf(refused, 429)
  assert.equal(code, 'RATE_LIMIT_EXCEEDED')
  assert.equal(details.retry_after, Number(refused.headers.get('retry-after')))
  assert.deepEqual(limitsOf(refused), [100, 90, Number(refused.headers.get('retry-after'))])
  assert.equal(refused.headers.get('ratelimit-policy'), '"hour";q=100;w=3600, "burst";q=10;w=360')
  assert.match(refused.headers.get('ratelimit') ?? '', /^"hour";r=90;t=\d+, "burst";r=0$/)
  assert.equal((await from('203.0.113.2')).status, 401, 'another address has its own')
  service.clock.advance(36_000)
  assert.equal((await from('203.0.113.1')).status, 401)
})

test('an IPv6 network of one host counts as one, whichever address of it asks', async () => {
  for (let n = 0; n < 10; n++) await from(`2001:db8:0:1::${n}`)
  failureOf(await from('2001:db8:0:1:ffff::1'), 429)
  assert.equal((await from('2001:db8:0:2::1')).status, 401)
})

test('what a caller writes into X-Forwarded-For does not change who it is', async () => {
  for (let n = 0; n < 10; n++) await from(`10.9.8.${n}, 203.0.113.3`)
  failureOf(await from('10.9.8.77, 203.0.113.3'), 429)
})

test('addresses that are trusted by configuration, probes and documents are not counted', async () => {
  for (let n = 0; n < 30; n++) assert.equal((await from('192.0.2.5')).status, 401)
  const headers = { 'X-Forwarded-For': '203.0.113.4' }
  for (let n = 0; n < 15; n++)
    for (const id of ['health', 'openapi_en'] as const) {
      const answer = await service.anonymous('en').request(id, { headers })
      assert.deepEqual([answer.status, answer.headers.get('x-ratelimit-remaining')], [200, '100'])
    }
})

test('a user counts by account, and by tier', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.5' }
  const me = (client: Client) => client.request('auth_me', { headers })
  const [standard, premium] = [await clientOf('analyst'), await clientOf('analyst', { tier: 'premium' })]
  assert.deepEqual(limitsOf(await me(standard)), [1000, 999, 0])
  assert.deepEqual(limitsOf(await me(standard)), [1000, 998, 0])
  assert.deepEqual(limitsOf(await me(premium)), [10_000, 9_999, 0])
  const admin = await me(await clientOf('admin'))
  const told = ['limit', 'remaining', 'retry-after'].map((name) => admin.headers.get(`x-ratelimit-${name}`))
  assert.deepEqual(told, ['unlimited', 'unlimited', '0'])
})

test('every request is one of its hour, whatever it asks for', async () => {
  const [client, admin] = [await clientOf('analyst'), await clientOf('admin')]
  const remaining = ({ headers }: ClientResponse) => Number(headers.get('x-ratelimit-remaining'))
  const body = { query: 'Contratos de TI em 2024', data_source: 'portal_transparencia' }
  assert.equal(remaining(await client.request('start_investigation', { body })), 999)
  assert.equal(remaining(await client.request('mfa_setup')), 998)
  const created = await client.request('create_api_key', { body: { name: 'k', scopes: ['read:investigations'] } })
  assert.equal(remaining(created), 997)
  const { api_key, id } = created.english as IssuedApiKey
  const own = { params: { api_key_id: id }, body: { requests_per_hour: 3, burst: 3, concurrent: 1 } }
  await admin.request('set_api_key_rate_limits', own)
  const byKey = () => service.anonymous('en').request('list_investigations', { headers: { 'X-API-Key': api_key } })
  for (let n = 0; n < 3; n++) assert.equal((await byKey()).status, 200)
  failureOf(await byKey(), 429)
})

test('a 429 names the limit that was met and its number, in both languages', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.11' }
  for (let n = 0; n < 10; n++) await from('203.0.113.11')
  const met = failureOf(await from('203.0.113.11'), 429).details
  assert.deepEqual([met.limit, met.maximum], ['burst', 10])
  const portuguese = service.anonymous('pt')
  const { body } = await portuguese.request('refresh', { body: { refresh_token: 'x' }, headers })
  const { detalhes } = (body as { erro: { detalhes: Record<string, unknown> } }).erro
  assert.deepEqual([detalhes.limite, detalhes.maximo], ['rajada', 10])
})

test('a key that has used its hour, its burst or its places is told which of them', async () => {
  const [client, admin] = [await clientOf('analyst'), await clientOf('admin')]
  const created = await client.request('create_api_key', { body: { name: 'k', scopes: ['read:investigations'] } })
  const { api_key, id } = created.english as IssuedApiKey
  const body = { requests_per_hour: 2, burst: 2, concurrent: 1 }
  await admin.request('set_api_key_rate_limits', { params: { api_key_id: id }, body })
  const use = () => service.anonymous('en').request('auth_me', { headers: { 'X-API-Key': api_key } })
  for (let n = 0; n < 2; n++) assert.equal((await use()).status, 200)
  const { limit, maximum } = failureOf(await use(), 429).details
  assert.deepEqual([limit, maximum], ['hour', 2])
})

test('keys share the limits of their owner, unless an admin gave them their own', async () => {
  const [client, admin] = [await clientOf('analyst'), await clientOf('admin')]
  const issue = async () => {
    const body = { name: 'k', scopes: ['read:investigations'] }
    return (await client.request('create_api_key', { body })).english as IssuedApiKey
  }
  const [first, second] = [await issue(), await issue()]
  const use = ({ api_key }: IssuedApiKey) =>
    service.anonymous('en').request('auth_me', { headers: { 'X-API-Key': api_key } })
  assert.deepEqual(limitsOf(await use(first)), [1000, 997, 0])
  assert.deepEqual(limitsOf(await use(second)), [1000, 996, 0])
  const params = { api_key_id: second.id }
  await admin.request('set_api_key_rate_limits', { params, body: { requests_per_hour: 5, burst: 2, concurrent: 1 } })
  assert.deepEqual(limitsOf(await use(second)), [5, 4, 0])
  assert.deepEqual(limitsOf(await use(first)), [1000, 995, 0])
  await use(second)
  failureOf(await use(second), 429)
})

test('a stolen session that uses up its quota of revoking leaves that of another session', async () => {
  const user = await service.addUser('analyst')
  const signIn = async () => {
    const headers = { 'X-Forwarded-For': `198.51.100.${next++}` }
    const body = { email: user.email, password: 'um prumo bem reto' }
    const answer = await service.anonymous('en').request('login', { body, headers })
    return service.anonymous('en').withToken((answer.english as { access_token: string }).access_token)
  }
  const [thief, owner] = [await signIn(), await signIn()]
  let answer = await thief.request('list_api_keys')
  for (let n = 0; n < 200 && answer.status === 200; n++) answer = await thief.request('list_api_keys')
  failureOf(answer, 429)
  assert.equal((await owner.request('end_other_sessions')).status, 204)
})

test('a key that uses up what its owner may ask for does not keep him from ending it, within a reserve of its own', async () => {
  const client = await clientOf('analyst')
  const issued = await client.request('create_api_key', { body: { name: 'k', scopes: ['read:investigations'] } })
  const { api_key, id } = issued.english as IssuedApiKey
  const use = () => service.anonymous('en').request('auth_me', { headers: { 'X-API-Key': api_key } })
  let answer = await use()
  for (let n = 0; n < 120 && answer.status === 200; n++) answer = await use()
  failureOf(answer, 429)
  failureOf(await client.request('list_investigations'), 429)
  assert.equal((await client.request('list_api_keys')).status, 200)
  assert.equal((await client.request('list_sessions')).status, 200)
  assert.equal((await client.request('delete_api_key', { params: { api_key_id: id } })).status, 204)
  failureOf(await use(), 401)
  let listed = await client.request('list_api_keys')
  for (let n = 0; n < 60 && listed.status === 200; n++) listed = await client.request('list_api_keys')
  failureOf(listed, 429)
  service.clock.advance(60_000)
  assert.equal((await client.request('logout')).status, 204)
})

const usageOf = async (client: Client) => (await client.request('usage')).english as Usage

test('a caller is shown its requests of the hour by key and what its limits leave, a key itself alone', async () => {
  const user = await service.addUser('analyst')
  const signedIn = async () => service.anonymous('en').withToken(await service.signIn(user))
  const client = await signedIn()
  const body = { name: 'k', scopes: ['read:reports'] }
  const { api_key, id } = (await client.request('create_api_key', { body })).english as IssuedApiKey
  const byKey = (operation: 'auth_me' | 'usage' | 'list_contracts') =>
    service.anonymous('en').request(operation, { headers: { 'X-API-Key': api_key } })
  await byKey('auth_me')
  await byKey('auth_me')
  const own = await usageOf(client)
  const counts = { api_key_id: id, name: 'k', requests: 2, refused: 0 }
  assert.deepEqual([own.requests.requests, own.requests.by_key], [4, [counts]])
  const { since, resets_at } = own.requests
  assert.equal(Date.parse(resets_at) - Date.parse(since), 3_600_000)
  const { tier, requests_per_hour, burst, concurrent, remaining, in_progress } = own.limits
  assert.deepEqual([tier, requests_per_hour, burst, concurrent], ['standard', 1000, 100, 10])
  assert.deepEqual([remaining, in_progress], [996, 1])
  const seen = (await byKey('usage')).english as Usage
  assert.deepEqual([seen.requests.requests, seen.requests.by_key], [3, [{ ...counts, requests: 3 }]])
  assert.deepEqual(Object.keys(seen.running), ['investigations', 'investigations_queued', 'streams', 'websockets'])
  assert.equal(seen.kept, undefined)
  const admin = await usageOf(await clientOf('admin'))
  assert.deepEqual([admin.requests.requests, admin.limits], [1, { tier: 'admin' }])
  service.clock.advance(3_600_000)
  assert.equal((await usageOf(await signedIn())).requests.requests, 1)
})

test('a call of a tool counts once, for its caller and its key', async () => {
  const client = await clientOf('analyst')
  const made = await client.request('create_api_key', { body: { name: 'k', scopes: ['read:investigations'] } })
  const { api_key } = made.english as IssuedApiKey
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'data_held' } }
  const call = () => service.anonymous('en').request('mcp', { body, headers: { 'X-API-Key': api_key } })
  const [first, second] = [await call(), await call()]
  assert.equal((second.body as { result: { isError?: true } }).result.isError, undefined)
  assert.equal(limitsOf(second)[1], Number(limitsOf(first)[1]) - 1)
  const { requests } = await usageOf(client)
  assert.deepEqual(requests.by_key[0]?.requests, 2)
})

test('a caller whose requests are used up sees in its usage which key was refused', async () => {
  const client = await clientOf('analyst')
  const body = { name: 'k', scopes: ['read:investigations'] }
  const { api_key } = (await client.request('create_api_key', { body })).english as IssuedApiKey
  const use = () => service.anonymous('en').request('auth_me', { headers: { 'X-API-Key': api_key } })
  while ((await use()).status === 200);
  const { requests, limits } = await usageOf(client)
  assert.deepEqual([requests.by_key[0]?.refused, limits.burst_remaining], [1, 0])
})

test('a caller is shown what runs and what is kept of it, and nothing of others', async () => {
  const user = await service.addUser('admin')
  const client = service.anonymous('en').withToken(await service.signIn(user))
  const made = await client.request('create_webhook', { body: { url: 'https://example.org/' } })
  const { id: webhook } = made.english as { id: string }
  const value = Buffer.from('1')
  // What another node wrote is found once what was read before is too old.
  service.clock.advance(60_000)
  const later = service.clock.now() + 3_600_000
  await service.state.commit([
    { key: runningKey('one'), value: Buffer.from(user.id) },
    { key: runningKey('another'), value: Buffer.from('somebody') },
    ...['a', 'b'].map((id) => ({ key: dueKey(webhook, later, id), value })),
    { key: dueKey('another', later, 'c'), value },
  ])
  const request = { query: 'preços', data_source: 'tcu' }
  const body = { name: 'w', request, schedule: { cron: '0 8 * * 1-5' } }
  const { id: watch_id } = (await client.request('create_watch', { body })).english as { id: string }
  const bearer = { Authorization: `Bearer ${await service.signIn(user)}` }
  const socket = await new SocketClient(`${service.baseUrl}/api/v1/ws`, { headers: bearer }).opened()
  let during: Usage | undefined
  async function* rows() {
    yield Buffer.from('{}')
    while (!during?.running.imports) during = await usageOf(client)
  }
  const raw = { body: rows(), type: 'application/octet-stream' }
  await client.request('create_import', { query: { source: 'cgu', file_name: 'a.jsonl' }, raw })
  const running = { investigations: 1, investigations_queued: 0, streams: 0, websockets: 1 }
  assert.deepEqual(during?.running, { ...running, imports: 1, deliveries_waiting: 2, watches_active: 1 })
  assert.deepEqual(during?.kept?.webhooks, { count: 1, maximum: 50 })
  await client.request('pause_watch', { params: { watch_id } })
  await service.state.commit([{ key: runningKey('one'), value: null }])
  socket.close()
  await socket.closed
  service.clock.advance(60_000)
  const { imports, investigations, watches_active } = (await usageOf(client)).running
  assert.deepEqual([imports, investigations, watches_active], [0, 0, 0])
})

test('bad tokens and unknown paths count by address', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.6' }
  const bad = service.anonymous('en').withToken('eyJhbGciOiJub25lIn0.e30.')
  for (let n = 0; n < 5; n++) failureOf(await bad.request('auth_me', { headers }), 401)
  const unknown = requestText('GET', '/api/v1/nothing', { headers })
  for (let n = 0; n < 5; n++) assert.equal((await exchangeRaw(service.port, unknown)).status, 404)
  assert.equal((await exchangeRaw(service.port, unknown)).status, 429)
  failureOf(await bad.request('auth_me', { headers }), 429)
})

test('what fails before its operation is looked at counts for who has signed in', async () => {
  const token = await tokenOf('analyst')
  const client = service.anonymous('en').withToken(token)
  const headers = { 'X-Forwarded-For': '203.0.113.60' }
  const remaining = async () =>
    Number((await client.request('auth_me', { headers })).headers.get('x-ratelimit-remaining'))
  const before = await remaining()
  failureOf(await client.request('auth_me', { headers: { ...headers, 'X-API-Version': '0' } }), 410)
  const packed = { ...headers, 'Content-Encoding': 'gzip' }
  failureOf(await client.request('start_investigation', { body: {}, headers: packed }), 415)
  const broken = { raw: { body: '{', type: 'application/json' }, headers }
  failureOf(await client.request('start_investigation', broken), 400)
  assert.equal(await remaining(), before - 4)
  const unknown = requestText('GET', '/api/v1/nothing', { headers: { ...headers, Authorization: `Bearer ${token}` } })
  for (let n = 0; n < 12; n++) assert.equal((await exchangeRaw(service.port, unknown)).status, 404)
  assert.deepEqual(limitsOf(await from('203.0.113.60')), [100, 99, 0], 'the address has asked once')
})

test('refusals of one caller are in the audit trail once an hour, however many there are', async () => {
  for (let n = 0; n < 40; n++) await from('203.0.113.7')
  const admin = await clientOf('admin')
  const data = await readTrail(admin, { event_type: 'security.rate_limit.exceeded' })
  assert.equal(data.filter(({ context }) => context.ip_address === '203.0.113.7').length, 1)
})

test('no more requests of an address are in progress at once than its tier allows', async () => {
  const { concurrent } = specTiers.anonymous
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'errada demais' })
  const headers = { 'X-Forwarded-For': '203.0.113.8', 'Content-Type': 'application/json' }
  const login = requestText('POST', '/api/v1/auth/login', { headers, body })
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchangeRaw(service.port, login)))
  const refused = answers.filter(({ status }) => status === 429)
  assert.ok(refused.length >= 5 - concurrent - 1, `${answers.map(({ status }) => status)}`)
  assert.match(refused[0]?.body ?? '', /requests (in progress already|came at once)/)
})

test('pages of configured origins may read answers, and no others', async () => {
  const get = (headers: Record<string, string>, method = 'GET') =>
    exchangeRaw(service.port, requestText(method, '/health', { headers }))
  const allowed = await get({ Origin: 'https://app.example.org' })
  assert.equal(allowed.headers['access-control-allow-origin'], 'https://app.example.org')
  assert.match(allowed.headers['access-control-expose-headers'] ?? '', /X-RateLimit-Remaining/)
  assert.equal(allowed.headers['access-control-allow-credentials'], undefined)
  for (const Origin of ['https://evil.example.org', 'null', 'http://app.example.org', 'https://app.example.org:444']) {
    const other = await get({ Origin })
    assert.equal(other.headers['access-control-allow-origin'], undefined, Origin)
    assert.match(other.headers.vary ?? '', /Origin/)
  }
})

test('a preflight of a configured origin is answered, any other OPTIONS is an unknown method', async () => {
  const ask = (origin: string, path: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST', 'X-Forwarded-For': '203.0.113.9' }
    return exchangeRaw(service.port, requestText('OPTIONS', path, { headers }))
  }
  for (let n = 0; n < 15; n++) {
    const { status, headers } = await ask('https://app.example.org', '/api/v1/investigations')
    assert.equal(status, 204)
    assert.match(headers['access-control-allow-methods'] ?? '', /POST.*GET|GET.*POST/)
    assert.match(headers['access-control-allow-headers'] ?? '', /Authorization.*X-API-Key/)
    assert.equal(headers['x-frame-options'], 'DENY')
    // Not counted, and yet told as with any other answer.
    assert.deepEqual(
      ['limit', 'remaining', 'retry-after'].map((name) => headers[`x-ratelimit-${name}`]),
      ['100', '100', '0'],
    )
    assert.ok(Number(headers['x-ratelimit-reset']) > 0 && headers['ratelimit-policy'])
  }
  assert.equal((await ask('https://evil.example.org', '/api/v1/investigations')).status, 405)
})

test('a retry after the hour finds everything whole again', async () => {
  for (let n = 0; n < 11; n++) await from('203.0.113.10')
  service.clock.advance(3_600_000)
  assert.deepEqual(limitsOf(await from('203.0.113.10')), [100, 99, 0])
})
