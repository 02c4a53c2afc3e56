import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { WebSocket } from 'ws'
import { connectionsMax, createConnections } from '../../src/http/connections.ts'
import { createEdge } from '../../src/http/edge.ts'
import { limits } from '../../src/limits.ts'
import { parseRanges } from '../../src/platform/addresses.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { RawClient, requestText } from '../support/raw-http.ts'

const peerOf = (...bytes: readonly number[]) => ({
  getRemoteAddress: () => Uint8Array.from(bytes).buffer,
  getRemoteAddressAsText: () => Uint8Array.from(Buffer.from(bytes.join('.'))).buffer,
})
const [one, other, proxy] = [peerOf(10, 0, 0, 1), peerOf(10, 0, 0, 2), peerOf(10, 9, 9, 9)]

test('of the descriptors so many are connections that the rest of the service has its own', () => {
  assert.deepEqual([256, 512].map(connectionsMax), [64, 320])
  assert.deepEqual([0, 1e9].map(connectionsMax), [limits.connectionsMin, limits.connectionsMax])
})

test('one address has half of the connections, and the others have the rest, whatever ended meanwhile', () => {
  let peers: readonly string[] = []
  const clock = new FakeClock()
  const trustedProxies = parseRanges(['10.9.9.9'])
  const connections = createConnections({ max: 6, clock, peers: () => peers, trustedProxies })
  const admits = (peer: typeof one) => connections.admits(1, peer)
  assert.deepEqual([admits(one), admits(one), admits(one)], [true, true, true])
  peers = ['0a000001', '0a000001', '0a000001', '0a000001']
  assert.equal(admits(one), false)
  connections.ended()
  assert.deepEqual([admits(other), admits(proxy), admits(other)], [true, true, true])
  assert.equal(admits(proxy), false, 'all are taken')
  connections.ended()
  for (let n = 0; n < 3; n++) connections.ended()
  clock.advance(limits.connectionsRecountMs)
  peers = ['0a000002', '0a000002', '0a000001']
  assert.equal(admits(one), true, 'those that ended are not counted')
})

test('a connection beyond the bound is closed before it is read, and its place is free with the next end', async () => {
  const serve = (exchange: Parameters<Parameters<typeof createEdge>[0]['serve']>[0]) =>
    exchange.send({ status: 200, lines: '', body: 'served', connection: 'keep' })
  const edge = createEdge({
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    connectionsMax: 1,
    serve,
    stopStreams() {},
  })
  const port = await edge.listen()
  const first = new RawClient(port)
  await first.write(requestText('GET', '/'))
  assert.equal((await first.response()).body, 'served')
  const second = new RawClient(port)
  await second.closed()
  assert.equal(second.text, '')
  first.close()
  for (;;) {
    const third = new RawClient(port)
    await third.write(requestText('GET', '/'))
    const body = await third.response().then(
      (response) => response.body,
      () => 'refused until the server has seen the end',
    )
    third.close()
    if (body === 'served') break
  }
  await edge.drain(100)
})

test('a WebSocket that was closed leaves its place, however many there were', async () => {
  const serve: Parameters<typeof createEdge>[0]['serve'] = (exchange) =>
    exchange.upgrade('', { protocol: '', end: { opened() {}, received() {}, drained() {}, closed() {} } })
  const max = 8
  const edge = createEdge({
    ...{ host: '127.0.0.1', port: 0, clock: systemClock, connectionsMax: max, stopStreams() {} },
    serve,
  })
  const port = await edge.listen()
  try {
    for (let n = 0; n < 3 * max; n++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false })
      await once(socket, 'open')
      socket.close()
      await once(socket, 'close')
    }
  } finally {
    await edge.drain(100)
  }
})
