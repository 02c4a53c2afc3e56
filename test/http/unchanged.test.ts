import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OperationId } from '../../src/wire/operations.ts'
import { readTrail } from '../support/audit-trail.ts'
import type { Client, ClientRequest } from '../support/client.ts'
import { follow, start } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let admin: Client
before(async () => {
  service = await startService()
  admin = await service.clientOf('admin', 'en')
})
after(() => service.stop())

async function answerOf(id: OperationId, request: ClientRequest): Promise<unknown> {
  const { status, english } = await admin.request(id, request)
  assert.equal(status < 300, true, `${id}: ${JSON.stringify(english)}`)
  return english
}

test('a request that changes nothing leaves what is stored as it was, and no event', async () => {
  const investigation_id = await start(admin)
  await follow(admin, investigation_id)
  const investigation = { params: { investigation_id } }
  const user = { params: { user_id: (await service.addUser('viewer')).id } }
  const made = await answerOf('create_api_key', { body: { name: 'chave', scopes: ['read:reports'] } })
  const key = { params: { api_key_id: (made as { readonly id: string }).id } }
  const rates = { requests_per_hour: 10, burst: 5, concurrent: 1 }
  await answerOf('set_api_key_rate_limits', { ...key, body: rates })
  const requests: readonly (readonly [OperationId, ClientRequest])[] = [
    ['update_investigation', { ...investigation, body: {} }],
    ['update_investigation', { ...investigation, body: { visibility: 'private', team_id: 'none' } }],
    ['update_user', { ...user, body: {} }],
    ['update_user', { ...user, body: { role: 'viewer', status: 'active', team_ids: [] } }],
    ['update_settings', { body: {} }],
    ['set_api_key_rate_limits', { ...key, body: rates }],
  ]
  const kept = async () => {
    const stored = []
    for await (const { key, value } of service.state.range({ prefix: '' }))
      if (/^(investigation|user|api-key|settings)/.test(key)) stored.push([key, Buffer.from(value).toString('latin1')])
    return stored
  }
  for (const [id, request] of requests) {
    service.clock.advance(1000)
    const [before, events] = [await kept(), await readTrail(admin)]
    await answerOf(id, request)
    assert.deepEqual(await kept(), before, id)
    assert.equal((await readTrail(admin)).length, events.length, id)
  }
})
