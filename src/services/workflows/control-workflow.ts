// What people do with a workflow that has been started: pause, resume, cancel, decide, and try again.

import { unparked } from '../../agents/parked.ts'
import { eventsBetween } from '../../agents/workflow/advance.ts'
import {
  openWorkflowKey,
  startedRunKey,
  workflowCheckpointKey,
  workflowEventKey,
  workflowOutputKey,
} from '../../agents/workflow/keys.ts'
import { type Decision, type RunnerReply, runnerAddress, runnerSpawn } from '../../agents/workflow/runner.ts'
import { stepsAfter } from '../../agents/workflow/steps-order.ts'
import {
  deciders,
  freshUnits,
  isEnded,
  type Unit,
  type WorkflowCheckpoint,
  type WorkflowRecord,
} from '../../agents/workflow/workflow.ts'
import { getStep } from '../../agents/workflow/workflow-data.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import { AppError, findAppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Write } from '../../store/port.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import type { WorkflowsContext } from './context.ts'
import { getOwn, getReadable, readWorkflow, type ShownWorkflow } from './read-workflow.ts'
import { readAdmission } from './start-workflow.ts'
import { getStored, workflowBytes } from './stored-workflow.ts'

/** Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS, CONFLICT where it does not fit, and SERVICE_UNAVAILABLE. */
export async function controlWorkflow(
  context: WorkflowsContext,
  { id, action }: { readonly id: string; readonly action: 'pause' | 'resume' | 'cancel' },
  asker: Asker,
): Promise<ShownWorkflow> {
  const { checkpoint } = await getOwn(context.state, id, asker.caller)
  await tell(context, { id, checkpoint, message: { type: action }, event: changed(id, asker, { action }) })
  return readWorkflow(context, id, asker.caller)
}

/** Approves or rejects a step that waits for it. Throws as controlWorkflow, and where the caller has another role. */
export async function decideStep(
  context: WorkflowsContext,
  { id, step_id, decision }: { readonly id: string } & Pick<Decision, 'step_id' | 'decision'>,
  asker: Asker,
): Promise<ShownWorkflow> {
  const { record, checkpoint } = await getReadable(context.state, id, asker.caller)
  const step = record.steps.find((each) => each.step_id === step_id)
  if (step === undefined)
    throw new AppError('RESOURCE_NOT_FOUND', { id: step_id.slice(0, limits.shownIdCharactersMax) })
  if (step.kind === 'approval' && !deciders(step).includes(asker.caller.role))
    throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_decider' })
  const message = { type: 'decide', step_id, decision, user_id: asker.caller.user_id }
  await tell(context, { id, checkpoint, message, event: changed(id, asker, { action: decision, step: step_id }) })
  return viewAfter(context, id, asker)
}

/** A decider who is not the owner may read no more once the step is decided. */
async function viewAfter(context: WorkflowsContext, id: string, asker: Asker): Promise<ShownWorkflow> {
  const admin = { ...asker.caller, role: 'admin' } as const
  return readWorkflow(context, id, admin)
}

interface Told {
  readonly id: string
  readonly checkpoint: WorkflowCheckpoint
  readonly message: { readonly type: string }
  readonly event: AuditInput
}

/** The trail has it first, with the rights that the caller has then: what the runner does afterwards cannot be refused for them. */
async function tell(context: WorkflowsContext, { id, checkpoint, message, event }: Told): Promise<void> {
  assertUnderWay(checkpoint)
  await untilCommitted(async () => (await context.trail.commit([], [], [event])) || null)
  const reply = await askRunner(context, id, message)
  if (reply.type === 'refused') throw new AppError('CONFLICT', { reason: reply.reason })
}

/** A runner that was given up is started again. */
async function askRunner(
  { state, actors }: WorkflowsContext,
  id: string,
  message: Told['message'],
): Promise<RunnerReply> {
  const ask = async () => (await actors.ask(runnerAddress(id), message, limits.workflowAnswerMs)) as RunnerReply
  try {
    return await ask()
  } catch (error) {
    assertUnderWay((await getStored(state, id)).checkpoint)
    if (findAppError(error)?.details.reason !== 'unknown_address') throw error
    await beginRunner({ actors }, id)
    return ask()
  }
}

function assertUnderWay(checkpoint: WorkflowCheckpoint): void {
  if (isEnded(checkpoint)) throw new AppError('CONFLICT', { reason: 'workflow_ended' })
}

/**
 * Begins an ended workflow again from a step, with the outputs of all that does not come after it; without a step, from what did not
 * complete. Throws as controlWorkflow, and VALIDATION_ERROR for a step that it does not have.
 */
