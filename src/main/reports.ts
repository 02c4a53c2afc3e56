// Reports: the thread that makes them, one after the other, and the services over them.

import type { Users } from '../auth/users.ts'
import { AppError, getValue, type Outcome } from '../errors.ts'
import { limits } from '../limits.ts'
import type { ReportsContext, ReportTask, ReportWriter } from '../services/reports/context.ts'
import { ReportRunner } from '../services/reports/report-runner.ts'
import { createWorkerThread } from './worker-thread.ts'

interface ReportParts extends Omit<ReportsContext, 'writer'> {
  readonly users: Pick<Users, 'find'>
  readonly dataDir: string
  readonly holder: string
}

export function createReports({ dataDir, holder, users, ...parts }: ReportParts) {
  const { writer, stop } = createReportWriter(dataDir)
  const reports: ReportsContext = { ...parts, writer }
  return { reports, reportRunner: new ReportRunner({ ...reports, users, holder }), stopReportThread: stop }
}

/** Starts with the first report; one that takes too long is ended with its thread, and the next has another. */
function createReportWriter(dataDir: string): { readonly writer: ReportWriter; stop(): Promise<void> } {
  const thread = createWorkerThread('report', dataDir)
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const work = (task: ReportTask): Promise<unknown> => {
    if (waiting >= limits.reportRendersWaitingMax)
      throw new AppError('SERVICE_UNAVAILABLE', { reason: 'reports_busy', retry_after: limits.retryAfterSeconds })
    waiting++
    const turn = last
      .then(async () => getValue((await thread.runOrEnd(task)) as Outcome<unknown>))
      .finally(() => waiting--)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    writer: {
      render: async (job) => (await work({ type: 'render', job })) as Awaited<ReturnType<ReportWriter['render']>>,
      convert: async (document, format) => (await work({ type: 'convert', document, format })) as Uint8Array,
      evidence: async (job) => (await work({ type: 'evidence', job })) as Awaited<ReturnType<ReportWriter['evidence']>>,
      draw: async (picture) => (await work({ type: 'draw', picture })) as string,
    },
    stop: thread.stop,
  }
}
