// One action for many tasks: those that a filter names.

import type { TaskKindName, TaskPriority, TaskStatus } from '../../domain/generated/wire-types.ts'
import { type Failure, findAppError, toFailure } from '../../errors.ts'
import { limits } from '../../limits.ts'

import type { Asker } from '../identity/origin.ts'
import type { TasksContext } from './context.ts'
import { controlTask, retryTask } from './control-task.ts'
import { listTasksOf, type StoredTask } from './stored-task.ts'

export interface TasksAction {
  readonly filter: {
    readonly kind?: TaskKindName
    readonly status?: TaskStatus
    readonly priority?: TaskPriority
    readonly task_ids?: readonly string[]
  }
  readonly action: 'pause' | 'resume' | 'cancel' | 'retry'
  readonly dry_run: boolean
}

export interface ChangedTasks {
  /** That the filter names, of which at most limits.taskActionsMax are changed by one request. */
  readonly matched: number
  readonly results: readonly { readonly task: StoredTask; readonly failure?: Failure }[]
}

/** The oldest first; what fails of one leaves the others as they are. */
export async function changeTasks(
  context: TasksContext,
  { filter, action, dry_run }: TasksAction,
  asker: Asker,
): Promise<ChangedTasks> {
  const { kind, status, priority, task_ids } = filter
  const ids = task_ids && new Set(task_ids)
  const matching = (await listTasksOf(context.state, filter)).filter(
    ({ record, checkpoint }) =>
      (kind === undefined || record.kind === kind) &&
      (status === undefined || checkpoint.status === status) &&
      (priority === undefined || record.priority === priority) &&
      (ids === undefined || ids.has(record.task_id)),
  )
  const results: { readonly task: StoredTask; readonly failure?: Failure }[] = []
  for (const task of matching.slice(0, limits.taskActionsMax))
    results.push(dry_run ? { task } : await changeOne(context, { task, action }, asker))
  return { matched: matching.length, results }
}

async function changeOne(
  context: TasksContext,
  { task, action }: { readonly task: StoredTask; readonly action: TasksAction['action'] },
  asker: Asker,
): Promise<ChangedTasks['results'][number]> {
  const { task_id: id } = task.record
  try {
    const after =
      action === 'retry' ? await retryTask(context, { id }, asker) : await controlTask(context, { id, action }, asker)
    return { task: after }
  } catch (error) {
    if (findAppError(error) === undefined) throw error
    return { task, failure: toFailure(error) }
  }
}
