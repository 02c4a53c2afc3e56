// Coordinator: the durable actor that takes one investigation through its phases.
// Owns: the checkpoint, the event log's sequence, who works on what.   Does not own: the work (tasks/), the store, the answers.
// C1. Output, checkpoint, status and events of a step are one commit, made before anything follows from it.
// C2. An item's output is stored once; a repeated answer changes nothing.
// C3. Phases end in their order; a final state never changes. The running mark goes with the last commit.
// C4. What is stored does not depend on which agent did an item or in what order items ended.
// C5. A cancellation is answered within limits.cancelReportMs; the report of what was found may follow.

import { type Behaviour, type Effect, type Next, next, type Spawn, stop, type Turn } from '../actors/behaviour.ts'
import { transient } from '../actors/supervisor.ts'
import { type Failure, findLack, isRecoverable } from '../errors.ts'
import { limits } from '../limits.ts'
import { lacking, supplied, timedOut, timeoutAfter } from './deadline.ts'
import { answer, cancelled, ended, failed, finalCheckpoint, givenUp, persist } from './ending.ts'
import { type Checkpoint, type InvestigationRecord, isFinal } from './investigation.ts'
import type { CoordinatorMessage, WorkOutcome } from './messages.ts'
import { absorb, movePhases, percentage, streamable } from './progress.ts'
import { assign, freed, handOut, type Running, type Scene, send, type Worker } from './running.ts'
import { commitStep, finalEvent, progressEvent } from './step.ts'
import type { DetectorOutline } from './work.ts'

interface Opening {
  readonly stage: 'opening'
  readonly id: string
  readonly askers: readonly string[]
}

type State = Opening | Running

/** The result of the main thread's task `open_investigation`. */
export interface OpenedInvestigation {
  readonly record: InvestigationRecord
  readonly checkpoint: Checkpoint
}

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
    initial: (args) => ({ stage: 'opening', id: (args as { investigation_id: string }).investigation_id, askers: [] }),
    receive: (state, message, turn) =>
      state.stage === 'opening' ? open(state, message, turn) : work(state, message, { turn, detectors }),
  }
}

function open(state: Opening, message: CoordinatorMessage, turn: Turn): Next<State> {
  switch (message.type) {
    case 'started': {
      const input = { investigation_id: state.id }
      return next<State>(state, { type: 'run', task: 'open_investigation', input, tag: 'open' })
    }
    case 'task_completed':
      return begin(message.output as OpenedInvestigation, state.askers, turn)
    case 'task_failed':
      // Read again after a while; its spawner is notified when that did not help.
      throw new Error('the investigation cannot be opened')
    case 'cancel':
      // Answered once the run has begun: before that nothing is known of it.
      return next<State>({ ...state, askers: [...state.askers, turn.from] })
    default:
      return next<State>(state)
  }
}

/** A run that was cancelled before its report was ready only makes that report. */
function begin({ record, checkpoint }: OpenedInvestigation, askers: readonly string[], turn: Turn): Next<State> {
  const isReportMissing = checkpoint.state === 'cancelled' && checkpoint.partial_results_available
  if (isFinal(checkpoint.state) && !isReportMissing) return stop('already ended')
  const workers = agentsFor(record).filter(({ role }) => !isReportMissing || role === 'reporter')
  const processing: Checkpoint = { ...checkpoint, state: 'processing' }
  const state: Running = {
    stage: 'running',
    record,
    checkpoint: isReportMissing ? checkpoint : processing,
    workers,
    attempts: {},
    isRefreshing: false,
    refreshLacks: 0,
    lackSinceMs: null,
    lackedMs: 0,
    extendedMs: 0,
    askers: isReportMissing ? [] : null,
    cancelledAt: isReportMissing ? checkpoint.completed_at : null,
  }
  const since = checkpoint.resumed_at ?? checkpoint.started_at
  const workedMs = since === null ? 0 : turn.now - Date.parse(since)
  const delayMs = Math.max(0, limits.investigationTimeoutMs - workedMs)
  return next<State>(
    state,
    timeoutAfter(delayMs),
    ...workers.map(({ address }) => spawnAgent(address, record, turn.self)),
    ...(askers.length > 0 ? [send(turn.self, { type: 'cancel', askers })] : []),
  )
}

