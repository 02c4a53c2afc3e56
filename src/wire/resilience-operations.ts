// Rows of the operations table: breakers of what is asked over the network, and places of what works side by side.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const row = { ...get, tag: 'Health', permission: 'configure:system' } as const
const post = { ...row, method: 'POST', creates: null } as const

export const resilienceOperations = [
  {
    ...row,
    ...shared('/api/v1/resilience/circuit-breakers'),
    id: 'list_circuit_breakers',
    summary: {
      en: 'List the circuit breakers of sources, providers, the text model and failing webhooks',
      pt: 'Listar os disjuntores de fontes, provedores, modelo de texto e webhooks que falham',
    },
    query: 'CircuitBreakersQuery',
    reply: 'CircuitBreakerList',
  },
  {
    ...row,
    ...shared('/api/v1/resilience/circuit-breakers/{breaker_name}'),
    id: 'get_circuit_breaker',
    summary: { en: 'Read a circuit breaker', pt: 'Ler um disjuntor' },
    reply: 'CircuitBreaker',
  },
  {
    ...post,
    ...shared('/api/v1/resilience/circuit-breakers/{breaker_name}/reset'),
    id: 'reset_circuit_breaker',
    summary: {
      en: 'Close a circuit breaker, so that the next request is sent',
      pt: 'Fechar um disjuntor, para que a próxima requisição seja enviada',
    },
    reply: 'CircuitBreaker',
  },
  {
    ...post,
    ...shared('/api/v1/resilience/reset-all'),
    id: 'reset_circuit_breakers',
    summary: {
      en: 'Close all circuit breakers but those of webhooks, whose endpoints ask to be left alone',
      pt: 'Fechar todos os disjuntores, exceto os de webhooks, cujos endereços pedem uma pausa',
    },
    reply: 'CircuitBreakerResets',
  },
  {
    ...row,
    ...shared('/api/v1/resilience/bulkheads'),
    id: 'list_bulkheads',
    summary: {
      en: 'List what has places: threads, attempts, runs',
      pt: 'Listar o que tem vagas: threads, tentativas, execuções',
    },
    query: 'BulkheadsQuery',
    reply: 'BulkheadList',
  },
  {
    ...row,
    ...shared('/api/v1/resilience/bulkheads/{bulkhead_type}'),
    id: 'get_bulkheads',
    summary: {
      en: 'Read the bulkheads of a type: `thread_pool`, `semaphore` or `queue`',
      pt: 'Ler os anteparos de um tipo: `thread_pool`, `semaphore` ou `queue`',
    },
    reply: 'BulkheadGroup',
  },
  {
    ...row,
    ...shared('/api/v1/resilience/health'),
    id: 'resilience_health',
    summary: {
      en: 'Say what is healthy, degraded or failed by breakers and bulkheads',
      pt: 'Dizer o que está saudável, degradado ou com falha por disjuntores e anteparos',
    },
    reply: 'ResilienceHealth',
  },
  {
    ...row,
    ...shared('/api/v1/resilience/metrics'),
    id: 'resilience_metrics',
    summary: { en: 'Sum up breakers and bulkheads', pt: 'Somar disjuntores e anteparos' },
    reply: 'ResilienceMetrics',
  },
] as const satisfies readonly Operation[]
