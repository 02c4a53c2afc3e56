// An investigation over HTTP and its event stream, from start to `complete`: total time, time of each phase, and event loop
// delay of the main thread. The client runs in the same thread, so its work counts as delay too. The floor is the detectors
// alone in one thread over columns in memory: no phases, store, texts or stream.
// It does not measure imports or sign-in. Run on its own: node dist/bench/investigation.js [contracts] [runs]

import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { scoreDataset } from '../src/detect/judge/score-dataset.ts'
import { detectors } from '../src/detect/registry.ts'
import { createService } from '../src/main/service.ts'
import { openRecordsStore } from '../src/main/stores.ts'
import { createLog } from '../src/platform/log.ts'
import { createRecordReader } from '../src/records/reader.ts'
import { storeSample } from './support/store-sample.ts'

const contracts = Number(process.argv[2] ?? 20_000)
const runs = Number(process.argv[3] ?? 9)
const warmUpMs = 5000
const source = 'compras_gov'
const threads = availableParallelism()
const admin = { email: 'bench@prumo.local', password: 'Bench-2026-prumo' }
const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))

try {
  await storeSample(folder, contracts, source)
  const floors = await measureFloor()
  await measureService(floors)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureFloor(): Promise<readonly number[]> {
  const store = openRecordsStore(folder, 'write')
  const reader = createRecordReader(store)
  const dataset = await reader.dataset({ version: await reader.version(), source })
  const times: number[] = []
  for (let run = 0; run <= runs; run++) {
    const begin = performance.now()
    scoreDataset(detectors, dataset, { sensitivity: 0.7, threshold: 0.8 })
    times.push(performance.now() - begin)
  }
  await store.close()
  return times
}

async function measureService(floors: readonly number[]): Promise<void> {
  const config = {
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    publicUrl: 'http://127.0.0.1',
    threads,
    logLevel: 'silent',
    sampleData: 'off',
    warmUp: true,
    adminEmail: admin.email,
    adminPassword: admin.password,
    mode: 'production',
    webhooks: { allowsPrivate: 'no' },
    connectors: { enabled: [], baseUrls: {}, apiKeys: {} },
    rateLimits: { mode: 'off', tiers: {}, trusted: [] },
    trustedProxies: [],
    corsOrigins: [],
    tls: null,
    textModel: null,
  } as const
  const service = await createService(config, createLog('silent'))
  const base = `http://127.0.0.1:${await service.start()}/api/v1`
  // The threads warm up meanwhile, as they do before the first request of a service.
  await new Promise((resolve) => setTimeout(resolve, warmUpMs))
  const headers = { Authorization: `Bearer ${await signIn(base)}`, 'Content-Type': 'application/json' }
  const measured: Measure[] = []
  const load = loadavg()[0]
  for (let run = 0; run <= runs; run++) measured.push(await measureRun(base, headers))
  await service.stop()
  report(floors, measured, load ?? 0)
}

async function signIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  })
  if (!answer.ok) throw new Error(`not signed in: ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

interface Measure {
  readonly totalMs: number
  /** Processor time of all threads, which a busy machine distorts less than wall-clock time. */
  readonly processorMs: number
  /** Time by phase, from its progress events. */
  readonly phases: ReadonlyMap<string, number>
  readonly delayP99Ms: number
  readonly delayMaxMs: number
  readonly anomalies: number
  readonly events: number
  readonly rssMiB: number
}

async function measureRun(base: string, headers: Record<string, string>): Promise<Measure> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const used = process.cpuUsage()
  const begin = performance.now()
  const started = await fetch(`${base}/investigations/start`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: 'anomalies', data_source: source, confidence_threshold: 0.5 }),
  })
  if (!started.ok) throw new Error(`not started: ${await started.text()}`)
  const { investigation_id: id } = (await started.json()) as { investigation_id: string }
  const stream = await fetch(`${base}/investigations/stream/${id}`, { headers })
  if (!stream.ok) throw new Error(`no stream: ${await stream.text()}`)
  const phases = new Map<string, number>()
  let [phase, since, events, anomalies] = ['initialization', begin, 0, 0]
  for await (const { event, data } of eventsOf(stream)) {
    events += 1
    if (event === 'complete') anomalies = (data as { total_anomalies: number }).total_anomalies
    if (event !== 'progress' && event !== 'complete') continue
    const now = performance.now()
    phases.set(phase, (phases.get(phase) ?? 0) + now - since)
    since = now
    phase = (data as { current_phase?: string }).current_phase ?? phase
  }
  const totalMs = performance.now() - begin
  delay.disable()
  const { user, system } = process.cpuUsage(used)
  return {
    totalMs,
    processorMs: (user + system) / 1000,
    phases,
    delayP99Ms: delay.percentile(99) / 1e6,
    delayMaxMs: delay.max / 1e6,
    anomalies,
    events,
    rssMiB: process.memoryUsage.rss() / 2 ** 20,
  }
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

function report(floors: readonly number[], [cold, ...warm]: readonly Measure[], load: number): void {
  if (!cold) return
  const line = (name: string, text: string) => process.stdout.write(`${name.padEnd(34)} ${text}\n`)
  const { model } = cpus()[0] ?? { model: '' }
  process.stdout.write(
    `${contracts} contracts, all types, ${warm.length} runs, ${threads} threads, ${model} × ${cpus().length}, ${process.version}, load before ${load.toFixed(1)}, after ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  )
  const [coldFloor = 0, ...warmFloor] = floors
  line('detectors alone, first (floor)', ms(coldFloor))
  line('detectors alone, later (floor)', spread(warmFloor))
  line('start to completed, first', ms(cold.totalMs))
  line('start to completed, later', spread(warm.map(({ totalMs }) => totalMs)))
  line('processor time, first', ms(cold.processorMs))
  line('processor time, later', spread(warm.map(({ processorMs }) => processorMs)))
  for (const [phase, time] of cold.phases) {
    line(`  ${phase}`, `first ${ms(time)}, later ${spread(warm.map(({ phases }) => phases.get(phase) ?? 0))}`)
  }
  line('event loop delay p99, first', `${ms(cold.delayP99Ms)}, longest ${ms(cold.delayMaxMs)}`)
  line('event loop delay p99, later', spread(warm.map(({ delayP99Ms }) => delayP99Ms)))
  line('event loop delay longest, later', spread(warm.map(({ delayMaxMs }) => delayMaxMs)))
  line('anomalies, events', `${cold.anomalies}, ${cold.events}`)
  line(
    'resident memory',
    `${Math.round(cold.rssMiB)} MiB after the first, ${Math.round(warm.at(-1)?.rssMiB ?? 0)} MiB after the last`,
  )
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `${ms(sorted[Math.floor(sorted.length / 2)] ?? 0)} (${ms(sorted[0] ?? 0)} to ${ms(sorted.at(-1) ?? 0)})`
}

function ms(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`
}
