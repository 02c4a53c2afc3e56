import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Caller } from '../../src/domain/caller.ts'
import { AppError } from '../../src/errors.ts'
import type { Reply, ValidRequest } from '../../src/http/handler.ts'
import type { ComponentHealth } from '../../src/http/probes.ts'
import { createServer } from '../../src/http/server.ts'
import { formatEvent } from '../../src/http/sse.ts'
import { limits } from '../../src/limits.ts'
import type { Awaitable } from '../../src/platform/awaitable.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { exchangeRaw, RawClient, type RawResponse, requestText } from '../support/raw-http.ts'
import { serverParts } from '../support/server-parts.ts'

const caller: Caller = {
  user_id: '3f2c1a90-5f5e-4c0b-9d43-6f1f5a0f7c11',
  email: 'ana@example.org',
  role: 'analyst',
  permissions: ['read:investigations', 'write:investigations', 'configure:system'],
  team_ids: [],
}
const signedIn = { Authorization: 'Bearer analyst', 'Content-Type': 'application/json' }
const start = '/api/v1/investigations/start'
const iniciar = '/api/v1/investigacoes/iniciar'
const request = { query: 'contracts above 1 million', data_source: 'compras_gov' }

let handle: (request: ValidRequest) => Awaitable<Reply>
let isReady = true
let components: Record<string, ComponentHealth> = { store: { status: 'healthy' } }
const errorsLogged: object[] = []
const metrics = createMetrics()
const logged = { debug() {}, info() {}, warn() {}, error: (fields: object) => void errorsLogged.push(fields) }
const parts = serverParts((seen) => handle(seen), {
  authenticate: async (authorization) => {
    if (authorization === 'Bearer viewer') return { ...caller, role: 'viewer', permissions: ['read:investigations'] }
    if (authorization === 'Bearer portuguese') return { ...caller, token_language: 'pt' }
    if (authorization !== 'Bearer analyst') throw new AppError('TOKEN_INVALID')
    return caller
  },
  log: logged,
  probes: {
    version: '1.2.3',
    mode: 'production',
    obstacle: () => (isReady ? null : 'not_ready'),
    components: async () => components,
  },
  documents: {
    openapi_en: () => ({ at: 1 }),
    openapi_pt: () => ({ at: 2 }),
    asyncapi_en: () => ({ at: 3 }),
    asyncapi_pt: () => ({ at: 4 }),
  },
  metrics,
})
const server = createServer({ ...parts, publicUrl: 'http://127.0.0.1:0' })
let port: number

before(async () => {
  port = await server.listen()
})
after(() => server.drain(100))
beforeEach(() => {
  errorsLogged.length = 0
  isReady = true
  components = { store: { status: 'healthy' } }
  handle = async ({ body }) => ({ body: { seen: body } })
})

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return exchangeRaw(port, requestText('POST', path, { headers: { ...signedIn, ...headers }, body }))
}

