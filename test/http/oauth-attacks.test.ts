import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Client } from '../support/client.ts'
import { type CodeHostServer, startCodeHost } from '../support/code-host.ts'
import { type IdentityProviderServer, startIdentityProvider } from '../support/identity-provider.ts'
import { type Bends, type PliableProvider, startPliableProvider } from '../support/pliable-provider.ts'
import { issuer, password, startService, type TestService } from '../support/service.ts'
import { type Returned, type SignInStage, signInStage } from '../support/sign-in-stage.ts'

// Attacks on sign-in by identity providers (RFC 6819, RFC 9700, OpenID Connect Core 1.0, 16): each is refused, for its own reason.

let directory: IdentityProviderServer
let pliable: PliableProvider
let host: CodeHostServer
let service: TestService
let admin: Client
let stage: SignInStage

const bent = 'oidc:pliable'
const local = 'oidc:local'
let made = 0

before(async () => {
  ;[directory, pliable, host] = await Promise.all([startIdentityProvider(), startPliableProvider(), startCodeHost()])
  const identityProviders = [directory.setup, pliable.setup, host.setup]
  service = await startService([], { mode: 'development', identityProviders })
  admin = await service.clientOf('admin', 'en')
  stage = signInStage(service, admin)
  await stage.setRules()
})

beforeEach(() => {
  pliable.bends = {}
})

after(async () => {
  await service?.stop()
  await Promise.all([directory?.stop(), pliable?.stop(), host?.stop()])
})

const reasonOf = ({ body }: Returned) => body.error?.details.reason ?? body.error?.code ?? 'let in'

/** A sign-in at the provider that a test bends. */
async function bentSignIn(bends: Bends): Promise<Returned> {
  pliable.bends = bends
  return stage.signIn(bent)
}

const withAddress = (address: string, change: (url: URL) => void) => {
  const url = new URL(address)
  change(url)
  return url.href
}

/** A new account with a password, whose owner links what the directory proves. */
async function linkAs(proved: (email: string) => object, between = async (_: string) => {}): Promise<Returned> {
  const user = await service.addUser('analyst')
  directory.user = `linked-${++made}`
  directory.users.set(directory.user, { email_verified: true, ...proved(user.email) })
  const token = await service.signIn(user)
  const browser = stage.newBrowser()
  const { authorization_url } = await stage.beginAs(browser, token, `/api/v1/oauth/${local}/link`)
  const back = await browser.walk(authorization_url)
  await between(token)
  return stage.open(browser, back)
}

