import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Exchange } from '../../src/http/exchange.ts'
import type { Reply, StreamText, ValidRequest } from '../../src/http/handler.ts'
import { createServer } from '../../src/http/server.ts'
import { EventStream, formatEvent, type StreamEvent } from '../../src/http/sse.ts'
import { Streams } from '../../src/http/streams.ts'
import { limits } from '../../src/limits.ts'
import type { Awaitable } from '../../src/platform/awaitable.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { exchangeRaw, RawClient, requestText } from '../support/raw-http.ts'
import { serverParts } from '../support/server-parts.ts'

const clock = new FakeClock()
const path = '/api/v1/investigations/stream/1'
const headers = { Authorization: 'Bearer a' }
const errorsLogged: object[] = []
let handle: (request: ValidRequest) => Awaitable<Reply>
let isStillAuthorised = true
/** When access runs out by itself, on the monotonic clock. */
let accessEndMs = Number.POSITIVE_INFINITY
const streams = new Streams()
const server = createServer(
  serverParts((request) => handle(request), {
    accessLeftMs: async () => (isStillAuthorised ? accessEndMs - clock.monotonic() : 0),
    clock,
    streams,
    log: { debug() {}, info() {}, warn() {}, error: (fields) => void errorsLogged.push(fields) },
  }),
)
let port: number

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
  isStillAuthorised = true
  accessEndMs = Number.POSITIVE_INFINITY
})

async function open(ownHeaders: Record<string, string> = {}, query = ''): Promise<RawClient> {
  const client = new RawClient(port)
  await client.write(requestText('GET', `${path}${query}`, { headers: { ...headers, ...ownHeaders } }))
  return client
}

function serve(events: () => AsyncIterable<TestEvent>): void {
  handle = async () => ({ texts: textsOf(events()) })
}

type TestEvent = StreamEvent & Pick<StreamText, 'isFinal'>

/** Each event as a text of its own. */
async function* textsOf(events: AsyncIterable<TestEvent>): AsyncGenerator<StreamText> {
  for await (const { isFinal, ...event } of events)
    yield { bytes: Buffer.from(formatEvent(event)), ...(isFinal && { isFinal }) }
}

const progress: StreamText = { bytes: Buffer.from(formatEvent({ event: 'progress', data: {} })) }

test('events go out with their id, name and data, after the retry time', async () => {
  serve(async function* () {
    yield { id: '7', event: 'progress', data: { percentage: 5, text: 'a\nb' } }
    yield { event: 'complete', data: {} }
  })
  const client = await open()
  const text = await client.until((seen) => seen.endsWith('0\r\n\r\n'))
  assert.match(text, /^HTTP\/1\.1 200 OK\r\n/)
  assert.match(text, /Content-Type: text\/event-stream/)
  assert.match(text, /Cache-Control: no-cache/)
  assert.match(text, /retry: 3000\n\n/)
  assert.match(
    text,
    /id: 7\nevent: progress\ndata: \{"percentage":5,"text":"a\\nb"\}\n\nevent: complete\ndata: \{\}\n\n/,
  )
  client.close()
})

test('an open stream counts for its reader until it ends', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  serve(async function* () {
    yield { event: 'progress', data: {} }
    await ended
  })
  const client = await open()
  await client.until((seen) => seen.includes('progress'))
  assert.equal(streams.countOf('u'), 1)
  end()
  await client.until((seen) => seen.endsWith('0\r\n\r\n'))
  assert.equal(streams.countOf('u'), 0)
  client.close()
})

test('the events of one tick travel in one write', async () => {
  serve(async function* () {
    for (let id = 0; id < 500; id++) yield { id: String(id), event: 'anomaly', data: {} }
  })
  const client = await open()
  const text = await client.until((seen) => seen.endsWith('0\r\n\r\n'))
  const chunks = text.match(/\r\n[0-9a-f]+\r\n/gi) ?? []
  assert.ok(text.includes('id: 499\n'))
  assert.ok(chunks.length <= 5, `${chunks.length} chunks`)
  client.close()
})

test('a stream goes on after the event that the header, or else the query, names', async () => {
  const asked: (string | null)[] = []
  handle = async ({ lastEventId }) => {
    asked.push(lastEventId)
    return { status: 204 }
  }
  for (const [own, query] of [
    [{}, ''],
    [{}, '?last_event_id=4'],
    [{ 'Last-Event-ID': '9' }, '?last_event_id=4'],
  ] as const) {
    const client = await open(own, query)
    assert.equal((await client.response()).status, 204)
    client.close()
  }
  assert.deepEqual(asked, [null, '4', '9'])
})

