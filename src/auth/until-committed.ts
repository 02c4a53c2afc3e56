// Optimistic concurrency: read, decide, commit under conditions; where another commit came between, again.

import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'

/**
 * Resolves to what an attempt commits; null of an attempt says that one of its conditions did not hold, and another is made.
 * Throws SERVICE_UNAVAILABLE after limits.accountCommitAttemptsMax, and what an attempt throws.
 */
export async function untilCommitted<Value>(attempt: () => Promise<Value | null>): Promise<Value> {
  for (let made = 0; made < limits.accountCommitAttemptsMax; made++) {
    const value = await attempt()
    if (value !== null) return value
  }
  throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
}
