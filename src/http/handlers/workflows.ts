// Handlers of the workflows of agents.

import type { Workflow } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { isRecoverable } from '../../errors.ts'
import { getNamed } from '../../services/agents/read-agents.ts'
import type { WorkflowsContext } from '../../services/workflows/context.ts'
import { controlWorkflow, decideStep, retryWorkflow } from '../../services/workflows/control-workflow.ts'
import {
  listWorkflows,
  readWorkflow,
  type ShownStep,
  type ShownWorkflow,
  viewOf,
} from '../../services/workflows/read-workflow.ts'
import { startWorkflow } from '../../services/workflows/start-workflow.ts'
import type { StoredWorkflow } from '../../services/workflows/stored-workflow.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

const path = '/api/v1/agents/workflows'

/** One handler for each operation of the module. */
export function workflowHandlers(context: WorkflowsContext) {
  return {
    async start_workflow(request) {
      const { params, body, language } = request
      const { name: agent } = getNamed(params.agent_name)
      const toReply = (made: StoredWorkflow) => ({
        headers: { Location: `${path}/${made.record.workflow_id}` },
        body: worded(viewOf(made, {}), language),
      })
      return request.once(toReply, (making) =>
        startWorkflow(context, { agent, body, language }, { ...askerOf(request), ...making }),
      )
    },
    async list_workflows(request) {
      const { items, ...page } = await listWorkflows(context, request.query, request.caller)
      return { body: toList(request, { ...page, items: items.map((each) => worded(each, request.language)) }) }
    },
    get_workflow: async ({ params, caller, language }) => ({
      body: worded(await readWorkflow(context, params.workflow_id, caller), language),
    }),
    async pause_workflow(request) {
      const wanted = { id: request.params.workflow_id, action: 'pause' } as const
      return { body: worded(await controlWorkflow(context, wanted, askerOf(request)), request.language) }
    },
    async resume_workflow(request) {
      const wanted = { id: request.params.workflow_id, action: 'resume' } as const
      return { body: worded(await controlWorkflow(context, wanted, askerOf(request)), request.language) }
    },
    async cancel_workflow(request) {
      const wanted = { id: request.params.workflow_id, action: 'cancel' } as const
      return { body: worded(await controlWorkflow(context, wanted, askerOf(request)), request.language) }
    },
    async retry_workflow(request) {
      const wanted = { id: request.params.workflow_id, from: request.query.from }
      return { body: worded(await retryWorkflow(context, wanted, askerOf(request)), request.language) }
    },
    async approve_step(request) {
      const { workflow_id: id, step_id } = request.params
      const wanted = { id, step_id, decision: 'approved' } as const
      return { body: worded(await decideStep(context, wanted, askerOf(request)), request.language) }
    },
    async reject_step(request) {
      const { workflow_id: id, step_id } = request.params
      const wanted = { id, step_id, decision: 'rejected' } as const
      return { body: worded(await decideStep(context, wanted, askerOf(request)), request.language) }
    },
  } satisfies Partial<Handlers>
}

/** A workflow with its failures in words. */
function worded({ failure, steps, ...view }: ShownWorkflow, language: Language): Workflow {
  return {
    ...view,
    steps: steps.map((step) => wordedStep(step, language)),
    ...(failure && { error: wordFailure({ ...failure, recoverable: isRecoverable(failure) }, language) }),
  }
}

function wordedStep({ failure, ...step }: ShownStep, language: Language): Workflow['steps'][number] {
  return {
    ...step,
    ...(failure && { error: wordFailure({ ...failure, recoverable: isRecoverable(failure) }, language) }),
  }
}
