// AskedAgents
// Owns: how many questions each agent has answered since the start of the service, those of conversations too, and is answering.   Does not own: the answers.
// Q1. A question counts for whom it was put to, and once it is answered for who answered it where that is another.

import type { AgentActivity } from '../../agents/agent-activity.ts'
import type { AgentId } from '../../domain/agents.ts'
import type { AskAgent } from './agent-ask.ts'

export class AskedAgents {
  readonly #answered = new Map<AgentId, number>()
  readonly #answering = new Map<AgentId, number>()

  /** The same asking, counted. */
  counting(ask: AskAgent): AskAgent {
    return async (asked, asker, signal) => {
      add(this.#answering, asked.agent, 1)
      try {
        const answer = await ask(asked, asker, signal)
        this.answered(asked.agent, answer.agent)
        return answer
      } finally {
        add(this.#answering, asked.agent, -1)
      }
    }
  }

  /** Counts an answer: for whom the question was put to, and for who answered where that is another. */
  answered(asked: AgentId, by: AgentId): void {
    for (const agent of new Set([asked, by])) add(this.#answered, agent, 1)
  }

  /** What agents are at, with the questions that are put to them beside the messages of their actors. */
  with(activities: ReadonlyMap<AgentId, AgentActivity>): ReadonlyMap<AgentId, AgentActivity> {
    return new Map(
      [...activities].map(([name, activity]) => {
        const answering = this.#answering.get(name) ?? 0
        return [
          name,
          {
            ...activity,
            ...(answering > 0 && { status: 'working' }),
            working: activity.working + answering,
            turns: activity.turns + (this.#answered.get(name) ?? 0),
          },
        ]
      }),
    )
  }
}

function add(counts: Map<AgentId, number>, agent: AgentId, more: number): void {
  counts.set(agent, (counts.get(agent) ?? 0) + more)
}
