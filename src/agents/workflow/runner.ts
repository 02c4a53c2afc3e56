// Workflow runner: the durable actor that takes one workflow through its steps.
// Owns: the checkpoint, the outputs, the sequence of the event log.   Does not own: what follows (advance.ts), the asking (step.ts).
// K1. What a turn changed is one commit with its events, made before anything follows from it: a restart goes on from there.
// K2. A unit's outcome counts once, of the attempt that is under way; a late or repeated one changes nothing.
// K3. While paused nothing begins; what is under way may end.
// K4. A final state never changes here; its mark among the open ones goes with the last commit.

import {
  type Behaviour,
  type Effect,
  type Message,
  type Next,
  next,
  type Spawn,
  stop,
  type Turn,
} from '../../actors/behaviour.ts'
import { transient } from '../../actors/supervisor.ts'
import { type Failure, toFailure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Write } from '../../store/port.ts'
import { parkedWrite } from '../parked.ts'
import { type Advanced, advance, endedAs, eventsBetween, undoing, withUnits } from './advance.ts'
import { openWorkflowKey, workflowCheckpointKey, workflowEventKey, workflowOutputKey } from './keys.ts'
import type { StepArgs } from './step.ts'
import {
  isEnded,
  isSettled,
  type Outputs,
  type Unit,
  type WorkflowCheckpoint,
  type WorkflowRecord,
} from './workflow.ts'
import { askOf, getStep } from './workflow-data.ts'

export interface OpenedWorkflow {
  readonly record: WorkflowRecord
  readonly checkpoint: WorkflowCheckpoint
  readonly outputs: Outputs
}

interface Opening {
  readonly stage: 'opening'
  readonly id: string
}

interface Running extends OpenedWorkflow {
  readonly stage: 'running'
}

type State = Opening | Running

export interface Decision {
  readonly step_id: string
  readonly decision: 'approved' | 'rejected'
  readonly user_id?: string
}

export type RunnerMessage =
  | { readonly type: 'started' }
  | { readonly type: 'task_completed'; readonly output: unknown }
  | { readonly type: 'task_failed'; readonly failure: Failure }
  | { readonly type: 'step_completed'; readonly unit: string; readonly attempt: number; readonly output: unknown }
  | { readonly type: 'step_failed'; readonly unit: string; readonly attempt: number; readonly failure: Failure }
  | { readonly type: 'step_overdue'; readonly unit: string; readonly attempt: number }
  | { readonly type: 'due' | 'timed_out' | 'pause' | 'resume' | 'cancel' }
  | ({ readonly type: 'decide' } & Decision)
  | {
      readonly type: 'gave_up' | 'spawn_failed' | 'dead_letter'
      readonly address: string
      readonly failure: Failure
    }
  | { readonly type: 'delivery_failed' }

/** What a request to change a workflow is answered. */
export type RunnerReply = { readonly type: 'done' } | { readonly type: 'refused'; readonly reason: RunnerRefusal }
export type RunnerRefusal = 'workflow_ended' | 'not_paused' | 'already_paused' | 'not_awaited'

export const runnerAddress = (id: string) => `workflow/${id}`

/** How the runner of a workflow is started, first or again. */
export function runnerSpawn(id: string): Spawn {
  return { address: runnerAddress(id), behaviour: 'workflow', args: { id }, place: 'main', supervision: transient }
}

export const workflowRunner: Behaviour<State, RunnerMessage> = {
  initial: (args) => ({ stage: 'opening', id: (args as { readonly id: string }).id }),
  receive: (state, message, turn) =>
    state.stage === 'opening' ? open(state, message, turn) : work(state, message, turn),
}

function open(state: Opening, message: RunnerMessage, turn: Turn): Next<State> {
  switch (message.type) {
    case 'started':
      return next<State>(state, { type: 'run', task: 'open_workflow', input: { id: state.id }, tag: 'open' })
    case 'task_completed':
      return takeUp({ stage: 'running', ...(message.output as OpenedWorkflow) }, turn)
    case 'task_failed':
      // Read again after a while; given up when that does not help.
      throw new Error('the workflow cannot be opened')
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'decide':
      // Asked again once it is open.
      return next<State>(state, askedAgain(message, turn))
    default:
      return next<State>(state)
  }
}

