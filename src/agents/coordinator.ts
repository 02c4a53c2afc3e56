// Coordinator: the durable actor that takes one investigation through its phases.
// Owns: the checkpoint, the event log's sequence, who works on what.   Does not own: the work (tasks/), the store, the answers.
// C1. Output, checkpoint, status and events of a step are one commit, made before anything follows from it.
// C2. An item's output is stored once; a repeated answer changes nothing.
// C3. Phases end in their order; a final state never changes, and its commit removes the running mark.
// C4. What is stored does not depend on which agent did an item or in what order items of one phase ended.

import { type Behaviour, type Effect, type Next, next, type Spawn, stop, type Turn } from '../actors/behaviour.ts'
import { transient } from '../actors/supervisor.ts'
import type { Failure } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Write } from '../store/port.ts'
import type { Checkpoint, InvestigationEvent, InvestigationRecord } from './investigation.ts'
import { isFinal } from './investigation.ts'
import { checkpointKey, eventKey, outputKey, runningKey, statusKey } from './keys.ts'
import type { Brief, CoordinatorMessage, WorkOutcome } from './messages.ts'
import { statusView } from './status-view.ts'
import {
  type AgentRole,
  type DetectorOutline,
  percentageOf,
  phaseAfter,
  readyItems,
  roleOf,
  stepsOf,
  type WorkItem,
} from './work.ts'

interface Worker {
  readonly address: string
  readonly role: AgentRole
  /** Id of the item it works on; null when idle; undefined until it says that it is ready. */
  readonly item: string | null | undefined
}

interface Running {
  readonly stage: 'running'
  readonly record: InvestigationRecord
  readonly checkpoint: Checkpoint
  readonly workers: readonly Worker[]
  /** Failed attempts by item id. */
  readonly attempts: Readonly<Record<string, number>>
  /** Where to answer once a cancellation is through. */
  readonly cancelling: string | null
}

type State = { readonly stage: 'opening'; readonly id: string } | Running

/** What the main thread's task `open_investigation` gives. */
export interface OpenedInvestigation {
  readonly record: InvestigationRecord
  readonly checkpoint: Checkpoint
}

const encoder = new TextEncoder()
const toBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

/** The coordinator's address for an investigation. */
export const coordinatorAddress = (id: string) => `coordinator/${id}`

/** How the coordinator of an investigation is started, first or again. */
export function coordinatorSpawn(id: string): Spawn {
  return {
    address: coordinatorAddress(id),
    behaviour: 'coordinator',
    args: { investigation_id: id },
    place: 'main',
    supervision: transient,
  }
}

/** A coordinator that knows these detectors. */
export function createCoordinator(detectors: readonly DetectorOutline[]): Behaviour<State, CoordinatorMessage> {
  return {
    initial: (args) => ({ stage: 'opening', id: (args as { investigation_id: string }).investigation_id }),
    receive: (state, message, turn) =>
      state.stage === 'opening' ? open(state, message, turn) : work(state, message, turn, detectors),
  }
}

function open(state: { stage: 'opening'; id: string }, message: CoordinatorMessage, turn: Turn): Next<State> {
  switch (message.type) {
    case 'started':
      return next<State>(state, {
        type: 'run',
        task: 'open_investigation',
        input: { investigation_id: state.id },
        tag: 'open',
      })
    case 'task_completed':
      return begin(message.output as OpenedInvestigation, turn)
    case 'task_failed':
      return stop('the investigation cannot be opened')
    case 'cancel':
      // Too early to know what there is: the message comes back behind the answer of the opening task.
      return next<State>(state, {
        type: 'send',
        to: turn.self,
        message: { type: 'cancel', from: turn.from } as CoordinatorMessage,
      })
    default:
      return next<State>(state)
  }
}

