import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '../../src/errors.ts'
import type { Feed, FeedMessages, Reply, ValidRequest } from '../../src/http/handler.ts'
import { createServer } from '../../src/http/server.ts'
import { limits } from '../../src/limits.ts'
import type { Awaitable } from '../../src/platform/awaitable.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { exchangeRaw, requestText } from '../support/raw-http.ts'
import { serverParts } from '../support/server-parts.ts'
import { closeCodeOf, frame, opcodes, openRaw, SocketClient } from '../support/web-socket.ts'

const clock = new FakeClock()
const headers = { Authorization: 'Bearer a' }
const path = '/api/v1/ws'
const errorsLogged: object[] = []
let handle: (request: ValidRequest) => Awaitable<Reply>
let leftMs = Number.POSITIVE_INFINITY
/** What the next looks at access find, before `leftMs` stands. */
let looks: number[] = []
let isReadable = true
const viewer = {
  ...{ user_id: 'u', email: 'a@example.org', role: 'viewer' as const, team_ids: [] },
  permissions: ['read:investigations'] as const,
}
/** The use of a ticket. */
let whenUsed: Promise<void> = Promise.resolve()
const createTestServer = () =>
  createServer(
    serverParts((request) => handle(request), {
      accessLeftMs: async () => looks.shift() ?? leftMs,
      redeem: async () => ({ caller: viewer, whenUsed }),
      clock,
      log: { debug() {}, info() {}, warn() {}, error: (fields) => void errorsLogged.push(fields) },
    }),
  )
const server = createTestServer()
let port: number
let closed: string[] = []
let clients: SocketClient[] = []

before(async () => {
  port = await server.listen()
})
after(async () => {
  const drained = server.drain(10)
  clock.advance(10)
  await drained
})
beforeEach(() => {
  errorsLogged.length = 0
  closed = []
  leftMs = Number.POSITIVE_INFINITY
  looks = []
  isReadable = true
})
afterEach(async () => {
  for (const client of clients) client.close()
  await Promise.all(clients.map((client) => client.closed))
  clients = []
  assert.equal(clock.timersWaiting, 0, 'no timer is left')
})

const connect = (query = '', at = port) => {
  const client = new SocketClient(`http://127.0.0.1:${at}${path}${query}`, { headers, isStaged: true })
  clients.push(client)
  return client.opened()
}

interface FeedTexts {
  readonly texts?: readonly string[]
  readonly isFinal?: boolean
}

/** A feed that waits once its texts are sent, until its signal fires. */
function feedOf(key: string, signal: AbortSignal, { texts = [], isFinal = false }: FeedTexts): Feed {
  async function* messages(): AsyncGenerator<FeedMessages> {
    try {
      yield messagesOf(...texts)
      if (isFinal) yield { ...messagesOf(message('last')), isFinal }
      else await aborted(signal)
    } finally {
      closed.push(key)
    }
  }
  return { key, about: { investigation_id: key }, messages: messages(), isReadable: async () => isReadable }
}

const messagesOf = (...texts: readonly string[]): FeedMessages => ({ texts: texts.map((text) => Buffer.from(text)) })

const message = (type: string, data: object = {}) => JSON.stringify({ type, data })

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}

async function turnsUntil(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000 && !condition(); turn++) await nextTurn()
  assert.ok(condition(), 'it comes about')
}

/** One feed, as that of an investigation. */
const serveFeed = (texts: readonly string[] = [], isFinal = false) => {
  handle = ({ aborted }) => ({ feed: feedOf('one', aborted, { texts, isFinal }), subscriptions: null })
}

/** Whatever is subscribed to. */
const serveSubscriptions = (texts: readonly string[] = []) => {
  handle = () => ({
    feed: null,
    subscriptions: {
      keyOf: ({ investigation_id = 'events' }) => investigation_id,
      open: async ({ investigation_id = 'events' }, { signal }) => feedOf(investigation_id, signal, { texts }),
    },
  })
}

const first = '00000000-0000-4000-8000-000000000001'
const second = '00000000-0000-4000-8000-000000000002'

