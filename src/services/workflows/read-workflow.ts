// Reads workflows: their owners, admins, and the deciders of a step that waits.

import { shownVote, stepView } from '../../agents/workflow/advance.ts'
import { deciders, type Unit, type WorkflowCheckpoint, type WorkflowRecord } from '../../agents/workflow/workflow.ts'
import { getStep } from '../../agents/workflow/workflow-data.ts'
import type { Caller } from '../../domain/caller.ts'
import type { Workflow, WorkflowStepState } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import { AppError, type Failure } from '../../errors.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { WorkflowsContext } from './context.ts'
import { getStored, listWorkflowsOf, readOutputs, type StoredWorkflow } from './stored-workflow.ts'

/** A workflow but for the words of failures. */
export type ShownWorkflow = Omit<Workflow, 'steps' | 'error'> & {
  readonly steps: readonly ShownStep[]
  readonly failure?: Failure
}
export type ShownStep = Omit<WorkflowStepState, 'error'> & { readonly failure?: Failure }

/** One page of the caller's own, newest first by default. */
export async function listWorkflows(
  { state }: Pick<WorkflowsContext, 'state'>,
  query: ListQuery,
  caller: Caller,
): Promise<Page<ShownWorkflow>> {
  const own = await listWorkflowsOf(state, caller.user_id)
  const { sort = '-created_at' } = query
  return pageOf(
    own.map((each) => viewOf(each, {})),
    { ...query, sort },
    'workflow_id',
  )
}

/** A workflow with what its steps gave. Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS. */
export async function readWorkflow(
  { state }: Pick<WorkflowsContext, 'state'>,
  id: string,
  caller: Caller,
): Promise<ShownWorkflow> {
  const stored = await getReadable(state, id, caller)
  return viewOf(stored, await readOutputs(state, id))
}

/** Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS. */
export async function getReadable(state: WorkflowsContext['state'], id: string, caller: Caller) {
  const stored = await getStored(state, id)
  if (!mayRead(stored, caller)) throw notOwner()
  return stored
}

/** Throws RESOURCE_NOT_FOUND, and INSUFFICIENT_PERMISSIONS for callers who are neither owner nor admin. */
export async function getOwn(state: WorkflowsContext['state'], id: string, caller: Caller) {
  const stored = await getStored(state, id)
  if (!isOwn(stored.record, caller)) throw notOwner()
  return stored
}

/** Whether the caller may read a workflow as it is now. */
export function mayRead({ record, checkpoint }: StoredWorkflow, caller: Caller): boolean {
  return isOwn(record, caller) || checkpoint.units.some((unit) => isAwaited(record, unit, caller))
}

/** Whether a step waits for a decision that the caller may make. */
export function isAwaited(record: WorkflowRecord, { status, step_id }: Unit, { role }: Caller): boolean {
  return status === 'awaiting_approval' && deciders(getStep(record, step_id)).includes(role)
}

function isOwn({ user_id }: WorkflowRecord, caller: Caller): boolean {
  return user_id === caller.user_id || caller.role === 'admin'
}

function notOwner(): AppError {
  return new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_workflow_owner' })
}

/** A workflow as readers see it. */
export function viewOf(
  { record, checkpoint }: StoredWorkflow,
  outputs: Readonly<Record<string, unknown>>,
): ShownWorkflow {
  const { workflow_id, name, pattern, strategy, steps, created_at } = record
  const { status, units, started_at, completed_at, failure, vote } = checkpoint
  return {
    workflow_id,
    ...(name !== undefined && { name: maskTyped(name) }),
    pattern,
    strategy,
    status,
    total_steps: steps.length,
    execution_path: pathOf(checkpoint),
    steps: units.map((unit): ShownStep => {
      const output = outputs[unit.id] as ShownStep['result']
      return { ...stepView(record, unit), ...(output !== undefined && { result: output }) }
    }),
    created_at,
    started_at,
    ...(completed_at !== undefined && { completed_at }),
    ...(vote && { vote: shownVote(vote) }),
    ...(failure && { failure }),
  }
}

/** The steps that were begun, in the order in which they were. */
function pathOf({ units }: WorkflowCheckpoint): string[] {
  const begun = units.filter(({ started_at, kind }) => started_at !== undefined && kind === 'step')
  const order = (unit: Unit) => Date.parse(unit.started_at ?? '')
  return begun.sort((left, right) => order(left) - order(right)).map(({ step_id }) => step_id)
}
