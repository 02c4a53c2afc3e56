// The body of a request: its framing, its JSON, or the bytes of an upload.
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Awaitable } from '../../platform/awaitable.ts'
import { formType, jsonApiType } from '../../wire/media-types.ts'
import type { Operation } from '../../wire/operation.ts'
import type { ServedExchange } from '../exchange.ts'
import { parseForm } from '../parse-form.ts'
import { parseJson } from '../parse-json.ts'

const jsonType = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;\s*(?:charset="?utf-8"?|profile="[^"]*")\s*)?$/i
// Types that wrap the file in a syntax of their own, which would be imported as if it were records.
const wrappedTypes = /^(?:multipart\/|application\/x-www-form-urlencoded)/i

/**
 * Refuses what no step may read: a compressed body, a declared length above the limit.
 * Throws UNSUPPORTED_MEDIA_TYPE and PAYLOAD_TOO_LARGE.
 */
export function checkFraming(operation: Operation, exchange: ServedExchange): void {
  const encoding = exchange.header('content-encoding')
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw unsupported('content_encoding', encoding)
  const bytesMax = bodyBytesMaxOf(operation)
  if (Number(exchange.header('content-length') ?? 0) > bytesMax) {
    throw new AppError('PAYLOAD_TOO_LARGE', { maximum_bytes: bytesMax })
  }
}

/** Without a credential the limit is small, because reading a large body holds up other requests. */
function bodyBytesMaxOf({ media, permission }: Operation): number {
  if (media === 'upload') return limits.uploadBytesMax
  return permission === 'public' ? limits.publicBodyBytesMax : limits.bodyBytesMax
}

/** The JSON value of the body, which a form can be where the operation takes one, or undefined where the operation takes none. */
export function readJsonBody(operation: Operation, exchange: ServedExchange): Awaitable<unknown> {
  if (operation.body === null || operation.media === 'upload') return undefined
  const contentType = exchange.header('content-type') ?? ''
  if (!exchange.hasBody && operation.isBodyOptional === true) return {}
  if (!exchange.hasBody) throw new AppError('VALIDATION_ERROR', { field: 'body', reason: 'required' })
  if (operation.isForm === true && mediaTypeOf(contentType) === formType)
    return exchange.body.collect(bodyBytesMaxOf(operation)).then(parseForm)
  if (!jsonType.test(contentType)) throw unsupported('content_type', contentType)
  return exchange.body.collect(bodyBytesMaxOf(operation)).then(parseJson)
}

/** Whether the content type of a body is that of JSON:API. */
export function isJsonApiBody(exchange: Pick<ServedExchange, 'header'>): boolean {
  return mediaTypeOf(exchange.header('content-type') ?? '') === jsonApiType
}

/** Without its parameters. */
function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1)[0].trim().toLowerCase()
}

/** The byte stream of an upload, or null where the operation is none. */
export function openUpload(operation: Operation, exchange: ServedExchange): AsyncIterable<Uint8Array> | null {
  if (operation.media !== 'upload') return null
  const contentType = exchange.header('content-type') ?? ''
  if (wrappedTypes.test(contentType)) throw unsupported('content_type', contentType)
  if (!exchange.hasBody) throw new AppError('VALIDATION_ERROR', { field: 'body', reason: 'required' })
  return exchange.body.read(limits.uploadBytesMax)
}

function unsupported(field: string, value: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', { field, value: value.slice(0, limits.shownHeaderCharactersMax) })
}
