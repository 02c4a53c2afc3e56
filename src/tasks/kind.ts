// Kind: what a kind of task does. One file a kind; the runner does what all have in common.
// T1. `run` may be done again for a part that was begun before the process ended: it changes nothing outside of what it
//     returns, or changes it to the same.
// T2. What `run` returns is one commit with the mark that the part is done.
// T3. A part that throws is a failed part; the others run all the same.

import type { Caller } from '../domain/caller.ts'
import type { TaskKindName } from '../domain/generated/wire-types.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { RecordReader } from '../records/reader.ts'
import type { Store, Write } from '../store/port.ts'
import type { JsonObject, PartitionEntry, TaskRecord } from './task.ts'

export interface TaskContext {
  readonly state: Pick<Store, 'get' | 'getMany' | 'visitMany' | 'range'>
  readonly records: RecordReader
  readonly clock: Clock
  readonly ids: Ids
  /**
   * Work on the thread of tasks, which answers with what can be cloned; throws what the work throws. `type` names a row of
   * the thread's table. It ends soon after the task is not wanted any more.
   */
  analyse(work: ThreadWork): Promise<unknown>
}

export interface ThreadWork {
  readonly type: string
  readonly input: JsonObject
}

/** Before a task is stored. */
export interface CheckingContext extends TaskContext {
  readonly caller: Caller
}

/** While a part or a plan is worked on. */
export interface WorkingContext extends TaskContext {
  /** Throws where the task was paused or cancelled meanwhile; called in between. */
  assertWanted(): void
  /** Fires then too. */
  readonly signal: AbortSignal
}

export interface TaskKind {
  readonly kind: TaskKindName
  /** Refuses, before the task is stored, what its schema cannot: throws an AppError. */
  check?(parameters: JsonObject, context: CheckingContext): Promise<void>
  /** The parts in a fixed order, of ids that are file names of at most 100 characters; each is durable by itself. */
  plan(task: TaskRecord, context: WorkingContext): Promise<readonly PlannedPartition[]>
  run(part: PartitionEntry, task: TaskRecord, context: WorkingContext): Promise<PartitionOutcome>
  /** The result of the task, when every part is done, failed or skipped. */
  conclude(task: TaskRecord, parts: readonly PartitionEntry[], context: WorkingContext): Promise<TaskConclusion>
}

export interface TaskConclusion {
  readonly result: JsonObject
  /** What the task leaves for others, in one commit with its end: it is not there before. */
  readonly writes?: readonly Write[]
}

export interface PlannedPartition {
  readonly partition_id: string
  /** For people, e.g. `compras_gov 2023`. */
  readonly label: string
  /** Records, for the progress. */
  readonly weight: number
  /** It need not run. */
  readonly is_skipped?: boolean
  /** Why it runs, or need not: a value of TaskPartition.why in schemas/tasks.json. */
  readonly why?: string
  readonly data: JsonObject
}

export interface PartitionOutcome {
  /** Keys begin with taskDataPrefix(task_id), so that they go with the task. */
  readonly writes?: readonly Write[]
  /** It need not have run: what it wrote was there before. */
  readonly is_skipped?: boolean
  readonly summary: JsonObject
}
