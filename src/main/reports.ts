// Reports: the thread that makes them, one after the other, and the services over them.

import type { Users } from '../auth/users.ts'
import { getValue, type Outcome } from '../errors.ts'
import type { ReportsContext, ReportTask, ReportWriter } from '../services/reports/context.ts'
import { ReportRunner } from '../services/reports/report-runner.ts'
import { createWorkerThread, type OpenThread } from './worker-thread.ts'

interface ReportParts extends Omit<ReportsContext, 'writer'> {
  readonly users: Pick<Users, 'find'>
  readonly dataDir: string
  readonly holder: string
}

export function createReports({ dataDir, holder, users, ...parts }: ReportParts) {
  const { writer, bulkhead, stop } = createReportWriter(dataDir)
  const reports: ReportsContext = { ...parts, writer }
  const reportRunner = new ReportRunner({ ...reports, users, holder })
  return { reports, reportRunner, reportThread: { bulkhead, stop } satisfies OpenThread }
}

/** Starts with the first report; one that takes too long is ended with its thread, and the next has another. */
function createReportWriter(dataDir: string): OpenThread & { readonly writer: ReportWriter } {
  const thread = createWorkerThread('report', dataDir)
  const work = async (task: ReportTask): Promise<unknown> => getValue((await thread.runOrEnd(task)) as Outcome<unknown>)
  return {
    writer: {
      render: async (job) => (await work({ type: 'render', job })) as Awaited<ReturnType<ReportWriter['render']>>,
      convert: async (document, format) => (await work({ type: 'convert', document, format })) as Uint8Array,
      evidence: async (job) => (await work({ type: 'evidence', job })) as Awaited<ReturnType<ReportWriter['evidence']>>,
      draw: async (picture) => (await work({ type: 'draw', picture })) as string,
    },
    bulkhead: thread.bulkhead,
    stop: thread.stop,
  }
}
