// Rows of the operations table: the audit trail.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Audit', permission: 'view:audit' } as const
const post = { ...reads, method: 'POST', status: 201 } as const

export const auditOperations = [
  {
    ...reads,
    ...shared('/api/v1/audit/events'),
    id: 'list_audit_events',
    summary: { en: 'List audit events, newest first', pt: 'Listar eventos de auditoria, do mais novo ao mais antigo' },
    query: 'AuditEventsQuery',
    reply: 'AuditEventList',
  },
  {
    ...post,
    ...shared('/api/v1/audit/events/query'),
    id: 'query_audit_events',
    creates: null,
    summary: { en: 'Query audit events', pt: 'Consultar eventos de auditoria' },
    body: 'AuditQueryRequest',
    reply: 'AuditEventList',
    status: 200,
  },
  {
    ...reads,
    ...shared('/api/v1/audit/events/{event_id}'),
    id: 'get_audit_event',
    summary: { en: 'Read an audit event with its proof', pt: 'Ler um evento de auditoria com sua prova' },
    reply: 'AuditEventDocument',
  },
  {
    ...reads,
    ...shared('/api/v1/audit/statistics'),
    id: 'audit_statistics',
    summary: { en: 'Numbers about the audit trail', pt: 'Números da trilha de auditoria' },
    query: 'AuditStatisticsQuery',
    reply: 'AuditStatistics',
  },
  {
    ...reads,
    ...shared('/api/v1/audit/export'),
    id: 'export_audit_events',
    summary: { en: 'Export audit events', pt: 'Exportar eventos de auditoria' },
    query: 'AuditExportQuery',
    reply: null,
    media: 'file',
  },
  {
    ...reads,
    ...shared('/api/v1/audit/integrity'),
    id: 'audit_integrity',
    summary: { en: 'Check the audit trail', pt: 'Verificar a trilha de auditoria' },
    query: 'AuditIntegrityQuery',
    reply: 'AuditIntegrity',
  },
  {
    ...reads,
    ...shared('/api/v1/audit/event-types'),
    id: 'list_audit_event_types',
    summary: { en: 'List the types of audit events', pt: 'Listar os tipos de eventos de auditoria' },
    query: 'AuditWordsQuery',
    reply: 'AuditWordList',
  },
  {
    ...reads,
    ...shared('/api/v1/audit/severity-levels'),
    id: 'list_audit_severity_levels',
    summary: { en: 'List the severities of audit events', pt: 'Listar as gravidades dos eventos de auditoria' },
    query: 'AuditWordsQuery',
    reply: 'AuditWordList',
  },
  {
    ...reads,
    ...shared('/api/v1/audit/dashboard'),
    id: 'audit_dashboard',
    summary: { en: 'Overview of the audit trail', pt: 'Visão geral da trilha de auditoria' },
    reply: 'AuditDashboard',
  },
  {
    ...post,
    ...shared('/api/v1/audit/test-event'),
    id: 'create_audit_test_event',
    creates: 'in_commit',
    summary: { en: 'Record a test event', pt: 'Registrar um evento de teste' },
    permission: 'configure:system',
    body: null,
    reply: 'AuditTestEvent',
  },
] as const satisfies readonly Operation[]
