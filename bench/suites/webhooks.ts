// Deliveries to webhooks.

import { Agent, request } from 'undici'
import type { WebhookRequest } from '../../src/domain/generated/wire-types.ts'
import { toOutbox } from '../../src/events/outbox.ts'
import { createServer } from '../../src/http/server.ts'
import { limits } from '../../src/limits.ts'
import { createParts, type ServiceParts } from '../../src/main/parts.ts'
import { serverParts } from '../../src/main/server-parts.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { createWebhook } from '../../src/services/webhooks/manage-webhooks.ts'
import { driveArrivals, loadRows } from '../support/arrivals.ts'
import { type ProgramWorker, startWorker } from '../support/program-worker.ts'
import { addUsers, signIn } from '../support/running-service.ts'
import { serviceConfig } from '../support/service-config.ts'
import type { Figures, Given, Row, RunningRow, Suite } from '../support/suite.ts'
import type { WorkerAnswer, WorkerTask } from '../webhooks-worker.ts'

const [owners, live, dead, readsPerSecond] = [4, 90, 10, 200]
const burst = 100
const bareRequests = 250
const patienceMs = 120_000
const emails = Array.from({ length: owners }, (_, n) => `owner-${n}@prumo.local`)

export const webhooks: Suite = {
  name: 'webhooks',
  purpose:
    'Webhooks: deliveries a second to 100 receivers of which 10 never answer, at most and by events that arrive at a fixed rate, and the latency of reads with and without deliveries. The floor is the bare HTTP client posting bodies of the same size to the same live receivers, with neither store, signature nor schedule; for reads it is those without deliveries. Receivers and readers are processes of their own on the same machine and share its processors; facts are handed over in the service’s own process. It does not measure TLS, name resolution or a network.',
  minutes: 4,
  needs: 'nothing',
  sizes: { seconds: 3, deliveries_per_second: 1_000 },
  async open(given) {
    const folder = given.folder()
    const userIds = await addUsers(folder, emails)
    const receivers = startWorker<WorkerTask, WorkerAnswer>(given, 'webhooks-worker')
    const readers = startWorker<WorkerTask, WorkerAnswer>(given, 'webhooks-worker')
    const { ports = [] } = await receivers.ask({ type: 'receive', live, dead })
    const parts = await createParts(serviceConfig(folder), createLog('error'), { clock, ids })
    const server = createServer(serverParts(parts, () => true))
    const base = `http://127.0.0.1:${await server.listen()}/api/v1`
    await register(parts, userIds, ports)
    parts.events.start()
    parts.webhooks.start()
    given.after(async () => {
      await server.drain(limits.drainRequestsMs)
      await parts.events.stop()
      await parts.webhooks.stop()
    })
    const stage: Stage = {
      ...{ given, parts, userIds, receivers, readers, base, ports },
      token: await signIn(base, emails[0] ?? ''),
    }
    return [...deliveryRows(stage), ...readRows(stage), ...(await arrivalRows(stage))]
  },
}

interface Stage {
  readonly given: Given
  readonly parts: ServiceParts
  readonly userIds: readonly string[]
  readonly receivers: ProgramWorker<WorkerTask, WorkerAnswer>
  readonly readers: ProgramWorker<WorkerTask, WorkerAnswer>
  readonly base: string
  readonly ports: readonly number[]
  readonly token: string
}

function deliveryRows(stage: Stage): readonly RunningRow[] {
  const figures = { rate: '1/s', processor: 'µs' } as const
  return [
    { name: 'bare client', role: 'floor', figures, run: () => postBare(stage.ports.slice(0, live)) },
    { name: 'deliveries at most', figures, run: () => deliverBurst(stage) },
  ]
}

function readRows(stage: Stage): readonly RunningRow[] {
  const figures = { p50: 'ms', p90: 'ms', p99: 'ms', max: 'ms' } as const
  const eventsPerSecond = (stage.given.size('deliveries_per_second') / (live + dead)) * owners
  const readBusy = async () => {
    const [read, delivered] = await Promise.all([readFor(stage), deliverPaced(stage, eventsPerSecond)])
    return { ...read, ...delivered.cost }
  }
  return [
    { name: 'reads without deliveries', role: 'floor', figures, run: () => readFor(stage) },
    { name: 'reads with deliveries', figures: { ...figures, rate: '1/s', processor: 'µs' }, run: readBusy },
  ]
}

