import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the service asks of a text model. */
export interface AskedOfModel {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly messages: readonly { readonly role: string; readonly content: string }[]
  }
  readonly language: string
  /** The sentences to phrase. */
  readonly lines: readonly { readonly text: string; readonly names: readonly string[] }[]
}

export type ModelReply = (asked: AskedOfModel, response: ServerResponse) => void

/** A local stand-in for a text model behind an OpenAI-compatible interface. */
export interface ModelServer {
  readonly url: string
  readonly asked: readonly AskedOfModel[]
  /** How it answers from now on; at first it repeats what it is given. */
  reply: ModelReply
  close(): Promise<void>
}

export async function startModel(): Promise<ModelServer> {
  const asked: AskedOfModel[] = []
  const model = { reply: saying((text) => text) }
  const server = createServer((request, response) => {
    const pieces: Uint8Array[] = []
    request.on('data', (piece: Uint8Array) => pieces.push(piece))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(pieces).toString('utf8')) as AskedOfModel['body']
      const given = JSON.parse(body.messages.at(-1)?.content ?? '{}') as Pick<AskedOfModel, 'language' | 'lines'>
      const one = { path: request.url ?? '', authorization: request.headers.authorization, body, ...given }
      asked.push(one)
      model.reply(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(model, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

/** A reply with each sentence as it is made of the one that was given. */
export function saying(word: (text: string) => string): ModelReply {
  return ({ lines }, response) => {
    const content = lines.map(({ text }) => word(text)).join('\n')
    const body = { choices: [{ index: 0, message: { role: 'assistant', content } }] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
