// One unit of a workflow asked of its agent, with the rights that its owner has at that moment.

import { startedRunKey } from '../../agents/workflow/keys.ts'
import type { AskInput } from '../../agents/workflow/step.ts'
import { AppError, toError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { AgentAnswer } from '../agents/agent-ask.ts'
import { getCheckpoint } from '../investigations/documents.ts'
import { readOwner } from '../watches/context.ts'
import type { WorkflowsContext } from './context.ts'

/** Whether the actor that asks is to stop. */
interface Cancellable {
  cancelled(): boolean
}

/** What later steps see of an answer. Throws as AskAgent, and with what an investigation failed. */
export async function runStep(context: WorkflowsContext, input: AskInput, run: Cancellable): Promise<object> {
  const { ask, options, language, workflow_id, unit, attempt, timeout_ms } = input
  const caller = await readOwner(context, input.user_id)
  const once = startedRunKey(workflow_id, `${unit}/${attempt}`)
  const wanted = { ...options, ...ask, language, once, wait_ms: timeout_ms }
  const { signal, stop } = signalOf(context, run)
  try {
    const answer = await context.askAgent(wanted, { caller, context: {} }, signal)
    if (answer.agent === 'coordinator' && answer.investigation_id !== undefined)
      await assertCompleted(context, answer.investigation_id)
    return outputOf(answer)
  } finally {
    stop()
  }
}

/** Fires once the actor is to stop; there is no other word of that in the main thread. */
function signalOf({ clock }: Pick<WorkflowsContext, 'clock'>, run: Cancellable) {
  const controller = new AbortController()
  let cancel = () => {}
  const look = () => {
    if (run.cancelled()) controller.abort()
    else cancel = clock.timer(limits.workflowStopLookMs, look)
  }
  look()
  return { signal: controller.signal, stop: () => cancel() }
}

async function assertCompleted({ state }: WorkflowsContext, id: string): Promise<void> {
  const { state: end, error } = await getCheckpoint(state, id)
  if (error) throw toError(error)
  if (end !== 'completed') throw new AppError('CONFLICT', { reason: 'investigation_not_completed' })
}

/** The answer within limits.workflowOutputBytesMax: the last of its evidence is left out first. */
function outputOf({
  notes: _n,
  filters: _f,
  understood: _u,
  isOneOfSources: _o,
  evidence,
  ...answer
}: AgentAnswer): object {
  // Figures of nothing show nothing.
  const shown = evidence.filter(({ kind, query }) => kind !== 'aggregate' || query?.total !== 0)
  const found = (answer.anomalies_detected ?? shown.length) > 0
  for (let kept = evidence.length; ; kept--) {
    const output = { ...answer, found, evidence: evidence.slice(0, kept) }
    if (kept === 0 || Buffer.byteLength(JSON.stringify(output)) <= limits.workflowOutputBytesMax) return output
  }
}
