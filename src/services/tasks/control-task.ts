// What people do with a task that there is: pause, resume, cancel, prioritise, and run again what was not done.

import { parkedKey } from '../../agents/parked.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import type { TaskPriority } from '../../domain/generated/wire-types.ts'
import { isPersonal } from '../../domain/task-permissions.ts'
import { AppError, findAppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { openTaskKey, taskCheckpointKey, taskEventKey, taskPartKey, taskRecordKey } from '../../tasks/keys.ts'
import { countsOf } from '../../tasks/progress.ts'
import { type TaskReply, taskAddress, taskSpawn } from '../../tasks/runner.ts'
import {
  hasEnded,
  type OpenedTask,
  type PartitionEntry,
  type TaskCheckpoint,
  type TaskRecord,
} from '../../tasks/task.ts'
import type { Asker } from '../identity/origin.ts'
import { assertFilesKept } from '../task-files/kept-file.ts'
import { removeFiles } from '../task-files/stored-file.ts'
import type { TasksContext } from './context.ts'
import { assertTaskRoom, taskChanged } from './create-task.ts'
import { findSame, getTask, readParts, type StoredTask, taskBytes } from './stored-task.ts'
import { getTaskFor } from './task-access.ts'

export type TaskControl = 'pause' | 'resume' | 'cancel'

/** Throws RESOURCE_NOT_FOUND, CONFLICT where it does not fit, and SERVICE_UNAVAILABLE. */
export async function controlTask(
  context: TasksContext,
  { id, action }: { readonly id: string; readonly action: TaskControl },
  asker: Asker,
): Promise<StoredTask> {
  await tell(context, {
    id,
    message: { type: action },
    event: taskChanged('task.updated', asker, { id, details: { action } }),
  })
  const task = await getTask(context.state, id)
  if (action === 'cancel' && isPersonal(task.record.kind)) await removeFiles(context.state, id)
  return task
}

/** Of a task that the caller may see. Throws as controlTask, and INSUFFICIENT_PERMISSIONS. */
export async function cancelTask(context: TasksContext, id: string, asker: Asker): Promise<StoredTask> {
  await getTaskFor(context.state, id, asker.caller)
  return controlTask(context, { id, action: 'cancel' }, asker)
}

/** Throws as controlTask. */
export async function prioritiseTask(
  context: TasksContext,
  { id, priority }: { readonly id: string; readonly priority: TaskPriority },
  asker: Asker,
): Promise<StoredTask> {
  const event = taskChanged('task.updated', asker, { id, details: { action: 'prioritise', priority } })
  const message = { type: 'prioritise', priority }
  await tell(context, { id, message, event })
  context.gate.prioritise(id, priority)
  return getTask(context.state, id)
}

interface Told {
  readonly id: string
  readonly message: { readonly type: string }
  readonly event: AuditInput
}

/** The trail has it first, with the rights that the caller has then: what the runner does afterwards cannot be refused for them. */
async function tell(context: TasksContext, { id, message, event }: Told): Promise<void> {
  assertUnderWay(await getTask(context.state, id))
  await untilCommitted(async () => (await context.trail.commit([], [], [event])) || null)
  const reply = await askRunner(context, id, message)
  if (reply.type === 'refused') throw new AppError('CONFLICT', { reason: reply.reason })
}

/** A runner that was given up is started again. */
async function askRunner({ state, actors }: TasksContext, id: string, message: Told['message']): Promise<TaskReply> {
  const ask = async () => (await actors.ask(taskAddress(id), message, limits.taskAnswerMs)) as TaskReply
  try {
    return await ask()
  } catch (error) {
    assertUnderWay(await getTask(state, id))
    if (findAppError(error)?.details.reason !== 'unknown_address') throw error
    actors.spawn(taskSpawn(id))
    return ask()
  }
}

function assertUnderWay({ checkpoint }: StoredTask): void {
  if (hasEnded(checkpoint)) throw new AppError('CONFLICT', { reason: 'task_ended' })
}

/**
 * Runs parts of an ended task again that failed or were not begun: those named, or all of them. Throws RESOURCE_NOT_FOUND for a part
 * that it does not have too, and CONFLICT where none is left, or a task that does the same is under way.
 */
export async function retryTask(
  context: TasksContext,
  { id, partitions }: { readonly id: string; readonly partitions?: readonly string[] | undefined },
  asker: Asker,
): Promise<StoredTask> {
  const { state, clock, trail, actors } = context
  await untilCommitted(async () => {
    const { record, checkpoint, condition } = await getTask(state, id)
    if (!hasEnded(checkpoint)) throw new AppError('CONFLICT', { reason: 'task_under_way' })
    const parts = await readParts(state, id)
    const kept = await assertFilesKept(state, { record, checkpoint, parts }, clock.now())
    const { fingerprint } = record
    const same = await findSame(state, fingerprint)
    if (same !== undefined) throw new AppError('CONFLICT', { reason: 'same_task_under_way', id: same })
    await assertTaskRoom(state, record.kind)
    const after = againOf({ record, checkpoint, parts }, partitions)
    const nowMs = clock.now()
    const event = { event: 'status', at: new Date(nowMs).toISOString(), data: { status: 'queued' } }
    const changed = [...after.keys()].filter((index) => after[index] !== parts[index])
    const writes = [
      ...changed.map((index) => ({ key: taskPartKey(id, index), value: taskBytes(after[index]) })),
      ...changed.map((index) => ({ key: parkedPartKey(id, after[index]), value: null })),
      { key: taskRecordKey(id), value: taskBytes(withoutPast(record, nowMs)) },
      { key: taskCheckpointKey(id), value: taskBytes(againFrom(checkpoint, after)) },
      { key: taskEventKey(id, checkpoint.last_event + 1), value: taskBytes(event) },
      { key: openTaskKey(fingerprint), value: Buffer.from(id) },
    ]
    const conditions = [condition, ...kept, { key: openTaskKey(fingerprint), expected: null }]
    const audited = taskChanged('task.updated', asker, { id, details: { action: 'retry', parts: changed.length } })
    return (await trail.commit(writes, conditions, [audited])) || null
  })
  actors.spawn(taskSpawn(id))
  return getTask(state, id)
}

function parkedPartKey(subject_id: string, { partition_id: name }: PartitionEntry): string {
  return parkedKey({ subject_id, kind: 'part', name })
}

/** The parts, those that are wanted again as if they had not begun, and those that wait for no run any more as failed. */
function againOf(
  { record, checkpoint, parts }: OpenedTask,
  names: readonly string[] | undefined,
): readonly PartitionEntry[] {
  for (const name of names ?? [])
    if (!parts.some(({ partition_id }) => partition_id === name))
      throw new AppError('RESOURCE_NOT_FOUND', { id: name.slice(0, limits.shownIdCharactersMax) })
  const wanted = names && new Set(names)
  let again = 0
  const after = parts.map((part): PartitionEntry => {
    const { failure: _, failed_attempts: _f, again_at: _a, ...rest } = part
    if (part.status !== 'failed' && part.status !== 'waiting') return part
    if (wanted && !wanted.has(part.partition_id)) return part.status === 'failed' ? part : { ...rest, ...leftOut }
    again++
    return { ...rest, status: 'waiting', attempts: 0 }
  })
  // One that ended before it was planned is planned anew.
  const isOver = again === 0 && checkpoint.is_planned
  if (isOver || record.parameters.dry_run === true) throw new AppError('CONFLICT', { reason: 'nothing_to_retry' })
  return after
}

const leftOut = {
  status: 'failed',
  failure: { code: 'SERVICE_UNAVAILABLE', details: { reason: 'task_not_wanted' } },
} as const

/** Times that have passed hold no more for what is run again. */
function withoutPast({ window, deadline, ...record }: TaskRecord, nowMs: number): TaskRecord {
  const isOpen = window.not_after === undefined || Date.parse(window.not_after) > nowMs
  const isAhead = deadline !== undefined && Date.parse(deadline) > nowMs
  return { ...record, window: isOpen ? window : {}, ...(isAhead && { deadline }) }
}

function againFrom(
  { completed_at: _c, failure: _f, result: _r, is_late: _l, ...checkpoint }: TaskCheckpoint,
  after: readonly PartitionEntry[],
): TaskCheckpoint {
  return { ...checkpoint, ...countsOf(after), status: 'queued', last_event: checkpoint.last_event + 1 }
}
