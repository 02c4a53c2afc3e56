// Webhooks: deliveries a second to 100 receivers of which 10 never answer, and the latency of reads meanwhile. The floor is the bare HTTP
// client posting bodies of the same size to the same live receivers, with neither store, signature nor schedule; beside the reads with
// deliveries stand those without, in turns and in alternating order. Receivers and readers are processes of their own on the same machine and share its processors; facts
// are handed over in the service's own process. It does not measure TLS, name resolution or a network.
// Run on its own: node dist/bench/webhooks.js [seconds of a turn] [deliveries a second] [turns]

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { hashPassword } from '../src/auth/passwords.ts'
import { createUsers } from '../src/auth/users.ts'
import type { WebhookRequest } from '../src/domain/generated/wire-types.ts'
import { toOutbox } from '../src/events/outbox.ts'
import { createServer } from '../src/http/server.ts'
import { limits } from '../src/limits.ts'
import { createParts, type ServiceParts } from '../src/main/parts.ts'
import { serverParts } from '../src/main/server-parts.ts'
import { openState } from '../src/main/stores.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { systemIds as ids } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { createWebhook } from '../src/services/webhooks/manage-webhooks.ts'
import { benchProgram } from './support/program.ts'
import { serviceConfig } from './support/service-config.ts'
import type { WorkerAnswer, WorkerTask } from './webhooks-worker.ts'

const seconds = Number(process.argv[2] ?? 8)
const perSecond = Number(process.argv[3] ?? 1_000)
const turns = Number(process.argv[4] ?? 3)
const [owners, live, dead, readsPerSecond] = [4, 90, 10, 200]
const password = 'Bench-2026-prumo'
const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
const [receivers, readers] = [fork(benchProgram('webhooks-worker')), fork(benchProgram('webhooks-worker'))]
const config = serviceConfig(folder, password)

try {
  await measure()
} catch (error) {
  process.stderr.write(`${error}\n`)
  process.exitCode = 1
}
receivers.kill()
readers.kill()
rmSync(folder, { recursive: true, force: true })
// The service under measurement may still be at work.
process.exit()

async function measure(): Promise<void> {
  const { ports = [] } = await ask(receivers, { type: 'receive', live, dead })
  const userIds = await addOwners()
  const parts = await createParts(config, createLog('error'), { clock, ids })
  const server = createServer(serverParts(parts, () => true))
  const url = `http://127.0.0.1:${await server.listen()}/api/v1`
  const authorization = `Bearer ${await signIn(url)}`
  await register(parts, userIds, ports)
  const floor = await postBare(ports.slice(0, live))
  parts.events.start()
  parts.webhooks.start()
  const most = await deliver(parts, userIds, { eventsPerRound: 100, rounds: 1, everyMs: 0 })
  const pace = {
    eventsPerRound: 1,
    rounds: ((perSecond * seconds) / (live + dead)) * owners,
    everyMs: ((live + dead) / owners / perSecond) * 1000,
  }
  const [quiet, busy, steady]: [number[][], number[][], Rate[]] = [[], [], []]
  const readQuiet = async () => void quiet.push(await readFor(url, authorization))
  const readBusy = async () => {
    const [read, rate] = await Promise.all([readFor(url, authorization), deliver(parts, userIds, pace)])
    busy.push(read)
    steady.push(rate)
  }
  for (let turn = 0; turn < turns; turn++)
    for (const read of turn % 2 === 0 ? [readQuiet, readBusy] : [readBusy, readQuiet]) await read()
  await server.drain(limits.drainRequestsMs)
  await parts.events.stop()
  await parts.webhooks.stop()
  report({ floor, most, steady: middleOf(steady) }, { quiet, busy })
}

async function addOwners(): Promise<readonly string[]> {
  const state = openState(folder)
  const users = createUsers(state, state)
  const password_hash = await hashPassword(password)
  const made = Array.from({ length: owners }, (_, n) => ({ id: ids.uuid(), email: `owner-${n}@prumo.local` }))
  for (const owner of made)
    await users.create({
      ...owner,
      role: 'analyst',
      team_ids: [],
      status: 'active',
      password_hash,
      created_at: '2026-01-15T12:00:00.000Z',
    })
  await state.close()
  return made.map(({ id }) => id)
}

/** Each owner has as many webhooks; the dead ones are shared out among them. */
async function register(
  { webhooks }: ServiceParts,
  userIds: readonly string[],
  ports: readonly number[],
): Promise<void> {
  const origin = { request_id: ids.uuid(), ip_address: '127.0.0.1', user_agent: '' }
  for (const [n, port] of ports.entries()) {
    const user_id = userIds[n % owners]
    const caller = {
      user_id,
      email: `owner-${n % owners}@prumo.local`,
      role: 'analyst',
      permissions: [],
      team_ids: [],
    } as const
    const asked: WebhookRequest = {
      url: `http://127.0.0.1:${port}/`,
      events: ['investigation.completed'],
      active: true,
    }
    await createWebhook(
      { ...webhooks.context, trail: webhooks.context.state },
      { request: asked, language: 'en' },
      { caller, origin },
    )
  }
}

interface Rate {
  readonly perSecond: number
  readonly cpuMicroseconds: number
}

