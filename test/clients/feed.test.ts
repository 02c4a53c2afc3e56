import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AbortedError,
  createClient,
  FeedClosedError,
  feed,
  investigationFeed,
  isApiError,
  type WebSocketLike,
} from '../../clients/typescript/src/index.ts'

const id = '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11'
const closure = { gone: 1006, ended: 1000, lost: 4403 } as const

/** What a connection does: sends these messages, and closes so. Without `opens` its handshake is refused. */
interface Script {
  readonly opens?: false
  readonly sends?: readonly object[]
  readonly closes?: keyof typeof closure
}

/** A WebSocket that goes by scripts, and a fetch that gives tickets; `urls` and `sent` are what they were asked. */
function scripted(...scripts: readonly Script[]) {
  const [urls, sent]: [string[], string[]] = [[], []]
  class WebSocket implements WebSocketLike {
    readonly #listeners = new Map<string, (event: { data?: unknown; code?: number; reason?: string }) => void>()
    constructor(url: string) {
      const { opens = true, sends = [], closes } = scripts[urls.length] ?? {}
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
  assert.deepEqual([failure.code, failure.message], [4403, 'lost'])
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
