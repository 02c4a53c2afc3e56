import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createEdge, type Edge } from '../../src/http/edge.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { RawClient, requestText } from '../support/raw-http.ts'

// The timer of connections is the library's, which no fake clock moves: 30 s and a step of its wheel. These tests run side by
// side, so that the file takes as long as one of them. npm run test:timers.

const libraryTimeoutMs = 30_000
const wheelStepMs = 4_000
let edge: Edge
let port: number

before(async () => {
  edge = createEdge({
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    serve: async (exchange) => {
      if (exchange.path === '/slow') await wait(50)
      const bytes = (await exchange.body.collect(4_000_000)).length
      if (exchange.path === '/slow') await wait(libraryTimeoutMs + wheelStepMs + 2_000)
      exchange.send({ status: 200, lines: '', body: String(bytes), connection: 'keep' })
    },
    stopStreams: () => {},
  })
  port = await edge.listen()
})
after(() => edge.drain(100))

/** Milliseconds until a head that grows by a byte a second is given up. */
async function drip(first: string): Promise<number> {
  const client = new RawClient(port)
  await client.write(first)
  const startedAt = performance.now()
  const dripping = setInterval(() => client.socket.write('a'), 1_000)
  await client.closed()
  clearInterval(dripping)
  return performance.now() - startedAt
}

describe('timers of the library', { concurrency: true }, () => {
  const heads = {
    'a request line': 'GET /',
    'a field': 'GET / HTTP/1.1\r\nHost: a\r\nA: ',
    'a field of the second request': `${requestText('GET', '/')}GET / HTTP/1.1\r\nHost: a\r\nA: `,
    'an empty line and then a request line': '\r\nGET /',
  }
  for (const [name, first] of Object.entries(heads)) {
    test(`the time of a head counts in all and not from its last byte: ${name}`, async () => {
      const tookMs = await drip(first)
      assert.ok(tookMs <= libraryTimeoutMs + 2 * wheelStepMs, `${tookMs} ms`)
    })
  }

  test('a body that comes a byte a second is read to its end', async () => {
    const client = new RawClient(port)
    const seconds = (libraryTimeoutMs + 2 * wheelStepMs) / 1_000
    client.socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${seconds}\r\n\r\n`)
    for (let sent = 0; sent < seconds; sent++) {
      await wait(1_000)
      client.socket.write('a')
    }
    assert.equal((await client.response()).body, String(seconds))
    client.close()
  })

  test('an answer that takes longer than the library waits for a silent client reaches a large upload', async () => {
    const client = new RawClient(port)
    client.socket.write(requestText('POST', '/slow', { body: 'x'.repeat(1_700_000) }))
    assert.equal((await client.response()).body, '1700000')
    client.close()
  })
})
