// Tasks as they are stored: reading and writing of their documents.

import { unparked } from '../../agents/parked.ts'
import type { TaskStatus } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { wholeEntries, wholeValues } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store, Write } from '../../store/port.ts'
import {
  openTaskKey,
  openTaskPrefix,
  taskCheckpointKey,
  taskListKey,
  taskListPrefix,
  taskPartPrefix,
  taskPrefix,
  taskRecordKey,
} from '../../tasks/keys.ts'
import {
  hasEnded,
  type OpenedTask,
  type PartitionEntry,
  type TaskCheckpoint,
  type TaskRecord,
} from '../../tasks/task.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
export const taskBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

export type StoredTask = Pick<OpenedTask, 'record' | 'checkpoint'>

/** The documents and the condition that its progress is as it was read; throws RESOURCE_NOT_FOUND. */
export async function getTask(state: Store, id: string): Promise<StoredTask & { readonly condition: Condition }> {
  // Other text could be too long for a key of the store.
  const [record, checkpoint] = isUuid(id) ? await state.getMany([taskRecordKey(id), taskCheckpointKey(id)]) : []
  if (!record || !checkpoint) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return {
    record: parseStored<TaskRecord>(record),
    checkpoint: parseStored<TaskCheckpoint>(checkpoint),
    condition: { key: taskCheckpointKey(id), expected: checkpoint },
  }
}

/** A task with its parts; throws RESOURCE_NOT_FOUND. */
export async function openTask(state: Store, id: string): Promise<OpenedTask> {
  const { record, checkpoint } = await getTask(state, id)
  return { record, checkpoint, parts: await readParts(state, id) }
}

/** In the order of the plan. */
export async function readParts(state: Store, id: string): Promise<readonly PartitionEntry[]> {
  const parts: PartitionEntry[] = []
  for await (const { value } of state.range({ prefix: taskPartPrefix(id) }))
    parts.push(parseStored<PartitionEntry>(value))
  return parts
}

/** All tasks that are kept, in order of creation, without those that are damaged. */
export async function listStoredTasks(state: Store): Promise<readonly StoredTask[]> {
  const ids: string[] = []
  for await (const { key } of state.range({ prefix: taskListPrefix })) ids.push(key.slice(key.lastIndexOf('/') + 1))
  return readTasks(state, ids)
}

/** Those that a filter may name, in order of creation: of few ids, or of what has not ended, no others are read. */
export async function listTasksOf(
  state: Store,
  { status, task_ids }: { readonly status?: TaskStatus; readonly task_ids?: readonly string[] },
): Promise<readonly StoredTask[]> {
  const isOpen = status !== undefined && !hasEnded({ status })
  if (task_ids === undefined && !isOpen) return listStoredTasks(state)
  const tasks = await readTasks(state, [...new Set(task_ids ?? (await listOpenTasks(state)))].filter(isUuid))
  const at = ({ record }: StoredTask) => `${record.created_at}/${record.task_id}`
  return tasks.toSorted((left, right) => (at(left) < at(right) ? -1 : 1))
}

async function readTasks(state: Store, ids: readonly string[]): Promise<readonly StoredTask[]> {
  const keys = ids.flatMap((id) => [taskRecordKey(id), taskCheckpointKey(id)])
  const values = await wholeValues(state, keys)
  return ids.flatMap((_, index) => {
    const [record, checkpoint] = [values[index * 2], values[index * 2 + 1]]
    if (!record || !checkpoint) return []
    return [{ record: parseStored<TaskRecord>(record), checkpoint: parseStored<TaskCheckpoint>(checkpoint) }]
  })
}

/** Ids of the tasks that have not ended. */
export async function listOpenTasks(state: Store): Promise<readonly string[]> {
  const open: string[] = []
  for await (const { value } of wholeEntries(state.range({ prefix: openTaskPrefix }))) open.push(decoder.decode(value))
  return open
}

/** The one that does the same and has not ended. */
export async function findSame(state: Store, fingerprint: string): Promise<string | undefined> {
  const bytes = await state.get(openTaskKey(fingerprint))
  return bytes && decoder.decode(bytes)
}

/** The writes that store a task that has not begun. */
export function taskWrites({ record, checkpoint }: StoredTask): readonly Write[] {
  const { task_id: id, created_at, fingerprint } = record
  return [
    { key: taskRecordKey(id), value: taskBytes(record) },
    { key: taskCheckpointKey(id), value: taskBytes(checkpoint) },
    { key: taskListKey(created_at, id), value: encoder.encode(id) },
    { key: openTaskKey(fingerprint), value: encoder.encode(id) },
  ]
}

/** The writes that remove a task that has ended and all that is kept of it. */
export async function removalOfTask(
  state: Store,
  { task_id: id, created_at }: Pick<TaskRecord, 'task_id' | 'created_at'>,
): Promise<readonly Write[]> {
  const keys = [taskListKey(created_at, id)]
  for await (const { key } of state.range({ prefix: taskPrefix(id) })) keys.push(key)
  return [...keys.map((key) => ({ key, value: null })), ...(await unparked(state, id))]
}
