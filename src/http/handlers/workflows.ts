// Handlers of the workflows of agents.

import type { Workflow } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { type Failure, isRecoverable } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { getNamed } from '../../services/agents/read-agents.ts'
import type { WorkflowsContext } from '../../services/workflows/context.ts'
import { controlWorkflow, decideStep, retryWorkflow } from '../../services/workflows/control-workflow.ts'
import { followWorkflow, type LoggedWorkflowEvent } from '../../services/workflows/follow-workflow.ts'
import { listApprovals } from '../../services/workflows/list-approvals.ts'
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
import { toWorkflowEvent } from '../../wire/events.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers, StreamText } from '../handler.ts'
import { formatEvent, type StreamEvent } from '../sse.ts'
import { createTextsByLanguage } from '../texts-by-language.ts'
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
    async list_approvals(request) {
      return { body: toList(request, await listApprovals(context, request.query, request.caller)) }
    },
    get_workflow: async ({ params, caller, language }) => ({
      body: worded(await readWorkflow(context, params.workflow_id, caller), language),
    }),
    async workflow_stream(request) {
      const { params, caller, lastEventId, aborted: signal, language } = request
      const stream = await followWorkflow(context, params.workflow_id, { caller, lastEventId, signal })
      if (stream.type === 'ended') return { status: 204 }
      const before = stream.type === 'reset' ? [resetEvent(lastEventId ?? '', language)] : []
      return { texts: toStream(before, stream.pages, language), isReadable: stream.isReadable }
    },
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

function resetEvent(last_event_id: string, language: Language): StreamEvent {
  return toWorkflowEvent('reset', { last_event_id: last_event_id.slice(0, limits.eventIdCharactersMax) }, language)
}

type Page = readonly LoggedWorkflowEvent[]

async function* toStream(
  before: readonly StreamEvent[],
  pages: AsyncIterable<Page>,
  language: Language,
): AsyncGenerator<StreamText> {
  if (before.length > 0) yield { bytes: Buffer.from(before.map(formatEvent).join('')) }
  for await (const page of pages) yield textOf(page, { language })
}

const textOf = createTextsByLanguage((page: Page, { language }: { readonly language: Language }): StreamText => {
  const events = page.map(({ id, event, data }) => ({
    id: String(id),
    ...toWorkflowEvent(event, toShown(event, data, language), language),
  }))
  const isFinal = page.at(-1)?.isFinal
  return { bytes: Buffer.from(events.map(formatEvent).join('')), ...(isFinal && { isFinal }) }
})

/** The data of a logged event, with failures in words. */
function toShown(event: LoggedWorkflowEvent['event'], data: unknown, language: Language): unknown {
  switch (event) {
    case 'step':
      return wordedStep(data as ShownStep, language)
    case 'error': {
      const failure = data as Failure
      return wordFailure({ ...failure, recoverable: isRecoverable(failure) }, language)
    }
    case 'complete':
    case 'status':
    case 'cancelled':
      return data
  }
}
