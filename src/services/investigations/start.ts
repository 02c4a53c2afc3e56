// Start of an investigation.

import { type Checkpoint, type InvestigationRecord, untouched } from '../../agents/investigation.ts'
import {
  checkpointKey,
  eventKey,
  recordKey,
  runningKey,
  runningPrefix,
  startsKey,
  statusKey,
} from '../../agents/keys.ts'
import { statusView } from '../../agents/status-view.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import { type Caller, ownLimits } from '../../domain/caller.ts'
import type { InvestigationRequest } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { findHeld, findValue, type Held } from '../../platform/damage.ts'
import type { Condition, Write } from '../../store/port.ts'
import { type AuditActor, ofCaller } from '../audit/context.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { completeRequest } from './complete-request.ts'
import type { InvestigationsContext } from './context.ts'
import { listingWrites } from './lists.ts'
import { enqueue, estimateEnd, orderOf, readLastUser, readQueue, type WaitingRun } from './queue.ts'
import type { StoredInvestigation } from './read.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const toBytes = (value: unknown) => encoder.encode(JSON.stringify(value))

export interface StartOptions extends AuditActor, Making<StoredInvestigation> {
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
  // A refusal needs no turn behind those who are admitted; the commit looks again.
  await countRuns(context, how.caller)
  return untilStarted(context, () => tryStart(context, request, how))
}

/** Starts by an attempt such as tryStart; those of one process in turn, so that they do not overtake each other for ever. */
export async function untilStarted(
  context: InvestigationsContext,
  attempt: () => Promise<StoredInvestigation | null>,
): Promise<StoredInvestigation> {
  const started = await context.inTurn('investigation-queue', () => untilCommitted(attempt))
  context.admission.fill()
  return started
}

/** What a run is started for: a failed run that is started again, or a watch. */
export interface StartedFor {
  /** How the new run names it. */
  readonly names: Pick<InvestigationRecord, 'retry_of' | 'watch_id'>
  /** The writes that name the new run in it, and the conditions that it is as it was read. */
  readonly link: (record: InvestigationRecord) => readonly Write[]
  readonly conditions: readonly Condition[]
}

/** Null where another start, of any process, or a change of the caller's rights came between. Throws as startInvestigation. */
export async function tryStart(
  context: InvestigationsContext,
  request: InvestigationRequest,
  how: StartOptions & { readonly startedFor?: StartedFor },
): Promise<StoredInvestigation | null> {
  const { state } = context
  const starts = await findHeld(state, startsKey)
  const standing = await context.standingOf(how.caller)
  const { counter, atWork } = await countRuns(context, how.caller)
  const queue = await readQueue(state)
  if (queue.length >= limits.waitingInvestigationsMax)
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'queue_full' })
  const conditions = [{ key: startsKey, expected: starts }, ...standing]
  return store(context, request, { ...how, queue, counter, atWork: atWork - queue.length, conditions, starts })
}

interface Admitted {
  readonly queue: readonly WaitingRun[]
  readonly atWork: number
  readonly counter: string
  readonly conditions: readonly Condition[]
  readonly starts: Held
}

async function store(
  context: InvestigationsContext,
  request: InvestigationRequest,
  how: StartOptions & Admitted & { readonly startedFor?: StartedFor },
): Promise<StoredInvestigation | null> {
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
    request,
    dataset_version: await context.records.version(),
    ...(context.isRefreshed(request.data_source) && { refresh: true }),
    created_at,
    ...how.startedFor?.names,
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
    { key: runningKey(id), value: encoder.encode(how.counter) },
    // Any text that no other start leaves; not the id, which a deletion leaves nowhere.
    { key: startsKey, value: encoder.encode(context.ids.secret(12)) },
    enqueue(id, record, 'new'),
    ...(how.startedFor?.link(record) ?? []),
  ]
  const kept = await keeping(how, { record, checkpoint })
  const isDone = await context.audit.commit(
    [...writes, ...kept.writes],
    [...how.conditions, ...(how.startedFor?.conditions ?? []), ...kept.conditions],
    [createdEvent(record, how)],
  )
  return isDone ? { record, checkpoint } : null
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

/**
 * How many have not ended, of all users, and under which id the caller's count. Throws RATE_LIMIT_EXCEEDED where that has as many
 * as it may.
 */
async function countRuns(
  { state, tiers }: InvestigationsContext,
  caller: Caller,
): Promise<{ readonly atWork: number; readonly counter: string }> {
  const counters: string[] = []
  for await (const entry of state.range({ prefix: runningPrefix })) {
    // A run of which that cannot be read is nobody's.
    const value = findValue(entry)
    counters.push(value === undefined ? '' : decoder.decode(value))
  }
  const known = await tiers()
  // Choice: the table of tiers has no figure for an admin, who here has that of the highest tier.
  const tier = known[caller.role === 'admin' ? 'premium' : (caller.tier ?? 'standard')]
  const {
    id: counter,
    tier: { concurrent: maximum },
  } = ownLimits(caller, known) ?? { id: caller.user_id, tier }
  const running = counters.filter((id) => id === counter).length
  if (running >= maximum)
    throw new AppError('RATE_LIMIT_EXCEEDED', {
      reason: 'too_many_running',
      limit: 'concurrent',
      running,
      maximum,
      retry_after: limits.retryAfterSeconds,
    })
  return { atWork: counters.length, counter }
}