/** The capacity is what is delivered at most; each event is delivered to the webhooks of one owner. */
async function arrivalRows(stage: Stage): Promise<readonly Row[]> {
  const { rate = 0 } = await deliverBurst(stage)
  const drive = async (deliveriesPerSecond: number) => {
    const { latencies } = await deliverPaced(stage, (deliveriesPerSecond * owners) / live)
    if (latencies === undefined) throw new Error('nothing was delivered')
    return latencies
  }
  return loadRows({ name: 'deliveries', capacityPerSecond: rate, drive })
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
    const caller = { user_id, email: emails[n % owners] ?? '', role: 'analyst', permissions: [], team_ids: [] } as const
    const asked: WebhookRequest = {
      url: `http://127.0.0.1:${port}/`,
      events: ['investigation.completed'],
      active: true,
    }
    const context = { ...webhooks.context, trail: webhooks.context.state }
    await createWebhook(context, { request: asked, language: 'en' }, { caller, origin })
  }
}

/** As many facts of each owner at once as make a burst; waits until the live receivers have what follows. */
async function deliverBurst({ parts, userIds, receivers }: Stage): Promise<Figures> {
  const before = await received(receivers)
  const meter = startMeter()
  const events = Array.from({ length: burst }, () => clock.now())
  for (const owner of userIds) await parts.state.commit([handOver(owner, events)])
  await arrivalOf(receivers, before + burst * live)
  return meter(burst * live)
}

/** Facts of owners in turns that are due at a fixed rate. */
async function deliverPaced({ given, parts, userIds, receivers }: Stage, eventsPerSecond: number) {
  // Whole turns of the owners, so that each live receiver has as much.
  const count = Math.ceil((eventsPerSecond * given.size('seconds')) / owners) * owners
  const before = await received(receivers)
  await receivers.ask({ type: 'time' })
  const meter = startMeter()
  const begin = clock.now()
  await driveArrivals({
    perSecond: eventsPerSecond,
    count,
    send(n, answered) {
      const dueMs = begin + (n * 1000) / eventsPerSecond
      void parts.state.commit([handOver(userIds[n % owners] ?? '', [dueMs])]).then(answered)
    },
  })
  const expected = (count / owners) * live
  await arrivalOf(receivers, before + expected)
  const cost = meter(expected)
  const { latencies } = await receivers.ask({ type: 'timed' })
  return { latencies, cost }
}

async function received(receivers: Stage['receivers']): Promise<number> {
  return (await receivers.ask({ type: 'count' })).received ?? 0
}

async function arrivalOf(receivers: Stage['receivers'], expected: number): Promise<void> {
  const begin = performance.now()
  for (;;) {
    const count = await received(receivers)
    if (count >= expected) return
    if (performance.now() - begin > patienceMs) throw new Error(`${expected - count} of ${expected} did not come`)
  }
}

/** One fact for each time at which it was due. */
function handOver(owner: string, dueMs: readonly number[]) {
  const events = dueMs.map((ms) => ({
    ...{ id: ids.uuid(), event: 'investigation.completed' as const, timestamp: new Date(ms).toISOString() },
    data: { investigation_id: ids.uuid(), anomalies_found: 12, severity: 'high' as const },
  }))
  return toOutbox({ owner, events }, { atMs: clock.now(), id: ids.uuid() })
}

/** The floor: the client alone, with as many requests under way to each receiver. */
async function postBare(ports: readonly number[]): Promise<Figures> {
  const dispatcher = new Agent()
  const body = JSON.stringify({ data: 'x'.repeat(300) })
  const meter = startMeter()
  const lane = async (port: number) => {
    for (let n = 0; n < bareRequests / limits.webhookConcurrentPerEndpoint; n++) {
      const answer = await request(`http://127.0.0.1:${port}/`, { method: 'POST', body, dispatcher })
      await answer.body.dump()
    }
  }
  const lanes = ports.flatMap((port) => Array.from({ length: limits.webhookConcurrentPerEndpoint }, () => lane(port)))
  await Promise.all(lanes)
  const found = meter(ports.length * bareRequests)
  await dispatcher.destroy()
  return found
}

/** A second and µs of processors each, since the start. */
function startMeter(): (count: number) => Figures {
  const [begin, before] = [performance.now(), process.cpuUsage()]
  return (count) => {
    const { user, system } = process.cpuUsage(before)
    return { rate: (count / (performance.now() - begin)) * 1000, processor: (user + system) / count }
  }
}

async function readFor({ given, readers, base, token }: Stage): Promise<Figures> {
  const task = {
    type: 'read',
    url: `${base}/auth/me`,
    authorization: `Bearer ${token}`,
    perSecond: readsPerSecond,
  } as const
  const { latencies } = await readers.ask({ ...task, seconds: given.size('seconds') })
  if (latencies === undefined) throw new Error('nothing was read')
  return latencies
}
