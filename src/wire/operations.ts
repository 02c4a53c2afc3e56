// The operations table (design.md §4): adding an operation is one row here, one schema, one service, one fixture.

import type { Operation } from './operation.ts'

const post = { method: 'POST', status: 201, query: null, media: 'json', cost: 1 } as const
const get = { method: 'GET', status: 200, body: null, query: null, media: 'json', errors: [], cost: 1 } as const
const first = { since: '0.1.0', deprecated: false } as const
const investigations = { ...first, tag: 'Investigations', permission: 'read:investigations' } as const
const identity = { ...first, tag: 'Authentication' } as const
const records = { ...first, tag: 'Records', permission: 'configure:system' } as const
const probe = { ...first, ...get, tag: 'Health', permission: 'public', cost: 0 } as const
const shared = <const P extends string>(path: P) => ({ path, pathPt: path }) as const

/** One row per operation. */
export const operations = [
  {
    ...post,
    ...investigations,
    id: 'start_investigation',
    path: '/api/v1/investigations/start',
    pathPt: '/api/v1/investigacoes/iniciar',
    summary: { en: 'Start an investigation', pt: 'Iniciar uma investigação' },
    permission: 'write:investigations',
    body: 'InvestigationRequest',
    reply: 'InvestigationStarted',
    errors: ['INVALID_DATA_SOURCE', 'DATA_SOURCE_UNAVAILABLE', 'INSUFFICIENT_DATA'],
    cost: 10,
  },
  {
    ...post,
    ...investigations,
    id: 'create_investigation',
    path: '/api/v1/investigations',
    pathPt: '/api/v1/investigacoes',
    summary: { en: 'Queue an investigation', pt: 'Enfileirar uma investigação' },
    permission: 'write:investigations',
    body: 'CreateInvestigationRequest',
    reply: 'InvestigationDocument',
    errors: ['INVALID_DATA_SOURCE', 'DATA_SOURCE_UNAVAILABLE', 'INSUFFICIENT_DATA'],
    cost: 10,
  },
  {
    ...get,
    ...investigations,
    id: 'list_investigations',
    path: '/api/v1/investigations',
    pathPt: '/api/v1/investigacoes',
    summary: { en: 'List the investigations of the caller', pt: 'Listar as investigações de quem chama' },
    query: 'ListInvestigationsQuery',
    reply: 'InvestigationList',
    errors: ['INVALID_DATA_SOURCE'],
  },
  {
    ...get,
    ...investigations,
    id: 'investigation_stream',
    path: '/api/v1/investigations/stream/{investigation_id}',
    pathPt: '/api/v1/investigacoes/stream/{id_investigacao}',
    summary: { en: 'Follow an investigation', pt: 'Acompanhar uma investigação' },
    query: 'StreamQuery',
    reply: null,
    media: 'sse',
    errors: ['INVESTIGATION_NOT_FOUND'],
  },
  {
    ...get,
    ...investigations,
    id: 'get_investigation',
    path: '/api/v1/investigations/{investigation_id}',
    pathPt: '/api/v1/investigacoes/{id_investigacao}',
    summary: { en: 'Read an investigation', pt: 'Ler uma investigação' },
    reply: 'InvestigationDocument',
    errors: ['INVESTIGATION_NOT_FOUND'],
  },
  {
    ...get,
    ...investigations,
    id: 'investigation_status',
    path: '/api/v1/investigations/{investigation_id}/status',
    pathPt: '/api/v1/investigacoes/{id_investigacao}/status',
    summary: { en: 'Read the status of an investigation', pt: 'Ler a situação de uma investigação' },
    reply: 'InvestigationStatus',
    errors: ['INVESTIGATION_NOT_FOUND'],
  },
  {
    ...get,
    ...investigations,
    id: 'investigation_results',
    path: '/api/v1/investigations/{investigation_id}/results',
    pathPt: '/api/v1/investigacoes/{id_investigacao}/resultados',
    summary: { en: 'Read what an investigation found', pt: 'Ler o que uma investigação encontrou' },
    reply: 'InvestigationResponse',
    errors: [
      'INVESTIGATION_NOT_FOUND',
      'INVESTIGATION_IN_PROGRESS',
      'INSUFFICIENT_DATA',
      'INVESTIGATION_TIMED_OUT',
      'DATA_SOURCE_UNAVAILABLE',
    ],
  },
  {
    ...get,
    ...investigations,
    id: 'investigation_progress',
    path: '/api/v1/investigations/{investigation_id}/progress',
    pathPt: '/api/v1/investigacoes/{id_investigacao}/progresso',
    summary: { en: 'Read how far an investigation is', pt: 'Ler o andamento de uma investigação' },
    reply: 'InvestigationProgress',
    errors: ['INVESTIGATION_NOT_FOUND'],
  },
  {
    ...get,
    ...investigations,
    id: 'cancel_investigation',
    method: 'DELETE',
    path: '/api/v1/investigations/{investigation_id}',
    pathPt: '/api/v1/investigacoes/{id_investigacao}',
    summary: { en: 'Cancel an investigation', pt: 'Cancelar uma investigação' },
    permission: 'write:investigations',
    reply: 'InvestigationCancelled',
    errors: ['INVESTIGATION_NOT_FOUND', 'INVESTIGATION_NOT_CANCELLABLE'],
  },
  {
    ...post,
    ...identity,
    ...shared('/api/v1/auth/login'),
    id: 'login',
    summary: { en: 'Sign in', pt: 'Entrar' },
    permission: 'public',
    body: 'LoginRequest',
    reply: 'LoginResponse',
    status: 200,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED', 'MFA_REQUIRED'],
    cost: 5,
  },
  {
    ...post,
    ...identity,
    ...shared('/api/v1/auth/refresh'),
    id: 'refresh',
    summary: { en: 'Renew the tokens', pt: 'Renovar os tokens' },
    permission: 'public',
    body: 'RefreshRequest',
    reply: 'RefreshResponse',
    status: 200,
    errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
  },
  {
    ...get,
    ...identity,
    ...shared('/api/v1/auth/me'),
    id: 'auth_me',
    summary: { en: 'Read who is calling', pt: 'Ler quem está chamando' },
    permission: 'authenticated',
    reply: 'User',
  },
  {
    ...post,
    ...records,
    ...shared('/api/v1/imports'),
    id: 'create_import',
    summary: { en: 'Import a file of records', pt: 'Importar um arquivo de registros' },
    body: null,
    query: 'CreateImportQuery',
    reply: 'ImportReport',
    media: 'upload',
    errors: ['INVALID_DATA_SOURCE', 'CONFLICT'],
    cost: 10,
  },
  {
    ...get,
    ...records,
    ...shared('/api/v1/imports/{import_id}'),
    id: 'get_import',
    summary: { en: 'Read the report of an import', pt: 'Ler o relatório de uma importação' },
    reply: 'ImportReport',
  },
  {
    ...probe,
    ...shared('/health'),
    id: 'health',
    summary: { en: 'Whether the service works', pt: 'Se o serviço funciona' },
    reply: 'Health',
  },
  {
    ...probe,
    ...shared('/health/live'),
    id: 'health_live',
    summary: { en: 'Whether the process is alive', pt: 'Se o processo está vivo' },
    reply: 'Liveness',
  },
  {
    ...probe,
    ...shared('/health/ready'),
    id: 'health_ready',
    summary: { en: 'Whether requests are accepted', pt: 'Se requisições são aceitas' },
    reply: 'Readiness',
  },
  {
    // Choice: public on loopback, authenticated elsewhere (choices.md §1); the HTTP room decides by the peer's address.
    ...probe,
    ...shared('/health/detailed'),
    id: 'health_detailed',
    summary: { en: 'How each part of the service is', pt: 'Como está cada parte do serviço' },
    permission: 'authenticated',
    reply: 'DetailedHealth',
  },
  {
    ...probe,
    ...shared('/metrics'),
    id: 'metrics',
    summary: { en: 'Metrics in the Prometheus text format', pt: 'Métricas no formato de texto do Prometheus' },
    reply: null,
    media: 'text',
  },
  {
    ...probe,
    ...shared('/health/metrics'),
    id: 'health_metrics',
    summary: { en: 'Metrics in the Prometheus text format', pt: 'Métricas no formato de texto do Prometheus' },
    reply: null,
    media: 'text',
  },
  {
    ...probe,
    ...shared('/openapi.json'),
    id: 'openapi_en',
    tag: 'Documents',
    summary: { en: 'This description, English names', pt: 'Esta descrição, nomes em inglês' },
    reply: 'OpenApi',
  },
  {
    ...probe,
    ...shared('/openapi.pt.json'),
    id: 'openapi_pt',
    tag: 'Documents',
    summary: { en: 'This description, Portuguese names', pt: 'Esta descrição, nomes em português' },
    reply: 'OpenApi',
  },
] as const satisfies readonly Operation[]

export type OperationId = (typeof operations)[number]['id']

/** The row with this id. */
export function getOperation(id: OperationId): Operation {
  const operation = byId.get(id)
  if (operation === undefined) throw new RangeError(`no operation ${id}`)
  return operation
}

const byId: ReadonlyMap<string, Operation> = new Map(operations.map((operation) => [operation.id, operation]))
