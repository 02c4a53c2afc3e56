import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { generateSync } from 'otplib'
import { readTrail } from '../support/audit-trail.ts'
import type { Client } from '../support/client.ts'
import { type CodeHostServer, startCodeHost } from '../support/code-host.ts'
import { type IdentityProviderServer, startIdentityProvider } from '../support/identity-provider.ts'
import { issuer, startService, type TestService } from '../support/service.ts'
import { type SignInStage, signInStage } from '../support/sign-in-stage.ts'

// Sign-in with a real OpenID Connect provider and with a code host in the shape of GitHub, both on the loopback.

let directory: IdentityProviderServer
let host: CodeHostServer
let service: TestService
let admin: Client
let stage: SignInStage

const local = 'oidc:local'
let made = 0

before(async () => {
  directory = await startIdentityProvider()
  host = await startCodeHost()
  service = await startService([], { mode: 'development', identityProviders: [directory.setup, host.setup] })
  admin = await service.clientOf('admin', 'en')
  stage = signInStage(service, admin)
})

beforeEach(() => stage.setRules())

after(async () => {
  await service?.stop()
  await Promise.all([directory?.stop(), host?.stop()])
})

/** A user of the directory that nobody has heard of, who signs in next. */
function newUser(changes: object = {}): { readonly id: string; readonly email: string } {
  const id = `user-${++made}`
  const email = `${id}@example.org`
  directory.users.set(id, { email, email_verified: true, name: 'Ana', ...changes })
  directory.user = id
  return { id, email }
}

const tokenOf = ({ body }: { readonly body: object }) => (body as { readonly access_token: string }).access_token
const me = (token: string) => service.anonymous('en').withToken(token).request('auth_me')

