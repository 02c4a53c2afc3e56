// Start of an investigation.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { checkpointKey, eventKey, recordKey, runningKey, runningPrefix, statusKey } from '../../agents/keys.ts'
import { statusView } from '../../agents/status-view.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import type { Caller } from '../../domain/caller.ts'
import type { InvestigationRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type AuditActor, ofCaller } from '../audit/context.ts'
import { completeRequest } from './complete-request.ts'
import type { InvestigationsContext } from './context.ts'
import { listingWrites } from './lists.ts'
import { enqueue, estimateEnd, orderOf, readLastUser, readQueue, type WaitingRun } from './queue.ts'
import type { StoredInvestigation } from './read.ts'

const encoder = new TextEncoder()
const toBytes = (value: unknown) => encoder.encode(JSON.stringify(value))

export interface StartOptions extends AuditActor {
  readonly language: Language
  /** The first state. */
  readonly state: 'pending' | 'processing'
  /** Path, with its last dot, at which the request stands in the body; empty for the body itself. */
  readonly fieldsAt: string
}

/**
 * Stores a new investigation and puts it into the queue; it is taken as soon as there is a place and it is its user's turn.
 * State `processing` is for the start operation, `pending` for the queued resource. Throws VALIDATION_ERROR,
 * RATE_LIMIT_EXCEEDED when the caller has too many that have not ended, and SERVICE_UNAVAILABLE when the queue is full.
 */
export async function startInvestigation(
  context: InvestigationsContext,
  body: InvestigationRequest,
  how: StartOptions,
): Promise<StoredInvestigation> {
  const request = completeRequest(body, how.fieldsAt)
  // In turn, so that concurrent starts cannot all pass the limits.
  const started = await context.inTurn('investigation-queue', async () => {
    const queue = await readQueue(context.state)
    const running = await assertRoom(context, how.caller, queue)
    return store(context, request, { ...how, queue, atWork: running - queue.length })
  })
  context.admission.fill()
  return started
}

async function store(
  context: InvestigationsContext,
  request: InvestigationRequest,
  how: StartOptions & { readonly queue: readonly WaitingRun[]; readonly atWork: number },
): Promise<StoredInvestigation> {
  const { state, clock, ids, places } = context
  const userId = how.caller.user_id
  const nowMs = clock.now()
  const id = ids.uuid()
  const created_at = new Date(nowMs).toISOString()
  const own = { id, user_id: userId, created_at, kind: 'new' } as const
  const order = orderOf([...how.queue, own], await readLastUser(state))
  const ahead = how.atWork + order.findIndex((run) => run.id === id)
  const record: InvestigationRecord = {
    investigation_id: id,
    user_id: userId,
    team_id: null,
    visibility: 'private',
    language: how.language,
    request,
    dataset_version: await context.records.version(),
    ...(context.isRefreshed(request.data_source) && { refresh: true }),
    created_at,
    estimated_completion: new Date(estimateEnd({ nowMs, ahead, places })).toISOString(),
  }
  const checkpoint: Checkpoint = { ...untouched, state: how.state }
  const first = { event: 'progress', data: { percentage: 0, current_phase: 'initialization', agents_active: 0 } }
  const writes = [
    { key: recordKey(id), value: toBytes(record) },
    { key: checkpointKey(id), value: toBytes(checkpoint) },
    { key: statusKey(id), value: toBytes(statusView(record, checkpoint, 0, nowMs)) },
    { key: eventKey(id, 1), value: toBytes(first) },
    ...listingWrites(null, record),
    { key: runningKey(id), value: encoder.encode(userId) },
    enqueue(id, record, 'new'),
  ]
  await context.audit.commit(writes, [], [createdEvent(record, how)])
  return { record, checkpoint }
}

/** Of a run that nobody has worked on. */
const untouched: Omit<Checkpoint, 'state'> = {
  current_phase: 'initialization',
  phases_completed: [],
  plan: null,
  done: [],
  records_processed: 0,
  anomalies_found: 0,
  anomalies_streamed: 0,
  agents_invoked: 0,
  agents_active: 0,
  risk_score: 0,
  confidence_score: 0,
  last_event: 1,
  resumes: 0,
  resumed_at: null,
  partial_results_available: false,
  started_at: null,
  completed_at: null,
  error: null,
}

function createdEvent({ investigation_id, request }: InvestigationRecord, { caller, context }: AuditActor): AuditInput {
  const { data_source, anomaly_types } = request
  return {
    event_type: 'investigation.created',
    ...ofCaller(caller),
    resource_type: 'investigation',
    resource_id: investigation_id,
    // Not the question: a reader of the trail may lack access to the investigation.
    details: { data_source, anomaly_types },
    context,
  }
}

/** How many have not ended, of all users. */
async function assertRoom(
  { state, tiers }: InvestigationsContext,
  caller: Caller,
  queue: readonly WaitingRun[],
): Promise<number> {
  const decoder = new TextDecoder()
  const owners: string[] = []
  for await (const { value } of state.range({ prefix: runningPrefix })) owners.push(decoder.decode(value))
  const running = owners.filter((owner) => owner === caller.user_id).length
  // Choice: the table of tiers has no figure for an admin, who here has that of the highest tier.
  const { concurrent: maximum } = (await tiers())[caller.role === 'admin' ? 'premium' : (caller.tier ?? 'standard')]
  if (running >= maximum)
    throw new AppError('RATE_LIMIT_EXCEEDED', {
      reason: 'too_many_running',
      limit: 'concurrent',
      running,
      maximum,
      retry_after: limits.retryAfterSeconds,
    })
  if (queue.length >= limits.waitingInvestigationsMax)
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'queue_full' })
  return owners.length
}
