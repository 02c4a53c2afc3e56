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
import { readModelsInUse } from '../../models/read-models.ts'
import { findHeld, findValue } from '../../platform/damage.ts'
import type { Condition, Write } from '../../store/port.ts'
import { type AuditActor, ofCaller } from '../audit/context.ts'
import { type Besides, keeping, type Making } from '../idempotency/making.ts'
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
  assertMayRun(await countRuns(context, how.caller))
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
  /** What the trail says besides that a run was created. */
  readonly events?: readonly AuditInput[]
}

/** Null where another start, of any process, or a change of the caller's rights came between. Throws as startInvestigation. */
export async function tryStart(
  context: InvestigationsContext,
  request: InvestigationRequest,
  how: StartOptions & { readonly startedFor?: StartedFor },
): Promise<StoredInvestigation | null> {
  const admission = await readAdmission(context, how.caller)
  const draft = await draftRun(context, request, { ...how, admission })
  const kept = await keeping(how, draft.run)
  const conditions = [...(how.startedFor?.conditions ?? []), ...kept.conditions]
  const events = how.startedFor?.events ?? []
  const isDone = await commitDrafts(context, [draft], { admission, writes: kept.writes, conditions, events })
  return isDone ? draft.run : null
}

/** What admits a run, as it was read; a commit that admits one has it as its condition. */
interface Admission {
  readonly queue: readonly Waiting[]
  /** At work, of all users. */
  readonly atWork: number
  readonly counts: RunCounts
  readonly conditions: readonly Condition[]
}

type Waiting = Omit<WaitingRun, 'bytes'>

async function readAdmission(context: InvestigationsContext, caller: Caller): Promise<Admission> {
  const starts = await findHeld(context.state, startsKey)
  const standing = await context.standingOf(caller)
  const counts = await countRuns(context, caller)
  const queue = await readQueue(context.state)
  const conditions = [{ key: startsKey, expected: starts }, ...standing]
  return { queue, atWork: counts.all - queue.length, counts, conditions }
}

/** The admission of the next run, once a draft will be stored. */
function after({ queue, counts, ...admission }: Admission, { wait }: RunDraft): Admission {
  const { all, running } = counts
  return { ...admission, queue: [...queue, wait], counts: { ...counts, all: all + 1, running: running + 1 } }
}

/** A run that is not stored yet. */
interface RunDraft {
  readonly run: StoredInvestigation
  readonly wait: Waiting
  readonly writes: readonly Write[]
  readonly event: AuditInput
}

async function draftRun(
  context: InvestigationsContext,
  request: InvestigationRequest,
  how: StartOptions & { readonly admission: Admission; readonly startedFor?: StartedFor },
): Promise<RunDraft> {
  const { clock, ids, places } = context
  const { queue, atWork, counts } = how.admission
  assertMayRun(counts)
  if (queue.length >= limits.waitingInvestigationsMax)
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'queue_full' })
  const userId = how.caller.user_id
  const nowMs = clock.now()
  const id = ids.uuid()
  const created_at = new Date(nowMs).toISOString()
  const wait = { id, user_id: userId, created_at, kind: 'new' } as const
  const order = orderOf([...queue, wait], await readLastUser(context.state))
  const ahead = atWork + order.findIndex((run) => run.id === id)
  const record: InvestigationRecord = {
    investigation_id: id,
    user_id: userId,
    team_id: null,
    visibility: 'private',
    request,
    dataset_version: await context.records.version(),
    ...(await pinModels(context)),
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
    { key: runningKey(id), value: encoder.encode(counts.counter) },
    enqueue(id, record, 'new'),
    ...(how.startedFor?.link(record) ?? []),
  ]
  return { run: { record, checkpoint }, wait, writes, event: createdEvent(record, how) }
}

async function pinModels({ state }: InvestigationsContext): Promise<Pick<InvestigationRecord, 'models'>> {
  const models = await readModelsInUse(state)
  return Object.keys(models).length === 0 ? {} : { models }
}

/** Stores runs, and what goes with them, in one commit; false where something came between. */
function commitDrafts(
  { audit, ids }: InvestigationsContext,
  drafts: readonly RunDraft[],
  {
    admission,
    writes,
    conditions,
    events = [],
  }: Besides & { readonly admission: Admission; readonly events?: readonly AuditInput[] },
): Promise<boolean> {
  // Any text that no other start leaves; not an id, which a deletion leaves nowhere.
  const started = { key: startsKey, value: encoder.encode(ids.secret(12)) }
  return audit.commit(
    [...drafts.flatMap((draft) => draft.writes), started, ...writes],
    [...admission.conditions, ...conditions],
    [...events, ...drafts.map(({ event }) => event)],
  )
}

/** What became of each of several requests, in their order: its run, or why it has none. */
export type Starts = readonly (StoredInvestigation | AppError)[]

/**
 * Starts several investigations in one commit, each as startInvestigation does it; one that is refused, or has been before, leaves
 * the others as they are.
 */
export async function startInvestigations(
  context: InvestigationsContext,
  bodies: readonly (InvestigationRequest | AppError)[],
  how: Omit<StartOptions, 'keep'> & Making<Starts>,
): Promise<Starts> {
  const started = await context.inTurn('investigation-queue', () =>
    untilCommitted(() => tryStartAll(context, bodies, how)),
  )
  context.admission.fill()
  return started
}

async function tryStartAll(
  context: InvestigationsContext,
  bodies: readonly (InvestigationRequest | AppError)[],
  { keep, ...how }: Omit<StartOptions, 'keep'> & Making<Starts>,
): Promise<Starts | null> {
  const read = await readAdmission(context, how.caller)
  const drafts: RunDraft[] = []
  const starts: (StoredInvestigation | AppError)[] = []
  let admission = read
  for (const body of bodies) {
    const draft = await orRefusal(async () => {
      if (body instanceof AppError) throw body
      return draftRun(context, completeRequest(body, how.fieldsAt), { ...how, admission })
    })
    starts.push(draft instanceof AppError ? draft : draft.run)
    if (draft instanceof AppError) continue
    drafts.push(draft)
    admission = after(admission, draft)
  }
  if (drafts.length === 0) return starts
  const kept = await keeping({ ...(keep !== undefined && { keep }) }, starts)
  return (await commitDrafts(context, drafts, { ...kept, admission: read })) ? starts : null
}

async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result | AppError> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
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

interface RunCounts {
  /** That have not ended, of all users. */
  readonly all: number
  /** The id under which the caller's count, how many those are, and how many they may be. */
  readonly counter: string
  readonly running: number
  readonly maximum: number
}

async function countRuns({ state, tiers }: InvestigationsContext, caller: Caller): Promise<RunCounts> {
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
  return { all: counters.length, counter, running: counters.filter((id) => id === counter).length, maximum }
}

/** Throws RATE_LIMIT_EXCEEDED where as many have not ended as may. */
function assertMayRun({ running, maximum }: RunCounts): void {
  if (running < maximum) return
  throw new AppError('RATE_LIMIT_EXCEEDED', {
    reason: 'too_many_running',
    limit: 'concurrent',
    running,
    maximum,
    retry_after: limits.retryAfterSeconds,
  })
}
