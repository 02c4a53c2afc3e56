import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AbortedError,
  ConnectionError,
  chat,
  createClient,
  FeedClosedError,
  feed,
  investigationFeed,
  isApiError,
  type WebSocketLike,
} from '../../clients/typescript/src/index.ts'

const id = '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11'
const closure = { gone: 1006, ended: 1000, slow: 1013, signedOut: 4401, lost: 4403, tooMany: 4429 } as const

/** What a connection does: sends these messages, and closes so. Without `opens` its handshake is refused. */
interface Script {
  readonly opens?: false
  readonly sends?: readonly object[]
  readonly closes?: keyof typeof closure
  /** What it answers to a request. */
  readonly answers?: (request: {
    readonly type: string
    readonly id: string
    readonly data?: object
  }) => readonly object[]
}

/** A WebSocket that goes by scripts, and a fetch that gives tickets; `urls` and `sent` are what they were asked. */
function scripted(...scripts: readonly Script[]) {
  const [urls, sent]: [string[], string[]] = [[], []]
  class WebSocket implements WebSocketLike {
    readonly #listeners = new Map<string, (event: { data?: unknown; code?: number; reason?: string }) => void>()
    readonly #script: Script
    constructor(url: string) {
      this.#script = scripts[urls.length] ?? {}
      const { opens = true, sends = [], closes } = this.#script
      urls.push(url.replace(/ticket=\w+/, 'ticket'))
      setImmediate(() => {
        if (opens) this.#emit('open', {})
        for (const message of sends) this.#emit('message', { data: JSON.stringify(message) })
        if (closes !== undefined) this.#emit('close', { code: closure[closes], reason: closes })
      })
    }
    addEventListener(type: string, listener: (event: { data?: unknown; code?: number; reason?: string }) => void) {
      this.#listeners.set(type, listener)
    }
    send(text: string) {
      sent.push(text)
      for (const answer of this.#script.answers?.(JSON.parse(text)) ?? [])
        this.#emit('message', { data: JSON.stringify(answer) })
    }
    close() {
      this.#emit('close', { code: 1005 })
    }
    #emit(type: string, event: { data?: unknown; code?: number; reason?: string }) {
      this.#listeners.get(type)?.(event)
    }
  }
  const fetch: typeof globalThis.fetch = async (url) => {
    const isTicket = String(url).endsWith('/stream-ticket')
    const failure = { error: { code: 'INVESTIGATION_NOT_FOUND', message: 'no', details: {} } }
    return isTicket ? Response.json({ ticket: 'abc' }, { status: 201 }) : Response.json(failure, { status: 404 })
  }
  const client = createClient({ baseUrl: 'https://prumo.example.org/below', language: 'en', fetch })
  return { urls, sent: () => sent.map((text) => JSON.parse(text)), client, WebSocket }
}

const ofRun = (type: string, number: number) => ({
  type,
  data: {},
  timestamp: '',
  investigation_id: id,
  id: String(number),
})
const ofOwner = (cursor: string) => ({ type: 'anomaly.detected', data: {}, timestamp: '', id: 'fact', cursor })

async function all(messages: AsyncGenerator<{ readonly type: string; readonly id?: string }>): Promise<string[]> {
  const found: string[] = []
  for await (const { type, id = '' } of messages) found.push(`${type} ${id}`)
  return found
}

test('the feed of an investigation goes on behind its last message over a new ticket, and ends as it does', async () => {
  const { urls, client, WebSocket } = scripted(
    { sends: [ofRun('progress', 1), { type: 'heartbeat', data: {} }, ofRun('anomaly', 2)], closes: 'gone' },
    { sends: [ofRun('complete', 3)], closes: 'ended' },
  )
  const found = await all(investigationFeed(client, { params: { investigation_id: id }, WebSocket }))
  assert.deepEqual(found, ['progress 1', 'anomaly 2', 'complete 3'])
  const base = `wss://prumo.example.org/below/api/v1/ws/investigations/${id}`
  assert.deepEqual(urls, [`${base}?ticket`, `${base}?last_event_id=2&ticket`])
})

test('a feed subscribes anew behind what each subscription has had, until the last has ended', async () => {
  const ended = { type: 'unsubscribed', data: { investigation_id: id, reason: 'ended' }, timestamp: '' }
  const { sent, client, WebSocket } = scripted(
    { sends: [ofRun('progress', 7), ofOwner('c8')], closes: 'gone' },
    { sends: [ofRun('complete', 9), ended], closes: 'gone' },
    { sends: [{ type: 'unsubscribed', data: { events: [], reason: 'access_lost' }, timestamp: '' }] },
  )
  const subscriptions = [{ investigation_id: id }, { events: [] }]
  const found = await all(feed(client, { subscriptions, WebSocket }))
  assert.deepEqual(found, ['progress 7', 'anomaly.detected fact', 'complete 9', 'unsubscribed ', 'unsubscribed '])
  const subscribed = sent().map(({ type, data }) => [type, data.investigation_id ?? 'events', data.after])
  assert.deepEqual(subscribed, [
    ['subscribe', id, undefined],
    ['subscribe', 'events', undefined],
    ['subscribe', id, '7'],
    ['subscribe', 'events', 'c8'],
    ['subscribe', 'events', 'c8'],
  ])
})

