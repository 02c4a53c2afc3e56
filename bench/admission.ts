// 200 investigations started at once, by 20 users and by one admin: whether all end, in which order, and what memory and event loop
// of the service come to meanwhile. The floor is one investigation after the other, each started when the one before has
// ended. The client is another process on the same machine, and polls. It does not measure imports or sign-in.
// Run on its own: node dist/bench/admission.js [contracts] [starts]

import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { hashPassword } from '../src/auth/passwords.ts'
import { createUsers } from '../src/auth/users.ts'
import { createService } from '../src/main/service.ts'
import { openState } from '../src/main/stores.ts'
import { systemIds as ids } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import type { Crowd, CrowdResult, Started } from './admission-worker.ts'
import { benchProgram } from './support/program.ts'
import { storeSample } from './support/store-sample.ts'

const contracts = Number(process.argv[2] ?? 5_000)
const starts = Number(process.argv[3] ?? 200)
const users = 20
const floorRuns = 10
const warmUpMs = 5_000
/** Each reading stops the main thread for as long as the kernel counts pages. */
const residentReadMs = 500
const threads = availableParallelism()
const password = 'Bench-2026-prumo'
const admin = 'bench@prumo.local'
const analysts = Array.from({ length: users }, (_, n) => `analyst-${n}@prumo.local`)
const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
const client = fork(benchProgram('admission-worker'))

try {
  await fill()
  await measure()
} finally {
  client.kill()
  rmSync(folder, { recursive: true, force: true })
}

/** The accounts, and every contract of the sample as one of the investigated source. */
async function fill(): Promise<void> {
  const state = openState(folder)
  const accounts = createUsers(state, state)
  const password_hash = await hashPassword(password)
  for (const email of [admin, ...analysts]) {
    const role = email === admin ? 'admin' : 'analyst'
    const created_at = '2026-01-15T12:00:00.000Z'
    await accounts.create({ id: ids.uuid(), email, role, team_ids: [], status: 'active', password_hash, created_at })
  }
  await state.close()
  await storeSample(folder, contracts, 'compras_gov')
}

async function measure(): Promise<void> {
  const service = await createService(
    {
      host: '127.0.0.1',
      port: 0,
      dataDir: folder,
      publicUrl: 'http://127.0.0.1',
      threads,
      logLevel: 'silent',
      sampleData: 'off',
      warmUp: true,
      adminEmail: admin,
      adminPassword: password,
      mode: 'production',
      webhooks: { allowsPrivate: 'no' },
      connectors: { enabled: [], baseUrls: {}, apiKeys: {} },
      rateLimits: { mode: 'spec', tiers: {}, trusted: ['127.0.0.1/32'] },
      trustedProxies: [],
      corsOrigins: [],
      tls: null,
      textModel: null,
    },
    createLog('silent'),
  )
  const base = `http://127.0.0.1:${await service.start()}/api/v1`
  await new Promise((resolve) => setTimeout(resolve, warmUpMs))
  const { model } = cpus()[0] ?? { model: '' }
  say(
    `${contracts} contracts, ${threads} threads, ${model} × ${cpus().length}, ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  )
  say(
    'row                          runs  completed  429 at first  other failures  s in all  s a run  lead  MB  delay p99 ms  longest ms',
  )
  await measureRow('one by one (floor)', {
    base,
    password,
    accounts: [admin],
    startsEach: floorRuns,
    mode: 'one by one',
  })
  await measureRow(`${users} users`, {
    base,
    password,
    accounts: analysts,
    startsEach: starts / users,
    mode: 'at once',
  })
  await measureRow('one admin', { base, password, accounts: [admin], startsEach: starts, mode: 'at once' })
  await service.stop()
}

async function measureRow(name: string, crowd: Crowd): Promise<void> {
  const eventLoop = monitorEventLoopDelay({ resolution: 1 })
  let residentMb = 0
  const watch = setInterval(() => {
    residentMb = Math.max(residentMb, process.memoryUsage.rss() / 1e6)
  }, residentReadMs)
  eventLoop.enable()
  client.send(crowd)
  const { runs, refused, failures, elapsedMs } = await new Promise<CrowdResult>((resolve) =>
    client.once('message', resolve),
  )
  eventLoop.disable()
  clearInterval(watch)
  const cells = [
    runs.length,
    runs.filter(({ status }) => status === 'completed').length,
    refused,
    failures.length,
    (elapsedMs / 1000).toFixed(1),
    (elapsedMs / 1000 / runs.length).toFixed(2),
    leadOf(runs),
    Math.round(residentMb),
    (eventLoop.percentile(99) / 1e6).toFixed(1),
    (eventLoop.max / 1e6).toFixed(0),
  ]
  say(`${name.padEnd(28)} ${cells.join('  ')}`)
}

/** The most by which one user was ahead of another who still waited, in runs begun: 1 is the order of turns. */
function leadOf(runs: readonly Started[]): number {
  const all = new Map<string, number>()
  for (const { account } of runs) all.set(account, (all.get(account) ?? 0) + 1)
  const begun = new Map<string, number>([...all.keys()].map((account) => [account, 0]))
  let lead = 0
  for (const { account } of runs.toSorted((a, b) => Date.parse(a.started_at) - Date.parse(b.started_at))) {
    begun.set(account, (begun.get(account) ?? 0) + 1)
    const waiting = [...begun].filter(([name, count]) => count < (all.get(name) ?? 0)).map(([, count]) => count)
    lead = Math.max(lead, ...waiting.map((count) => (begun.get(account) ?? 0) - count))
  }
  return lead
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