function askedAgain(message: Message, { from }: Turn): Effect {
  const again = { asker: from, ...message }
  return { type: 'startTimer', key: `again ${again.asker}`, delayMs: limits.workflowOpenMs, message: again }
}

/** What was under way when the process ended is begun again, as the same attempt. */
function takeUp(state: Running, turn: Turn): Next<State> {
  const { record, checkpoint } = state
  if (isEnded(checkpoint)) return stop('already ended')
  const { units, status } = checkpoint
  const again = units.filter((unit) => unit.status === 'running' && isAsked(record, unit))
  const leftMs = deadlineOf(record, checkpoint) - turn.now
  const timeout = status === 'paused' ? [] : [timeoutAfter(leftMs)]
  return follow(state, advanced(state, turn), {
    turn,
    before: [...timeout, ...again.flatMap((unit) => ask(state, unit, turn))],
  })
}

function work(state: Running, message: RunnerMessage, turn: Turn): Next<State> {
  const asker = (message as { readonly asker?: string }).asker ?? turn.from
  switch (message.type) {
    case 'step_completed':
      return settled(state, { ...message, outcome: { status: 'completed' } }, turn)
    case 'step_failed':
      return failed(state, message, turn)
    case 'step_overdue':
      return failed(
        state,
        { ...message, failure: { code: 'SERVICE_UNAVAILABLE', details: { reason: 'step_timed_out' } } },
        turn,
      )
    case 'gave_up':
    case 'spawn_failed':
    case 'dead_letter':
      return lost(state, message, turn)
    case 'due':
      return follow(state, advanced(decideDue(state, turn), turn), { turn })
    case 'timed_out':
      return timedOut(state, turn)
    case 'pause':
    case 'resume':
    case 'cancel':
      return control(state, message.type, { turn, asker })
    case 'decide':
      return decide(state, message, { turn, asker })
    case 'started':
    case 'task_completed':
    case 'task_failed':
    case 'delivery_failed':
      return next<State>(state)
  }
}

interface Outcome {
  readonly unit: string
  readonly attempt: number
}

function findUnderWay({ checkpoint }: Running, { unit: id, attempt }: Outcome): Unit | undefined {
  return checkpoint.units.find((unit) => unit.id === id && unit.status === 'running' && unit.attempts === attempt)
}

function settled(
  state: Running,
  {
    outcome,
    parked = [],
    ...message
  }: Outcome & { readonly output?: unknown; readonly outcome: Partial<Unit>; readonly parked?: readonly Write[] },
  turn: Turn,
): Next<State> {
  const unit = findUnderWay(state, message)
  if (unit === undefined) return next<State>(state)
  const outputs = message.output === undefined ? state.outputs : { ...state.outputs, [unit.id]: message.output }
  const checkpoint = withUnits(state.checkpoint, [{ ...unit, ...outcome }], new Date(turn.now).toISOString())
  const before = [stopTimer(unit.id), stopAsking(state, unit)]
  const given = { turn, before, outputs, parked }
  return follow(state, advanced({ ...state, outputs, checkpoint }, turn, state.checkpoint), given)
}

/** Tried again after a pause, as often as the step may be and where that can help. */
function failed(
  state: Running,
  { failure, isLost = false, ...message }: Outcome & { readonly failure: Failure; readonly isLost?: boolean },
  turn: Turn,
): Next<State> {
  const unit = findUnderWay(state, message)
  if (unit === undefined) return next<State>(state)
  const { retries } = getStep(state.record, unit.step_id)
  const isHopeless = failure.code === 'VALIDATION_ERROR' || failure.code === 'INSUFFICIENT_PERMISSIONS'
  if (unit.attempts > retries || isHopeless) {
    const parked = isLost || (unit.attempts > 1 && !isHopeless) ? [parkedUnit(state, { unit, failure }, turn)] : []
    return settled(state, { ...message, outcome: { status: 'failed', failure }, parked }, turn)
  }
  const delayMs = Math.min(limits.workflowRetryMs * 2 ** (unit.attempts - 1), limits.workflowRetryMaxMs)
  const due_at = new Date(turn.now + delayMs).toISOString()
  return settled(state, { ...message, outcome: { status: 'waiting', failure, due_at } }, turn)
}

