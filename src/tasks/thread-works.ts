// What the thread of tasks can do, by the type of the work.

import {
  type PartitionToScore,
  planSources,
  type RescoreThread,
  rescorePartition,
  type ScopeToPlan,
} from './rescore/thread.ts'
import type { JsonObject } from './task.ts'

/** `assertWanted` throws where the work is not wanted any more; called in between. */
export type ThreadContext = RescoreThread

export type ThreadTask = (context: ThreadContext, input: JsonObject) => Promise<unknown>

/** Each kind of task that computes on records has its rows here. */
export const threadWorks: Readonly<Record<string, ThreadTask>> = {
  rescore_plan: (context, input) => planSources(context, input as unknown as ScopeToPlan),
  rescore_partition: (context, input) => rescorePartition(context, input as unknown as PartitionToScore),
}
