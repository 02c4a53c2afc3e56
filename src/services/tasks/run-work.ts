// One piece of work of a task, once the gate lets it begin.

import assert from 'node:assert/strict'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { WorkingContext } from '../../tasks/kind.ts'
import { taskAddress } from '../../tasks/runner.ts'
import type { OpenedTask } from '../../tasks/task.ts'
import type { PieceInput, WorkOutput } from '../../tasks/work.ts'
import type { TasksContext } from './context.ts'
import { openTask } from './stored-task.ts'

/** Whether the actor that works is to stop. */
interface Cancellable {
  cancelled(): boolean
}

/** What the runner learns of it. Throws what the kind of the task throws. */
export async function runWork(context: TasksContext, input: PieceInput, run: Cancellable): Promise<WorkOutput> {
  const { clock, gate, actors, state } = context
  const { task_id, work } = input
  const leave = await gate.enter(input, () => !run.cancelled())
  const { signal, stop } = signalOf(clock, run)
  try {
    const begun = { type: 'work_begun', work }
    actors.send(taskAddress(task_id), begun)
    const startMs = clock.monotonic()
    const output = await doPiece(workingContext(context, run, signal), await openTask(state, task_id), input)
    return { ms: Math.max(1, Math.round(clock.monotonic() - startMs)), ...output }
  } finally {
    stop()
    leave()
  }
}

type Kinds = Pick<TasksContext, 'kinds'>

async function doPiece(
  { kinds, ...context }: WorkingContext & Kinds,
  { record, parts }: OpenedTask,
  { piece }: PieceInput,
): Promise<Omit<WorkOutput, 'ms'>> {
  const kind = kinds[record.kind]
  assert(kind, 'a task is stored of kinds alone that the service has')
  if (piece === 'conclude') return { conclusion: await kind.conclude(record, parts, context) }
  if (piece !== 'plan') return { part: await kind.run(parts[piece], record, context) }
  const plan = await kind.plan(record, context)
  if (plan.length > limits.taskPartsMax)
    throw new AppError('VALIDATION_ERROR', {
      field: 'parameters',
      reason: 'too_many_parts',
      found: plan.length,
      limit: limits.taskPartsMax,
    })
  return { plan }
}

function workingContext(
  { state, records, clock, ids, kinds, analyse }: TasksContext,
  run: Cancellable,
  signal: AbortSignal,
): WorkingContext & Kinds {
  return {
    ...{ state, records, clock, ids, kinds, signal },
    analyse: (work) => analyse(work, signal),
    assertWanted() {
      if (run.cancelled()) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'task_not_wanted' })
    },
  }
}

/** Fires once the actor is to stop; there is no other word of that in the main thread. */
function signalOf(clock: Clock, run: Cancellable) {
  const controller = new AbortController()
  let cancel = () => {}
  const look = () => {
    if (run.cancelled()) controller.abort()
    else cancel = clock.timer(limits.taskLookMs, look)
  }
  look()
  return { signal: controller.signal, stop: () => cancel() }
}
