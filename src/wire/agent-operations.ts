// Rows of the operations table: agents.

import type { Operation } from './operation.ts'
import { alsoAt, get, shared } from './operation-rows.ts'

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

const workflows = '/api/v1/agents/workflows'
const workflow = shared('/api/v1/agents/workflows/{workflow_id}')
const controls = {
  ...reads,
  method: 'POST',
  permission: 'write:investigations',
  shows: 'read:investigations',
  creates: null,
  reply: 'Workflow',
  errors: ['CONFLICT'],
} as const

const workflowRows = [
  {
    ...controls,
    ...shared('/api/v1/agents/{agent_name}/orchestrate'),
    also: ['execute', 'conditional'].map((how) => ({
      path: `/api/v1/orchestration/workflows/${how}`,
      params: { agent_name: 'coordinator' },
    })),
    id: 'start_workflow',
    summary: { en: 'Let several agents work step by step', pt: 'Fazer vários agentes trabalharem etapa por etapa' },
    creates: 'in_commit',
    status: 201,
    body: 'WorkflowRequest',
  },
  {
    ...reads,
    ...shared(workflows),
    ...alsoAt('/api/v1/orchestration/workflows'),
    id: 'list_workflows',
    summary: { en: "List one's workflows", pt: 'Listar os próprios fluxos' },
    query: 'WorkflowsQuery',
    reply: 'WorkflowList',
  },
  {
    ...reads,
    ...workflow,
    id: 'get_workflow',
    summary: { en: 'Read a workflow', pt: 'Ler um fluxo' },
    reply: 'Workflow',
  },
  {
    ...reads,
    ...shared('/api/v1/agents/workflows/{workflow_id}/stream'),
    id: 'workflow_stream',
    summary: { en: 'Follow a workflow', pt: 'Acompanhar um fluxo' },
    query: 'StreamQuery',
    reply: null,
    media: 'sse',
    stream: 'workflow',
  },
  {
    ...controls,
    ...shared('/api/v1/agents/workflows/{workflow_id}/pause'),
    id: 'pause_workflow',
    summary: { en: 'Let nothing more begin in a workflow', pt: 'Não deixar nada mais começar em um fluxo' },
  },
  {
    ...controls,
    ...shared('/api/v1/agents/workflows/{workflow_id}/resume'),
    id: 'resume_workflow',
    summary: { en: 'Let a paused workflow go on', pt: 'Retomar um fluxo pausado' },
  },
  {
    ...controls,
    ...shared('/api/v1/agents/workflows/{workflow_id}/cancel'),
    id: 'cancel_workflow',
    summary: { en: 'Cancel a workflow', pt: 'Cancelar um fluxo' },
  },
  {
    ...controls,
    ...shared('/api/v1/agents/workflows/{workflow_id}/retry'),
    id: 'retry_workflow',
    summary: {
      en: 'Begin an ended workflow again from a step, with the outputs of what came before',
      pt: 'Recomeçar um fluxo encerrado a partir de uma etapa, com as saídas do que veio antes',
    },
    query: 'WorkflowRetryQuery',
  },
  {
    ...controls,
    ...shared('/api/v1/agents/workflows/{workflow_id}/steps/{step_id}/approve'),
    id: 'approve_step',
    summary: { en: 'Approve a step that waits for it', pt: 'Aprovar uma etapa que espera por isso' },
  },
  {
    ...controls,
    ...shared('/api/v1/agents/workflows/{workflow_id}/steps/{step_id}/reject'),
    id: 'reject_step',
    summary: { en: 'Reject a step that waits for approval', pt: 'Rejeitar uma etapa que espera aprovação' },
  },
] as const satisfies readonly Operation[]

export const agentOperations = [
  ...workflowRows,
  {
    ...reads,
    ...shared('/api/v1/agents'),
    ...alsoAt('/api/v1/orchestration/agents/discover'),
    id: 'list_agents',
    summary: { en: 'List the agents', pt: 'Listar os agentes' },
    query: 'AgentsQuery',
    reply: 'AgentList',
  },
  {
    ...reads,
    ...shared('/api/v1/agents/status'),
    ...alsoAt('/api/v1/orchestration/orchestrator/stats'),
    id: 'agents_status',
    summary: { en: 'What the agents and threads are at', pt: 'O que os agentes e as threads estão fazendo' },
    reply: 'AgentsStatus',
  },
  {
    ...reads,
    ...shared('/api/v1/agents/find-by-capability'),
    ...alsoAt('/api/v1/orchestration/agents/find-by-capability'),
    method: 'POST',
    creates: null,
    id: 'find_agents',
    summary: { en: 'Find the agents that can do something', pt: 'Encontrar os agentes que sabem fazer algo' },
    body: 'AgentsSearch',
    reply: 'AgentsFound',
  },
  {
    ...reads,
    ...shared('/api/v1/agents/approvals'),
    id: 'list_approvals',
    summary: {
      en: 'List the steps that wait for a decision which the caller may make',
      pt: 'Listar as etapas que esperam uma decisão que cabe a quem consulta',
    },
    query: 'ApprovalsQuery',
    reply: 'ApprovalList',
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
    ...alsoAt('/api/v1/agents/{agent_name}'),
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
    errors: [...askErrors, 'RESOURCE_NOT_FOUND'],
  },
] as const satisfies readonly Operation[]