/** An attack by its name: why it is refused, and the attempt. */
const attacks: Readonly<Record<string, readonly [reason: string, attempt: () => Promise<Returned>]>> = {
  'the address of a callback, sent to somebody else': [
    'other_browser',
    async () => stage.open(stage.newBrowser(), await stage.goAndReturn(stage.newBrowser(), bent)),
  ],
  'the same, to a browser that has begun a sign-in of its own': [
    'other_browser',
    async () => {
      const victim = stage.newBrowser()
      await stage.begin(victim, bent)
      return stage.open(victim, await stage.goAndReturn(stage.newBrowser(), bent))
    },
  ],
  'a callback that is opened again': [
    'flow_used',
    async () => {
      const browser = stage.newBrowser()
      const back = await stage.goAndReturn(browser, bent)
      assert.equal((await stage.open(browser, back)).status, 200)
      return stage.open(browser, back)
    },
  ],
  'a state that nobody was given': [
    'flow_unknown',
    () => stage.open(stage.newBrowser(), `/api/v1/oauth/${bent}/callback?code=x&state=9999999999999.${'a'.repeat(43)}`),
  ],
  'the state of one provider at the callback of another (mix-up)': [
    'other_provider',
    async () => {
      const browser = stage.newBrowser()
      const back = await stage.goAndReturn(browser, bent)
      return stage.open(browser, back.replace(bent, local))
    },
  ],
  'an answer that names another issuer (mix-up)': [
    'proof_invalid',
    () => bentSignIn({ answer: { iss: 'https://evil.example' } }),
  ],
  'an answer without the issuer that the provider promises': [
    'proof_invalid',
    () => bentSignIn({ withoutIssuer: true }),
  ],
  'a real provider mixed up with another issuer': [
    'proof_invalid',
    async () => {
      const browser = stage.newBrowser()
      const back = await stage.goAndReturn(browser, local)
      return stage.open(
        browser,
        withAddress(back, (url) => url.searchParams.set('iss', pliable.issuer)),
      )
    },
  ],
  'a code of one sign-in in the callback of another (code injection)': [
    'code_refused',
    async () => {
      const [theirs, browser] = [stage.newBrowser(), stage.newBrowser()]
      const code = new URL(await stage.goAndReturn(theirs, local)).searchParams.get('code') ?? ''
      const back = await stage.goAndReturn(browser, local)
      return stage.open(
        browser,
        withAddress(back, (url) => url.searchParams.set('code', code)),
      )
    },
  ],
  'the code of a code host in the callback of another sign-in': [
    'proof_invalid',
    async () => {
      const [theirs, browser] = [stage.newBrowser(), stage.newBrowser()]
      const code = new URL(await stage.goAndReturn(theirs, 'github')).searchParams.get('code') ?? ''
      const back = await stage.goAndReturn(browser, 'github')
      return stage.open(
        browser,
        withAddress(back, (url) => url.searchParams.set('code', code)),
      )
    },
  ],
  'an expired code': [
    'code_refused',
    async () => {
      const browser = stage.newBrowser()
      const back = await stage.goAndReturn(browser, local)
      // The provider goes by the time of the process.
      const { now } = Date
      Date.now = () => now() + 61_000
      try {
        return await stage.open(browser, back)
      } finally {
        Date.now = now
      }
    },
  ],
  'an answer that says no': ['provider_refused', () => bentSignIn({ answer: { error: 'access_denied' } })],
  'an ID token with the nonce of another sign-in': [
    'proof_invalid',
    async () => {
      const browser = stage.newBrowser()
      const { authorization_url } = await stage.begin(browser, local)
      const mangled = withAddress(authorization_url, (url) => url.searchParams.set('nonce', 'another'))
      return stage.open(browser, await browser.walk(mangled))
    },
  ],
  'an ID token without a nonce': ['proof_invalid', () => bentSignIn({ claims: { nonce: undefined } })],
  'an ID token signed by a key that is not published': ['proof_invalid', () => bentSignIn({ signedBy: 'another key' })],
  'an ID token signed by nobody': ['proof_invalid', () => bentSignIn({ signedBy: 'nobody' })],
  'an ID token signed with the secret of the client': [
    'proof_invalid',
    () => bentSignIn({ signedBy: 'the secret of the client' }),
  ],
  'an ID token for another client': ['proof_invalid', () => bentSignIn({ claims: { aud: 'another' } })],
  'an ID token for several clients that another one asked for': [
    'proof_invalid',
    () => bentSignIn({ claims: { aud: ['prumo', 'another'], azp: 'another' } }),
  ],
  'an ID token of another issuer': ['proof_invalid', () => bentSignIn({ claims: { iss: 'https://evil.example' } })],
  'an ID token that has expired': ['proof_invalid', () => bentSignIn({ claims: { exp: 1_700_000_000 } })],
  'an ID token that is not valid yet': ['proof_invalid', () => bentSignIn({ claims: { nbf: 4_000_000_000 } })],
  'an ID token without a subject': ['proof_invalid', () => bentSignIn({ claims: { sub: undefined } })],
  'an access token that the ID token does not name': [
    'proof_invalid',
    () => bentSignIn({ claims: { at_hash: 'AAAA' } }),
  ],
  'the claims of another user beside the ID token': [
    'proof_invalid',
    () =>
      bentSignIn({
        claims: { sub: `new-${++made}`, email: undefined },
        userInfo: { sub: 'admin', email: 'boss@example.org', email_verified: true },
      }),
  ],
  'an address that the provider has not verified': [
    'address_not_proved',
    () => bentSignIn({ claims: { sub: `new-${++made}`, email: 'a@example.org', email_verified: false } }),
  ],
  'an address that is verified in words alone': [
    'address_not_proved',
    () => bentSignIn({ claims: { sub: `new-${++made}`, email: 'a@example.org', email_verified: 'true' } }),
  ],
  'an address of which nothing is said': [
    'address_not_proved',
    () => bentSignIn({ claims: { sub: `new-${++made}`, email: 'a@example.org', email_verified: undefined } }),
  ],
  'an address at UserInfo that the ID token alone calls verified': [
    'address_not_proved',
    () =>
      bentSignIn({
        claims: { sub: `new-${++made}`, email: undefined },
        userInfo: { sub: `new-${made}`, email: 'a@example.org' },
      }),
  ],
  'a text that is no address, called verified': [
    'address_not_proved',
    () => bentSignIn({ claims: { sub: `new-${++made}`, email: 'Ana <script>@example.org' } }),
  ],
  'an address longer than one may be': [
    'address_not_proved',
    () => bentSignIn({ claims: { sub: `new-${++made}`, email: `${'a'.repeat(250)}@example.org` } }),
  ],
  'a text of a code host that is no address': [
    'address_not_proved',
    () => {
      host.user = { id: ++made, login: 'x', addresses: [{ email: 'x y@example.org', primary: true, verified: true }] }
      return stage.signIn('github')
    },
  ],
  'the address of an account that is there, proved by a provider (takeover)': [
    'address_taken',
    async () => {
      const { email } = await service.addUser('admin')
      return bentSignIn({ claims: { sub: `new-${++made}`, email } })
    },
  ],
  'the same in capitals': [
    'address_taken',
    async () => {
      const { email } = await service.addUser('admin')
      return bentSignIn({ claims: { sub: `new-${++made}`, email: email.toUpperCase() } })
    },
  ],
  'an address of a domain that may not come in': [
    'domain_not_allowed',
    async () => {
      const rules = { provider: bent, enabled: true, allowed_domains: ['example.org'], auto_approved_domains: [] }
      await stage.setRules({ providers: [rules] })
      const returned = await bentSignIn({ claims: { sub: `new-${++made}`, email: 'a@example.org.evil.example' } })
      await stage.setRules()
      return returned
    },
  ],
  'an account of a known user that was closed': [
    'account_closed',
    async () => {
      const sub = `new-${++made}`
      const claims = { sub, email: `${sub}@example.org` }
      const { body } = await bentSignIn({ claims })
      const params = { user_id: (body.user as { id: string }).id }
      await admin.request('update_user', { params, body: { status: 'deactivated' } })
      return bentSignIn({ claims })
    },
  ],
  'a new account where none is made by signing in': [
    'registration_closed',
    async () => {
      await stage.setRules({ auto_register_enabled: false })
      const returned = await bentSignIn({ claims: { sub: `new-${++made}`, email: `n${made}@example.org` } })
      await stage.setRules()
      return returned
    },
  ],
  'a primary address that the code host has not verified': [
    'address_not_proved',
    () => {
      host.user = { id: ++made, login: 'x', addresses: [{ email: 'x@example.org', primary: true, verified: false }] }
      return stage.signIn('github')
    },
  ],
  'a verified address of the code host that is not the primary one': [
    'address_not_proved',
    () => {
      host.user = { id: ++made, login: 'x', addresses: [{ email: 'x@example.org', primary: false, verified: true }] }
      return stage.signIn('github')
    },
  ],
  'a link of an account with another address': [
    'address_differs',
    () => linkAs(() => ({ email: 'other@example.org' })),
  ],
  'a link by an address that is not verified': [
    'address_not_proved',
    () => linkAs((email) => ({ email, email_verified: false })),
  ],
  'a link after the session that asked for it has ended': [
    'session_ended',
    () =>
      linkAs(
        (email) => ({ email }),
        async (token) => {
          await service.anonymous('en').withToken(token).request('logout')
        },
      ),
  ],
  'a link that somebody else is sent to complete': [
    'other_browser',
    async () => {
      const token = await service.signIn(await service.addUser('viewer'))
      const path = `/api/v1/oauth/${local}/link`
      const { authorization_url } = await stage.beginAs(stage.newBrowser(), token, path)
      const victim = stage.newBrowser()
      return stage.open(victim, await victim.walk(authorization_url))
    },
  ],
  'the outcome of a sign-in that is not back yet': [
    'flow_unfinished',
    async () => {
      const browser = stage.newBrowser()
      const { state } = await stage.begin(browser, bent)
      return stage.complete(browser, bent, { state })
    },
  ],
  'a sign-in that takes longer than it may': [
    'flow_unknown',
    async () => {
      const browser = stage.newBrowser()
      const back = await stage.goAndReturn(browser, bent)
      service.clock.advance(601_000)
      return stage.open(browser, back)
    },
  ],
  'a provider whose token endpoint fails': ['provider_unreachable', () => bentSignIn({ tokenStatus: 500 })],
}

