// POST client for an address that the operator names: one request, no redirect followed, and a bounded answer.

import type { Agent } from 'undici'
import { limits } from '../limits.ts'
import { loadUndici } from './load-undici.ts'

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
  let agent: Agent | undefined
  return {
    async post({ url, headers, body, bytesMax, signal }) {
      const { Agent, request } = await loadUndici()
      agent ??= new Agent(agentOptions)
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
    close: async () => agent?.destroy(),
  }
}

const agentOptions: Agent.Options = {
  connect: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
  // The signal bounds every phase.
  headersTimeout: 0,
  bodyTimeout: 0,
  connections: limits.textModelCallsMax,
  maxHeaderSize: limits.webhookHeaderBytesMax,
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
