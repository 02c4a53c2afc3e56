// Reports over HTTP, and reads beside them.

import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { investigationEnd, signIn, startInvestigation, startService } from '../support/running-service.ts'
import { sampleCopy, sampleSource } from '../support/sample.ts'
import { benchAdmin } from '../support/service-config.ts'
import type { Figures, RunningRow, Suite } from '../support/suite.ts'

const formats = ['html', 'pdf', 'xlsx', 'markdown'] as const
/** Between two reads, and for how long reads alone are measured. */
const pauseMs = 5
const aloneMs = 1_000

const readsAlone = 'reads alone'
const figures = { time: 'ms', 'report thread': 'ms', 'delay p99': 'ms', 'held longest': 'ms' } as const

export const reports: Suite = {
  name: 'reports',
  purpose:
    'A technical report of an investigation with 100 findings and its charts, made by GET /reports/generate, while a client reads a status every 5 ms. The processor time of the report is that of the process without the time in which the main thread was active; the delay is that of the event loop of the main thread, where the client runs too. The thread of reports has its fonts and charts loaded. It does not measure the keeping of a report, nor several at once.',
  minutes: 2,
  needs: 'a few seconds at first for the sample',
  sizes: { contracts: 30_000, findings: 100 },
  async open(given) {
    const folder = await sampleCopy(given, given.size('contracts'))
    const { base } = await startService(given, folder, { threads: availableParallelism() })
    const token = await signIn(base, benchAdmin)
    const body = { query: 'anomalies', sensitivity: 1, confidence_threshold: 0.1, data_source: sampleSource }
    const id = await startInvestigation(base, token, { ...body, max_results: given.size('findings') })
    await investigationEnd(base, token, id)
    const asking = { base, token, id }
    for (const format of formats) await make(asking, format)
    const alone: RunningRow = {
      ...{ name: readsAlone, role: 'floor', figures },
      run: () => beside(asking, () => new Promise((resolve) => setTimeout(resolve, aloneMs))),
    }
    return [
      alone,
      ...formats.map(
        (format): RunningRow => ({
          ...{ name: `report in ${format}`, over: readsAlone, figures },
          run: () => beside(asking, () => make(asking, format)),
        }),
      ),
    ]
  },
}

interface Asking {
  readonly base: string
  readonly token: string
  readonly id: string
}

async function make({ base, token, id }: Asking, format: string): Promise<void> {
  const query = new URLSearchParams({ investigation_id: id, format, target_audience: 'technical' })
  await get(`${base}/reports/generate?${query}`, token)
}

async function get(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'identity' } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
}

/** The work, and reads until it ends. */
async function beside({ base, token, id }: Asking, work: () => Promise<unknown>): Promise<Figures> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const [used, active, begin] = [process.cpuUsage(), performance.eventLoopUtilization(), performance.now()]
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    await get(`${base}/investigations/${id}/status`, token)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await working
  const time = performance.now() - begin
  const { user, system } = process.cpuUsage(used)
  const main = performance.eventLoopUtilization(active).active
  delay.disable()
  const thread = Math.max(0, (user + system) / 1_000 - main)
  return { time, 'report thread': thread, 'delay p99': delay.percentile(99) / 1e6, 'held longest': delay.max / 1e6 }
}
