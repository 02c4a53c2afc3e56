// Steps of workflows that wait for a decision, for those who may make it.

import { workflowCheckpointKey, workflowRecordKey } from '../../agents/workflow/keys.ts'
import type { WorkflowCheckpoint, WorkflowRecord } from '../../agents/workflow/workflow.ts'
import { getStep } from '../../agents/workflow/workflow-data.ts'
import type { Caller } from '../../domain/caller.ts'
import type { Approval } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import { wholeValues } from '../../platform/damage.ts'
import { namedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { WorkflowsContext } from './context.ts'
import { isAwaited } from './read-workflow.ts'
import { listOpenWorkflows, type StoredWorkflow } from './stored-workflow.ts'

const path = '/api/v1/agents/workflows'

/** One page of what waits for the caller, the oldest first by default. */
export async function listApprovals(
  { state }: Pick<WorkflowsContext, 'state'>,
  query: ListQuery,
  caller: Caller,
): Promise<Page<Approval>> {
  const ids = [...(await listOpenWorkflows(state)).keys()]
  const values = await wholeValues(
    state,
    ids.flatMap((id) => [workflowRecordKey(id), workflowCheckpointKey(id)]),
  )
  const waiting = ids.flatMap((_, index) => {
    const [record, checkpoint] = [values[index * 2], values[index * 2 + 1]]
    if (!record || !checkpoint) return []
    const stored = {
      record: parseStored<WorkflowRecord>(record),
      checkpoint: parseStored<WorkflowCheckpoint>(checkpoint),
    }
    return approvalsOf(stored, caller)
  })
  return pageOf(waiting, { sort: 'requested_at', ...query }, 'approval_id')
}

function approvalsOf({ record, checkpoint }: StoredWorkflow, caller: Caller): readonly Approval[] {
  const { workflow_id, name, user_id } = record
  return checkpoint.units.flatMap((unit): readonly Approval[] => {
    const { approval } = getStep(record, unit.step_id)
    if (approval === undefined || !isAwaited(record, unit, caller)) return []
    const { step_id, due_at } = unit
    const workflow = `${path}/${workflow_id}`
    return [
      {
        approval_id: namedUuid('awaited approval', workflow_id, step_id),
        workflow_id,
        ...(name !== undefined && { name: maskTyped(name) }),
        step_id,
        role: approval.role,
        default: approval.default,
        user_id,
        requested_at: unit.started_at ?? checkpoint.started_at,
        ...(due_at !== undefined && { due_at }),
        workflow_href: workflow,
        approve_href: `${workflow}/steps/${step_id}/approve`,
        reject_href: `${workflow}/steps/${step_id}/reject`,
      },
    ]
  })
}
