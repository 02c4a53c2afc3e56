// Task runner: the durable actor that takes one task through its parts.
// Owns: the checkpoint, the parts and the log of its task.   Does not own: what a part is (kind.ts), when one may begin on this
// node (services/tasks/task-gate.ts).
// R1. What a turn changed is one commit with its events, made before anything follows from it: a restart goes on from there.
// R2. The outcome of a part is committed with what the part wrote, once, of the work that is under way; a late one changes nothing.
// R3. What fails for what may pass is tried again after a pause, a part behind the others, limits.taskPartTriesMax times in all; a part
//     that fails leaves the others as they are, and a task fails where none could be done, or where its plan or its end could not.
// R4. While paused nothing is worked on; what was under way is done again.
// R5. A part whose begins the process did not outlive is given up in the end.

import { type Behaviour, type Effect, type Next, next, type Spawn, stop, type Turn } from '../actors/behaviour.ts'
import { transient } from '../actors/supervisor.ts'
import { parkedWrite } from '../agents/parked.ts'
import type { TaskPriority } from '../domain/generated/wire-types.ts'
import { type Failure, isRecoverable } from '../errors.ts'
import { limits } from '../limits.ts'
import { pauseMs } from './again.ts'
import { Changes } from './changes.ts'
import { hasEnded, type OpenedTask, type PartitionEntry } from './task.ts'
import type { Piece, WorkArgs, WorkOutput } from './work.ts'

interface Opening {
  readonly stage: 'opening'
  readonly id: string
}

interface AtWork {
  readonly work: number
  readonly piece: Piece
}

interface Running extends OpenedTask {
  readonly stage: 'running'
  readonly at_work: readonly AtWork[]
}

type State = Opening | Running

export type TaskMessage =
  | { readonly type: 'started' }
  | { readonly type: 'task_completed'; readonly output: unknown }
  | { readonly type: 'task_failed'; readonly failure: Failure }
  /** The gate let it begin. */
  | { readonly type: 'work_begun'; readonly work: number }
  | { readonly type: 'work_done'; readonly work: number; readonly output: WorkOutput }
  | { readonly type: 'work_failed'; readonly work: number; readonly failure: Failure }
  | { readonly type: 'look' }
  | { readonly type: 'pause' | 'resume' | 'cancel' }
  | { readonly type: 'prioritise'; readonly priority: TaskPriority }
  | {
      readonly type: 'gave_up' | 'spawn_failed' | 'dead_letter'
      readonly address: string
      readonly failure: Failure
    }
  | { readonly type: 'delivery_failed' }

/** What a request to change a task is answered. */
export type TaskReply = { readonly type: 'done' } | { readonly type: 'refused'; readonly reason: TaskRefusal }
export type TaskRefusal = 'task_ended' | 'task_not_paused' | 'task_paused'

export const taskAddress = (id: string) => `task/${id}`

/** How the runner of a task is started, first or again. */
export function taskSpawn(id: string): Spawn {
  return { address: taskAddress(id), behaviour: 'task', args: { id }, place: 'main', supervision: transient }
}

export const taskRunner: Behaviour<State, TaskMessage> = {
  initial: (args) => ({ stage: 'opening', id: (args as { readonly id: string }).id }),
  receive: (state, message, turn) =>
    state.stage === 'opening' ? open(state, message, turn) : work(state, message, turn),
}

function open(state: Opening, message: TaskMessage, turn: Turn): Next<State> {
  switch (message.type) {
    case 'started':
      return next<State>(state, { type: 'run', task: 'open_task', input: { id: state.id }, tag: 'open' })
    case 'task_completed':
      return takeUp({ stage: 'running', ...(message.output as OpenedTask), at_work: [] }, turn)
    case 'task_failed':
      // Read again after a while; given up when that does not help.
      throw new Error('the task cannot be opened')
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'prioritise': {
      // Asked again once it is open.
      const again = { asker: turn.from, ...message }
      return next<State>(state, {
        type: 'startTimer',
        key: `again ${turn.from}`,
        delayMs: limits.taskOpenMs,
        message: again,
      })
    }
    default:
      return next<State>(state)
  }
}

/** Parts that were under way when the process ended are begun again. */
function takeUp(state: Running, turn: Turn): Next<State> {
  if (hasEnded(state.checkpoint)) return stop('already ended')
  return follow(state, new Changes(state, turn.now), { turn })
}

