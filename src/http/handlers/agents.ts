// Handlers of the agents module.

import type { AgentsContext } from '../../services/agents/context.ts'
import { listAgents, readAgent, readAgentsStatus } from '../../services/agents/read-agents.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function agentHandlers(context: AgentsContext) {
  return {
    list_agents: (request) => ({ body: toList(request, listAgents(context, request.query, request.language)) }),
    get_agent: ({ params, language }) => ({ body: readAgent(context, params.agent_name, language) }),
    agents_status: () => ({ body: readAgentsStatus(context) }),
  } satisfies Partial<Handlers>
}
