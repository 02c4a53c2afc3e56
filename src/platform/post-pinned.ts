// POST client for addresses that users name: it connects to checked addresses alone, follows no redirect, and reads little.

import { limits } from '../limits.ts'
import {
  type AddressCheck,
  type AddressProblem,
  type AddressRules,
  createAddressCheck,
  orAborted,
  PinnedAgents,
} from './checked-addresses.ts'
import type { Clock } from './clock.ts'
import { HttpFailure } from './fetch.ts'
import { loadUndici } from './load-undici.ts'

export interface PostRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type PostFailure = 'timed_out' | 'connection_failed' | 'tls_failed' | AddressProblem

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
  readonly check: AddressCheck
  close(): Promise<void>
}

interface PostClientParts extends AddressRules {
  readonly clock: Pick<Clock, 'timer'>
}

export function createPostClient({ clock, allowsPrivate, resolve }: PostClientParts): PostClient {
  const agents = new PinnedAgents()
  const check = createAddressCheck({ allowsPrivate, resolve })
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
