// Handlers of the audit module.

import type { AuditWord } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { AuditsContext } from '../../services/audit/context.ts'
import { exportEvents } from '../../services/audit/export-events.ts'
import { checkIntegrity } from '../../services/audit/integrity.ts'
import { listEvents, readEvent, recordTestEvent } from '../../services/audit/read-events.ts'
import { readDashboard, readStatistics } from '../../services/audit/statistics.ts'
import { pageOf } from '../../services/page-of.ts'
import { auditSeverityItems, auditTypeItems, testEventMessage } from '../../wire/audit-texts.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { type ListRequest, toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function auditHandlers(context: AuditsContext) {
  return {
    list_audit_events: async (request) => ({ body: toList(request, await listEvents(context, request.query)) }),
    async query_audit_events({ body: query, operation, path, search, language }) {
      // No link leads to another page: the query stands in the body.
      const { data, meta } = toList({ query, operation, path, search, language }, await listEvents(context, query))
      return { body: { data, meta } }
    },
    get_audit_event: async ({ params }) => ({ body: await readEvent(context, params.event_id) }),
    audit_statistics: async ({ query }) => ({ body: await readStatistics(context, query) }),
    async export_audit_events(request) {
      const { text, contentType, fileName } = await exportEvents(context, request.query, askerOf(request))
      return { text, contentType, headers: { 'Content-Disposition': `attachment; filename="${fileName}"` } }
    },
    audit_integrity: async ({ query, language }) => ({ body: await checkIntegrity(context, query, language) }),
    list_audit_event_types: (request) => wordList(request, auditTypeItems),
    list_audit_severity_levels: (request) => wordList(request, auditSeverityItems),
    audit_dashboard: async () => ({ body: await readDashboard(context) }),
    async create_audit_test_event(request) {
      const toReply = (event_id: string) => ({
        headers: { Location: `/api/v1/audit/events/${event_id}` },
        body: { message: testEventMessage[request.language], event_id },
      })
      return request.once(toReply, (making) => recordTestEvent(context, { ...askerOf(request), ...making }))
    },
  } satisfies Partial<Handlers>
}

function wordList(request: ListRequest, wordsIn: (language: Language) => readonly AuditWord[]) {
  return { body: toList(request, pageOf(wordsIn(request.language), request.query)) }
}
