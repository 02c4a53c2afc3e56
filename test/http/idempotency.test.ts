import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { generateSync } from 'otplib'
import type { TotpSetup, Watch } from '../../src/domain/generated/wire-types.ts'
import { limits } from '../../src/limits.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { type OperationId, operations } from '../../src/wire/operations.ts'
import type { Client, ClientRequest, ClientResponse } from '../support/client.ts'
import { failureOf, start } from '../support/investigate.ts'
import { password, startService, type TestService } from '../support/service.ts'
import { withLimits } from '../support/with-limits.ts'

// Idempotency-Key: what a client sends again is made once.

let service: TestService
let adminToken: string
let admin: Client
let owner: Client
before(async () => {
  service = await startService(undefined, { mode: 'development', webhooks: { allowsPrivate: 'yes' } })
  adminToken = await service.signIn(await service.addUser('admin'))
  admin = service.anonymous('en').withToken(adminToken)
  owner = await service.clientOf('analyst', 'en')
})
after(() => service.stop())

const rows: readonly Operation[] = operations
const withKey = (key: string, rest: ClientRequest = {}): ClientRequest => ({
  ...rest,
  headers: { ...rest.headers, 'Idempotency-Key': key },
})
const isReplayed = ({ headers }: ClientResponse) => headers.get('idempotency-replayed')
const request = { query: 'zzz', data_source: 'compras_gov' }
const watch = { name: 'Contracts', request, schedule: { cron: '0 8 * * 1-5' } }
const workflow = { pattern: 'sequential', steps: [{ step_id: 'a', kind: 'approval', approval: { role: 'analyst' } }] }
const webhook = { url: 'http://127.0.0.1:9/hook' }
const refusalOf = (answer: ClientResponse, status: number) => {
  const { code, details } = failureOf(answer, status)
  return [code, details.reason]
}
const teams = async () => ((await admin.request('list_teams')).english as { teams: unknown[] }).teams.length

test('every operation that makes one thing answers 201, and no other POST does', () => {
  // A batch says of each of its requests what became of it, an agent what it found, for which some start a run, and a stream is
  // 200 by the specification.
  const others = ['start_investigations', 'ask_agent', 'ask_agents', 'chat_stream']
  const posts = rows.filter(({ method, id }) => method === 'POST' && !others.includes(id))
  assert.deepEqual(
    posts.filter(({ creates, status }) => (creates === null) === (status === 201)).map(({ id }) => id),
    [],
  )
})

test('what a session made is not shown to a key of the same account that may not make it', async () => {
  const made = await owner.request('create_api_key', { body: { name: 'Narrow', scopes: ['read:investigations'] } })
  const key = (made.english as { api_key: string }).api_key
  const body = {
    kind: 'report',
    parameters: { report: { report_type: 'supplier_dossier', entity: 'company.11000000' } },
  }
  const first = await owner.request('create_task', withKey('narrow', { body }))
  assert.equal(first.status, 201)
  const narrow = service.anonymous('en')
  const again = await narrow.request('create_task', withKey('narrow', { body, headers: { 'X-API-Key': key } }))
  assert.deepEqual(failureOf(again, 403).details, { required_permission: 'write:reports' })
})

test('a request that comes again with its key is answered as before, and makes nothing', async () => {
  const body = { name: 'Again' }
  const first = await admin.request('create_team', withKey('again', { body }))
  assert.deepEqual([first.status, isReplayed(first)], [201, null])
  const count = await teams()
  const second = await admin.request('create_team', withKey('"again"', { body }))
  assert.deepEqual([second.status, isReplayed(second), second.body], [201, 'true', first.body])
  assert.equal(second.headers.get('location'), first.headers.get('location'))
  assert.equal(await teams(), count)
})

test('a key with another body, path or language is refused with its code', async () => {
  const key = 'other'
  const { id } = (await owner.request('create_watch', withKey(key, { body: watch }))).english as Watch
  const other = (await owner.request('create_watch', { body: watch })).english as Watch
  // The operation is part of what a key stands for.
  assert.equal((await owner.request('run_watch', withKey(key, { params: { watch_id: id } }))).status, 201)
  await admin.request('create_audit_test_event', withKey(key))
  const adminPt = service.anonymous('pt').withToken(adminToken)
  const others = [
    await owner.request('create_watch', withKey(key, { body: { ...watch, name: 'Payments' } })),
    await owner.request('run_watch', withKey(key, { params: { watch_id: other.id } })),
    await adminPt.request('create_audit_test_event', withKey(key)),
  ]
  for (const answer of others) assert.deepEqual(refusalOf(answer, 422), ['IDEMPOTENCY_KEY_REUSED', 'other_request'])
})