test('a feed that may not be read any more, or of no investigation, fails at once; one that is left is closed', async () => {
  const params = { investigation_id: id }
  const lost = scripted({ closes: 'lost' })
  const failure = await all(investigationFeed(lost.client, { params, WebSocket: lost.WebSocket })).catch(
    (error) => error,
  )
  assert(failure instanceof FeedClosedError)
  assert.deepEqual([failure.code, failure.reason, failure.message], [4403, 'accessLost', 'lost'])
  const none = scripted({ opens: false, closes: 'gone' })
  const refusal = await all(investigationFeed(none.client, { params, WebSocket: none.WebSocket })).catch(
    (error) => error,
  )
  assert(isApiError(refusal, 'INVESTIGATION_NOT_FOUND'), String(refusal))
  const controller = new AbortController()
  const { client, WebSocket } = scripted({ sends: [ofRun('progress', 1)] })
  const aborted = await (async () => {
    for await (const _ of investigationFeed(client, { params, WebSocket, signal: controller.signal }))
      controller.abort()
  })().catch((error) => error)
  assert(aborted instanceof AbortedError)
})

test('subscriptions come and go while a feed is open, and what is refused is given up', async () => {
  const refusal = { error: { code: 'INVESTIGATION_NOT_FOUND', message: 'no', details: {} } }
  const { sent, client, WebSocket } = scripted({
    answers({ type, id, data = {} }) {
      if (type === 'ping') return [{ type: 'pong', data: {}, timestamp: '', id }]
      const isOfRun = 'investigation_id' in data
      if (type === 'subscribe')
        return [
          isOfRun
            ? { type: 'error', data: refusal, timestamp: '', id }
            : { type: 'subscribed', data, timestamp: '', id },
        ]
      // What is left twice has no subscription: that is no news.
      const isFirst = id === '4'
      const left = { type: 'unsubscribed', data: { events: [], reason: 'asked' }, timestamp: '', id }
      return [isFirst ? left : { type: 'error', data: refusal, timestamp: '', id }]
    },
  })
  const live = feed(client, { subscriptions: [{ events: [] }], WebSocket })
  assert.equal(live.ping(), undefined)
  const found: string[] = []
  for await (const { type, id } of live) {
    found.push(`${type} ${id}`)
    // The last subscription is left by the reader, who stays.
    if (found.length === 1) assert.deepEqual([live.ping(), live.ping()], ['2', '3'])
    if (found.length === 3)
      assert.deepEqual([live.unsubscribe({ events: [] }), live.unsubscribe({ events: [] })], ['4', '5'])
    if (found.length === 4) assert.equal(live.subscribe({ system_notices: true }), '6')
    // In the place of the one before.
    if (found.length === 5) assert.equal(live.subscribe({ events: ['report.generated'] }), '7')
    if (found.length === 6) assert.equal(live.subscribe({ investigation_id: id ?? '' }), '8')
    if (found.length === 7) live.close()
  }
  assert.deepEqual(found, [
    ...['subscribed 1', 'pong 2', 'pong 3', 'unsubscribed 4'],
    ...['subscribed 6', 'subscribed 7', 'error 8'],
  ])
  assert.deepEqual(
    sent().map(({ type, id }) => `${type} ${id}`),
    [
      ...['subscribe 1', 'ping 2', 'ping 3', 'unsubscribe 4', 'unsubscribe 5'],
      ...['subscribe 6', 'subscribe 7', 'subscribe 8'],
    ],
  )
  const refused = scripted({ answers: ({ id }) => [{ type: 'error', data: refusal, timestamp: '', id }] })
  const subscriptions = [{ investigation_id: id }]
  // Nothing is left to wait for.
  assert.deepEqual(await all(feed(refused.client, { subscriptions, WebSocket: refused.WebSocket })), ['error 1'])
})

test('a feed that is kept open outlives its subscriptions, and closing it ends who waits', async () => {
  const ended = { type: 'unsubscribed', data: { investigation_id: id, reason: 'ended' }, timestamp: '' }
  const { client, WebSocket } = scripted({ sends: [ended] })
  const live = feed(client, { subscriptions: [{ investigation_id: id }], keepOpen: true, WebSocket })
  await live.next()
  const waiting = live.next()
  setImmediate(() => live.close())
  assert.deepEqual(await waiting, { done: true, value: undefined })
})

