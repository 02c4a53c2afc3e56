import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { parkedWrite } from '../../src/agents/parked.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { operations } from '../../src/wire/operations.ts'
import { parameterNames } from '../../src/wire/router.ts'
import { getSchema, resolve } from '../../src/wire/schemas.ts'
import { fuzz } from '../fuzz/fuzz.ts'
import { readTrail } from '../support/audit-trail.ts'
import type { Client } from '../support/client.ts'
import { extent, sampled } from '../support/extent.ts'
import { lookupRecords } from '../support/lookup-records.ts'
import { makeOwnedThings } from '../support/owned-things.ts'
import { password, startService, type TestService } from '../support/service.ts'
import { valueOfSchema } from '../support/value-of-schema.ts'

// What an attacker tries on every operation alike. Operations are read from the table, so that a new one is tried too.

let service: TestService
let victim: Client
let tokens: Readonly<Record<'admin' | 'stranger', string>>
/** Something of the victim's for each name of a path parameter. */
let foreign: Readonly<Record<string, string>>

before(async () => {
  service = await startService(lookupRecords(), { webhooks: { allowsPrivate: 'yes' } })
  const admin = await service.addUser('admin')
  const owner = await service.addUser('analyst')
  const stranger = await service.addUser('analyst')
  tokens = { admin: await service.signIn(admin), stranger: await service.signIn(stranger) }
  const token = await service.signIn(owner)
  victim = service.anonymous('en').withToken(token)
  const asAdmin = service.anonymous('en').withToken(tokens.admin)
  const own = await makeOwnedThings({ client: victim, token }, asAdmin)
  const trail = await readTrail(asAdmin)
  const parked = { subject: 'task', subject_id: own.task_id ?? '', kind: 'part', name: 'events', attempts: 2 } as const
  const { key, value } = parkedWrite({ ...parked, failure: { code: 'INTERNAL_ERROR', details: {} } }, 1)
  await service.state.commit([{ key, value }])
  foreign = {
    // A kind of suggestion, which nobody has.
    suggested: 'nothing',
    ...own,
    event_id: trail[0]?.id ?? '',
    delivery_id: '00000000-0000-4000-8000-000000000001',
    import_id: '00000000-0000-4000-8000-000000000000',
    // Records are open to whoever may look records up; there is none here.
    record_id: 'contract.compras_gov.none',
    entity_id: 'company.none',
    // So are the agents.
    agent_name: 'nobody',
    // Models are nobody's.
    model_id: '00000000-0000-4000-8000-000000000002',
    // So are the files of the pages, and those of errors.
    file_name: 'none.css',
    code: 'NONE',
    // Profiles are of the server.
    profile_kind: 'none',
    // Breakers and bulkheads too.
    breaker_name: 'none',
    bulkhead_type: 'none',
    account_session_id: '00000000-0000-4000-8000-000000000003',
    parked_id: JSON.parse(Buffer.from(value ?? []).toString()).parked_id,
  }
})
after(async () => {
  const errors = [...service.errors]
  await service.stop()
  assert.deepEqual(errors, [], 'nothing that was tried made the service stumble')
})

