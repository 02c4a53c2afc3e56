import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { runningKey } from '../../src/agents/keys.ts'
import type { EventPage } from '../../src/domain/generated/wire-types.ts'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { outboxPrefix } from '../../src/events/keys.ts'
import { readTrail } from '../support/audit-trail.ts'
import type { Client } from '../support/client.ts'
import { failureOf, follow, investigate, start } from '../support/investigate.ts'
import { startService, type TestService, type TestUser } from '../support/service.ts'

// What deleting an investigation leaves: nothing but the trail's word that it was there and who deleted it.

let service: TestService
let owner: TestUser
let clients: Readonly<Record<Language, Client>>

before(async () => {
  service = await startService()
  owner = await service.addUser('analyst')
  const [en, pt] = await Promise.all(languages.map((language) => service.signIn(owner, language)))
  clients = { en: service.anonymous('en').withToken(en), pt: service.anonymous('pt').withToken(pt) }
})
after(() => service.stop())

const paramsOf = (id: string) => ({ params: { investigation_id: id } })
const purge = (client: Client, id: string) =>
  client.request('cancel_investigation', { ...paramsOf(id), query: { purge: 'true' } })

/** A run that has ended at once, for want of records. */
async function endedRun(client: Client): Promise<string> {
  const id = await start(client, { data_source: 'tcu' })
  await follow(client, id)
  // Its events move from the outbox to the log meanwhile.
  while ((await tracesOf(id)).some((key) => key.startsWith(outboxPrefix))) await wait(5)
  return id
}

/** Keys of the whole state store that are, or whose value names, the id; the audit trail apart. */
async function tracesOf(id: string): Promise<string[]> {
  const found: string[] = []
  for await (const { key, value } of service.state.range({ prefix: '' }))
    if (!key.startsWith('audit/') && (key.includes(id) || Buffer.from(value).includes(id))) found.push(key)
  return found
}

describe('an investigation that is deleted', () => {
  for (const language of languages) {
    test(`leaves nothing in the store but entries of the trail, by its path in ${language}`, async () => {
      const client = clients[language]
      const { id } = await investigate(client)
      const { id: other } = await investigate(client)
      const kept = await tracesOf(other)
      const before = await tracesOf(id)
      for (const part of ['record', 'checkpoint', 'status', 'results', 'event/', 'investigation-list/'])
        assert.ok(
          before.some((key) => key.includes(part)),
          part,
        )
      const answer = await purge(client, id)
      assert.deepEqual([answer.status, answer.body], [204, ''])
      assert.deepEqual(await tracesOf(id), [])
      assert.deepEqual(await tracesOf(other), kept, 'what is another investigation stays')
      for (const operation of ['investigation_status', 'investigation_results', 'investigation_stream'] as const)
        assert.equal(failureOf(await client.request(operation, paramsOf(id)), 404).code, 'INVESTIGATION_NOT_FOUND')
      assert.equal(failureOf(await purge(client, id), 404).code, 'INVESTIGATION_NOT_FOUND')
      const { data } = (await client.request('list_investigations')).english as { data: { investigation_id: string }[] }
      assert.equal(
        data.some(({ investigation_id }) => investigation_id === id),
        false,
      )
      const admin = await service.clientOf('admin', language)
      const trail = await readTrail(admin, { event_type: 'investigation.deleted', resource_type: 'investigation' })
      const entry = trail.find(({ resource_id }) => resource_id === id)
      assert.deepEqual([entry?.user_id, entry?.details.status], [owner.id, 'completed'])
    })
  }

  test('leaves the log of its owner at an end, though its events were the newest', async () => {
    const client = await service.clientOf('analyst', 'en')
    const webhook = await client.request('create_webhook', { body: { url: 'https://1.1.1.1/', active: false } })
    const id = await endedRun(client)
    const whole = (await client.request('list_events')).english as EventPage
    assert.ok(whole.events.length > 0)
    assert.equal((await purge(client, id)).status, 204)
    const left = (await client.request('list_events')).english as EventPage
    assert.deepEqual([left.events, left.has_more, left.cursor], [[], false, whole.cursor])
    const params = { webhook_id: (webhook.english as { readonly id: string }).id }
    const body = { event_id: whole.events[0]?.id }
    failureOf(await client.request('test_webhook', { params, body, signal: AbortSignal.timeout(20_000) }), 404)
  })

  test('must have ended, cancellation with its partial results included', async () => {
    const { id } = await investigate(clients.en)
    await service.state.commit([{ key: runningKey(id), value: Buffer.from(owner.id) }])
    const refused = await purge(clients.pt, id)
    assert.equal(failureOf(refused, 409).code, 'INVESTIGATION_IN_PROGRESS')
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.ok((await tracesOf(id)).length > 1)
    await service.state.commit([{ key: runningKey(id), value: null }])
    assert.equal((await purge(clients.pt, id)).status, 204)
  })

  test('is deleted by whoever owns it and may delete, once, and by an admin', async () => {
    const id = await endedRun(clients.en)
    assert.equal(
      failureOf(await purge(await service.clientOf('analyst', 'en'), id), 403).code,
      'INSUFFICIENT_PERMISSIONS',
    )
    const both = await Promise.all([purge(clients.en, id), purge(clients.pt, id)])
    assert.deepEqual(both.map(({ status }) => status).sort(), [204, 404])
    const second = await endedRun(clients.en)
    assert.equal((await purge(await service.clientOf('admin', 'en'), second)).status, 204)
  })

  test('is deleted by a key that may delete and no more, which cannot cancel', async () => {
    const id = await endedRun(clients.en)
    const byKey = async (scopes: readonly string[], rawQuery: string) => {
      const key = await clients.en.request('create_api_key', { body: { name: 'chave', scopes } })
      const headers = { 'X-API-Key': (key.english as { api_key: string }).api_key }
      return service.anonymous('en').request('cancel_investigation', { ...paramsOf(id), rawQuery, headers })
    }
    const writer = ['read:investigations', 'write:investigations']
    const missing = async (scopes: readonly string[], rawQuery: string) =>
      failureOf(await byKey(scopes, rawQuery), 403).details.required_permission
    assert.equal(await missing(writer, 'purge=true'), 'delete:investigations')
    assert.equal(await missing(['delete:investigations'], 'purge=false'), 'write:investigations')
    assert.equal(await missing(['delete:investigations'], ''), 'write:investigations')
    for (const query of ['purge=true&purge=false', 'purge=true&purge=true'])
      assert.equal(failureOf(await byKey(['delete:investigations'], query), 400).code, 'VALIDATION_ERROR')
    assert.equal((await byKey(['delete:investigations'], 'purge=true')).status, 204)
  })

  test('that had failed goes as well, and without the parameter nothing is deleted', async () => {
    const id = await endedRun(clients.en)
    const kept = await tracesOf(id)
    const answer = await clients.en.request('cancel_investigation', { ...paramsOf(id), query: { purge: 'false' } })
    assert.equal(failureOf(answer, 409).code, 'INVESTIGATION_NOT_CANCELLABLE')
    assert.deepEqual(await tracesOf(id), kept)
    assert.equal((await purge(clients.en, id)).status, 204)
    assert.deepEqual(await tracesOf(id), [])
  })
})

test('none of it made the service stumble', () => {
  assert.deepEqual(service.errors, [])
})
