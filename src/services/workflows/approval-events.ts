// That a step waits for a decision, handed over to the owner of its workflow and to all who may decide, in the commit that makes it wait.

import { workflowEventPrefix, workflowRecordKey } from '../../agents/workflow/keys.ts'
import { deciders, type WorkflowEvent, type WorkflowRecord } from '../../agents/workflow/workflow.ts'
import { getStep } from '../../agents/workflow/workflow-data.ts'
import type { Users } from '../../auth/users.ts'
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
  {
    state,
    users,
    atMs,
  }: { readonly state: Store; readonly users: Pick<Users, 'list'> | undefined; readonly atMs: number },
  writes: readonly Write[],
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
    const workflow = parseStored<WorkflowRecord>(record)
    const roles = deciders(getStep(workflow, step_id))
    const able = ((await users?.list()) ?? []).filter((user) => user.status === 'active' && roles.includes(user.role))
    const announced = {
      id: namedUuid('approval', id, place),
      timestamp: new Date(atMs).toISOString(),
      event: 'approval.requested' as const,
      data: { workflow_id: id, step_id, ...(role && { role }), ...(due_at !== undefined && { due_at }) },
    }
    for (const owner of new Set([workflow.user_id, ...able.map((user) => user.id)]))
      found.push(toOutbox({ owner, events: [announced] }, { atMs, id: `${id}/${place}/${owner}` }))
  }
  return found
}
