// Download: what an investigation found as a document, made while the caller waits. Nothing is stored.

import type { ReportFormat, ReportRequest } from '../../domain/generated/wire-types.ts'
import { gatherJob } from '../reports/gather-job.ts'
import type { RenderedReport } from '../reports/render-report.ts'
import { checkSources } from '../reports/request-report.ts'
import { type ExportReader, type ExportsContext, type RowsReader, recordExport } from './context.ts'

/** The file of a report of it. Throws as its results do, and SERVICE_UNAVAILABLE where too many are written. */
export async function downloadReportOf(
  context: ExportsContext,
  { id, format }: { readonly id: string; readonly format: ReportFormat },
  reader: ExportReader,
): Promise<Uint8Array> {
  const { file, made } = await renderReportOf(context.reports, { id, format }, reader)
  const details = { format, rows: made.findings, dataset_versions: made.dataset_versions }
  await recordExport(context, { resource_type: 'investigation', resource_id: id, details }, reader)
  return file
}

/** The same, without a word of it in the trail. */
export async function renderReportOf(
  reports: ExportsContext['reports'],
  { id, format }: { readonly id: string; readonly format: ReportFormat },
  { caller, language }: RowsReader,
): Promise<RenderedReport> {
  const request: ReportRequest = {
    ...{ report_type: 'investigation_report', investigation_ids: [id], analysis_ids: [] },
    ...{ output_format: format, target_audience: 'general', include_visualizations: true, include_raw_data: false },
  }
  await checkSources(reports, request, caller)
  return reports.writer.render(await gatherJob(reports, { request, language, caller }))
}