async function send(operation: Operation, path: string, token: string, body?: string) {
  const response = await fetch(`${service.baseUrl}${path}`, {
    method: operation.method,
    headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const { error, errors } = text.startsWith('{') ? JSON.parse(text) : { error: undefined }
  const said = error?.data ?? error ?? errors?.[0]?.extensions
  return { status: response.status, error: said as { code: string; details: Record<string, unknown> } | undefined }
}

const fill = (path: string, value: (name: string) => string) =>
  parameterNames(path).reduce((filled, name) => filled.replace(`{${name}}`, value(name)), path)
const all: readonly Operation[] = operations
const withId = all.filter(({ path }) => path.includes('{'))
const withBody = all.filter(({ body, media }) => body !== null && media !== 'upload')

/** What answers 400 before it looks at an id. */
const needsParameters = (query: string | null) => query !== null && (getSchema(query).required ?? []).length > 0
/** What an identity provider sends may have parameters of its own, which are not read. */
const openBodies: readonly string[] = ['complete_sign_in', 'end_sessions_by_provider']

test('the id of what belongs to somebody else opens no operation', async () => {
  // A feed is refused for want of a handshake here; with one by test/http/feeds.test.ts.
  const asked = withId.filter(({ media, query }) => media !== 'websocket' && !needsParameters(query))
  for (const operation of asked) {
    for (const name of parameterNames(operation.path))
      assert.ok(foreign[name], `${operation.id} is tried with a ${name}`)
    const path = fill(operation.path, (name) => foreign[name] ?? '')
    const body = operation.body === null ? undefined : JSON.stringify(sample(operation.body))
    const { status } = await send(operation, path, tokens.stranger, body)
    assert.ok(status === 403 || status === 404, `${operation.id} answers ${status}`)
  }
  assert.equal((await victim.request('auth_me')).status, 200, 'and the victim notices nothing')
})

test('what is no id finds nothing, whatever it holds', async () => {
  const hostile = [
    '%00',
    '..%2f..%2fuser-admins',
    "'%20OR%201=1--",
    '__proto__',
    'x'.repeat(3000),
    '%ed%a0%80',
    '%F0%9D%95%8F',
  ]
  for (const operation of withId) {
    for (const text of hostile) {
      const path = fill(operation.path, () => text)
      const body = operation.body === null ? undefined : JSON.stringify(sample(operation.body))
      const { status, error } = await send(operation, path, tokens.admin, body)
      assert.ok([400, 404].includes(status), `${operation.id} answers ${status} to ${text.slice(0, 40)}`)
      assert.ok(error?.code)
    }
  }
})

test('NUL and lone surrogates are refused in every text of every body', async () => {
  let tried = 0
  for (const operation of withBody) {
    const value = sample(operation.body ?? '')
    for (const path of everyText(value)) {
      for (const broken of ['a\\u0000b', '\\ud800x', 'x\\udc00']) {
        const body = JSON.stringify(replaced(value, path, '\u0001')).replaceAll('\\u0001', broken)
        const target = fill(operation.path, (name) => foreign[name] ?? '')
        const { status, error } = await send(operation, target, tokens.admin, body)
        assert.equal(status, 400, `${operation.id} ${path.join('.')} ${broken}`)
        assert.equal(
          error?.details.explanation,
          'The text holds a NUL character or broken Unicode.',
          `${operation.id} ${path.join('.')}`,
        )
        tried++
      }
    }
  }
  assert.ok(tried > 60, `${tried} texts were tried`)
})

test('no body takes a role, a tier, an owner or a state that it does not name', async () => {
  const extras = {
    role: 'admin',
    tier: 'premium',
    user_id: foreign.user_id,
    owner_id: 'x',
    permissions: ['view:audit'],
  }
  const more = { status: 'active', is_admin: true, team_ids: [], password_hash: 'x', created_at: '2020-01-01', id: 'x' }
  for (const operation of withBody) {
    const schema = resolve(getSchema(operation.body ?? ''))
    for (const [name, extra] of Object.entries({ ...extras, ...more })) {
      const branches = (schema.oneOf ?? [schema]).map(resolve)
      if (branches.some(({ properties }) => Object.hasOwn(properties ?? {}, name))) continue
      if (openBodies.includes(operation.id)) continue
      const body = JSON.stringify({ ...(sample(operation.body ?? '') as object), [name]: extra })
      const target = fill(operation.path, (parameter) => foreign[parameter] ?? '')
      const { status, error } = await send(operation, target, tokens.admin, body)
      assert.equal(status, 400, `${operation.id} ${name}`)
      assert.equal(error?.code, 'VALIDATION_ERROR')
    }
  }
})

test('names that reach a prototype, compressed bodies and deep nesting are refused by every operation with a body', async () => {
  for (const operation of withBody) {
    const target = fill(operation.path, (name) => foreign[name] ?? '')
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const { status, error } = await send(operation, target, tokens.admin, `{"${name}":{"role":"admin"}}`)
      assert.equal(status, 400, `${operation.id} ${name}`)
      assert.equal(error?.details.explanation, 'The body holds a field name that is not allowed.')
    }
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
    const wanted = operation.permission === 'public' ? 413 : 400
    assert.equal((await send(operation, target, tokens.admin, deep)).status, wanted, operation.id)
    const headers = {
      Authorization: `Bearer ${tokens.admin}`,
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
    }
    const packed = await fetch(service.baseUrl + target, { method: operation.method, headers, body: 'x' })
    assert.equal(packed.status, 415, operation.id)
  }
})

test('the password that all of them tried around still opens the account, and nothing else does', async () => {
  const user = await service.addUser('viewer')
  const login = (secret: unknown) =>
    service.anonymous('en').request('login', {
      raw: { body: JSON.stringify({ email: user.email, password: secret }), type: 'application/json' },
    })
  assert.equal((await login(password)).status, 200)
  for (const odd of [[password], { $ne: '' }, true, null, 0]) assert.equal((await login(odd)).status, 400)
  assert.equal((await login(`${password} `)).status, 401)
})

const fuzzedRequests = extent({ whole: 500, sample: 100 })
test(`${fuzzedRequests} requests made from the documents of both languages get answers that these allow`, async (t) => {
  const seed = Number(process.env.FUZZ_SEED ?? 500)
  const signIn = async (role: 'admin' | 'analyst') => service.signIn(await service.addUser(role))
  const tokens = async () => ({
    ...{ admin: await signIn('admin'), analyst: await signIn('analyst'), guest: await signIn('analyst') },
  })
  const fuzzed = { address: service.baseUrl, tokens, note: (line: string) => t.diagnostic(line) }
  const { failure, sent, statuses } = await fuzz(fuzzed, { seed, requests: fuzzedRequests })
  t.diagnostic(`seed ${seed}: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
  assert.equal(failure, null)
  assert.equal(sent, fuzzedRequests)
  // So few of a sample make nothing.
  const made = sampled([200, 201], { oneOf: 2 })
  for (const status of [...made, 400, 401, 403, 404]) assert.ok(statuses.has(status), `some are answered ${status}`)
})

const samples = new Map<string, unknown>()

/** A valid value of a schema, the same one each time, with as much in it as it may have. */
function sample(schemaName: string): unknown {
  const known = samples.get(schemaName) ?? makeSample(schemaName)
  samples.set(schemaName, known)
  return known
}

function makeSample(schemaName: string): unknown {
  const values = fc.sample(valueOfSchema(getSchema(schemaName)), { numRuns: 40, seed: 7 })
  const size = (value: unknown) => JSON.stringify(value).length
  // What any body may not hold is another test.
  const plain = values.filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)))
  return plain.reduce((best, value) => (size(value) > size(best) ? value : best))
}

/** Paths of every text in a value that is no key of a free map; of a list the first that has it. */
function everyText(value: unknown): readonly (readonly string[])[] {
  const paths = textsOf(value).map((path) => [path.join('.').replaceAll(/\.\d+(?=\.|$)/g, '.0'), path] as const)
  return [...new Map(paths.reverse()).values()]
}

function textsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, [...path, name]))
}

function replaced(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  const child = replaced((value as Record<string, unknown>)[name], rest, text)
  return Array.isArray(value)
    ? value.map((item, at) => (String(at) === name ? child : item))
    : { ...(value as object), [name]: child }
}
