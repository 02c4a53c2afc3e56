// Until when what a task has made is kept.

import { isPersonal } from '../../domain/task-permissions.ts'
import { AppError } from '../../errors.ts'
import type { Condition, Store } from '../../store/port.ts'
import type { OpenedTask } from '../../tasks/task.ts'
import type { StoredTask } from '../tasks/stored-task.ts'
import { readFilesKept } from './stored-file.ts'

/** Whether what a task has made is kept no longer. */
export function hasExpired({ checkpoint: { result } }: Pick<StoredTask, 'checkpoint'>, nowMs: number): boolean {
  const until = result?.expires_at
  return typeof until !== 'string' || Date.parse(until) <= nowMs
}

export function expired(id: string): AppError {
  return new AppError('RESOURCE_NOT_FOUND', { id, reason: 'file_expired' })
}

/**
 * Parts of a task run again while those that are done still have their files: the conditions of that. Throws CONFLICT,
 * RESOURCE_NOT_FOUND.
 */
export async function assertFilesKept(
  state: Pick<Store, 'get'>,
  task: OpenedTask,
  nowMs: number,
): Promise<readonly Condition[]> {
  const { record, checkpoint, parts } = task
  if (!isPersonal(record.kind)) return []
  if (checkpoint.status === 'cancelled') throw new AppError('CONFLICT', { reason: 'file_not_made' })
  if (checkpoint.status === 'completed' && hasExpired(task, nowMs)) throw expired(record.task_id)
  const done = parts.flatMap(({ status, partition_id }) => (status === 'done' ? [partition_id] : []))
  const kept = await readFilesKept(state, record.task_id, done)
  if (kept === undefined) throw expired(record.task_id)
  return kept
}