/** One collector, one reporter, and as many analysts as the request allows to work at once. */
function agentsFor({ investigation_id: id, request }: InvestigationRecord): readonly Worker[] {
  const analysts = Array.from({ length: request.agent_configuration.parallel_agents }, (_, n) => `analyst/${id}/${n}`)
  const idle = { item: undefined }
  return [
    { address: `collector/${id}`, role: 'collector', ...idle },
    ...analysts.map((address): Worker => ({ address, role: 'analyst', ...idle })),
    { address: `reporter/${id}`, role: 'reporter', ...idle },
  ]
}

function spawnAgent(address: string, { investigation_id }: InvestigationRecord, coordinator: string): Effect {
  const args = { coordinator, investigation_id }
  return { type: 'spawn', spawn: { address, behaviour: 'agent', place: 'pool', args, supervision: transient } }
}

/** Each wait is twice as long as the one before. */
function refreshLater(state: Running): Next<State> {
  const delayMs = Math.min(limits.descriptorsAgainMs * 2 ** state.refreshLacks, limits.refreshAgainMsMax)
  const timer: Effect = { type: 'startTimer', key: 'refresh', delayMs, message: { type: 'refresh_due' } }
  return next<State>({ ...state, refreshLacks: state.refreshLacks + 1 }, timer)
}

function work(state: Running, message: CoordinatorMessage, scene: Scene): Next<State> {
  const { turn } = scene
  switch (message.type) {
    case 'ready':
      return assign(freed(state, turn.from), [], scene)
    case 'work_completed':
      return completed(freed(supplied(state, turn), turn.from), message, scene)
    case 'work_failed':
      return retried(freed(state, turn.from), message, scene)
    case 'cancel':
      return cancel(state, message.askers ?? [turn.from], scene)
    case 'cancel_overdue':
      return answerEarly(state, scene)
    case 'timed_out':
      return timedOut(state, scene)
    case 'gave_up':
    case 'spawn_failed':
    case 'dead_letter':
      return agentLost(state, message, scene)
    case 'task_completed': {
      const done = { item: message.tag, outcome: message.output as WorkOutcome }
      return completed({ ...supplied(state, turn), isRefreshing: false }, done, scene)
    }
    case 'task_failed':
      // Agents wait in their threads. The sources would be queried again and again.
      if (findLack(message.failure) !== undefined) return refreshLater(lacking(state, turn))
      return retried({ ...state, isRefreshing: false }, { item: message.tag, failure: message.failure }, scene)
    case 'refresh_due':
      return assign({ ...state, isRefreshing: false }, [], scene)
    case 'started':
    case 'delivery_failed':
      return next<State>(state)
  }
}

function completed(
  state: Running,
  { item, outcome }: { readonly item: string; readonly outcome: WorkOutcome },
  scene: Scene,
): Next<State> {
  if (state.checkpoint.done.includes(item)) return assign(state, [], scene)
  const { brief, writes } = outcome
  if (state.askers !== null) return reported(state, { item, outcome }, scene)
  if (brief.failure) {
    const records_processed = brief.records_processed ?? state.checkpoint.records_processed
    const plan = brief.plan ?? state.checkpoint.plan
    return failed({ ...state, checkpoint: { ...state.checkpoint, records_processed, plan } }, brief.failure, scene)
  }
  const { detectors, turn } = scene
  const events = streamable(state.checkpoint, state.record.request, brief)
  const streamed = events.filter(({ event }) => event === 'anomaly').length
  const moved = movePhases(absorb(state.checkpoint, item, { brief, streamed }), detectors)
  const after: Running = { ...state, checkpoint: moved.checkpoint }
  if (moved.finished) {
    const whole = progressEvent({ ...moved.checkpoint, agents_active: 0 }, 100)
    const { completed_at } = brief
    return ended(after, { state: 'completed', completed_at, writes, events: [...events, whole] }, scene)
  }
  const { workers, isRefreshing, checkpoint, effects } = handOut(after, detectors)
  const agents_active = Math.max(1, workers.filter(({ item: taken }) => typeof taken === 'string').length)
  const before = percentage(state.checkpoint, detectors)
  const now = percentage(moved.checkpoint, detectors)
  const active: Checkpoint = { ...checkpoint, agents_active }
  const announced = now === before ? events : [...events, progressEvent(active, now)]
  const step = commitStep(state.record, active, { writes, events: announced, percentage: now, nowMs: turn.now })
  return next<State>({ ...after, workers, isRefreshing, checkpoint: step.checkpoint }, persist(step), ...effects)
}

