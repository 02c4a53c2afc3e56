import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followStream } from '../../clients/typescript/src/follow-stream.ts'
import { chatStreamRow } from '../../clients/typescript/src/generated/rows.ts'
import {
  AbortedError,
  type ApiError,
  apiKey,
  authMe,
  type ClientOptions,
  ConnectionError,
  createClient,
  createInvestigation,
  createWatch,
  detectAnomaliesLines,
  followEvents,
  getInvestigation,
  investigationStream,
  isApiError,
  items,
  type LogEntry,
  listContractsLines,
  listInvestigations,
  PrumoError,
  session,
  TimeoutError,
  type Tokens,
  updateInvestigation,
} from '../../clients/typescript/src/index.ts'

const id = '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

type Answer = Response | Error | ((seen: Seen) => Response | Promise<Response>)

/** A fetch that gives these answers in turn, and what it was asked. */
function answering(...answers: readonly Answer[]) {
  const seen: Seen[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const answer = answers[seen.length]
    const { method = 'GET', headers, body } = init ?? {}
    const asked = { method, url: String(url), headers: new Headers(headers), body: String(body ?? '') }
    seen.push(asked)
    assert(answer, `no more than ${answers.length} requests: ${asked.method} ${asked.url}`)
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer(asked) : answer
  }
  return { seen, fetch }
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
const refused = (status: number, code: string, headers: Readonly<Record<string, string>> = {}) =>
  json(status, { error: { code, message: `it is ${code}`, details: { field: 'query' }, request_id: id } }, headers)
const at = (parts: Pick<ClientOptions<'en'>, 'fetch'> & Partial<ClientOptions<'en'>>) =>
  createClient({ baseUrl: 'https://prumo.example.org/below/', language: 'en', ...parts })
const body = { query: 'abc', data_source: 'tcu' } as const
const started = { investigation_id: id, status: 'processing', estimated_completion: '', stream_url: '' }

const failureOf = async <Failure extends PrumoError>(call: Promise<unknown>): Promise<Failure> =>
  call.then(
    () => assert.fail('the call must fail'),
    (error) => error,
  )

test('a language has its own paths, names and parameters, below the path of the service', async () => {
  const { seen, fetch } = answering(
    json(200, { dados: [], meta: {} }),
    json(200, { data: [], meta: {} }),
    json(200, {}),
  )
  const baseUrl = 'https://prumo.example.org/below/'
  const portuguese = createClient({ baseUrl, language: 'pt', fetch })
  const filtro = { anomalias: { gte: 3 } }
  await listInvestigations(portuguese, { query: { escopo: 'todas', campos: ['id', 'criado_em'], filtro } })
  const english = createClient({ baseUrl, language: 'en', fetch })
  await listInvestigations(english, { query: { scope: 'all', fields: [], page: 2 } })
  await getInvestigation(english, { params: { investigation_id: 'a/b' } })
  assert.deepEqual(
    seen.map(({ url }) => decodeURIComponent(url.replace(baseUrl, ''))),
    [
      'api/v1/investigacoes?escopo=todas&campos=id,criado_em&filtro[anomalias][gte]=3',
      'api/v1/investigations?scope=all&page=2',
      'api/v1/investigations/a/b',
    ],
  )
  assert.match(seen[2]?.url ?? '', /a%2Fb$/)
  assert.deepEqual(
    seen.map(({ headers }) => headers.get('accept-language')),
    ['pt', 'en', 'en'],
  )
  await assert.rejects(getInvestigation(english, { params: { investigation_id: '..' } }), TypeError)
})

test('what passes is sent again after what the service asks, with the same key and request id', async () => {
  const log: LogEntry[] = []
  const { seen, fetch } = answering(
    refused(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '0' }),
    refused(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': 'Thu, 01 Jan 1970 00:00:00 GMT' }),
    json(201, started),
  )
  const client = at({ fetch, logger: (entry) => log.push(entry) })
  const result = await createInvestigation(client, { body })
  assert.deepEqual([result.attempts, result.status, result.data], [3, 201, started])
  const of = (name: string) => new Set(seen.map(({ headers }) => headers.get(name)))
  assert.match([...of('idempotency-key')].join(), uuid)
  assert.deepEqual([...of('x-request-id')], [result.requestId])
  assert.deepEqual(
    log.map(({ event, attempt, pauseMs }) => [event, attempt, pauseMs]),
    [
      ['sent', 1, undefined],
      ['answered', 1, undefined],
      ['repeating', 1, 0],
      ['sent', 2, undefined],
      ['answered', 2, undefined],
      ['repeating', 2, 0],
      ['sent', 3, undefined],
      ['answered', 3, undefined],
    ],
  )
})

test('a call has a key of its own, or the one that is given', async () => {
  const { seen, fetch } = answering(json(201, {}), json(201, {}), json(201, {}))
  const client = at({ fetch })
  await createInvestigation(client, { body })
  await createInvestigation(client, { body })
  await createInvestigation(client, { body, idempotencyKey: 'own' })
  const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
  assert.equal(new Set(keys).size, 3)
  assert.equal(keys[2], 'own')
})

test('what might happen twice is not sent again, and nothing more often than said', async () => {
  const lost = new TypeError('fetch failed')
  const cases: readonly (readonly [string, number, (client: ReturnType<typeof at>) => Promise<unknown>])[] = [
    ['an edit', 1, (client) => updateInvestigation(client, { params: { investigation_id: id }, body: {} })],
    ['a stream as a body', 1, (client) => client.send(upload, { body: new ReadableStream() })],
    ['a read', 2, (client) => authMe(client, { maxRetries: 1 })],
    ['no retries', 1, (client) => authMe(client, { maxRetries: 0 })],
  ]
  for (const [what, attempts, call] of cases) {
    const { fetch } = answering(...Array.from({ length: attempts }, () => lost))
    const error = await failureOf<ConnectionError>(call(at({ fetch })))
    assert(error instanceof ConnectionError, what)
    assert.deepEqual([error.attempts, error.cause], [attempts, lost], what)
    assert.match(error.requestId, uuid)
  }
})

test('an edit is sent again only after an answer that says that it was not carried out', async () => {
  const headers = { 'Retry-After': '0' }
  const cases: readonly (readonly ['en' | 'pt', Response, number])[] = [
    ['en', refused(429, 'RATE_LIMIT_EXCEEDED', headers), 2],
    ['en', refused(503, 'SERVICE_UNAVAILABLE', headers), 2],
    ['en', json(503, { error: { details: { reason: 'timeout' } } }, headers), 1],
    ['pt', json(503, { erro: { detalhes: { motivo: 'tempo_esgotado' } } }, headers), 1],
  ]
  for (const [language, refusal, attempts] of cases) {
    const { seen, fetch } = answering(refusal, json(200, {}))
    const client = createClient({ baseUrl: 'https://x', language, fetch })
    await client.send(edit, { body: {} }).catch((error) => assert.equal(error.status, 503))
    assert.equal(seen.length, attempts)
  }
})

const edit = { id: 'edit', method: 'PATCH', path: { en: '/x', pt: '/x' }, answer: 'json' } as const

const upload = {
  id: 'upload',
  method: 'PUT',
  path: { en: '/x', pt: '/x' },
  answer: 'json',
  isUpload: true,
} as const

test('a pause that is too long is not waited out, by a call, a stream or events', async () => {
  const params = { investigation_id: id }
  const calls: readonly ((client: ReturnType<typeof at>) => Promise<unknown>)[] = [
    (client) => authMe(client),
    (client) => investigationStream(client, { params }).next(),
    (client) => followEvents(client).next(),
  ]
  for (const call of calls) {
    const { fetch } = answering(refused(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '3600' }))
    const error = await failureOf<ApiError>(call(at({ fetch })))
    assert.deepEqual([error.retryAfterMs, error.attempts], [3_600_000, 1])
  }
})

