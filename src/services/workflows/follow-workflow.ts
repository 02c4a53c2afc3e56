// Follows the log of a workflow. Any number of readers; a slow one delays no other.

import { workflowEventKey, workflowEventPrefix, workflowEventSequence } from '../../agents/workflow/keys.ts'
import { isEnded, type WorkflowEvent } from '../../agents/workflow/workflow.ts'
import type { Caller } from '../../domain/caller.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { placeAfter, untilSharedPlace } from '../followed-logs.ts'
import type { WorkflowsContext } from './context.ts'
import { getReadable, mayRead } from './read-workflow.ts'
import { getStored } from './stored-workflow.ts'

export interface LoggedWorkflowEvent extends WorkflowEvent {
  /** Sequence number, from 1. */
  readonly id: number
  readonly isFinal?: true
}

export interface WorkflowReader {
  readonly caller: Caller
  readonly lastEventId: string | null
  readonly signal: AbortSignal
}

/** As StreamStart of investigations: `ended` where nothing follows any more, `reset` where the id is not of this log. */
export type WorkflowStream =
  | {
      readonly type: 'follow' | 'reset'
      readonly pages: AsyncIterable<readonly LoggedWorkflowEvent[]>
      readonly isReadable: () => Promise<boolean>
    }
  | { readonly type: 'ended' }

const finals: ReadonlySet<string> = new Set(['complete', 'error', 'cancelled'])

/** Opens the log for a caller. Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS. */
export async function followWorkflow(
  context: WorkflowsContext,
  id: string,
  how: WorkflowReader,
): Promise<WorkflowStream> {
  const { state } = context
  const { checkpoint } = await getReadable(state, id, how.caller)
  const { lastEventId } = how
  const isReadable = async () => mayRead(await getStored(state, id), how.caller)
  const from = (after: number) => ({ pages: follow(context, id, { ...how, after }), isReadable })
  const { type, after } = placeAfter(lastEventId, checkpoint.last_event)
  if (lastEventId !== null && after === checkpoint.last_event && isEnded(checkpoint)) return { type: 'ended' }
  return { type, ...from(after) }
}

/** Events after a sequence, until one that ends the log as it is now: a retry goes on behind it. */
async function* follow(
  context: WorkflowsContext,
  id: string,
  { after, signal }: WorkflowReader & { readonly after: number },
): AsyncGenerator<readonly LoggedWorkflowEvent[]> {
  const log = context.logs.join(workflowEventPrefix(id), signal)
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

async function readPage(
  { state }: WorkflowsContext,
  id: string,
  after: number,
): Promise<readonly LoggedWorkflowEvent[]> {
  const page: LoggedWorkflowEvent[] = []
  const range = {
    prefix: workflowEventPrefix(id),
    from: workflowEventKey(id, after + 1),
    limit: untilSharedPlace(after),
  }
  for await (const { key, value } of state.range(range))
    page.push({ id: workflowEventSequence(key), ...parseStored<WorkflowEvent>(value) })
  const last = page.at(-1)
  if (last === undefined || !finals.has(last.event)) return page
  const { checkpoint } = await getStored(state, id)
  if (!isEnded(checkpoint) || checkpoint.last_event !== last.id) return page
  // Alone, so that access is looked at before it.
  return page.length > 1 ? page.slice(0, -1) : [{ ...last, isFinal: true }]
}
