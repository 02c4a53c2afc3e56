// Rows of the operations table: agents.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Agents', permission: 'read:investigations' } as const

export const agentOperations = [
  {
    ...reads,
    ...shared('/api/v1/agents'),
    id: 'list_agents',
    summary: { en: 'List the agents', pt: 'Listar os agentes' },
    query: 'AgentsQuery',
    reply: 'AgentList',
  },
  {
    ...reads,
    ...shared('/api/v1/agents/status'),
    id: 'agents_status',
    summary: { en: 'What the agents and threads are at', pt: 'O que os agentes e as threads estão fazendo' },
    reply: 'AgentsStatus',
  },
  {
    ...reads,
    ...shared('/api/v1/agents/{agent_name}'),
    id: 'get_agent',
    summary: { en: 'Read an agent', pt: 'Ler um agente' },
    reply: 'AgentDetails',
  },
] as const satisfies readonly Operation[]
