// Rows of the operations table: analyses.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const first = { since: '0.1.0', deprecated: false, tag: 'Analyses', media: 'json' } as const
const reads = { ...get, ...first, permission: 'read:analyses' } as const
const one = '/api/v1/analysis/{analysis_id}'

export const analysisOperations = [
  {
    ...first,
    ...shared('/api/v1/analysis/start'),
    id: 'start_analysis',
    summary: { en: 'Start an analysis', pt: 'Iniciar uma análise' },
    method: 'POST',
    status: 201,
    creates: 'in_commit',
    permission: 'write:analyses',
    body: 'AnalysisStartRequest',
    query: null,
    reply: 'AnalysisStarted',
    errors: ['INVALID_DATA_SOURCE'],
  },
  {
    ...reads,
    ...shared('/api/v1/analysis/trends'),
    id: 'list_trends',
    summary: { en: 'Trends of stored records, worked out at once', pt: 'Tendências dos registros, calculadas na hora' },
    query: 'TrendsQuery',
    reply: 'AnalysisTrendList',
    errors: ['INVALID_DATA_SOURCE', 'INSUFFICIENT_DATA'],
  },
  {
    ...reads,
    ...shared('/api/v1/analysis/correlations'),
    id: 'list_correlations',
    summary: {
      en: 'Correlations within stored records, worked out at once',
      pt: 'Correlações nos registros, calculadas na hora',
    },
    query: 'CorrelationsQuery',
    reply: 'AnalysisCorrelationList',
    errors: ['INVALID_DATA_SOURCE', 'INSUFFICIENT_DATA'],
  },
  {
    ...reads,
    ...shared('/api/v1/analysis/patterns'),
    id: 'list_patterns',
    summary: { en: 'Patterns of stored records, worked out at once', pt: 'Padrões dos registros, calculados na hora' },
    query: 'PatternsQuery',
    reply: 'AnalysisPatternList',
    errors: ['INVALID_DATA_SOURCE', 'INSUFFICIENT_DATA'],
  },
  {
    ...reads,
    ...shared('/api/v1/analysis'),
    id: 'list_analyses',
    summary: { en: "List analyses, by default one's own", pt: 'Listar análises, por padrão, as próprias' },
    query: 'AnalysesQuery',
    reply: 'AnalysisList',
  },
  {
    ...reads,
    ...shared(`${one}/status`),
    id: 'analysis_status',
    summary: { en: 'Read how far an analysis is', pt: 'Ler o andamento de uma análise' },
    reply: 'AnalysisProgress',
  },
  {
    ...reads,
    ...shared(`${one}/results`),
    id: 'analysis_results',
    summary: { en: 'Read what an analysis found', pt: 'Ler o que uma análise encontrou' },
    reply: 'AnalysisDocument',
    errors: ['CONFLICT'],
  },
  {
    ...reads,
    ...shared(one),
    id: 'cancel_analysis',
    method: 'DELETE',
    summary: {
      en: 'Cancel an analysis, or delete one that has ended',
      pt: 'Cancelar uma análise, ou excluir uma que já terminou',
    },
    permission: 'write:analyses',
    query: 'EndAnalysisQuery',
    reply: 'AnalysisCancelled',
    noContent: { en: 'The analysis was deleted.', pt: 'A análise foi excluída.' },
    errors: ['CONFLICT'],
  },
] as const satisfies readonly Operation[]
