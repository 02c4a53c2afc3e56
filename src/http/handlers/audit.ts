// Handlers of the audit module.

import { AppError } from '../../errors.ts'
import type { Asker, AuditsContext } from '../../services/audit/context.ts'
import { type ExportFormat, exportEvents } from '../../services/audit/export-events.ts'
import { checkIntegrity } from '../../services/audit/integrity.ts'
import { listEvents, readEvent, recordTestEvent } from '../../services/audit/read-events.ts'
import { readDashboard, readStatistics } from '../../services/audit/statistics.ts'
import type { AuditQuery } from '../../services/audit/to-filter.ts'
import { auditSeverityItems, auditTypeItems, testEventMessage } from '../../wire/audit-texts.ts'
import type { Handler, HandlerRequest } from '../handler.ts'
import { auditContextOf } from '../request-trail.ts'

type AuditOperation =
  | 'list_audit_events'
  | 'query_audit_events'
  | 'get_audit_event'
  | 'audit_statistics'
  | 'export_audit_events'
  | 'audit_integrity'
  | 'list_audit_event_types'
  | 'list_audit_severity_levels'
  | 'audit_dashboard'
  | 'create_audit_test_event'

/** One handler for each operation of the module. */
export function auditHandlers(context: AuditsContext): Record<AuditOperation, Handler> {
  return {
    list_audit_events: async ({ query }) => ({ body: await listEvents(context, query as AuditQuery) }),
    query_audit_events: async ({ body }) => ({ body: await listEvents(context, body as AuditQuery) }),
    get_audit_event: async ({ params }) => ({ body: await readEvent(context, params.event_id ?? '') }),
    audit_statistics: async ({ query }) => ({ body: await readStatistics(context, query as AuditQuery) }),
    async export_audit_events(request) {
      const query = request.query as unknown as AuditQuery & { readonly format: ExportFormat }
      const { text, contentType, fileName } = await exportEvents(context, query, askerOf(request))
      return { text, contentType, headers: { 'Content-Disposition': `attachment; filename="${fileName}"` } }
    },
    audit_integrity: async ({ query }) => ({ body: await checkIntegrity(context, query) }),
    list_audit_event_types: async ({ language }) => ({ body: auditTypeItems(language) }),
    list_audit_severity_levels: async ({ language }) => ({ body: auditSeverityItems(language) }),
    audit_dashboard: async () => ({ body: await readDashboard(context) }),
    async create_audit_test_event(request) {
      const event_id = await recordTestEvent(context, askerOf(request))
      return { body: { message: testEventMessage[request.language], event_id } }
    },
  }
}

function askerOf(request: HandlerRequest): Asker {
  if (!request.caller) throw new AppError('UNAUTHORIZED')
  return { caller: request.caller, context: auditContextOf(request) }
}
