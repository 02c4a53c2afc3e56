// JSON of a request, refused where a careless copy of it could do harm.
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Reason } from '../reasons.ts'

// Names that reach an object's prototype when a careless copy follows them.
const refusedNames = new Set(['__proto__', 'constructor', 'prototype'])
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON value in `bytes`. Throws VALIDATION_ERROR for bad UTF-8, bad JSON, nesting deeper than limits.jsonDepthMax,
 * and member names that reach a prototype.
 */
export function parseJson(bytes: Uint8Array): unknown {
  return parseJsonText(decodeUtf8(bytes))
}

/** The same of a text. */
export function parseJsonText(text: string): unknown {
  const value = parseText(text)
  refuseUnsafe(value, 1)
  return value
}

/** The text of UTF-8 bytes. Throws VALIDATION_ERROR. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch (cause) {
    throw invalid('invalid_utf8', cause)
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalid('invalid_json', cause)
  }
}

function refuseUnsafe(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > limits.jsonDepthMax) throw invalid('nested_too_deeply')
  if (Array.isArray(value)) {
    for (const item of value) refuseUnsafe(item, depth + 1)
    return
  }
  const members = value as Readonly<Record<string, unknown>>
  for (const name of Object.keys(members)) {
    if (refusedNames.has(name)) throw invalid('forbidden_name')
    refuseUnsafe(members[name], depth + 1)
  }
}

function invalid(reason: Reason, cause?: unknown): AppError {
  return new AppError('VALIDATION_ERROR', { field: 'body', reason }, { cause })
}
