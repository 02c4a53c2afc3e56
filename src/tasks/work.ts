// Work: the actor that does one piece of a task's work, and hands the outcome to its runner.

import { type Behaviour, next, stop } from '../actors/behaviour.ts'
import type { TaskPriority } from '../domain/generated/wire-types.ts'
import type { Failure } from '../errors.ts'
import type { PartitionOutcome, PlannedPartition, TaskConclusion } from './kind.ts'

/** A part by its place in the plan. */
export type Piece = 'plan' | 'conclude' | number

/** Input of the main thread's task `task_work`. */
export interface PieceInput {
  readonly task_id: string
  readonly work: number
  readonly piece: Piece
  readonly priority: TaskPriority
  readonly created_at: string
  readonly schedule_id?: string
  readonly is_awaited?: boolean
}

/** How long it took, without its wait; by the kind of piece what came of it. */
export interface WorkOutput {
  readonly ms: number
  readonly plan?: readonly PlannedPartition[]
  readonly part?: PartitionOutcome
  readonly conclusion?: TaskConclusion
}

export interface WorkArgs {
  readonly runner: string
  readonly input: PieceInput
}

type WorkMessage =
  | { readonly type: 'started' }
  | { readonly type: 'task_completed'; readonly output: unknown }
  | { readonly type: 'task_failed'; readonly failure: Failure }

export const taskWork: Behaviour<WorkArgs, WorkMessage> = {
  initial: (args) => args as WorkArgs,
  receive(state, message) {
    const { runner: to, input } = state
    const { work } = input
    switch (message.type) {
      case 'started':
        return next(state, { type: 'run', task: 'task_work', input, tag: String(work) })
      case 'task_completed': {
        const done = { type: 'work_done', work, output: message.output }
        return stop('done', { type: 'send', to, message: done })
      }
      case 'task_failed': {
        const failed = { type: 'work_failed', work, failure: message.failure }
        return stop('failed', { type: 'send', to, message: failed })
      }
    }
  },
}
