// A fetch for addresses that a document of others may name: checked addresses alone, no redirect followed, a bounded answer in bounded time.

import { limits } from '../limits.ts'
import { type AddressRules, createAddressCheck, orAborted, PinnedAgents } from './checked-addresses.ts'
import type { Clock } from './clock.ts'
import { loadUndici } from './load-undici.ts'

/** What a request needs; the rest of what fetch takes does not matter here. */
export interface CheckedRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams | undefined
  readonly signal?: AbortSignal | undefined
}

export interface CheckedFetch {
  /** Rejects where no whole answer comes, and for an address that is not allowed. */
  fetch(url: string, request?: CheckedRequest): Promise<Response>
  close(): Promise<void>
}

interface CheckedFetchParts extends AddressRules {
  readonly clock: Pick<Clock, 'timer'>
  /** Such as `https:`. */
  readonly schemes: readonly string[]
}

export function createCheckedFetch({ clock, schemes, ...rules }: CheckedFetchParts): CheckedFetch {
  const agents = new PinnedAgents()
  const check = createAddressCheck(rules)
  return {
    async fetch(address, { method = 'GET', headers = {}, body, signal } = {}) {
      const url = new URL(address)
      if (!schemes.includes(url.protocol)) throw new Error('the scheme is not allowed')
      const deadline = new AbortController()
      const stop = clock.timer(limits.providerAnswerMs, () => deadline.abort())
      const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
      try {
        const checked = await orAborted(check(url), either)
        if (typeof checked === 'string') throw new Error(checked)
        const undici = await loadUndici()
        const answer = await undici.request(url, {
          method: method === 'POST' ? 'POST' : 'GET',
          dispatcher: agents.agentFor(url, checked, undici),
          headers: { ...headers, 'accept-encoding': 'identity' },
          ...(body !== undefined && { body: String(body) }),
          signal: either,
        })
        const bytes = await readWhole(answer.body)
        return new Response(bytes.length === 0 ? null : bytes, {
          status: answer.statusCode,
          headers: flat(answer.headers),
        })
      } finally {
        stop()
      }
    },
    close: () => agents.close(),
  }
}

async function readWhole(body: AsyncIterable<Uint8Array> & { destroy(): unknown }): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    // Leaving the loop ends the connection.
    if (bytes > limits.providerAnswerBytesMax) throw new Error('the answer is too long')
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

function flat(headers: Readonly<Record<string, string | readonly string[] | undefined>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value = '']) => [name, String(value)])
  return Object.fromEntries(entries)
}
