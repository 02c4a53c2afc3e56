import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createEdge, type Edge } from '../../src/http/edge.ts'
import type { Exchange } from '../../src/http/exchange.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { RawClient, requestText } from '../support/raw-http.ts'

// Bodies in chunks (RFC 9112, 7.1). The library reads their grammar, and more loosely than the RFC: whatever it takes for
// the end of a body, nothing that stands behind it may be served as a request.

let edge: Edge
let port: number
let serve: (exchange: Exchange) => void | Promise<void>
let served: string[] = []
let bodies: string[] = []

before(async () => {
  edge = createEdge({
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    serve: (exchange) => {
      served.push(exchange.path)
      void serve(exchange)
    },
    stopStreams: () => {},
  })
  port = await edge.listen()
})
after(() => edge.drain(100))
beforeEach(() => {
  served = []
  bodies = []
  serve = async (exchange) => {
    const body = await exchange.body.collect(1000).catch(() => null)
    if (body === null) return
    bodies.push(Buffer.from(body).toString())
    answer(exchange, bodies.at(-1) ?? '')
  }
})

function answer(exchange: Exchange, body: string | Uint8Array, status = 200): void {
  exchange.send({ status, lines: '', body: status === 204 ? null : body, connection: 'keep' })
}

const head = 'POST /first HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
const second = requestText('GET', '/second')

/** What comes back for the pieces, each of them a segment, until the server closes. */
async function sent(...pieces: readonly string[]): Promise<string> {
  const client = new RawClient(port)
  for (const piece of pieces) await client.write(Buffer.from(piece, 'latin1'))
  await client.closed()
  return client.text
}

test('a body in chunks that is split at any byte is read whole, and its answer ends the connection', async () => {
  const text = `${head}3\r\nabc\r\nA\r\n0123456789\r\n00c\r\nlower digits\r\n0\r\n\r\n`
  for (let cut = 1; cut < text.length; cut++) {
    const received = await sent(text.slice(0, cut), text.slice(cut))
    assert.match(received, /^HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)*Connection: close\r\n/, `cut at ${cut}`)
    assert.match(received, /\r\n\r\nabc0123456789lower digits$/, `cut at ${cut}`)
  }
  assert.deepEqual(new Set(served), new Set(['/first']))
})

