// POST client for addresses that users name: it connects to checked addresses alone, follows no redirect, and reads little.

import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Agent } from 'undici'
import { limits } from '../limits.ts'
import { isPublicAddress } from './addresses.ts'
import type { Clock } from './clock.ts'
import { HttpFailure } from './fetch.ts'
import { loadUndici } from './load-undici.ts'

/** The addresses of a host name; empty where it has none. */
export type Resolve = (host: string) => Promise<readonly string[]>

export interface PostRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type PostFailure = 'timed_out' | 'connection_failed' | 'tls_failed' | 'name_not_resolved' | 'address_not_public'

export type PostAnswer =
  | {
      readonly type: 'answered'
      readonly status: number
      /** The header Retry-After, where there was one. */
      readonly retryAfter?: string
      /** The beginning of the body. */
      readonly reply: string
    }
  | { readonly type: 'failed'; readonly error: PostFailure }

export interface PostClient {
  /** Resolves to an answer or a failure within limits.webhookAnswerMs. */
  post(request: PostRequest): Promise<PostAnswer>
  /** The addresses to which it would connect, or why it would not. */
  check(url: URL): Promise<readonly string[] | PostFailure>
  close(): Promise<void>
}

interface PostClientParts {
  readonly clock: Pick<Clock, 'timer'>
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

export function createPostClient({ clock, allowsPrivate, resolve }: PostClientParts): PostClient {
  const agents = new PinnedAgents()
  const check: PostClient['check'] = async ({ hostname }) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) === 0 ? await resolve(host) : [host]
    if (addresses.length === 0) return 'name_not_resolved'
    return allowsPrivate === 'yes' || addresses.every(isPublicAddress) ? addresses : 'address_not_public'
  }
  return {
    check,
    async post({ url, headers, body }) {
      const deadline = new AbortController()
      const stop = clock.timer(limits.webhookAnswerMs, () => deadline.abort())
      try {
        const checked = await orAborted(check(url), deadline.signal)
        if (typeof checked === 'string') return { type: 'failed', error: checked }
        const undici = await loadUndici()
        const answer = await undici.request(url, {
          method: 'POST',
          dispatcher: agents.agentFor(url, checked, undici),
          headers: { ...headers },
          body,
          signal: deadline.signal,
        })
        // A body that is left unread may still emit an error.
        answer.body.on('error', () => undefined)
        const retryAfter = answer.headers['retry-after']
        const reply = await beginningOf(answer.body, clock)
        return {
          type: 'answered',
          status: answer.statusCode,
          reply,
          ...(typeof retryAfter === 'string' && { retryAfter }),
        }
      } catch (cause) {
        if (deadline.signal.aborted) return { type: 'failed', error: 'timed_out' }
        const { reason } = new HttpFailure(cause)
        return { type: 'failed', error: reason === 'tls' ? 'tls_failed' : 'connection_failed' }
      } finally {
        stop()
      }
    },
    close: () => agents.close(),
  }
}

type Undici = Awaited<ReturnType<typeof loadUndici>>

/** Connections by host and checked addresses: one that was opened to others is not used again. */
class PinnedAgents {
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

/** At most limits.webhookReplyBytesKept; what comes later than limits.webhookReplyMs is left. */
async function beginningOf(body: AsyncIterable<Uint8Array> & { destroy(): unknown }, clock: Pick<Clock, 'timer'>) {
  const pieces: Uint8Array[] = []
  let bytes = 0
  const stop = clock.timer(limits.webhookReplyMs, () => body.destroy())
  try {
    for await (const piece of body) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes >= limits.webhookReplyBytesKept) break
    }
  } catch {
    // The status has come, and decides; what came of the body is enough.
  } finally {
    stop()
  }
  // As far as whole characters go.
  return new TextDecoder().decode(Buffer.concat(pieces).subarray(0, limits.webhookReplyBytesKept), { stream: true })
}

function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true })
    }),
  ])
}
