// Cursors of lists: the place after the last item of a page, as a text that is good for its question alone.
// The names of the question are English when it is sealed, so that a cursor means the same in either language. It is no
// secret and opens nothing: what a caller may read is looked at with every page.

import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'
import type { Operation } from './operation.ts'

/** Where a page begins. */
export interface PageStart {
  /** Number of the page. */
  readonly page: number
  /** The item before it, as its list names that. */
  readonly after: string
}

/** What a cursor belongs to: the parameters but for those that say how much of an item, or how many, are shown. */
export interface Question {
  readonly operation: Pick<Operation, 'id'>
  readonly query: object
}

/** @example openCursor(sealCursor({ page: 2, after: '7' }, question), question) // { page: 2, after: '7' } */
export function sealCursor({ page, after }: PageStart, question: Question): string {
  const place = Buffer.from(JSON.stringify([page, after]))
  return Buffer.concat([digestOf(place, question), place]).toString('base64url')
}

/** Throws VALIDATION_ERROR for a text that was not sealed for this question. */
export function openCursor(cursor: string, question: Question): PageStart {
  const bytes = Buffer.from(cursor, 'base64url')
  const place = bytes.subarray(digestBytes)
  const isSealed = digestOf(place, question).equals(bytes.subarray(0, digestBytes))
  const start = isSealed && bytes.toString('base64url') === cursor ? parsePlace(place.toString('utf8')) : undefined
  if (start === undefined) throw new AppError('VALIDATION_ERROR', { field: 'cursor', reason: 'bad_cursor' })
  return start
}

/** Anybody can seal a text: what is no place is refused too. */
function parsePlace(text: string): PageStart | undefined {
  try {
    const place: unknown = JSON.parse(text)
    if (!Array.isArray(place) || place.length !== 2) return undefined
    const [page, after]: readonly unknown[] = place
    return Number.isSafeInteger(page) && Number(page) > 0 && typeof after === 'string'
      ? { page: Number(page), after }
      : undefined
  } catch {
    // No JSON.
    return undefined
  }
}

const digestBytes = 12
const elsewhere: ReadonlySet<string> = new Set(['page', 'limit', 'cursor', 'fields', 'include'])

function digestOf(place: Uint8Array, { operation, query }: Question): Buffer {
  const entries = Object.entries(query).filter(([name]) => !elsewhere.has(name))
  const asked = JSON.stringify([operation.id, entries.sort(([a], [b]) => (a < b ? -1 : 1))])
  return createHash('sha256').update(asked).update(place).digest().subarray(0, digestBytes)
}
