import assert from 'node:assert/strict'
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { LoginResponse, RefreshResponse } from '../../src/domain/generated/wire-types.ts'
import { rolePermissions } from '../../src/domain/role-permissions.ts'
import { roles } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { createService } from '../../src/main/service.ts'
import { createLog } from '../../src/platform/log.ts'
import { permissionNames, roleName } from '../../src/wire/permission-names.ts'
import { type Client, createClient } from '../support/client.ts'
import { failureOf } from '../support/investigate.ts'
import { issuer, password, startService, type TestService, type TestUser, testConfig } from '../support/service.ts'

// Signing in, staying signed in, and everything that must not count as being signed in.

let service: TestService
let en: Client
let pt: Client

before(async () => {
  service = await startService([])
  en = service.anonymous('en')
  pt = service.anonymous('pt')
})
after(() => service.stop())

type Claims = Readonly<Record<string, unknown>>
type Header = Readonly<Record<string, unknown>>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
const claimsOf = (token: string) => decode(token.split('.')[1])
const headerOf = (token: string) => decode(token.split('.')[0])

async function login({ email }: TestUser, client: Client = en): Promise<LoginResponse> {
  const answer = await client.request('login', { body: { email, password } })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as LoginResponse
}

async function refresh(refresh_token: string, client: Client = en): Promise<RefreshResponse> {
  const answer = await client.request('refresh', { body: { refresh_token } })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as RefreshResponse
}

/** Why a refresh token is refused, with 401. */
async function refreshFailure(refresh_token: string) {
  return failureOf(await en.request('refresh', { body: { refresh_token } }), 401)
}

const me = (token: string) => en.withToken(token).request('auth_me')