function work(state: Running, message: TaskMessage, turn: Turn): Next<State> {
  switch (message.type) {
    case 'work_begun':
      return begun(state, message.work, turn)
    case 'work_done':
      return done(state, message, turn)
    case 'work_failed':
      return failed(state, message, turn)
    case 'gave_up':
    case 'spawn_failed':
    case 'dead_letter': {
      const lost = state.at_work.find(({ work }) => workAddress(state, work) === message.address)
      return lost === undefined ? next<State>(state) : failed(state, { ...lost, failure: message.failure }, turn)
    }
    case 'look':
      return follow(state, new Changes(state, turn.now), { turn })
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'prioritise':
      return control(state, message, turn)
    case 'started':
    case 'task_completed':
    case 'task_failed':
    case 'delivery_failed':
      return next<State>(state)
  }
}

function begun(state: Running, work: number, turn: Turn): Next<State> {
  const isWanted = state.at_work.some((each) => each.work === work)
  if (!isWanted || state.checkpoint.status !== 'queued') return next<State>(state)
  const changes = new Changes(state, turn.now)
  changes.setStatus('running')
  return follow(state, changes, { turn })
}

interface Done {
  readonly work: number
  readonly output: WorkOutput
}

function done(state: Running, { work, output }: Done, turn: Turn): Next<State> {
  const piece = pieceOf(state, work)
  if (piece === undefined) return next<State>(state)
  const changes = new Changes(state, turn.now)
  if (changes.task.checkpoint.status === 'queued') changes.setStatus('running')
  if (piece === 'plan') changes.plan((output.plan ?? []).map(toEntry))
  else if (piece === 'conclude') conclude(changes, output)
  else {
    changes.write(output.part?.writes ?? [])
    const seconds = Math.round(output.ms) / 1_000
    const status = output.part?.is_skipped ? 'skipped' : 'done'
    changes.setPart(piece, { status, seconds, summary: output.part?.summary ?? {} }, output)
  }
  return follow(without(state, work), changes, { turn })
}

function toEntry({
  is_skipped: isSkipped = false,
  ...planned
}: NonNullable<WorkOutput['plan']>[number]): PartitionEntry {
  return { ...planned, status: isSkipped ? 'skipped' : 'waiting', attempts: 0 }
}

function conclude(changes: Changes, { conclusion: { result, writes = [] } = { result: {} } }: WorkOutput): void {
  changes.write(writes)
  const { parts } = changes.task.checkpoint
  const failure = changes.task.parts.find(({ status }) => status === 'failed')?.failure
  const counted = { ...result, parts_done: parts.done, parts_failed: parts.failed, parts_skipped: parts.skipped }
  if (parts.failed > 0 && parts.done + parts.skipped === 0)
    changes.end({ status: 'failed', result: counted, ...(failure && { failure }) })
  else changes.end({ status: 'completed', result: counted })
}

function failed(
  state: Running,
  { work, failure }: { readonly work: number; readonly failure: Failure },
  turn: Turn,
): Next<State> {
  const piece = pieceOf(state, work)
  if (piece === undefined) return next<State>(state)
  const changes = new Changes(state, turn.now)
  if (typeof piece === 'number') failPart(changes, piece, failure)
  else failWhole(changes, piece, failure)
  // One that was set a message aside lives on.
  const after = [{ type: 'stop', address: workAddress(state, work) } as const]
  return follow(without(state, work), changes, { turn, after })
}

/** Tried again where that can help. */
function failPart(changes: Changes, index: number, failure: Failure): void {
  const failed_attempts = (changes.task.parts[index].failed_attempts ?? 0) + 1
  const isAgain = failed_attempts < limits.taskPartTriesMax && isRecoverable(failure)
  const { task_id } = changes.task.record
  const again_at = Date.parse(changes.at) + pauseMs(`${task_id}/${index}`, failed_attempts)
  changes.setPart(index, { ...(isAgain ? { again_at } : { status: 'failed' }), failed_attempts, failure })
  if (!isAgain && failed_attempts > 1) park(changes, index, { attempts: failed_attempts, failure })
}

/** The plan, or the end: without it there is no task. */
function failWhole(changes: Changes, piece: 'plan' | 'conclude', failure: Failure): void {
  const { record, checkpoint } = changes.task
  const failed_attempts = (checkpoint.failed_attempts ?? 0) + 1
  if (failed_attempts >= limits.taskPartTriesMax || !isRecoverable(failure)) changes.end({ status: 'failed', failure })
  else {
    const again_at = Date.parse(changes.at) + pauseMs(`${record.task_id}/${piece}`, failed_attempts)
    changes.set({ failed_attempts, again_at })
  }
}

