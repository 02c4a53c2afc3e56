// Agent: a worker-thread actor that asks for work, does it where the data is, and hands the outcome back.
// Owns: the address of its coordinator.   Does not own: what the work is (tasks/) or its order (coordinator.ts).
// G1. Every `work` is answered by exactly one `work_completed` or `work_failed` a turn; the coordinator tolerates repeats.

import { type Behaviour, next } from '../actors/behaviour.ts'
import type { AgentArgs, AgentMessage } from './messages.ts'

export const agent: Behaviour<AgentArgs, AgentMessage> = {
  initial: (args) => args as AgentArgs,
  receive(state, message) {
    const { coordinator: to, investigation_id } = state
    switch (message.type) {
      case 'started':
        return next(state, { type: 'send', to, message: { type: 'ready' } })
      case 'work':
        return next(state, {
          type: 'run',
          task: 'work',
          tag: message.item.id,
          input: { investigation_id, item: message.item },
        })
      case 'task_completed': {
        const done = { type: 'work_completed', item: message.tag, outcome: message.output }
        return next(state, { type: 'send', to, message: done })
      }
      case 'task_failed': {
        const failed = { type: 'work_failed', item: message.tag, failure: message.failure }
        return next(state, { type: 'send', to, message: failed })
      }
    }
  },
}
