// Advance: what follows in a workflow from where it is. Pure: moves are made until none is left but to wait.
// F1. A unit that has settled never changes, but by a retry of the workflow.
// F2. Equal record, checkpoint, outputs and time give equal moves.

import { readPointer } from '../../domain/json-pointer.ts'
import { type Failure, toFailure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { leftOfWaitMs } from '../../platform/stored-times.ts'
import { canonical, holds } from './conditions.ts'
import { isReady, rivals } from './steps-order.ts'
import {
  isEnded,
  isSettled,
  type Outputs,
  type SkipReason,
  type Unit,
  type Vote,
  type WorkflowCheckpoint,
  type WorkflowEvent,
  type WorkflowRecord,
} from './workflow.ts'
import { dataOf, getStep, listOf } from './workflow-data.ts'

export interface Moment {
  readonly record: WorkflowRecord
  readonly checkpoint: WorkflowCheckpoint
  readonly outputs: Outputs
  readonly nowMs: number
}

export interface Advanced {
  readonly checkpoint: WorkflowCheckpoint
  readonly events: readonly WorkflowEvent[]
}

type Move =
  | { readonly type: 'units'; readonly units: readonly Unit[] }
  | { readonly type: 'add'; readonly units: readonly Unit[] }
  | { readonly type: 'undo'; readonly failure: Failure }
  | { readonly type: 'vote'; readonly vote: Vote }
  | { readonly type: 'end'; readonly failure?: Failure }

/** Everything that can be done now, and the events that it makes. */
export function advance(moment: Moment): Advanced {
  let checkpoint = moment.checkpoint
  const events: WorkflowEvent[] = []
  while (checkpoint.status === 'running') {
    const move = nextMove({ ...moment, checkpoint })
    if (move === undefined) break
    const moved = applied(checkpoint, move, moment)
    events.push(...eventsBetween(moment.record, checkpoint, moved))
    checkpoint = moved
  }
  return { checkpoint, events }
}

function nextMove(moment: Moment): Move | undefined {
  const { checkpoint } = moment
  if (checkpoint.is_undoing) return undo(moment)
  return weigh(moment) ?? settleLists(moment) ?? begin(moment) ?? end(moment)
}

/** What the strategy says of the units that have settled. */
function weigh(moment: Moment): Move | undefined {
  const { record, checkpoint } = moment
  const { strategy, pattern } = record
  const among = rivals(record, checkpoint.units)
  const failed = checkpoint.units.find(({ status, kind }) => status === 'failed' && kind !== 'undo')
  switch (strategy) {
    case 'all_succeed': {
      if (failed === undefined) return undefined
      const failure = failureOf(failed)
      return pattern === 'saga' ? { type: 'undo', failure } : { type: 'end', failure }
    }
    case 'best_effort':
      return undefined
    case 'first_success':
      return firstOf(among)
    case 'majority_vote':
      return voteOf(moment, among)
  }
}

function firstOf(among: readonly Unit[]): Move | undefined {
  if (!among.some(({ status }) => status === 'completed')) {
    const last = among.every(isSettled) ? among.findLast(({ status }) => status === 'failed') : undefined
    return last && { type: 'end', failure: failureOf(last) }
  }
  const open = among.filter((unit) => !isSettled(unit))
  return open.length === 0 ? undefined : { type: 'units', units: open.map((unit) => called(unit, 'other_succeeded')) }
}

/** A unit whose outcome is not wanted any more. */
function called(unit: Unit, skipped_for: SkipReason): Unit {
  return unit.status === 'waiting' ? { ...unit, status: 'skipped', skipped_for } : { ...unit, status: 'cancelled' }
}

function voteOf({ record, checkpoint, outputs }: Moment, among: readonly Unit[]): Move | undefined {
  if (checkpoint.vote !== undefined || among.length === 0 || !among.every(isSettled)) return undefined
  const ballots = among.flatMap(({ id, status }) => {
    const value = status === 'completed' ? readPointer(outputs[id], record.vote) : undefined
    return value === undefined ? [] : [value]
  })
  const counts = new Map<string, Vote>()
  for (const value of ballots) {
    const before = counts.get(canonical(value))?.votes ?? 0
    counts.set(canonical(value), { value, votes: before + 1, voters: among.length })
  }
  const most = [...counts.values()].find(({ votes }) => votes * 2 > among.length)
  if (most) return { type: 'vote', vote: most }
  return { type: 'end', failure: { code: 'CONFLICT', details: { reason: 'no_majority' } } }
}

/** A step that maps settles with its items. */
function settleLists({ record, checkpoint: { units } }: Moment): Move | undefined {
  for (const unit of units) {
    if (unit.status !== 'running' || unit.kind !== 'step' || getStep(record, unit.step_id).kind !== 'map') continue
    const items = units.filter(({ kind, step_id }) => kind === 'item' && step_id === unit.step_id)
    if (!items.every(isSettled)) continue
    const isDone = items.length === 0 || items.some(({ status }) => status === 'completed')
    const failure = items.find(({ status }) => status === 'failed')?.failure
    return {
      type: 'units',
      units: [isDone ? { ...unit, status: 'completed' } : { ...unit, status: 'failed', ...(failure && { failure }) }],
    }
  }
  return undefined
}

function begin(moment: Moment): Move | undefined {
  const { record, checkpoint, nowMs } = moment
  const { units } = checkpoint
  const isAtWork = ({ status, kind, step_id }: Unit) =>
    status === 'running' && !(kind === 'step' && getStep(record, step_id).kind === 'map')
  if (units.filter(isAtWork).length >= limits.workflowConcurrentMax) return undefined
  const ready = units.find((unit) => unit.status === 'waiting' && isDue(unit, nowMs) && isReady(record, units, unit))
  return ready && begun(moment, ready)
}

function isDue({ due_at }: Unit, nowMs: number): boolean {
  if (due_at === undefined) return true
  const untilMs = Date.parse(due_at)
  return leftOfWaitMs({ plannedMs: untilMs - limits.workflowRetryMaxMs, untilMs }, nowMs) === 0
}

function begun(moment: Moment, unit: Unit): Move {
  const { record, nowMs } = moment
  const step = getStep(record, unit.step_id)
  if (unit.kind === 'step' && step.when && !holds(step.when, dataOf(moment, unit)))
    return { type: 'units', units: [{ ...unit, status: 'skipped', skipped_for: 'condition_not_met' }] }
  const { due_at: _, ...rest } = unit
  const at = new Date(nowMs).toISOString()
  const started: Unit = { ...rest, attempts: unit.attempts + 1, started_at: unit.started_at ?? at, status: 'running' }
  if (unit.kind !== 'step') return { type: 'units', units: [started] }
  if (step.kind === 'approval') {
    const due_at = new Date(nowMs + step.timeout_ms).toISOString()
    return { type: 'units', units: [{ ...started, status: 'awaiting_approval', due_at }] }
  }
  return step.kind === 'map' ? expanded(moment, started) : { type: 'units', units: [started] }
}

function expanded(moment: Moment, unit: Unit): Move {
  try {
    const list = listOf(getStep(moment.record, unit.step_id), dataOf(moment))
    const items = list.map((_, index): Unit => {
      return { id: `${unit.id}#${index}`, step_id: unit.step_id, kind: 'item', status: 'waiting', attempts: 0, index }
    })
    return { type: 'add', units: [unit, ...items] }
  } catch (error) {
    return { type: 'units', units: [{ ...unit, status: 'failed', failure: toFailure(error) }] }
  }
}

/** Choice: what was done last is undone first; what cannot be undone stays, and the rest is undone all the same. */
function undo(moment: Moment): Move | undefined {
  const { record, checkpoint, nowMs } = moment
  const { units, failure } = checkpoint
  if (units.some(({ kind, status }) => kind === 'undo' && !isSettled({ status }))) {
    const waiting = units.find((unit) => unit.kind === 'undo' && unit.status === 'waiting' && isDue(unit, nowMs))
    return waiting && begun(moment, waiting)
  }
  const done = units.filter(({ kind, status, step_id }) => {
    const isUndone = units.some((unit) => unit.kind === 'undo' && unit.step_id === step_id)
    return kind === 'step' && status === 'completed' && !isUndone && getStep(record, step_id).compensation !== undefined
  })
  const last = done.at(-1)
  if (last === undefined) return { type: 'end', ...(failure && { failure }) }
  const { step_id } = last
  return { type: 'add', units: [{ id: `${step_id}~undo`, step_id, kind: 'undo', status: 'waiting', attempts: 0 }] }
}

function end({ record: { strategy }, checkpoint: { units } }: Moment): Move | undefined {
  if (!units.every(isSettled)) return undefined
  const isDone = units.some(({ status }) => status === 'completed') || strategy === 'all_succeed'
  const failed = units.findLast(({ status }) => status === 'failed')
  return isDone || failed === undefined ? { type: 'end' } : { type: 'end', failure: failureOf(failed) }
}

/** Why a workflow fails: the failure of a step, with its name. */
function failureOf({ failure, step_id }: Unit): Failure {
  const { code, details } = failure ?? { code: 'INTERNAL_ERROR', details: {} }
  return { code, details: { ...details, step: step_id } }
}

function applied(checkpoint: WorkflowCheckpoint, move: Move, { nowMs }: Moment): WorkflowCheckpoint {
  const at = new Date(nowMs).toISOString()
  switch (move.type) {
    case 'units':
      return withUnits(checkpoint, move.units, at)
    case 'add': {
      const known = new Set(checkpoint.units.map(({ id }) => id))
      const more = move.units.filter(({ id }) => !known.has(id))
      return withUnits({ ...checkpoint, units: [...checkpoint.units, ...more] }, move.units, at)
    }
    case 'undo':
      return undoing(checkpoint, move.failure, at)
    case 'vote':
      return { ...checkpoint, vote: move.vote }
    case 'end':
      return endedAs(checkpoint, { status: move.failure ? 'failed' : 'completed', ...move }, at)
  }
}

/** The checkpoint from where what was done is undone: what is still open is called off. */
export function undoing(checkpoint: WorkflowCheckpoint, failure: Failure, at: string): WorkflowCheckpoint {
  const open = checkpoint.units.filter((unit) => !isSettled(unit)).map((unit) => called(unit, 'workflow_ended'))
  return { ...withUnits(checkpoint, open, at), is_undoing: true, failure }
}

/** The checkpoint at its end: what is still open is called off. */
export function endedAs(
  checkpoint: WorkflowCheckpoint,
  { status, failure }: { readonly status: 'completed' | 'failed' | 'cancelled'; readonly failure?: Failure },
  at: string,
): WorkflowCheckpoint {
  const open = checkpoint.units.filter((unit) => !isSettled(unit)).map((unit) => called(unit, 'workflow_ended'))
  return { ...withUnits(checkpoint, open, at), status, completed_at: at, ...(failure && { failure }) }
}

/** The checkpoint with some of its units changed. */
export function withUnits(checkpoint: WorkflowCheckpoint, changed: readonly Unit[], at: string): WorkflowCheckpoint {
  const byId = new Map(changed.map((unit) => [unit.id, settledAt(unit, at)]))
  return { ...checkpoint, units: checkpoint.units.map((unit) => byId.get(unit.id) ?? unit) }
}

function settledAt(unit: Unit, at: string): Unit {
  return isSettled(unit) && unit.completed_at === undefined ? { ...unit, completed_at: at } : unit
}

/** What a reader of the log is to know of a change. */
export function eventsBetween(
  record: WorkflowRecord,
  before: WorkflowCheckpoint,
  after: WorkflowCheckpoint,
): readonly WorkflowEvent[] {
  const known = new Map(before.units.map((unit) => [unit.id, unit]))
  const changed = after.units.filter((unit) => {
    const was = known.get(unit.id)
    return was?.status !== unit.status || was.attempts !== unit.attempts
  })
  const steps = changed.map((unit): WorkflowEvent => ({ event: 'step', data: stepView(record, unit) }))
  if (before.status === after.status) return steps
  return [...steps, isEnded(after) ? finalEvent(after) : { event: 'status', data: { status: after.status } }]
}

function finalEvent({ status, failure, vote }: WorkflowCheckpoint): WorkflowEvent {
  if (status === 'failed') return { event: 'error', data: failure ?? { code: 'INTERNAL_ERROR', details: {} } }
  if (status === 'cancelled') return { event: 'cancelled', data: { status } }
  return { event: 'complete', data: { status, ...(vote && { vote: shownVote(vote) }) } }
}

/** A unit as readers see it; the failure still without words. */
export function stepView(record: WorkflowRecord, unit: Unit) {
  const step = getStep(record, unit.step_id)
  const agent = unit.kind === 'undo' ? step.compensation?.agent : step.agent
  const { step_id, kind, status, skipped_for, attempts, index, started_at, completed_at, due_at } = unit
  const { failure, decision, decided_by } = unit
  return {
    step_id,
    unit: kind,
    kind: step.kind,
    status,
    ...(skipped_for && { skipped_for }),
    attempts,
    ...(step.kind !== 'approval' && agent !== undefined && { agent }),
    ...(index !== undefined && { index }),
    ...(started_at !== undefined && { started_at }),
    ...(completed_at !== undefined && { completed_at }),
    ...(due_at !== undefined && { due_at }),
    ...(decision !== undefined && { decision }),
    ...(decided_by !== undefined && { decided_by }),
    ...(step.approval && { role: step.approval.role }),
    ...(failure && { failure }),
  }
}

/** A vote as readers see it: its value as text, whatever it is. */
export function shownVote({ value, votes, voters }: Vote) {
  return { value: typeof value === 'string' ? value : canonical(value), votes, voters }
}
