import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { InvestigationList, InvestigationResponse } from '../../src/domain/generated/wire-types.ts'
import { preferredWaitMs } from '../../src/http/prefer-wait.ts'
import { limits } from '../../src/limits.ts'
import type { Client } from '../support/client.ts'
import { failureOf, follow } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

// Prefer: wait=N on the start of an investigation (RFC 7240).

let service: TestService
const clients: Client[] = []
before(async () => {
  service = await startService()
  const token = await service.signIn(await service.addUser('analyst'))
  for (const language of ['en', 'pt'] as const) clients.push(service.anonymous(language).withToken(token))
})
after(() => service.stop())

const body = { query: 'zzz', data_source: 'compras_gov' }
const headers = { Prefer: 'respond-async, wait=30' }

test('a start that waits is answered with the results, in either language', async () => {
  for (const client of clients) {
    const answer = await client.request('start_investigation', { body, headers })
    assert.equal(answer.status, 200, JSON.stringify(answer.english))
    assert.equal(answer.headers.get('preference-applied'), 'wait=30')
    const { investigation_id } = answer.english as InvestigationResponse
    assert.ok(answer.headers.get('location')?.endsWith(`/${investigation_id}`))
    const results = await client.request('investigation_results', { params: { investigation_id } })
    assert.deepEqual(answer.body, results.body)
  }
})

test('a wait of any length is a wait, up to the longest', () => {
  const waits = [
    ['wait=30', 30_000],
    ['wait=10000', 60_000],
    [`wait=${'9'.repeat(400)}`, 60_000],
    ['respond-async, Wait = "5"; foo', 5_000],
    ['wait=x', 0],
    ['wait=-1', 0],
  ] as const
  for (const [header, ms] of waits) assert.equal(preferredWaitMs(header, 60), ms, header)
})

test('a start that has not ended in time is answered with 202 and goes on', async () => {
  const [client] = clients
  const { startWaitSecondsMax } = limits
  Object.assign(limits, { startWaitSecondsMax: 0.001 })
  const answer = await client.request('start_investigation', { body, headers })
  Object.assign(limits, { startWaitSecondsMax })
  assert.equal(answer.status, 202, JSON.stringify(answer.english))
  assert.equal(answer.headers.get('retry-after'), String(limits.retryAfterSeconds))
  assert.equal(answer.headers.get('preference-applied'), 'wait=0.001')
  const { investigation_id } = answer.english as { investigation_id: string }
  assert.equal((await follow(client, investigation_id)).at(-1)?.english.event, 'complete')
})

test('a start that comes again under its key waits as the first did, and starts nothing', async () => {
  for (const client of clients) {
    const keyed = { body, headers: { ...headers, 'Idempotency-Key': `waits-${client.language}` } }
    const answers = await Promise.all([1, 2].map(() => client.request('start_investigation', keyed)))
    answers.push(await client.request('start_investigation', keyed))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.deepEqual(answers.map(({ headers }) => headers.get('idempotency-replayed')).sort(), [null, 'true', 'true'])
    for (const answer of answers) {
      assert.deepEqual(answer.body, answers[0]?.body)
      assert.equal(answer.headers.get('preference-applied'), 'wait=30')
    }
  }
  const [client] = clients
  const keyed = { body: { ...body, data_source: 'tcu' }, headers: { ...headers, 'Idempotency-Key': 'fails' } }
  const failures = [
    await client.request('start_investigation', keyed),
    await client.request('start_investigation', keyed),
  ]
  const [first, second] = failures.map((answer) => failureOf(answer, 422).details.investigation_id)
  assert.equal(first, second)
})

test('a run that fails in time is answered with its error and its id', async () => {
  const [client] = clients
  const answer = await client.request('start_investigation', { body: { ...body, data_source: 'tcu' }, headers })
  const { code, details } = failureOf(answer, 422)
  assert.equal(code, 'INSUFFICIENT_DATA')
  const params = { investigation_id: String(details.investigation_id) }
  assert.equal((await client.request('investigation_status', { params })).status, 200)
})

test('a client that leaves ends its wait, not the run', async () => {
  const client = await service.clientOf('analyst', 'en')
  const leaving = new AbortController()
  const waiting = client.request('start_investigation', { body, headers, signal: leaving.signal })
  const listed = async () => ((await client.request('list_investigations')).english as InvestigationList).data
  while ((await listed()).length === 0);
  leaving.abort()
  await assert.rejects(waiting, { name: 'AbortError' })
  const [run] = await listed()
  assert.ok(run)
  assert.equal((await follow(client, run.investigation_id)).at(-1)?.english.event, 'complete')
  assert.deepEqual(service.errors, [])
})
