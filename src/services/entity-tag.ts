import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'

/** Strong entity tag of a view. */
export function etagOf(view: object): string {
  return `"${createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 22)}"`
}

/** Throws PRECONDITION_FAILED where an If-Match header names other versions than this one (RFC 9110, 13.1.1). */
export function assertMatch(ifMatch: string | undefined, view: object, id: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const wanted = ifMatch.split(',').map((tag) => tag.trim())
  if (!wanted.includes(etagOf(view))) throw new AppError('PRECONDITION_FAILED', { id })
}
