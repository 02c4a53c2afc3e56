import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createEdge, type Edge } from '../../src/http/edge.ts'
import type { Exchange } from '../../src/http/exchange.ts'
import { sendContent } from '../../src/http/steps/answer.ts'
import { limits } from '../../src/limits.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { exchangeRaw, RawClient, requestText } from '../support/raw-http.ts'

type Serve = (exchange: Exchange) => void | Promise<void>

const megabyte = 1024 * 1024
let edge: Edge
let port: number
let serve: Serve = () => {}

before(async () => {
  edge = createEdge({
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    serve: (exchange) => void serve(exchange),
    stopStreams: () => {},
  })
  port = await edge.listen()
})
after(() => edge.drain(100))

async function answer(exchange: Exchange, text: string): Promise<void> {
  const head = { status: 200, requestId: '00000000-0000-4000-8000-000000000000', shared: {} }
  await sendContent(exchange, { bytes: Buffer.from(text), type: 'text/plain' }, head)
}

test('a request split at any byte over two segments gets the same answer', async () => {
  serve = async (exchange) => {
    const body = await exchange.body.collect(1000)
    await answer(
      exchange,
      `${exchange.method} ${exchange.path} ${exchange.query} ${exchange.header('x-a')} ${Buffer.from(body)}`,
    )
  }
  const headers = { 'X-A': 'one', 'Content-Type': 'application/json' }
  const text = requestText('POST', '/api/v1/x?y=%20z', { headers, body: '{"a":"ção"}' })
  const bytes = Buffer.from(text)
  const client = new RawClient(port)
  for (let cut = 1; cut < bytes.length; cut++) {
    await client.write(bytes.subarray(0, cut))
    await client.write(bytes.subarray(cut))
    const { status, body } = await client.response()
    assert.deepEqual([cut, status, body], [cut, 200, 'POST /api/v1/x y=%20z one {"a":"ção"}'])
  }
  client.close()
})

test('a chunked body is read as one', async () => {
  serve = async (exchange) => answer(exchange, Buffer.from(await exchange.body.collect(1000)).toString())
  const head = 'POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
  const { body } = await exchangeRaw(port, head, '3\r\nabc\r\n', '2\r\nde\r\n0\r\n\r\n')
  assert.equal(body, 'abcde')
})

test('HEAD gets the headers of GET and no body, as the last answer of its connection', async () => {
  serve = (exchange) => answer(exchange, 'hello')
  const client = new RawClient(port)
  await client.write(requestText('HEAD', '/x'))
  const { headers } = await client.response({ to: 'HEAD' })
  assert.deepEqual([headers['content-length'], headers.connection], ['5', 'close'])
  await client.closed()
  assert.equal(client.text, '')
})

test('answers above 1 KB are compressed for clients that accept it, and only then', async () => {
  const text = 'abc '.repeat(1000)
  serve = (exchange) => answer(exchange, exchange.path === '/short' ? 'abc' : text)
  const cases = [
    ['/long', 'gzip, deflate, br', 'gzip'],
    ['/long', '*', 'gzip'],
    ['/long', 'gzip;q=0', undefined],
    ['/long', 'br', undefined],
    ['/short', 'gzip', undefined],
  ] as const
  for (const [path, accepted, encoding] of cases) {
    const response = await exchangeRaw(port, requestText('GET', path, { headers: { 'Accept-Encoding': accepted } }))
    assert.equal(response.headers['content-encoding'], encoding, `${path} for ${accepted}`)
    assert.match(response.headers.vary ?? '', /Accept-Encoding/)
    assert.equal(response.body, path === '/short' ? 'abc' : text)
  }
})

test('an answer of no content announces no length', async () => {
  serve = (exchange) =>
    sendContent(exchange, { bytes: null, type: '' }, { status: 204, requestId: 'x', shared: { Location: '/y' } })
  const client = new RawClient(port)
  await client.write(requestText('DELETE', '/x'))
  const { status, headers } = await client.response()
  assert.equal(status, 204)
  assert.equal(headers.location, '/y')
  assert.equal(headers['content-length'], undefined)
  await client.write(requestText('DELETE', '/x'))
  assert.equal((await client.response()).status, 204)
  client.close()
})

test('a client that reads slowly gets a large answer whole', async () => {
  const body = Buffer.alloc(24 * megabyte, 'x')
  let isEnded = false
  serve = (exchange) => {
    exchange.whenEnded(() => {
      isEnded = true
    })
    exchange.send({ status: 200, lines: '', body, connection: 'keep' })
  }
  const client = new RawClient(port)
  client.socket.pause()
  await client.write(requestText('GET', '/x'))
  await settled(() => client.socket.bytesRead)
  assert.equal(isEnded, false, 'the answer waits for its reader')
  client.socket.resume()
  const response = await client.response()
  assert.equal(response.body.length, body.length)
  assert.equal(isEnded, true)
  client.close()
})

test('a client that asks on and reads nothing is sent no more than its socket holds', async () => {
  const tooMany = 100_000
  for (const [method, status] of [
    ['GET', 200],
    ['HEAD', 200],
    ['OPTIONS', 204],
    ['GET', 304],
  ] as const) {
    let served = 0
    serve = (exchange) => {
      served++
      const body = status === 200 ? 'x'.repeat(1_000) : null
      exchange.send({ status, lines: `\r\nX-A: ${'a'.repeat(200)}`, body, connection: 'keep' })
    }
    const client = new RawClient(port)
    client.socket.pause()
    client.socket.write(requestText(method, '/x').repeat(tooMany))
    await settled(() => served)
    assert.ok(served < tooMany, `${served} answers of ${status} to ${method}`)
    client.socket.resume()
    await client.closed()
  }
})

