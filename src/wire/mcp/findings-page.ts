// The findings of an investigation a page at a time, since an assistant may be given all of every answer. Results do not change once
// an investigation has ended, so that a place in them stays the same.

import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'
import { nameIn } from '../schema-in-language.ts'
import { getSchema, type Schema } from '../schemas.ts'

type OwnName = 'cursor' | 'limit' | 'next_cursor'

/** What the tool takes and gives beside what its operation does; each is a field of its own, since no request has them. */
export const pageFields: Readonly<
  Record<OwnName, { readonly nameIn: Readonly<Record<Language, string>>; readonly schema: Schema }>
> = {
  cursor: {
    nameIn: { en: 'cursor', pt: 'cursor' },
    schema: {
      type: 'string',
      description: 'next_cursor of the page before; absent: the first findings.',
      'x-pt-description': 'proximo_cursor da página anterior; ausente: os primeiros achados.',
    },
  },
  limit: {
    nameIn: { en: 'limit', pt: 'limite' },
    schema: {
      ...{ type: 'integer', minimum: 1, maximum: limits.mcpFindingsMax, default: limits.mcpFindingsDefault },
      description: 'How many findings at most.',
      'x-pt-description': 'No máximo quantos achados.',
    },
  },
  next_cursor: {
    nameIn: { en: 'next_cursor', pt: 'proximo_cursor' },
    schema: {
      type: 'string',
      description: 'Of the next page; absent on the last one.',
      'x-pt-description': 'Da próxima página; ausente na última.',
    },
  },
}

/** The results with the findings of one page. Throws VALIDATION_ERROR for a cursor or limit that is none. */
export function findingsPage(results: unknown, given: Readonly<Record<string, unknown>>, language: Language): object {
  const field = nameIn('anomalies', getSchema('InvestigationResponse').properties?.anomalies, language)
  const whole = Object(results) as Readonly<Record<string, unknown>>
  const findings = whole[field] as readonly unknown[]
  const from = startOf(argumentOf('cursor', given), findings.length)
  const limit = limitOf(argumentOf('limit', given))
  const end = from + limit
  const next = end < findings.length ? { [pageFields.next_cursor.nameIn[language]]: String(end) } : {}
  return { ...whole, [field]: findings.slice(from, end), ...next }
}

function argumentOf(name: OwnName, given: Readonly<Record<string, unknown>>): unknown {
  const { en, pt } = pageFields[name].nameIn
  return given[en] ?? given[pt]
}

function startOf(cursor: unknown, count: number): number {
  if (cursor === undefined) return 0
  const from = typeof cursor === 'string' && /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : 0
  if (from === 0 || from >= count) throw new AppError('VALIDATION_ERROR', { field: 'cursor', reason: 'bad_cursor' })
  return from
}

function limitOf(limit: unknown): number {
  if (limit === undefined) return limits.mcpFindingsDefault
  const refused = (facts: { readonly reason: Reason; readonly limit?: number; readonly expected?: string }) =>
    new AppError('VALIDATION_ERROR', { field: 'limit', ...facts })
  if (typeof limit !== 'number' || !Number.isInteger(limit))
    throw refused({ reason: 'wrong_type', expected: 'integer' })
  if (limit < 1) throw refused({ reason: 'below_minimum', limit: 1 })
  if (limit > limits.mcpFindingsMax) throw refused({ reason: 'above_maximum', limit: limits.mcpFindingsMax })
  return limit
}
