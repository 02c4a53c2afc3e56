// That a step waits for a decision, handed over to the owner of its workflow in the commit that makes it wait.

import { workflowEventPrefix, workflowRecordKey } from '../../agents/workflow/keys.ts'
import type { WorkflowEvent, WorkflowRecord } from '../../agents/workflow/workflow.ts'
import type { Role } from '../../domain/vocabulary.ts'
import { toOutbox } from '../../events/outbox.ts'
import { namedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store, Write } from '../../store/port.ts'

const keyShape = /^workflow\/([^/]+)\/event\/(\d+)$/

interface Asked {
  readonly step_id: string
  readonly status: string
  readonly role?: Role
  readonly due_at?: string
}

/** The writes of what a commit asks people for; none where it asks for nothing. */
export async function approvalRequests(
  state: Store,
  writes: readonly Write[],
  atMs: number,
): Promise<readonly Write[]> {
  const found: Write[] = []
  for (const { key, value } of writes) {
    const [, id = '', place = ''] = keyShape.exec(key) ?? []
    if (id === '' || value === null || !key.startsWith(workflowEventPrefix(id))) continue
    const { event, data } = parseStored<WorkflowEvent>(value)
    const { status, step_id, role, due_at } = data as Asked
    if (event !== 'step' || status !== 'awaiting_approval') continue
    const record = await state.get(workflowRecordKey(id))
    if (record === undefined) continue
    const { user_id: owner } = parseStored<WorkflowRecord>(record)
    const announced = {
      id: namedUuid('approval', id, place),
      timestamp: new Date(atMs).toISOString(),
      event: 'approval.requested' as const,
      data: { workflow_id: id, step_id, ...(role && { role }), ...(due_at !== undefined && { due_at }) },
    }
    found.push(toOutbox({ owner, events: [announced] }, { atMs, id: `${id}/${place}` }))
  }
  return found
}