function begin({ record, checkpoint }: OpenedInvestigation, turn: Turn): Next<State> {
  if (isFinal(checkpoint.state)) return stop('already ended')
  const workers = agentsFor(record)
  const state: Running = {
    stage: 'running',
    record,
    checkpoint: { ...checkpoint, state: 'processing', agents_invoked: workers.length, agents_active: 0 },
    workers,
    attempts: {},
    cancelling: null,
  }
  const elapsedMs = turn.now - Date.parse(checkpoint.started_at)
  const timeout: Effect = {
    type: 'startTimer',
    key: 'timeout',
    delayMs: Math.max(0, limits.investigationTimeoutMs - elapsedMs),
    message: { type: 'timed_out' },
  }
  return next<State>(state, timeout, ...workers.map(({ address }) => spawnAgent(address, record, turn.self)))
}

/** One collector, one reporter, and as many analysts as the request allows to work at once. */
function agentsFor(record: InvestigationRecord): readonly Worker[] {
  const { investigation_id: id, request } = record
  const analysts = Array.from({ length: request.agent_configuration.parallel_agents }, (_, n) => `analyst/${id}/${n}`)
  const idle = { item: undefined }
  return [
    { address: `collector/${id}`, role: 'collector', ...idle },
    ...analysts.map((address): Worker => ({ address, role: 'analyst', ...idle })),
    { address: `reporter/${id}`, role: 'reporter', ...idle },
  ]
}

function spawnAgent(address: string, record: InvestigationRecord, coordinator: string): Effect {
  return {
    type: 'spawn',
    spawn: {
      address,
      behaviour: 'agent',
      place: 'pool',
      args: { coordinator, investigation_id: record.investigation_id },
      supervision: transient,
    },
  }
}

function work(
  state: Running,
  message: CoordinatorMessage,
  turn: Turn,
  detectors: readonly DetectorOutline[],
): Next<State> {
  switch (message.type) {
    case 'ready':
      return assign(freed(state, turn.from), [], detectors)
    case 'work_completed':
      return completed(freed(state, turn.from), message.item, message.outcome, turn, detectors)
    case 'work_failed':
      return retried(freed(state, turn.from), message.item, turn, detectors)
    case 'cancel':
      return cancelled(state, (message as { from?: string }).from ?? turn.from, turn, detectors)
    case 'cancel_overdue':
      return state.cancelling === null ? next<State>(state) : ended(state, 'cancelled', [], null, turn, detectors)
    case 'timed_out':
      return ended(state, 'failed', [], { code: 'INVESTIGATION_TIMED_OUT', details: {} }, turn, detectors)
    case 'gave_up':
    case 'spawn_failed':
    case 'dead_letter':
      return ended(state, 'failed', [], { code: 'INTERNAL_ERROR', details: {} }, turn, detectors)
    case 'started':
    case 'task_completed':
    case 'task_failed':
    case 'delivery_failed':
      return next<State>(state)
  }
}

function freed(state: Running, address: string): Running {
  return {
    ...state,
    workers: state.workers.map((worker) => (worker.address === address ? { ...worker, item: null } : worker)),
  }
}

/** Hands ready items to idle agents of the right role, after the given effects. */
function assign(state: Running, before: readonly Effect[], detectors: readonly DetectorOutline[]): Next<State> {
  const effects: Effect[] = [...before]
  const workers = [...state.workers]
  for (const item of waiting(state, detectors)) {
    const index = workers.findIndex(({ role, item: busy }) => role === roleOf[item.kind] && busy === null)
    const worker = workers[index]
    if (!worker) continue
    workers[index] = { ...worker, item: item.id }
    effects.push({ type: 'send', to: worker.address, message: { type: 'work', item } as { type: 'work' } })
  }
  return next<State>({ ...state, workers }, ...effects)
}

function waiting(state: Running, detectors: readonly DetectorOutline[]): readonly WorkItem[] {
  const busy = new Set(state.workers.map(({ item }) => item))
  return todo(state, detectors).filter(({ id }) => !busy.has(id))
}

function todo({ checkpoint, cancelling }: Running, detectors: readonly DetectorOutline[]): readonly WorkItem[] {
  if (cancelling !== null) return [{ kind: 'report', id: 'report', partial: true }]
  const steps = stepsOf(checkpoint.current_phase, checkpoint.plan, detectors)
  return readyItems(steps, new Set(checkpoint.done))
}

