// Generate now: a report of one investigation, made while the caller waits. Nothing is stored.

import type { Caller } from '../../domain/caller.ts'
import type { Report, ReportGenerateQuery, ReportRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { namedUuid } from '../../platform/ids.ts'
import type { ReportsContext } from './context.ts'
import { gatherJob } from './gather-job.ts'
import { toReport } from './read-reports.ts'
import { checkSources, titleIn } from './request-report.ts'

/** Throws as startReport, but for what it would store. */
export async function generateNow(
  context: ReportsContext,
  { query, language }: { readonly query: ReportGenerateQuery; readonly language: Language },
  caller: Caller,
): Promise<Report> {
  const { investigation_id, format, report_type = 'investigation_report', target_audience } = query
  const request: ReportRequest = {
    ...{ report_type, investigation_ids: [investigation_id], analysis_ids: [] },
    ...{ output_format: format, target_audience, include_visualizations: true, include_raw_data: false },
  } as ReportRequest
  await checkSources(context, request, caller)
  const job = await gatherJob(context, { request, language, caller })
  const { file, made } = await context.writer.render(job)
  // Equal for an equal request, since nothing of it is stored.
  const id = namedUuid('report', investigation_id, [report_type, target_audience, format, language].join(' '))
  const report = { id, request, language, title: titleIn(request, language), completed_at: job.generated_at }
  return toReport({ report, made, file })
}
