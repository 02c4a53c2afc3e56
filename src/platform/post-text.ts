// POST client for an address that the operator names: one request, no redirect followed, and a bounded answer.

import { Agent, request } from 'undici'
import { limits } from '../limits.ts'

export interface TextPost {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Of the answer. */
  readonly bytesMax: number
  /** Aborts the request and the reading of its answer. */
  readonly signal: AbortSignal
}

export interface TextReply {
  readonly status: number
  /** Undefined where it is longer than may be, or packed. */
  readonly text?: string
}

export interface TextClient {
  /** Rejects where no answer comes. */
  post(post: TextPost): Promise<TextReply>
  close(): Promise<void>
}

export function createTextClient(): TextClient {
  const agent = new Agent({
    connect: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    // The signal bounds every phase.
    headersTimeout: 0,
    bodyTimeout: 0,
    connections: limits.textModelCallsMax,
    maxHeaderSize: limits.webhookHeaderBytesMax,
  })
  return {
    async post({ url, headers, body, bytesMax, signal }) {
      const answer = await request(url, {
        method: 'POST',
        dispatcher: agent,
        headers: { ...headers, 'accept-encoding': 'identity' },
        body,
        signal,
      })
      // A body that is left unread may still emit an error.
      answer.body.on('error', () => undefined)
      const text = answer.headers['content-encoding'] === undefined ? await readText(answer.body, bytesMax) : undefined
      if (text === undefined) answer.body.destroy()
      return { status: answer.statusCode, ...(text !== undefined && { text }) }
    },
    close: () => agent.destroy(),
  }
}

async function readText(body: AsyncIterable<Uint8Array>, bytesMax: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > bytesMax) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
