// Many who read the events of one owner at once, over feeds and polls: each finds every event once and in order.

import assert from 'node:assert/strict'
import type { Announcement } from '../../src/events/owner-event.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { RawClient, requestText } from './raw-http.ts'
import { frame, opcodes, openRaw } from './web-socket.ts'

export interface ReadersOf {
  readonly port: number
  readonly token: string
  /** How many events there will be; the n-th one has n anomalies. */
  readonly events: number
}

/** Events that are told apart by a number, from one on; long ones name an investigation of so many characters. */
export function numberedEvents(from: number, count: number, characters?: number): readonly Announcement[] {
  const name = characters === undefined ? undefined : 'x'.repeat(characters)
  return Array.from({ length: count }, (_, at) => ({
    id: systemIds.uuid(),
    event: 'investigation.completed',
    timestamp: '2026-01-15T12:00:00.000Z',
    data: { investigation_id: name ?? systemIds.uuid(), anomalies_found: from + at, severity: 'high' },
  }))
}

/** Numbers of events in text that comes in pieces. */
class Count {
  #seen = 0
  #rest = ''

  /** What came last. */
  get end(): string {
    return this.#rest
  }

  get seen(): number {
    return this.#seen
  }

  take(text: string): void {
    const whole = this.#rest + text
    let end = 0
    for (const { index, 0: found, 1: number } of whole.matchAll(/"anomalies_found":(\d+),/g)) {
      assert.equal(Number(number), this.#seen + 1, 'every event comes once and in order')
      this.#seen++
      end = index + found.length
    }
    this.#rest = whole.slice(Math.max(end, whole.length - 64))
  }
}

const headersOf = ({ token }: ReadersOf) => ({ Authorization: `Bearer ${token}` })

/** Subscribes to the events; the result reads them to the end. */
export async function openFeed(readers: ReadersOf): Promise<() => Promise<void>> {
  const client = await subscribe(readers)
  const count = new Count()
  const done = new Promise<void>((resolve, reject) => {
    client.socket.on('close', () => reject(new Error(`a feed closed after ${count.seen} events: ${count.end}`)))
    // The client itself would keep all that comes.
    client.socket.removeAllListeners('data')
    client.socket.on('data', (chunk) => {
      try {
        count.take(chunk.toString('latin1'))
      } catch (cause) {
        reject(cause)
      }
      if (count.seen === readers.events) resolve()
    })
  })
  // As a client answers the library that asks whether it is there.
  const signs = setInterval(() => void client.write(frame(opcodes.pong, '')), 10_000)
  return async () => {
    try {
      await done
    } finally {
      clearInterval(signs)
      client.close()
    }
  }
}

/** Subscribes to the events and reads none of them. */
export async function openIdleFeed(readers: ReadersOf): Promise<RawClient> {
  const client = await subscribe(readers)
  client.socket.pause()
  return client
}

async function subscribe(readers: ReadersOf): Promise<RawClient> {
  const client = await openRaw(readers.port, '/api/v1/ws', headersOf(readers))
  await client.write(frame(opcodes.text, JSON.stringify({ type: 'subscribe', data: { events: [] } })))
  await client.until((text) => text.includes('"subscribed"'))
  return client
}

/** Reads page after page, and waits where there is none. */
export async function poll(readers: ReadersOf): Promise<void> {
  const client = new RawClient(readers.port)
  const count = new Count()
  let after = ''
  while (count.seen < readers.events) {
    const headers = { ...headersOf(readers), Prefer: 'wait=30' }
    await client.write(requestText('GET', `/api/v1/events?limit=100${after}`, { headers }))
    const { status, body } = await client.response()
    assert.equal(status, 200, body)
    count.take(body)
    const [, cursor] = /"cursor":"([^"]+)"/.exec(body) ?? []
    after = `&after=${cursor}`
  }
  client.close()
}
