import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { Operation } from '../../wire/operation.ts'
import { toPortuguese } from '../../wire/rename.ts'
import { compress, isGzipAccepted } from '../compress.ts'
import type { Exchange } from '../exchange.ts'
import type { DirectReply } from '../handler.ts'
import { responseLines } from '../response-headers.ts'

const json = 'application/json; charset=utf-8'

/** A body with its type, not yet compressed. */
export interface Content {
  readonly bytes: Uint8Array | null
  readonly type: string
}

/** What a reply says, in bytes and in the language of the answer. */
export function serialise(reply: DirectReply, operation: Operation, language: Language): Content {
  if (reply.json !== undefined) return { bytes: reply.json, type: reply.contentType ?? json }
  if (reply.text !== undefined) {
    return { bytes: Buffer.from(reply.text), type: reply.contentType ?? 'text/plain; charset=utf-8' }
  }
  if (reply.body === undefined) return { bytes: null, type: json }
  const isRenamed = language === 'pt' && operation.reply !== null
  const value = isRenamed ? toPortuguese(operation.reply ?? '', reply.body) : reply.body
  return { bytes: Buffer.from(JSON.stringify(value)), type: reply.contentType ?? json }
}

export interface AnswerHead {
  readonly status: number
  readonly requestId: string
  readonly headers: Readonly<Record<string, string>>
  /** Further headers, as lines. */
  readonly lines?: string
}

/** Sends content: compressed where that pays and is accepted, and closing where the rest of the request is not read. */
export async function sendContent(exchange: Exchange, content: Content, head: AnswerHead): Promise<void> {
  const isWhole = exchange.body.complete || (isWorthReading(exchange) && (await exchange.body.discard()))
  const own: Record<string, string> = {
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Accept-Language',
    ...head.headers,
  }
  let bytes = content.bytes
  if (bytes !== null) own['Content-Type'] = content.type
  if (bytes !== null && bytes.length > limits.gzipBytesMin && isGzipAccepted(exchange.header('accept-encoding'))) {
    bytes = await compress(bytes)
    own['Content-Encoding'] = 'gzip'
  }
  const lines = responseLines(head.requestId, own) + (head.lines ?? '')
  exchange.send({ status: head.status, lines, body: bytes, connection: isWhole ? 'keep' : 'close' })
}

/** What announces more than is ever discarded is answered by its head alone. */
function isWorthReading(exchange: Exchange): boolean {
  const announced = Number(exchange.header('content-length') ?? 0)
  return announced <= limits.bodyDiscardedBytesMax
}