test('a pause or a time limit longer than a timer can be does not end at once', async () => {
  const { seen, fetch } = answering(refused(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '9999999' }))
  const maxPause = Number.POSITIVE_INFINITY
  const controller = new AbortController()
  const { signal } = controller
  const logger = ({ event }: LogEntry) => {
    if (event === 'reconnecting') setTimeout(() => controller.abort('enough'), 20)
  }
  const params = { investigation_id: id }
  const paused = investigationStream(at({ fetch, maxPause, logger }), { params, signal }).next()
  assert.deepEqual([(await failureOf(paused)) instanceof AbortedError, seen.length], [true, 1])
  const slow: typeof globalThis.fetch = async (_, init) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    init?.signal?.throwIfAborted()
    return json(200, {})
  }
  assert.equal((await authMe(at({ fetch: slow, maxRetries: 0 }), { timeout: Number.POSITIVE_INFINITY })).status, 200)
})

test('a refusal has its code, details, field and request id, in either language; one of a proxy has none', async () => {
  const headers = { 'X-Request-ID': id }
  const failure = { codigo: 'ERRO_VALIDACAO', mensagem: 'Não.', detalhes: { campo: 'consulta' } }
  const { fetch } = answering(
    refused(400, 'VALIDATION_ERROR', headers),
    json(400, { erro: failure }, headers),
    new Response('<h1>Bad gateway</h1>', { status: 418 }),
  )
  const english = await failureOf<ApiError>(createInvestigation(at({ fetch }), { body }))
  assert.deepEqual(
    [english.code, english.message, english.field, english.status, english.requestId, english.attempts],
    ['VALIDATION_ERROR', 'it is VALIDATION_ERROR', 'query', 400, id, 1],
  )
  assert.equal(isApiError(english, 'VALIDATION_ERROR'), true)
  assert.equal(isApiError(english, 'CONFLICT', 'UNAUTHORIZED'), false)
  const inPortuguese = createClient({ baseUrl: 'https://x', language: 'pt', fetch })
  const portuguese = await failureOf<ApiError>(
    createInvestigation(inPortuguese, { body: { consulta: '', fonte_dados: 'tcu' } }),
  )
  assert.deepEqual(
    [portuguese.code, portuguese.message, portuguese.field, portuguese.details],
    ['ERRO_VALIDACAO', 'Não.', 'consulta', { campo: 'consulta' }],
  )
  const ofProxy = await failureOf<ApiError>(authMe(at({ fetch })))
  assert.deepEqual([ofProxy.code, ofProxy.message, ofProxy.details], [null, 'HTTP 418', {}])
})

