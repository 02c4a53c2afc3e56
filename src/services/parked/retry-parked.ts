// Retry of parked work: what it was of has it done once more, with the rights that its owner has now.

import { type ParkedWork, parkedKey } from '../../agents/parked.ts'
import { runnerAddress, runnerSpawn } from '../../agents/workflow/runner.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import { AppError, findAppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { taskAddress, taskSpawn } from '../../tasks/runner.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import { retryInvestigation } from '../investigations/retry.ts'
import { retryTask } from '../tasks/control-task.ts'
import { readOwner } from '../watches/context.ts'
import { retryWorkflow } from '../workflows/control-workflow.ts'
import type { ParkedContext } from './context.ts'
import { readParked } from './list-parked.ts'

/** What does the work now: of an investigation a new one. */
export type Retried = Pick<ParkedWork, 'subject' | 'subject_id'>

/**
 * Throws RESOURCE_NOT_FOUND, also where it has been tried again since, CONFLICT while what it is of is under way, and as the retry of
 * that does.
 */
export async function retryParked(context: ParkedContext, id: string, asker: Asker): Promise<Retried> {
  const work = (await readParked(context.state)).find(({ parked_id }) => parked_id === id)
  if (work === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  const { subject, subject_id, kind, name } = work
  if (subject === 'investigation') return retryRun(context, work, asker)
  if (kind === 'message') await deliverAgain(context, work, asker)
  else if (subject === 'task') await retryTask(context.tasks, { id: subject_id, partitions: [name] }, asker)
  else await retryWorkflow(context.workflows, { id: subject_id }, asker)
  return { subject, subject_id }
}

/** A new run of the owner; what was parked goes, and who asked is in the trail, with the commit that starts it: of two the second gets that run. */
async function retryRun(context: ParkedContext, work: ParkedWork, asker: Asker): Promise<Retried> {
  const { subject_id, user_id = '' } = work
  const caller = await readOwner(context, user_id)
  const as = { state: 'pending', fieldsAt: '', retriedBy: retried(work, asker) } as const
  const how = { caller, context: asker.origin, ...as }
  const { record: started } = await retryInvestigation(context.investigations, subject_id, how)
  return { subject: 'investigation', subject_id: started.investigation_id }
}

/**
 * To the runner, which is started where it does not live. What was parked goes before it is delivered, in the commit that audits it: of two
 * that ask at once one delivers. A process that ends in between loses no more than any message to a runner, which reads what is stored.
 */
async function deliverAgain(context: ParkedContext, work: ParkedWork, asker: Asker): Promise<void> {
  const { subject, subject_id, message } = work
  const { actors } = context.tasks
  const [address, spawn] =
    subject === 'task'
      ? [taskAddress(subject_id), taskSpawn(subject_id)]
      : [runnerAddress(subject_id), runnerSpawn(subject_id)]
  try {
    actors.spawn(spawn)
  } catch (error) {
    // It lives.
    if (findAppError(error)?.code !== 'CONFLICT') throw error
  }
  await take(context, work, asker)
  if (message) actors.send(address, message)
}

/** Out of the list, with its event in the trail; throws RESOURCE_NOT_FOUND where somebody else has taken it. */
async function take(context: ParkedContext, work: ParkedWork, asker: Asker): Promise<void> {
  const key = parkedKey(work)
  await untilCommitted(async () => {
    const expected = await context.state.get(key)
    if (expected === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: work.parked_id })
    return (await context.trail.commit([{ key, value: null }], [{ key, expected }], [retried(work, asker)])) || null
  })
}

function retried({ subject, subject_id, kind, name }: ParkedWork, asker: Asker): AuditInput {
  const details = { action: 'retry', [kind]: name }
  return eventBy(`${subject}.updated`, asker, { resource_type: subject, resource_id: subject_id, details })
}