/** What failed after it had been tried again is listed until somebody has it tried once more. */
function parkedUnit(
  { record }: Running,
  { unit: { id: name, attempts }, failure }: { readonly unit: Unit; readonly failure: Failure },
  { now }: Turn,
): Write {
  const { workflow_id: subject_id, user_id } = record
  return parkedWrite({ kind: 'part', name, subject: 'workflow', subject_id, user_id, attempts, failure }, now)
}

/** The actor of a unit is gone for good, or a message harms it each time. */
function lost(
  state: Running,
  { address, failure }: { readonly address: string; readonly failure: Failure },
  turn: Turn,
): Next<State> {
  const unit = state.checkpoint.units.find((each) => each.status === 'running' && stepAddress(state, each) === address)
  return unit === undefined
    ? next<State>(state)
    : failed(state, { unit: unit.id, attempt: unit.attempts, failure, isLost: true }, turn)
}

interface Request {
  readonly turn: Turn
  readonly asker: string
}

function control(state: Running, wanted: 'pause' | 'resume' | 'cancel', { turn, asker }: Request): Next<State> {
  const { checkpoint } = state
  const at = new Date(turn.now).toISOString()
  const done: Effect = { type: 'send', to: asker, message: { type: 'done' } }
  if (wanted === 'cancel') {
    const ended = endedAs(checkpoint, { status: 'cancelled' }, at)
    return follow(state, changed(state, ended), { turn, after: [done] })
  }
  if ((wanted === 'pause') !== (checkpoint.status === 'running'))
    return next<State>(state, refuse(asker, wanted === 'pause' ? 'already_paused' : 'not_paused'))
  if (wanted === 'pause') {
    const paused: WorkflowCheckpoint = { ...checkpoint, status: 'paused', paused_at: at }
    const before: readonly Effect[] = [{ type: 'cancelTimer', key: 'timeout' }]
    return follow(state, changed(state, paused), { turn, before, after: [done] })
  }
  const { paused_at = at, ...rest } = checkpoint
  const paused_ms = checkpoint.paused_ms + turn.now - Date.parse(paused_at)
  const resumed: Running = { ...state, checkpoint: { ...rest, status: 'running', paused_ms } }
  const before = [timeoutAfter(deadlineOf(state.record, resumed.checkpoint) - turn.now)]
  return follow(state, advanced(resumed, turn, checkpoint), { turn, before, after: [done] })
}

function decide(state: Running, { step_id, decision, user_id }: Decision, { turn, asker }: Request): Next<State> {
  const unit = state.checkpoint.units.find((each) => each.id === step_id && each.status === 'awaiting_approval')
  if (unit === undefined) return next<State>(state, refuse(asker, 'not_awaited'))
  const after = decided(state, unit, { turn, decision, ...(user_id !== undefined && { user_id }) })
  const done: Effect = { type: 'send', to: asker, message: { type: 'done' } }
  return follow(state, advanced(after, turn, state.checkpoint), { turn, after: [done], outputs: after.outputs })
}

function decided(
  state: Running,
  unit: Unit,
  {
    turn,
    decision,
    user_id,
  }: { readonly turn: Turn; readonly decision: 'approved' | 'rejected'; readonly user_id?: string },
): Running {
  const { due_at: _, ...rest } = unit
  const failure: Failure = { code: 'CONFLICT', details: { reason: 'approval_rejected' } }
  const by = user_id === undefined ? {} : { decided_by: user_id }
  const settledUnit: Unit =
    decision === 'approved'
      ? { ...rest, ...by, decision, status: 'completed' }
      : { ...rest, ...by, decision, status: 'failed', failure }
  const output = { decision, decided: user_id === undefined ? 'by_deadline' : 'by_user' }
  return {
    ...state,
    outputs: { ...state.outputs, [unit.id]: output },
    checkpoint: withUnits(state.checkpoint, [settledUnit], new Date(turn.now).toISOString()),
  }
}

