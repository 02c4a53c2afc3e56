// What idle things hold.

import { connect, type Socket } from 'node:net'
import { next } from '../../src/actors/behaviour.ts'
import { transient } from '../../src/actors/supervisor.ts'
import { createActorSystem } from '../../src/actors/system.ts'
import { loadNative } from '../../src/http/native.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log.ts'
import type { HttpAnswer, HttpRound } from '../http-worker.ts'
import { listenNative } from '../support/native-server.ts'
import { startWorker } from '../support/program-worker.ts'
import {
  investigationEnd,
  type RunningService,
  signIn,
  startInvestigation,
  startService,
} from '../support/running-service.ts'
import { sampleCopy, sampleSource } from '../support/sample.ts'
import { benchAdmin } from '../support/service-config.ts'
import type { Given, RunningRow, Suite } from '../support/suite.ts'

const settleMs = 200
const figures = { heap: 'bytes', resident: 'bytes' } as const

export const memory: Suite = {
  name: 'memory',
  purpose:
    'Bytes that one idle thing holds in the server: an actor, a connection after a request, a finished investigation; and what the memory of the process is after many requests of several kinds, by what it was before them. Floors are an entry of a Map and a connection to bare uWebSockets.js. Heap is after garbage collection; resident memory is that of the process, which the system gives in pages. It does not measure what work needs while it runs.',
  minutes: 3,
  needs: '5,000 file descriptors',
  sizes: { actors: 10_000, connections: 1_000, investigations: 10, requests: 20_000, contracts: 2_000 },
  async open(given) {
    const bare = await bareServer(given)
    const service = await startService(given, await sampleCopy(given, given.size('contracts')))
    return [
      heldRow({ name: 'entry of a Map', role: 'floor' }, given.size('actors'), holdEntries),
      heldRow({ name: 'idle actor' }, given.size('actors'), holdActors),
      connectionRow(given, { name: 'connection to bare uWebSockets.js', role: 'floor' }, bare),
      connectionRow(given, { name: 'idle connection' }, service.port),
      await investigationRow(given, service.base),
      await requestsRow(given, service),
    ]
  },
}

/** Lists, a record, a refused body and a dry run, in turns; each round begins where the one before has ended. */
async function requestsRow(given: Given, { port, base }: RunningService): Promise<RunningRow> {
  const client = startWorker<HttpRound, HttpAnswer>(given, 'http-worker')
  const authorization = `Bearer ${await signIn(base, benchAdmin)}`
  const shared = { port, authorization, connections: 16, seconds: 0.5 }
  const rounds: readonly HttpRound[] = [
    { ...shared, method: 'GET', path: '/api/v1/transparency/contracts?limit=20' },
    { ...shared, method: 'GET', path: '/api/v1/investigations' },
    { ...shared, method: 'GET', path: '/api/v1/investigations/unknown/status', status: 4 },
    { ...shared, method: 'POST', path: '/api/v1/tasks/actions', body: '{"action":"cancel","dry_run":true}' },
    { ...shared, method: 'POST', path: '/api/v1/investigations/start', body: '{"query":7}', status: 4 },
  ]
  const run = async () => {
    const before = await settledMemory()
    let answers = 0
    for (let n = 0; answers < given.size('requests'); n++)
      answers += (await client.ask(rounds[n % rounds.length])).answers
    const after = await settledMemory()
    const heap = (after.heapUsed - before.heapUsed) / answers
    return { heap, 'resident after by before': after.rss / before.rss }
  }
  return {
    name: 'requests that were answered',
    over: null,
    figures: { heap: 'bytes', 'resident after by before': '×' },
    run,
  }
}

/** Makes so many things; what it resolves to holds them, and lets them go. */
type Hold = (count: number) => Promise<() => unknown>

function heldRow(head: Pick<RunningRow, 'name' | 'role' | 'over'>, count: number, hold: Hold): RunningRow {
  const run = async () => {
    const before = await settledMemory()
    const release = await hold(count)
    const after = await settledMemory()
    await release()
    return { heap: (after.heapUsed - before.heapUsed) / count, resident: (after.rss - before.rss) / count }
  }
  return { ...head, figures, run }
}

async function settledMemory(): Promise<NodeJS.MemoryUsage> {
  for (let n = 0; n < 2; n++) {
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    globalThis.gc?.()
  }
  return process.memoryUsage()
}

async function holdEntries(count: number) {
  const held = new Map<string, object>()
  for (let n = 0; n < count; n++) held.set(`actor/${n}`, { state: null })
  return () => held.clear()
}

async function holdActors(count: number) {
  const idle = { initial: () => null, receive: (state: unknown) => next(state) }
  const system = createActorSystem({
    clock: systemClock,
    log: createLog('warn'),
    behaviours: { idle },
    tasks: {},
    persist: () => Promise.resolve(),
  })
  const where = { behaviour: 'idle', args: null, place: 'main', supervision: transient } as const
  for (let n = 0; n < count; n++) system.spawn({ address: `actor/${n}`, ...where })
  return () => system.stopAll(1_000)
}

async function bareServer(given: Given): Promise<number> {
  const native = loadNative()
  const app = native.App()
  app.any('/*', (response) => void response.end('ok'))
  given.after(() => app.close())
  return listenNative(native, app)
}

/** Keep-alive connections that asked once; the client's half is in this process too, and counts as much in the floor. */
function connectionRow(given: Given, head: Pick<RunningRow, 'name' | 'role' | 'over'>, port: number): RunningRow {
  return heldRow(head, given.size('connections'), async (count) => {
    const sockets = await Promise.all(Array.from({ length: count }, () => askOnce(port)))
    return async () => {
      for (const socket of sockets) socket.destroy()
    }
  })
}

function askOnce(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write('GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    })
    socket.once('data', () => resolve(socket))
    socket.once('error', reject)
  })
}

async function investigationRow(given: Given, base: string): Promise<RunningRow> {
  const token = await signIn(base, benchAdmin)
  const body = { query: 'anomalies', data_source: sampleSource, confidence_threshold: 0.5 }
  const investigate = async () => investigationEnd(base, token, await startInvestigation(base, token, body))
  // The first ones read the columns and compile what all of them use.
  for (let n = 0; n < 3; n++) await investigate()
  return heldRow({ name: 'finished investigation', over: null }, given.size('investigations'), async (count) => {
    for (let n = 0; n < count; n++) await investigate()
    return () => undefined
  })
}