function completed(
  state: Running,
  item: string,
  outcome: WorkOutcome,
  turn: Turn,
  detectors: readonly DetectorOutline[],
): Next<State> {
  if (state.checkpoint.done.includes(item)) return assign(state, [], detectors)
  if (state.cancelling !== null && item !== 'report') return assign(state, [], detectors)
  const { brief, writes } = outcome
  if (brief.failure) return ended(state, 'failed', writes, brief.failure, turn, detectors)
  if (state.cancelling !== null) return ended(state, 'cancelled', writes, null, turn, detectors)
  const absorbed = absorb(state, item, brief)
  const moved = movePhases(absorbed.checkpoint, detectors)
  const after: Running = { ...absorbed, checkpoint: moved.checkpoint }
  if (moved.finished) return ended(after, 'completed', writes, null, turn, detectors, streamable(state, brief))
  const progressed = percentage(after.checkpoint, detectors) !== percentage(state.checkpoint, detectors)
  const events = [...streamable(state, brief), ...(progressed ? [progressEvent(after, detectors)] : [])]
  const stored = commit(after, writes, events, turn, detectors)
  return assign(stored.state, stored.effects, detectors)
}

/** Adds what an item came to. Counts add up over items, so their order does not matter. */
function absorb(state: Running, item: string, brief: Brief): Running {
  const { checkpoint } = state
  const anomalies = checkpoint.anomalies_found + (brief.anomalies_found ?? 0)
  const streamed = streamable(state, brief).filter(({ event }) => event === 'anomaly').length
  return {
    ...state,
    checkpoint: {
      ...checkpoint,
      plan: brief.plan ?? checkpoint.plan,
      done: [...checkpoint.done, item].sort(),
      records_processed: brief.records_processed ?? checkpoint.records_processed,
      anomalies_found: anomalies,
      anomalies_streamed: checkpoint.anomalies_streamed + streamed,
      risk_score: brief.risk_score ?? checkpoint.risk_score,
      confidence_score: brief.confidence_score ?? checkpoint.confidence_score,
      partial_results_available: checkpoint.partial_results_available || anomalies > 0,
    },
  }
}

/** Findings are streamed unless the caller wants none, and at most max_results anomalies. */
function streamable(state: Running, brief: Brief): readonly InvestigationEvent[] {
  let room = state.record.request.max_results - state.checkpoint.anomalies_streamed
  const { stream_results } = state.record.request
  return (brief.events ?? []).filter(({ event }) => stream_results && (event !== 'anomaly' || room-- > 0))
}

function movePhases(checkpoint: Checkpoint, detectors: readonly DetectorOutline[]) {
  let moved = checkpoint
  for (;;) {
    const done = new Set(moved.done)
    if (!stepsOf(moved.current_phase, moved.plan, detectors).every(({ item }) => done.has(item.id))) {
      return { checkpoint: moved, finished: false }
    }
    const following = phaseAfter(moved.current_phase)
    const phases_completed = [...moved.phases_completed, moved.current_phase]
    if (!following) return { checkpoint: { ...moved, phases_completed }, finished: true }
    moved = { ...moved, phases_completed, current_phase: following }
  }
}

function retried(state: Running, item: string, turn: Turn, detectors: readonly DetectorOutline[]): Next<State> {
  const attempts = (state.attempts[item] ?? 0) + 1
  const tried: Running = { ...state, attempts: { ...state.attempts, [item]: attempts } }
  if (attempts < limits.workAttemptsMax) return assign(tried, [], detectors)
  if (state.cancelling !== null) return ended(tried, 'cancelled', [], null, turn, detectors)
  return ended(tried, 'failed', [], { code: 'INTERNAL_ERROR', details: { step: item } }, turn, detectors)
}

/** Analysts stop at once; what they found so far is reported, within limits.cancelReportMs. */
function cancelled(state: Running, from: string, turn: Turn, detectors: readonly DetectorOutline[]): Next<State> {
  const stopping = state.workers.filter(({ role }) => role !== 'reporter')
  const stops = stopping.map(({ address }): Effect => ({ type: 'stop', address }))
  const cancelling: Running = {
    ...state,
    cancelling: from,
    workers: state.workers.filter(({ role }) => role === 'reporter'),
  }
  if (!state.checkpoint.partial_results_available) {
    const answer = ended(cancelling, 'cancelled', [], null, turn, detectors)
    return { ...answer, effects: [...stops, ...answer.effects] }
  }
  const overdue: Effect = {
    type: 'startTimer',
    key: 'cancel',
    delayMs: limits.cancelReportMs,
    message: { type: 'cancel_overdue' },
  }
  return assign(cancelling, [...stops, overdue], detectors)
}