/** Hands facts over, of each owner as many, and waits until the live receivers have what follows. */
async function deliver(
  { state }: ServiceParts,
  userIds: readonly string[],
  {
    eventsPerRound,
    rounds,
    everyMs,
  }: { readonly eventsPerRound: number; readonly rounds: number; readonly everyMs: number },
): Promise<Rate> {
  const { received: before = 0 } = await ask(receivers, { type: 'count' })
  const expected = (rounds * eventsPerRound * live) / (everyMs === 0 ? 1 : owners)
  const [begin, cpu] = [performance.now(), process.cpuUsage()]
  for (let round = 0; round < rounds; round++) {
    const waitMs = begin + round * everyMs - performance.now()
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    // At a pace the owners take turns.
    const turn = everyMs === 0 ? userIds : [userIds[round % owners]]
    for (const owner of turn) await state.commit([handOver(owner, eventsPerRound)])
  }
  let received = 0
  while (received < expected) {
    received = ((await ask(receivers, { type: 'count' })).received ?? 0) - before
    if (performance.now() - begin > (seconds + 30) * 1000) throw new Error(`only ${received} of ${expected} came`)
  }
  return rateOf(received, begin, cpu)
}

function handOver(owner: string, count: number) {
  const timestamp = new Date(clock.now()).toISOString()
  const events = Array.from({ length: count }, () => ({
    ...{ id: ids.uuid(), event: 'investigation.completed' as const, timestamp },
    data: { investigation_id: ids.uuid(), anomalies_found: 12, severity: 'high' as const },
  }))
  return toOutbox({ owner, events }, { atMs: clock.now(), id: ids.uuid() })
}

/** The floor: the client alone, with as many requests under way to each receiver. */
async function postBare(ports: readonly number[]): Promise<Rate> {
  const dispatcher = new Agent()
  const body = JSON.stringify({ data: 'x'.repeat(300) })
  const rounds = 250
  const [begin, cpu] = [performance.now(), process.cpuUsage()]
  await Promise.all(
    ports.map(async (port) => {
      const lane = async () => {
        for (let n = 0; n < rounds / limits.webhookConcurrentPerEndpoint; n++) {
          const answer = await request(`http://127.0.0.1:${port}/`, { method: 'POST', body, dispatcher })
          await answer.body.dump()
        }
      }
      await Promise.all(Array.from({ length: limits.webhookConcurrentPerEndpoint }, lane))
    }),
  )
  const rate = rateOf(ports.length * rounds, begin, cpu)
  await dispatcher.destroy()
  return rate
}

function rateOf(count: number, begin: number, before: NodeJS.CpuUsage): Rate {
  const { user, system } = process.cpuUsage(before)
  return { perSecond: (count / (performance.now() - begin)) * 1000, cpuMicroseconds: (user + system) / count }
}

function middleOf(rates: readonly Rate[]): Rate {
  const sorted = [...rates].sort((left, right) => left.perSecond - right.perSecond)
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: Number.NaN, cpuMicroseconds: Number.NaN }
}

async function readFor(url: string, authorization: string): Promise<number[]> {
  const task = { type: 'read', url: `${url}/auth/me`, authorization, perSecond: readsPerSecond, seconds } as const
  const { latenciesMs = [] } = await ask(readers, task)
  return [...latenciesMs]
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner-0@prumo.local', password }),
  })
  if (!answer.ok) throw new Error(`not signed in: ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

async function ask(worker: typeof receivers, task: WorkerTask): Promise<WorkerAnswer> {
  worker.send(task)
  const [answer] = (await once(worker, 'message')) as [WorkerAnswer]
  return answer
}

/** Of all turns together, and the least and the most of one. */
function quantile(turnsOf: readonly (readonly number[])[], share: number) {
  const at = (values: readonly number[]) =>
    [...values].sort((left, right) => left - right)[Math.ceil(values.length * share) - 1] ?? Number.NaN
  const each = turnsOf.map(at)
  return { all: at(turnsOf.flat()), least: Math.min(...each), most: Math.max(...each) }
}

function report(
  rates: Readonly<Record<'floor' | 'most' | 'steady', Rate>>,
  reads: Readonly<Record<'quiet' | 'busy', readonly (readonly number[])[]>>,
): void {
  const names = { floor: 'bare client (floor)', most: 'at most', steady: `paced at ${perSecond}/s` }
  const shares = [0.5, 0.95, 0.99]
  const cell = ({ all, least, most }: ReturnType<typeof quantile>) =>
    `${all.toFixed(1)} (${least.toFixed(1)}–${most.toFixed(1)})`.padStart(18)
  const ratio = (share: number) => quantile(reads.busy, share).all / quantile(reads.quiet, share).all
  const lines = [
    `${cpus()[0]?.model} × ${cpus().length}, ${process.version}, load ${loadavg()[0]?.toFixed(1)}; ${live} live receivers and ${dead} dead ones, whose tenth of the pace does not arrive`,
    'arrived                a second   µs of processor',
    ...Object.entries(rates).map(([row, { perSecond: rate, cpuMicroseconds }]) =>
      [
        names[row as keyof typeof names].padEnd(20),
        rate.toFixed(0).padStart(11),
        cpuMicroseconds.toFixed(0).padStart(18),
      ].join(''),
    ),
    `reads, ${readsPerSecond}/s      p50 ms (of turns)  p95 ms (of turns)  p99 ms (of turns)`,
    ...Object.entries(reads).map(([row, of]) =>
      [
        (row === 'quiet' ? 'without deliveries' : 'with deliveries').padEnd(18),
        ...shares.map((share) => cell(quantile(of, share))),
      ].join(''),
    ),
    ['ratio'.padEnd(18), ...shares.map((share) => ratio(share).toFixed(2).padStart(18))].join(''),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
