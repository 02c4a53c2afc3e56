import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressNetwork, clientAddress, isRange, parseRanges } from '../../src/platform/addresses.ts'

test('ranges hold the addresses inside them, in whatever spelling those come', () => {
  const ranges = parseRanges(['10.0.0.0/8', '2001:db8::/32', '198.51.100.7'])
  for (const inside of ['10.255.0.1', '2001:0db8:0000:0000:0000:0000:0000:0001', '198.51.100.7', '::ffff:10.0.0.1'])
    assert.ok(ranges.has(inside), inside)
  for (const outside of ['11.0.0.1', '2001:db9::1', '198.51.100.8', '', 'localhost', '10.0.0.1.', '010.0.0.1', '10.1'])
    assert.ok(!ranges.has(outside), outside)
  assert.ok(!parseRanges([]).has('10.0.0.1'))
})

test('what is neither an address nor a range in CIDR form is refused', () => {
  for (const good of ['0.0.0.0/0', '::/0', '::1', '10.0.0.1/32']) assert.ok(isRange(good), good)
  for (const bad of [
    '',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/8/8',
    '10.0.0.0/-1',
    '10.0.0.0/',
    'fe80::1%eth0',
    'all',
    '0x7f.1',
  ])
    assert.ok(!isRange(bad), bad)
  assert.throws(() => parseRanges(['10.0.0.0/33']), /10\.0\.0\.0\/33/)
})

test('a forwarded address is believed as far as trusted proxies wrote it, and no farther', () => {
  const proxies = parseRanges(['10.0.0.0/8', '::1'])
  const rows: readonly (readonly [string, string | undefined, string])[] = [
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['10.0.0.1', '10.9.9.9', '10.9.9.9'],
    ['10.0.0.1', 'nonsense', '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4, nonsense, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', '2001:db8::5', '2001:0db8:0000:0000:0000:0000:0000:0005'],
    ['10.0.0.1', '1.2.3.4, 198.51.100.1:4711', '198.51.100.1'],
    ['10.0.0.1', '[2001:db8::5]:4711', '2001:0db8:0000:0000:0000:0000:0000:0005'],
    ['10.0.0.1', '[2001:db8::5]', '2001:0db8:0000:0000:0000:0000:0000:0005'],
    ['10.0.0.1', '198.51.100.1:port', '10.0.0.1'],
    ['10.0.0.1', '[198.51.100.1', '10.0.0.1'],
  ]
  for (const [peer, forwarded, client] of rows) assert.equal(clientAddress(peer, forwarded, proxies), client, forwarded)
  assert.equal(clientAddress('10.0.0.1', '198.51.100.1', parseRanges([])), '10.0.0.1')
})

test('an IPv6 address counts as its /64 network, an IPv4 address as itself', () => {
  const of = (host: string) => addressNetwork(`2001:0db8:0000:0001:${host}`)
  assert.equal(of('0000:0000:0000:0001'), of('ffff:0000:0000:0002'))
  assert.notEqual(of('0000:0000:0000:0001'), addressNetwork('2001:0db8:0000:0002:0000:0000:0000:0001'))
  assert.equal(addressNetwork('203.0.113.7'), '203.0.113.7')
})