test('a feed that is closed again and again is given up after as many tries as allowed, and says why', async () => {
  for (const [closes, reason] of [
    ['tooMany', 'tooMany'],
    ['slow', 'slow'],
    ['gone', 'broken'],
  ] as const) {
    const { urls, client, WebSocket } = scripted({ closes }, { closes })
    const failure = await all(feed(client, { WebSocket, maxRetries: 1 })).catch((error) => error)
    assert(failure instanceof FeedClosedError, String(failure))
    assert.deepEqual([failure.code, failure.reason, urls.length], [closure[closes], reason, 2])
  }
})

test('a feed whose session has ended goes on with the next one, and fails where there is none', async () => {
  const { urls, client, WebSocket } = scripted(
    { sends: [ofRun('progress', 1)], closes: 'signedOut' },
    { sends: [ofRun('complete', 2)], closes: 'ended' },
  )
  const params = { investigation_id: id }
  assert.deepEqual(await all(investigationFeed(client, { params, WebSocket })), ['progress 1', 'complete 2'])
  assert.equal(urls.length, 2)
  let tickets = 0
  const envelope = { error: { code: 'TOKEN_INVALID', message: 'no', details: {} } }
  const fetch: typeof globalThis.fetch = async () =>
    tickets++ === 0 ? Response.json({ ticket: 'abc' }, { status: 201 }) : Response.json(envelope, { status: 401 })
  const lost = scripted({ closes: 'signedOut' })
  const signedOut = createClient({ baseUrl: 'https://prumo.example.org', language: 'en', fetch })
  const failure = await all(investigationFeed(signedOut, { params, WebSocket: lost.WebSocket })).catch((error) => error)
  assert(isApiError(failure, 'TOKEN_INVALID'), String(failure))
})

test('a reader that is too slow is held up: what it has not taken is not kept but comes again', async () => {
  const [first, second] = [1, 1000].map((from) => Array.from({ length: 1500 }, (_, at) => ofRun('anomaly', from + at)))
  const { urls, client, WebSocket } = scripted({ sends: first ?? [] }, { sends: second ?? [], closes: 'ended' })
  let count = 0
  const socket = investigationFeed(client, { params: { investigation_id: id }, WebSocket })
  for await (const _ of socket) if (++count === 1001) break
  assert.match(urls[1] ?? '', /last_event_id=1000&/)
})

const ofAnswer = (type: string, sequence: number, question = '1') => ({
  type,
  message_id: `answer ${question}`,
  sequence,
  id: question,
})

test('a conversation goes on with an answer behind its last message, and ends with the last answer', async () => {
  const { urls, sent, client, WebSocket } = scripted(
    { sends: [ofAnswer('thinking', 1), ofAnswer('chunk', 2)], closes: 'gone' },
    { sends: [ofAnswer('complete', 3)] },
  )
  const found = await all(chat(client, { questions: [{ message: 'how many?' }], WebSocket }))
  assert.deepEqual(found, ['thinking 1', 'chunk 1', 'complete 1'])
  assert.match(urls[1] ?? '', /\/api\/v1\/chat\/ws\?ticket$/)
  assert.deepEqual(sent(), [
    { message: 'how many?', type: 'chat', id: '1' },
    { type: 'resume', message_id: 'answer 1', sequence: 2, id: '1' },
  ])
})

test('a question is asked, and its answer cancelled, while the conversation is open', async () => {
  const { sent, client, WebSocket } = scripted(
    { sends: [ofAnswer('thinking', 1)], closes: 'gone' },
    {
      answers: ({ type, id: question }) => (type === 'chat' ? [ofAnswer('complete', 1, question)] : []),
      sends: [ofAnswer('chunk', 2)],
    },
  )
  const held = chat(client, { questions: [{ message: 'first' }], WebSocket })
  const found: string[] = []
  for await (const message of held) {
    found.push(message.type)
    if (message.type !== 'chunk') continue
    assert.equal(held.ask({ message: 'second' }), '2')
    assert.equal(held.cancel('answer 1'), true)
    held.close()
  }
  assert.deepEqual(found, ['thinking', 'chunk', 'complete'])
  assert.deepEqual(sent().slice(2), [
    { message: 'second', type: 'chat', id: '2' },
    { type: 'cancel', message_id: 'answer 1' },
  ])
})

test('a question of which it is not known whether it was taken is not asked twice', async () => {
  const { sent, client, WebSocket } = scripted({ closes: 'gone' }, {})
  const failure = await all(chat(client, { questions: [{ message: 'how many?' }], WebSocket })).catch((error) => error)
  assert(failure instanceof ConnectionError, String(failure))
  assert.equal(sent().length, 1)
})
