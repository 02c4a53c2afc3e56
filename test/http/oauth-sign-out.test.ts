import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Client } from '../support/client.ts'
import { type IdentityProviderServer, startIdentityProvider } from '../support/identity-provider.ts'
import { issuer, startService, type TestService } from '../support/service.ts'
import { type SignInStage, signInStage } from '../support/sign-in-stage.ts'
import { askUpgrade, SocketClient } from '../support/web-socket.ts'

// Signed out there, signed out here, and the other way round.

let directory: IdentityProviderServer
let service: TestService
let admin: Client
let stage: SignInStage

const local = 'oidc:local'
const params = { provider: local }
let made = 0

before(async () => {
  directory = await startIdentityProvider()
  service = await startService([], { mode: 'development', identityProviders: [directory.setup] })
  admin = await service.clientOf('admin', 'en')
  stage = signInStage(service, admin)
  await stage.setRules()
})

after(async () => {
  await service?.stop()
  await directory?.stop()
})

interface SignedIn {
  readonly sub: string
  readonly access_token: string
  readonly refresh_token: string
}

async function signIn(sub = `user-${++made}`): Promise<SignedIn> {
  directory.user = sub
  directory.users.set(sub, { email: `${sub}@example.org`, email_verified: true })
  const { body } = await stage.signIn(local)
  return { sub, ...(body as unknown as Omit<SignedIn, 'sub'>) }
}

const me = async ({ access_token }: SignedIn) =>
  (await service.anonymous('en').withToken(access_token).request('auth_me')).status

const order = async (logout_token: string) =>
  (await service.anonymous('en').request('end_sessions_by_provider', { params, body: { logout_token } })).status

describe('a sign-out at the provider', () => {
  test('ends sessions, refresh tokens, tickets and sockets of the user, and of nobody else', async () => {
    const [ana, bia] = [await signIn(), await signIn()]
    const own = service.anonymous('en').withToken(ana.access_token)
    const { ticket } = (await own.request('create_stream_ticket')).english as { ticket: string }
    const headers = { Authorization: `Bearer ${ana.access_token}` }
    const socket = await new SocketClient(`${service.baseUrl}/api/v1/ws`, { headers }).opened()
    socket.send({ type: 'subscribe', data: { events: [] } })
    await socket.next()
    assert.equal(await order(await directory.signOutToken({ sub: ana.sub })), 204)
    assert.equal(await me(ana), 401)
    const { refresh_token } = ana
    assert.equal((await service.anonymous('en').request('refresh', { body: { refresh_token } })).status, 401)
    assert.equal((await askUpgrade(`${service.baseUrl}/api/v1/ws?ticket=${ticket}`)).status, 401)
    // A socket looks every limits.streamAuthorisationMs, and so does a quiet stream (sse.test.ts).
    assert.equal(await socket.closed, 4401)
    assert.equal(await me(bia), 200)
  })

  test('of one session there leaves the others of the user', async () => {
    const first = await signIn()
    const ofFirst = directory.sessions.at(-1) ?? ''
    const second = await signIn(first.sub)
    assert.equal(await order(await directory.signOutToken({ sid: ofFirst })), 204)
    assert.deepEqual([await me(first), await me(second)], [401, 200])
    const ofSecond = directory.sessions.at(-1) ?? ''
    assert.equal(await order(await directory.signOutToken({ sub: 'somebody', sid: ofSecond })), 204)
    assert.equal(await me(second), 200, 'the session is of another user')
    assert.equal(await order(await directory.signOutToken({ sub: first.sub, sid: ofSecond })), 204)
    assert.equal(await me(second), 401)
  })

  test('is refused for a token that is not the provider’s, not for us, old, repeated or no order', async () => {
    const ana = await signIn()
    const { sub } = ana
    const repeated = await directory.signOutToken({ sub: 'somebody' })
    assert.equal(await order(repeated), 204)
    const now = Math.floor(Date.now() / 1000)
    const refused = {
      repeated,
      'another key': await directory.signOutToken({ sub }, { key: null }),
      'another issuer': await directory.signOutToken({ sub, iss: 'https://evil.example' }),
      'another client': await directory.signOutToken({ sub, aud: 'another' }),
      'without events': await directory.signOutToken({ sub }, { without: ['events'] }),
      'another event': await directory.signOutToken({ sub, events: { 'urn:another': {} } }),
      'with a nonce, as an ID token': await directory.signOutToken({ sub, nonce: 'x' }),
      'of nobody': await directory.signOutToken({}),
      'without an id': await directory.signOutToken({ sub }, { without: ['jti'] }),
      'without a time': await directory.signOutToken({ sub }, { without: ['iat'] }),
      old: await directory.signOutToken({ sub, iat: now - 600 }),
      expired: await directory.signOutToken({ sub, exp: now - 600 }),
      unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await directory.signOutToken({ sub })).split('.')[1]}.`,
      'no token': 'x',
    }
    for (const [why, token] of Object.entries(refused)) assert.equal(await order(token), 400, why)
    assert.equal(await me(ana), 200)
  })
})

describe('a sign-out here', () => {
  test('ends the session and names the page where the one at the provider ends', async () => {
    const ana = await signIn()
    const own = service.anonymous('en').withToken(ana.access_token)
    const { status, english } = await own.request('sign_out_with_provider', { params })
    assert.equal(status, 200)
    const page = new URL((english as { sign_out_url: string }).sign_out_url)
    assert.equal(page.origin, directory.issuer)
    assert.equal(page.searchParams.get('post_logout_redirect_uri'), `${issuer}/`)
    assert.equal(await me(ana), 401)
  })
})
