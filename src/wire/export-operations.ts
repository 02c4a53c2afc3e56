// Rows of the operations table: exports.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const rowTypes = [
  ...['text/csv', 'application/x-ndjson', 'application/json', 'application/pdf'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

const takes = {
  ...get,
  tag: 'Exports',
  permission: 'read:investigations',
  method: 'POST',
  creates: null,
  media: 'table',
  reply: null,
} as const

export const exportOperations = [
  {
    ...takes,
    ...shared('/api/v1/export/contracts/export'),
    id: 'export_contracts',
    types: rowTypes,
    summary: { en: 'Take contracts away as a file', pt: 'Levar contratos como arquivo' },
    body: 'ContractsExportRequest',
    errors: ['CONFLICT', 'SERVICE_UNAVAILABLE'],
  },
  {
    ...takes,
    ...shared('/api/v1/export/anomalies/export'),
    id: 'export_anomalies',
    types: rowTypes,
    summary: {
      en: 'Take the findings of investigations away as a file',
      pt: 'Levar os achados de investigações como arquivo',
    },
    body: 'AnomaliesExportRequest',
    errors: ['INVESTIGATION_NOT_FOUND', 'INVESTIGATION_IN_PROGRESS', 'SERVICE_UNAVAILABLE'],
  },
  {
    ...takes,
    ...shared('/api/v1/export/investigations/{investigation_id}/download'),
    id: 'download_investigation',
    summary: { en: 'Take an investigation away as a file', pt: 'Levar uma investigação como arquivo' },
    query: 'InvestigationDownloadQuery',
    errors: [
      'INVESTIGATION_NOT_FOUND',
      'INVESTIGATION_IN_PROGRESS',
      'INSUFFICIENT_DATA',
      'DATA_SOURCE_UNAVAILABLE',
      'SERVICE_UNAVAILABLE',
    ],
  },
  {
    ...takes,
    ...shared('/api/v1/export/bulk'),
    id: 'export_bulk',
    summary: {
      en: 'Have up to 50 exports made as one archive, by a task',
      pt: 'Pedir até 50 exportações em um só pacote, feito por uma tarefa',
    },
    status: 201,
    creates: 'in_commit',
    media: 'json',
    body: 'BulkExportRequest',
    reply: 'Task',
    errors: [
      'INVESTIGATION_NOT_FOUND',
      'INVESTIGATION_IN_PROGRESS',
      'INSUFFICIENT_DATA',
      'CONFLICT',
      'SERVICE_UNAVAILABLE',
    ],
  },
] as const satisfies readonly Operation[]