/** Of no use to try again by itself: it is listed until somebody has it tried once more. */
function park(changes: Changes, index: number, given: { readonly attempts: number; readonly failure: Failure }): void {
  const { record, parts } = changes.task
  const { task_id: subject_id, user_id } = record
  const { partition_id: name } = parts[index]
  const of = { subject: 'task', subject_id, ...(user_id !== null && { user_id }) } as const
  changes.write([parkedWrite({ kind: 'part', name, ...of, ...given }, Date.parse(changes.at))])
}

type Control = Extract<TaskMessage, { readonly type: 'pause' | 'resume' | 'cancel' | 'prioritise' }>

function control(state: Running, message: Control, turn: Turn): Next<State> {
  const asker = (message as { readonly asker?: string }).asker ?? turn.from
  const isPaused = state.checkpoint.status === 'paused'
  const changes = new Changes(state, turn.now)
  const after: readonly Effect[] = [{ type: 'send', to: asker, message: { type: 'done' } }]
  switch (message.type) {
    case 'pause':
      if (isPaused) return next<State>(state, refuse(asker, 'task_paused'))
      giveBack(state, changes)
      changes.setStatus('paused')
      break
    case 'resume':
      if (!isPaused) return next<State>(state, refuse(asker, 'task_not_paused'))
      changes.setStatus(state.checkpoint.started_at === undefined ? 'queued' : 'running')
      break
    case 'cancel':
      changes.end({ status: 'cancelled' })
      break
    case 'prioritise':
      changes.setRecord({ ...state.record, priority: message.priority })
      break
  }
  return follow(state, changes, { turn, after })
}

/** A begin that was called off counts for nothing. */
function giveBack({ at_work, parts }: Running, changes: Changes): void {
  for (const { piece } of at_work)
    if (typeof piece === 'number') changes.setPart(piece, { attempts: parts[piece].attempts - 1 })
}

interface Followed {
  readonly turn: Turn
  readonly after?: readonly Effect[]
}

/** One commit, then what it begins and calls off. */
function follow(state: Running, changes: Changes, { turn, after = [] }: Followed): Next<State> {
  sayLate(changes, turn)
  closeWindow(state, changes, turn)
  const began = begin(state, changes, turn)
  const isAtRest = hasEnded(changes.task.checkpoint) || changes.task.checkpoint.status === 'paused'
  const called = isAtRest ? state.at_work : []
  const running: Running = {
    stage: 'running',
    ...changes.task,
    at_work: isAtRest ? [] : [...state.at_work, ...began],
  }
  const effects: readonly Effect[] = [
    ...(changes.isEmpty ? [] : [{ type: 'persist', change: changes.toWrites() } as const]),
    ...called.map(({ work }) => ({ type: 'stop', address: workAddress(state, work) }) as const),
    ...after,
  ]
  if (hasEnded(running.checkpoint)) return stop(`task ${running.checkpoint.status}`, ...effects)
  return next<State>(running, ...effects, ...began.map((each) => spawnOf(running, each, turn)), nextLook(running, turn))
}

/** At its deadline, once, whether it has begun or not. */
function sayLate(changes: Changes, { now }: Turn): void {
  const { record, checkpoint } = changes.task
  if (record.deadline === undefined || checkpoint.is_late || hasEnded(checkpoint)) return
  if (Date.parse(record.deadline) > now) return
  changes.set({ is_late: true })
  changes.log('late', { deadline: record.deadline, status: checkpoint.status })
}

/** What has not begun when the window closes is not begun any more; a paused task keeps its parts until it goes on. */
function closeWindow({ at_work }: Running, changes: Changes, { now }: Turn): void {
  const { record, checkpoint, parts } = changes.task
  const { not_after: end } = record.window
  if (end === undefined || Date.parse(end) > now || hasEnded(checkpoint) || checkpoint.status === 'paused') return
  const failure: Failure = { code: 'CONFLICT', details: { reason: 'window_closed' } }
  if (!checkpoint.is_planned && at_work.length === 0) {
    changes.end({ status: 'failed', failure })
    return
  }
  const busy = new Set(at_work.map(({ piece }) => piece))
  for (const [index, { status }] of parts.entries())
    if (status === 'waiting' && !busy.has(index)) changes.setPart(index, { status: 'failed', failure })
}

