// Events to many clients, over streams and sockets.

import { checkpointKey, eventKey, recordKey } from '../../src/agents/keys.ts'
import { loadNative } from '../../src/http/native.ts'
import { createServer } from '../../src/http/server.ts'
import { limits } from '../../src/limits.ts'
import { createParts, type ServiceParts } from '../../src/main/parts.ts'
import { serverParts } from '../../src/main/server-parts.ts'
import { openState } from '../../src/main/stores.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import type { FeedsAnswer, FeedsTask } from '../feeds-worker.ts'
import { driveArrivals, loadRows } from '../support/arrivals.ts'
import { type ProgramWorker, startWorker } from '../support/program-worker.ts'
import {
  bareSockets,
  bareStreams,
  type FeedEvent,
  nodeStreams,
  type Publisher,
  wsSockets,
} from '../support/publishers.ts'
import { addUsers, signIn } from '../support/running-service.ts'
import { serviceConfig } from '../support/service-config.ts'
import type { Given, Row, RunningRow, Suite } from '../support/suite.ts'

const waveSizes = [1, 20, 100] as const
const investigation_id = ids.uuid()
const paths = { sse: '/api/v1/investigations/stream/', ws: '/api/v1/ws/investigations/' } as const
const titles = { sse: 'SSE', ws: 'WebSocket' } as const
const handshake = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
const endOfWave = '"ends_wave":true'

type Kind = keyof typeof paths
type Clients = ProgramWorker<FeedsTask, FeedsAnswer>

export const feeds: Suite = {
  name: 'feeds',
  purpose:
    'What an event costs the server for each of 1,000 clients, over SSE and over WebSocket; one wave is one commit, of one event or of as many as a run that finds a lot commits at once, and the next goes out when every client has the last. Over SSE events also arrive at a fixed rate. Peers are node:http and ws, which send the same text from memory, made once, as the floor does, bare uWebSockets.js. Ours also commits each event, reads it back, words it and looks at each client’s access. The clients are a process of their own on the same machine and share its processors. It does not measure TLS or a network.',
  minutes: 6,
  needs: '5,000 file descriptors',
  sizes: { clients: 1_000, seconds: 1 },
  async open(given) {
    const folder = given.folder()
    const users = Math.ceil(given.size('clients') / limits.socketsPerUserMax)
    const emails = Array.from({ length: users }, (_, n) => `reader-${n}@prumo.local`)
    await addUsers(folder, emails)
    await addInvestigation(folder)
    const parts = await createParts(serviceConfig(folder), createLog('error'), { clock, ids })
    const server = createServer(serverParts(parts, () => true))
    const port = await server.listen()
    given.after(() => server.drain(limits.drainRequestsMs))
    const tokens = await Promise.all(emails.map((email) => signIn(`http://127.0.0.1:${port}/api/v1`, email)))
    const stage = createStage(given, { parts, tokens, clients: startWorker(given, 'feeds-worker') })
    return [
      ...(await waveRows(stage, 'sse', port)),
      ...(await waveRows(stage, 'ws', port)),
      ...(await arrivalRows(stage, port)),
    ]
  },
}

interface Stage {
  readonly given: Given
  readonly parts: ServiceParts
  readonly tokens: readonly string[]
  readonly clients: Clients
  /** Events made so far. */
  made(): number
  /** The next event; one that ends a wave says so, and one that has a time says when it was due. */
  next(facts: object): FeedEvent
}

function createStage(given: Given, parts: Pick<Stage, 'parts' | 'tokens' | 'clients'>): Stage {
  let made = 0
  return {
    given,
    ...parts,
    made: () => made,
    next(facts) {
      made += 1
      // As long as the events of a run are on average.
      const shape = {
        percentage: 50,
        current_phase: 'pattern_detection',
        records_processed: 120_000,
        text: 'x'.repeat(120),
      }
      return { investigation_id, number: made, data: { ...shape, event_number: made, ...facts } }
    },
  }
}

async function waveRows(stage: Stage, kind: Kind, port: number): Promise<readonly Row[]> {
  const native = loadNative()
  const bare = await (kind === 'sse' ? bareStreams : bareSockets)(native)
  const peer = await (kind === 'sse' ? nodeStreams : wsSockets)()
  stage.given.after(() => {
    bare.close()
    peer.close()
  })
  const ours = {
    name: 'prumo',
    port,
    publish: (events: readonly FeedEvent[]) => commit(stage.parts, events),
    close() {},
  }
  return waveSizes.flatMap((size) => {
    const title = `${titles[kind]}, ${size === 1 ? 'one event' : `${size} events`} a wave: `
    const rowOf = (publisher: Publisher, head: Pick<RunningRow, 'role' | 'over'>): RunningRow => ({
      name: title + publisher.name,
      ...head,
      figures: { rate: '1/s', processor: 'µs' },
      run: () => measureWaves(stage, publisher, { kind, size }),
    })
    return [
      rowOf(bare, { role: 'floor', over: title + peer.name }),
      rowOf(peer, { role: 'peer', over: null }),
      rowOf(ours, { over: title + peer.name }),
    ]
  })
}

