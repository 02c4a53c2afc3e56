import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { isPublicAddress } from '../../src/platform/addresses.ts'
import type { Resolve } from '../../src/platform/checked-addresses.ts'
import { createPostClient } from '../../src/platform/post-pinned.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts'

test('an address is public where a host of the Internet can have it', () => {
  const hosts = ['1.1.1.1', '8.8.8.8', '200.130.2.1', '172.32.0.1', '2606:4700::1111', '2800:3f0:4001::1']
  const others = [
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.255.255.254',
      '169.254.169.254',
      '172.16.0.1',
      '192.0.0.8',
    ],
    ...[
      '168.63.129.16',
      '192.0.2.1',
      '192.88.99.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.51.100.7',
      '203.0.113.9',
      '224.0.0.1',
      '240.0.0.1',
    ],
    ...[
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:8.8.8.8',
      '::ffff:127.0.0.1',
      '::8.8.8.8',
      '64:ff9b::808:808',
      '64:ff9b:1::1',
    ],
    ...[
      '100::1',
      '2001::1',
      '2001:db8::1',
      '2002:808:808::1',
      '3fff::1',
      '5f00::1',
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
    ],
    ...['fec0::1', 'ff02::1', '4000::1', 'localhost', '', '1.1.1', '0x7f000001'],
  ]
  assert.deepEqual(
    hosts.filter((address) => !isPublicAddress(address)),
    [],
  )
  assert.deepEqual(others.filter(isPublicAddress), [])
})

describe('a POST to an address that a user names', () => {
  let receiver: Receiver
  before(async () => {
    receiver = await startReceiver()
  })
  after(() => receiver.close())

  const names = new Map<string, readonly string[]>()
  const resolve: Resolve = async (host) => names.get(host) ?? []
  const clientOf = (allowsPrivate: 'yes' | 'no', clock = new FakeClock()) =>
    createPostClient({ clock, allowsPrivate, resolve })
  const port = () => new URL(receiver.url).port
  const post = (client: ReturnType<typeof clientOf>, url: string) =>
    client.post({ url: new URL(url), headers: { 'X-Test': '1' }, body: '{"ü":1}' })

  test('goes to the addresses of its name that were checked, under that name', async () => {
    names.set('hook.example', ['127.0.0.1'])
    const client = clientOf('yes')
    assert.deepEqual(await post(client, `http://hook.example:${port()}/a`), {
      type: 'answered',
      status: 204,
      reply: '',
    })
    const { headers, body } = receiver.received.at(-1) ?? assert.fail()
    assert.deepEqual([headers.host, headers['x-test'], body], [`hook.example:${port()}`, '1', '{"ü":1}'])
    await client.close()
  })

  test('is refused, in whatever spelling, where one of the addresses is not public', async () => {
    names.set('mixed.example', ['1.1.1.1', '10.0.0.1'])
    const client = clientOf('no')
    const before = receiver.received.length
    const targets = [
      'mixed.example',
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:7f00:1]',
      '169.254.169.254',
      '0',
    ]
    for (const host of targets)
      assert.deepEqual(
        await post(client, `http://${host}:${port()}/`),
        { type: 'failed', error: 'address_not_public' },
        host,
      )
    assert.deepEqual(await post(client, 'http://nobody.example/'), { type: 'failed', error: 'name_not_resolved' })
    assert.equal(receiver.received.length, before)
    await client.close()
  })

  test('does not follow a name that leads elsewhere at the next try, nor use the connection of before', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.1', '169.254.169.254']]
    let asked = 0
    const rebinding = createPostClient({
      clock: new FakeClock(),
      allowsPrivate: 'no',
      resolve: async () => answers[asked++] ?? assert.fail('it is resolved once a try'),
    })
    for (const _ of answers)
      assert.deepEqual(await post(rebinding, `http://rebind.example:${port()}/`), {
        type: 'failed',
        error: 'address_not_public',
      })
    assert.equal(asked, 2)
    await rebinding.close()
  })

  test('answers a redirect with its status, and asks nobody else', async () => {
    receiver.reply = (response) =>
      response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end('there')
    const client = clientOf('yes')
    const before = receiver.received.length
    assert.deepEqual(await post(client, receiver.url), { type: 'answered', status: 302, reply: 'there' })
    assert.equal(receiver.received.length, before + 1)
    await client.close()
  })

  test('reads 1,024 bytes of 10 MB, and Retry-After', async () => {
    let closed: Promise<unknown> = Promise.resolve()
    receiver.reply = (response) => {
      closed = once(response, 'close')
      response.writeHead(503, { 'Retry-After': '7' }).end(Buffer.alloc(10_000_000, 'x'))
    }
    const client = clientOf('yes')
    const answer = await post(client, receiver.url)
    assert.deepEqual(answer, { type: 'answered', status: 503, reply: 'x'.repeat(1024), retryAfter: '7' })
    await closed
    await client.close()
  })

  test('keeps of a reply whole characters', async () => {
    receiver.reply = (response) => response.writeHead(200).end(`x${'é'.repeat(1_000)}`)
    const client = clientOf('yes')
    assert.deepEqual(await post(client, receiver.url), { type: 'answered', status: 200, reply: `x${'é'.repeat(511)}` })
    await client.close()
  })

  test('is given up after 15 s without an answer, whatever trickles', async () => {
    const silent = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ')
    })
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const clock = new FakeClock()
    const client = clientOf('yes', clock)
    const connected = once(silent, 'connection')
    const answer = post(client, `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`)
    await connected
    clock.advance(14_999)
    assert.equal(await Promise.race([answer, Promise.resolve('waiting')]), 'waiting')
    clock.advance(1)
    assert.deepEqual(await answer, { type: 'failed', error: 'timed_out' })
    await client.close()
    silent.close()
  })

  test('takes a status whose body trickles for as long as two seconds', async () => {
    const clock = new FakeClock()
    receiver.reply = (response) => {
      response.writeHead(200)
      response.write('begun')
    }
    const client = clientOf('yes', clock)
    const before = receiver.received.length
    const answer = post(client, receiver.url)
    await receiver.until(before + 1)
    // The head has to arrive before the clock of the body begins.
    while (clock.timersWaiting < 2) await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    clock.advance(2_000)
    assert.deepEqual(await answer, { type: 'answered', status: 200, reply: 'begun' })
    await client.close()
  })

  test('says why no connection came about', async () => {
    const client = clientOf('yes')
    assert.deepEqual(await post(client, 'http://127.0.0.1:1/'), { type: 'failed', error: 'connection_failed' })
    assert.deepEqual(await post(client, receiver.url.replace('http', 'https')), { type: 'failed', error: 'tls_failed' })
    await client.close()
  })
})
