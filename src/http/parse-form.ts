// The fields of a form (application/x-www-form-urlencoded), each once.
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { decodeUtf8 } from './parse-json.ts'

/**
 * The fields by their names. Throws VALIDATION_ERROR for bad UTF-8 and for a field that comes twice.
 * @example parseForm(Buffer.from('queries=%7B%7D')) // { queries: '{}' }
 */
export function parseForm(bytes: Uint8Array): unknown {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(decodeUtf8(bytes))) {
    if (fields.has(name)) {
      const field = name.slice(0, limits.shownIdCharactersMax)
      throw new AppError('VALIDATION_ERROR', { field, reason: 'repeated_parameter' })
    }
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}
