// Report thread: builds and writes reports. It holds nothing open, so that it can be ended where one takes too long.

import { type Outcome, toOutcome } from '../src/errors.ts'
import { writeEvidence } from '../src/services/bundles/evidence-files.ts'
import type { ReportTask } from '../src/services/reports/context.ts'
import { convertReport, drawSvg, renderReport } from '../src/services/reports/render-report.ts'

/** The report, or the failure as a value. */
export default function reportJob(task: ReportTask): Promise<Outcome<unknown>> {
  return toOutcome<unknown>(() => {
    switch (task.type) {
      case 'render':
        return renderReport(task.job)
      case 'convert':
        return convertReport(task.document, task.format)
      case 'evidence':
        return writeEvidence(task.job)
      case 'draw':
        return drawSvg(task.picture)
    }
  })
}
