// Deletion of an investigation that nobody works on: it has ended, or waits.

import { dispositionsPrefix, investigationPrefix, recordKey, runningKey, waitingKey } from '../../agents/keys.ts'
import { unparked } from '../../agents/parked.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import { AppError } from '../../errors.ts'
import type { Store, Write } from '../../store/port.ts'
import { type AuditActor, ofCaller } from '../audit/context.ts'
import { forgetEvents } from '../events/forget-events.ts'
import { notificationsAbout } from '../notifications/stored-notifications.ts'
import type { InvestigationsContext } from './context.ts'
import { getCheckpoint, getOwnRecord } from './documents.ts'
import { unmark } from './end-run.ts'
import { listingWrites } from './lists.ts'

/**
 * Deletes every document of an investigation, its events and what its owner was notified of it, in one commit with its audit event, so that a crash leaves all of it or
 * nothing. Throws INVESTIGATION_IN_PROGRESS while its run may still write.
 */
export async function purgeInvestigation(
  { state, audit, standingOf, worded }: InvestigationsContext,
  id: string,
  { caller, context }: AuditActor,
): Promise<void> {
  // Checks the id before it becomes a key.
  await getOwnRecord(state, id, caller)
  await untilCommitted(async () => {
    const standing = await standingOf(caller)
    const expected = (await state.get(recordKey(id))) ?? null
    const record = await getOwnRecord(state, id, caller)
    const { state: status, current_phase } = await getCheckpoint(state, id)
    const [running = null, waiting = null] = await state.getMany([runningKey(id), waitingKey(id)])
    // The mark outlives a cancellation until the partial results are in.
    if (running !== null && waiting === null) throw new AppError('INVESTIGATION_IN_PROGRESS', { status, current_phase })
    const events = await forgetEvents(state, id)
    const writes = [
      ...(await allOf(state, id)),
      ...(await unparked(state, id)),
      ...(await notificationsAbout(state, record.user_id, id)),
      ...listingWrites(record, null),
      ...unmark(id),
      ...events.writes,
    ]
    const unchanged = [
      { key: recordKey(id), expected },
      { key: runningKey(id), expected: running },
      { key: waitingKey(id), expected: waiting },
      ...events.conditions,
    ]
    const event = {
      event_type: 'investigation.deleted',
      ...ofCaller(caller),
      resource_type: 'investigation',
      resource_id: id,
      details: { status, owner: record.user_id },
      context,
    } as const
    return (await audit.commit(writes, [...unchanged, ...standing], [event])) ? undefined : null
  })
  worded.forgetAll(`${id} `)
}

async function allOf(state: Store, id: string): Promise<Write[]> {
  const writes: Write[] = []
  for (const prefix of [investigationPrefix(id), dispositionsPrefix(id)])
    for await (const { key } of state.range({ prefix })) writes.push({ key, value: null })
  return writes
}
