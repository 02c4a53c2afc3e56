// Handlers of the reports module.

import type { Language } from '../../domain/vocabulary.ts'
import type { BundlesContext } from '../../services/bundles/context.ts'
import { openBundle } from '../../services/bundles/open-bundle.ts'
import { pageOf } from '../../services/page-of.ts'
import type { ReportsContext } from '../../services/reports/context.ts'
import { generateNow } from '../../services/reports/generate-now.ts'
import { listTemplates } from '../../services/reports/list-templates.ts'
import {
  deleteReport,
  downloadReport,
  getReport,
  listReports,
  readReport,
  reportStatusOf,
} from '../../services/reports/read-reports.ts'
import { startReport } from '../../services/reports/start-report.ts'
import type { StoredReport } from '../../services/reports/stored-report.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { reportStartedMessage } from '../../wire/report-texts.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function reportHandlers(context: ReportsContext, audit: BundlesContext['audit']) {
  const statusIn = (report: StoredReport, language: Language) => {
    const failure = report.failure && wordFailure(report.failure, language)
    return { ...reportStatusOf(report), ...(failure && { error: failure }) }
  }
  return {
    async generate_report(request) {
      const { body, language } = request
      const toReply = ({ id, status }: StoredReport) => ({
        headers: { Location: `/api/v1/reports/${id}` },
        body: { report_id: id, status, message: reportStartedMessage[language] },
      })
      return request.once(toReply, (making) =>
        startReport(context, { body, language }, { ...askerOf(request), ...making }),
      )
    },
    generate_report_now: async ({ query, language, caller }) => ({
      body: await generateNow(context, { query, language }, caller),
    }),
    async list_report_templates(request) {
      return { body: toList(request, pageOf(listTemplates(request.language), request.query, 'type')) }
    },
    async list_reports(request) {
      const { sort = '-created_at', ...query } = request.query
      return { body: toList(request, pageOf(await listReports(context, request.caller), { ...query, sort }, 'id')) }
    },
    get_report: async ({ params, caller }) => ({
      body: await readReport(context, await getReport(context, params.report_id, caller)),
    }),
    get_report_status: async ({ params, caller, language }) => ({
      body: statusIn((await getReport(context, params.report_id, caller)).report, language),
    }),
    async download_report(request) {
      const wanted = { id: request.params.report_id, ...(request.query.format && { format: request.query.format }) }
      const { bytes, contentType, fileName } = await downloadReport(context, wanted, askerOf(request))
      return { text: bytes, contentType, headers: { 'Content-Disposition': `attachment; filename="${fileName}"` } }
    },
    async bundle_report(request) {
      const { archive, fileName } = await openBundle(
        { reports: context, audit },
        request.params.report_id,
        askerOf(request),
      )
      const headers = { 'Content-Disposition': `attachment; filename="${fileName}"` }
      return { file: archive, contentType: 'application/zip', headers }
    },
    async delete_report(request) {
      await deleteReport(context, request.params.report_id, askerOf(request))
      return {}
    },
  } satisfies Partial<Handlers>
}
