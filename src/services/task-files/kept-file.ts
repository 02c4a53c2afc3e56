// Until when what a task has made is kept.

import { isPersonal } from '../../domain/task-permissions.ts'
import { AppError } from '../../errors.ts'
import type { StoredTask } from '../tasks/stored-task.ts'

/** Whether what a task has made is kept no longer. */
export function hasExpired({ checkpoint: { result } }: Pick<StoredTask, 'checkpoint'>, nowMs: number): boolean {
  const until = result?.expires_at
  return typeof until !== 'string' || Date.parse(until) <= nowMs
}

export function expired(id: string): AppError {
  return new AppError('RESOURCE_NOT_FOUND', { id, reason: 'file_expired' })
}

/** Parts of a task run again while those that are done still have their files. Throws CONFLICT, RESOURCE_NOT_FOUND. */
export function assertFilesKept(task: StoredTask, nowMs: number): void {
  const { record, checkpoint } = task
  if (!isPersonal(record.kind)) return
  if (checkpoint.status === 'cancelled') throw new AppError('CONFLICT', { reason: 'file_not_made' })
  if (checkpoint.status === 'completed' && hasExpired(task, nowMs)) throw expired(record.task_id)
}
