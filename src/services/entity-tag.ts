import { createHash } from 'node:crypto'
import { type Language, languages } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'

/** Strong entity tag of a view as a language shows it (RFC 9110, 8.8.1): its bytes differ from those of the other. */
export function etagOf(view: object, language: Language): string {
  return `"${createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 22)}-${language}"`
}

/** Throws PRECONDITION_FAILED where an If-Match header names other versions than this one (RFC 9110, 13.1.1), read in any language. */
export function assertMatch(ifMatch: string | undefined, view: object, id: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const wanted = ifMatch.split(',').map((tag) => tag.trim())
  if (!languages.some((language) => wanted.includes(etagOf(view, language))))
    throw new AppError('PRECONDITION_FAILED', { id })
}