describe('sign-in with an identity provider', () => {
  test('a first sign-in waits for an admin, who gives role and teams, and then opens a session', async () => {
    await stage.setRules({ require_admin_approval: true })
    const { email } = newUser()
    const first = await stage.signIn(local)
    assert.equal(first.status, 202)
    assert.equal(first.body.status, 'pending_approval')
    const again = await stage.signIn(local)
    assert.deepEqual([again.status, again.body.error?.code], [403, 'ACCOUNT_PENDING_APPROVAL'])
    const waiting = (await admin.request('list_pending_users')).english as { pending_users: { email: string }[] }
    assert.ok(waiting.pending_users.some((user) => user.email === email))
    const team = (await admin.request('create_team', { body: { name: 'Auditoria' } })).english as { id: string }
    const params = { user_id: String(first.body.user_id) }
    const body = { role: 'analyst', team_ids: [team.id] }
    const approved = await admin.request('approve_user', { params, body })
    assert.equal((approved.english as { status: string }).status, 'active')
    const third = await stage.signIn(local)
    assert.equal(third.status, 200)
    assert.equal(third.body.is_new_user, false)
    const { english } = await me(tokenOf(third))
    assert.deepEqual([(english as { role: string }).role, (english as { email: string }).email], ['analyst', email])
    assert.equal((await admin.request('approve_user', { params, body })).status, 409)
  })

  test('an account that an admin rejected is refused from then on, and approved later comes in', async () => {
    await stage.setRules({ require_admin_approval: true })
    newUser()
    const params = { user_id: String((await stage.signIn(local)).body.user_id) }
    assert.equal((await admin.request('reject_user', { params })).status, 204)
    assert.equal((await stage.signIn(local)).body.error?.code, 'ACCOUNT_REJECTED')
    await admin.request('approve_user', { params })
    assert.equal((await stage.signIn(local)).status, 200)
    assert.equal((await admin.request('reject_user', { params })).status, 409)
  })

  test('a domain that is approved in advance for a provider makes an account at once', async () => {
    const rules = { provider: local, enabled: true, allowed_domains: [], auto_approved_domains: ['Example.org'] }
    await stage.setRules({ require_admin_approval: true, providers: [rules] })
    newUser()
    const { status, body } = await stage.signIn(local)
    assert.deepEqual([status, body.is_new_user], [200, true])
    // Of that provider alone: another one that claims the domain has to wait.
    host.user = { id: 77, login: 'x', addresses: [{ email: 'x@example.org', primary: true, verified: true }] }
    assert.equal((await stage.signIn('github')).status, 202)
  })

  test('the sign-in of a page comes back to it without a secret, and its page asks for the outcome', async () => {
    newUser()
    const browser = stage.newBrowser()
    const page = `${issuer}/docs?a=b`
    const { authorization_url, state } = await stage.begin(browser, local, `?redirect_url=${encodeURIComponent(page)}`)
    const back = await browser.visit(await browser.walk(authorization_url))
    assert.equal(back.status, 303)
    const went = new URL(back.headers.get('location') ?? '')
    assert.equal(went.origin + went.pathname, `${issuer}/docs`)
    assert.deepEqual([...went.searchParams.keys()].sort(), ['a', 'provider', 'state'])
    const { status, body } = await stage.complete(browser, local, { state })
    assert.deepEqual([status, body.is_new_user], [200, true])
  })

  test('is found by a second node over the same store', async () => {
    const other = await service.startSecondNode()
    newUser()
    const browser = stage.newBrowser()
    const back = new URL(await stage.goAndReturn(browser, local))
    const answer = await fetch(`${other}${back.pathname}${back.search}`, {
      headers: { cookie: browser.cookiesFor(issuer) },
    })
    assert.equal(answer.status, 200)
  })

  test('a key that the provider has changed counts with the next sign-in', async () => {
    newUser()
    assert.equal((await stage.signIn(local)).status, 200)
    directory.rotateKeys()
    assert.equal((await stage.signIn(local)).status, 200)
  })

  test('the role and teams of rules over claims come and go with the claims', async () => {
    const team = (await admin.request('create_team', { body: { name: `Equipe ${++made}` } })).english as { id: string }
    const claim_rules = [
      { provider: local, claim: 'groups', value: 'auditors', role: 'analyst', team_ids: [team.id] },
      { provider: local, claim: 'groups', value: 'all', role: 'viewer' },
    ] as const
    await stage.setRules({ claim_rules })
    const { id } = newUser({ groups: ['all', 'auditors'] })
    const roleNow = async () => {
      const signedIn = await stage.signIn(local)
      const { id: user_id } = signedIn.body.user as { id: string }
      const { role, team_ids } = (await admin.request('get_user', { params: { user_id } })).english as {
        role: string
        team_ids: string[]
      }
      return [role, team_ids]
    }
    assert.deepEqual(await roleNow(), ['analyst', [team.id]])
    directory.users.set(id, { ...directory.users.get(id), groups: [] })
    assert.deepEqual(await roleNow(), ['viewer', []])
  })

  test('what an admin set, at the approval or later, no rule over claims changes', async () => {
    const claim_rules = [{ provider: local, claim: 'groups', value: 'all', role: 'admin' }] as const
    await stage.setRules({ claim_rules, require_admin_approval: true })
    const roleNow = async () => ((await stage.signIn(local)).body.user as { role: string }).role
    newUser({ groups: ['all'] })
    const params = { user_id: String((await stage.signIn(local)).body.user_id) }
    await admin.request('approve_user', { params, body: { role: 'analyst', team_ids: [] } })
    assert.equal(await roleNow(), 'analyst')
    await stage.setRules({ claim_rules })
    newUser({ groups: ['all'] })
    const { id: user_id } = (await stage.signIn(local)).body.user as { id: string }
    assert.equal(await roleNow(), 'admin')
    await admin.request('update_user', { params: { user_id }, body: { role: 'viewer' } })
    assert.equal(await roleNow(), 'viewer')
  })

  test('asks for the second factor of an account, and takes a wrong code as badly as after a password', async () => {
    newUser()
    const token = tokenOf(await stage.signIn(local))
    const setup = (await service.anonymous('en').withToken(token).request('mfa_setup')).english as { secret: string }
    const code = () => generateSync({ secret: setup.secret, epoch: Math.floor(service.clock.now() / 1000) })
    const browser = stage.newBrowser()
    const page = await stage.begin(browser, local, '?redirect_url=%2Fdocs')
    await browser.visit(await browser.walk(page.authorization_url))
    const first = await stage.complete(browser, local, { state: page.state, totp_code: code() })
    assert.equal(first.status, 200, 'the first code switches the factor on')
    const back = await stage.goAndReturn(browser, local)
    // No code is taken from an address.
    const withCode = await stage.open(browser, `${back}&totp_code=00000000`)
    assert.equal(withCode.body.error?.code, 'MFA_REQUIRED')
    const state = new URL(back).searchParams.get('state')
    const wrong = await stage.complete(browser, local, { state, totp_code: '00000000' })
    assert.deepEqual([wrong.status, wrong.body.error?.code], [401, 'INVALID_CREDENTIALS'])
    service.clock.advance(31_000)
    assert.equal((await stage.complete(browser, local, { state, totp_code: code() })).status, 200)
    assert.equal(
      (await stage.complete(browser, local, { state, totp_code: code() })).body.error?.code,
      'SIGN_IN_REFUSED',
    )
  })

  test('an account that is locked is locked for its provider too', async () => {
    const { email } = newUser()
    await stage.signIn(local)
    const state = { failures: 6, last_at: service.clock.now(), locked_until: service.clock.now() + 300_000 }
    const digest = (text: string) => createHash('sha256').update(text).digest('hex')
    const key = `login-ladder/${digest(email)}/${digest('address/127.0.0.1')}`
    await service.state.commit([{ key, value: Buffer.from(JSON.stringify(state)) }])
    assert.equal((await stage.signIn(local)).body.error?.code, 'ACCOUNT_LOCKED')
  })

  test('a code host proves its primary verified address alone, by the number of the account', async () => {
    host.user = {
      id: 4711,
      login: 'caio',
      addresses: [
        { email: 'old@example.org', primary: false, verified: true },
        { email: 'caio@example.org', primary: true, verified: true },
      ],
    }
    const first = await stage.signIn('github')
    assert.deepEqual([first.status, (first.body.user as { email: string }).email], [200, 'caio@example.org'])
    host.user = { ...host.user, login: 'renamed', addresses: [] }
    assert.equal((await stage.signIn('github')).status, 200, 'the number is the same')
    host.user = { id: 4712, login: 'caio', addresses: [{ email: 'caio@example.org', primary: true, verified: true }] }
    assert.equal((await stage.signIn('github')).body.error?.details.reason, 'address_taken')
  })

  test('an account with a password is linked by its owner, and then both ways lead in', async () => {
    const user = await service.addUser('analyst')
    directory.users.set(user.id, { email: user.email.toUpperCase(), email_verified: true })
    directory.user = user.id
    assert.equal((await stage.signIn(local)).body.error?.details.reason, 'address_taken')
    const token = await service.signIn(user)
    const browser = stage.newBrowser()
    const { authorization_url } = await stage.beginAs(browser, token, `/api/v1/oauth/${local}/link`)
    const linked = await stage.open(browser, await browser.walk(authorization_url))
    assert.deepEqual([linked.status, linked.body], [202, { status: 'linked', user_id: user.id }])
    const signedIn = await stage.signIn(local)
    assert.equal((signedIn.body.user as { role: string }).role, 'analyst')
    const own = service.anonymous('en').withToken(token)
    const opened = tokenOf(signedIn)
    assert.equal((await me(opened)).status, 200)
    const params = { provider: local }
    assert.equal((await own.request('unlink_sign_in_provider', { params })).status, 204)
    assert.deepEqual([(await me(opened)).status, (await me(token)).status], [401, 200])
    assert.equal((await own.request('unlink_sign_in_provider', { params })).status, 404)
    assert.equal((await stage.signIn(local)).body.error?.details.reason, 'address_taken')
  })

  test('a trial opens no session and says what a sign-in would come to', async () => {
    const rule = { provider: local, claim: 'groups', value: 'auditors', role: 'analyst' } as const
    const rules = { provider: local, enabled: false, allowed_domains: [], auto_approved_domains: [] }
    await stage.setRules({ claim_rules: [rule], require_admin_approval: true, providers: [rules] })
    const tester = await service.addUser('admin')
    const client = service.anonymous('en').withToken(await service.signIn(tester))
    newUser({ groups: ['auditors'], name: 'Ana 529.982.247-25' })
    const tryIt = async () => {
      const browser = stage.newBrowser()
      const token = await service.signIn(tester)
      const path = `/api/v1/oauth/${local}/test`
      const { authorization_url, state } = await stage.beginAs(browser, token, path)
      const back = await stage.open(browser, await browser.walk(authorization_url))
      assert.deepEqual([back.status, back.body], [202, { status: 'tried', state }])
      const headers = { Cookie: browser.cookiesFor(issuer) }
      const read = await client.request('get_sign_in_trial', { params: { provider: local }, query: { state }, headers })
      assert.equal(read.status, 200)
      const settled = await stage.complete(browser, local, { state })
      assert.equal(settled.status, 202, 'a trial never becomes a session')
      return read.english as Readonly<Record<string, unknown>>
    }
    const off = await tryIt()
    assert.deepEqual([off.outcome, off.reason], ['refused', 'provider_disabled'])
    await stage.setRules({ claim_rules: [rule], require_admin_approval: true })
    const tried = await tryIt()
    assert.deepEqual([tried.outcome, tried.role, tried.matched_rules], ['pending_approval', 'analyst', [rule]])
    assert.match(JSON.stringify(tried.claims), /\*\*\*\.982\.247-\*\*/)
    assert.equal((await stage.signIn(local)).status, 202, 'the trial made no account')
  })

  test('opens as many sessions as after a password, and no more', async () => {
    newUser()
    const tokens: string[] = []
    for (let at = 0; at < 4; at++) tokens.push(tokenOf(await stage.signIn(local)))
    assert.equal((await me(tokens[0] ?? '')).status, 401)
    assert.equal((await me(tokens[1] ?? '')).status, 200)
  })

  test('writes its secrets into no answer, no trail and no log', async () => {
    newUser()
    await stage.signIn(local)
    const trail = JSON.stringify((await admin.request('list_audit_events', { query: { limit: 100 } })).body)
    const rules = JSON.stringify((await admin.request('get_sign_in_rules')).body)
    const all = trail + rules + JSON.stringify(service.errors)
    for (const secret of [directory.setup.clientSecret, host.setup.clientSecret]) assert.ok(!all.includes(secret))
    // The store has the subject, the nonce and the verifier sealed or as digests.
    const stored = readFileSync(join(service.dataDir, 'state', 'data.mdb')).toString('latin1')
    assert.ok(!stored.includes('"nonce"') && !stored.includes(directory.setup.clientSecret))
  })

  test('a provider that is not known is 404, one that is not set up 503', async () => {
    const unknown = await service.anonymous('en').request('begin_sign_in', { params: { provider: 'oidc:nowhere' } })
    assert.equal(unknown.status, 404)
    const unset = await service.anonymous('en').request('begin_sign_in', { params: { provider: 'google' } })
    assert.equal(unset.status, 503)
    assert.match(JSON.stringify(unset.body), /provider_not_set_up/)
    for (const [provider, status] of Object.entries({ 'oidc:nowhere': 404, google: 503 })) {
      const back = await fetch(`${service.baseUrl}/api/v1/oauth/${provider}/callback?state=x&code=x`)
      assert.equal(back.status, status)
    }
    const alias = await fetch(`${service.baseUrl}/api/v1/auth/oauth/providers`)
    assert.equal(((await alias.json()) as { providers: unknown[] }).providers.length, 2)
  })

  test('the trail names who came, who waits, who was let in, and why somebody was refused', async () => {
    await stage.setRules({ require_admin_approval: true })
    newUser()
    const { user_id } = (await stage.signIn(local)).body
    await stage.signIn(local)
    await admin.request('approve_user', { params: { user_id: String(user_id) } })
    await stage.signIn(local)
    const types = ['oauth.login.success', 'oauth.login.failure', 'oauth.user.approved', 'oauth.user.created']
    const events = (await readTrail(admin)).filter(({ event_type }) => types.includes(event_type)).slice(0, 4)
    assert.deepEqual(
      events.map(({ event_type }) => event_type),
      ['oauth.login.success', 'oauth.user.approved', 'oauth.login.failure', 'oauth.user.created'],
    )
    assert.deepEqual(events.find(({ success }) => !success)?.error_code, 'ACCOUNT_PENDING_APPROVAL')
  })
})