test('the messages of a feed arrive in order, and its end closes the socket with 1000', async () => {
  serveFeed(
    Array.from({ length: 500 }, (_, at) => message('progress', { at })),
    true,
  )
  const client = await connect()
  const messages = await client.rest()
  assert.equal(await client.closed, 1000)
  assert.deepEqual(
    messages.slice(0, 500).map(({ data }) => data.at),
    Array.from({ length: 500 }, (_, at) => at),
  )
  assert.equal(messages.at(-1)?.type, 'last')
  assert.deepEqual(closed, ['one'])
})

test('a handshake whose wait ends while another request is being read opens both sockets', async () => {
  const reply: Reply = { feed: null, subscriptions: { keyOf: () => '', open: () => Promise.reject(new Error()) } }
  let release: (() => void) | undefined
  handle = () =>
    new Promise((resolve) => {
      release = () => resolve(reply)
    })
  const waiting = connect()
  await turnsUntil(() => release !== undefined)
  handle = () => {
    release?.()
    return reply
  }
  const [one, two] = await Promise.all([waiting, connect()])
  for (const client of [one, two]) {
    client.send({ type: 'ping' })
    assert.equal((await client.next()).type, 'pong')
  }
})

test('a socket opened by a ticket begins once that is used, and is closed with 4401 where another node used it first', async () => {
  const open = (): Promise<SocketClient> => {
    const client = new SocketClient(`http://127.0.0.1:${port}${path}?ticket=t`, { isStaged: true })
    clients.push(client)
    return client.opened()
  }
  serveFeed([message('progress')])
  let use = () => {}
  whenUsed = new Promise((resolve) => {
    use = resolve
  })
  const first = await open()
  first.send({ type: 'ping', id: 'p' })
  for (let turn = 0; turn < 20; turn++) await nextTurn()
  assert.deepEqual([clock.timersWaiting, closed], [0, []], 'nothing has begun')
  use()
  assert.deepEqual([(await first.next()).type, (await first.next()).type].sort(), ['pong', 'progress'])
  whenUsed = Promise.reject(new AppError('TOKEN_INVALID', { reason: 'unknown_ticket' }))
  whenUsed.catch(() => undefined) // As what redeems tickets does.
  const second = await open()
  assert.equal(await second.closed, 4401)
  assert.deepEqual([await second.rest(), closed], [[], []])
  assert.deepEqual(errorsLogged, [])
})

test('a client subscribes, pings and unsubscribes, and its ids come back', async () => {
  serveSubscriptions([message('progress')])
  const client = await connect()
  client.send({ type: 'ping', id: 'p' })
  assert.deepEqual(pick(await client.next()), ['pong', 'p', {}])
  client.send({ type: 'subscribe', data: { investigation_id: first }, id: 's' })
  assert.deepEqual(pick(await client.next()), ['subscribed', 's', { investigation_id: first }])
  assert.equal((await client.next()).type, 'progress')
  client.send({ type: 'unsubscribe', data: { investigation_id: first }, id: 'u' })
  assert.deepEqual(pick(await client.next()), ['unsubscribed', 'u', { investigation_id: first, reason: 'asked' }])
  await turnsUntil(() => closed.length === 1)
})

const pick = ({ type, id, data }: { type: string; id?: string; data: object }) => [type, id, data]

test('what is no message is answered with the code of the failure, and the socket stays', async () => {
  serveSubscriptions()
  const client = await connect()
  const cases: readonly (readonly [sent: unknown, code: string, reason: string | undefined])[] = [
    ['{', 'VALIDATION_ERROR', 'invalid_json'],
    ['"text"', 'VALIDATION_ERROR', 'wrong_type'],
    [{ type: 'dance' }, 'VALIDATION_ERROR', 'not_allowed'],
    [{ type: 'ping', more: 1 }, 'VALIDATION_ERROR', 'unknown_field'],
    [{ type: 'subscribe', data: { investigation_id: 'x' } }, 'VALIDATION_ERROR', 'wrong_format'],
    [{ type: 'unsubscribe', data: { investigation_id: first } }, 'RESOURCE_NOT_FOUND', 'not_subscribed'],
  ]
  for (const [sent, code, reason] of cases) {
    client.send(sent)
    const { type, data } = await client.next()
    const { error } = data as { error: { code: string; details: { reason?: string } } }
    assert.deepEqual([type, error.code, error.details.reason], ['error', code, reason], JSON.stringify(sent))
  }
  client.send({ type: 'subscribe', data: { investigation_id: first } })
  assert.equal((await client.next()).type, 'subscribed')
  client.send({ type: 'subscribe', data: { investigation_id: first } })
  assert.match(JSON.stringify(await client.next()), /CONFLICT.*already_subscribed/)
})

