// Rows of the operations table: agents.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Agents', permission: 'read:investigations' } as const
// Those that start an investigation are kept under an Idempotency-Key once they are answered.
const asks = {
  ...reads,
  method: 'POST',
  permission: 'write:investigations',
  shows: 'read:investigations',
  creates: 'in_steps',
} as const
const askErrors = ['INVALID_DATA_SOURCE', 'INVESTIGATION_NOT_FOUND'] as const

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
  {
    ...asks,
    ...shared('/api/v1/agents/{agent_name}/investigate'),
    id: 'ask_agent',
    summary: { en: 'Ask one agent', pt: 'Consultar um agente' },
    body: 'AgentRequest',
    reply: 'AgentReply',
    errors: askErrors,
  },
  {
    ...asks,
    ...shared('/api/v1/multi-agent/query'),
    id: 'ask_agents',
    summary: { en: 'Ask several agents one question', pt: 'Fazer uma pergunta a vários agentes' },
    body: 'MultiAgentRequest',
    reply: 'MultiAgentReply',
    errors: askErrors,
  },
] as const satisfies readonly Operation[]
