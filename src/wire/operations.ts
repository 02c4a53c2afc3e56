// The operations table: adding an operation is one row here, one schema, one service, one fixture.

import { administrationOperations } from './administration-operations.ts'
import { agentOperations } from './agent-operations.ts'
import { analysisOperations } from './analysis-operations.ts'
import { apiKeyOperations } from './api-key-operations.ts'
import { auditOperations } from './audit-operations.ts'
import { chatOperations } from './chat-operations.ts'
import { dispositionOperations } from './disposition-operations.ts'
import { documentOperations } from './document-operations.ts'
import { eventOperations } from './event-operations.ts'
import { exportOperations } from './export-operations.ts'
import { graphqlOperations } from './graphql-operations.ts'
import { identityOperations } from './identity-operations.ts'
import { mcpOperations } from './mcp-operations.ts'
import { modelOperations } from './model-operations.ts'
import { networkOperations } from './network-operations.ts'
import { notificationOperations } from './notification-operations.ts'
import { oauthOperations } from './oauth-operations.ts'
import { observabilityOperations } from './observability-operations.ts'
import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'
import { reconciliationOperations } from './reconciliation-operations.ts'
import { reportOperations } from './report-operations.ts'
import { resilienceOperations } from './resilience-operations.ts'
import { settingsOperations } from './settings-operations.ts'
import { socketOperations } from './socket-operations.ts'
import { taskOperations } from './task-operations.ts'
import { visualizationOperations } from './visualization-operations.ts'
import { watchOperations } from './watch-operations.ts'
import { webhookOperations } from './webhook-operations.ts'

const post = { method: 'POST', status: 201, query: null, media: 'json' } as const
const first = { since: '0.1.0', deprecated: false } as const
const investigations = { ...first, tag: 'Investigations', permission: 'read:investigations' } as const
const records = { ...first, tag: 'Records', permission: 'configure:system' } as const
// Choice: records are what investigations read, and every role reads those; a key without that right lists neither. What
// an analysis finds in them is read with the rights of analyses (docs/choices.md#roles).
const lookups = { ...first, ...get, tag: 'Record lookups', permission: 'read:investigations' } as const
const analyses = { ...first, tag: 'Analyses' } as const
const probe = { ...first, ...get, tag: 'Health', permission: 'public', isUncounted: true } as const

