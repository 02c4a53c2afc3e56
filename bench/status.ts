// An authenticated GET of a status at 64 keep-alive connections against a bare uWebSockets.js answer of the same body (floor),
// interleaved in one run. Token check, rate limit, owner check and serialisation are included; `hot` requests one
// investigation, `store` more than any cache holds, so that each read misses. The client is another process on the same
// machine. Ratios of responses a second include the client's work; ratios of processor time are the server's alone,
// including garbage collection. It does not measure TLS, writes or a network.
// Run on its own: node dist/bench/status.js [rounds] [seconds]

import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkpointKey, recordKey, statusKey } from '../src/agents/keys.ts'
import { hashPassword } from '../src/auth/passwords.ts'
import { createUsers } from '../src/auth/users.ts'
import { loadNative } from '../src/http/native.ts'
import { createService } from '../src/main/service.ts'
import { openState } from '../src/main/stores.ts'
import { systemIds as ids } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import type { Write } from '../src/store/port.ts'
import { benchId, type Round, type RoundResult } from './status-worker.ts'
import { benchProgram } from './support/program.ts'

const rounds = Number(process.argv[2] ?? 3)
const seconds = Number(process.argv[3] ?? 2)
const connections = 64
const investigations = 50_000
const account = { email: 'bench@prumo.local', password: 'Bench-2026-prumo' }
const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
const rows = ['bare', 'hot', 'store'] as const
type Row = (typeof rows)[number]

interface Measure {
  readonly perSecond: number
  readonly cpuMicroseconds: number
}

const client = fork(benchProgram('status-worker'))
try {
  say(`filling a store with ${investigations} investigations; then ${3 * (rounds + 1)} measurements of ${seconds} s`)
  const body = await fill()
  await measure(body)
} finally {
  client.kill()
  rmSync(folder, { recursive: true, force: true })
}

/** Creates an account and its finished investigations; returns the body of a status. */
async function fill(): Promise<Buffer> {
  const state = openState(folder)
  const users = createUsers(state, state)
  const id = ids.uuid()
  const created_at = '2026-01-15T12:00:00.000Z'
  const password_hash = await hashPassword(account.password)
  await users.create({
    id,
    email: account.email,
    role: 'analyst',
    team_ids: [],
    status: 'active',
    password_hash,
    created_at,
  })
  let body = Buffer.alloc(0)
  for (let from = 0; from < investigations; from += 1000) {
    const writes = Array.from({ length: 1000 }, (_, n) => documentsOf(benchId(from + n), id, created_at)).flat()
    body = Buffer.from(writes[1]?.value ?? [])
    await state.commit(writes)
  }
  await state.close()
  return body
}

function documentsOf(investigation_id: string, user_id: string, created_at: string): Write[] {
  const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value))
  const phases = ['initialization', 'data_collection', 'preprocessing', 'agent_analysis', 'pattern_detection']
  const request = { query: 'contratos acima de 1 milhão em 2024', data_source: 'compras_gov', filters: {} }
  const record = {
    investigation_id,
    user_id,
    team_id: null,
    visibility: 'private',
    language: 'en',
    request,
    created_at,
  }
  const progress = { percentage: 100, current_phase: 'report_generation', phases_completed: phases }
  const statistics = { records_processed: 20_000, anomalies_found: 42, agents_invoked: 6, processing_time_ms: 1234 }
  const times = { created_at, started_at: created_at, completed_at: created_at }
  const status = { investigation_id, status: 'completed', progress, statistics, ...times }
  return [
    { key: recordKey(investigation_id), value: toBytes(record) },
    { key: statusKey(investigation_id), value: toBytes(status) },
    { key: checkpointKey(investigation_id), value: toBytes({ state: 'completed', ...times }) },
  ]
}

