import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { answerDocument } from '../../src/http/graphql/answer-document.ts'
import type { CarryOut } from '../../src/http/graphql/graph-run.ts'
import { streamDocument } from '../../src/http/graphql/stream-document.ts'
import type { AdmittedRequest } from '../../src/http/handler.ts'
import { limits } from '../../src/limits.ts'
import { systemClock } from '../../src/platform/clock.ts'

// What a document carries out, and when it stops.

const caller = { user_id: 'u', email: 'a@example.org', role: 'admin', permissions: [], team_ids: [] } as const
const given = { operationName: undefined, variables: {} }
const uuid = (at: number) => `7f0c1b52-5f5c-4c0e-9d0a-${String(at).padStart(12, '0')}`
const many = Array.from({ length: 12 }, (_, at) => `a${at}: investigation(investigation_id: "${uuid(at)}") { id }`)

function setUp(carryOut: CarryOut) {
  const ending = new AbortController()
  const logged: unknown[] = []
  let counted = 0
  const request = {
    ...{ language: 'en', requestId: uuid(0), operation: { method: 'POST' }, caller, aborted: ending.signal },
    countMore: () => {
      counted++
    },
  } as unknown as AdmittedRequest
  const log = { debug() {}, info() {}, warn() {}, error: (...line: unknown[]) => void logged.push(line) }
  const parts = { clock: systemClock, log, carryOut }
  const ask = async (text: string) => (await answerDocument({ text, ...given }, request, parts)).result
  return { ask, request, parts, ending, logged, counted: () => counted }
}

const found = (attributes: object, bytes = 10) => ({ status: 200, bytes, body: { data: { id: 'x', attributes } } })

test('few operations of a document are under way at once, and each but the first counts as a request', async () => {
  let underWay = 0
  let most = 0
  const { ask, counted } = setUp(async () => {
    most = Math.max(most, ++underWay)
    await turn()
    underWay--
    return found({})
  })
  const { errors } = await ask(`{ ${many.join(' ')} }`)
  assert.equal(errors, undefined)
  assert.equal(most, limits.graphOperationsAtOnce)
  assert.equal(counted(), many.length - 1)
})

test('a document whose answers are large begins no further operation, and says so', async () => {
  let begun = 0
  const { ask } = setUp(async () => {
    begun++
    return found({}, limits.graphKeptBytesMax)
  })
  const { errors = [] } = await ask(`{ ${many.join(' ')} }`)
  assert.ok(begun <= limits.graphOperationsAtOnce)
  assert.equal(errors.length, many.length - begun)
  for (const { extensions } of errors) assert.equal(Object(extensions.details).reason, 'graph_too_many_bytes')
})

test('a mutation behind the end of its request is not carried out', async () => {
  let begun = 0
  const { ask, ending } = setUp(async () => {
    begun++
    ending.abort()
    return { status: 204, bytes: 0, body: null }
  })
  await ask('mutation { a: delete_report(report_id: "a") b: delete_report(report_id: "b") }')
  assert.equal(begun, 1)
})

test('a stored value that does not fit the schema is no fault of the caller', async () => {
  const { ask, logged } = setUp(async () => found({ status: 'nothing of ours' }))
  const { errors = [] } = await ask(`{ investigation(investigation_id: "${uuid(1)}") { status } }`)
  assert.deepEqual(
    errors.map(({ extensions }) => extensions.code),
    ['INTERNAL_ERROR'],
  )
  assert.equal(logged.length, 1)
})

test('a subscription can be read as long as its feed can', async () => {
  const { request, parts, ending } = setUp(async () => found({}))
  const isReadable = async () => false
  const follow = async () => ({ messages: (async function* () {})(), isReadable, key: 'k', about: {} })
  const text = `subscription { investigation_updates(investigation_id: "${uuid(1)}") { type } }`
  const asker = { request, caller, signal: ending.signal }
  const results = await streamDocument({ text, ...given }, asker, { ...parts, follow })
  assert.equal('isReadable' in results && results.isReadable, isReadable)
})