/** One row per operation. */
export const operations = [
  {
    ...post,
    ...investigations,
    id: 'start_investigation',
    creates: 'in_commit',
    path: '/api/v1/investigations/start',
    pathPt: '/api/v1/investigacoes/iniciar',
    summary: { en: 'Start an investigation', pt: 'Iniciar uma investigação' },
    permission: 'write:investigations',
    body: 'InvestigationRequest',
    reply: 'InvestigationStarted',
    waits: { reply: 'InvestigationResponse' },
    // The last is of a repeated start whose run was deleted since.
    errors: [
      'INVALID_DATA_SOURCE',
      'DATA_SOURCE_UNAVAILABLE',
      'INSUFFICIENT_DATA',
      'INVESTIGATION_TIMED_OUT',
      'INVESTIGATION_NOT_FOUND',
    ],
  },
  {
    ...post,
    ...investigations,
    id: 'start_investigations',
    creates: 'in_commit',
    path: '/api/v1/investigations/batch',
    pathPt: '/api/v1/investigacoes/lote',
    summary: { en: 'Start up to 50 investigations', pt: 'Iniciar até 50 investigações' },
    permission: 'write:investigations',
    body: 'InvestigationBatch',
    reply: 'InvestigationBatchAnswers',
    status: 200,
    errors: [],
  },
  {
    ...post,
    ...investigations,
    id: 'create_investigation',
    creates: 'in_commit',
    path: '/api/v1/investigations',
    pathPt: '/api/v1/investigacoes',
    summary: { en: 'Queue an investigation', pt: 'Enfileirar uma investigação' },
    permission: 'write:investigations',
    body: 'InvestigationRequest',
    reply: 'InvestigationDocument',
    errors: ['INVALID_DATA_SOURCE', 'DATA_SOURCE_UNAVAILABLE', 'INSUFFICIENT_DATA'],
  },
  {
    ...get,
    ...investigations,
    id: 'list_investigations',
    path: '/api/v1/investigations',
    pathPt: '/api/v1/investigacoes',
    summary: { en: "List investigations, by default one's own", pt: 'Listar investigações, por padrão, as próprias' },
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
    pathPt: '/api/v1/investigacoes/{id_investigacao}/progress',
    aliasPt: '/api/v1/investigacoes/{id_investigacao}/progresso',
    summary: { en: 'Read how far an investigation is', pt: 'Ler o andamento de uma investigação' },
    reply: 'InvestigationProgress',
    errors: ['INVESTIGATION_NOT_FOUND'],
  },
  {
    ...get,
    ...investigations,
    id: 'update_investigation',
    method: 'PATCH',
    path: '/api/v1/investigations/{investigation_id}',
    pathPt: '/api/v1/investigacoes/{id_investigacao}',
    summary: { en: 'Say who may see an investigation', pt: 'Definir quem pode ver uma investigação' },
    permission: 'write:investigations',
    shows: 'read:investigations',
    body: 'InvestigationPatch',
    reply: 'InvestigationDocument',
    errors: ['PRECONDITION_FAILED', 'INVESTIGATION_NOT_FOUND'],
  },
  {
    ...get,
    ...investigations,
    id: 'cancel_investigation',
    method: 'DELETE',
    path: '/api/v1/investigations/{investigation_id}',
    pathPt: '/api/v1/investigacoes/{id_investigacao}',
    summary: {
      en: 'Cancel an investigation, or delete one that has ended or waits',
      pt: 'Cancelar uma investigação, ou excluir uma que já terminou ou que está na fila',
    },
    permission: 'write:investigations',
    flagged: { flag: 'purge', permission: 'delete:investigations' },
    query: 'EndInvestigationQuery',
    reply: 'InvestigationCancelled',
    noContent: { en: 'The investigation was deleted.', pt: 'A investigação foi excluída.' },
    errors: ['INVESTIGATION_NOT_FOUND', 'INVESTIGATION_NOT_CANCELLABLE', 'INVESTIGATION_IN_PROGRESS'],
  },
  {
    ...post,
    ...investigations,
    id: 'retry_investigation',
    creates: 'in_commit',
    path: '/api/v1/investigations/{investigation_id}/retry',
    pathPt: '/api/v1/investigacoes/{id_investigacao}/repetir',
    summary: { en: 'Start a failed investigation again', pt: 'Iniciar de novo uma investigação que falhou' },
    permission: 'write:investigations',
    body: null,
    reply: 'InvestigationStarted',
    errors: ['INVESTIGATION_NOT_FOUND', 'CONFLICT'],
  },
  ...identityOperations,
  ...oauthOperations,
  ...settingsOperations,
  ...apiKeyOperations,
  ...eventOperations,
  ...webhookOperations,
  ...notificationOperations,
  ...socketOperations,
  ...watchOperations,
  ...agentOperations,
  ...exportOperations,
  ...reportOperations,
  ...visualizationOperations,
  ...taskOperations,
  ...administrationOperations,
  ...observabilityOperations,
  ...resilienceOperations,
  ...networkOperations,
  ...reconciliationOperations,
  ...modelOperations,
  ...dispositionOperations,
  {
    ...{ ...post, ...records, ...shared('/api/v1/imports') },
    id: 'create_import',
    creates: 'in_steps',
    summary: { en: 'Import a file of records', pt: 'Importar um arquivo de registros' },
    body: null,
    query: 'CreateImportQuery',
    reply: 'ImportReport',
    media: 'upload',
    errors: ['INVALID_DATA_SOURCE', 'CONFLICT'],
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
    ...lookups,
    ...shared('/api/v1/transparency/contracts'),
    id: 'list_contracts',
    summary: { en: 'List contracts', pt: 'Listar contratos' },
    query: 'ContractsQuery',
    reply: 'ActList',
    lines: 'ActDocument',
  },
  {
    ...lookups,
    ...shared('/api/v1/transparency/expenses'),
    id: 'list_expenses',
    summary: { en: 'List payments and expenses', pt: 'Listar pagamentos e despesas' },
    query: 'ExpensesQuery',
    reply: 'PaymentList',
    lines: 'PaymentDocument',
  },
  {
    ...lookups,
    ...shared('/api/v1/transparency/agreements'),
    id: 'list_agreements',
    summary: { en: 'List transfer agreements', pt: 'Listar convênios' },
    query: 'AgreementsQuery',
    reply: 'AgreementList',
    lines: 'AgreementDocument',
  },
  {
    ...lookups,
    ...shared('/api/v1/transparency/contract-types'),
    id: 'list_contract_types',
    summary: { en: 'List the contract types', pt: 'Listar os tipos de contrato' },
    query: 'ContractTypesQuery',
    reply: 'ContractTypeList',
  },
  {
    ...lookups,
    ...shared('/api/v1/transparency/sources'),
    id: 'list_sources',
    summary: { en: 'What the records hold of each source', pt: 'O que os registros contêm de cada fonte' },
    query: 'SourcesQuery',
    reply: 'SourceCoverageList',
  },
  {
    ...lookups,
    ...shared('/api/v1/federal/pncp/contracts'),
    id: 'list_pncp_contracts',
    summary: { en: 'List notices, awards and contracts of PNCP', pt: 'Listar editais, resultados e contratos do PNCP' },
    query: 'PncpContractsQuery',
    reply: 'PncpActList',
    lines: 'PncpActDocument',
  },
  {
    ...lookups,
    ...shared('/api/v1/federal/ibge/demographics'),
    id: 'list_demographics',
    summary: { en: 'List population figures of IBGE', pt: 'Listar dados de população do IBGE' },
    query: 'DemographicsQuery',
    reply: 'DemographicsList',
    lines: 'DemographicsItem',
  },
  {
    ...lookups,
    ...shared('/api/v1/federal/datasus/health-metrics'),
    id: 'list_health_metrics',
    summary: { en: 'List health figures of DATASUS', pt: 'Listar dados de saúde do DATASUS' },
    query: 'HealthMetricsQuery',
    reply: 'HealthMetricsList',
    lines: 'HealthMetricsItem',
  },
  {
    ...lookups,
    ...shared('/api/v1/federal/inep/education-stats'),
    id: 'list_education_stats',
    summary: { en: 'List education figures of INEP', pt: 'Listar dados de educação do INEP' },
    query: 'EducationStatsQuery',
    reply: 'EducationStatsList',
    lines: 'EducationStatsItem',
  },
  {
    ...lookups,
    ...shared('/api/v1/records/{record_id}'),
    id: 'get_record',
    summary: { en: 'Read a whole record', pt: 'Ler um registro inteiro' },
    reply: 'RecordDocument',
  },
  ...auditOperations,
  {
    ...post,
    ...analyses,
    ...shared('/api/v1/anomalies/detect'),
    id: 'detect_anomalies',
    creates: null,
    summary: { en: 'Find anomalies in records, at once', pt: 'Encontrar anomalias em registros, na hora' },
    permission: 'write:analyses',
    body: 'AnomalyDetectionRequest',
    reply: 'AnomalyDetection',
    lines: 'AnomalyResult',
    status: 200,
    errors: ['INVALID_DATA_SOURCE', 'INSUFFICIENT_DATA'],
  },
  {
    ...get,
    ...analyses,
    ...shared('/api/v1/analyze/contracts'),
    id: 'analyze_contracts',
    summary: { en: 'Analyse contracts: figures and anomalies', pt: 'Analisar contratos: números e anomalias' },
    permission: 'read:analyses',
    query: 'ContractsAnalysisQuery',
    reply: 'ContractsAnalysis',
  },
  ...analysisOperations,
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
    // Choice: public on loopback, authenticated elsewhere (docs/choices.md#probes).
    ...probe,
    ...shared('/health/detailed'),
    id: 'health_detailed',
    summary: { en: 'How each part of the service is', pt: 'Como está cada parte do serviço' },
    permission: 'authenticated',
    isOpenOnLoopback: true,
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
  ...chatOperations,
  ...mcpOperations,
  ...graphqlOperations,
  ...documentOperations,
] as const satisfies readonly Operation[]

export type OperationId = (typeof operations)[number]['id']

/** The row with this id. */
export function getOperation(id: OperationId): Operation {
  const operation = byId.get(id)
  if (operation === undefined) throw new RangeError(`no operation ${id}`)
  return operation
}

/** Whether a text is the id of an operation. */
export function isOperationId(text: string): text is OperationId {
  return byId.has(text)
}

/** The schemas of queries and bodies. */
export const requestSchemas: ReadonlySet<string> = new Set(
  operations.flatMap(({ query, body }) => [query, body]).filter((name) => name !== null),
)

const byId: ReadonlyMap<string, Operation> = new Map(operations.map((operation) => [operation.id, operation]))
