// Task access: whose a task is, and who may ask for one of its kind.

import type { Caller } from '../../domain/caller.ts'
import type { TaskKindName } from '../../domain/generated/wire-types.ts'
import { isPersonal, taskPermissions } from '../../domain/task-permissions.ts'
import { AppError } from '../../errors.ts'
import type { Store } from '../../store/port.ts'
import type { TaskRecord } from '../../tasks/task.ts'
import { getTask } from './stored-task.ts'

/** Throws INSUFFICIENT_PERMISSIONS. */
export function assertMayAsk(kind: TaskKindName, { permissions }: Pick<Caller, 'permissions'>): void {
  const needed = taskPermissions[kind].find((each) => !permissions.includes(each))
  if (needed !== undefined) throw new AppError('INSUFFICIENT_PERMISSIONS', { required_permission: needed })
}

/** Whether the caller may see a task: operators see all, others their own of the kinds that make something for them. */
export function maySee(task: Pick<TaskRecord, 'kind' | 'user_id'>, caller: Caller): boolean {
  return caller.permissions.includes('configure:system') || isOwn(task, caller)
}

function isOwn({ kind, user_id }: Pick<TaskRecord, 'kind' | 'user_id'>, caller: Caller): boolean {
  return (
    isPersonal(kind) &&
    user_id === caller.user_id &&
    taskPermissions[kind].every((each) => caller.permissions.includes(each))
  )
}

/** A task that the caller may see. Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS. */
export async function getTaskFor(state: Store, id: string, caller: Caller) {
  const task = await getTask(state, id)
  if (maySee(task.record, caller)) return task
  if (!isPersonal(task.record.kind)) assertMayAsk(task.record.kind, caller)
  assertOwnTask(task.record, caller)
  return task
}

/** Throws INSUFFICIENT_PERMISSIONS unless the task made something for the caller. */
export function assertOwnTask(task: Pick<TaskRecord, 'kind' | 'user_id'>, caller: Caller): void {
  if (task.user_id !== caller.user_id) throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_owner' })
  assertMayAsk(task.kind, caller)
}
