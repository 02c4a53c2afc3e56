import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { generateSync } from 'otplib'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { type ErrorCode, errorCodes, errorRow, wireCode } from '../../src/errors.ts'
import { errorHeaders } from '../../src/http/response-headers.ts'
import { limits } from '../../src/limits.ts'
import { renderExample } from '../../src/wire/error-description.ts'
import { errorExamples } from '../../src/wire/error-examples.ts'
import type { Client, ClientRequest, ClientResponse } from '../support/client.ts'
import { follow, start } from '../support/investigate.ts'
import { password, startService, type TestService } from '../support/service.ts'

let service: TestService
const clients: Partial<Record<Language, Record<'admin' | 'viewer', Client>>> = {}
let ended: string
before(async () => {
  service = await startService()
  for (const language of languages)
    clients[language] = {
      admin: await service.clientOf('admin', language),
      viewer: await service.clientOf('viewer', language),
    }
  const owner = await service.clientOf('analyst', 'en')
  ended = await start(owner)
  await follow(owner, ended)
})
after(() => service.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${service.baseUrl}${path}`, { headers })
const spelled = (code: ErrorCode, language: Language) => (language === 'pt' ? errorRow(code).codigo : wireCode(code))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

test('every error has a page in each language, which the list of errors links to', async () => {
  for (const language of languages) {
    const list = await (await get(`/docs/errors?lang=${language}`)).text()
    const links = [...list.matchAll(/href="errors\/(\w+)\?lang=(\w+)"/g)].map(([, code, lang]) => `${code} ${lang}`)
    assert.deepEqual(new Set(links), new Set(errorCodes.map((code) => `${spelled(code, language)} ${language}`)))
    for (const code of errorCodes) {
      const answer = await get(`/docs/errors/${spelled(code, language)}?lang=${language}`)
      const text = await answer.text()
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'self'; img-src 'self' data:$/)
      assert.match(text, new RegExp(`<html lang="${language}">`))
      assert.ok(text.includes(escaped(JSON.stringify(renderExample(code, language).answer, null, 2))), code)
      assert.doesNotMatch(text, /<script|<style|\bon\w+=|style=/)
    }
  }
})

test('a page of an error speaks the language of its code, of the address and of the browser', async () => {
  const languageOf = async (path: string, headers = {}) =>
    /<html lang="(\w+)"/.exec(await (await get(path, headers)).text())?.[1]
  assert.equal(await languageOf('/docs/errors/TOKEN_INVALID'), 'en')
  assert.equal(await languageOf('/docs/errors/TOKEN_INVALIDO'), 'pt')
  assert.equal(await languageOf('/docs/errors/TOKEN_INVALIDO?lang=en'), 'en')
  assert.equal(await languageOf('/docs/errors/TOKEN_INVALID', { 'Accept-Language': 'pt-BR' }), 'pt')
  for (const unknown of ['NO_SUCH_ERROR', 'DATA_SOURCE_UNAVAILABLE', 'constructor'])
    assert.equal((await get(`/docs/errors/${unknown}`)).status, 404, unknown)
})

/** The request of an example as a client sends it. */
function requestOf(code: ErrorCode): ClientRequest {
  const { params, headers, body } = errorExamples[code]
  return { ...(params && { params }), ...(headers && { headers }), ...(body && { body }) }
}

type Provocation = (language: Language) => Promise<ClientResponse>

const ask = (code: ErrorCode, client: Client, changes: ClientRequest = {}) =>
  client.request(errorExamples[code].operation, { ...requestOf(code), ...changes })
const clientIn = (language: Language, role: 'admin' | 'viewer' = 'admin') => {
  const client = clients[language]?.[role]
  assert(client)
  return client
}
const plainly =
  (code: ErrorCode, changes?: ClientRequest): Provocation =>
  (language) =>
    ask(code, clientIn(language), changes)

/** How the service is brought to answer so: by the request of the example, with what it needs beforehand. */
const provoked: Partial<Record<ErrorCode, Provocation>> = {
  VALIDATION_ERROR: plainly('VALIDATION_ERROR'),
  INVALID_DATA_SOURCE: plainly('INVALID_DATA_SOURCE'),
  UNAUTHORIZED: (language) => ask('UNAUTHORIZED', service.anonymous(language)),
  INVALID_CREDENTIALS: (language) =>
    ask('INVALID_CREDENTIALS', service.anonymous(language), {
      body: { email: `nobody-${language}@example.org`, password },
    }),
  TOKEN_INVALID: (language) =>
    ask('TOKEN_INVALID', service.anonymous(language), { headers: { Authorization: 'Bearer eyJhbGciOiJSUzI1NiIs' } }),
  INSUFFICIENT_PERMISSIONS: (language) => ask('INSUFFICIENT_PERMISSIONS', clientIn(language, 'viewer')),
  RESOURCE_NOT_FOUND: plainly('RESOURCE_NOT_FOUND'),
  INVESTIGATION_NOT_FOUND: plainly('INVESTIGATION_NOT_FOUND'),
  NOT_ACCEPTABLE: plainly('NOT_ACCEPTABLE'),
  CONFLICT: async (language) => {
    await ask('CONFLICT', clientIn(language))
    return ask('CONFLICT', clientIn(language))
  },
  EMAIL_ALREADY_REGISTERED: async (language) => {
    await ask('EMAIL_ALREADY_REGISTERED', clientIn(language))
    return ask('EMAIL_ALREADY_REGISTERED', clientIn(language))
  },
  INVESTIGATION_NOT_CANCELLABLE: (language) =>
    ask('INVESTIGATION_NOT_CANCELLABLE', clientIn(language), { params: { investigation_id: ended } }),
  PRECONDITION_FAILED: async (language) =>
    ask('PRECONDITION_FAILED', clientIn(language), { params: { user_id: (await service.addUser('viewer')).id } }),
  API_SUNSET: plainly('API_SUNSET'),
  PAYLOAD_TOO_LARGE: plainly('PAYLOAD_TOO_LARGE', {
    headers: {},
    raw: { body: ' '.repeat(limits.bodyBytesMax + 1), type: 'application/json' },
  }),
  UNSUPPORTED_MEDIA_TYPE: plainly('UNSUPPORTED_MEDIA_TYPE', { raw: { body: 'a;b', type: 'text/csv' } }),
  IDEMPOTENCY_KEY_REUSED: async (language) => {
    const headers = { 'Idempotency-Key': `5b1c7a0e-${language}` }
    await ask('IDEMPOTENCY_KEY_REUSED', clientIn(language), { headers, body: { name: `Transport ${language}` } })
    return ask('IDEMPOTENCY_KEY_REUSED', clientIn(language), { headers })
  },
  INSUFFICIENT_DATA: plainly('INSUFFICIENT_DATA'),
  MFA_REQUIRED: async (language) => {
    const user = await service.addUser('viewer')
    const client = service.anonymous(language)
    const { secret } = (await client.withToken(await service.signIn(user)).request('mfa_setup')).english as {
      secret: string
    }
    const totp_code = generateSync({ secret, epoch: Math.floor(service.clock.now() / 1000) })
    await client.request('mfa_verify', { body: { email: user.email, password, totp_code } })
    return ask('MFA_REQUIRED', client, { body: { email: user.email, password } })
  },
  // The last one, for it sets the clock forward.
  TOKEN_EXPIRED: async (language) => {
    const token = await service.signIn(await service.addUser('viewer'))
    service.clock.advance(limits.accessTokenMs + 1000)
    return ask('TOKEN_EXPIRED', service.anonymous(language), { headers: { Authorization: `Bearer ${token}` } })
  },
}

const idOf = (text: string) => text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')

for (const [code, provoke] of Object.entries(provoked) as [ErrorCode, Provocation][]) {
  test(`the example of ${code} is what the service answers`, async () => {
    for (const language of languages) {
      const { error, answer } = renderExample(code, language)
      const { status, body, headers } = await provoke(language)
      const dated = (value: unknown) => idOf(JSON.stringify(value)).replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"TIME"')
      assert.equal(status, errorRow(code).status)
      assert.deepEqual(JSON.parse(dated(body)), JSON.parse(dated(answer)), language)
      for (const [name, value] of Object.entries(errorHeaders(error))) assert.equal(headers.get(name), value, name)
    }
  })
}

test('the other examples take a wait, a race, a failure or an identity provider, and are those named here', () => {
  assert.deepEqual(
    errorCodes.filter((code) => provoked[code] === undefined),
    [
      'DATA_SOURCE_UNAVAILABLE',
      // By test/http/oauth.test.ts and test/http/oauth-attacks.test.ts.
      ...['ACCOUNT_PENDING_APPROVAL', 'ACCOUNT_REJECTED', 'SIGN_IN_REFUSED'],
      ...['METHOD_NOT_ALLOWED', 'INVESTIGATION_IN_PROGRESS', 'ACCOUNT_LOCKED'],
      ...['RATE_LIMIT_EXCEEDED', 'INVESTIGATION_TIMED_OUT', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'],
    ],
  )
})