test('a socket has at most so many subscriptions', async () => {
  serveSubscriptions()
  const client = await connect()
  const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
  for (let at = 0; at <= limits.socketSubscriptionsMax; at++)
    client.send({ type: 'subscribe', data: { investigation_id: idOf(at) } })
  for (let at = 0; at < limits.socketSubscriptionsMax; at++) assert.equal((await client.next()).type, 'subscribed')
  assert.match(JSON.stringify(await client.next()), /RATE_LIMIT_EXCEEDED.*too_many_subscriptions/)
  client.close()
  await turnsUntil(() => closed.length === limits.socketSubscriptionsMax)
})

test('a socket for one feed takes no subscription', async () => {
  serveFeed()
  const client = await connect()
  client.send({ type: 'subscribe', data: { investigation_id: first } })
  assert.match(JSON.stringify(await client.next()), /VALIDATION_ERROR/)
})

test('a session that has ended closes the socket with 4401 within a second, and its feeds', async () => {
  serveSubscriptions()
  const client = await connect()
  for (const investigation_id of [first, second]) {
    client.send({ type: 'subscribe', data: { investigation_id } })
    await client.next()
  }
  leftMs = 0
  clock.advance(limits.streamAuthorisationMs)
  assert.equal(await client.closed, 4401)
  assert.deepEqual(closed, [first, second])
})

/** A conversation whose answers wait once their texts are sent. */
const serveConversation = () => {
  handle = () => ({
    feed: null,
    subscriptions: null,
    conversation: {
      follow: async (request, { signal }) => {
        const feed = feedOf(request.type, signal, { texts: [message('chunk')], isFinal: true })
        return { ...feed, about: null }
      },
      cancel: async () => message('cancelled'),
    },
  })
}

test('a conversation whose token has ended says so, takes nothing but a new one, and ends with 4401 without it', async () => {
  serveConversation()
  const chat = async () => {
    const client = new SocketClient(`http://127.0.0.1:${port}/api/v1/chat/ws`, { headers, isStaged: true })
    clients.push(client)
    return client.opened()
  }
  const client = await chat()
  leftMs = 0
  clock.advance(limits.streamAuthorisationMs)
  assert.equal((await client.next()).code, 'TOKEN_EXPIRED')
  client.send({ type: 'chat', message: 'hi', id: 'q' })
  const { code, id } = await client.next()
  assert.deepEqual([code, id], ['TOKEN_EXPIRED', 'q'])
  leftMs = Number.POSITIVE_INFINITY
  client.send({ type: 'auth', token: 'new', id: 'a' })
  assert.deepEqual((await client.next()).type, 'authenticated')
  clock.advance(limits.socketRenewalMs)
  client.send({ type: 'chat', message: 'hi', id: 'q' })
  assert.equal((await client.next()).type, 'chunk')
  assert.equal((await client.next()).type, 'last')
  leftMs = 0
  clock.advance(limits.streamAuthorisationMs)
  assert.equal((await client.next()).code, 'TOKEN_EXPIRED')
  clock.advance(limits.socketRenewalMs)
  assert.equal(await client.closed, 4401)
})

test('the end of an answer waits for the new token where the access of its reader has ended meanwhile', async () => {
  serveConversation()
  const client = new SocketClient(`http://127.0.0.1:${port}/api/v1/chat/ws`, { headers, isStaged: true })
  clients.push(client)
  await client.opened()
  looks = [Number.POSITIVE_INFINITY, 0]
  client.send({ type: 'chat', message: 'hi' })
  assert.equal((await client.next()).type, 'chunk')
  assert.equal((await client.next()).code, 'TOKEN_EXPIRED')
  client.send({ type: 'auth', token: 'new' })
  assert.deepEqual([(await client.next()).type, (await client.next()).type].sort(), ['authenticated', 'last'])
})

