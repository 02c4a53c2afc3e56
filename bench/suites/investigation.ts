// An investigation from its start over HTTP to the last event of its stream.

import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { scoreDataset } from '../../src/detect/judge/score-dataset.ts'
import { detectors } from '../../src/detect/registry.ts'
import { type RunningService, signIn, startInvestigation, startService } from '../support/running-service.ts'
import { sampleCopy, sampleDataset, sampleSource } from '../support/sample.ts'
import { benchAdmin } from '../support/service-config.ts'
import type { Figures, Given, RunningRow, Suite, Unit } from '../support/suite.ts'

const warmUpMs = 5_000
const phases = {
  ...{ initialization: 'ms', data_collection: 'ms', preprocessing: 'ms', agent_analysis: 'ms' },
  ...{ pattern_detection: 'ms', report_generation: 'ms' },
} as const satisfies Readonly<Record<string, Unit>>
const figures = {
  ...{ time: 'ms', processor: 'ms' },
  ...phases,
  ...{ 'delay p99': 'ms', 'delay longest': 'ms' },
  ...{ anomalies: 'count', events: 'count', resident: 'MB' },
} as const satisfies Readonly<Record<string, Unit>>

export const investigation: Suite = {
  name: 'investigation',
  purpose:
    'An investigation of all types over HTTP and its event stream, from start to `complete`, warm and as the first of a new service: time, time of each phase, processor time of all threads, and event loop delay of the main thread, in which the client runs too. The floor is the detectors alone in one thread over columns in memory: no phases, store, texts or stream. It does not measure imports or sign-in.',
  minutes: 4,
  needs: 'a few seconds at first for the sample',
  sizes: { contracts: 20_000 },
  async open(given) {
    const folder = await sampleCopy(given, given.size('contracts'))
    const dataset = await sampleDataset(folder)
    const score = () => scoreDataset(detectors, dataset, { sensitivity: 0.7, threshold: 0.8 })
    const service = await warmService(given, folder)
    const token = await signIn(service.base, benchAdmin)
    return [
      { name: 'detectors alone', role: 'floor', figures: { time: 'ms' }, run: () => timeOf(score) },
      { name: 'start to completed', figures, run: () => investigate(service.base, token) },
      firstRow(given),
    ]
  },
}

async function warmService(given: Given, folder: string): Promise<RunningService> {
  const service = await startService(given, folder, { threads: availableParallelism(), warmUp: true })
  // The threads warm up meanwhile, as they do before the first request of a service.
  await new Promise((resolve) => setTimeout(resolve, warmUpMs))
  return service
}

/** A service of its own for each round, beside the one that is warm and idle. */
function firstRow(given: Given): RunningRow {
  const run = async () => {
    const undoings: (() => unknown)[] = []
    const own: Given = { ...given, after: (undo) => void undoings.push(undo) }
    const { base } = await warmService(own, await sampleCopy(given, given.size('contracts')))
    const found = await investigate(base, await signIn(base, benchAdmin))
    for (const undo of undoings) await undo()
    return found
  }
  return { name: 'start to completed, first of a service', figures, run }
}

function timeOf(work: () => unknown): Figures {
  const begin = performance.now()
  work()
  return { time: performance.now() - begin }
}

async function investigate(base: string, token: string): Promise<Figures> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const used = process.cpuUsage()
  const begin = performance.now()
  const id = await startInvestigation(base, token, {
    query: 'anomalies',
    data_source: sampleSource,
    confidence_threshold: 0.5,
  })
  const stream = await fetch(`${base}/investigations/stream/${id}`, { headers: { Authorization: `Bearer ${token}` } })
  if (!stream.ok) throw new Error(`no stream: ${await stream.text()}`)
  const { times, events, anomalies } = await followPhases(stream, begin)
  const time = performance.now() - begin
  delay.disable()
  const { user, system } = process.cpuUsage(used)
  return {
    ...{ time, processor: (user + system) / 1000 },
    ...Object.fromEntries(Object.keys(phases).map((phase) => [phase, times.get(phase) ?? 0])),
    ...{ 'delay p99': delay.percentile(99) / 1e6, 'delay longest': delay.max / 1e6 },
    ...{ anomalies, events, resident: process.memoryUsage.rss() / 1e6 },
  }
}

/** Time by phase, from progress events. */
async function followPhases(stream: Response, begin: number) {
  const times = new Map<string, number>()
  let [phase, since, events, anomalies] = ['initialization', begin, 0, 0]
  for await (const { event, data } of eventsOf(stream)) {
    events += 1
    if (event === 'complete') anomalies = (data as { total_anomalies: number }).total_anomalies
    if (event !== 'progress' && event !== 'complete') continue
    const now = performance.now()
    times.set(phase, (times.get(phase) ?? 0) + now - since)
    since = now
    phase = (data as { current_phase?: string }).current_phase ?? phase
  }
  return { times, events, anomalies }
}

async function* eventsOf(answer: Response): AsyncGenerator<{ readonly event: string; readonly data: unknown }> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: ?(.*)$/m.exec(block)?.[1]
      const data = /^data: ?(.*)$/m.exec(block)?.[1]
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}
