// Tasks as people read them: operators all of them, others their own.

import type { Caller } from '../../domain/caller.ts'
import type {
  Task,
  TaskLogEntry,
  TaskParameters,
  TaskPartition,
  TaskPartitionWhy,
  TaskResult,
} from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import type { Failure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { taskEventPrefix, taskEventSequence } from '../../tasks/keys.ts'
import { progressOf } from '../../tasks/progress.ts'
import type { JsonObject, PartitionEntry, TaskEvent } from '../../tasks/task.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { TasksContext } from './context.ts'
import { listStoredTasks, readParts, type StoredTask } from './stored-task.ts'
import { getTaskFor, maySee } from './task-access.ts'

/** As the interface shows them, but for the words of failures. */
export type ShownTask = Omit<Task, 'error'> & { readonly failure?: Failure }
export type ShownPartition = Omit<TaskPartition, 'error'> & { readonly failure?: Failure }
export type ShownEntry = Omit<TaskLogEntry, 'error'> & { readonly failure?: Failure }

type State = Pick<TasksContext, 'state'>

/** One page of those that the caller may see, newest first by default. */
export async function listTasks({ state }: State, query: ListQuery, caller: Caller): Promise<Page<ShownTask>> {
  const tasks = (await listStoredTasks(state)).filter(({ record }) => maySee(record, caller)).map(viewOfTask)
  return pageOf(tasks, { sort: '-created_at', ...query }, 'task_id')
}

/** Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS. */
export async function readTask({ state }: State, id: string, caller: Caller): Promise<ShownTask> {
  return viewOfTask(await getTaskFor(state, id, caller))
}

interface Listed {
  readonly id: string
  readonly query: ListQuery
}

/** One page, in the order of the plan by default. Throws as readTask. */
export async function listPartitions(
  { state }: State,
  { id, query }: Listed,
  caller: Caller,
): Promise<Page<ShownPartition>> {
  await getTaskFor(state, id, caller)
  return pageOf((await readParts(state, id)).map(viewOfPart), query)
}

/** One page of what happened to a task, oldest first by default. Throws as readTask. */
export async function readLog({ state }: State, { id, query }: Listed, caller: Caller): Promise<Page<ShownEntry>> {
  await getTaskFor(state, id, caller)
  const entries: ShownEntry[] = []
  for await (const { key, value } of state.range({ prefix: taskEventPrefix(id) }))
    entries.push(toEntry(taskEventSequence(key), parseStored<TaskEvent>(value)))
  return pageOf(entries, query, 'sequence')
}

/** A task as it is shown. */
export function viewOfTask({ record, checkpoint }: StoredTask): ShownTask {
  const { task_id, kind, parameters, priority, user_id, created_at, window, deadline, schedule_id } = record
  const { status, parts, started_at, completed_at, is_late = false, failure, result } = checkpoint
  const threads = record.threads ?? limits.taskThreadsDefault
  return {
    ...{
      task_id,
      kind,
      parameters: shownParameters(parameters),
      priority,
      status,
      is_late,
      threads,
      created_at,
    },
    ...(user_id !== null && { user_id }),
    progress: progressOf(checkpoint, threads),
    partitions: parts,
    ...((window.not_before ?? window.not_after) !== undefined && { window }),
    ...(deadline !== undefined && { deadline }),
    ...(schedule_id !== undefined && { schedule_id }),
    ...(started_at !== undefined && { started_at }),
    ...(completed_at !== undefined && { completed_at }),
    ...(result && { result: result as TaskResult }),
    ...(failure && { failure }),
  }
}

/** Persons whom filters and titles name are masked; other texts are codes and ids. */
export function shownParameters(parameters: JsonObject): TaskParameters {
  const masked = (_: string, value: unknown) => (typeof value === 'string' && !isUuid(value) ? maskTyped(value) : value)
  const shown: Record<string, unknown> = { ...parameters }
  for (const name of ['filters', 'exports', 'report'])
    if (parameters[name] !== undefined) shown[name] = JSON.parse(JSON.stringify(parameters[name]), masked)
  return shown as unknown as TaskParameters
}

/** A part as it is shown. */
function viewOfPart(part: PartitionEntry): ShownPartition {
  const { partition_id, label, status, weight, why, attempts, seconds, summary, failure } = part
  return {
    ...{ partition_id, label, status, records: weight, attempts },
    ...(why !== undefined && { why: why as TaskPartitionWhy }),
    ...(seconds !== undefined && { seconds }),
    ...(summary && { result: summary as TaskResult }),
    ...(failure && { failure }),
  }
}

function toEntry(sequence: number, { event, at, data }: TaskEvent): ShownEntry {
  // Of a task that fails the event is its failure.
  if (event === 'error') return { sequence, event: 'failed', at, failure: data as unknown as Failure }
  return { sequence, event: event === 'complete' ? 'completed' : event, at, ...(data as Partial<ShownEntry>) }
}