test('an attempt ends with its time, and a call with its signal', async () => {
  const hangs: typeof globalThis.fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  const late = await failureOf(authMe(at({ fetch: hangs, maxRetries: 0 }), { timeout: 5 }))
  assert(late instanceof TimeoutError)
  const controller = new AbortController()
  const call = failureOf(authMe(at({ fetch: hangs }), { signal: controller.signal }))
  controller.abort('enough')
  const aborted = await call
  assert(aborted instanceof AbortedError)
  assert.deepEqual([aborted.name, aborted.cause, aborted.attempts], ['AbortError', 'enough', 1])
})

test('a session signs in once for all that wait, and renews its tokens where they are refused or about to end', async () => {
  const tokens = (number: number) =>
    json(200, { access_token: `a${number}`, refresh_token: `r${number}`, expires_in: 3600 })
  const { seen, fetch } = answering(
    ...[tokens(1), json(200, {}), json(200, {})],
    ...[refused(401, 'TOKEN_EXPIRED'), tokens(2), json(200, {})],
    ...[refused(401, 'TOKEN_INVALID'), tokens(3), json(200, {})],
  )
  const kept: Tokens[] = []
  const account = { email: 'a@example.org', password: 'p' }
  const credentials = session({ ...account, onTokens: (fresh) => kept.push(fresh) })
  const client = at({ fetch, credentials })
  await Promise.all([authMe(client), authMe(client)])
  assert.equal((await authMe(client)).attempts, 2)
  const old = { accessToken: 'a2', refreshToken: 'r2', renewAt: Date.now() }
  assert.equal((await authMe(at({ fetch, credentials: session({ ...account, tokens: old }) }))).attempts, 1)
  assert.deepEqual(
    seen.map(({ url, headers, body }) => [url.split('/').at(-1), headers.get('authorization') ?? body]),
    [
      ['login', '{"email":"a@example.org","password":"p"}'],
      ['me', 'Bearer a1'],
      ['me', 'Bearer a1'],
      ['me', 'Bearer a1'],
      ['refresh', '{"refresh_token":"r1"}'],
      ['me', 'Bearer a2'],
      // No refresh is taken any more: it signs in again.
      ['refresh', '{"refresh_token":"r2"}'],
      ['login', '{"email":"a@example.org","password":"p"}'],
      ['me', 'Bearer a3'],
    ],
  )
  assert.deepEqual(
    kept.map(({ accessToken, refreshToken, renewAt }) => [accessToken, refreshToken, renewAt > Date.now()]),
    [
      ['a1', 'r1', true],
      ['a2', 'r2', true],
    ],
  )
})

