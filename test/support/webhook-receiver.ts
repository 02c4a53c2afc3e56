// A local receiver of webhooks, which keeps what it was sent and answers as a test wants.

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** What the next requests are answered. */
  reply: (response: ServerResponse) => void
  /** Resolves once so many requests have come. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

export async function startReceiver(reply: Receiver['reply'] = (response) => response.writeHead(204).end()) {
  let wake = (): void => {}
  const server = createServer(async (request, response) => {
    receiver.received.push({ headers: request.headers, body: await text(request) })
    receiver.reply(response)
    wake()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received: [],
    reply,
    async until(count) {
      while (receiver.received.length < count)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
