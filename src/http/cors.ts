// Which pages of other origins may read answers (Fetch standard, CORS). None unless configured; tokens are not cookies,
// so no answer allows credentials.
import { limits } from '../limits.ts'
import { matchOperation } from '../wire/router.ts'
import type { Exchange } from './exchange.ts'
import { vary } from './response-headers.ts'

export interface Cors {
  /** Headers of every answer to this request. */
  headersFor(exchange: Exchange): Readonly<Record<string, string>>
  /** Headers of the answer to a preflight of an allowed page; null where the request is none. */
  preflightHeaders(exchange: Exchange): Readonly<Record<string, string>> | null
}

const requestHeaders = [
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'Idempotency-Key',
  'Last-Event-ID',
  'MCP-Protocol-Version',
  'Prefer',
  'X-API-Key',
  'X-API-Version',
  'X-Client-Version',
  'X-Request-ID',
]
const answerHeaders = [
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'Preference-Applied',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'X-API-Version',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Retry-After',
  'X-Request-ID',
]
const varyByOrigin = `${vary}, Origin`

const none: Readonly<Record<string, string>> = {}

/** For a list of origins as browsers spell them, such as `https://app.example.org`. */
export function createCors(origins: readonly string[]): Cors {
  const allowed = new Set(origins)
  const allowedOrigin = (exchange: Exchange): string | null => {
    const origin = exchange.header('origin')
    return origin !== undefined && allowed.has(origin) ? origin : null
  }
  return {
    headersFor(exchange) {
      if (allowed.size === 0) return none
      const origin = allowedOrigin(exchange)
      if (origin === null) return { Vary: varyByOrigin }
      return {
        Vary: varyByOrigin,
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': answerHeaders.join(', '),
      }
    },
    preflightHeaders(exchange) {
      const origin = exchange.method === 'OPTIONS' ? allowedOrigin(exchange) : null
      if (origin === null || exchange.header('access-control-request-method') === undefined) return null
      return {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': methodsOf(exchange.path).join(', '),
        'Access-Control-Allow-Headers': requestHeaders.join(', '),
        'Access-Control-Max-Age': String(limits.preflightKeptSeconds),
        Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      }
    },
  }
}

function methodsOf(path: string): readonly string[] {
  const match = matchOperation('OPTIONS', path)
  const methods = match.type === 'wrong_method' ? match.allow : []
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}