describe('signing in', () => {
  test('answers tokens and the user, in the names of the language that was spoken', async () => {
    for (const role of roles) {
      const user = await service.addUser(role)
      for (const client of [en, pt]) {
        const answer = await login(user, client)
        assert.equal(answer.token_type, 'Bearer')
        assert.equal(answer.expires_in, 900)
        assert.deepEqual(answer.user, { id: user.id, email: user.email, role, permissions: rolePermissions[role] })
        const claims = claimsOf(answer.access_token)
        const { iat, exp, jti, session_id, ...named } = claims
        assert.equal(Number(exp) - Number(iat), 900)
        assert.match(String(jti), /^[0-9a-f-]{36}$/)
        const names = permissionNames(rolePermissions[role], client.language)
        const permissions = client.language === 'en' ? { permissions: names } : { permissoes: names }
        assert.deepEqual(named, {
          sub: user.id,
          email: user.email,
          role: roleName(role, client.language),
          iss: issuer,
          ...permissions,
        })
        assert.equal(typeof session_id, 'string')
        const header = headerOf(answer.access_token)
        assert.deepEqual({ ...header, kid: '' }, { alg: 'RS256', typ: 'JWT', kid: '' })
        assert.ok(header.kid)
      }
    }
  })

  test('speaks the language of Portuguese names on the shared path, else the one asked for, and later that of the sign-in', async () => {
    const { email } = await service.addUser('analyst')
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${service.baseUrl}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }).then((response) => response.json() as Promise<Record<string, Record<string, unknown> & string>>)
    const portuguese = await send({ email, senha: password })
    assert.equal(portuguese.usuario?.funcao, 'analista')
    assert.deepEqual(portuguese.usuario?.permissoes, permissionNames(rolePermissions.analyst, 'pt'))
    assert.equal((await send({ email, password }, { 'Accept-Language': 'pt-BR' })).usuario?.funcao, 'analista')
    assert.equal((await send({ email, senha: password }, { 'Accept-Language': 'en' })).usuario?.funcao, 'analista')
    assert.equal((await send({ email, senha: 'errada' })).erro?.codigo, 'CREDENCIAIS_INVALIDAS')
    const whoAmI = await fetch(`${service.baseUrl}/api/v1/auth/me`, {
      headers: { Authorization: `Bearer ${portuguese.token_acesso}` },
    })
    assert.equal(((await whoAmI.json()) as Record<string, unknown>).funcao, 'analista')
  })

  test('finds an account whatever the case of its e-mail', async () => {
    const user = await service.addUser('viewer')
    assert.ok(await login({ ...user, email: user.email.toUpperCase() }))
  })

  test('fails alike for a wrong password, an unknown e-mail and a closed account', async () => {
    const emails = { spaced: '', capitals: '', long: '', closed: '' }
    for (const name of ['spaced', 'capitals', 'long', 'closed'] as const) {
      const status = name === 'closed' ? 'deactivated' : 'active'
      for (const tag of ['', '+pt']) await service.addUser('analyst', { status, email: `${name}${tag}@example.org` })
      emails[name] = `${name}@example.org`
    }
    const attempts = [
      { email: emails.spaced, password: `${password} ` },
      { email: emails.capitals, password: password.toUpperCase() },
      { email: emails.long, password: 'x'.repeat(1024) },
      { email: 'nobody@example.org', password },
      { email: emails.closed, password },
    ]
    for (const [at, client] of [en, pt].entries()) {
      const answers = []
      // Each account fails once a language, so that nothing waits longer than it must.
      for (const { email, ...secret } of attempts) {
        const body = { ...secret, email: at === 0 ? email : email.replace('@', '+pt@') }
        answers.push(failureOf(await client.request('login', { body }), 401))
      }
      for (const { code, message, details } of answers)
        assert.deepEqual(
          { code, message, details },
          { code: 'INVALID_CREDENTIALS', message: answers[0]?.message, details: {} },
        )
    }
  })

  test('refuses bodies that are none, by field', async () => {
    const table: readonly (readonly [unknown, string, string])[] = [
      [{ password: 'x' }, 'email', 'email'],
      [{ email: 'a@example.org' }, 'password', 'senha'],
      [{ email: 'no address', password: 'x' }, 'email', 'email'],
      [{ email: `${'a'.repeat(250)}@example.org`, password: 'x' }, 'email', 'email'],
      [{ email: ['a@example.org'], password: 'x' }, 'email', 'email'],
      [{ email: { $ne: '' }, password: 'x' }, 'email', 'email'],
      [{ email: 'a@example.org', password: '' }, 'password', 'senha'],
      [{ email: 'a@example.org', password: 'x'.repeat(1025) }, 'password', 'senha'],
      [{ email: 'a@example.org', password: 'x', role: 'admin' }, 'role', 'role'],
    ]
    for (const [body, field, campo] of table) {
      assert.equal(failureOf(await en.request('login', { body }), 400).details.field, field)
      assert.equal(failureOf(await pt.request('login', { body }), 400).details.field, campo)
    }
  })

  test('keeps three sessions and ends the one that was used least recently', async () => {
    const user = await service.addUser('analyst')
    const opened: LoginResponse[] = []
    for (let n = 0; n < limits.sessionsMax; n++) {
      opened.push(await login(user))
      service.clock.advance(1000)
    }
    const [oldest, ...younger] = opened
    assert.ok(oldest)
    const renewed = await refresh(oldest.refresh_token)
    service.clock.advance(1000)
    const fourth = await login(user)
    const statuses = await Promise.all(
      [renewed, ...younger, fourth].map(async ({ access_token }) => (await me(access_token)).status),
    )
    assert.deepEqual(statuses, [200, 401, 200, 200])
  })
})

