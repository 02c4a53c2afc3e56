import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Reply, ValidRequest } from '../../src/http/handler.ts'
import { createServer } from '../../src/http/server.ts'
import { limits } from '../../src/limits.ts'
import { askGraph } from '../support/graph.ts'
import { serverParts } from '../support/server-parts.ts'

// What a document has read of the services: each different thing once, however many values want it.

const counts = new Map<string, number>()
let records = 5
const uuid = (at: number) => `7f0c1b52-5f5c-4c0e-9d0a-${String(at).padStart(12, '0')}`
const atInstant = '2026-11-30T12:00:00.000Z'
const runs = 20
const owners = 3
const points = 20

const item = (at: number) => ({
  ...{ investigation_id: uuid(at), query: 'zzz', status: 'completed', anomalies_found: 1, risk_score: 1 },
  ...{ data_source: 'tcu', created_at: atInstant, completed_at: atInstant },
})

function anomaly(at: number) {
  const link = (record_id: string) => ({
    source: 'tcu',
    record_id,
    original_id: '1',
    file: 'f',
    line: 1,
    retrieved_at: atInstant,
  })
  const data_points = Array.from({ length: points }, (_, point) => {
    const record = link(`contract.tcu.${(at * points + point) % records}`)
    return { metric: 'price', value: 1, timestamp: atInstant, record }
  })
  const affected_entities = { primary: { type: 'contract', id: '1', name: 'a' }, related: [] }
  const evidence = { data_points, patterns: [] }
  const words = { type: 'price_anomaly', severity: 'high', confidence: 0.9, description: 'd', technical_details: {} }
  return { id: `a${at}`, ...words, affected_entities, evidence }
}

/** What the services would answer, each call of which is a read of the store. */
function handle({ operation, params }: ValidRequest): Reply {
  counts.set(operation.id, (counts.get(operation.id) ?? 0) + 1)
  const at = Number(String(params.investigation_id ?? '').slice(-12))
  const meta = { request_id: uuid(0), duration_ms: 1 }
  switch (operation.id) {
    case 'list_investigations':
      return {
        body: {
          data: Array.from({ length: runs }, (_, index) => item(index + 1)),
          meta: { total: runs, page: 1, limit: runs, pages: 1 },
          links: { first: '/a', last: '/a' },
        },
      }
    case 'get_investigation': {
      const attributes = { ...item(at), user_id: uuid(at % owners), confidence_score: 0.5 }
      return { body: { data: { id: uuid(at), type: 'investigation', attributes, relationships: {} }, meta } }
    }
    case 'investigation_results':
      return {
        body: {
          investigation_id: uuid(at),
          anomalies: [anomaly(at)],
          insights: [],
          recommendations: [],
          metadata: {},
          summary: {},
        },
      }
    case 'get_user':
      return { body: { id: params.user_id, email: 'a@example.org', role: 'viewer', permissions: [] } }
    case 'get_record':
      return { body: { data: { id: params.record_id, type: 'contract', attributes: {} }, meta } }
    default:
      throw new Error(operation.id)
  }
}

const caller = { user_id: 'u', email: 'a@example.org', role: 'admin' as const, team_ids: [] }
const permissions = ['read:investigations', 'manage:users'] as const
const server = createServer(serverParts(handle, { authenticate: async () => ({ ...caller, permissions }) }))
let baseUrl: string

before(async () => {
  baseUrl = `http://127.0.0.1:${await server.listen()}`
})
beforeEach(() => {
  counts.clear()
  records = 5
})
after(() => server.drain(100))

const document = `{ investigations { nodes { id user_id confidence_score user { email } findings { agent }
  anomalies(first: 2) { id created_at evidence { data_points { record { whole_record { id } } } } } } } }`

test('a list with nested records reads each different thing once', async () => {
  const { errors, data } = await askGraph({ baseUrl, token: 't' }, document)
  assert.deepEqual(errors, [])
  assert.equal(Object.keys(data.investigations?.nodes ?? {}).length, runs)
  assert.deepEqual(Object.fromEntries(counts), {
    list_investigations: 1,
    get_investigation: runs,
    investigation_results: runs,
    get_user: owners,
    get_record: 5,
  })
})

test('two fields of one document that want the same share its read', async () => {
  const { errors } = await askGraph(
    { baseUrl, token: 't' },
    `{ a: investigation(investigation_id: "${uuid(1)}") { id } b: investigation(investigation_id: "${uuid(1)}") { query } }`,
  )
  assert.deepEqual(errors, [])
  assert.deepEqual(Object.fromEntries(counts), { get_investigation: 1 })
})

test('a document that wants too many different things gets some, and the reason', async () => {
  records = runs * points
  const { errors } = await askGraph({ baseUrl, token: 't' }, document)
  assert.ok(errors.length > 0)
  for (const { extensions } of errors) assert.equal(Object(extensions.details).reason, 'graph_too_many_operations')
  const reads = [...counts.values()].reduce((sum, count) => sum + count, 0)
  assert.equal(reads, limits.graphOperationsMax)
})