test('a feed that may not be read any more closes its socket with 4403, or its subscription alone', async () => {
  serveFeed()
  const client = await connect()
  serveSubscriptions()
  const subscriber = await connect()
  subscriber.send({ type: 'subscribe', data: { investigation_id: first } })
  await subscriber.next()
  isReadable = false
  clock.advance(limits.streamAuthorisationMs)
  assert.equal(await client.closed, 4403)
  const { type, data } = await subscriber.next()
  assert.deepEqual([type, data], ['unsubscribed', { investigation_id: first, reason: 'access_lost' }])
  subscriber.send({ type: 'ping' })
  assert.equal((await subscriber.next()).type, 'pong')
})

test('the last message is kept from a reader without access', async () => {
  let finish = () => {}
  const whenFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  handle = () => ({
    feed: {
      key: 'one',
      about: {},
      messages: (async function* () {
        yield messagesOf(message('progress'))
        await whenFinished
        yield { ...messagesOf(message('complete')), isFinal: true as const }
      })(),
      isReadable: async () => isReadable,
    },
    subscriptions: null,
  })
  const client = await connect()
  assert.equal((await client.next()).type, 'progress')
  isReadable = false
  finish()
  assert.deepEqual(await client.rest(), [])
  assert.equal(await client.closed, 4403)
})

test('the reason of a close is in the language of the reader, and fits into its frame', async () => {
  serveSubscriptions()
  for (const [language, reason] of [
    ['en', 'messages are text'],
    ['pt', 'as mensagens são texto'],
  ] as const) {
    const client = await openRaw(port, path, { ...headers, 'Accept-Language': language })
    await client.write(frame(opcodes.binary, '{}'))
    await client.closed()
    assert.ok(Buffer.from(client.text, 'latin1').toString().endsWith(reason), client.text)
  }
})

test('a user has at most so many sockets, and one that closes makes room', async () => {
  serveFeed()
  const open = await Promise.all(Array.from({ length: limits.socketsPerUserMax }, () => connect()))
  const surplus = await connect()
  assert.equal(await surplus.closed, 4429)
  open[0]?.close()
  await open[0]?.closed
  await turnsUntil(() => closed.length > 0)
  const next = await connect()
  next.send({ type: 'ping' })
  assert.equal((await next.next()).type, 'pong')
})

test('a client that sends too much is closed with 4429, and one that keeps to the pace is not', async () => {
  serveSubscriptions()
  const client = await connect()
  for (let at = 0; at < limits.socketMessagesMax; at++) client.send({ type: 'ping' })
  for (let at = 0; at < limits.socketMessagesMax; at++) await client.next()
  clock.advance(limits.socketMessagesMs)
  for (let at = 0; at < limits.socketMessagesMax; at++) client.send({ type: 'ping' })
  for (let at = 0; at < limits.socketMessagesMax; at++) await client.next()
  client.send({ type: 'ping' })
  assert.equal(await client.closed, 4429)
})

test('wrong frames end the connection: binary 1003, too long 1009, broken UTF-8 and unmasked ones at once', async () => {
  serveSubscriptions()
  const cases: readonly (readonly [name: string, bytes: Buffer, code: number | null])[] = [
    ['binary', frame(opcodes.binary, '{}'), 1003],
    ['too long', frame(opcodes.text, ' '.repeat(limits.socketMessageBytesMax + 1)), 1009],
    ['much too long', frame(opcodes.text, ' '.repeat(limits.socketMessageBytesMax * 5)), null],
    ['broken UTF-8', frame(opcodes.text, Buffer.from([0x22, 0xc3, 0x28, 0x22])), null],
    ['a fragment of no message', frame(opcodes.continuation, '{}'), null],
  ]
  for (const [name, bytes, code] of cases) {
    const client = await openRaw(port, path, headers)
    await client.write(bytes)
    await client.closed()
    const found = closeCodeOf(client)
    assert.ok(code === null || found === code, `${name}: ${found}`)
  }
  assert.deepEqual(errorsLogged, [])
})