test('an API key is sent as such, and its refusal is final', async () => {
  const { seen, fetch } = answering(refused(401, 'UNAUTHORIZED'))
  const error = await failureOf<ApiError>(authMe(at({ fetch, credentials: apiKey('prumo_x') })))
  assert.deepEqual([error.status, error.attempts, seen[0]?.headers.get('x-api-key')], [401, 1, 'prumo_x'])
})

test('items are read page after page, by the links of the service', async () => {
  const page = (ids: readonly string[], next?: string) =>
    json(200, {
      data: ids.map((investigation_id) => ({ investigation_id })),
      meta: {},
      links: { first: '', last: '', ...(next && { next }) },
    })
  const { seen, fetch } = answering(page(['a', 'b'], '/api/v1/investigations?cursor=xy&limit=2'), page(['c']))
  const found: string[] = []
  const client = at({ fetch })
  const first = await listInvestigations(client, { query: { limit: 2 }, ifNoneMatch: '"old"' })
  if (first.notModified) assert.fail('it has been modified')
  for await (const { investigation_id } of items(first)) found.push(investigation_id)
  assert.deepEqual(found, ['a', 'b', 'c'])
  assert.equal(seen[1]?.url, 'https://prumo.example.org/below/api/v1/investigations?cursor=xy&limit=2')
  // The tag is that of the first page.
  assert.equal(seen[1]?.headers.get('if-none-match'), null)
})

test('a read of what is known already says so and has no data; an edit bound to nothing is not sent', async () => {
  const etag = '"a"'
  const { seen, fetch } = answering(
    json(200, { id }, { ETag: etag }),
    new Response(null, { status: 304, headers: { ETag: etag } }),
    json(200, { id }),
  )
  const client = at({ fetch })
  const first = await authMe(client)
  const again = await authMe(client, { ifNoneMatch: first.etag })
  assert.deepEqual([first.notModified, first.etag], [undefined, etag])
  assert.deepEqual([again.notModified, again.data, again.status, again.etag], [true, undefined, 304, etag])
  const unknown = await authMe(client, { ifNoneMatch: undefined })
  // What it may be is known to its type.
  if (!again.notModified) assert.fail(again.data.id)
  if (!unknown.notModified) assert.equal(unknown.data.id, id)
  assert.deepEqual(
    seen.map(({ headers }) => headers.get('if-none-match')),
    [null, etag, null],
  )
  const params = { investigation_id: id }
  const ifMatch = unknown.etag as unknown as string
  await assert.rejects(updateInvestigation(client, { params, body: {}, ifMatch }), TypeError)
  assert.equal(seen.length, 3)
})