test('two users with one key do not meet', async () => {
  const other = await service.clientOf('analyst', 'en')
  const [mine, theirs] = [
    await owner.request('create_watch', withKey('shared', { body: watch })),
    await other.request('create_watch', withKey('shared', { body: { ...watch, name: 'Theirs' } })),
  ]
  assert.deepEqual([mine.status, theirs.status, isReplayed(theirs)], [201, 201, null])
})

test('twins wait for the first of them', async () => {
  const count = await teams()
  const twins = Array.from({ length: 8 }, () => admin.request('create_team', withKey('twins', { body: { name: 'T' } })))
  const answers = await Promise.all(twins)
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201])
  assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
  assert.equal(answers.filter((answer) => isReplayed(answer) === null).length, 1)
  assert.equal(await teams(), count + 1)
})

test('a refused request leaves its key, which then serves the corrected one', async () => {
  const wrong = await admin.request('create_team', withKey('corrected', { body: { name: 'Again' } }))
  assert.equal(wrong.status, 409)
  const right = await admin.request('create_team', withKey('corrected', { body: { name: 'Corrected' } }))
  assert.deepEqual([right.status, isReplayed(right)], [201, null])
})

test('a key is good for a day', async () => {
  const body = { name: 'Daily' }
  await admin.request('create_team', withKey('daily', { body }))
  service.clock.advance(limits.idempotencyKeptMs)
  admin = await service.clientOf('admin', 'en')
  owner = await service.clientOf('analyst', 'en')
  const later = await admin.request('create_team', withKey('daily', { body }))
  assert.equal(later.status, 409, 'the request is a new one, and the name is taken')
})

test('a key that is no printable ASCII or too long is refused', async () => {
  const ask = (key: string) => admin.request('create_team', withKey(key, { body: { name: 'Key' } }))
  assert.deepEqual(refusalOf(await ask('a b'), 400), ['VALIDATION_ERROR', 'wrong_format'])
  const long = 'x'.repeat(limits.idempotencyKeyCharactersMax + 1)
  assert.deepEqual(refusalOf(await ask(long), 400), ['VALIDATION_ERROR', 'too_long'])
})

test('an owner has a limited number of keys', async () => {
  const other = await service.clientOf('admin', 'en')
  await withLimits({ idempotencyKeysPerOwnerMax: 1 }, async () => {
    const first = await other.request('create_team', withKey('one', { body: { name: 'Of one' } }))
    assert.equal(first.status, 201)
    const second = await other.request('create_team', withKey('two', { body: { name: 'Of two' } }))
    assert.deepEqual(refusalOf(second, 429), ['RATE_LIMIT_EXCEEDED', 'too_many_idempotency_keys'])
    assert.ok(Number(second.headers.get('retry-after')) > 0)
    assert.equal(isReplayed(await other.request('create_team', withKey('one', { body: { name: 'Of one' } }))), 'true')
  })
})

test('what is kept shows no secret', async () => {
  const made = await owner.request('create_api_key', withKey('secret', { body: keyRequest }))
  const text = (made.english as { api_key: string }).api_key
  const again = await owner.request('create_api_key', withKey('secret', { body: keyRequest }))
  assert.equal((again.english as { api_key: string }).api_key, text)
  let entries = 0
  for await (const { key, value } of service.state.range({ prefix: 'idempotency/' })) {
    entries++
    const stored = key + Buffer.from(value).toString('latin1')
    for (const word of [text, 'secret', 'api_key', keyRequest.name]) assert.ok(!stored.includes(word), word)
  }
  assert.ok(entries > 0)
})

test('an upload that comes again is compared byte by byte', async () => {
  const ask = (body: string) =>
    admin.request(
      'create_import',
      withKey('upload', {
        query: { source: 'compras_gov', file_name: 'a.jsonl', format: 'normalised' },
        raw: { body, type: 'application/octet-stream' },
      }),
    )
  const first = await ask('{"a":1}\n')
  assert.equal(first.status, 201, JSON.stringify(first.english))
  const again = await ask('{"a":1}\n')
  assert.deepEqual([again.status, isReplayed(again), again.body], [201, 'true', first.body])
  assert.deepEqual(refusalOf(await ask('{"a":2}\n'), 422), ['IDEMPOTENCY_KEY_REUSED', 'other_request'])
})

