// Start: a report is stored as asked for, and waits for its turn.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { ReportRequest } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import type { ReportsContext } from './context.ts'
import { checkSources, titleIn } from './request-report.ts'
import { listReportsOf, newReportWrites, reportBytes, reportCountOf, type StoredReport } from './stored-report.ts'

/**
 * Stores what is asked for; it is made as soon as its turn comes, also after a restart. Throws VALIDATION_ERROR, what the results of its
 * investigations throw, CONFLICT beyond limits.reportsPerUserMax, and RATE_LIMIT_EXCEEDED beyond limits.reportsWaitingPerUserMax.
 */
export async function startReport(
  context: ReportsContext,
  { body, language }: { readonly body: ReportRequest; readonly language: Language },
  asker: Asker & Making<StoredReport>,
): Promise<StoredReport> {
  const { state, clock, ids, trail } = context
  const { user_id } = asker.caller
  const request = { ...body, ...(body.title !== undefined && { title: maskTyped(body.title.trim()) }) }
  await checkSources(context, request, asker.caller)
  const report: StoredReport = {
    ...{ id: ids.uuid(), user_id, request, language, title: titleIn(request, language) },
    ...{ status: 'started', current_phase: 'initializing', attempts: 0 },
    created_at: new Date(clock.now()).toISOString(),
  }
  return untilCommitted(async () => {
    const count = await reportCountOf(state, user_id)
    assertRoom(await listReportsOf(state, user_id))
    const kept = await keeping(asker, report)
    const writes = [{ key: count.key, value: reportBytes(report.id) }, ...newReportWrites(report), ...kept.writes]
    const event = eventBy('report.requested', asker, aboutReport(report))
    return (await trail.commit(writes, [count, ...kept.conditions], [event])) ? report : null
  })
}

function assertRoom(reports: readonly StoredReport[]): void {
  if (reports.length >= limits.reportsPerUserMax)
    throw new AppError('CONFLICT', { reason: 'too_many_reports', limit: limits.reportsPerUserMax })
  const waiting = reports.filter(({ status }) => status === 'started' || status === 'running').length
  const limit = limits.reportsWaitingPerUserMax
  if (waiting < limit) return
  const details = { reason: 'too_many_reports_waiting', limit, retry_after: limits.retryAfterSeconds } as const
  throw new AppError('RATE_LIMIT_EXCEEDED', details)
}

/** What the audit trail says of a report. */
export function aboutReport({ id, title, request }: StoredReport) {
  const { report_type, output_format = 'markdown', investigation_ids = [] } = request
  return {
    ...{ resource_type: 'report', resource_id: id, resource_name: title },
    details: { report_type, format: output_format, investigations: investigation_ids },
  }
}