test('a stream goes on behind its last event where the connection breaks, and ends with its last one', async () => {
  const { seen, fetch } = answering(
    streamed(['id: 1\nevent: progress\ndata: {"percentage":5}\n\n', 'id: 2\nevent: ano'], 'breaks'),
    refused(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': '0' }),
    streamed(
      [': still here\n\n', 'id: 2\nevent: anomaly\ndata: {"é":1}\n\nid: 3\nevent: complete\ndata: {}\n\n'],
      'ends',
    ),
  )
  const log: string[] = []
  const client = at({ fetch, logger: ({ event }) => log.push(event) })
  const events: unknown[] = []
  for await (const event of investigationStream(client, { params: { investigation_id: id } })) events.push(event)
  assert.deepEqual(events, [
    { id: '1', event: 'progress', data: { percentage: 5 } },
    { id: '2', event: 'anomaly', data: { é: 1 } },
    { id: '3', event: 'complete', data: {} },
  ])
  assert.deepEqual(
    seen.map(({ headers }) => headers.get('last-event-id')),
    [null, '1', '1'],
  )
  assert.equal(log.filter((event) => event === 'reconnecting').length, 2)
})

test('a question is asked once, and its answer goes on where the connection breaks', async () => {
  for (const [language, field] of [
    ['en', 'message_id'],
    ['pt', 'id_mensagem'],
  ] as const) {
    const { seen, fetch } = answering(
      refused(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '0' }),
      streamed([`id: 1\nevent: thinking\ndata: {"${field}":"${id}"}\n\n`], 'breaks'),
      refused(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': '0' }),
      streamed(['id: 2\nevent: chunk\ndata: {}\n\n'], 'breaks'),
      streamed(['id: 3\nevent: complete\ndata: {}\n\n'], 'ends'),
    )
    const ids: unknown[] = []
    const client = createClient({ baseUrl: 'https://x', language, fetch })
    const question = { body: { message: 'a', mensagem: 'a' } }
    for await (const event of followStream<{ id: string }>(client, chatStreamRow, question)) ids.push(event.id)
    assert.deepEqual(ids, ['1', '2', '3'])
    const again = `GET /api/v1/chat/messages/${id}/stream `
    assert.deepEqual(
      seen.map(({ method, url, headers, body }) => [
        `${method} ${new URL(url).pathname} ${body === '' ? '' : 'asks'}`,
        headers.get('last-event-id'),
      ]),
      [
        ['POST /api/v1/chat/stream asks', null],
        ['POST /api/v1/chat/stream asks', null],
        [again, '1'],
        [again, '1'],
        [again, '2'],
      ],
    )
  }
})

test('a question of which nothing has come is asked again under the same key, until something has', async () => {
  for (const idempotencyKey of [undefined, 'own']) {
    const { seen, fetch } = answering(
      streamed([], 'breaks'),
      new TypeError('fetch failed'),
      streamed([`id: 1\nevent: thinking\ndata: {"message_id":"${id}"}\n\n`], 'breaks'),
      streamed(['id: 2\nevent: complete\ndata: {}\n\n'], 'ends'),
    )
    const call = { body: { message: 'a' }, retryDelay: 0, ...(idempotencyKey && { idempotencyKey }) }
    const ids: unknown[] = []
    for await (const event of followStream<{ id: string }>(at({ fetch }), chatStreamRow, call)) ids.push(event.id)
    assert.deepEqual(ids, ['1', '2'])
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
    const [key] = keys
    assert.match(key ?? '', idempotencyKey === undefined ? /^[0-9a-f-]{36}$/ : /^own$/)
    assert.deepEqual(keys, [key, key, key, null])
  }
})

test('a stream that is refused throws at once, and one that its reader leaves is cancelled', async () => {
  const params = { investigation_id: id }
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('id: 1\nevent: progress\ndata: {}\n\n')),
    cancel() {
      isCancelled = true
    },
  })
  const { fetch } = answering(refused(404, 'INVESTIGATION_NOT_FOUND'), new Response(endless))
  const client = at({ fetch })
  assert(isApiError(await failureOf(investigationStream(client, { params }).next()), 'INVESTIGATION_NOT_FOUND'))
  for await (const _ of investigationStream(client, { params })) break
  assert.equal(isCancelled, true)
})

/** A body that makes each line when it is read, and nothing before. */
function madeOnDemand(lines: Iterator<string>) {
  const made = { lines: 0, isCancelled: false }
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = lines.next()
    if (done === true) return controller.close()
    made.lines++
    controller.enqueue(new TextEncoder().encode(value))
  }
  const cancel = () => {
    made.isCancelled = true
  }
  return { made, response: new Response(new ReadableStream({ pull, cancel }, { highWaterMark: 0 })) }
}

const line = (value: object) => `${JSON.stringify(value)}\n`