/** While a run is being cancelled only its partial report counts: one that was begun before the cancel is made again. */
function reported(
  state: Running,
  { item, outcome }: { readonly item: string; readonly outcome: WorkOutcome },
  scene: Scene,
): Next<State> {
  const { brief, writes } = outcome
  if (item !== 'report' || brief.completed_at !== state.cancelledAt) return assign(state, [], scene)
  const { risk_score = 0, confidence_score = 0 } = brief
  return cancelled({ ...state, checkpoint: { ...state.checkpoint, risk_score, confidence_score } }, writes, scene)
}

/** Damage stays until somebody repairs it: another try would only read it again. What the process lacks is no failed try. */
function retried(
  state: Running,
  { item, failure }: { readonly item: string; readonly failure: Failure },
  scene: Scene,
): Next<State> {
  const { reason } = failure.details
  if (findLack(failure) !== undefined) return assign(lacking(state, scene.turn), [], scene)
  const attempts = (state.attempts[item] ?? 0) + 1
  const tried: Running = { ...state, attempts: { ...state.attempts, [item]: attempts } }
  const isDamage = reason === 'data_damaged' || reason === 'entry_damaged'
  if (attempts < limits.workAttemptsMax && !isDamage) return assign(tried, [], scene)
  const stated: Failure =
    reason === undefined ? { code: 'INTERNAL_ERROR', details: { reason: 'dead_letter', step: item } } : failure
  if (isDamage || !isRecoverable(stated)) return failed(tried, stated, scene)
  return givenUp(tried, { kind: 'part', name: item, attempts, error: stated }, scene)
}

type AgentLost = Extract<CoordinatorMessage, { readonly type: 'gave_up' | 'spawn_failed' | 'dead_letter' }>

/** An agent that a message harmed each time, or that cannot live. */
function agentLost(state: Running, { type, address, message }: AgentLost, scene: Scene): Next<State> {
  const error: Failure = { code: 'INTERNAL_ERROR', details: { reason: 'dead_letter' } }
  const attempts = type === 'dead_letter' ? limits.deliveryAttemptsMax : limits.restartsMax + 1
  const name = message?.type ?? 'started'
  return givenUp(state, { kind: 'message', name, actor: address, attempts, error }, scene)
}

/** Analysts stop at once; what they found so far is reported. */
function cancel(state: Running, askers: readonly string[], scene: Scene): Next<State> {
  if (isFinal(state.checkpoint.state))
    return next<State>(state, ...askers.map((asker) => answer(asker, state.checkpoint)))
  if (state.askers !== null) return next<State>({ ...state, askers: [...state.askers, ...askers] })
  const isStopping = ({ role }: Worker) => role !== 'reporter'
  const stops = state.workers.filter(isStopping).map(({ address }): Effect => ({ type: 'stop', address }))
  const cancelling: Running = {
    ...state,
    askers,
    cancelledAt: new Date(scene.turn.now).toISOString(),
    workers: state.workers.filter((worker) => !isStopping(worker)),
  }
  if (!state.checkpoint.partial_results_available) return cancelled(cancelling, [], scene, stops)
  const message = { type: 'cancel_overdue' }
  const timer: Effect = { type: 'startTimer', key: 'cancel', delayMs: limits.cancelReportMs, message }
  return assign(cancelling, [...stops, timer], scene)
}

/** The report takes long: the run counts as cancelled now, and the report follows when it is ready. */
function answerEarly(state: Running, { turn, detectors }: Scene): Next<State> {
  const { askers, cancelledAt } = state
  if (askers === null || cancelledAt === null || isFinal(state.checkpoint.state)) return next<State>(state)
  const final = finalCheckpoint(state, { state: 'cancelled', completed_at: cancelledAt }, turn)
  const step = commitStep(state.record, final, {
    writes: [],
    events: [finalEvent(final, turn.now)],
    percentage: percentage(final, detectors),
    nowMs: turn.now,
  })
  const answers = askers.map((asker) => answer(asker, final))
  return next<State>({ ...state, askers: [], checkpoint: step.checkpoint }, persist(step), ...answers)
}
