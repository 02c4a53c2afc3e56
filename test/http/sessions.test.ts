import assert from 'node:assert/strict'
import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { JsonWebKeySet, LoginResponse, SessionList } from '../../src/domain/generated/wire-types.ts'
import { limits } from '../../src/limits.ts'
import type { Client } from '../support/client.ts'
import { failureOf } from '../support/investigate.ts'
import { issuer, password, startService, type TestService, type TestUser } from '../support/service.ts'

// Sessions seen and ended, keys rotated, and failed sign-ins that wait longer and longer.

let service: TestService
let en: Client
let pt: Client

before(async () => {
  service = await startService([])
  en = service.anonymous('en')
  pt = service.anonymous('pt')
})
after(() => service.stop())

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'

async function login({ email }: TestUser, headers: Record<string, string> = {}): Promise<LoginResponse> {
  const answer = await en.request('login', { body: { email, password }, headers })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as LoginResponse
}

const as = ({ access_token }: { access_token: string }, client: Client = en) => client.withToken(access_token)
const isAlive = async (login: LoginResponse) => (await as(login).request('auth_me')).status === 200
const sessionsOf = async (client: Client) => ((await client.request('list_sessions')).english as SessionList).sessions
const sessionId = ({ access_token }: LoginResponse) =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).session_id as string

describe('the sessions of an account', () => {
  test('are listed with device, address and time, the current one marked', async () => {
    const user = await service.addUser('analyst')
    const first = await login(user, { 'User-Agent': chrome })
    service.clock.advance(1000)
    const second = await login(user, { 'User-Agent': 'curl/8.5.0' })
    const found = await sessionsOf(as(first))
    assert.deepEqual(
      found.map(({ device, ip_address, location, current }) => ({ device, ip_address, location, current })),
      [
        { device: 'Unknown', ip_address: '127.0.0.1', location: 'Unknown', current: false },
        { device: 'Chrome on Windows', ip_address: '127.0.0.1', location: 'Unknown', current: true },
      ],
    )
    assert.deepEqual(
      found.map(({ id }) => id),
      [sessionId(second), sessionId(first)],
    )
    const portuguese = (await as(second, pt).request('list_sessions')).body as Record<string, Record<string, unknown>[]>
    assert.deepEqual(
      portuguese.sessoes?.map(({ dispositivo, localizacao }) => [dispositivo, localizacao]),
      [
        ['Desconhecido', 'Desconhecida'],
        ['Chrome no Windows', 'Desconhecida'],
      ],
    )
    assert.deepEqual(Object.keys(portuguese.sessoes?.[0] ?? {}).sort(), [
      'atual',
      'dispositivo',
      'endereco_ip',
      'id',
      'localizacao',
      'ultima_atividade',
    ])
  })

  test('end one by one, and their tokens stop with them', async () => {
    const user = await service.addUser('analyst')
    const [first, second] = [await login(user), await login(user)]
    const ended = await as(first).request('end_session', { params: { session_id: sessionId(second) } })
    assert.equal(ended.status, 204)
    assert.equal(await isAlive(second), false)
    assert.equal(await isAlive(first), true)
    const refreshed = await en.request('refresh', { body: { refresh_token: second.refresh_token } })
    assert.equal(failureOf(refreshed, 401).details.reason, 'session_ended')
  })

  test('end all but the current one', async () => {
    const user = await service.addUser('viewer')
    const opened = [await login(user), await login(user), await login(user)]
    const [, , current] = opened
    assert.ok(current)
    assert.equal((await as(current).request('end_other_sessions')).status, 204)
    assert.deepEqual(await Promise.all(opened.map(isAlive)), [false, false, true])
    assert.equal((await sessionsOf(as(current))).length, 1)
  })

  test('of somebody else are not found', async () => {
    const [mine, theirs] = [await login(await service.addUser('admin')), await login(await service.addUser('viewer'))]
    for (const session_id of [sessionId(theirs), 'x', `../${sessionId(theirs)}`, 'a'.repeat(3000)]) {
      const answer = await as(mine).request('end_session', { params: { session_id } })
      assert.equal(failureOf(answer, 404).code, 'RESOURCE_NOT_FOUND')
    }
    assert.equal(await isAlive(theirs), true)
  })

  test('end with a logout: with a body or without, this one, that of a refresh token, or all', async () => {
    const user = await service.addUser('analyst')
    const [first, second, third] = [await login(user), await login(user), await login(user)]
    assert.equal((await as(first).request('logout')).status, 204)
    assert.deepEqual(await Promise.all([first, second, third].map(isAlive)), [false, true, true])
    const fourth = await login(user)
    const body = { refresh_token: third.refresh_token }
    assert.equal((await as(second).request('logout', { body })).status, 204)
    assert.deepEqual(await Promise.all([second, third, fourth].map(isAlive)), [false, false, true])
    const fifth = await login(user)
    assert.equal((await as(fifth).request('logout', { body: { all: true } })).status, 204)
    assert.deepEqual(await Promise.all([fourth, fifth].map(isAlive)), [false, false])
    const stranger = await login(await service.addUser('analyst'))
    const sixth = await login(user)
    assert.equal((await as(sixth).request('logout', { body: { refresh_token: stranger.refresh_token } })).status, 204)
    assert.equal(await isAlive(stranger), true)
  })

  test('opened at the same moment are three at most', async () => {
    const user = await service.addUser('viewer')
    const opened = await Promise.all(Array.from({ length: 8 }, () => login(user)))
    const alive = (await Promise.all(opened.map(isAlive))).filter(Boolean).length
    assert.equal(alive, limits.sessionsMax)
  })

  test('fifty renewals with one token: one wins, and no branch of it lives', async () => {
    const { refresh_token } = await login(await service.addUser('analyst'))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => en.request('refresh', { body: { refresh_token } })),
    )
    const won = answers.filter(({ status }) => status === 200).map(({ english }) => english as LoginResponse)
    assert.equal(won.length, 1)
    for (const { access_token, refresh_token: next } of won) {
      assert.equal((await en.withToken(access_token).request('auth_me')).status, 401)
      assert.equal((await en.request('refresh', { body: { refresh_token: next } })).status, 401)
    }
  })
})

