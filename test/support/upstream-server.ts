import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Reply = (request: IncomingMessage, response: ServerResponse) => void

/** A local stand-in for a public source: plays the replies of its script one after the other, the last one again and again. */
export interface UpstreamServer {
  readonly url: string
  /** What was asked, in order. */
  readonly asked: { readonly path: string; readonly headers: IncomingMessage['headers'] }[]
  play(...replies: readonly Reply[]): void
  close(): Promise<void>
}

export async function startUpstream(): Promise<UpstreamServer> {
  const asked: UpstreamServer['asked'] = []
  let script: readonly Reply[] = []
  let next = 0
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    const reply = script[Math.min(next++, script.length - 1)]
    if (reply === undefined) response.writeHead(500).end()
    else reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    play(...replies) {
      script = replies
      next = 0
      asked.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** 200 with JSON. */
export function json(value: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return answer(200, JSON.stringify(value), { 'content-type': 'application/json', ...headers })
}

export function answer(
  status: number,
  body: string | Uint8Array = '',
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return (_request, response) => response.writeHead(status, headers).end(body)
}
