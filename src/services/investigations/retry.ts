// Retry of an investigation that failed for a reason that may pass.

import type { InvestigationRecord } from '../../agents/investigation.ts'
import { recordKey } from '../../agents/keys.ts'
import { unparked } from '../../agents/parked.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import { AppError, isRecoverable } from '../../errors.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { assertOwn } from './access.ts'
import type { InvestigationsContext } from './context.ts'
import { findJson, getCheckpoint, getRecordBytes } from './documents.ts'
import type { StoredInvestigation } from './read.ts'
import { type StartOptions, tryStart, untilStarted } from './start.ts'

/**
 * Starts a new investigation of the caller with the request of one that failed, unless the caller has done so before and that one
 * has not failed too (docs/choices.md#start-and-end-of-an-investigation). Throws CONFLICT for one that did not fail, or whose
 * error is not recoverable, and as startInvestigation. `retriedBy` is in the trail with the new run: who asked for it besides its owner.
 */
export async function retryInvestigation(
  context: InvestigationsContext,
  id: string,
  { retriedBy, ...how }: StartOptions & { readonly retriedBy?: AuditInput },
): Promise<StoredInvestigation> {
  const { state } = context
  return untilStarted(context, async () => {
    const expected = await getRecordBytes(state, id)
    const record = parseStored<InvestigationRecord>(expected)
    assertOwn(record, how.caller)
    const { state: status, error } = await getCheckpoint(state, id)
    if (status !== 'failed' || error === null) throw new AppError('CONFLICT', { reason: 'not_failed', status })
    if (!isRecoverable(error)) throw new AppError('CONFLICT', { reason: 'not_recoverable', status })
    const key = recordKey(id)
    const parked = await unparked(state, id)
    const link = ({ investigation_id: retry }: InvestigationRecord) => [
      ...parked,
      { key, value: Buffer.from(JSON.stringify(withRetry(record, how, retry))) },
    ]
    const standing = retriedBy?.by === undefined ? [] : await context.standingOf(retriedBy.by)
    const startedFor = {
      ...{ names: { retry_of: id }, link, conditions: [{ key, expected }, ...standing] },
      ...(retriedBy && { events: [retriedBy] }),
    }
    return (await findRetry(context, record, how)) ?? tryStart(context, record.request, { ...how, startedFor })
  })
}

/** The newest last. */
function withRetry(record: InvestigationRecord, { caller }: StartOptions, retry: string): InvestigationRecord {
  const { [caller.user_id]: _, ...others } = record.retries ?? {}
  return { ...record, retries: { ...others, [caller.user_id]: retry } }
}

/** The run that the caller started from a failed one, where it has not failed too. */
async function findRetry(
  { state }: InvestigationsContext,
  { retries }: InvestigationRecord,
  { caller }: StartOptions,
): Promise<StoredInvestigation | undefined> {
  const id = retries?.[caller.user_id]
  const record = id && (await findJson<InvestigationRecord>(state, recordKey(id)))
  if (!record) return undefined
  const checkpoint = await getCheckpoint(state, record.investigation_id)
  return checkpoint.state === 'failed' ? undefined : { record, checkpoint }
}