const deep = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`
const refusals: readonly [name: string, text: string | Uint8Array, status: number, code: string, reason?: string][] = [
  ['an unknown path', requestText('GET', '/nowhere'), 404, 'RESOURCE_NOT_FOUND'],
  ['a malformed escape', requestText('GET', '/api/v1/investigations/%zz/status'), 404, 'RESOURCE_NOT_FOUND'],
  [
    'an Accept header that excludes JSON',
    requestText('GET', '/api/v1/investigations', { headers: { ...signedIn, Accept: 'text/html, image/*' } }),
    406,
    'NOT_ACCEPTABLE',
  ],
  ['a wrong method', requestText('PUT', start), 405, 'METHOD_NOT_ALLOWED'],
  ['a method nobody knows', requestText('BREW', start), 405, 'METHOD_NOT_ALLOWED'],
  ['a lower-case method', requestText('post', start), 405, 'METHOD_NOT_ALLOWED'],
  ['no credential', requestText('GET', '/api/v1/investigations'), 401, 'UNAUTHORIZED'],
  ['a bad credential', withStart('{}', { Authorization: 'Bearer x' }), 401, 'TOKEN_INVALID'],
  ['too few permissions', withStart('{}', { Authorization: 'Bearer viewer' }), 403, 'INSUFFICIENT_PERMISSIONS'],
  ['a form', withStart('a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'another charset',
    withStart('{}', { 'Content-Type': 'application/json; charset=latin1' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a compressed body', withStart('{}', { 'Content-Encoding': 'gzip' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'an empty body',
    requestText('POST', start, { headers: signedIn }),
    400,
    'VALIDATION_ERROR',
    'This field is required.',
  ],
  ['broken JSON', withStart('{"query":'), 400, 'VALIDATION_ERROR', 'The text is not valid JSON.'],
  [
    'broken UTF-8',
    Buffer.from(withStart('{"query":"\xff"}').replace('Content-Length: 14', 'Content-Length: 13'), 'latin1'),
    400,
    'VALIDATION_ERROR',
    'The text is not valid UTF-8.',
  ],
  ['deep nesting', withStart(deep), 400, 'VALIDATION_ERROR', 'The value is nested too deeply.'],
  [
    'nesting 100,000 deep',
    withStart(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    400,
    'VALIDATION_ERROR',
    'The value is nested too deeply.',
  ],
  [
    'a name that reaches the prototype',
    withStart('{"__proto__":{"a":1}}'),
    400,
    'VALIDATION_ERROR',
    'The body holds a field name that is not allowed.',
  ],
  [
    'a nested constructor',
    withStart('{"query":[{"constructor":1}]}'),
    400,
    'VALIDATION_ERROR',
    'The body holds a field name that is not allowed.',
  ],
  [
    'an unknown field',
    withStart(JSON.stringify({ ...request, wrong: 1 })),
    400,
    'VALIDATION_ERROR',
    'This is not a known field.',
  ],
  [
    'an unknown query parameter',
    requestText('GET', '/api/v1/investigations?wrong=1', { headers: signedIn }),
    400,
    'VALIDATION_ERROR',
    'This is not a known field.',
  ],
  ['a body above 1 MiB', withStart('x'.repeat(1024 * 1024 + 1)), 413, 'PAYLOAD_TOO_LARGE'],
]

function withStart(body: string, headers: Record<string, string> = {}): string {
  return requestText('POST', start, { headers: { ...signedIn, ...headers }, body })
}

for (const [name, text, status, code, reason] of refusals) {
  test(`${name} is refused with ${status} ${code} in one envelope`, async () => {
    const response = await exchangeRaw(port, text)
    const { error } = JSON.parse(response.body)
    assert.deepEqual([response.status, error.code], [status, code])
    assert.equal(error.request_id, response.headers['x-request-id'])
    if (reason !== undefined) assert.equal(error.details.explanation, reason)
    assert.equal(errorsLogged.length, 0)
  })
}

test('a request that two readers could end in two places is dropped, and nothing after it is served', async () => {
  const framings = [
    'Content-Length: ',
    'Content-Length: 0\r\nContent-Length: 5',
    'Content-Length: 5\r\nContent-Length: 5',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  ]
  const next = requestText('GET', '/health')
  for (const framing of framings) {
    const client = new RawClient(port)
    const body = framing.includes('chunked') || framing.includes('5\r') ? '0\r\n\r\n' : ''
    await client.write(`POST ${start} HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n${body}${next}`)
    await client.closed()
    assert.equal(client.text, '', framing)
  }
  assert.equal((await exchangeRaw(port, next)).status, 200)
})

test('a chunked body above 1 MiB is refused like a declared one', async () => {
  const head = requestText('POST', start, { headers: { ...signedIn, 'Transfer-Encoding': 'chunked' } })
  const chunk = `80000\r\n${'x'.repeat(0x80000)}\r\n`
  const { status } = await exchangeRaw(port, head, chunk, chunk, chunk, '0\r\n\r\n')
  assert.equal(status, 413)
})

test('whoever has not shown who it is may send 16 KiB, declared or in chunks', async () => {
  const login = '/api/v1/auth/login'
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(1000) })
  assert.equal((await exchangeRaw(port, requestText('POST', login, { headers, body }))).status, 200)
  const large = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(17_000) })
  const refused = await exchangeRaw(port, requestText('POST', login, { headers, body: large }))
  assert.equal(refused.status, 413)
  assert.equal(JSON.parse(refused.body).error.details.maximum_bytes, 16_384)
  const head = requestText('POST', login, { headers: { ...headers, 'Transfer-Encoding': 'chunked' } })
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  assert.equal((await exchangeRaw(port, head, chunk, chunk, '0\r\n\r\n')).status, 413)
})

test('a wrong method is told which ones are right', async () => {
  const { headers } = await exchangeRaw(port, requestText('PUT', '/api/v1/investigations'))
  assert.deepEqual(new Set(headers.allow?.split(', ')), new Set(['GET', 'HEAD', 'POST']))
})

test('a missing or bad credential is challenged', async () => {
  const challenge = async (headers: Record<string, string>) =>
    (await exchangeRaw(port, requestText('GET', '/api/v1/investigations', { headers }))).headers['www-authenticate']
  assert.equal(await challenge({}), 'Bearer realm="api"', 'no error without a credential (RFC 6750, 3.1)')
  assert.equal(
    await challenge({ Authorization: 'Basic YTpi' }),
    'Bearer realm="api", error="invalid_token", error_description="The token is not valid."',
  )
})

test('failures speak the language of the path, the body, the header or the token', async () => {
  const codeOf = ({ body }: RawResponse) => JSON.parse(body).erro?.codigo ?? JSON.parse(body).error.code
  const paths = [
    [requestText('GET', '/api/v1/investigacoes'), 'NAO_AUTORIZADO'],
    [requestText('GET', '/api/v1/investigations', { headers: { 'Accept-Language': 'pt-BR' } }), 'UNAUTHORIZED'],
    [requestText('GET', '/nowhere', { headers: { 'Accept-Language': 'pt-BR' } }), 'RECURSO_NAO_ENCONTRADO'],
    [
      requestText('GET', '/api/v1/imports/1?wrong=1', { headers: { Authorization: 'Bearer portuguese' } }),
      'ERRO_VALIDACAO',
    ],
    [requestText('POST', '/api/v1/auth/login', { headers: signedIn, body: '{"senha":1}' }), 'ERRO_VALIDACAO'],
  ] as const
  for (const [text, code] of paths) assert.equal(codeOf(await exchangeRaw(port, text)), code)
})

test('every answer carries the headers the interface promises, and nothing of the library', async () => {
  for (const text of [requestText('GET', '/health'), requestText('GET', '/nowhere')]) {
    const { headers } = await exchangeRaw(port, text)
    assert.equal(headers['x-api-version'], '1')
    assert.equal(headers['x-frame-options'], 'DENY')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['x-xss-protection'], '1; mode=block')
    assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
    assert.equal(headers['content-security-policy'], "default-src 'self'")
    assert.match(headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/)
    assert.equal(headers.uwebsockets, undefined)
  }
})

test("a caller's UUID names the request, anything else is replaced", async () => {
  const own = '7b0c6a52-9c1e-4b4e-8f5d-2a5f3c1d9e77'
  const kept = await exchangeRaw(port, requestText('GET', '/health', { headers: { 'X-Request-ID': own } }))
  assert.equal(kept.headers['x-request-id'], own)
  const replaced = await exchangeRaw(port, requestText('GET', '/health', { headers: { 'X-Request-ID': 'mine' } }))
  assert.match(replaced.headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/)
  const broken = { 'X-Request-ID': `${own}\r\nX-Injected: yes` }
  const split = await exchangeRaw(port, requestText('GET', '/health', { headers: broken }))
  assert.equal(split.headers['x-injected'], undefined)
  const encoded = { 'X-Request-ID': `${own}%0d%0aX-Injected: yes` }
  const escaped = await exchangeRaw(port, requestText('GET', '/health', { headers: encoded }))
  assert.match(escaped.headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/)
  assert.equal(escaped.headers['x-injected'], undefined)
})

test('a handler sees English names, whatever language the request is in', async () => {
  const seen: ValidRequest[] = []
  handle = async (asked) => {
    seen.push(asked)
    return { body: { investigation_id: 'x', status: 'processing' } }
  }
  const english = await post(start, JSON.stringify(request))
  const portuguese = await post(iniciar, JSON.stringify({ consulta: request.query, fonte_dados: request.data_source }))
  assert.deepEqual([english.status, portuguese.status], [201, 201])
  assert.deepEqual(seen[0]?.body, seen[1]?.body)
  assert.deepEqual(
    seen.map(({ language }) => language),
    ['en', 'pt'],
  )
  assert.equal(seen[0]?.caller?.user_id, caller.user_id)
  assert.deepEqual(JSON.parse(english.body), { investigation_id: 'x', status: 'processing' })
  assert.deepEqual(JSON.parse(portuguese.body), { id_investigacao: 'x', status: 'processando' })
})

test('serialised JSON goes out as it is', async () => {
  handle = async () => ({ json: Buffer.from('{"as":  "stored"}'), headers: { 'X-Kept': '1' } })
  const response = await exchangeRaw(port, requestText('GET', '/api/v1/investigations', { headers: signedIn }))
  assert.equal(response.body, '{"as":  "stored"}')
  assert.equal(response.headers['x-kept'], '1')
})

test('a handler that breaks answers 500 without telling why, is logged once, and the server goes on', async () => {
  handle = async () => {
    throw new Error('secret detail')
  }
  const broken = await exchangeRaw(port, requestText('GET', '/api/v1/investigations', { headers: signedIn }))
  assert.equal(broken.status, 500)
  assert.equal(JSON.parse(broken.body).error.code, 'INTERNAL_ERROR')
  assert.doesNotMatch(broken.body, /secret/)
  assert.equal(errorsLogged.length, 1)
  assert.equal((await exchangeRaw(port, requestText('GET', '/health'))).status, 200)
})

test('a header value with a line break never leaves', async () => {
  handle = async () => ({ body: {}, headers: { Location: '/x\r\nSet-Cookie: a=b' } })
  const response = await exchangeRaw(port, requestText('GET', '/api/v1/investigations', { headers: signedIn }))
  assert.equal(response.status, 500)
  assert.equal(response.headers['set-cookie'], undefined)
})

test('a failure from a handler is told with its details and when to come back', async () => {
  handle = async () => {
    throw new AppError('INVESTIGATION_IN_PROGRESS', { id: '1' })
  }
  const response = await exchangeRaw(port, requestText('GET', '/api/v1/investigations', { headers: signedIn }))
  assert.equal(response.status, 409)
  assert.ok(Number(response.headers['retry-after']) > 0)
})

test('an upload reaches its handler as a stream, and is refused in a wrapping', async () => {
  handle = async ({ upload }) => {
    const sizes: number[] = []
    for await (const chunk of upload ?? []) sizes.push(chunk.length)
    return { status: 200, json: Buffer.from(JSON.stringify(sizes.reduce((sum, size) => sum + size, 0))) }
  }
  const send = (type: string) =>
    exchangeRaw(
      port,
      requestText('POST', '/api/v1/imports?source=compras_gov&file_name=a.jsonl', {
        headers: { ...signedIn, 'Content-Type': type },
        body: 'x'.repeat(3_000_000),
      }),
    )
  assert.equal((await send('application/x-ndjson')).body, '3000000')
  assert.equal((await send('multipart/form-data; boundary=a')).status, 415)
})

test('the server says whether it is alive, ready and well', async () => {
  const get = async (path: string) => {
    const { status, body } = await exchangeRaw(port, requestText('GET', path))
    return [status, JSON.parse(body).status ?? JSON.parse(body).error.code]
  }
  assert.deepEqual(await get('/health'), [200, 'ok'])
  assert.deepEqual(await get('/health/ready'), [200, 'ready'])
  assert.deepEqual(await get('/health/detailed'), [200, 'healthy'])
  isReady = false
  components = { store: { status: 'healthy' }, workers: { status: 'degraded' } }
  assert.deepEqual(await get('/health'), [200, 'degraded'])
  assert.deepEqual(await get('/health/live'), [200, 'alive'])
  assert.deepEqual(await get('/health/ready'), [503, 'SERVICE_UNAVAILABLE'])
  assert.deepEqual(await get('/health/detailed'), [200, 'degraded'])
})

test('what a proxy on the same machine passes on does not open what is open on the machine', async () => {
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
    const headers = { [name]: '127.0.0.1' }
    assert.equal((await exchangeRaw(port, requestText('GET', '/health/detailed', { headers }))).status, 401, name)
  }
})

test('the documents are served in both languages', async () => {
  const found = []
  for (const name of ['openapi', 'openapi.pt', 'asyncapi', 'asyncapi.pt'])
    found.push(JSON.parse((await exchangeRaw(port, requestText('GET', `/${name}.json`))).body).at)
  assert.deepEqual(found, [1, 2, 3, 4])
})

test('metrics are in the exposition format, with units, help, and counters that end in _total', async () => {
  await exchangeRaw(port, requestText('GET', '/nowhere'))
  const { status, headers, body } = await exchangeRaw(port, requestText('GET', '/metrics'))
  assert.equal(status, 200)
  assert.match(headers['content-type'] ?? '', /^text\/plain; version=0\.0\.4/)
  assert.equal((await exchangeRaw(port, requestText('GET', '/health/metrics'))).status, 200)
  assert.match(body, /^prumo_http_requests_total\{operation="none",status="404"\} \d+$/m)
  assert.match(body, /^prumo_http_request_duration_seconds_bucket\{le="0\.001",operation="none"\} \d+$/m)
  assert.match(body, /^nodejs_event_loop_delay_seconds\{percentile="99"\} /m)
  assert.match(body, /^process_resident_memory_bytes \d+$/m)
  assertExposition(body)
})

test('a drain answers what is in progress, then closes every connection and the port', async () => {
  const stopping = createServer(serverParts((seen) => handle(seen), { log: logged }))
  const ownPort = await stopping.listen()
  let finish = (): void => {}
  const started = new Promise<void>((resolve) => {
    handle = ({ operation }) => {
      if (operation.id === 'investigation_stream') return Promise.resolve({ texts: endless() })
      return new Promise((answer) => {
        finish = () => answer({ json: Buffer.from('"done"') })
        resolve()
      })
    }
  })
  const idle = new RawClient(ownPort)
  await idle.write(requestText('GET', '/health'))
  await idle.response()
  const stream = new RawClient(ownPort)
  await stream.write(requestText('GET', '/api/v1/investigations/stream/1', { headers: signedIn }))
  await stream.until((text) => text.includes('event: first'))
  const busy = new RawClient(ownPort)
  await busy.write(requestText('GET', '/api/v1/investigations', { headers: signedIn }))
  await started
  const drained = stopping.drain(5000)
  const text = await stream.until((seen) => seen.endsWith('0\r\n\r\n'))
  assert.match(text, /event: first[\s\S]*retry: 3000\n\n\r\n0\r\n\r\n$/, 'nothing stands between the last two chunks')
  finish()
  const { body, headers } = await busy.response()
  assert.deepEqual([body, headers.connection], ['"done"', 'close'])
  await drained
  await idle.closed()
  await stream.closed()
  await assert.rejects(exchangeRaw(ownPort, requestText('GET', '/health')))
})

async function* endless() {
  yield { bytes: Buffer.from(formatEvent({ id: '1', event: 'first', data: {} })) }
  await new Promise(() => {})
}

/** What promtool checks of a text, as far as our collectors could get it wrong. */
function assertExposition(text: string): void {
  const types = new Map<string, string>()
  const helped = new Set<string>()
  for (const line of text.split('\n').filter((candidate) => candidate !== '')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? []
    if (word === 'HELP') helped.add(name)
    else if (word === 'TYPE') types.set(name, rest)
    else {
      assert.match(line, /^[a-z_][a-z0-9_]*(\{([a-z_]+="[^"\\]*",?)*\})? (-?\d+(\.\d+)?(e[+-]\d+)?|\+Inf|Nan)$/i, line)
      const sample = line.split(/[{ ]/)[0] ?? ''
      const family = types.has(sample) ? sample : sample.replace(/_(bucket|sum|count)$/, '')
      assert.ok(helped.has(family) && types.has(family), `${sample} has HELP and TYPE before it`)
    }
  }
  for (const [name, type] of types) {
    assert.equal(name.endsWith('_total'), type === 'counter', name)
    assert.match(name, /_(seconds|bytes|ratio|total|progress)$/, `${name} has a unit`)
  }
}

test('a body that drips is cut off at its deadline, however often a byte comes', async () => {
  const clock = new FakeClock()
  const slow = createServer({ ...parts, clock, metrics: createMetrics() })
  const client = new RawClient(await slow.listen())
  const head = requestText('POST', start, { headers: { ...signedIn, 'Content-Length': '100' } })
  await client.write(`${head}{`)
  while (clock.timersWaiting === 0) await new Promise((resolve) => setImmediate(resolve))
  clock.advance(limits.requestTimeoutMs - 1)
  await client.write(' ')
  assert.equal(client.isClosed, false)
  clock.advance(1)
  await client.closed()
  assert.equal(client.text, '')
  await slow.drain(100)
})

test('a failure links to its page under the port that the system has chosen', async () => {
  const headers = { Accept: 'application/problem+json' }
  const { body } = await exchangeRaw(port, requestText('GET', '/api/v1/auth/me', { headers }))
  assert.equal(JSON.parse(body).type, `http://127.0.0.1:${port}/docs/errors/UNAUTHORIZED`)
})
