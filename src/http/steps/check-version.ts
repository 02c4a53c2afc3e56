// The version of the interface that a request asks for, and operations that are going to end or have ended.

import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { deprecationHeaders, endOf, successorPath, sunsetOf } from '../../wire/deprecation.ts'
import type { ServedExchange } from '../exchange.ts'
import { apiVersion } from '../response-headers.ts'
import type { Route } from './route.ts'

// Versions that the interface had: v0 had no `/api/v1` and no tokens.
const endedVersions: ReadonlySet<string> = new Set(['0'])

/**
 * Throws API_SUNSET where a request asks for a version that has ended, VALIDATION_ERROR for one that there never was. What no
 * limit counts, such as probes, answers whatever is asked for.
 */
export function checkVersion({ operation }: Route, exchange: Pick<ServedExchange, 'header'>): void {
  const asked = exchange.header('x-api-version')?.trim()
  if (asked === undefined || asked === apiVersion || operation.isUncounted) return
  if (endedVersions.has(asked)) throw new AppError('API_SUNSET', { reason: 'version_ended', successor: apiVersion })
  throw new AppError('VALIDATION_ERROR', { field: 'X-API-Version', reason: 'not_allowed', allowed: [apiVersion] })
}

/** Headers of every answer of an operation that is going to end or has ended; none of others. */
export function endingHeaders(
  { operation: { deprecated }, params }: Route,
  language: Language,
): Readonly<Record<string, string>> | null {
  return deprecated ? deprecationHeaders(deprecated, successorPath(deprecated, params, language)) : null
}

/** Throws API_SUNSET for an operation that has ended. */
export function checkEnd({ operation: { deprecated }, params }: Route, language: Language, nowMs: number): void {
  if (!deprecated || nowMs < endOf(deprecated)) return
  const successor = successorPath(deprecated, params, language)
  throw new AppError('API_SUNSET', {
    ...{ reason: 'operation_ended', ended_on: sunsetOf(deprecated) },
    ...(successor !== undefined && { successor }),
  } as const)
}
