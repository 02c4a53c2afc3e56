// Workflows: their actors, which run beside those of investigations, and the services over them.

import assert from 'node:assert/strict'
import type { Repertoire, TaskRun } from '../actors/behaviour.ts'
import { workflowRunner } from '../agents/workflow/runner.ts'
import { workflowStep } from '../agents/workflow/step.ts'
import type { WorkflowsContext } from '../services/workflows/context.ts'
import { runStep } from '../services/workflows/run-step.ts'
import { openWorkflow } from '../services/workflows/stored-workflow.ts'

const behaviours = { workflow: workflowRunner, workflow_step: workflowStep }

/** Other actors with those of workflows, whose services need the actors as these need them: `attach` brings the two together. */
export function createActorsBeside(...others: readonly Repertoire[]): Repertoire & {
  attach(context: WorkflowsContext): WorkflowsContext
} {
  let attached: WorkflowsContext | undefined
  const context = (): WorkflowsContext => {
    assert(attached, 'workflows run once their services are there')
    return attached
  }
  return {
    behaviours: {
      ...Object.assign({}, ...others.map((each) => each.behaviours)),
      ...(behaviours as Repertoire['behaviours']),
    },
    tasks: {
      ...Object.assign({}, ...others.map(({ tasks }) => tasks)),
      open_workflow: (input) => openWorkflow(context().state, input as { readonly id: string }),
      ask_agent: (input, run: TaskRun) => runStep(context(), input as Parameters<typeof runStep>[1], run),
    },
    attach(given) {
      attached = given
      return given
    },
  }
}
