// Rows of the operations table: reports.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Reports', permission: 'read:reports' } as const
const one = shared('/api/v1/reports/{report_id}')

export const reportOperations = [
  {
    ...reads,
    ...shared('/api/v1/reports/generate'),
    method: 'POST',
    id: 'generate_report',
    creates: 'in_commit',
    status: 201,
    summary: { en: 'Have a report made', pt: 'Gerar um relatório' },
    permission: 'write:reports',
    // What it is made of is shown to each who reads it.
    shows: 'read:investigations',
    body: 'ReportRequest',
    reply: 'ReportStarted',
    errors: [
      'INVESTIGATION_NOT_FOUND',
      'INVESTIGATION_IN_PROGRESS',
      'INSUFFICIENT_DATA',
      'DATA_SOURCE_UNAVAILABLE',
      // An analysis.
      'RESOURCE_NOT_FOUND',
      'CONFLICT',
    ],
  },
  {
    ...reads,
    ...shared('/api/v1/reports/generate'),
    id: 'generate_report_now',
    summary: {
      en: 'Make a report of an investigation and read it at once; it is not kept',
      pt: 'Gerar um relatório de uma investigação e lê-lo na hora; ele não é guardado',
    },
    shows: 'read:investigations',
    query: 'ReportGenerateQuery',
    reply: 'Report',
    errors: ['INVESTIGATION_NOT_FOUND', 'INVESTIGATION_IN_PROGRESS', 'INSUFFICIENT_DATA', 'DATA_SOURCE_UNAVAILABLE'],
  },
  {
    ...reads,
    ...shared('/api/v1/reports/templates'),
    id: 'list_report_templates',
    summary: { en: 'List the types of reports', pt: 'Listar os tipos de relatórios' },
    query: 'ReportTemplatesQuery',
    reply: 'ReportTemplateList',
  },
  {
    ...reads,
    ...shared('/api/v1/reports'),
    id: 'list_reports',
    summary: { en: 'List your reports', pt: 'Listar os seus relatórios' },
    query: 'ReportsQuery',
    reply: 'ReportList',
  },
  {
    ...reads,
    ...one,
    id: 'get_report',
    summary: { en: 'Read a report', pt: 'Ler um relatório' },
    reply: 'Report',
    errors: ['INVESTIGATION_NOT_FOUND', 'CONFLICT'],
  },
  {
    ...reads,
    ...shared('/api/v1/reports/{report_id}/status'),
    id: 'get_report_status',
    summary: { en: 'Read how far a report is', pt: 'Ler o andamento de um relatório' },
    reply: 'ReportStatus',
    errors: ['INVESTIGATION_NOT_FOUND'],
  },
  {
    ...reads,
    ...shared('/api/v1/reports/{report_id}/download'),
    id: 'download_report',
    summary: { en: 'Download a report as a file', pt: 'Baixar um relatório como arquivo' },
    query: 'ReportDownloadQuery',
    reply: null,
    media: 'document',
    errors: ['INVESTIGATION_NOT_FOUND', 'CONFLICT'],
  },
  {
    ...reads,
    ...shared('/api/v1/reports/{report_id}/bundle'),
    method: 'POST',
    creates: null,
    id: 'bundle_report',
    summary: {
      en: 'Take a report away with its evidence, as a signed bag that `prumo verify` checks',
      pt: 'Levar um relatório com suas evidências, em um pacote assinado que `prumo verify` confere',
    },
    // It has the records behind the findings.
    shows: 'read:investigations',
    body: null,
    reply: null,
    media: 'archive',
    errors: [
      'INVESTIGATION_NOT_FOUND',
      'INVESTIGATION_IN_PROGRESS',
      'INSUFFICIENT_DATA',
      'DATA_SOURCE_UNAVAILABLE',
      'CONFLICT',
      'PAYLOAD_TOO_LARGE',
    ],
  },
  {
    ...reads,
    ...one,
    method: 'DELETE',
    status: 204,
    id: 'delete_report',
    summary: { en: 'Delete a report', pt: 'Excluir um relatório' },
    permission: 'write:reports',
    reply: null,
    errors: ['INVESTIGATION_NOT_FOUND'],
  },
] as const satisfies readonly Operation[]