test('an answer that its client takes too slowly ends the connection', async () => {
  const clock = new FakeClock()
  const body = Buffer.alloc(24 * megabyte, 'x')
  const slow = createEdge({
    host: '127.0.0.1',
    port: 0,
    clock,
    serve: (exchange) => exchange.send({ status: 200, lines: '', body, connection: 'keep' }),
    stopStreams: () => {},
  })
  const client = new RawClient(await slow.listen())
  client.socket.pause()
  await client.write(requestText('GET', '/x'))
  await settled(() => clock.timersWaiting)
  clock.advance(limits.answerGraceMs + body.length / limits.answerBytesPerMsMin - 1)
  client.socket.resume()
  await client.until((text) => text.length > megabyte)
  client.socket.pause()
  assert.equal(client.isClosed, false)
  clock.advance(1)
  client.socket.resume()
  await client.closed()
  assert.ok(client.text.length < body.length)
  await slow.drain(100)
})

test('a client that leaves fires the abort signal, and what is sent afterwards goes nowhere', async () => {
  const ended = new Promise<number | null>((resolve) => {
    serve = (exchange) => {
      exchange.aborted.addEventListener('abort', () => void answer(exchange, 'too late'))
      exchange.whenEnded(resolve)
    }
  })
  const client = new RawClient(port)
  await client.write(requestText('GET', '/x'))
  client.close()
  assert.equal(await ended, null)
  serve = (exchange) => answer(exchange, 'alive')
  assert.equal((await exchangeRaw(port, requestText('GET', '/x'))).body, 'alive')
})

test('a client that leaves in the middle of its body breaks the read', async () => {
  const failure = new Promise<unknown>((resolve) => {
    serve = async (exchange) => {
      await exchange.body.collect(1000).catch(resolve)
    }
  })
  const client = new RawClient(port)
  await client.write('POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc')
  client.close()
  assert.equal(((await failure) as Error).name, 'ConnectionLost')
})

test('an upload whose reader is busy stops its sender instead of filling the memory', async () => {
  const total = 64 * megabyte
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  serve = async (exchange) => {
    let bytes = 0
    await released
    for await (const chunk of exchange.body.read(total)) bytes += chunk.length
    await answer(exchange, String(bytes))
  }
  const client = new RawClient(port)
  await client.write(`POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: ${total}\r\n\r\n`)
  client.socket.write(Buffer.alloc(total, 'x'))
  const handle = client.socket as unknown as { _handle: { bytesWritten: number; writeQueueSize: number } }
  const taken = await settled(() => handle._handle.bytesWritten - handle._handle.writeQueueSize)
  assert.ok(taken < total / 2, `${taken} bytes were taken while nobody read`)
  release()
  assert.equal((await client.response()).body, String(total))
  client.close()
})

test('a body above its bound is refused, and the sender can read why', async () => {
  serve = async (exchange) => {
    const problem = await exchange.body.collect(1000).catch((cause: { code: string }) => cause)
    await answer(exchange, 'code' in problem ? String(problem.code) : 'read')
  }
  const client = new RawClient(port)
  await client.write(requestText('POST', '/x', { body: 'x'.repeat(3 * megabyte) }))
  assert.equal((await client.response()).body, 'PAYLOAD_TOO_LARGE')
  assert.equal(client.isClosed, false)
  client.close()
})

test('a body far above its bound is not read to its end', async () => {
  serve = (exchange) => answer(exchange, 'refused')
  const client = new RawClient(port)
  client.socket.write(`POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: ${200 * megabyte}\r\n\r\n`)
  client.socket.write(Buffer.alloc(100 * megabyte))
  await client.closed()
  assert.ok(client.socket.bytesWritten < 200 * megabyte)
})

test('a length far above what is ever read is answered by the head alone, and ends the connection', async () => {
  serve = (exchange) => answer(exchange, 'too long')
  const client = new RawClient(port)
  await client.write('POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n')
  const { body, headers } = await client.response()
  assert.deepEqual([body, headers.connection], ['too long', 'close'])
  client.close()
})

test('pipelined requests are answered in order', async () => {
  serve = (exchange) => answer(exchange, exchange.path)
  const client = new RawClient(port)
  await client.write(requestText('GET', '/1') + requestText('GET', '/2') + requestText('GET', '/3'))
  for (const path of ['/1', '/2', '/3']) assert.equal((await client.response()).body, path)
  client.close()
})

// The library keeps one response per connection, so that a request sent before a slow answer cannot wait for its turn.
test('a request pipelined behind a slow one ends the connection rather than mixing answers', async () => {
  serve = async (exchange) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    await answer(exchange, exchange.path)
  }
  const client = new RawClient(port)
  await client.write(requestText('GET', '/1') + requestText('GET', '/2'))
  await client.closed()
  assert.equal(client.text, '')
  assert.equal((await exchangeRaw(port, requestText('GET', '/3'))).body, '/3')
})

/** Resolves to the value once it has stopped growing. */
async function settled(read: () => number): Promise<number> {
  for (let last = -1, same = 0; ; ) {
    const value = read()
    same = value === last ? same + 1 : 0
    if (same === 5) return value
    last = value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
