// Compression of answers: gzip where the client accepts it.
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { limits } from '../limits.ts'
import type { Awaitable } from '../platform/awaitable.ts'

// Choice: level 2, at which a result list takes an eighth of its size; a tenth at the default level.
const options = { level: 2 }
const gzipOffThread = promisify(gzip)

/** The gzip form of a body, off the main thread where it is long. */
export function compress(body: Uint8Array): Awaitable<Uint8Array> {
  return body.length <= limits.gzipInlineBytesMax ? gzipSync(body, options) : gzipOffThread(body, options)
}

/**
 * Whether an `Accept-Encoding` value admits gzip (RFC 9110, 12.5.3): named or by `*`, and not with a weight of zero.
 * @example isGzipAccepted('br, gzip;q=0.5') // true
 * @example isGzipAccepted('gzip;q=0, *') // false
 */
export function isGzipAccepted(acceptEncoding: string | undefined): boolean {
  if (acceptEncoding === undefined) return false
  let isAnyAccepted = false
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
    if (coding === 'gzip' || coding === 'x-gzip') return !isRefused
    if (coding === '*') isAnyAccepted = !isRefused
  }
  return isAnyAccepted
}
