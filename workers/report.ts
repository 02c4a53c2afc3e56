// Report thread: builds and writes reports. It holds nothing open, so that it can be ended where one takes too long.

import { type Outcome, toOutcome } from '../src/errors.ts'
import type { ReportTask } from '../src/services/reports/context.ts'
import { convertReport, renderReport } from '../src/services/reports/render-report.ts'

/** The report, or the failure as a value. */
export default function reportJob(task: ReportTask): Promise<Outcome<unknown>> {
  return toOutcome<unknown>(() =>
    task.type === 'render' ? renderReport(task.job) : convertReport(task.document, task.format),
  )
}
