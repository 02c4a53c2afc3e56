import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { InvestigationBatchAnswers } from '../../src/domain/generated/wire-types.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { readTrail } from '../support/audit-trail.ts'
import type { ClientResponse } from '../support/client.ts'
import { failureOf, follow } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

// Several investigations in one request: each is answered as a start of its own.

let service: TestService
before(async () => {
  service = await startService(undefined, { rateLimits: { mode: 'spec', tiers: {}, trusted: [] } })
})
after(() => service.stop())

const good = { query: 'zzz', data_source: 'compras_gov' }
const resultsOf = ({ status, english }: ClientResponse) => {
  assert.equal(status, 200, JSON.stringify(english))
  return (english as InvestigationBatchAnswers).results
}
const statuses = (answer: ClientResponse) => resultsOf(answer).map(({ status }) => status)
const many = (count: number, request: object = good) => Array.from({ length: count }, () => request)

test('each request of a batch is answered by itself and in its place, in both languages', async () => {
  for (const language of languages) {
    const client = await service.clientOf('analyst', language)
    const requests = {
      en: [good, { query: 'zzz' }, { ...good, data_source: 'sei' }, 7, { ...good, consulta: 'zzz' }, good],
      pt: [
        { consulta: 'zzz', fonte_dados: 'compras_gov' },
        { consulta: 'zzz' },
        { consulta: 'zzz', fonte_dados: 'sei' },
        7,
        { query: 'zzz', fonte_dados: 'compras_gov' },
        { consulta: 'zzz', fonte_dados: 'compras_gov' },
      ],
    }
    const answer = await client.request('start_investigations', { body: { requests: requests[language] } })
    const results = resultsOf(answer)
    assert.deepEqual(statuses(answer), [201, 400, 400, 400, 400, 201])
    assert.deepEqual(
      results.map(({ error }) => [error?.code, error?.details.field]),
      {
        en: [
          [undefined, undefined],
          ['VALIDATION_ERROR', 'data_source'],
          ['INVALID_DATA_SOURCE', 'data_source'],
          ['VALIDATION_ERROR', 'body'],
          ['VALIDATION_ERROR', 'query'],
          [undefined, undefined],
        ],
        pt: [
          [undefined, undefined],
          ['VALIDATION_ERROR', 'fonte_dados'],
          ['INVALID_DATA_SOURCE', 'fonte_dados'],
          ['VALIDATION_ERROR', 'corpo'],
          ['VALIDATION_ERROR', 'consulta'],
          [undefined, undefined],
        ],
      }[language],
    )
    for (const { body } of [results[0], results[5]]) {
      assert.ok(body !== undefined && body.status === 'processing')
      const events = await follow(client, body.investigation_id)
      assert.ok(events.length > 0)
    }
  }
})

test('what runs counts from the first of a batch to the last, and each start stands in the trail', async () => {
  const user = await service.addUser('analyst')
  const client = service.anonymous('en').withToken(await service.signIn(user))
  const answer = await client.request('start_investigations', { body: { requests: many(14) } })
  const refused = resultsOf(answer).filter(({ status }) => status === 429)
  // The table of tiers has 10 at once for an ordinary user.
  assert.deepEqual(statuses(answer), [...many(10).map(() => 201), ...many(4).map(() => 429)])
  for (const { error } of refused) assert.equal(error?.details.reason, 'too_many_running')
  const admin = await service.clientOf('admin', 'en')
  const created = await readTrail(admin, { event_type: 'investigation.created', user_email: user.email })
  assert.equal(created.length, 10)
})

test('each request of a batch counts against the limits of its caller', async () => {
  const client = await service.clientOf('analyst', 'en')
  const remaining = ({ headers }: ClientResponse) => Number(headers.get('x-ratelimit-remaining'))
  const before = remaining(await client.request('list_investigations'))
  const answer = await client.request('start_investigations', { body: { requests: many(50, { query: 'zzz' }) } })
  assert.deepEqual([...new Set(statuses(answer))], [400])
  assert.equal(remaining(answer), before - 50)
  const rest = await client.request('start_investigations', { body: { requests: many(50, { query: 'zzz' }) } })
  const codes = resultsOf(rest).map(({ error }) => error?.details.reason)
  // A burst is 100 requests, of which some come back while the test runs.
  assert.equal(codes[0], 'required')
  assert.equal(codes.at(-1), 'rate_burst')
})

test('a batch that comes again with its key starts nothing, and is answered as before', async () => {
  const user = await service.addUser('analyst')
  const client = service.anonymous('en').withToken(await service.signIn(user))
  const asked = { body: { requests: [good, { query: 'zzz' }, good] }, headers: { 'Idempotency-Key': 'batch' } }
  const [first, twin] = await Promise.all([1, 2].map(() => client.request('start_investigations', asked)))
  assert.ok(first && twin)
  const again = await client.request('start_investigations', asked)
  assert.deepEqual([twin.body, again.body], [first.body, first.body])
  assert.equal(again.headers.get('idempotency-replayed'), 'true')
  assert.deepEqual(statuses(again), [201, 400, 201])
  const { meta } = (await client.request('list_investigations')).english as { meta: { total: number } }
  assert.equal(meta.total, 2)
  const other = { ...asked, body: { requests: [good] } }
  assert.equal(failureOf(await client.request('start_investigations', other), 422).code, 'IDEMPOTENCY_KEY_REUSED')
})

test('no batch, one of none, one of more than 50 and one of a viewer are refused whole', async () => {
  const client = await service.clientOf('analyst', 'en')
  for (const body of [{}, { requests: [] }, { requests: many(51) }, { requests: good }]) {
    const { code, details } = failureOf(await client.request('start_investigations', { body }), 400)
    assert.deepEqual([code, details.field], ['VALIDATION_ERROR', 'requests'])
  }
  const viewer = await service.clientOf('viewer', 'en')
  const refused = await viewer.request('start_investigations', { body: { requests: [good] } })
  assert.equal(failureOf(refused, 403).details.required_permission, 'write:investigations')
})