/** Time goes by, look by look: each sets the time of the next. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= limits.streamAuthorisationMs) {
    clock.advance(Math.min(left, limits.streamAuthorisationMs))
    await wait(5)
  }
}

test('a source that waits for its next event is closed however its stream ends', async () => {
  const ends: readonly (readonly [name: string, end: (client: RawClient) => unknown])[] = [
    [
      'access that is gone',
      () => {
        isStillAuthorised = false
        clock.advance(limits.streamHeartbeatMs)
      },
    ],
    ['a session that runs out', () => pass(1000)],
    ['a client that leaves', (client) => client.close()],
  ]
  for (const [name, end] of ends) {
    accessEndMs = name.startsWith('a session') ? clock.monotonic() + 1000 : Number.POSITIVE_INFINITY
    isStillAuthorised = true
    let close: () => void = () => {}
    const closed = new Promise<void>((resolve) => {
      close = resolve
    })
    handle = async ({ aborted }) => ({
      texts: (async function* (): AsyncGenerator<StreamText> {
        try {
          yield progress
          await new Promise((resolve) => aborted.addEventListener('abort', resolve))
        } finally {
          close()
        }
      })(),
    })
    const client = await open()
    await client.until((text) => text.includes('event: progress'))
    await end(client)
    assert.equal(await Promise.race([closed, wait(2000, 'still open')]), undefined, name)
    client.close()
  }
})

test('a stream tells nothing more to a caller whose access has ended', async () => {
  let tell: () => void = () => {}
  let isClosed = false
  serve(async function* () {
    try {
      for (const data of [1, 2, 3]) {
        yield { event: 'progress', data }
        await new Promise<void>((resolve) => {
          tell = resolve
        })
      }
    } finally {
      isClosed = true
    }
  })
  const client = await open()
  await client.until((text) => text.includes('data: 1'))
  clock.advance(1_000)
  tell()
  await client.until((text) => text.includes('data: 2'))
  isStillAuthorised = false
  clock.advance(1_000)
  tell()
  const text = await client.until((received) => received.endsWith('0\r\n\r\n'))
  assert.ok(!text.includes('data: 3'))
  assert.ok(isClosed)
})

const isEnded = (text: string) => text.endsWith('0\r\n\r\n')

/** A stream of one event and then silence; `isReadable` as its handler says. */
async function openQuiet(isReadable: () => Promise<boolean> = async () => true): Promise<RawClient> {
  handle = async () => ({
    isReadable,
    texts: (async function* () {
      yield { bytes: Buffer.from(formatEvent({ event: 'progress', data: 1 })) }
      await new Promise(() => {})
    })(),
  })
  const client = await open()
  await client.until((text) => text.includes('data: 1'))
  return client
}

test('a quiet stream ends within a second once its caller has no access, or what it is about was closed', async () => {
  let isReadable = true
  for (const close of [() => (isStillAuthorised = false), () => (isReadable = false)]) {
    isStillAuthorised = true
    const client = await openQuiet(async () => isReadable)
    close()
    clock.advance(1_000)
    assert.ok(!(await client.until(isEnded)).includes('retry: 3000\n\nretry'))
    assert.equal(clock.timersWaiting, 0)
  }
})

test('a quiet stream ends when the session behind its token does, between two heartbeats', async () => {
  accessEndMs = clock.monotonic() + 5_000
  const client = await openQuiet()
  await pass(4_999)
  assert.ok(!isEnded(client.text))
  clock.advance(1)
  await client.until(isEnded)
  assert.equal(clock.timersWaiting, 0)
})

test('a session that was renewed meanwhile keeps its stream', async () => {
  accessEndMs = clock.monotonic() + 5_000
  const client = await openQuiet()
  accessEndMs = Number.POSITIVE_INFINITY
  clock.advance(15_000)
  await client.until((text) => text.includes(': heartbeat'))
  client.close()
})

test('the final event is not told to a caller whose access has just ended', async () => {
  let tell: () => void = () => {}
  serve(async function* () {
    yield { event: 'progress', data: 1 }
    await new Promise<void>((resolve) => {
      tell = resolve
    })
    yield { event: 'complete', data: 2, isFinal: true }
  })
  const client = await open()
  await client.until((text) => text.includes('data: 1'))
  isStillAuthorised = false
  tell()
  assert.ok(!(await client.until(isEnded)).includes('data: 2'))
})

/** A stream to a client that reads nothing more after its first event; `sent` is what was written to it. */
function streamToSlowClient(accessLeftMs: () => Promise<number>, events: AsyncIterable<TestEvent>) {
  const own = new FakeClock()
  const sent: string[] = []
  const writer = {
    write: (bytes: Uint8Array) => sent.push(String(bytes)) === 0,
    writable: () => new Promise<void>(() => {}),
    end: (bytes: Uint8Array) => void sent.push(String(bytes)),
    close() {},
  }
  const exchange = { startStream: () => writer, aborted: new AbortController().signal, giveUp() {}, isOpen: true }
  const stream = new EventStream(textsOf(events), exchange as unknown as Exchange, {
    lines: '',
    clock: own,
    accessLeftMs,
  })
  return { own, sent, stream }
}

