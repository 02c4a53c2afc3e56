// Rows of the operations table: what people made of findings.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Investigations', permission: 'read:investigations' } as const
const one = {
  path: '/api/v1/investigations/{investigation_id}/anomalies/{anomaly_id}/disposition',
  pathPt: '/api/v1/investigacoes/{id_investigacao}/anomalias/{id_anomalia}/desfecho',
  errors: ['INVESTIGATION_NOT_FOUND', 'RESOURCE_NOT_FOUND'],
} as const

export const dispositionOperations = [
  {
    ...reads,
    ...one,
    method: 'POST',
    id: 'set_disposition',
    creates: null,
    summary: {
      en: 'Say what was made of a finding: confirmed, dismissed or needs work',
      pt: 'Dizer o que se concluiu de um achado: confirmado, descartado ou requer apuração',
    },
    permission: 'write:investigations',
    shows: 'read:investigations',
    body: 'DispositionRequest',
    reply: 'AnomalyResult',
    errors: [...one.errors, 'CONFLICT'],
  },
  {
    ...reads,
    ...one,
    id: 'list_dispositions',
    summary: { en: 'Read what was made of a finding, and when', pt: 'Ler o que se concluiu de um achado, e quando' },
    reply: 'AnomalyDispositions',
  },
  {
    ...reads,
    ...shared('/api/v1/ml_pipeline/dispositions'),
    id: 'disposition_precision',
    tag: 'Models',
    summary: {
      en: 'Read how often the findings of each detector were confirmed',
      pt: 'Ler com que frequência os achados de cada detector foram confirmados',
    },
    permission: 'configure:system',
    reply: 'DispositionPrecision',
  },
] as const satisfies readonly Operation[]
