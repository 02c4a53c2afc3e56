// What the thread of tasks can do, by the type of the work.

import type { RecordReader } from '../records/reader.ts'
import type { JsonObject } from './task.ts'

export interface ThreadContext {
  readonly records: RecordReader
  /** Throws where the work is not wanted any more; called in between. */
  assertWanted(): void
}

export type ThreadTask = (context: ThreadContext, input: JsonObject) => Promise<unknown>

/** Each kind of task that computes on records has its rows here. */
export const threadWorks: Readonly<Record<string, ThreadTask>> = {}