/** Approvals whose deadline has passed are decided as their steps say. */
function decideDue(state: Running, turn: Turn): Running {
  const overdue = state.checkpoint.units.filter(
    ({ status, due_at }) => status === 'awaiting_approval' && due_at !== undefined && Date.parse(due_at) <= turn.now,
  )
  return overdue.reduce((each, unit) => {
    const isApproved = getStep(state.record, unit.step_id).approval?.default === 'approve'
    return decided(each, unit, { turn, decision: isApproved ? 'approved' : 'rejected' })
  }, state)
}

/** Choice: a saga that meets its deadline has as long again to undo what it has done. */
function timedOut(state: Running, turn: Turn): Next<State> {
  const { record, checkpoint } = state
  const at = new Date(turn.now).toISOString()
  const failure: Failure = { code: 'SERVICE_UNAVAILABLE', details: { reason: 'workflow_timed_out' } }
  const first = checkpoint.failure ?? failure
  if (record.pattern !== 'saga' || checkpoint.undo_ms !== undefined)
    return follow(state, changed(state, endedAs(checkpoint, { status: 'failed', failure: first }, at)), { turn })
  const undo_ms = turn.now - deadlineOf(record, checkpoint) + record.timeout_ms
  const late = checkpoint.is_undoing ? checkpoint : undoing(checkpoint, first, at)
  const before = [timeoutAfter(record.timeout_ms)]
  return follow(state, advanced({ ...state, checkpoint: { ...late, undo_ms } }, turn, checkpoint), { turn, before })
}

/** A change, and what follows from it; `since`: what the log knows already. */
function advanced(
  state: Running,
  turn: Turn,
  since: WorkflowCheckpoint = state.checkpoint,
): Advanced & { readonly outputs: Outputs } {
  const own = eventsBetween(state.record, since, state.checkpoint)
  const { checkpoint, events } = advance({ ...state, nowMs: turn.now })
  return { checkpoint, events: [...own, ...events], outputs: state.outputs }
}

function changed(
  { record, checkpoint, outputs }: Running,
  after: WorkflowCheckpoint,
): Advanced & { readonly outputs: Outputs } {
  return { checkpoint: after, events: eventsBetween(record, checkpoint, after), outputs }
}

interface Followed {
  readonly turn: Turn
  readonly parked?: readonly Write[]
  readonly before?: readonly Effect[]
  readonly after?: readonly Effect[]
}

/** One commit, then what it begins and calls off. */
function follow(
  state: Running,
  { checkpoint, events, outputs }: Advanced & { readonly outputs: Outputs },
  { turn, before = [], after = [], parked = [] }: Followed & { readonly outputs?: Outputs },
): Next<State> {
  const { record } = state
  const kept = { ...checkpoint, last_event: state.checkpoint.last_event + events.length }
  const is = events.length === 0 && outputs === state.outputs
  const change = [...writesOf(state, { kept, events, outputs }), ...parked]
  const persist: readonly Effect[] = is ? [] : [{ type: 'persist', change }]
  const running: Running = { ...state, checkpoint: kept, outputs }
  const was = new Map(state.checkpoint.units.map((unit) => [unit.id, unit]))
  const begun = kept.units.filter(
    ({ id, status, attempts }) => status === 'running' && was.get(id)?.attempts !== attempts,
  )
  const called = kept.units.filter((unit) => isSettled(unit) && was.get(unit.id)?.status === 'running')
  const effects = [
    ...before,
    ...persist,
    ...called.flatMap((unit) => [stopTimer(unit.id), stopAsking(state, unit)]),
    ...after,
  ]
  if (isEnded(kept)) return stop(`workflow ${kept.status}`, ...effects)
  const asked = begun.filter((unit) => isAsked(record, unit)).flatMap((unit) => ask(running, unit, turn))
  return next<State>(running, ...effects, ...asked, ...nextDue(kept, turn))
}