for (const [when, kind, ms] of [
  ['at a heartbeat', {}, 15_000],
  ['before the last event', { isFinal: true }, 0],
] as const)
  test(`what waits for a slow client is not sent once its access is found to have ended ${when}`, async () => {
    let leftMs = Number.POSITIVE_INFINITY
    let tell: () => void = () => {}
    const events = async function* (): AsyncGenerator<TestEvent> {
      yield { event: 'progress', data: 1 }
      await nextTurn()
      await nextTurn()
      yield { event: 'progress', data: 2 }
      await new Promise<void>((resolve) => {
        tell = resolve
      })
      yield { event: 'complete', data: 3, ...kind }
    }
    const { own, sent, stream } = streamToSlowClient(async () => leftMs, events())
    for (let turn = 0; turn < 5; turn++) await nextTurn()
    leftMs = 0
    own.advance(ms)
    tell()
    await stream.done
    assert.deepEqual(sent, ['event: progress\ndata: 1\n\n', ''])
  })

test('a look at access that outlasts a heartbeat leaves no timer behind', async () => {
  const answers: ((leftMs: number) => void)[] = []
  const events = async function* () {
    yield { event: 'progress', data: 1 }
    await new Promise(() => {})
  }
  const { own, stream } = streamToSlowClient(() => new Promise((resolve) => answers.push(resolve)), events())
  await nextTurn()
  own.advance(15_000)
  for (const answer of answers) answer(5_000)
  await nextTurn()
  stream.stop()
  assert.equal(own.timersWaiting, 0)
})

test('a quiet stream sends a comment every 15 seconds', async () => {
  serve(async function* () {
    yield { event: 'progress', data: {} }
    await new Promise(() => {})
  })
  const client = await open()
  await client.until((seen) => seen.includes('progress'))
  for (const count of [1, 2]) {
    clock.advance(14_999)
    assert.equal(client.text.split(': heartbeat\n\n').length, count)
    clock.advance(1)
    await client.until((seen) => seen.split(': heartbeat\n\n').length === count + 1)
  }
  client.close()
})

test('a client that leaves ends the source, the abort signal and the heartbeat', async () => {
  const closed = new Promise<void>((resolve) => {
    handle = async ({ aborted }) => ({
      texts: (async function* () {
        try {
          yield progress
          await new Promise<void>((leave) => aborted.addEventListener('abort', () => leave()))
        } finally {
          resolve()
        }
      })(),
    })
  })
  const client = await open()
  await client.until((seen) => seen.includes('progress'))
  client.close()
  await closed
  assert.equal(clock.timersWaiting, 0)
})

test('a client that does not read is not read for, and is dropped at the second heartbeat', async () => {
  let produced = 0
  const closed = new Promise<void>((resolve) => {
    serve(async function* () {
      try {
        for (;;) {
          produced++
          yield { event: 'anomaly', data: 'x'.repeat(64 * 1024) }
        }
      } finally {
        resolve()
      }
    })
  })
  const client = await open()
  client.socket.pause()
  let last = -1
  while (produced !== last) {
    last = produced
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  assert.ok(produced < 1000, `${produced} events of 64 KiB were made for a client that reads none`)
  clock.advance(30_000)
  await closed
  client.close()
})

test('a source that breaks ends its stream, is logged once, and the client may come back', async () => {
  serve(async function* () {
    yield { event: 'progress', data: {} }
    throw new Error('broken')
  })
  const client = await open()
  const text = await client.until((seen) => seen.endsWith('0\r\n\r\n'))
  assert.match(text, /event: progress[\s\S]*retry: 3000/)
  assert.doesNotMatch(text, /broken/)
  assert.equal(errorsLogged.length, 1)
  client.close()
})

test('HEAD on a stream gets its headers and ends', async () => {
  serve(async function* () {
    yield { event: 'progress', data: {} }
  })
  const response = await exchangeRaw(port, requestText('HEAD', path, { headers }))
  assert.equal(response.status, 200)
  assert.match(response.headers['content-type'] ?? '', /^text\/event-stream/)
})

test('an event cannot smuggle another one through its name or id', () => {
  assert.throws(() => formatEvent({ event: 'a\ndata: b', data: {} }))
  assert.throws(() => formatEvent({ id: '1\r\n', event: 'a', data: {} }))
})

test('a handler that takes too long is given up with 503, and told so', async () => {
  const given = new Promise<void>((resolve) => {
    handle = ({ aborted }) => {
      aborted.addEventListener('abort', () => resolve())
      // Deadlines begin with the turn after the one in which the request came.
      setImmediate(() => setImmediate(() => clock.advance(90_000)))
      return new Promise(() => {})
    }
  })
  const response = await exchangeRaw(port, requestText('GET', '/api/v1/investigations', { headers }))
  assert.equal(response.status, 503)
  await given
})
