import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { AppError } from '../../src/errors.ts'
import { errorEnvelope } from '../../src/wire/envelope.ts'
import { toWireEvent } from '../../src/wire/events.ts'
import { toPortuguese } from '../../src/wire/rename.ts'
import { createClient } from '../support/client.ts'

const id = '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11'
const user = { id, email: 'a@example.org', role: 'analyst', permissions: ['read:investigations'] }

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void
let server: Server
let base = ''
let answer: Answer = () => undefined

before(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => server.close())

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-ID': id, ...headers })
    response.end(JSON.stringify(body))
  }
}

test('the client sends each language its own spelling and reads the answer back in English', async () => {
  const seen: string[] = []
  const reply = {
    investigation_id: id,
    status: 'processing',
    estimated_completion: '2025-01-01T00:00:00Z',
    stream_url: `/api/v1/investigations/stream/${id}`,
  }
  answer = (request, response, body) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`)
    json(201, toPortuguese('InvestigationStarted', reply))(request, response, body)
  }
  const client = createClient(base, { language: 'pt', token: 't' })
  const { english } = await client.request('start_investigation', {
    body: { query: 'abc', anomaly_types: ['price_anomaly'] },
  })
  assert.deepEqual(english, reply)
  answer = (request, response, body) => {
    seen.push(`${request.method} ${request.url}`)
    const empty = { data: [], meta: { total: 0, page: 1, limit: 20, pages: 0 } }
    json(200, toPortuguese('InvestigationList', empty))(request, response, body)
  }
  await client.request('list_investigations', { query: { status: 'failed', sort: '-created_at', page: 2 } })
  assert.deepEqual(seen, [
    'POST /api/v1/investigacoes/iniciar Bearer t {"consulta":"abc","tipos_anomalia":["anomalia_preco"]}',
    'GET /api/v1/investigacoes?status=falhada&ordenacao=-criado_em&pagina=2',
  ])
})

test('the client refuses every answer that the document does not describe', async () => {
  const client = createClient(base, { language: 'en' })
  const envelope = (code: 'UNAUTHORIZED' | 'ACCOUNT_LOCKED') =>
    errorEnvelope(new AppError(code), 'en', { requestId: id, nowMs: 0 }).body
  const refused: readonly [string, Answer][] = [
    ['an undocumented field', json(200, { ...user, password_hash: 'x' })],
    ['a missing field', json(200, { id, email: 'x', role: 'admin' })],
    ['an undocumented value', json(200, { ...user, role: 'root' })],
    ['the other language', json(200, toPortuguese('User', user))],
    ['an undocumented status', json(418, envelope('UNAUTHORIZED'))],
    ['an undocumented code', json(401, envelope('ACCOUNT_LOCKED'))],
    ['another content type', json(200, user, { 'Content-Type': 'text/html' })],
    ['no request id', json(200, user, { 'X-Request-ID': '' })],
    [
      'another request id than the envelope',
      json(401, envelope('UNAUTHORIZED'), { 'X-Request-ID': id.replace('7', '8') }),
    ],
  ]
  for (const [what, behaviour] of refused) {
    answer = behaviour
    await assert.rejects(client.request('auth_me'), assert.AssertionError, what)
  }
  answer = json(200, user)
  assert.deepEqual((await client.request('auth_me')).body, user)
  answer = json(401, envelope('UNAUTHORIZED'))
  assert.equal((await client.request('auth_me')).status, 401)
})

test('the client reads a stream that arrives in pieces, and refuses an event that is not documented', async () => {
  const { event, data } = toWireEvent('complete', { total_anomalies: 2, processing_time: 5, agents_used: 3 }, 'pt')
  const text = `retry: 3000\n\n: heartbeat\n\nid: 7\r\nevent: ${event}\r\ndata: ${JSON.stringify(data)}\r\n\r\n`
  const stream = (body: string): Answer => {
    return (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Request-ID': id })
      for (const piece of body.match(/[\s\S]{1,7}/g) ?? []) response.write(piece)
      response.end()
    }
  }
  const client = createClient(base, { language: 'pt' })
  answer = stream(text)
  const { english } = await client.request('investigation_stream', { params: { investigation_id: id } })
  assert.deepEqual(english, [{ event: 'complete', data: { total_anomalies: 2, processing_time: 5, agents_used: 3 } }])
  answer = stream('event: complete\ndata: {}\n\n')
  await assert.rejects(
    client.request('investigation_stream', { params: { investigation_id: id } }),
    /undocumented message/,
  )
  answer = stream(text.replace('total_anomalias', 'total_anomalies'))
  await assert.rejects(
    client.request('investigation_stream', { params: { investigation_id: id } }),
    assert.AssertionError,
  )
})