describe('an attack on sign-in by identity providers is refused', () => {
  for (const [name, [reason, attempt]] of Object.entries(attacks))
    test(name, async () => {
      assert.equal(reasonOf(await attempt()), reason)
    })

  test('an address of others to go on to', async () => {
    const given = [
      ...[
        'https://evil.example',
        '//evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        'blob:http://prumo.test/x',
        'http://a@prumo.test/',
      ],
      ...['https://prumo.test/', 'http://prumo.test.evil.example/', '\\\\evil.example', 'http://prumo.test:81/'],
    ]
    for (const redirect_url of given) {
      const answer = await service
        .anonymous('en')
        .request('begin_sign_in', { params: { provider: bent }, query: { redirect_url } })
      assert.equal(answer.status, 400, redirect_url)
      assert.match(JSON.stringify(answer.body), /foreign_address/, redirect_url)
    }
    const browser = stage.newBrowser()
    const { authorization_url } = await stage.begin(browser, bent, `?redirect_url=${issuer}//evil.example`)
    const back = await browser.visit(await browser.walk(authorization_url))
    assert.equal(new URL(back.headers.get('location') ?? '', issuer).origin, issuer)
  })

  test('an account without a password is opened by none', async () => {
    const sub = `new-${++made}`
    const email = `${sub}@example.org`
    await bentSignIn({ claims: { sub, email } })
    for (const guess of ['', 'no account has this password', 'null', password]) {
      const body = { email, password: guess }
      const { status } = await service.anonymous('en').request('login', { body })
      assert.notEqual(status, 200, guess)
    }
  })

  test('a claim that would make an admin of an account with a password gives it nothing', async () => {
    const rule = { provider: local, claim: 'groups', value: 'bosses', role: 'admin' } as const
    await stage.setRules({ claim_rules: [rule] })
    assert.equal((await linkAs((email) => ({ email, groups: ['bosses'] }))).status, 202)
    const { body } = await stage.signIn(local)
    assert.equal((body.user as { role: string }).role, 'analyst')
    await stage.setRules()
  })

  test('an address that is not proved has no say in the rules over claims', async () => {
    const role = 'admin' as const
    await stage.setRules({
      claim_rules: [
        { provider: bent, claim: 'email', value: 'boss@example.org', role },
        { provider: 'github', claim: 'emails.0.email', value: 'boss@example.org', role },
      ],
    })
    const sub = `new-${++made}`
    const roleOf = ({ body }: Returned) => (body.user as { role: string }).role
    await bentSignIn({ claims: { sub, email: `${sub}@example.org` } })
    const claims = { sub, email: 'boss@example.org', email_verified: false }
    assert.equal(roleOf(await bentSignIn({ claims })), 'viewer')
    assert.equal(roleOf(await bentSignIn({ claims: { ...claims, email_verified: true } })), 'admin')
    const own = { email: `c${++made}@example.org`, primary: true, verified: true }
    host.user = { id: made, login: 'x', addresses: [{ ...own, email: 'boss@example.org', verified: false }, own] }
    assert.equal(roleOf(await stage.signIn('github')), 'viewer')
    await stage.setRules()
  })

  test('a sign-out at a provider that names sessions in its logout tokens alone', async () => {
    const sub = `new-${++made}`
    const { body } = await bentSignIn({ claims: { sub, email: `${sub}@example.org` } })
    const own = service.anonymous('en').withToken((body as unknown as { access_token: string }).access_token)
    const iat = Math.floor(service.clock.now() / 1000)
    const logout_token = await pliable.signOutToken({ sub, sid: 'one', iat, exp: iat + 60 })
    const params = { provider: bent }
    const ended = await service.anonymous('en').request('end_sessions_by_provider', { params, body: { logout_token } })
    assert.deepEqual([ended.status, (await own.request('auth_me')).status], [204, 401])
  })

  test('an account at a provider that is linked to somebody else', async () => {
    const sub = `new-${++made}`
    const { email } = await service.addUser('viewer')
    directory.user = sub
    directory.users.set(sub, { email: `${sub}@example.org`, email_verified: true })
    assert.equal((await stage.signIn(local)).status, 200)
    directory.users.set(sub, { email, email_verified: true })
    const token = await service.signIn({ id: '', email })
    const browser = stage.newBrowser()
    const { authorization_url } = await stage.beginAs(browser, token, `/api/v1/oauth/${local}/link`)
    assert.equal(reasonOf(await stage.open(browser, await browser.walk(authorization_url))), 'identity_taken')
  })

  test('the last admin with a password cannot be removed in favour of one of a provider', async () => {
    const lone = await startService([], { mode: 'development', identityProviders: [pliable.setup] })
    try {
      const first = await lone.signIn({ id: '', email: 'first@example.org' })
      const client = lone.anonymous('en').withToken(first)
      const loneStage = signInStage(lone, client)
      await loneStage.setRules()
      pliable.bends = { claims: { sub: 'second', email: 'second@example.org' } }
      const { body } = await loneStage.signIn(bent)
      const params = { user_id: (body.user as { id: string }).id }
      assert.equal((await client.request('update_user', { params, body: { role: 'admin' } })).status, 200)
      const me = (await client.request('auth_me')).english as { id: string }
      const refused = await client.request('update_user', { params: { user_id: me.id }, body: { role: 'viewer' } })
      assert.equal(refused.status, 409)
    } finally {
      await lone.stop()
    }
  })

  test('a discovery document with an address that is none', async () => {
    pliable.bends = { metadata: { authorization_endpoint: 'nowhere' } }
    const lone = await startService([], { mode: 'development', identityProviders: [pliable.setup] })
    try {
      const answer = await lone.anonymous('en').request('begin_sign_in', { params: { provider: bent } })
      assert.equal(answer.status, 503)
    } finally {
      await lone.stop()
    }
  })

  test('in production no address of the machine is asked, whatever a provider names', async () => {
    const production = await startService([], { identityProviders: [pliable.setup] })
    try {
      pliable.asked.length = 0
      const answer = await production.anonymous('en').request('begin_sign_in', { params: { provider: bent } })
      assert.equal(answer.status, 503)
      assert.deepEqual(pliable.asked, [])
    } finally {
      await production.stop()
    }
  })
})
