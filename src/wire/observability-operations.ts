// Rows of the operations table: what runs on this server.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

export const observabilityOperations = [
  {
    ...get,
    ...shared('/api/v1/observability/requests/active'),
    id: 'list_active_requests',
    tag: 'Health',
    summary: {
      en: 'List the requests that are running, open streams and WebSockets included',
      pt: 'Listar as requisições em andamento, incluídos os fluxos e WebSockets abertos',
    },
    permission: 'configure:system',
    query: 'ActiveRequestsQuery',
    reply: 'ActiveRequestList',
  },
  {
    ...get,
    ...shared('/api/v1/observability/metrics'),
    id: 'read_metrics',
    tag: 'Health',
    summary: { en: 'Read the metrics as JSON', pt: 'Ler as métricas em JSON' },
    permission: 'configure:system',
    reply: 'MetricReadings',
  },
  {
    ...get,
    ...shared('/api/v1/observability/performance/summary'),
    id: 'performance_summary',
    tag: 'Health',
    summary: {
      en: 'Sum up the requests of the last minutes by operation, with their durations',
      pt: 'Resumir as requisições dos últimos minutos por operação, com suas durações',
    },
    permission: 'configure:system',
    query: 'PerformanceQuery',
    reply: 'PerformanceSummary',
  },
  {
    ...get,
    ...shared('/api/v1/observability/profiles/{profile_kind}'),
    id: 'take_profile',
    tag: 'Health',
    summary: {
      en: 'Take a profile of the running server: `cpu`, `heap` or `actors`',
      pt: 'Tirar um perfil do servidor em execução: `cpu`, `heap` ou `actors`',
    },
    permission: 'configure:system',
    query: 'ProfileQuery',
    reply: null,
    media: 'json_file',
    errors: ['CONFLICT'],
  },
  {
    ...get,
    ...shared('/api/v1/observability/parked'),
    id: 'list_parked_work',
    tag: 'Health',
    summary: {
      en: 'List work that was given up after it had been tried again',
      pt: 'Listar os trabalhos suspensos depois de novas tentativas',
    },
    permission: 'configure:system',
    query: 'ParkedWorkQuery',
    reply: 'ParkedWorkItemList',
  },
  {
    ...get,
    ...shared('/api/v1/observability/parked/{parked_id}/retry'),
    method: 'POST',
    creates: null,
    id: 'retry_parked_work',
    tag: 'Health',
    summary: {
      en: 'Have parked work done once more',
      pt: 'Mandar fazer mais uma vez um trabalho suspenso',
    },
    permission: 'configure:system',
    reply: 'ParkedWorkRetry',
    errors: ['CONFLICT'],
  },
] as const satisfies readonly Operation[]
