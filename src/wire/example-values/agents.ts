// Values of fields of agents and assistants in examples; all is invented.

import type { ExampleValues } from './example-value.ts'

export const agentExamples: ExampleValues = {
  agent_name: { en: 'price_analyst', pt: 'analista_precos' },
  'Agent.title': { en: 'Price analyst', pt: 'Analista de preços' },
  'AgentDetails.title': { en: 'Price analyst', pt: 'Analista de preços' },
  aliases: ['zumbi'],
  endpoint: '/api/v1/agents/price_analyst/investigate',
  agents: ['price_analyst', 'collector'],
  step_id: 'count',
  over: '/data/places',
  pointer: '/steps/count/found',
  depends_on: ['prices'],
  execution_path: ['prices', 'count'],
  vote: '/found',
  from: 'count',
  'WorkflowVote.value': 'true',
  answer: {
    en: 'Records looked at: 240. Indications found: 1 (high 1).',
    pt: 'Registros examinados: 240. Indícios encontrados: 1 (alta 1).',
  },
  label: { en: 'Hospital supplies · R$ 120,000.00', pt: 'Material hospitalar · R$ 120.000,00' },
  ignored: { en: 'usual', pt: 'usual' },
  'AgentEvidence.href': '/api/v1/records/contract.compras_gov.1~2f2025',
  workflow_href: '/api/v1/agents/workflows/7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60',
  approve_href: '/api/v1/agents/workflows/7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60/steps/count/approve',
  reject_href: '/api/v1/agents/workflows/7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60/steps/count/reject',
  'ChatSuggestion.id': '1',
  'ChatSuggestion.label': { en: 'how much was spent by supplier?', pt: 'quanto foi gasto por fornecedor?' },
  'ChatSuggestion.action': 'sum',
  // The graph.
  'GraphqlRequest.query': '{ me { email } }',
  'GraphqlQuery.query': '{ me { email } }',
  'GraphqlQuery.operationName': 'own',
  'GraphqlQuery.variables': '{}',
  'GraphqlQuery.extensions': '{}',
  'GraphqlError.message': { en: 'The resource does not exist.', pt: 'O recurso não existe.' },
  'GraphqlCost.requested': 11,
  'GraphqlCost.maximum': 10_000,
  // Assistants.
  'McpMessage.id': 1,
  'McpMessage.method': 'tools/list',
  'McpResult.id': 1,
  'McpFailure.id': 1,
  'McpError.code': -32602,
  'McpError.message': {
    en: 'The request is not valid. params.name: This field is required.',
    pt: 'A requisição não é válida. params.name: Este campo é obrigatório.',
  },
}
