import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { dayMs } from '../../src/domain/days.ts'
import { getOperation } from '../../src/wire/operations.ts'
import type { Client } from '../support/client.ts'
import { failureOf } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

// Versions of the interface, and operations that end.

let service: TestService
let en: Client
let pt: Client
before(async () => {
  service = await startService([])
  const token = await service.signIn(await service.addUser('analyst'))
  en = service.anonymous('en').withToken(token)
  pt = service.anonymous('pt').withToken(token)
})
after(() => service.stop())

/** An operation of the table that is deprecated for the time of a test. */
const planted = getOperation('investigation_progress')
afterEach(() => Object.assign(planted, { deprecated: false }))
const announce = (daysAgo: number, successor: string | null = 'investigation_status') => {
  const announced = new Date(service.clock.now() - daysAgo * dayMs).toISOString().slice(0, 10)
  Object.assign(planted, { deprecated: { announced, successor } })
  return announced
}
const id = '6b1f4f0e-3f0a-4f39-9d7e-0a4d7f6c1b22'
const ask = (client: Client) => client.request('investigation_progress', { params: { investigation_id: id } })

test('every answer names its version, and a request may ask for it', async () => {
  const { status, headers } = await en.request('auth_me', { headers: { 'X-API-Version': '1' } })
  assert.deepEqual([status, headers.get('x-api-version')], [200, '1'])
})

test('a version that there never was is refused, and one that has ended is gone', async () => {
  const unknown = await en.request('auth_me', { headers: { 'X-API-Version': '2' } })
  const { code, details } = failureOf(unknown, 400)
  assert.deepEqual([code, details.field, details.reason], ['VALIDATION_ERROR', 'X-API-Version', 'not_allowed'])
  for (const client of [en, pt]) {
    const ended = await client.request('auth_me', { headers: { 'X-API-Version': '0' } })
    assert.equal(failureOf(ended, 410).code, 'API_SUNSET')
  }
  assert.equal((await en.request('health', { headers: { 'X-API-Version': '0' } })).status, 200)
})

test('each answer of an operation that will end says since when, until when and what to use instead', async () => {
  const announced = announce(10)
  const end = new Date(`${Number(announced.slice(0, 4)) + 1}${announced.slice(4)}`).toUTCString()
  for (const [client, root] of [
    [en, '/api/v1/investigations'],
    [pt, '/api/v1/investigacoes'],
  ] as const) {
    // Refusals too.
    const { status, headers } = await ask(client)
    assert.equal(status, 404)
    assert.equal(headers.get('deprecation'), `@${Date.parse(announced) / 1000}`)
    assert.equal(headers.get('sunset'), end)
    const link = headers.get('link') ?? ''
    for (const part of [
      '</docs/release-notes>; rel="deprecation"',
      '</docs/migration>; rel="sunset"',
      `<${root}/${id}/status>; rel="successor-version"`,
    ])
      assert.ok(link.includes(part), link)
  }
  assert.equal((await en.request('auth_me')).headers.get('deprecation'), null)
})

test('an operation is gone once its year has passed, whoever asks', async () => {
  announce(364)
  assert.equal((await ask(en)).status, 404)
  announce(367)
  for (const client of [en, service.anonymous('en')]) {
    const { details } = failureOf(await ask(client), 410)
    assert.deepEqual([details.reason, details.successor], ['operation_ended', `/api/v1/investigations/${id}/status`])
  }
  assert.ok((await ask(en)).headers.has('sunset'))
  announce(367, null)
  assert.equal(failureOf(await ask(en), 410).details.successor, undefined)
})