describe('renewing', () => {
  test('gives new tokens each time, five times, and says how many are left', async () => {
    const first = await login(await service.addUser('analyst'))
    let token = first.refresh_token
    const seen = new Set([first.access_token, token])
    for (let left = limits.refreshesMax - 1; left >= 0; left--) {
      const renewed = await refresh(token)
      assert.equal(renewed.refreshes_remaining, left)
      assert.equal(renewed.refresh_expires_in, 7 * 24 * 3600)
      assert.equal(renewed.expires_in, 900)
      assert.equal((await me(renewed.access_token)).status, 200)
      seen.add(renewed.access_token).add(renewed.refresh_token)
      token = renewed.refresh_token
    }
    assert.equal(seen.size, 2 + 2 * limits.refreshesMax)
    const { code, details } = await refreshFailure(token)
    assert.equal(code, 'TOKEN_INVALID')
    assert.equal(details.reason, 'max_refreshes_exceeded')
  })

  test('with a token that was used before ends its whole family', async () => {
    const first = await login(await service.addUser('analyst'))
    const second = await refresh(first.refresh_token)
    assert.equal((await refreshFailure(first.refresh_token)).details.reason, 'refresh_token_reused')
    assert.equal((await refreshFailure(second.refresh_token)).code, 'TOKEN_INVALID')
    assert.equal(failureOf(await me(second.access_token), 401).code, 'TOKEN_INVALID')
  })

  test('with one token twice at the same moment gives one new token at most, and ends its family', async () => {
    const { refresh_token } = await login(await service.addUser('analyst'))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => en.request('refresh', { body: { refresh_token } })),
    )
    const won = answers.filter(({ status }) => status === 200)
    assert.equal(won.length, 1)
    const [next] = won.map(({ english }) => (english as RefreshResponse).refresh_token)
    assert.equal((await refreshFailure(next ?? '')).code, 'TOKEN_INVALID')
  })

  test('keeps the account, and speaks the language of its own request', async () => {
    const user = await service.addUser('viewer')
    const { refresh_token } = await login(user)
    const renewed = await refresh(refresh_token, pt)
    const claims = claimsOf(renewed.access_token)
    assert.equal(claims.sub, user.id)
    assert.deepEqual(claims.permissoes, ['ler:investigacoes', 'ler:analises', 'ler:relatorios'])
  })

  test('is refused for what is no refresh token', async () => {
    const { access_token, refresh_token } = await login(await service.addUser('analyst'))
    const [id = '', userId = '', secret = ''] = refresh_token.split('.')
    const forged = [
      access_token,
      'x',
      '..',
      'a'.repeat(8192),
      `${id}.${userId}.`,
      `${id}.${userId}.${secret.slice(1)}`,
      `${id}.${userId}.${secret}=`,
      `${id}.${userId}.${secret}.${secret}`,
      `${userId}.${id}.${secret}`,
      `${id}.${'a'.repeat(4000)}.${secret}`,
      `../../user/${userId}.${userId}.${secret}`,
      ` ${refresh_token}`,
    ]
    for (const token of forged) assert.equal((await refreshFailure(token)).code, 'TOKEN_INVALID', token.slice(0, 80))
    assert.ok(await refresh(refresh_token), 'and the attempts did not use it up')
    assert.equal(failureOf(await en.request('refresh', { body: {} }), 400).details.field, 'refresh_token')
    assert.equal(failureOf(await pt.request('refresh', { body: {} }), 400).details.field, 'token_renovacao')
  })
})