/** What is begun now: as much as there are threads for. */
function begin({ at_work }: Running, changes: Changes, { now }: Turn): readonly AtWork[] {
  const { record, checkpoint } = changes.task
  const { not_before: start } = record.window
  if (hasEnded(checkpoint) || checkpoint.status === 'paused') return []
  if (start !== undefined && Date.parse(start) > now && !checkpoint.is_planned) return []
  const left = at_work.filter(({ piece }) => isStillAtWork(changes, piece))
  const mayGive = (checkpoint.again_at ?? 0) <= now
  if (!checkpoint.is_planned) return left.length > 0 || !mayGive ? [] : give(changes, 'plan')
  if (record.parameters.dry_run === true) {
    endDryRun(changes)
    return []
  }
  const began: AtWork[] = []
  const busy = new Set(left.map(({ piece }) => piece))
  let isPausing = false
  for (const index of inOrder(changes.task.parts)) {
    const { status, attempts, again_at = 0 } = changes.task.parts[index]
    if (status !== 'waiting' || busy.has(index)) continue
    if (again_at > now) {
      isPausing = true
      continue
    }
    if (left.length + began.length >= (record.threads ?? limits.taskThreadsDefault)) return began
    if (attempts >= limits.taskPartAttemptsMax) {
      const failure: Failure = { code: 'INTERNAL_ERROR', details: { reason: 'part_given_up', attempts } }
      changes.setPart(index, { status: 'failed', failure })
      park(changes, index, { attempts, failure })
      continue
    }
    changes.setPart(index, { attempts: attempts + 1 })
    began.push(...give(changes, index))
  }
  if (left.length + began.length > 0) return began
  return isPausing || !mayGive ? [] : give(changes, 'conclude')
}

/** Those that failed once behind the others. */
function* inOrder(parts: readonly PartitionEntry[]): Generator<number> {
  for (const hasFailed of [false, true])
    for (const [index, { failed_attempts = 0 }] of parts.entries()) if (failed_attempts > 0 === hasFailed) yield index
}

function isStillAtWork({ task }: Changes, piece: Piece): boolean {
  if (typeof piece === 'number') return task.parts[piece].status === 'waiting'
  return piece === 'plan' ? !task.checkpoint.is_planned : true
}

function give(changes: Changes, piece: Piece): readonly AtWork[] {
  const work = changes.task.checkpoint.works + 1
  changes.set({ works: work })
  return [{ work, piece }]
}

/** What would run, and why, is what its parts say. */
function endDryRun(changes: Changes): void {
  const { waiting, skipped } = changes.task.checkpoint.parts
  changes.end({ status: 'completed', result: { dry_run: true, parts_waiting: waiting, parts_skipped: skipped } })
}

function pieceOf({ at_work }: Running, work: number): Piece | undefined {
  return at_work.find((each) => each.work === work)?.piece
}

function without(state: Running, work: number): Running {
  return { ...state, at_work: state.at_work.filter((each) => each.work !== work) }
}

function workAddress({ record }: Pick<Running, 'record'>, work: number): string {
  return `task_work/${record.task_id}/${work}`
}

function spawnOf(state: Running, { work, piece }: AtWork, { self }: Turn): Effect {
  const { task_id, priority, created_at, schedule_id, is_awaited } = state.record
  const args: WorkArgs = {
    runner: self,
    input: {
      ...{ task_id, work, piece, priority, created_at },
      ...(schedule_id !== undefined && { schedule_id }),
      ...(is_awaited && { is_awaited }),
    },
  }
  const address = workAddress(state, work)
  return { type: 'spawn', spawn: { address, behaviour: 'task_work', args, place: 'main', supervision: transient } }
}

function refuse(to: string, reason: TaskRefusal): Effect {
  const message: TaskReply = { type: 'refused', reason }
  return { type: 'send', to, message }
}

/** One timer for the first of what is due: the window's ends, the deadline, and what is tried again. */
function nextLook({ record, checkpoint, parts }: Running, { now }: Turn): Effect {
  const { window, deadline } = record
  const times = [window.not_before, window.not_after, checkpoint.is_late ? undefined : deadline]
  const isWaiting = ({ status }: PartitionEntry) => status === 'waiting'
  const tries = [checkpoint.again_at, ...parts.filter(isWaiting).map(({ again_at }) => again_at)]
  const all = [...times.map((time) => (time === undefined ? undefined : Date.parse(time))), ...tries]
  const dues = all.flatMap((time) => (time !== undefined && time > now ? [time] : []))
  if (dues.length === 0) return { type: 'cancelTimer', key: 'look' }
  const delayMs = Math.min(Math.max(1, Math.min(...dues) - now), limits.taskTimerMaxMs)
  return { type: 'startTimer', key: 'look', delayMs, message: { type: 'look' } }
}
