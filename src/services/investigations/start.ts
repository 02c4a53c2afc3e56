// Start of an investigation.

import { coordinatorSpawn } from '../../agents/coordinator.ts'
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
 * Stores a new investigation, then spawns its coordinator.
 * State `processing` is for the start operation, `pending` for the queued resource.
 * Throws VALIDATION_ERROR, or RATE_LIMIT_EXCEEDED when the caller has too many running.
 */
export async function startInvestigation(
  context: InvestigationsContext,
  body: InvestigationRequest,
  how: StartOptions,
): Promise<StoredInvestigation> {
  const request = completeRequest(body, how.fieldsAt)
  // In turn, so that concurrent starts cannot all pass the limit.
  return context.inTurn(how.caller.user_id, async () => {
    await assertRoom(context, how.caller)
    return start(context, request, how)
  })
}

async function start(
  context: InvestigationsContext,
  request: InvestigationRequest,
  how: StartOptions,
): Promise<StoredInvestigation> {
  const { clock, ids } = context
  const userId = how.caller.user_id
  const now = clock.now()
  const id = ids.uuid()
  const record: InvestigationRecord = {
    investigation_id: id,
    user_id: userId,
    team_id: null,
    visibility: 'private',
    language: how.language,
    request,
    dataset_version: await context.records.version(),
    ...(context.isRefreshed(request.data_source) && { refresh: true }),
    created_at: new Date(now).toISOString(),
    estimated_completion: new Date(now + limits.estimatedRunMs).toISOString(),
  }
  const checkpoint: Checkpoint = {
    state: how.state,
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
    started_at: record.created_at,
    completed_at: null,
    error: null,
  }
  const first = { event: 'progress', data: { percentage: 0, current_phase: 'initialization', agents_active: 0 } }
  const writes = [
    { key: recordKey(id), value: toBytes(record) },
    { key: checkpointKey(id), value: toBytes(checkpoint) },
    { key: statusKey(id), value: toBytes(statusView(record, checkpoint, 0, now)) },
    { key: eventKey(id, 1), value: toBytes(first) },
    ...listingWrites(null, record),
    { key: runningKey(id), value: encoder.encode(userId) },
  ]
  await context.audit.commit(writes, [], [createdEvent(record, how)])
  context.actors.spawn(coordinatorSpawn(id))
  return { record, checkpoint }
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

async function assertRoom({ state }: InvestigationsContext, caller: Caller): Promise<void> {
  if (caller.role === 'admin') return
  const decoder = new TextDecoder()
  let running = 0
  for await (const { value } of state.range({ prefix: runningPrefix })) {
    if (decoder.decode(value) === caller.user_id) running += 1
  }
  if (running >= limits.runningInvestigationsPerUserMax) {
    throw new AppError('RATE_LIMIT_EXCEEDED', {
      reason: 'too_many_running',
      limit: 'concurrent',
      running,
      maximum: limits.runningInvestigationsPerUserMax,
      retry_after: limits.retryAfterSeconds,
    })
  }
}
