// A request of the fuzzing over one connection, and as a command that sends it again.

import { Agent, request as httpRequest, type RequestOptions } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { linesType } from '../../src/wire/media-types.ts'
import type { FuzzRequest } from './requests.ts'
import type { Tokens } from './supplies.ts'

export const answerMsMax = 10_000

/** Lines of a list are read so far. */
const linesBytesMax = 256 * 1024

export interface FuzzAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly ms: number
}

export interface Sender {
  send(request: FuzzRequest, tokens: Tokens): Promise<FuzzAnswer>
  close(): void
}

/** Sends one request after the other to a service at `address`. */
export function createSender(address: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(address)
  return {
    send: (request, tokens) =>
      exchange({ hostname, port, agent, method: request.method, path: request.target }, toParts(request, tokens)),
    close: () => agent.destroy(),
  }
}

interface Parts {
  readonly headers: Record<string, string>
  readonly body: Buffer | null
}

function toParts(request: FuzzRequest, tokens: Tokens): Parts {
  const token = request.caller === 'nobody' ? undefined : tokens[request.caller]
  const body = request.body === null ? null : Buffer.from(request.body, 'base64')
  const headers = Object.fromEntries([
    ['Accept-Language', request.language],
    ...request.headers,
    ...(token === undefined ? [] : [['Authorization', `Bearer ${token}`]]),
    ...(body === null ? [] : [['Content-Length', String(body.length)]]),
  ])
  return { headers, body }
}

function exchange(target: RequestOptions, { headers, body }: Parts): Promise<FuzzAnswer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ ...target, headers })
    outgoing.setTimeout(answerMsMax, () => outgoing.destroy(new Error(`no answer in ${answerMsMax} ms`)))
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      const pieces: Buffer[] = []
      const end = () => {
        const bytes = Buffer.concat(pieces)
        const isPacked = response.headers['content-encoding'] === 'gzip' && bytes.length > 0
        const text = (isPacked ? gunzipSync(bytes) : bytes).toString()
        const received = Object.entries(response.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ])
        const ms = performance.now() - began
        resolve({ status: response.statusCode ?? 0, headers: new Headers(received), text, ms })
        // A stream goes on for as long as its run.
        if (!response.complete) response.destroy()
      }
      const type = response.headers['content-type'] ?? ''
      if (type.startsWith('text/event-stream')) return end()
      const isByLines = type.startsWith(linesType)
      let length = 0
      response.on('data', (piece: Buffer) => {
        length += piece.length
        if (!isByLines || length <= linesBytesMax) return void pieces.push(piece)
        // Of a long list its head is judged.
        pieces.length = 0
        end()
      })
      response.on('end', end)
      response.on('error', reject)
    })
    outgoing.end(body ?? undefined)
  })
}

/** The request as a command; its token has to be put in. */
export function asCurl(address: string, request: FuzzRequest | undefined): string {
  if (request === undefined) return ''
  const headers = [['Accept-Language', request.language], ...request.headers]
  const token = request.caller === 'nobody' ? [] : [['Authorization', 'Bearer TOKEN']]
  const options = [...headers, ...token].map(([name, value]) => `-H '${name}: ${value}'`)
  const body = request.body === null ? '' : ` --data-binary @<(base64 -d <<< ${request.body})`
  return `curl -gi -X ${request.method} ${options.join(' ')}${body} '${address}${request.target}'`
}
