// Which failures an operation can answer: its own, and those that come with being public, having a body, and so on.

import type { ErrorCode } from '../errors.ts'
import type { Operation } from './operation.ts'

/**
 * Every code that an operation can answer.
 * @example errorCodesOf(getOperation('health')).includes('UNAUTHORIZED') // false
 */
export function errorCodesOf(operation: Operation): readonly ErrorCode[] {
  const { permission, body, media, path, errors, creates } = operation
  const codes: ErrorCode[] = [
    'VALIDATION_ERROR',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
    ...errors,
  ]
  if (permission !== 'public') codes.push('UNAUTHORIZED', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'INSUFFICIENT_PERMISSIONS')
  if (permission !== 'public' && media !== 'websocket') codes.push('NOT_ACCEPTABLE')
  if (body !== null || media === 'upload') codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE')
  if (creates) codes.push('IDEMPOTENCY_KEY_REUSED', 'PAYLOAD_TOO_LARGE')
  if (operation.isUncounted !== true || operation.deprecated) codes.push('API_SUNSET')
  if (path.includes('{')) codes.push('RESOURCE_NOT_FOUND')
  return [...new Set(codes)]
}
