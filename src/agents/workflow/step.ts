// Workflow step: the actor that asks an agent for one unit of a workflow, once, and hands the outcome to its runner.

import { type Behaviour, next, stop } from '../../actors/behaviour.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { Failure } from '../../errors.ts'
import type { WorkflowStep } from './workflow.ts'
import type { StepAsk } from './workflow-data.ts'

/** Input of the main thread's task `ask_agent`. */
export interface AskInput {
  readonly workflow_id: string
  readonly unit: string
  readonly attempt: number
  readonly user_id: string
  readonly language: Language
  readonly ask: StepAsk
  readonly options: WorkflowStep['options']
  readonly timeout_ms: number
}

export interface StepArgs {
  readonly runner: string
  readonly unit: string
  readonly attempt: number
  readonly input: AskInput
}

type StepMessage =
  | { readonly type: 'started' }
  | { readonly type: 'task_completed'; readonly output: unknown }
  | { readonly type: 'task_failed'; readonly failure: Failure }

export const workflowStep: Behaviour<StepArgs, StepMessage> = {
  initial: (args) => args as StepArgs,
  receive(state, message) {
    const { runner: to, unit, attempt, input } = state
    switch (message.type) {
      case 'started':
        return next(state, { type: 'run', task: 'ask_agent', input, tag: unit })
      case 'task_completed': {
        const done = { type: 'step_completed', unit, attempt, output: message.output }
        return stop('asked', { type: 'send', to, message: done })
      }
      case 'task_failed': {
        const failed = { type: 'step_failed', unit, attempt, failure: message.failure }
        return stop('asked in vain', { type: 'send', to, message: failed })
      }
    }
  },
}
