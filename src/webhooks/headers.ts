// Headers that an owner wants on what is sent: which may be, and what is shown of them. Pure.

import { limits } from '../limits.ts'

export type Headers = Readonly<Record<string, string>>

/** By name, each in the capitals in which it was given. */
export type HeaderChange = Readonly<Record<string, string | null>>

export interface HeaderProblem {
  /** Absent where it is of all of them together. */
  readonly name?: string
  readonly reason: 'bad_header' | 'reserved_header' | 'header_named_twice' | 'too_many_items' | 'too_many_bytes'
  readonly limit?: number
}

// RFC 9110, 5.6.2 and 5.5: a token, and visible characters with blanks between them.
const nameShape = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/
const valueShape = /^[!-~](?:[\t -~]*[!-~])?$/

/**
 * What the connection, the body, the signature and the trust between machines rest on. Choice: credentials of HTTP and cookies
 * too; a receiver has the signature, and names of its own for keys.
 */
const reserved =
  /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|host|expect|date|via|forwarded|user-agent|authorization|cookie2?|set-cookie2?|accept-encoding|range|if-.*|http2-settings|content-.*|proxy-.*|sec-.*|x-forwarded-.*|x-real-ip|webhook-.*|x-cidadao-.*)$/i

/** Names that say that the value is secret. */
const secretName = /auth|key|token|secret|pass|senha|chave|segredo|credential|session|signature/i

const hidden = '***'

/** The first thing that is wrong with headers; undefined where they may be sent. */
export function findHeaderProblem(headers: Headers): HeaderProblem | undefined {
  const entries = Object.entries(headers)
  const { webhookHeadersMax, webhookHeadersBytesMax } = limits
  if (entries.length > webhookHeadersMax) return { reason: 'too_many_items', limit: webhookHeadersMax }
  const seen = new Set<string>()
  for (const [name, value] of entries) {
    if (!nameShape.test(name) || !valueShape.test(value)) return { name, reason: 'bad_header' }
    if (reserved.test(name)) return { name, reason: 'reserved_header' }
    if (seen.has(name.toLowerCase())) return { name, reason: 'header_named_twice' }
    seen.add(name.toLowerCase())
  }
  const bytes = entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return bytes > webhookHeadersBytesMax ? { reason: 'too_many_bytes', limit: webhookHeadersBytesMax } : undefined
}

/**
 * Headers after a change, of which a name stands for the header whatever its capitals. Who sends back a secret as it was shown leaves it
 * as it is.
 */
export function changeHeaders(before: Headers, change: HeaderChange | null): Headers {
  const secret = lowerCased(Object.keys(before).filter((name) => secretName.test(name)))
  const changes = Object.entries(change ?? {}).filter(
    ([name, value]) => value !== hidden || !secret.has(name.toLowerCase()),
  )
  const names = lowerCased(change === null ? Object.keys(before) : changes.map(([name]) => name))
  const kept = Object.entries(before).filter(([name]) => !names.has(name.toLowerCase()))
  const given = changes.filter((entry): entry is [string, string] => entry[1] !== null)
  return Object.fromEntries([...kept, ...given])
}

function lowerCased(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()))
}

/** What is shown of them. */
export function shownHeaders(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretName.test(name) ? hidden : value]),
  )
}