describe('time', () => {
  test('ends an access token after 15 minutes, which its holder is told', async () => {
    const { access_token, refresh_token } = await login(await service.addUser('analyst'))
    const { exp } = claimsOf(access_token)
    service.clock.advance(limits.accessTokenMs - 5000)
    assert.equal((await me(access_token)).status, 200)
    service.clock.advance(6000)
    const { code, details } = failureOf(await me(access_token), 401)
    assert.equal(code, 'TOKEN_EXPIRED')
    assert.deepEqual(details, { expired_at: new Date(Number(exp) * 1000).toISOString(), refresh_token_valid: true })
    const answer = await pt.withToken(access_token).request('auth_me')
    const { detalhes } = (answer.body as { erro: { detalhes: Record<string, unknown> } }).erro
    assert.deepEqual(Object.keys(detalhes).sort(), ['expirou_em', 'token_renovacao_valido'])
    assert.match(answer.headers.get('www-authenticate') ?? '', /error="invalid_token"/)
    assert.ok(await refresh(refresh_token))
  })

  test('ends a session that was idle for two hours, and nothing is left of it', async () => {
    const { access_token, refresh_token } = await login(await service.addUser('analyst'))
    service.clock.advance(limits.sessionIdleMs - 5000)
    const renewed = await refresh(refresh_token)
    service.clock.advance(limits.sessionIdleMs + 1000)
    const { code, details } = await refreshFailure(renewed.refresh_token)
    assert.equal(code, 'TOKEN_EXPIRED')
    assert.equal(details.reason, 'idle_timeout')
    assert.equal(details.refresh_token_valid, false)
    assert.equal(failureOf(await me(access_token), 401).details.refresh_token_valid, false)
  })

  test('ends every session after seven days', async () => {
    const { refresh_token } = await login(await service.addUser('analyst'))
    service.clock.advance(limits.refreshTokenMs + 1000)
    const { code, details } = await refreshFailure(refresh_token)
    assert.equal(code, 'TOKEN_EXPIRED')
    assert.equal(details.reason, 'refresh_token_expired')
    assert.ok(Date.parse(String(details.expired_at)) < service.clock.now())
  })
})

