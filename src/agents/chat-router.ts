// Chat router: the actor that answers the questions of one conversation, one after the other.
// Owns: nothing that must last; what is answered, and how far, stands in the store.   Does not own: the steps of an answer.
// R1. A step is one commit under the condition that its answer is as it was read, so that a repeat, or a cancel that came between,
//     changes nothing twice.
// R2. A step that fails too often ends its answer with that failure. Where that fails too, such as on damage, the answer stays open
//     until somebody asks again or the process starts.
// R3. It ends when no question of its conversation is open; who asks the next one starts it again.

import { type Behaviour, type Effect, type Next, next, type Spawn, stop } from '../actors/behaviour.ts'
import { transient } from '../actors/supervisor.ts'
import type { Failure } from '../errors.ts'
import { limits } from '../limits.ts'

export interface ConversationName {
  readonly user_id: string
  readonly session_id: string
}

interface State extends ConversationName {
  /** Failed attempts at the step that comes next, and at ending its answer. */
  readonly attempts: number
  /** Somebody asked since the last step began. */
  readonly isAsked: boolean
}

/** What the step of an answer hands on. */
export interface StepOutcome {
  /** False: no question is open. */
  readonly isOpen: boolean
}

/** Input of the main thread's task `chat_step`. */
export interface StepInput extends ConversationName {
  /** The step failed so often that its answer ends with this. */
  readonly failure?: Failure
}

type RouterMessage =
  | { readonly type: 'started' | 'asked' }
  | { readonly type: 'task_completed'; readonly output: StepOutcome }
  | { readonly type: 'task_failed'; readonly failure: Failure }

/** The address of a conversation's router. */
export function routerAddress({ session_id }: Pick<ConversationName, 'session_id'>): string {
  return `chat_router/${session_id}`
}

/** How a conversation's router is started, first or again. */
export function routerSpawn({ user_id, session_id }: ConversationName): Spawn {
  const address = routerAddress({ session_id })
  return { address, behaviour: 'chat_router', args: { user_id, session_id }, place: 'main', supervision: transient }
}

export const chatRouter: Behaviour<State, RouterMessage> = {
  initial: (args) => ({ ...(args as ConversationName), attempts: 0, isAsked: false }),
  receive(state, message) {
    switch (message.type) {
      case 'started':
        return step(state)
      case 'asked':
        return next({ ...state, isAsked: true }, { type: 'reply', message: { type: 'heard' } })
      case 'task_completed':
        if (message.output.isOpen || state.isAsked) return step({ ...state, attempts: 0 })
        return stop('nothing is asked')
      case 'task_failed': {
        const attempts = state.attempts + 1
        if (attempts < limits.workAttemptsMax) return step({ ...state, attempts })
        if (attempts === limits.workAttemptsMax) return step({ ...state, attempts }, message.failure)
        return stop('the answer cannot be ended')
      }
    }
  },
}

function step(state: State, failure?: Failure): Next<State> {
  const { user_id, session_id } = state
  const input: StepInput = { user_id, session_id, ...(failure && { failure }) }
  const run: Effect = { type: 'run', task: 'chat_step', input, tag: 'step' }
  return next({ ...state, isAsked: false }, run)
}
