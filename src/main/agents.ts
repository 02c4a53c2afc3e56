// The agents as the interface shows them: what they answer from, what they are at, and their workflows.

import type { ActorSystem } from '../actors/system.ts'
import { createAskAgent } from '../services/agents/ask-agent.ts'
import type { AskedAgents } from '../services/agents/asked-agents.ts'
import type { AgentsContext } from '../services/agents/context.ts'
import type { WorkflowsContext } from '../services/workflows/context.ts'
import { activities } from './agent-activities.ts'
import { createAnalyses } from './analyses.ts'
import type { createActorsBeside } from './workflows.ts'

interface AgentsParts
  extends Pick<WorkflowsContext, 'state' | 'clock' | 'ids' | 'trail' | 'users'>,
    Pick<AgentsContext, 'lookups' | 'read'> {
  readonly dataDir: string
  readonly asked: AskedAgents
  readonly investigations: AgentsContext['investigations'] & { readonly actors: ActorSystem }
  readonly workflowActors: ReturnType<typeof createActorsBeside>
}

/** What the services of agents, of their analyses and of their workflows work with. */
export function createAgents({ dataDir, asked, workflowActors, ...parts }: AgentsParts) {
  const { actors, logs } = parts.investigations
  const atWork = {
    agents: () => asked.with(activities.agents(actors.statistics())),
    threads: () => activities.threads(actors.statistics()),
  }
  const analyses = createAnalyses(dataDir)
  const asking = { ...parts, analyses }
  const agents: AgentsContext = { ...asking, atWork, askAgent: asked.counting(createAskAgent(asking)) }
  const workflows = workflowActors.attach({ ...parts, actors, logs, askAgent: agents.askAgent })
  return { analyses, agents, workflows }
}
