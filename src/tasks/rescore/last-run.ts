// The run before: the last finished task over the same scope, and what a partition was when it was last done.

import { limits } from '../../limits.ts'
import { unlessDamaged } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { taskCheckpointKey, taskListPrefix, taskRecordKey } from '../keys.ts'
import type { TaskContext } from '../kind.ts'
import type { TaskCheckpoint, TaskRecord } from '../task.ts'
import { type RescoreParameters, scopeDigest } from './scope.ts'
import { findHead, type KeptPlace, type PartitionHead } from './stored.ts'

type State = TaskContext['state']

export interface FinishedRun {
  readonly record: TaskRecord
  readonly checkpoint: TaskCheckpoint
}

/** The finished re-scoring of an id; undefined where there is none. */
export async function findRun(state: State, task_id: string): Promise<FinishedRun | undefined> {
  const found = await unlessDamaged(() => state.getMany([taskRecordKey(task_id), taskCheckpointKey(task_id)]))
  const [record, checkpoint] = found ?? []
  if (!record || !checkpoint) return undefined
  const run: FinishedRun = { record: parseStored(record), checkpoint: parseStored(checkpoint) }
  const { kind, parameters } = run.record
  const isDry = (parameters as RescoreParameters).dry_run === true
  return kind === 'rescore' && !isDry && run.checkpoint.status === 'completed' ? run : undefined
}

/** The last finished one over the same scope, made before a task; it may be named. */
export async function findRunBefore(
  state: State,
  { task_id, parameters }: Pick<TaskRecord, 'task_id' | 'parameters'>,
): Promise<FinishedRun | undefined> {
  const { compare_to } = parameters as RescoreParameters
  if (compare_to !== undefined) return findRun(state, compare_to)
  const scope = scopeDigest(parameters)
  const range = { prefix: taskListPrefix, reverse: true, limit: limits.rescoreTasksReadMax }
  for await (const { key } of state.range(range)) {
    const id = key.slice(key.lastIndexOf('/') + 1)
    const run = id === task_id ? undefined : await findRun(state, id)
    if (run && scopeDigest(run.record.parameters) === scope) return run
  }
  return undefined
}

export interface DonePartition {
  readonly place: KeptPlace
  readonly head: PartitionHead
}

/** A partition as a run left it, or the runs before it where that failed to do it. */
export async function findPartition(
  state: State,
  run: FinishedRun,
  partition_id: string,
): Promise<DonePartition | undefined> {
  let before: FinishedRun | undefined = run
  for (let back = 0; before && back < limits.rescoreRunsBackMax; back++) {
    const place: KeptPlace = { task_id: before.record.task_id, partition_id }
    const head = await unlessDamaged(() => findHead(state, place))
    if (head) return { place, head }
    const earlier: unknown = before.checkpoint.result?.compared_with
    before = typeof earlier === 'string' ? await findRun(state, earlier) : undefined
  }
  return undefined
}
