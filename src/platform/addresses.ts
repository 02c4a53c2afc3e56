// Network addresses and ranges of them, behind which the library is hidden.
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** A set of address ranges, such as those of the proxies in front of the service. */
export interface AddressRanges {
  /** True for an address in one of the ranges; false for any other text. */
  has(address: string): boolean
  readonly isEmpty: boolean
}

/**
 * Parses ranges in CIDR form and single addresses. Throws an Error with the first text that is neither.
 * @example parseRanges(['10.0.0.0/8']).has('10.1.2.3') // true
 */
export function parseRanges(texts: readonly string[]): AddressRanges {
  const ranges = texts.map(parseRange)
  return {
    isEmpty: ranges.length === 0,
    has(text) {
      const address = ranges.length === 0 ? null : parse(text)
      return address !== null && ranges.some(([base, bits]) => isInside(address, base, bits))
    },
  }
}

/** True for a range in CIDR form or a single address, as parseRanges takes them. */
export function isRange(text: string): boolean {
  return toRange(text) !== null
}

/**
 * The client's address behind proxies: the rightmost address of X-Forwarded-For that is no trusted proxy. Entries to the
 * left of an untrusted address are ignored, since the client can forge them.
 */
export function clientAddress(peer: string, forwarded: string | undefined, proxies: AddressRanges): string {
  if (forwarded === undefined || proxies.isEmpty || !proxies.has(peer)) return peer
  let client = peer
  for (const hop of forwarded.split(',').reverse()) {
    const address = parseHop(hop.trim())
    if (address === null) return client
    client = toText(address)
    if (!proxies.has(client)) return client
  }
  return client
}

/**
 * The key of an address in rate limits: an IPv4 address itself, or the /64 network of an IPv6 address, within which a
 * host can change its address at will.
 * @example addressNetwork('2001:0db8:0000:0001:0000:0000:0000:0001') // '2001:0db8:0000:0001'
 */
export function addressNetwork(address: string): string {
  return address.includes(':') ? address.slice(0, 19) : address
}

/** An address as proxies write it, with optional brackets around IPv6 and an optional port. */
function parseHop(text: string): Address | null {
  const [, inBrackets, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? []
  return parse(inBrackets ?? dotted ?? text)
}

function parseRange(text: string): readonly [Address, number] {
  const range = toRange(text)
  if (range === null) throw new Error(`${JSON.stringify(text)} is no network address and no range in CIDR form`)
  return range
}

function toRange(text: string): readonly [Address, number] | null {
  const [base = '', bits, ...rest] = text.split('/')
  const address = parse(base)
  if (address === null || rest.length > 0) return null
  const bitsMax = address.kind() === 'ipv4' ? 32 : 128
  if (bits === undefined) return [address, bitsMax]
  return /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax ? [address, Number(bits)] : null
}

/**
 * True for an address that hosts of the public Internet can have: neither private, loopback, link-local (which metadata services
 * have), shared, multicast or reserved, nor one that stands for an IPv4 address (mapped, NAT64, 6to4, Teredo).
 * @example isPublicAddress('169.254.169.254') // false
 */
export function isPublicAddress(text: string): boolean {
  const address = parse(text)
  if (address === null || (text.includes(':') && address.kind() === 'ipv4')) return false
  // Of IPv6 only global unicast is assigned to hosts.
  const isGlobal = address.kind() === 'ipv4' || isInside(address, globalUnicast, 3)
  return isGlobal && address.range() === 'unicast' && !special.some(([base, bits]) => isInside(address, base, bits))
}

const globalUnicast = ipaddr.IPv6.parse('2000::')
// IANA special-purpose registries: ranges that the library counts as unicast, or may.
const special = [
  ...[
    '0.0.0.0/8',
    '100.64.0.0/10',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
  ],
  ...['203.0.113.0/24', '240.0.0.0/4', '2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
  ...['64:ff9b::/96', '64:ff9b:1::/48', '5f00::/16'],
  // Of the public range, but answered by the host of a virtual machine of Azure, with its configuration.
  '168.63.129.16',
].map(parseRange)

/** Parses IPv4 in four decimal parts, and IPv6; an IPv4-mapped IPv6 address becomes IPv4. */
function parse(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text)
  if (text.includes('%') || !ipaddr.IPv6.isValid(text)) return null
  const address = ipaddr.IPv6.parse(text)
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address
}

function isInside(address: Address, base: Address, bits: number): boolean {
  return address.kind() === base.kind() && address.match(base, bits)
}

/** The spelling of the socket library: dotted, or all digits of all groups. */
function toText(address: Address): string {
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  return address.parts.map((part) => part.toString(16).padStart(4, '0')).join(':')
}
