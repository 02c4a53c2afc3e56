import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from '../../src/domain/caller.ts'
import { AppError } from '../../src/errors.ts'
import type { Reply, ValidRequest } from '../../src/http/handler.ts'
import { createServer } from '../../src/http/server.ts'
import { limits } from '../../src/limits.ts'
import { RawClient, requestText } from '../support/raw-http.ts'
import { serverParts } from '../support/server-parts.ts'
import { startService } from '../support/service.ts'

// The library keeps state on the socket: whether it is read, handlers, a timer. None of it may outlive its request.

const permissions: Caller['permissions'] = ['read:investigations', 'write:investigations', 'configure:system']
let uploadRead: (upload: AsyncIterable<Uint8Array>) => Promise<number>
const handle = async ({ upload, query, operation }: ValidRequest): Promise<Reply> => {
  if (upload !== null) return { body: { bytes: await uploadRead(upload) } }
  if (operation.id === 'list_investigations') return { json: Buffer.alloc(Number(query.limit) * 1024 * 1024, ' ') }
  return { body: {} }
}
const server = createServer(
  serverParts(handle, {
    authenticate: async (authorization): Promise<Caller> => {
      if (authorization === 'Bearer none') throw new AppError('TOKEN_INVALID')
      const role = authorization === 'Bearer viewer' ? 'viewer' : 'admin'
      return {
        user_id: '3f2c1a90-5f5e-4c0b-9d43-6f1f5a0f7c11',
        email: 'ana@example.org',
        role,
        permissions: role === 'viewer' ? ['read:investigations'] : permissions,
        team_ids: [],
      }
    },
  }),
)
let port: number
before(async () => {
  port = await server.listen()
})
after(() => server.drain(100))

async function readAll(upload: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const chunk of upload) bytes += chunk.length
  return bytes
}

const json = { Authorization: 'Bearer admin', 'Content-Type': 'application/json' }
const csv = { Authorization: 'Bearer admin', 'Content-Type': 'text/csv' }
const start = '/api/v1/investigations/start'
const upload = '/api/v1/imports?source=portal_transparencia&file_name=a.csv'
const large = 'x'.repeat(1_700_000)
const medium = large.slice(0, limits.bodyBytesMax)

const firsts: readonly (readonly [name: string, request: string, status: number])[] = [
  ['one that is served', requestText('GET', '/health/live'), 200],
  ['an upload', requestText('POST', upload, { headers: csv, body: 'a,b' }), 201],
  ['an upload larger than the queue', requestText('POST', upload, { headers: csv, body: large }), 201],
  ['a refusal for want of a credential', requestText('POST', upload, { body: large }), 401],
  [
    'a refusal of a credential',
    requestText('POST', upload, { headers: { ...csv, Authorization: 'Bearer none' }, body: large }),
    401,
  ],
  [
    'a refusal of a permission',
    requestText('POST', upload, { headers: { ...csv, Authorization: 'Bearer viewer' }, body: large }),
    403,
  ],
  ['a path that is none', requestText('POST', '/nowhere', { headers: csv, body: large }), 404],
  ['a body that is too large', requestText('POST', start, { headers: json, body: large }), 413],
  ['a media type', requestText('POST', start, { headers: { ...json, 'Content-Type': 'text/xml' }, body: medium }), 415],
  ['a preflight with a body', requestText('OPTIONS', start, { headers: { Origin: 'https://x' }, body: large }), 405],
]

test('a connection serves its second request whatever became of the first', async () => {
  uploadRead = async (bytes) => {
    await wait(50)
    return readAll(bytes)
  }
  for (const [name, request, status] of firsts) {
    const client = new RawClient(port)
    client.socket.write(request)
    assert.equal((await client.response()).status, status, name)
    for (const path of ['/health/live', '/health/ready']) {
      client.socket.write(requestText('GET', path))
      assert.equal((await client.response()).status, 200, `${name}, then ${path}`)
    }
    client.socket.write(requestText('POST', upload, { headers: csv, body: large }))
    assert.equal((await client.response()).body.includes(String(large.length)), true, `${name}, then an upload`)
    client.close()
  }
})

test('a connection serves its second request after a large answer that was read slowly', async () => {
  const client = new RawClient(port)
  client.socket.pause()
  await client.write(requestText('GET', '/api/v1/investigations?limit=20', { headers: json }))
  await wait(100)
  client.socket.resume()
  assert.equal((await client.response()).status, 200)
  await client.write(requestText('GET', '/health/live'))
  assert.equal((await client.response()).status, 200)
  client.close()
})

test('a client that leaves in the middle of an upload holds up nobody', async () => {
  uploadRead = readAll
  const client = new RawClient(port)
  await client.write(requestText('POST', upload, { headers: csv, body: large }).slice(0, 900_000))
  client.close()
  const next = new RawClient(port)
  next.socket.write(requestText('POST', upload, { headers: csv, body: large }))
  assert.equal((await next.response()).status, 201)
  next.close()
})

