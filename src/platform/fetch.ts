// HTTP client: one GET and its raw answer. Redirects, decompression, retries and limits are the caller's.

import type { Agent } from 'undici'
import { limits } from '../limits.ts'
import { loadUndici } from './load-undici.ts'

/** An HTTP response; the body is raw (still compressed) and must be read or discarded. */
export interface HttpAnswer {
  readonly status: number
  /** Lower-case names; values of a repeated header joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  /** Throws HttpFailure when the connection breaks. */
  readonly body: AsyncIterable<Uint8Array>
  /** Discards the rest of the body. */
  discard(): void
}

export interface HttpRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Aborts the request and the reading of its answer. */
  readonly signal: AbortSignal
}

export interface HttpClient {
  get(request: HttpRequest): Promise<HttpAnswer>
  close(): Promise<void>
}

/** A request without a complete response; the details are in `cause`. `tls`: the certificate was rejected. */
export class HttpFailure extends Error {
  readonly reason: 'connection' | 'tls'

  constructor(cause: unknown) {
    const reason = isTlsFailure(cause) ? 'tls' : 'connection'
    super(reason, { cause })
    this.name = 'HttpFailure'
    this.reason = reason
  }
}

/** A client with a connection pool. Certificates are verified regardless of environment variables. */
export function createHttpClient(): HttpClient {
  const agent = lateAgent()
  return {
    async get({ url, headers, signal }) {
      const { request } = await loadUndici()
      const answer = await request(url, { dispatcher: await agent.get(), headers: { ...headers }, signal }).catch(
        failed,
      )
      // A discarded body may still emit an error.
      answer.body.on('error', () => undefined)
      return {
        status: answer.statusCode,
        headers: flat(answer.headers),
        body: pieces(answer.body),
        discard: () => answer.body.destroy(),
      }
    },
    close: agent.close,
  }
}

/** A fetch over such a pool, of the platform's shape. */
export function createFetch(): { readonly fetch: typeof globalThis.fetch; close(): Promise<void> } {
  const agent = lateAgent()
  const fetch = async (url: URL, init: object) =>
    (await loadUndici()).fetch(url, { ...init, dispatcher: await agent.get() })
  // The package's own types of request and response differ from the platform's in name alone.
  return { fetch: fetch as unknown as typeof globalThis.fetch, close: agent.close }
}

/** An agent that is made at its first use. */
function lateAgent(): { get(): Promise<Agent>; close(): Promise<void> } {
  let made: Promise<Agent> | undefined
  return {
    get() {
      made ??= createAgent()
      return made
    },
    close: async () => (await made)?.destroy(),
  }
}

async function createAgent(): Promise<Agent> {
  const { Agent } = await loadUndici()
  return new Agent({
    connect: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    // The caller's signal bounds every phase, on the caller's clock.
    headersTimeout: 0,
    bodyTimeout: 0,
    connections: 8,
    maxHeaderSize: limits.connectorHeaderBytesMax,
  })
}

async function* pieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of body) yield piece
  } catch (error) {
    failed(error)
  }
}

function failed(cause: unknown): never {
  throw new HttpFailure(cause)
}

function flat(headers: Readonly<Record<string, string | readonly string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value ?? []).join(', '),
    ]),
  )
}

/** True for a certificate failure, which Node.js reports by OpenSSL's constants. */
export function isTlsFailure(cause: unknown): boolean {
  const { code = '', cause: within } = (cause ?? {}) as { readonly code?: unknown; readonly cause?: unknown }
  if (within !== undefined && isTlsFailure(within)) return true
  return /CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO$/.test(String(code))
}