const keyRequest = { name: 'Robot', scopes: ['read:investigations'] }

/** A valid request to every operation that keeps its answer in the commit that makes something. */
const makers: Readonly<Partial<Record<OperationId, () => Promise<readonly [Client, ClientRequest]>>>> = {
  start_investigation: async () => [owner, { body: request }],
  start_investigations: async () => [owner, { body: { requests: [request] } }],
  create_investigation: async () => [owner, { body: request }],
  create_api_key: async () => [owner, { body: keyRequest }],
  rotate_api_key: async () => {
    const { english } = await owner.request('create_api_key', { body: keyRequest })
    return [owner, { params: { api_key_id: (english as { id: string }).id } }]
  },
  create_webhook: async () => [owner, { body: webhook }],
  register_webhook: async () => [owner, { body: webhook }],
  rotate_webhook_secret: async () => {
    const { english } = await owner.request('create_webhook', { body: webhook })
    return [owner, { params: { webhook_id: (english as { id: string }).id } }]
  },
  start_workflow: async () => [owner, { params: { agent_name: 'coordinator' }, body: workflow }],
  start_analysis: async () => [owner, { body: { analysis_type: 'spending_trends', data_source: 'compras_gov' } }],
  match_network: async () => [owner, { raw: { body: 'nome\nConstrutora\n', type: 'text/csv' } }],
  create_task: async () => [admin, { body: { kind: 'retention', parameters: { areas: ['events'] } } }],
  export_bulk: async () => [owner, { body: { exports: [{ type: 'contracts' }] } }],
  run_task_schedule: async () => [admin, { params: { schedule_id: 'retention' } }],
  train_model: async () => [admin, { body: { kind: 'forest' } }],
  chat_stream: async () => [owner, { body: { message: 'hello' } }],
  chat_message: async () => [owner, { body: { message: 'hello' } }],
  generate_report: async () => [
    owner,
    { body: { report_type: 'executive_summary', investigation_ids: [await cancelled(owner)] } },
  ],
  create_watch: async () => [owner, { body: watch }],
  run_watch: async () => {
    const { english } = await owner.request('create_watch', { body: watch })
    return [owner, { params: { watch_id: (english as Watch).id } }]
  },
  register: async () => [admin, { body: { email: 'new@example.org', password: 'uma frase comprida' } }],
  create_team: async () => [admin, { body: { name: 'Whole' } }],
  mfa_setup: async () => [await service.clientOf('analyst', 'en'), {}],
  mfa_backup_codes: async () => {
    const user = await service.addUser('analyst')
    const client = service.anonymous('en').withToken(await service.signIn(user))
    const { secret } = (await client.request('mfa_setup')).english as TotpSetup
    const codeNow = (steps: number) =>
      generateSync({ secret, epoch: Math.floor(service.clock.now() / 1000) + steps * 30 })
    const login = { email: user.email, password }
    const { english } = await client.request('mfa_verify', { body: { ...login, totp_code: codeNow(0) } })
    const verified = client.withToken((english as { access_token: string }).access_token)
    return [verified, { body: { password, totp_code: codeNow(1) } }]
  },
  create_audit_test_event: async () => [admin, {}],
}

test('the commit that makes something holds the answer to it, or neither is made', async () => {
  const inCommit = rows.filter(({ creates }) => creates === 'in_commit').map(({ id }) => id)
  assert.deepEqual(
    inCommit.filter((id) => !(id in makers)),
    // A retry is a start of another run.
    ['retry_investigation'],
  )
  for (const [id, prepare] of Object.entries(makers)) {
    const [client, made] = await prepare()
    // An answer that is too long to be kept is refused by the commit itself, and after it would be answered all the same.
    const refused = await withLimits({ idempotencyAnswerBytesMax: 10 }, () =>
      client.request(id as OperationId, withKey(`whole ${id}`.replace(' ', '-'), made)),
    )
    assert.equal(refused.status, 413, `${id}: ${JSON.stringify(refused.english)}`)
  }
})

/** An investigation that ended before it had found anything: a report of it is soon made. */
async function cancelled(client: Client): Promise<string> {
  const investigation_id = await start(client)
  await client.request('cancel_investigation', { params: { investigation_id } })
  return investigation_id
}