export async function retryWorkflow(
  context: WorkflowsContext,
  { id, from }: { readonly id: string; readonly from?: string | undefined },
  asker: Asker,
): Promise<ShownWorkflow> {
  const { state, clock, trail } = context
  await untilCommitted(async () => {
    const { record, checkpoint, condition } = await getOwn(state, id, asker.caller)
    if (!isEnded(checkpoint)) throw new AppError('CONFLICT', { reason: 'workflow_under_way' })
    const admission = await readAdmission(context, record.user_id, id)
    const began = again(record, checkpoint, { from, now: new Date(clock.now()).toISOString() })
    const events = eventsBetween(record, checkpoint, began.checkpoint)
    const next = { ...began.checkpoint, last_event: checkpoint.last_event + events.length }
    const writes: Write[] = [
      ...admission.writes,
      ...began.forgotten.flatMap((unit) => [
        { key: workflowOutputKey(id, unit.id), value: null },
        ...Array.from({ length: unit.attempts }, (_, at) => ({
          key: startedRunKey(id, `${unit.id}/${at + 1}`),
          value: null,
        })),
      ]),
      ...(await unparked(state, id)),
      { key: workflowCheckpointKey(id), value: workflowBytes(next) },
      ...events.map((event, at) => ({
        key: workflowEventKey(id, checkpoint.last_event + 1 + at),
        value: workflowBytes(event),
      })),
      { key: openWorkflowKey(id), value: Buffer.from(record.user_id) },
    ]
    const event = changed(id, asker, { action: 'retry', ...(from !== undefined && { step: from }) })
    return (await trail.commit(writes, [condition, admission.count], [event])) || null
  })
  await beginRunner(context, id)
  return readWorkflow(context, id, asker.caller)
}

/** The runner of the end before may still be leaving. One that cannot be begun is begun by the next request, or by a start. */
async function beginRunner({ actors }: Pick<WorkflowsContext, 'actors'>, id: string): Promise<void> {
  for (let tries = 0; tries < limits.workflowBeginTriesMax; tries++) {
    try {
      return actors.spawn(runnerSpawn(id))
    } catch (error) {
      if (findAppError(error)?.code !== 'CONFLICT') throw error
    }
    // One that is at work refuses this, since no step is called so; one that leaves gives no answer.
    const answer = actors.ask(runnerAddress(id), nothingDecided, limits.workflowAnswerMs)
    if (await answer.then(isReply, () => false)) return
  }
}

const nothingDecided = { type: 'decide', step_id: '', decision: 'rejected' }
const isReply = ({ type }: { readonly type: string }) => type === 'done' || type === 'refused'

function again(
  record: WorkflowRecord,
  checkpoint: WorkflowCheckpoint,
  { from, now }: { readonly from: string | undefined; readonly now: string },
) {
  const allowed = record.steps.map(({ step_id }) => step_id)
  if (from !== undefined && !allowed.includes(from))
    throw new AppError('VALIDATION_ERROR', { field: 'from', reason: 'not_allowed', allowed })
  const undone = new Set(checkpoint.units.filter(({ kind }) => kind === 'undo').map(({ step_id }) => step_id))
  const failed = checkpoint.units.filter((unit) => unit.kind !== 'undo' && unit.status !== 'completed')
  const first = new Set([...failed.map(({ step_id }) => step_id), ...undone, ...(from === undefined ? [] : [from])])
  const reset = new Set([...first].flatMap((step_id) => [step_id, ...stepsAfter(record, step_id)]))
  const keeps = (unit: Unit) => !reset.has(unit.step_id)
  const fresh = freshUnits(record.steps.filter(({ step_id }) => reset.has(step_id)))
  const kept = checkpoint.units.filter(keeps)
  const place = ({ step_id }: Unit) => record.steps.indexOf(getStep(record, step_id))
  const units = [...kept, ...fresh].sort((left, right) => place(left) - place(right))
  const { completed_at: _c, failure: _f, vote: _v, paused_at: _p, undo_ms: _u, ...rest } = checkpoint
  const next: WorkflowCheckpoint = {
    ...rest,
    status: 'running',
    is_undoing: false,
    units,
    started_at: now,
    paused_ms: 0,
  }
  return { checkpoint: next, forgotten: checkpoint.units.filter((unit) => !keeps(unit)) }
}

function changed(id: string, asker: Asker, details: Readonly<Record<string, unknown>>): AuditInput {
  return eventBy('workflow.updated', asker, { resource_type: 'workflow', resource_id: id, details })
}