async function measure(body: Buffer): Promise<void> {
  const tier = { requestsPerHour: 1e9, burst: 1e9, concurrent: 1000 }
  const service = await createService(
    {
      host: '127.0.0.1',
      port: 0,
      dataDir: folder,
      publicUrl: 'http://127.0.0.1',
      threads: 1,
      logLevel: 'silent',
      sampleData: 'off',
      warmUp: false,
      adminEmail: 'admin@prumo.local',
      adminPassword: account.password,
      mode: 'production',
      webhooks: { allowsPrivate: 'no' },
      connectors: { enabled: [], baseUrls: {}, apiKeys: {} },
      rateLimits: { mode: 'spec', tiers: { standard: tier }, trusted: [] },
      trustedProxies: [],
      corsOrigins: [],
      tls: null,
      textModel: null,
    },
    createLog('silent'),
  )
  const port = await service.start()
  const bare = await startBare(body)
  const authorization = `Bearer ${await signIn(port)}`
  const measured: Record<Row, Measure[]> = { bare: [], hot: [], store: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const row of round % 2 === 0 ? rows : [...rows].reverse()) {
      const found = await measureRound({
        port: row === 'bare' ? bare.port : port,
        connections,
        answersMax: 10_000_000,
        timeMaxMs: seconds * 1000,
        authorization,
        ids: row === 'store' ? investigations : 1,
      })
      // The first round warms up.
      if (round > 0) measured[row].push(found)
      const [rate, cost] = [found.perSecond.toFixed(0), found.cpuMicroseconds.toFixed(1)]
      say(
        `${round === 0 ? 'warming up' : `round ${round}`}  ${row.padEnd(5)} ${rate.padStart(7)} answers/s ${cost.padStart(7)} µs`,
      )
    }
  }
  bare.close()
  await service.stop()
  report(measured, body.length)
}

/** The floor: a server that answers every request with the same bytes from memory. */
async function startBare(body: Buffer): Promise<{ readonly port: number; close(): void }> {
  const native = loadNative()
  const app = native.App()
  app.any('/*', (response) => {
    response.writeHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(body)
  })
  const port = await new Promise<number>((resolve, reject) => {
    app.listen('127.0.0.1', 0, native.LIBUS_LISTEN_EXCLUSIVE_PORT, (socket) =>
      socket === false ? reject(new Error('no port')) : resolve(native.us_socket_local_port(socket)),
    )
  })
  return { port, close: () => app.close() }
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`not signed in: ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

async function measureRound(round: Round): Promise<Measure> {
  const before = process.cpuUsage()
  client.send(round)
  const { answers, failures, elapsedMs } = await new Promise<RoundResult>((resolve) => client.once('message', resolve))
  const { user, system } = process.cpuUsage(before)
  if (failures > 0) throw new Error(`${failures} of ${answers} answers failed`)
  return { perSecond: (answers / elapsedMs) * 1000, cpuMicroseconds: (user + system) / answers }
}

function report(measured: Readonly<Record<Row, readonly Measure[]>>, bytes: number): void {
  const load = loadavg()[0]?.toFixed(1)
  process.stdout.write(
    `${cpus()[0]?.model} × ${cpus().length}, ${process.version}, load ${load}; ${connections} connections, ${bytes} bytes of body, ` +
      `${rounds} rounds of ${seconds} s\n`,
  )
  process.stdout.write('row         answers/s  ± spread   share   µs of processor   share\n')
  const [floorRate, floorCost] = [medianOf(measured.bare, 'perSecond'), medianOf(measured.bare, 'cpuMicroseconds')]
  for (const row of rows) {
    const [rate, cost] = [medianOf(measured[row], 'perSecond'), medianOf(measured[row], 'cpuMicroseconds')]
    const rates = measured[row].map(({ perSecond }) => perSecond)
    const spread = (Math.max(...rates) - Math.min(...rates)) / 2
    const cells = [
      row.padEnd(9),
      rate.toFixed(0).padStart(12),
      spread.toFixed(0).padStart(10),
      (rate / floorRate).toFixed(2).padStart(8),
      cost.toFixed(2).padStart(18),
      (floorCost / cost).toFixed(2).padStart(8),
    ]
    process.stdout.write(`${cells.join('')}\n`)
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function medianOf(measures: readonly Measure[], name: keyof Measure): number {
  const sorted = measures.map((measure) => measure[name]).sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
