// Exports of the trail, oldest first. JSON Lines of everything can be verified by itself: it ends with the signed head.

import { canonicalJson } from '../../audit/canonical-json.ts'
import { filterEvents } from '../../audit/query-events.ts'
import { readHead } from '../../audit/read-head.ts'
import { readSegments } from '../../audit/segments.ts'
import { toCsv } from '../../documents/csv.ts'
import { safeCell } from '../../documents/safe-cell.ts'
import type { AuditEvent, AuditExportQuery, AuditSeverity } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type AuditActor, type AuditsContext, ofCaller } from './context.ts'
import { toFilter } from './to-filter.ts'

type ExportFormat = AuditExportQuery['format']

export interface AuditExport {
  readonly text: string
  readonly contentType: string
  readonly fileName: string
}

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  cef: 'text/plain; charset=utf-8',
}

/** The events that match as a file; the export is itself recorded. Throws VALIDATION_ERROR for more than limits.auditExportEventsMax. */
export async function exportEvents(
  { audit, clock }: Pick<AuditsContext, 'audit' | 'clock'>,
  { format, ...query }: AuditExportQuery,
  { caller, context }: AuditActor,
): Promise<AuditExport> {
  const filter = toFilter(query)
  const details = { format, ...query }
  await audit.commit(
    [],
    [],
    [{ event_type: 'data.export', ...ofCaller(caller), resource_type: 'audit', details, context }],
  )
  // The head first, so that what comes meanwhile is not in the file.
  const head = await readHead(audit.store)
  const events: AuditEvent[] = []
  for await (const event of filterEvents(audit.store, filter)) {
    if (event.sequence > (head?.size ?? 0)) continue
    if (events.length === limits.auditExportEventsMax) {
      throw new AppError('VALIDATION_ERROR', {
        field: 'start_date',
        reason: 'too_many_events',
        limit: limits.auditExportEventsMax,
      })
    }
    events.push(event)
  }
  events.reverse()
  const isWhole = Object.keys(query).length === 0
  const text = {
    json: () => `[${events.map(canonicalJson).join(',\n')}]\n`,
    jsonl: async () => {
      const before: string[] = isWhole ? [] : ['{"partial":true}']
      if (isWhole) {
        for await (const { seal } of readSegments(audit.store)) {
          if (seal.last_sequence <= (head?.size ?? 0)) before.push(`{"sealed_segment":${canonicalJson(seal)}}`)
        }
      }
      const end = `{"signed_head":${canonicalJson(head)},"public_key":"${audit.keys.public_key}"}`
      return `${[...before, ...events.map(canonicalJson), end].join('\n')}\n`
    },
    csv: () => toTable(events),
    cef: () => events.map(toCef).join(''),
  }[format]
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  return { text: await text(), contentType: contentTypes[format], fileName: `audit-${day}.${format}` }
}

const columns = [
  'sequence',
  'id',
  'timestamp',
  'event_type',
  'severity',
  'message',
  'user_id',
  'user_email',
  'user_role',
  'resource_type',
  'resource_id',
  'resource_name',
  'success',
  'error_code',
  'error_message',
  'details',
  'prev_hash',
  'hash',
] as const
const contextColumns = ['request_id', 'ip_address', 'user_agent', 'session_id', 'correlation_id'] as const

function toTable(events: readonly AuditEvent[]): string {
  const rows = events.map((event) => [
    ...columns.map((name) => (name === 'details' ? canonicalJson(event.details) : String(event[name] ?? ''))),
    ...contextColumns.map((name) => event.context[name] ?? ''),
  ])
  return toCsv([[...columns, ...contextColumns], ...rows.map((row) => row.map(safeCell))], {
    lineEnd: '\r\n',
    quoted: /'/,
  })
}

const cefSeverity: Readonly<Record<AuditSeverity, number>> = { low: 2, medium: 5, high: 8, critical: 10 }

/** ArcSight Common Event Format 0: one line an event. */
function toCef(event: AuditEvent): string {
  const { context } = event
  const extension = {
    rt: String(Date.parse(event.timestamp)),
    externalId: event.id,
    suser: event.user_email,
    suid: event.user_id,
    spriv: event.user_role,
    src: context.ip_address,
    requestClientApplication: context.user_agent,
    outcome: event.success ? 'success' : 'failure',
    reason: event.error_code,
    cs1Label: 'requestId',
    cs1: context.request_id,
    cs2Label: 'resource',
    cs2: event.resource_type && `${event.resource_type}/${event.resource_id ?? ''}`,
    cs3Label: 'hash',
    cs3: event.hash,
    cn1Label: 'sequence',
    cn1: String(event.sequence),
    msg: event.error_message,
  }
  const pairs = Object.entries(extension).filter(([, value]) => value)
  const head = ['CEF:0', 'Prumo', 'prumo', '1', event.event_type, event.message, String(cefSeverity[event.severity])]
  return `${head.map(cefHeader).join('|')}|${pairs.map(([name, value]) => `${name}=${cefValue(value ?? '')}`).join(' ')}\n`
}

const cefHeader = (text: string) => text.replace(/[\\|]/g, '\\$&').replace(/[\r\n]+/g, ' ')
const cefValue = (text: string) => text.replace(/[\\=]/g, '\\$&').replaceAll('\r', '\\r').replaceAll('\n', '\\n')