describe('the signing keys', () => {
  const published = async () => ((await en.request('jwks')).english as JsonWebKeySet).keys
  const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

  test('are published without anything secret, the next one too, and verify our tokens', async () => {
    const { access_token } = await login(await service.addUser('viewer'))
    const keys = await published()
    assert.equal(keys.length >= 2, true)
    for (const key of keys) assert.deepEqual(Object.keys(key).sort(), ['alg', 'e', 'kid', 'kty', 'n', 'use'])
    const key = keys.find(({ kid }) => kid === kidOf(access_token))
    assert.ok(key)
    const [header, payload, signature = ''] = access_token.split('.')
    const publicKey = createPublicKey({ key: { kty: key.kty, n: key.n, e: key.e }, format: 'jwk' })
    const bytes = Buffer.from(`${header}.${payload}`)
    assert.ok(verifySignature('RSA-SHA256', bytes, publicKey, Buffer.from(signature, 'base64url')))
    const metadata = (await en.request('issuer_metadata')).english as Record<string, unknown>
    assert.equal(metadata.issuer, issuer)
    assert.equal(metadata.jwks_uri, `${issuer}/.well-known/jwks.json`)
  })

  test('rotate: the next key signs, and older tokens are good until they run out', async () => {
    const admin = await login(await service.addUser('admin'))
    const user = await service.addUser('viewer')
    const before = await login(user)
    const [current, next] = await published()
    const rotated = (await as(admin).request('rotate_keys')).english as { kid: string; keys: string[] }
    assert.equal(rotated.kid, next?.kid)
    assert.equal(rotated.keys.length, 3)
    const after = await login(user)
    assert.equal(kidOf(before.access_token), current?.kid)
    assert.equal(kidOf(after.access_token), next?.kid)
    assert.deepEqual(await Promise.all([before, after].map(isAlive)), [true, true])
    service.clock.advance(limits.accessTokenMs + 1000)
    assert.equal(
      (await published()).some(({ kid }) => kid === current?.kid),
      false,
    )
  })
})

