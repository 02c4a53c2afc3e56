// Retry of an investigation that failed for a reason that may pass.

import { AppError, errorRow } from '../../errors.ts'
import type { InvestigationsContext } from './context.ts'
import { getCheckpoint, getOwnRecord } from './documents.ts'
import type { StoredInvestigation } from './read.ts'
import { type StartOptions, startInvestigation } from './start.ts'

/**
 * Starts a new investigation of the caller with the request of one that failed (docs/choices.md#start-and-end-of-an-investigation).
 * Throws CONFLICT for one that did not fail, or whose error is not recoverable, and as startInvestigation.
 */
export async function retryInvestigation(
  context: InvestigationsContext,
  id: string,
  how: StartOptions,
): Promise<StoredInvestigation> {
  const { request } = await getOwnRecord(context.state, id, how.caller)
  const { state: status, error } = await getCheckpoint(context.state, id)
  if (status !== 'failed' || error === null) throw new AppError('CONFLICT', { reason: 'not_failed', status })
  if (!errorRow(error.code).recoverable) throw new AppError('CONFLICT', { reason: 'not_recoverable', status })
  return startInvestigation(context, request, how)
}
