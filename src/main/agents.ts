// The agents as the interface shows them.

import type { ActorSystem } from '../actors/system.ts'
import { AgentActivities } from '../agents/agent-activity.ts'
import { detectors } from '../detect/registry.ts'
import { createAskAgent } from '../services/agents/ask-agent.ts'
import type { AgentsContext } from '../services/agents/context.ts'

/** What actors do counts under the names that it gives. */
export const activities = new AgentActivities(detectors)

/** What the services of agents work with, over a running system. */
export function createAgents(parts: Omit<AgentsContext, 'atWork' | 'askAgent'>, actors: ActorSystem): AgentsContext {
  const atWork = {
    agents: () => activities.agents(actors.statistics()),
    threads: () => activities.threads(actors.statistics()),
  }
  return { ...parts, atWork, askAgent: createAskAgent(parts) }
}
