// The start of a workflow.

import {
  openWorkflowKey,
  ownedWorkflowKey,
  workflowCheckpointKey,
  workflowEventKey,
  workflowRecordKey,
} from '../../agents/workflow/keys.ts'
import { runnerSpawn } from '../../agents/workflow/runner.ts'
import { freshUnits, isEnded, type WorkflowCheckpoint, type WorkflowRecord } from '../../agents/workflow/workflow.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { AgentId } from '../../domain/agents.ts'
import type { WorkflowRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Write } from '../../store/port.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import { completeWorkflow } from './complete-workflow.ts'
import type { WorkflowsContext } from './context.ts'
import {
  countOfWorkflows,
  listOpenWorkflows,
  listWorkflowsOf,
  removalOfWorkflow,
  type StoredWorkflow,
  workflowBytes,
} from './stored-workflow.ts'

export interface WorkflowStart {
  readonly agent: AgentId
  readonly body: WorkflowRequest
  readonly language: Language
}

/**
 * Stores a workflow and begins it. Throws VALIDATION_ERROR, CONFLICT where the caller has as many under way as may be, and
 * SERVICE_UNAVAILABLE where all callers together have.
 */
export async function startWorkflow(
  context: WorkflowsContext,
  { agent, body, language }: WorkflowStart,
  asker: Asker & Making<StoredWorkflow>,
): Promise<StoredWorkflow> {
  const { clock, ids, trail } = context
  const { user_id } = asker.caller
  const now = new Date(clock.now()).toISOString()
  const record: WorkflowRecord = {
    ...completeWorkflow(body, agent),
    ...{ workflow_id: ids.uuid(), user_id, language, created_at: now },
  }
  const id = record.workflow_id
  const checkpoint = freshCheckpoint(record, now)
  const made = { record, checkpoint }
  const stored = await untilCommitted(async () => {
    const admission = await readAdmission(context, user_id)
    const kept = await keeping(asker, made)
    const writes = [
      ...admission.writes,
      { key: workflowRecordKey(id), value: workflowBytes(record) },
      { key: workflowCheckpointKey(id), value: workflowBytes(checkpoint) },
      { key: workflowEventKey(id, 1), value: workflowBytes({ event: 'status', data: { status: 'running' } }) },
      { key: ownedWorkflowKey(user_id, now, id), value: Buffer.from(id) },
      { key: openWorkflowKey(id), value: Buffer.from(user_id) },
    ]
    const resource = { resource_type: 'workflow', resource_id: id, details: { pattern: record.pattern } }
    const events = [eventBy('workflow.created', asker, resource)]
    const conditions = [admission.count, ...kept.conditions]
    return (await trail.commit([...writes, ...kept.writes], conditions, events)) ? made : null
  })
  context.actors.spawn(runnerSpawn(id))
  return stored
}

/** A checkpoint before the first step; the event of its start is the first of the log. */
export function freshCheckpoint({ steps }: WorkflowRecord, now: string): WorkflowCheckpoint {
  return {
    status: 'running',
    is_undoing: false,
    units: freshUnits(steps),
    last_event: 1,
    started_at: now,
    paused_ms: 0,
  }
}

/**
 * What admits one more workflow of an owner, or `again` one of those that have ended: the room that older ones give up, and the
 * condition that no other begins meanwhile.
 */
export async function readAdmission(
  { state, ids }: Pick<WorkflowsContext, 'state' | 'ids'>,
  owner: string,
  again?: string,
) {
  const count = await countOfWorkflows(state, owner)
  const open = await listOpenWorkflows(state)
  const own = [...open.values()].filter((each) => each === owner).length
  if (own >= limits.workflowsOpenPerUserMax)
    throw new AppError('CONFLICT', { reason: 'too_many_workflows', limit: limits.workflowsOpenPerUserMax })
  if (open.size >= limits.workflowsOpenMax)
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy', retry_after: limits.retryAfterSeconds })
  const ended = (await listWorkflowsOf(state, owner)).filter(
    ({ record, checkpoint }) => isEnded(checkpoint) && record.workflow_id !== again,
  )
  const old = ended.slice(0, Math.max(0, ended.length + 1 - limits.workflowsKeptPerUser))
  const writes: Write[] = [{ key: count.key, value: Buffer.from(ids.uuid()) }]
  for (const { record } of old) writes.push(...(await removalOfWorkflow(state, record)))
  return { count, writes }
}