/** Messages a second to all clients, and µs of processors that each cost this process. */
async function measureWaves(
  stage: Stage,
  publisher: Publisher,
  { kind, size }: { readonly kind: Kind; readonly size: number },
) {
  await openClients(stage, publisher.port, kind)
  const before = stage.made()
  let waves = 0
  const wave = async () => {
    const events = Array.from({ length: size }, (_, at) => stage.next({ ends_wave: at === size - 1 }))
    const arrived = stage.clients.ask({ type: 'await', waves: ++waves })
    await publisher.publish(events)
    await arrived
  }
  await wave()
  const [begin, cpu, from] = [performance.now(), process.cpuUsage(), stage.made()]
  while (performance.now() - begin < stage.given.size('seconds') * 1000) await wave()
  const { user, system } = process.cpuUsage(cpu)
  const elapsedMs = performance.now() - begin
  const messages = (stage.made() - from) * stage.given.size('clients')
  const { numbers } = await stage.clients.ask({ type: 'close' })
  if (numbers.length !== stage.made() - before || numbers.some((number, at) => number !== before + 1 + at))
    throw new Error(`${publisher.name} did not send every event in its order`)
  return { rate: (messages / elapsedMs) * 1000, processor: (user + system) / messages }
}

/** Events over SSE that are due at a fixed rate; the capacity is that of waves of one event. */
async function arrivalRows(stage: Stage, port: number): Promise<readonly Row[]> {
  const ours = {
    name: 'prumo',
    port,
    publish: (events: readonly FeedEvent[]) => commit(stage.parts, events),
    close() {},
  }
  const { rate } = await measureWaves(stage, ours, { kind: 'sse', size: 1 })
  const drive = async (perSecond: number) => {
    await openClients(stage, port, 'sse')
    const count = Math.ceil(perSecond * stage.given.size('seconds'))
    const begin = performance.timeOrigin + performance.now()
    await driveArrivals({
      perSecond,
      count,
      send(n, answered) {
        const due_ms = begin + (n * 1000) / perSecond
        void commit(stage.parts, [stage.next({ due_ms, ends_wave: false })]).then(answered)
      },
    })
    const { latencies } = await stage.clients.ask({ type: 'time', events: count })
    await stage.clients.ask({ type: 'close' })
    if (latencies === undefined) throw new Error('no event came')
    return latencies
  }
  return loadRows({ name: 'SSE events', capacityPerSecond: rate / stage.given.size('clients'), drive })
}

async function openClients(stage: Stage, port: number, kind: Kind): Promise<void> {
  // Who joins goes on behind the last event, so that all rows are live.
  const requests = stage.tokens.map((token) => requestOf(kind, token, stage.made()))
  const opened = kind === 'sse' ? 'retry: ' : '\r\n\r\n'
  await stage.clients.ask({
    type: 'open',
    port,
    clients: stage.given.size('clients'),
    requests,
    opened,
    end: endOfWave,
  })
}

function commit({ state }: ServiceParts, events: readonly FeedEvent[]): Promise<boolean> {
  return state.commit(
    events.map(({ number, data }) => ({
      key: eventKey(investigation_id, number),
      value: Buffer.from(JSON.stringify({ event: 'progress', data })),
    })),
  )
}

function requestOf(kind: Kind, token: string, after: number): string {
  const headers = { Host: '127.0.0.1', Authorization: `Bearer ${token}`, ...(kind === 'ws' && handshake) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${paths[kind]}${investigation_id}?last_event_id=${after} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

async function addInvestigation(folder: string): Promise<void> {
  const state = openState(folder)
  const record = { investigation_id, user_id: ids.uuid(), team_id: null, visibility: 'public' }
  const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value))
  await state.commit([
    { key: recordKey(investigation_id), value: toBytes(record) },
    // The log is at least as long as any place at which a client begins.
    { key: checkpointKey(investigation_id), value: toBytes({ state: 'processing', last_event: 1e9 }) },
  ])
  await state.close()
}
