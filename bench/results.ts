// Results of an investigation that lists 1,000 anomalies, read over HTTP in each language: the first read, which words them,
// and later ones, which find the words at hand. Beside each the longest time for which the main thread was held. The client
// runs in the same thread, so that its work counts too. The floor is the later reads: the same bytes without the wording.
// It does not measure the run, compression, or two readers at once.
// Run on its own: node dist/bench/results.js [contracts] [reads]

import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createService } from '../src/main/service.ts'
import { createLog } from '../src/platform/log.ts'
import { storeSample } from './support/store-sample.ts'

const contracts = Number(process.argv[2] ?? 30_000)
const reads = Number(process.argv[3] ?? 20)
const source = 'compras_gov'
const admin = { email: 'bench@prumo.local', password: 'Bench-2026-prumo' }
const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
const paths = { en: '/investigations/{id}/results', pt: '/investigacoes/{id}/resultados' } as const

interface Read {
  readonly ms: number
  readonly processorMs: number
  readonly heldMs: number
  readonly bytes: number
}

try {
  await storeSample(folder, contracts, source)
  await measure()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const service = await createService(
    {
      host: '127.0.0.1',
      port: 0,
      dataDir: folder,
      publicUrl: 'http://127.0.0.1',
      threads: availableParallelism(),
      logLevel: 'silent',
      sampleData: 'off',
      warmUp: false,
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
    },
    createLog('silent'),
  )
  const base = `http://127.0.0.1:${await service.start()}/api/v1`
  const headers = { Authorization: `Bearer ${await signIn(base)}`, 'Content-Type': 'application/json' }
  const id = await investigate(base, headers)
  const load = loadavg()[0] ?? 0
  const found = await readAll(base, headers, id)
  await service.stop()
  const { model } = cpus()[0] ?? { model: '' }
  process.stdout.write(`${model} × ${cpus().length}, ${process.version}, load ${load.toFixed(1)}, ${reads} reads\n`)
  for (const [name, [first, ...later]] of found) {
    if (first === undefined) continue
    const middle = (of: (read: Read) => number) =>
      later.map(of).sort((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0
    process.stdout.write(
      `${name}  ${(first.bytes / 1e6).toFixed(2)} MB  first ${ms(first.ms)}, ${ms(first.processorMs)} of processor, held ${ms(first.heldMs)}; ` +
        `later ${ms(middle((read) => read.ms))}, ${ms(middle((read) => read.processorMs))} of processor, held ${ms(middle((read) => read.heldMs))}\n`,
    )
  }
}

async function readAll(base: string, headers: Record<string, string>, id: string) {
  const found = new Map<string, Read[]>()
  for (const language of ['en', 'pt'] as const) {
    const url = base + paths[language].replace('{id}', id)
    const measured: Read[] = []
    for (let n = 0; n <= reads; n++) measured.push(await read(url, headers))
    found.set(language, measured)
  }
  return found
}

async function read(url: string, headers: Record<string, string>): Promise<Read> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const used = process.cpuUsage()
  const begin = performance.now()
  const answer = await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } })
  const bytes = (await answer.arrayBuffer()).byteLength
  const elapsed = performance.now() - begin
  const { user, system } = process.cpuUsage(used)
  delay.disable()
  if (!answer.ok) throw new Error(`not read: ${answer.status}`)
  return { ms: elapsed, processorMs: (user + system) / 1000, heldMs: delay.max / 1e6, bytes }
}

async function investigate(base: string, headers: Record<string, string>): Promise<string> {
  const body = { query: 'anomalies', data_source: source, sensitivity: 1, confidence_threshold: 0.1, max_results: 1000 }
  const started = await fetch(`${base}/investigations/start`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!started.ok) throw new Error(`not started: ${await started.text()}`)
  const { investigation_id: id } = (await started.json()) as { investigation_id: string }
  for (;;) {
    const answer = await fetch(`${base}/investigations/${id}/status`, { headers })
    const { status } = (await answer.json()) as { status: string }
    if (status === 'completed') return id
    if (status !== 'processing') throw new Error(`the run is ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
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

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
