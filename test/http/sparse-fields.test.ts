import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { InvestigationDocument } from '../../src/domain/generated/wire-types.ts'
import type { Client } from '../support/client.ts'
import { failureOf, start } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

// fields on one resource, as on lists.

let service: TestService
let en: Client
let pt: Client
before(async () => {
  service = await startService()
  const token = await service.signIn(await service.addUser('analyst'))
  en = service.anonymous('en').withToken(token)
  pt = service.anonymous('pt').withToken(token)
})
after(() => service.stop())

test('a resource is read with the fields that are named, and tagged by them', async () => {
  const whole = await en.request('auth_me')
  const some = await en.request('auth_me', { query: { fields: 'email,role' } })
  assert.deepEqual(Object.keys(some.body as object).sort(), ['email', 'role'])
  assert.notEqual(some.headers.get('etag'), whole.headers.get('etag'))
  const portuguese = await pt.request('auth_me', { query: { fields: 'funcao' } })
  assert.deepEqual(Object.keys(portuguese.body as object), ['funcao'])
})

test('of a document the attributes are chosen; it says what it is and of which request', async () => {
  const params = { investigation_id: await start(en) }
  const tags = new Set<string | null>()
  for (const query of ['status,query', 'query']) {
    const { english, headers } = await en.request('get_investigation', { params, query: { fields: query } })
    const { data, meta } = english as InvestigationDocument
    assert.deepEqual(Object.keys(data.attributes).sort(), query.split(',').sort())
    assert.deepEqual([data.id, data.type], [params.investigation_id, 'investigation'])
    assert.ok(meta.request_id)
    tags.add(headers.get('etag'))
  }
  assert.equal(tags.size, 2)
})

test('stored answers too, in the names of their path', async () => {
  const id = await start(en)
  const token = await service.signIn(await service.addUser('admin'))
  const get = async (path: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await (await fetch(`${service.baseUrl}/api/v1/${path}`, { headers })).json()) as object
  }
  assert.deepEqual(Object.keys(await get(`investigations/${id}/status?fields=status`)), ['status'])
  const portuguese = await get(`investigacoes/${id}/status?campos[situacao_investigacao]=progresso`)
  assert.deepEqual(Object.keys(portuguese), ['progresso'])
})

test('a field that there is not is refused', async () => {
  const { code, details } = failureOf(await en.request('auth_me', { query: { fields: 'password' } }), 400)
  assert.deepEqual([code, details.field, details.reason], ['VALIDATION_ERROR', 'fields', 'unknown_field'])
  const other = await en.request('auth_me', { rawQuery: 'page=2' })
  assert.equal(failureOf(other, 400).details.reason, 'unknown_field')
})
