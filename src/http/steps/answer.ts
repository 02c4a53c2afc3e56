// From the reply of a handler to the answer on the wire.
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { Operation } from '../../wire/operation.ts'
import { toPortuguese } from '../../wire/rename.ts'
import { compress, isGzipAccepted } from '../compress.ts'
import type { ServedExchange } from '../exchange.ts'
import type { DirectReply } from '../handler.ts'
import { commonLines, requestIdLine, responseLines, vary } from '../response-headers.ts'

const json = 'application/json; charset=utf-8'

/** A body with its type, not yet compressed. */
export interface Content {
  readonly bytes: Uint8Array | null
  readonly type: string
}

/** The content of a reply as bytes, in the language of the answer. */
export function serialise(reply: DirectReply, operation: Operation, language: Language): Content {
  if (reply.json !== undefined) return { bytes: reply.json, type: reply.contentType ?? json }
  if (reply.text !== undefined) {
    return {
      bytes: typeof reply.text === 'string' ? Buffer.from(reply.text) : reply.text,
      type: reply.contentType ?? 'text/plain; charset=utf-8',
    }
  }
  if (reply.body === undefined) return { bytes: null, type: json }
  return { bytes: bodyBytes(reply.body, operation, language), type: reply.contentType ?? json }
}

/** A body of an operation as JSON in the language of the answer. */
export function bodyBytes(body: unknown, { reply }: Pick<Operation, 'reply'>, language: Language): Uint8Array {
  const value = language === 'pt' && reply !== null ? toPortuguese(reply, body) : body
  return Buffer.from(JSON.stringify(value))
}

export interface AnswerHead {
  readonly status: number
  readonly requestId: string
  /** Headers that many answers share, as one object, so that their text is built once. */
  readonly shared: Readonly<Record<string, string>>
  /** Headers of this answer alone. */
  readonly own?: Readonly<Record<string, string>> | undefined
  /** Further headers, as lines. */
  readonly lines?: string
  /** Entity tag; what has one may be kept by its reader, who asks whether it has changed. */
  readonly tag?: string | undefined
}

/** Sends content: compressed where that pays and is accepted, and closing where the rest of the request is not read. */
export async function sendContent(exchange: ServedExchange, { bytes, type }: Content, head: AnswerHead): Promise<void> {
  const ended = exchange.body.complete || (isWorthReading(exchange) && exchange.body.discard())
  const connection = (ended instanceof Promise ? await ended : ended) ? 'keep' : 'close'
  const { status } = head
  const isReady = head.own?.['Content-Encoding'] !== undefined || (bytes?.length ?? 0) <= limits.gzipBytesMin
  if (bytes === null || isReady || !isGzipAccepted(exchange.header('accept-encoding'))) {
    exchange.send({ status, lines: linesOf(head, bytes && type, ''), body: bytes, connection })
    return
  }
  const compressed = compress(bytes)
  const body = compressed instanceof Promise ? await compressed : compressed
  exchange.send({ status, lines: linesOf(head, type, 'gzip'), body, connection })
}

type Encoding = 'gzip' | ''
interface SharedLines {
  readonly type: string | null
  readonly encoding: Encoding
  readonly isTagged: boolean
  readonly lines: string
}
/** Of headers that many answers share: the few combinations of type, encoding and whether there is a tag. */
const known = new WeakMap<Readonly<Record<string, string>>, SharedLines[]>()

function linesOf(head: AnswerHead, type: string | null, encoding: Encoding): string {
  const { requestId, own, lines = '', tag } = head
  if (own !== undefined)
    return responseLines(requestId, contentHeaders({ ...head, type, encoding })) + lines + tagLine(tag)
  return requestIdLine(requestId) + sharedLines(head, type, encoding) + lines + tagLine(tag)
}

function tagLine(tag: string | undefined): string {
  return tag === undefined ? '' : `\r\nETag: ${tag}`
}

function sharedLines({ shared, tag }: AnswerHead, type: string | null, encoding: Encoding): string {
  const isTagged = tag !== undefined
  const all = known.get(shared) ?? []
  for (const one of all)
    if (one.type === type && one.encoding === encoding && one.isTagged === isTagged) return one.lines
  const lines = commonLines(contentHeaders({ shared, tag, type, encoding }))
  all.push({ type, encoding, isTagged, lines })
  known.set(shared, all)
  return lines
}

interface ContentHead extends Pick<AnswerHead, 'shared' | 'own' | 'tag'> {
  readonly type: string | null
  readonly encoding: Encoding
}

function contentHeaders({ shared, own, tag, type, encoding }: ContentHead) {
  return {
    'Cache-Control': tag === undefined ? 'no-store' : 'private, no-cache',
    Vary: vary,
    ...shared,
    ...own,
    ...(type !== null && { 'Content-Type': type }),
    ...(encoding !== '' && { 'Content-Encoding': encoding }),
  }
}

/** Whether the rest of the body is short enough to be discarded instead of closing the connection. */
function isWorthReading(exchange: ServedExchange): boolean {
  const announced = Number(exchange.header('content-length') ?? 0)
  return announced <= limits.bodyDiscardedBytesMax
}
