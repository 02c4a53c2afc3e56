// Follows the log of a task. Any number of readers; a slow one delays no other.

import type { Caller } from '../../domain/caller.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { taskEventKey, taskEventPrefix, taskEventSequence } from '../../tasks/keys.ts'
import { hasEnded, type TaskEvent } from '../../tasks/task.ts'
import { placeAfter, untilSharedPlace } from '../followed-logs.ts'
import type { TasksContext } from './context.ts'
import { getTask } from './stored-task.ts'
import { getTaskFor } from './task-access.ts'

export interface LoggedTaskEvent extends TaskEvent {
  /** Sequence number, from 1. */
  readonly id: number
  readonly isFinal?: true
}

interface TaskReader {
  readonly lastEventId: string | null
  readonly signal: AbortSignal
}

/** As StreamStart of investigations: `ended` where nothing follows any more, `reset` where the id is not of this log. */
export type TaskStream =
  | { readonly type: 'follow' | 'reset'; readonly pages: AsyncIterable<readonly LoggedTaskEvent[]> }
  | { readonly type: 'ended' }

const finals: ReadonlySet<string> = new Set(['complete', 'error', 'cancelled'])
type FollowContext = Pick<TasksContext, 'state' | 'logs'>

/** Opens the log. Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS. */
export async function followTask(
  context: FollowContext,
  id: string,
  { caller, ...how }: TaskReader & { readonly caller: Caller },
): Promise<TaskStream> {
  const { checkpoint } = await getTaskFor(context.state, id, caller)
  const { type, after } = placeAfter(how.lastEventId, checkpoint.last_event)
  if (how.lastEventId !== null && after === checkpoint.last_event && hasEnded(checkpoint)) return { type: 'ended' }
  return { type, pages: follow(context, id, { ...how, after }) }
}

/** Events after a sequence, until one that ends the log as it is now: a retry goes on behind it. */
async function* follow(
  context: FollowContext,
  id: string,
  { after, signal }: TaskReader & { readonly after: number },
): AsyncGenerator<readonly LoggedTaskEvent[]> {
  const log = context.logs.join(taskEventPrefix(id), signal)
  try {
    let seen = after
    while (!signal.aborted) {
      const page = await log.read(String(seen), () => readPage(context, id, seen))
      const last = page.at(-1)
      if (last === undefined) {
        await log.grown()
        continue
      }
      yield page
      if (last.isFinal) return
      seen = last.id
    }
  } finally {
    log.leave()
  }
}

async function readPage({ state }: FollowContext, id: string, after: number): Promise<readonly LoggedTaskEvent[]> {
  const page: LoggedTaskEvent[] = []
  const range = { prefix: taskEventPrefix(id), from: taskEventKey(id, after + 1), limit: untilSharedPlace(after) }
  for await (const { key, value } of state.range(range))
    page.push({ id: taskEventSequence(key), ...parseStored<TaskEvent>(value) })
  const last = page.at(-1)
  if (last === undefined || !finals.has(last.event)) return page
  const { checkpoint } = await getTask(state, id)
  if (!hasEnded(checkpoint) || checkpoint.last_event !== last.id) return page
  // Alone, so that access is looked at before it.
  return page.length > 1 ? page.slice(0, -1) : [{ ...last, isFinal: true }]
}