test('lines come one by one, in whatever pieces, and the last one is what the answer says besides', async () => {
  const text = line({ id: 'é' }) + line({ id: 'b' }) + line({ meta: { total: 2 } })
  const { seen, fetch } = answering(
    refused(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': '0' }),
    streamed([text], 'ends'),
  )
  const { data, attempts } = await listContractsLines(at({ fetch }), { query: { state: 'SP' } })
  const found: unknown[] = []
  for await (const contract of data) {
    assert.equal(data.rest, undefined)
    found.push(contract)
  }
  assert.deepEqual([found, data.rest, attempts], [[{ id: 'é' }, { id: 'b' }], { meta: { total: 2 } }, 2])
  assert.equal(seen[1]?.headers.get('accept'), 'application/x-ndjson')
  const again = await failureOf(data[Symbol.asyncIterator]().next())
  assert.deepEqual([again instanceof PrumoError, again.attempts, again.mayPass], [true, 2, false])
})

test('lines that end early are a failure, which says why where the service does', async () => {
  const failure = { error: { code: 'SERVICE_UNAVAILABLE', message: 'no', details: {} } }
  const read = async (response: Response, signal?: AbortSignal) => {
    const { fetch } = answering(response)
    const { data } = await listContractsLines(at({ fetch }), signal && { signal })
    for await (const _ of data);
  }
  const said = await failureOf<ApiError>(read(new Response(line({ id: 'a' }) + line(failure))))
  assert.deepEqual([isApiError(said, 'SERVICE_UNAVAILABLE'), said.status, said.attempts], [true, 200, 1])
  const whole = line({ id: 'a' })
  for (const cut of [
    streamed([whole], 'ends'),
    streamed([whole], 'breaks'),
    new Response(`${whole}{"id":`),
    new Response('<'),
  ])
    assert((await failureOf(read(cut))) instanceof ConnectionError)
})

test('a reader of lines is sent no more than it takes, and whoever leaves or aborts ends the connection', async () => {
  function* endless() {
    for (;;) yield line({ id: 'a' })
  }
  const [left, aborted] = [madeOnDemand(endless()), madeOnDemand(endless())]
  const { fetch } = answering(left.response, aborted.response)
  let taken = 0
  for await (const _ of (await listContractsLines(at({ fetch }))).data) {
    taken++
    // A turn in which a source that is not held up would go on.
    await new Promise(setImmediate)
    assert.equal(left.made.lines, taken)
    if (taken === 3) break
  }
  assert.deepEqual(left.made, { lines: 3, isCancelled: true })
  const controller = new AbortController()
  const { signal } = controller
  const failure = await failureOf(
    (async () => {
      for await (const _ of (await detectAnomaliesLines(at({ fetch }), { body: { data_source: 'tcu' }, signal })).data)
        controller.abort('enough')
    })(),
  )
  assert(failure instanceof AbortedError)
  assert.deepEqual([failure.cause, aborted.made.isCancelled], ['enough', true])
})

function streamed(pieces: readonly string[], end: 'ends' | 'breaks'): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Byte by byte, so that letters come in halves.
      for (const byte of new TextEncoder().encode(pieces.join(''))) controller.enqueue(Uint8Array.of(byte))
      if (end === 'ends') controller.close()
    },
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

test('events come without end, each page asked for behind the one before, over failures that pass', async () => {
  const page = (cursor: string, ...ids: readonly string[]) =>
    json(200, { events: ids.map((id) => ({ id })), cursor, has_more: false, gap: false, system_notices: [] })
  const { seen, fetch } = answering(
    page('c1', 'a', 'b'),
    refused(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': '0' }),
    page('c1'),
    page('c2', 'c'),
  )
  const found: string[] = []
  for await (const event of followEvents(at({ fetch }), { query: { after: 'c0', types: ['anomaly.detected'] } })) {
    found.push(event.id)
    if (found.length === 3) break
  }
  assert.deepEqual(found, ['a', 'b', 'c'])
  assert.deepEqual(
    seen.map(({ url, headers }) => [new URL(url).searchParams.get('after'), headers.get('prefer')]),
    [
      ['c0', 'wait=30'],
      ['c1', 'wait=30'],
      ['c1', 'wait=30'],
      ['c1', 'wait=30'],
    ],
  )
})

test('types hold a request to its language', () => {
  const client = at({})
  // Never called: the compiler reads it.
  const wrong = () => [
    // @ts-expect-error: the name of the other language
    createInvestigation(client, { body: { consulta: 'abc', fonte_dados: 'tcu' } }),
    // @ts-expect-error: no body
    createWatch(client, {}),
    // @ts-expect-error: no such scope
    listInvestigations(client, { query: { scope: 'mine' } }),
  ]
  assert.equal(wrong.length, 0)
})