describe('a token', () => {
  let user: TestUser
  let token: string
  let claims: Claims
  let privateKey: KeyObject
  let publicKey: KeyObject

  before(async () => {
    user = await service.addUser('admin')
    token = (await login(user)).access_token
    claims = claimsOf(token)
    const kid = String(headerOf(token).kid)
    const name = readdirSync(join(service.dataDir, 'keys')).find((file) => file.endsWith(`-${kid}.jwk.json`)) ?? ''
    const jwk = JSON.parse(readFileSync(join(service.dataDir, 'keys', name), 'utf8'))
    privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
    publicKey = createPublicKey(privateKey)
  })

  function signed(changes: { header?: Header; claims?: Claims; key?: KeyObject }): string {
    const content = `${encode({ ...headerOf(token), ...changes.header })}.${encode({ ...claims, ...changes.claims })}`
    const signature = createSign('RSA-SHA256')
      .update(content)
      .sign(changes.key ?? privateKey)
    return `${content}.${signature.toString('base64url')}`
  }

  test('that is signed by our own key with our own claims is accepted: the forgeries below differ in one thing', async () => {
    assert.equal((await me(signed({}))).status, 200)
  })

  test('that was forged or changed is refused, whatever is wrong with it', async () => {
    const asked = await listen()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const hmac = (key: string | Buffer) => {
      const content = `${encode({ ...headerOf(token), alg: 'HS256' })}.${payload}`
      return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
    }
    const raw = (text: string) => {
      const content = `${header}.${Buffer.from(text).toString('base64url')}`
      return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey).toString('base64url')}`
    }
    const repeatedHeader = () => {
      const twice = `{"alg":"none",${JSON.stringify(headerOf(token)).slice(1)}`
      const content = `${Buffer.from(twice).toString('base64url')}.${payload}`
      return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey).toString('base64url')}`
    }
    const pem = publicKey.export({ type: 'spki', format: 'pem' })
    const last = signature.at(-1) ?? ''
    const spareBits = { A: 'B', Q: 'R', g: 'h', w: 'x' }[last] ?? 'A'
    const { sub: _, ...noSubject } = claims
    const forgeries: Readonly<Record<string, string>> = {
      'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'no algorithm, our key id': `${encode({ ...headerOf(token), alg: 'none' })}.${payload}.${signature}`,
      'None in capitals': `${encode({ ...headerOf(token), alg: 'None' })}.${payload}.${signature}`,
      'HS256 with the public key': hmac(pem),
      'HS256 with the public key in DER': hmac(publicKey.export({ type: 'spki', format: 'der' })),
      'HS256 with nothing': hmac(''),
      'RS512 announced': signed({ header: { alg: 'RS512' } }),
      'RS384 announced': signed({ header: { alg: 'RS384' } }),
      'PS256 announced': signed({ header: { alg: 'PS256' } }),
      'none in odd capitals': `${encode({ ...headerOf(token), alg: 'nOnE' })}.${payload}.`,
      'an unknown key id': signed({ header: { kid: 'other' } }),
      'a key id that is a path': signed({ header: { kid: '../../../../dev/null' } }),
      'a key id with a quote': signed({ header: { kid: "' OR '1'='1" } }),
      'a key id with a NUL': signed({ header: { kid: `${String(headerOf(token).kid)}\0` } }),
      'a key id that is a property': signed({ header: { kid: '__proto__' } }),
      'no key id': signed({ header: { kid: undefined } }),
      'its own key in the header': signed({ header: { jwk: stranger.export({ format: 'jwk' }) }, key: stranger }),
      'a key address in the header': signed({ header: { jku: `${asked.url}/keys` }, key: stranger }),
      'a certificate address in the header': signed({ header: { x5u: `${asked.url}/x` }, key: stranger }),
      "a stranger's signature": signed({ key: stranger }),
      'a repeated claim': raw(`{"sub":"x",${JSON.stringify(claims).slice(1)}`),
      'a repeated expiry': raw(`${JSON.stringify(claims).slice(0, -1)},"exp":${Number(claims.exp) + 60}}`),
      'a repeated header': repeatedHeader(),
      'claims with spaces': raw(JSON.stringify(claims, null, 1)),
      'a changed bit in the signature': `${header}.${payload}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`,
      'a longer signature': `${token}AAAA`,
      'another type': signed({ header: { typ: 'at+jwt' } }),
      'a critical extension': signed({ header: { crit: ['b64'], b64: false } }),
      'an unknown critical extension': signed({ header: { crit: ['exp'], exp: 1 } }),
      'an unencoded payload': signed({ header: { b64: false, crit: ['b64'] } }),
      'our issuer with a slash': signed({ claims: { iss: `${issuer}/` } }),
      'our issuer among others': signed({ claims: { iss: [issuer] } }),
      'another issuer': signed({ claims: { iss: 'http://other.test' } }),
      'no issuer': signed({ claims: { iss: undefined } }),
      'no expiry': signed({ claims: { exp: undefined } }),
      'an expiry that is text': signed({ claims: { exp: '9999999999' } }),
      'an expiry with a fraction': signed({ claims: { exp: Number(claims.exp) + 0.5 } }),
      'an expiry beyond all numbers': raw(`{"exp":1e309,${JSON.stringify({ ...claims, exp: undefined }).slice(1)}`),
      'an expiry in a hundred years': signed({ claims: { exp: Number(claims.exp) + 3_155_760_000 } }),
      'issued tomorrow': signed({ claims: { iat: Number(claims.iat) + 86_400, exp: Number(claims.exp) + 86_400 } }),
      'a token id with a path': signed({ claims: { jti: '../../user-admins' } }),
      'no token id': signed({ claims: { jti: undefined } }),
      'no session': signed({ claims: { session_id: undefined } }),
      'a session of nobody': signed({ claims: { session_id: '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11' } }),
      'a session with a path': signed({ claims: { session_id: '../'.repeat(700) } }),
      'a user of no account': signed({ claims: { sub: '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11' } }),
      'not valid yet': signed({ claims: { nbf: Number(claims.exp) + 60 } }),
      'claims changed': `${header}.${encode({ ...claims, role: 'admin', sub: 'x' })}.${signature}`,
      'claims without a subject': `${header}.${encode(noSubject)}.${signature}`,
      'a padded signature': `${token}=`,
      'a padded payload': `${header}.${payload}=.${signature}`,
      'other spare bits': `${header}.${payload}.${signature.slice(0, -1)}${spareBits}`,
      'a shorter signature': token.slice(0, -4),
      'no signature': `${header}.${payload}.`,
      'two parts': `${header}.${payload}`,
      'four parts': `${token}.${signature}`,
      'the standard alphabet': `${header}.${payload}.${Buffer.from(signature, 'base64url').toString('base64')}`,
      'no JSON': `${Buffer.from('{').toString('base64url')}.${payload}.${signature}`,
      'a payload that is a list': `${header}.${encode([])}.${signature}`,
      'far too long': `${header}.${'a'.repeat(9000)}.${signature}`,
    }
    for (const [what, forged] of Object.entries(forgeries)) {
      const answer = await me(forged)
      assert.equal(failureOf(answer, 401).code, 'TOKEN_INVALID', what)
      assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer /)
    }
    assert.equal(failureOf(await me(signed({ claims: { exp: -1, iat: -901 } })), 401).code, 'TOKEN_EXPIRED')
    assert.equal(await asked.stop(), 0, 'addresses in a token are not asked')
    assert.equal((await me(token)).status, 200)
  })

  test('gains no rights by the role and permissions that it claims', async () => {
    const viewer = await service.addUser('viewer')
    const own = (await login(viewer)).access_token
    const raised = signed({ claims: { ...claimsOf(own), role: 'admin', permissions: ['configure:system'] } })
    const answer = await en.withToken(raised).request('get_import', { params: { import_id: 'x' } })
    const { code, details } = failureOf(answer, 403)
    assert.equal(code, 'INSUFFICIENT_PERMISSIONS')
    assert.equal(details.required_permission, 'configure:system')
    const portuguese = await pt.withToken(raised).request('get_import', { params: { import_id: 'x' } })
    const { erro } = portuguese.body as { erro: { detalhes: Record<string, string> } }
    assert.equal(erro.detalhes.permissao_necessaria, 'configurar:sistema')
  })

  test('goes in the Authorization header as a bearer, and nowhere else', async () => {
    const { refresh_token } = await login(user)
    const get = (headers: Record<string, string>, search = '') =>
      fetch(`${service.baseUrl}/api/v1/auth/me${search}`, { headers }).then(async (response) => {
        const body = (await response.json()) as { error?: { code: string } }
        return `${response.status} ${body.error?.code ?? ''}`.trim()
      })
    assert.equal(await get({ Authorization: `bearer ${token}` }), '200')
    assert.equal(await get({}), '401 UNAUTHORIZED')
    assert.equal(await get({ Authorization: '' }), '401 TOKEN_INVALID')
    assert.equal(await get({ Authorization: token }), '401 TOKEN_INVALID')
    assert.equal(await get({ Authorization: 'Bearer' }), '401 TOKEN_INVALID')
    assert.equal(await get({ Authorization: `Bearer ${token} ${token}` }), '401 TOKEN_INVALID')
    assert.equal(
      await get({ Authorization: `Basic ${Buffer.from(`a:${token}`).toString('base64')}` }),
      '401 TOKEN_INVALID',
    )
    assert.equal(await get({ Authorization: `Bearer ${refresh_token}` }), '401 TOKEN_INVALID')
    assert.equal(await get({ Cookie: `access_token=${token}` }), '401 UNAUTHORIZED')
    assert.equal(await get({}, `?token=${token}`), '401 UNAUTHORIZED')
    assert.equal(await get({}, `?access_token=${token}`), '401 UNAUTHORIZED')
    const twice = new Headers({ Authorization: `Bearer ${token}` })
    twice.append('Authorization', `Bearer ${token}`)
    const double = await fetch(`${service.baseUrl}/api/v1/auth/me`, { headers: twice })
    assert.equal(double.status, 401)
  })

  test('of an account that was closed is refused at once, and cannot be renewed', async () => {
    const closing = await service.addUser('analyst')
    const { access_token, refresh_token } = await login(closing)
    assert.equal((await me(access_token)).status, 200)
    const admin = await service.clientOf('admin', 'en')
    const change = { params: { user_id: closing.id }, body: { status: 'deactivated' } }
    assert.equal((await admin.request('update_user', change)).status, 200)
    assert.equal(failureOf(await me(access_token), 401).code, 'TOKEN_INVALID')
    assert.equal((await refreshFailure(refresh_token)).code, 'TOKEN_INVALID')
  })

  test('that was revoked by its id is refused although its session lives', async () => {
    const { access_token, refresh_token } = await login(await service.addUser('analyst'))
    const { jti, exp } = claimsOf(access_token)
    const key = `token-revoked/${String(exp).padStart(12, '0')}/${jti}`
    await service.state.commit([{ key, value: new Uint8Array() }])
    assert.equal(failureOf(await me(access_token), 401).details.reason, 'revoked')
    assert.equal((await me((await refresh(refresh_token)).access_token)).status, 200)
  })

  test('that a retired key signed is refused from the moment in which its last token has run out', async () => {
    const admin = await login(await service.addUser('admin'))
    const rotate = await en.withToken(admin.access_token).request('rotate_keys')
    assert.equal(rotate.status, 201)
    service.clock.advance(limits.accessTokenMs + 1000)
    const iat = Math.floor(service.clock.now() / 1000)
    assert.equal(failureOf(await me(signed({ claims: { iat, exp: iat + 900 } })), 401).code, 'TOKEN_INVALID')
  })
})