describe('failed sign-ins', () => {
  const wrong = (email: string, client: Client = en) =>
    client.request('login', { body: { email, password: 'uma senha errada' } })
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')

  /** As if so many sign-ins had failed on another node. */
  async function fail(email: string, failures: number, ladder = 'anywhere') {
    const state = { failures, last_at: service.clock.now(), locked_until: 0 }
    const key = `login-ladder/${digest(email)}/${ladder}`
    await service.state.commit([{ key, value: Buffer.from(JSON.stringify(state)) }])
  }
  const here = digest('address/127.0.0.1')

  test('are answered later from the second on, known e-mail or not', async () => {
    const user = await service.addUser('analyst')
    for (const email of [user.email, 'nobody-at-all@example.org']) {
      assert.equal(failureOf(await wrong(email), 401).code, 'INVALID_CREDENTIALS')
      const began = performance.now()
      assert.equal(failureOf(await wrong(email), 401).code, 'INVALID_CREDENTIALS')
      assert.ok(performance.now() - began >= 990)
    }
  })

  test('lock the account at the sixth, at once, known e-mail or not, also for the right password', async () => {
    const user = await service.addUser('analyst')
    for (const email of [user.email, 'nobody-else@example.org']) {
      await fail(email, 5)
      const last = await wrong(email)
      const { code, details } = failureOf(last, 423)
      assert.equal(code, 'ACCOUNT_LOCKED')
      assert.equal(last.headers.get('retry-after'), '300')
      assert.equal(details.retry_after, 300)
      const right = await pt.request('login', { body: { email, password } })
      assert.equal((right.body as { erro: { codigo: string } }).erro.codigo, 'CONTA_BLOQUEADA')
    }
    service.clock.advance(limits.loginLockMs + 1000)
    assert.ok(await login(user), 'the lock ends')
    assert.equal(failureOf(await wrong(user.email), 401).code, 'INVALID_CREDENTIALS', 'and a success starts anew')
  })

  test('are forgotten after a quarter of an hour of quiet', async () => {
    const { email } = await service.addUser('viewer')
    await fail(email, 5)
    service.clock.advance(limits.loginQuietMs + 1000)
    assert.equal(failureOf(await wrong(email), 401).code, 'INVALID_CREDENTIALS')
  })

  test('do not end a live session, and an admin can unlock the account', async () => {
    const user = await service.addUser('analyst')
    const admin = await service.clientOf('admin', 'en')
    const live = await login(user)
    await fail(user.email, 5, here)
    assert.equal((await wrong(user.email)).status, 423)
    assert.equal(await isAlive(live), true)
    const renewed = await en.request('refresh', { body: { refresh_token: live.refresh_token } })
    assert.equal(renewed.status, 200)
    assert.equal((await en.request('login', { body: { email: user.email, password } })).status, 423)
    assert.equal((await admin.request('unlock_user', { params: { user_id: user.id } })).status, 200)
    assert.ok(await login(user))
  })

  test('from elsewhere do not lock out an address from which the account has a session', async () => {
    const user = await service.addUser('analyst')
    await login(user)
    await fail(user.email, 5, 'anywhere')
    await fail(user.email, 0, here)
    assert.ok(await login(user))
    const stranger = await service.addUser('analyst')
    await fail(stranger.email, 5, 'anywhere')
    assert.equal((await wrong(stranger.email)).status, 423, 'without a session here the account is locked')
  })

  test('of one account at the same moment are judged one after the other', async () => {
    const { email } = await service.addUser('viewer')
    await fail(email, 5)
    const answers = await Promise.all(Array.from({ length: 8 }, () => wrong(email)))
    assert.ok(answers.every(({ status }) => status === 423))
  })
})

test('nothing that was tried made the service stumble', () => {
  assert.deepEqual(service.errors, [])
})