test('a body in chunks that is larger than the queue reaches a slow reader whole', async () => {
  serve = async (exchange) => {
    await wait(20)
    let bytes = 0
    for await (const chunk of exchange.body.read(4_000_000)) bytes += chunk.length
    answer(exchange, String(bytes))
  }
  const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`
  assert.match(await sent(`${head}${chunk.repeat(17)}0\r\n\r\n`), /\r\n\r\n1700000$/)
})

const behind: readonly (readonly [name: string, text: string])[] = [
  ['a request', `0\r\n\r\n${second}`],
  ['a trailer that reads like a request', '0\r\nFoo: /second HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a request instead of the final CRLF', `0\r\n${second}`],
  ['a request behind two bytes that are no CRLF', `0\r\nXX${second}`],
  ['a request behind a bare line feed', `0\n\n\n${second}`],
  ['a request behind an empty size', `\r\n\r\n${second}`],
  ['a request behind a size of letters beyond F', `g\r\n0123456789abcdef\r\n0\r\n\r\n${second}`],
  ['a request in an extension', `0 ;\n\r\n${second}`],
]

test('nothing behind a last chunk is served as a request, wherever the segments are cut', async () => {
  for (const [name, rest] of behind) {
    for (let cut = head.length; cut < head.length + rest.length; cut++) {
      served = []
      const text = head + rest
      await sent(text.slice(0, cut), text.slice(cut))
      assert.ok(served.length <= 1 && served[0] !== '/second', `${name}, cut at ${cut}: ${served}`)
    }
  }
})

test('a chunked request with another behind it in its segment is not carried out', async () => {
  assert.equal(await sent(`${head}2\r\nab\r\n0\r\n\r\n${second}`), '')
  assert.deepEqual([served, bodies], [['/first'], []])
})

test('a trailer ends the connection with an answer, and the request is not carried out', async () => {
  assert.match(await sent(`${head}2\r\nab\r\n0\r\nFoo: bar\r\n\r\n`), /^HTTP\/1\.1 (?:400|505) /)
  assert.deepEqual(bodies, [])
})

const refused = /^HTTP\/1\.1 400 /
/** How the library reads what differs from `size [ext] CRLF data CRLF`; SECURITY.md lists where that is not RFC 9112. */
const grammar: readonly (readonly [name: string, text: string, outcome: RegExp | string])[] = [
  ['leading zeros', '0002\r\nab\r\n0\r\n\r\n', 'ab'],
  ['a space behind the size', '2 \r\nab\r\n0\r\n\r\n', 'ab'],
  ['a tab behind the size', '2\t\r\nab\r\n0\r\n\r\n', 'ab'],
  ['an extension behind a space', '2 ;a=b\r\nab\r\n0\r\n\r\n', 'ab'],
  ['a sign', '-2\r\nab\r\n0\r\n\r\n', refused],
  ['a prefix', '0x2\r\nab\r\n0\r\n\r\n', refused],
  ['an underscore', '1_0\r\nab\r\n0\r\n\r\n', refused],
  ['a comma', '2,2\r\nab\r\n0\r\n\r\n', refused],
  ['a letter beyond G', '2h\r\nab\r\n0\r\n\r\n', refused],
  ['a size above 2^56', '123456789abcdef01\r\nab\r\n0\r\n\r\n', refused],
  // Loose, so that a proxy in front must refuse or rewrite it.
  ['a quoted extension', '2 ;a="b\nab\r\n0\r\n\r\n', 'ab'],
  ['a bare line feed behind a size', '2\nab\r\n0\r\n\r\n', 'ab'],
  ['a NUL behind the size', '2\0\r\nab\r\n0\r\n\r\n', 'ab'],
  ['a byte above 127 behind the size', '2\xb2\r\nab\r\n0\r\n\r\n', 'ab'],
  ['data that does not end in CRLF', '2\r\nabXX0\r\n\r\n', 'ab'],
  ['no final CRLF', '2\r\nab\r\n0\r\n', 'ab'],
  ['no size, and a request line behind it that is none', '\r\nab\r\n0\r\n\r\n', /^HTTP\/1\.1 505 /],
  ['a space before the size, and so none', ' 2\r\nab\r\n0\r\n\r\n', /^HTTP\/1\.1 505 /],
  ['a semicolon, which counts as a digit of value 11', `2;\r\n${'x'.repeat(43)}\r\n0\r\n\r\n`, 'x'.repeat(43)],
  ['a G, which counts as a digit of value 16', `g\r\n${'x'.repeat(16)}\r\n0\r\n\r\n`, 'x'.repeat(16)],
]

test('whatever stands in place of a size, the connection serves one request and ends', async () => {
  for (const [name, text, outcome] of grammar) {
    served = []
    const received = await sent(head + text)
    if (outcome instanceof RegExp) assert.match(received, outcome, name)
    else assert.equal(received.slice(received.indexOf('\r\n\r\n') + 4), outcome, name)
    assert.deepEqual(served, ['/first'], name)
  }
})

const answers: readonly (readonly [name: string, serve: (exchange: Exchange) => void])[] = [
  ['in its turn', (exchange) => answer(exchange, 'at once')],
  ['without a body', (exchange) => answer(exchange, '', 204)],
  ['at length to a slow reader', (exchange) => answer(exchange, Buffer.alloc(16 * 1024 * 1024, 'x'))],
  [
    'by a stream',
    (exchange) => {
      const writer = exchange.startStream({ status: 200, lines: '' }, 'a')
      writer.end(Buffer.from('b'))
    },
  ],
]

test('a chunked request that is answered before its body has ended, at length or by a stream is the last of its connection', async () => {
  for (const [name, serveFirst] of answers) {
    served = []
    let isEnded = (): void => {}
    const ended = new Promise<void>((resolve) => {
      isEnded = resolve
    })
    serve = (exchange) => {
      exchange.whenEnded(isEnded)
      serveFirst(exchange)
    }
    const inOne = new RawClient(port)
    await inOne.write(`${head}0\r\n\r\n${second}`)
    await ended
    const later = new RawClient(port)
    later.socket.pause()
    await later.write(`${head}0\r\n\r\n`)
    for (let turn = 0; turn < 20; turn++) await later.write(turn === 5 ? second : '')
    later.socket.resume()
    await later.until((text) => text.includes('\r\n\r\n')).catch(() => '')
    for (let turn = 0; turn < 20; turn++) await later.write('')
    assert.ok(!served.includes('/second'), `${name}: ${served}`)
    inOne.close()
    later.close()
  }
})