describe('what is kept', () => {
  test('lies where only its owner can read it, and holds no password and no refresh token', async () => {
    const keys = join(service.dataDir, 'keys')
    assert.equal(statSync(keys).mode & 0o777, 0o700)
    for (const name of readdirSync(keys)) assert.equal(statSync(join(keys, name)).mode & 0o777, 0o600)
    const { refresh_token } = await login(await service.addUser('analyst'))
    const secret = refresh_token.split('.')[2] ?? ''
    const stored: string[] = []
    for await (const { value } of service.state.range({ prefix: '' }))
      stored.push(Buffer.from(value).toString('latin1'))
    assert.ok(stored.length > 3)
    assert.ok(stored.every((text) => !text.includes(secret) && !text.includes(password)))
    assert.ok(stored.some((text) => text.includes('$argon2id$v=19$m=19456,t=2,p=1$')))
  })

  test('is the first admin once: later starts make none, and keep keys and accounts', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'prumo-first-'))
    const log = createLog('silent')
    try {
      const first = await createService(testConfig(dataDir, { adminPassword: '' }), log)
      const generated = first.firstAdmin?.generatedPassword ?? ''
      assert.equal(first.firstAdmin?.email, 'first@example.org')
      assert.ok(generated.length >= 24)
      const keys = readdirSync(join(dataDir, 'keys'))
      await first.stop()
      const second = await createService(testConfig(dataDir, { adminEmail: 'second@example.org' }), log)
      assert.equal(second.firstAdmin, null)
      const client = createClient(`http://127.0.0.1:${await second.start()}`, { language: 'en' })
      const body = (email: string, secret: string) => ({ body: { email, password: secret } })
      assert.equal((await client.request('login', body('first@example.org', generated))).status, 200)
      assert.equal((await client.request('login', body('second@example.org', password))).status, 401)
      assert.deepEqual(readdirSync(join(dataDir, 'keys')), keys)
      await second.stop()
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  test('was never reached by an attack in a way that made the service stumble', () => {
    assert.deepEqual(service.errors, [])
  })
})

/** A server that counts who connects to it. */
async function listen(): Promise<{ readonly url: string; stop(): Promise<number> }> {
  let connections = 0
  const listener = createTcpServer((socket) => {
    connections++
    socket.destroy()
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      listener.close()
      await once(listener, 'close')
      return connections
    },
  }
}