test('a message may come in fragments, but is no longer for that', async () => {
  serveSubscriptions()
  const client = await openRaw(port, path, headers)
  await client.write(frame(opcodes.text, '{"type":', { isLast: false }))
  await client.write(frame(opcodes.continuation, '"ping","id":"f"}'))
  assert.match(await client.until((text) => text.includes('pong')), /"id":"f"/)
  const half = ' '.repeat(limits.socketMessageBytesMax / 2 + 1)
  await client.write(frame(opcodes.text, half, { isLast: false }))
  await client.write(frame(opcodes.continuation, half))
  await client.closed()
  assert.equal(closeCodeOf(client), 1009)
})

test('a client that takes nothing from one heartbeat to the next is closed with 1013, and its feed is not read on', async () => {
  let read = 0
  handle = () => ({
    feed: {
      key: 'one',
      about: {},
      messages: (async function* () {
        try {
          for (;;) {
            read++
            yield messagesOf(message('progress', { text: 'x'.repeat(10_000) }))
          }
        } finally {
          closed.push('one')
        }
      })(),
    },
    subscriptions: null,
  })
  const client = await openRaw(port, path, headers)
  client.socket.pause()
  let before = -1
  while (read !== before) {
    before = read
    for (let turn = 0; turn < 200; turn++) await nextTurn()
  }
  const heldMax = 12 * 1024 * 1024 // what the kernel holds for a socket, and ours
  assert.ok(read * 10_000 < heldMax, `${read} messages were read`)
  clock.advance(limits.streamHeartbeatMs)
  assert.deepEqual(closed, [])
  clock.advance(limits.streamHeartbeatMs)
  await turnsUntil(() => closed.length === 1)
  client.socket.resume()
  await client.closed()
  assert.equal(closeCodeOf(client), 1013)
})

test('a feed that fails is logged and closes the socket with 1011', async () => {
  handle = () => ({
    feed: {
      key: 'one',
      about: {},
      messages: (async function* (): AsyncGenerator<FeedMessages> {
        yield messagesOf(message('progress'))
        throw new Error('broken')
      })(),
    },
    subscriptions: null,
  })
  const client = await connect()
  assert.equal(await client.closed, 1011)
  assert.equal(errorsLogged.length, 1)
})

test('a stop closes every socket with 1001', async () => {
  serveFeed()
  const other = createTestServer()
  const at = await other.listen()
  const client = await connect('', at)
  const drained = other.drain(1_000)
  assert.equal(await client.closed, 1001)
  await drained
  assert.deepEqual(closed, ['one'])
})

test('the token may stand in the subprotocol or the query, and the chosen subprotocol is bearer', async () => {
  serveFeed()
  const url = `http://127.0.0.1:${port}${path}`
  const byProtocol = new SocketClient(url, { protocols: ['bearer', 'a.b.c'] })
  clients.push(byProtocol)
  await byProtocol.opened()
  assert.equal(byProtocol.socket.protocol, 'bearer')
  const byQuery = new SocketClient(`${url}?token=a.b.c`)
  clients.push(byQuery)
  await byQuery.opened()
  byQuery.send({ type: 'ping' })
  assert.equal((await byQuery.next()).type, 'pong')
  const nobody = new SocketClient(url)
  assert.equal(await nobody.closed, 1006)
})

test('a request that is no handshake of version 13, or has a body, gets 400', async () => {
  serveFeed()
  const handshake = {
    ...headers,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const version = { 'Sec-WebSocket-Version': '13' }
  for (const [name, text] of [
    ['no upgrade', requestText('GET', path, { headers })],
    ['version 8', requestText('GET', path, { headers: { ...handshake, 'Sec-WebSocket-Version': '8' } })],
    ['a body', requestText('GET', path, { headers: { ...handshake, ...version }, body: '{}' })],
    ['a short key', requestText('GET', path, { headers: { ...handshake, ...version, 'Sec-WebSocket-Key': 'x' } })],
  ] as const) {
    const { status, body } = await exchangeRaw(port, text)
    assert.equal(status, 400, name)
    assert.match(body, /not_websocket/, name)
  }
})

test('an upgrade that is asked of another operation is answered as if it were not', async () => {
  handle = () => ({ body: {} })
  const text = requestText('GET', '/api/v1/auth/me', {
    headers: {
      ...headers,
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  })
  assert.equal((await exchangeRaw(port, text)).status, 200)
})