function ended(
  state: Running,
  final: 'completed' | 'failed' | 'cancelled',
  writes: readonly Write[],
  error: Failure | null,
  turn: Turn,
  detectors: readonly DetectorOutline[],
  before: readonly InvestigationEvent[] = [],
): Next<State> {
  const id = state.record.investigation_id
  const reported = writes.length > 0
  const checkpoint: Checkpoint = {
    ...state.checkpoint,
    state: final,
    error,
    partial_results_available: final === 'cancelled' ? reported : state.checkpoint.partial_results_available,
    completed_at: new Date(turn.now).toISOString(),
  }
  const after: Running = { ...state, checkpoint }
  const cleanup = [
    { key: runningKey(id), value: null },
    ...state.checkpoint.done.map((item) => ({ key: outputKey(id, item), value: null })),
  ]
  const events = [...before, finalEvent(after, turn)]
  const stored = commit(after, [...writes, ...cleanup], events, turn, detectors)
  const stops = state.workers.map(({ address }): Effect => ({ type: 'stop', address }))
  const answer: Effect[] =
    state.cancelling === null
      ? []
      : [
          {
            type: 'send',
            to: state.cancelling,
            message: { type: 'cancelled', partial: reported } as { type: 'cancelled' },
          },
        ]
  return stop(`investigation ${final}`, ...stored.effects, ...answer, ...stops)
}

/** Writes, checkpoint, status and events as one commit. */
function commit(
  state: Running,
  writes: readonly Write[],
  events: readonly InvestigationEvent[],
  turn: Turn,
  detectors: readonly DetectorOutline[],
): { readonly state: Running; readonly effects: readonly Effect[] } {
  const id = state.record.investigation_id
  const first = state.checkpoint.last_event + 1
  const checkpoint = {
    ...state.checkpoint,
    last_event: first + events.length - 1,
    agents_active: state.workers.filter(({ item }) => typeof item === 'string').length,
  }
  const status = statusView(state.record, checkpoint, percentage(checkpoint, detectors), turn.now)
  const change: readonly Write[] = [
    ...writes,
    { key: checkpointKey(id), value: toBytes(checkpoint) },
    { key: statusKey(id), value: toBytes(status) },
    ...events.map((event, index) => ({ key: eventKey(id, first + index), value: toBytes(event) })),
  ]
  return { state: { ...state, checkpoint }, effects: [{ type: 'persist', change }] }
}

function percentage(checkpoint: Checkpoint, detectors: readonly DetectorOutline[]): number {
  if (checkpoint.state === 'completed') return 100
  const steps = stepsOf(checkpoint.current_phase, checkpoint.plan, detectors)
  return percentageOf(checkpoint.current_phase, steps, new Set(checkpoint.done))
}

function progressEvent(state: Running, detectors: readonly DetectorOutline[]): InvestigationEvent {
  return {
    event: 'progress',
    data: {
      percentage: percentage(state.checkpoint, detectors),
      current_phase: state.checkpoint.current_phase,
      agents_active: Math.max(1, state.workers.filter(({ item }) => typeof item === 'string').length),
    },
  }
}

function finalEvent({ checkpoint, record, workers }: Running, turn: Turn): InvestigationEvent {
  switch (checkpoint.state) {
    case 'failed': {
      const { error } = statusView(record, checkpoint, 0, turn.now)
      return { event: 'error', data: { ...error, details: checkpoint.error?.details ?? {} } }
    }
    case 'cancelled':
      return {
        event: 'cancelled',
        data: { status: 'cancelled', partial_results_available: checkpoint.partial_results_available },
      }
    default:
      return {
        event: 'complete',
        data: {
          total_anomalies: checkpoint.anomalies_found,
          processing_time: turn.now - Date.parse(checkpoint.started_at),
          agents_used: workers.length,
        },
      }
  }
}