function writesOf(
  state: Running,
  {
    kept,
    events,
    outputs,
  }: { readonly kept: WorkflowCheckpoint; readonly events: Advanced['events']; readonly outputs: Outputs },
): readonly Write[] {
  const { workflow_id: id } = state.record
  const first = state.checkpoint.last_event + 1
  const fresh = Object.entries(outputs).filter(([unit, output]) => state.outputs[unit] !== output)
  return [
    ...fresh.map(([unit, output]) => ({ key: workflowOutputKey(id, unit), value: toBytes(output) })),
    { key: workflowCheckpointKey(id), value: toBytes(kept) },
    ...events.map((event, index) => ({ key: workflowEventKey(id, first + index), value: toBytes(event) })),
    ...(isEnded(kept) ? [{ key: openWorkflowKey(id), value: null }] : []),
  ]
}

const encoder = new TextEncoder()
const toBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

/** Whether an agent does it: the others wait for people, or for their items. */
function isAsked(record: WorkflowRecord, { kind, step_id }: Unit): boolean {
  return kind !== 'step' || getStep(record, step_id).kind === 'agent'
}

function stepAddress({ record }: Pick<Running, 'record'>, { id, step_id, kind, attempts }: Unit): string {
  const step = getStep(record, step_id)
  const agent = kind === 'undo' ? (step.compensation?.agent ?? step.agent) : step.agent
  return `${agent}/${record.workflow_id}/${id}/${attempts}`
}

/** The actor that asks for a unit, and the end of its time. What cannot be asked fails at once, by a message of its own. */
function ask(state: Running, unit: Unit, turn: Turn): readonly Effect[] {
  const { record } = state
  const { id, attempts: attempt } = unit
  try {
    const args: StepArgs = {
      runner: turn.self,
      unit: id,
      attempt,
      input: {
        workflow_id: record.workflow_id,
        unit: id,
        attempt,
        user_id: record.user_id,
        language: record.language,
        ask: askOf(state, unit),
        options: getStep(record, unit.step_id).options,
        timeout_ms: getStep(record, unit.step_id).timeout_ms,
      },
    }
    const address = stepAddress(state, unit)
    const overdue = { type: 'step_overdue', unit: id, attempt }
    return [
      { type: 'spawn', spawn: { address, behaviour: 'workflow_step', args, place: 'main', supervision: transient } },
      { type: 'startTimer', key: id, delayMs: args.input.timeout_ms, message: overdue },
    ]
  } catch (error) {
    const message = { type: 'step_failed', unit: id, attempt, failure: toFailure(error) }
    return [{ type: 'send', to: turn.self, message }]
  }
}

function stopTimer(unit: string): Effect {
  return { type: 'cancelTimer', key: unit }
}

function stopAsking(state: Running, unit: Unit): Effect {
  return { type: 'stop', address: stepAddress(state, unit) }
}

function refuse(to: string, reason: RunnerRefusal): Effect {
  const message: RunnerReply = { type: 'refused', reason }
  return { type: 'send', to, message }
}

/** One timer for the first decision or attempt that is due. */
function nextDue({ units, status }: WorkflowCheckpoint, turn: Turn): readonly Effect[] {
  const isOpen = (unit: Unit) => unit.status === 'awaiting_approval' || unit.status === 'waiting'
  const dues = units.flatMap((unit) => (unit.due_at !== undefined && isOpen(unit) ? [Date.parse(unit.due_at)] : []))
  if (dues.length === 0 || status === 'paused') return [{ type: 'cancelTimer', key: 'due' }]
  const delayMs = Math.max(1, Math.min(...dues) - turn.now)
  return [{ type: 'startTimer', key: 'due', delayMs, message: { type: 'due' } }]
}

function deadlineOf(
  { timeout_ms }: WorkflowRecord,
  { started_at, paused_ms, undo_ms = 0 }: WorkflowCheckpoint,
): number {
  return Date.parse(started_at) + timeout_ms + paused_ms + undo_ms
}

function timeoutAfter(delayMs: number): Effect {
  return { type: 'startTimer', key: 'timeout', delayMs: Math.max(0, delayMs), message: { type: 'timed_out' } }
}