test('two requests in one segment are both answered where the first is a probe or a document', async () => {
  const service = await startService([])
  const answeredAtOnce = [
    '/health',
    '/health/live',
    '/health/ready',
    '/metrics',
    '/openapi.json',
    '/openapi.pt.json',
    '/asyncapi.json',
    '/asyncapi.pt.json',
    '/nowhere',
  ]
  for (const path of answeredAtOnce) {
    const client = new RawClient(service.port)
    await client.write(requestText('GET', path) + requestText('GET', '/health/live'))
    await client.response()
    assert.equal((await client.response()).status, 200, path)
    client.close()
  }
  await service.stop()
})

test('of two requests in one segment where the first is a change, the first may be carried out and neither answered', async () => {
  const service = await startService([])
  const token = await service.signIn(await service.addUser('admin'))
  const client = new RawClient(service.port)
  const headers = { ...json, Authorization: `Bearer ${token}` }
  const first = requestText('POST', '/api/v1/admin/teams', { headers, body: '{"name":"x"}' })
  await client.write(first + requestText('GET', '/health/live'))
  await client.closed()
  assert.equal(client.text, '')
  await service.stop()
})

test('empty lines before a request are skipped, wherever its bytes are split and whatever came before it', async (t) => {
  if (process.platform !== 'linux') return t.skip('the binary is repaired on Linux alone')
  const probe = requestText('GET', '/health/live')
  const login = requestText('POST', start, { headers: { 'Content-Type': 'text/xml' }, body: '{}' })
  const texts = [`\r\n${probe}`, `\r\n\r\n\r\n${probe}\r\n${probe}`, `${login}\r\n${probe}`]
  for (const text of texts) {
    for (let cut = 0; cut < text.length; cut++) {
      const client = new RawClient(port)
      await client.write(text.slice(0, cut))
      await client.write(text.slice(cut))
      for (const [request] of text.matchAll(/GET|POST/g))
        assert.equal((await client.response()).status, request === 'GET' ? 200 : 401, JSON.stringify([text, cut]))
      client.close()
    }
  }
})

test('a request line or a head that the library refuses is answered in plain text that does not name it', async (t) => {
  if (process.platform !== 'linux') return t.skip('the binary is repaired on Linux alone')
  const host = 'Host: a\r\n'
  const refused: readonly (readonly [name: string, text: string, status: number])[] = [
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, 505],
    ['absolute-form', `GET http://a/health/live HTTP/1.1\r\n${host}\r\n`, 505],
    ['authority-form', `CONNECT a:443 HTTP/1.1\r\n${host}\r\n`, 505],
    ['HTTP/1.0 of a health checker', 'GET /health/live HTTP/1.0\r\n\r\n', 505],
    ['HTTP/0.9', 'GET /health/live\r\n', 505],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 505],
    ['bare line feeds', `GET /health/live HTTP/1.1\nHost: a\n\n`, 505],
    ['an empty line of a bare line feed', `\nGET /health/live HTTP/1.1\r\n${host}\r\n`, 505],
    ['a bare carriage return before a request', `\rGET /health/live HTTP/1.1\r\n${host}\r\n`, 505],
    ['a bare carriage return in a method', `GE\rT /health/live HTTP/1.1\r\n${host}\r\n`, 505],
    ['a bare carriage return in a target', `GET /health\r/live HTTP/1.1\r\n${host}\r\n`, 505],
    ['a bare carriage return in a field', `GET /health/live HTTP/1.1\r\n${host}A: b\rc\r\n\r\n`, 400],
    ['a bare carriage return at the end of a field', `GET /health/live HTTP/1.1\r\n${host}A: b\r\r\n\r\n`, 400],
    ['a bare carriage return in the name of a field', `GET /health/live HTTP/1.1\r\n${host}A\rB: c\r\n\r\n`, 400],
    [
      'a header of the PROXY protocol',
      `\r\n\r\n\0\r\nQUIT\n!\x11\0\x0c${'a'.repeat(12)}GET / HTTP/1.1\r\n${host}\r\n`,
      505,
    ],
    ['no host', 'GET /health/live HTTP/1.1\r\n\r\n', 400],
    ['two hosts', `GET /health/live HTTP/1.1\r\n${host}${host}\r\n`, 400],
    ['a space before a colon', `GET /health/live HTTP/1.1\r\n${host}A : b\r\n\r\n`, 400],
    ['a folded field', `GET /health/live HTTP/1.1\r\n${host}A: b\r\n c\r\n\r\n`, 400],
    ['a NUL in a field', `GET /health/live HTTP/1.1\r\n${host}A: \0\r\n\r\n`, 400],
    [
      'a length beside a coding',
      `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    ['a head that is too long', requestText('GET', '/', { headers: { A: 'b'.repeat(limits.headerBytesMax) } }), 431],
  ]
  for (const [name, text, status] of refused) {
    const client = new RawClient(port)
    client.socket.write(text, 'latin1')
    await client.closed()
    assert.match(client.text, new RegExp(`^HTTP/1\\.1 ${status} `), name)
    assert.match(client.text, /\r\nContent-Type: text\/plain\r\n\r\n[A-Z][^<>]*\.\s*$/, name)
    assert.doesNotMatch(client.text, /uWebSockets/i, name)
  }
})
