// Workflows as they are stored: reading and writing of their documents.

import { unparked } from '../../agents/parked.ts'
import {
  openWorkflowKey,
  openWorkflowPrefix,
  ownedWorkflowKey,
  ownedWorkflowPrefix,
  workflowCheckpointKey,
  workflowCountKey,
  workflowOutputPrefix,
  workflowPrefix,
  workflowRecordKey,
} from '../../agents/workflow/keys.ts'
import type { OpenedWorkflow } from '../../agents/workflow/runner.ts'
import type { WorkflowCheckpoint, WorkflowRecord } from '../../agents/workflow/workflow.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { findHeld, wholeEntries, wholeValues } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store, Write } from '../../store/port.ts'

const encoder = new TextEncoder()
export const workflowBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

export interface StoredWorkflow {
  readonly record: WorkflowRecord
  readonly checkpoint: WorkflowCheckpoint
}

/** The documents and the condition that its progress is as it was read; throws RESOURCE_NOT_FOUND. */
export async function getStored(state: Store, id: string): Promise<StoredWorkflow & { readonly condition: Condition }> {
  // Other text could be too long for a key of the store.
  const [record, checkpoint] = isUuid(id) ? await state.getMany([workflowRecordKey(id), workflowCheckpointKey(id)]) : []
  if (!record || !checkpoint) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return {
    record: parseStored<WorkflowRecord>(record),
    checkpoint: parseStored<WorkflowCheckpoint>(checkpoint),
    condition: { key: workflowCheckpointKey(id), expected: checkpoint },
  }
}

/** What the runner of a workflow begins with; throws RESOURCE_NOT_FOUND. */
export async function openWorkflow(state: Store, { id }: { readonly id: string }): Promise<OpenedWorkflow> {
  const { record, checkpoint } = await getStored(state, id)
  return { record, checkpoint, outputs: await readOutputs(state, id) }
}

/** Outputs by unit. */
export async function readOutputs(state: Store, id: string): Promise<Readonly<Record<string, unknown>>> {
  const outputs: Record<string, unknown> = {}
  const prefix = workflowOutputPrefix(id)
  for await (const { key, value } of state.range({ prefix }))
    outputs[key.slice(prefix.length)] = parseStored<object>(value)
  return outputs
}

/** The workflows of an owner, in order of creation, without those that are damaged. */
export async function listWorkflowsOf(state: Store, owner: string): Promise<readonly StoredWorkflow[]> {
  const ids = await idsOf(state, owner)
  const values = await wholeValues(
    state,
    ids.flatMap((id) => [workflowRecordKey(id), workflowCheckpointKey(id)]),
  )
  return ids.flatMap((_, index) => {
    const [record, checkpoint] = [values[index * 2], values[index * 2 + 1]]
    if (!record || !checkpoint) return []
    return [{ record: parseStored<WorkflowRecord>(record), checkpoint: parseStored<WorkflowCheckpoint>(checkpoint) }]
  })
}

async function idsOf(state: Store, owner: string): Promise<readonly string[]> {
  const ids: string[] = []
  for await (const { key } of state.range({ prefix: ownedWorkflowPrefix(owner) }))
    ids.push(key.slice(key.lastIndexOf('/') + 1))
  return ids
}

/** Of those that have not ended, the owner by id. */
export async function listOpenWorkflows(state: Store): Promise<ReadonlyMap<string, string>> {
  const open = new Map<string, string>()
  const decoder = new TextDecoder()
  for await (const { key, value } of wholeEntries(state.range({ prefix: openWorkflowPrefix })))
    open.set(key.slice(openWorkflowPrefix.length), decoder.decode(value))
  return open
}

/** The condition that an owner begins no other workflow meanwhile. */
export async function countOfWorkflows(state: Store, owner: string): Promise<Condition> {
  return { key: workflowCountKey(owner), expected: await findHeld(state, workflowCountKey(owner)) }
}

/** The writes that remove a workflow and all that is kept of it. */
export async function removalOfWorkflow(
  state: Store,
  { workflow_id: id, user_id, created_at }: Pick<WorkflowRecord, 'workflow_id' | 'user_id' | 'created_at'>,
): Promise<readonly Write[]> {
  const keys = [ownedWorkflowKey(user_id, created_at, id), openWorkflowKey(id)]
  for await (const { key } of state.range({ prefix: workflowPrefix(id) })) keys.push(key)
  return [...keys.map((key) => ({ key, value: null })), ...(await unparked(state, id))]
}

/** The writes that remove every workflow of an owner, and the condition that no other is begun meanwhile. */
export async function workflowRemovalOf(
  state: Store,
  owner: string,
): Promise<{ readonly writes: readonly Write[]; readonly conditions: readonly Condition[] }> {
  const count = await countOfWorkflows(state, owner)
  const writes: Write[] = [{ key: count.key, value: null }]
  const prefix = ownedWorkflowPrefix(owner)
  for await (const { key } of state.range({ prefix })) {
    const [created_at = '', workflow_id = ''] = key.slice(prefix.length).split('/')
    writes.push(...(await removalOfWorkflow(state, { workflow_id, user_id: owner, created_at })))
  }
  return { writes, conditions: [count] }
}
