// Start: a report is stored as asked for, and waits for its turn.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { Caller } from '../../domain/caller.ts'
import type { NetworkHit, ReportRequest } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import { printableLine } from '../../domain/printable-text.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { eventBy, type LaterAsker } from '../identity/origin.ts'
import type { ReportsContext } from './context.ts'
import { findDossierEntity, isDossier } from './gather-dossier.ts'
import { checkSources, titleIn } from './request-report.ts'
import { listReportsOf, newReportWrites, reportBytes, reportCountOf, type StoredReport } from './stored-report.ts'

/**
 * Stores what is asked for; it is made as soon as its turn comes, also after a restart. Throws VALIDATION_ERROR, what the results of its
 * investigations throw, CONFLICT beyond limits.reportsPerUserMax, and RATE_LIMIT_EXCEEDED beyond limits.reportsWaitingPerUserMax.
 */
export async function startReport(
  context: Pick<ReportsContext, 'state' | 'clock' | 'ids' | 'trail' | 'network'>,
  { body, language }: { readonly body: ReportRequest; readonly language: Language },
  asker: LaterAsker & Making<StoredReport>,
): Promise<StoredReport> {
  const { state, clock, ids, trail } = context
  const { user_id } = asker.caller
  const asked = withSafeTitle(body)
  const subject = await findSources(context, { request: asked, language }, asker.caller)
  const request = { ...asked, ...(subject && { entity: subject.id }) }
  const title = titleIn(request, language)
  const named = subject === undefined || request.title !== undefined ? title : `${title}: ${subject.name}`
  const report: StoredReport = {
    ...{ id: ids.uuid(), user_id, request, language, title: named },
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

/** With a title of one line that names no person by number. */
export function withSafeTitle({ title, ...request }: ReportRequest): ReportRequest {
  return { ...request, ...(title !== undefined && { title: printableLine(maskTyped(title.trim())) }) }
}

/** Checks what the report is to be made of; of a dossier, whom it is about. */
export async function findSources(
  context: Pick<ReportsContext, 'state' | 'network'>,
  asked: { readonly request: ReportRequest; readonly language: Language },
  caller: Caller,
): Promise<NetworkHit | undefined> {
  if (!isDossier(asked.request)) return void (await checkSources(context, asked.request, caller))
  const { investigation_ids = [], analysis_ids = [] } = asked.request
  if (investigation_ids.length + analysis_ids.length > 0)
    throw new AppError('VALIDATION_ERROR', { field: 'investigation_ids', reason: 'dossier_finds_investigations' })
  return findDossierEntity(context, asked)
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
  const { report_type, output_format = 'markdown', investigation_ids = [], analysis_ids = [] } = request
  return {
    ...{ resource_type: 'report', resource_id: id, resource_name: title },
    details: {
      ...{ report_type, format: output_format, investigations: investigation_ids },
      ...(analysis_ids.length > 0 && { analyses: analysis_ids }),
    },
  }
}
