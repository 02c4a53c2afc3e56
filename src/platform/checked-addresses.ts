// Which addresses a host that others name may have, and connections to those addresses alone: a name is looked up once, what it was
// looked up as is checked, and nothing else is connected to (server-side request forgery, also by names that change).

import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Agent } from 'undici'
import { limits } from '../limits.ts'
import { isPublicAddress } from './addresses.ts'
import type { loadUndici } from './load-undici.ts'

/** The addresses of a host name; empty where it has none. */
export type Resolve = (host: string) => Promise<readonly string[]>

export type AddressProblem = 'name_not_resolved' | 'address_not_public'

/** The addresses to which one would connect, or why one would not. */
export type AddressCheck = (url: URL) => Promise<readonly string[] | AddressProblem>

export interface AddressRules {
  /** Whether addresses of private networks and of the machine itself are allowed. */
  readonly allowsPrivate: 'yes' | 'no'
  readonly resolve: Resolve
}

/** Resolves as the Internet does; names of the machine's own files are not looked at. */
export function createPublicResolve(): Resolve {
  const resolver = new Resolver({ timeout: limits.webhookResolveMs, tries: 2 })
  return async (host) => {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return found.flatMap((family) => (family.status === 'fulfilled' ? family.value : []))
  }
}

/** Resolves as the machine does. */
export const resolveLocally: Resolve = async (host) => {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

/** Every address of a host has to be allowed. */
export function createAddressCheck({ allowsPrivate, resolve }: AddressRules): AddressCheck {
  return async ({ hostname }) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) === 0 ? await resolve(host) : [host]
    if (addresses.length === 0) return 'name_not_resolved'
    return allowsPrivate === 'yes' || addresses.every(isPublicAddress) ? addresses : 'address_not_public'
  }
}

type Undici = Awaited<ReturnType<typeof loadUndici>>

/** Connections by host and checked addresses: one that was opened to others is not used again. */
export class PinnedAgents {
  readonly #agents = new Map<string, Agent>()

  agentFor(url: URL, addresses: readonly string[], undici: Undici): Agent {
    const key = [url.origin, ...[...addresses].sort()].join(' ')
    const agent = this.#agents.get(key) ?? createAgent(addresses, undici)
    // The order of the map is that of use.
    this.#agents.delete(key)
    this.#agents.set(key, agent)
    for (const [oldest, unused] of this.#agents) {
      if (this.#agents.size <= limits.webhookAgentsMax) break
      this.#agents.delete(oldest)
      void unused.close()
    }
    return agent
  }

  async close(): Promise<void> {
    await Promise.all([...this.#agents.values()].map((agent) => agent.destroy()))
    this.#agents.clear()
  }
}

function createAgent(addresses: readonly string[], { Agent }: Undici): Agent {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return new Agent({
    connect: {
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      lookup(_host, { all }, callback) {
        const [first] = found
        if (all) callback(null, found)
        else callback(null, first?.address ?? '', first?.family)
      },
    },
    // The deadline of the whole request bounds every phase; a connection that nobody waits for any more ends by itself.
    connectTimeout: limits.webhookAnswerMs,
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 1,
    // Several webhooks may lead to one host; how many requests are under way is the caller's.
    connections: null,
    maxHeaderSize: limits.webhookHeaderBytesMax,
  })
}

/** What work gives, unless the signal fires before. */
export function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true })
    }),
  ])
}
