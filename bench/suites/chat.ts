// Conversations over WebSockets.

import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { loadNative } from '../../src/http/native.ts'
import { limits } from '../../src/limits.ts'
import { quantile } from '../../src/stats/quantile.ts'
import type { ChatAnswer, ChatTask } from '../chat-worker.ts'
import { loadRows } from '../support/arrivals.ts'
import { listenNative } from '../support/native-server.ts'
import { type ProgramWorker, startWorker } from '../support/program-worker.ts'
import { addUsers, signIn, startService } from '../support/running-service.ts'
import { sampleCopy } from '../support/sample.ts'
import type { Figures, Given, Row, RunningRow, Suite, Unit } from '../support/suite.ts'

const turns = 3
const everyMs = 2_000
const stalled = 5
const settleMs = 1_500
const arrivalSeconds = 2
const cancels = 10
const questions = [
  'show the 5 biggest contracts of 2024',
  'how many contracts are there in São Paulo?',
  'how much was spent on works in 2023?',
  'quais fornecedores mais receberam em 2024?',
  'liste os contratos de limpeza acima de 1 milhão',
]
const waits = {
  ...{ 'first event p50': 'ms', 'first event p95': 'ms', 'first event longest': 'ms' },
  ...{ 'first words p50': 'ms', 'first words p95': 'ms', 'first words longest': 'ms' },
  ...{ 'end p50': 'ms', 'end p95': 'ms', 'end longest': 'ms', failures: 'count' },
} as const satisfies Readonly<Record<string, Unit>>

export const chat: Suite = {
  name: 'chat',
  purpose:
    'How long conversations at once wait for the first event, the first words and the end of an answer from records: all at one moment and spread, idle and while an investigation runs, and beside readers that stall, whose memory counts; questions that arrive at a fixed rate; and what an idle WebSocket costs; how long the cancel of an answer takes that follows a run, until its end has come. Times count from the moment at which a question was to be sent. The floor is an echo of bare uWebSockets.js. The clients are a process of their own on the same machine and share its processors. It does not measure TLS, a network or a text model.',
  minutes: 8,
  needs: '1 GB of memory, 5,000 file descriptors',
  sizes: { contracts: 20_000, chats: 50, idle: 2_000 },
  async open(given) {
    const chats = given.size('chats')
    const askers =
      Math.max(Math.ceil(chats / 2), Math.ceil(given.size('idle') / limits.socketsPerUserMax)) + stalled + 1
    const emails = Array.from({ length: askers }, (_, n) => `asker-${n}@prumo.local`)
    const folder = await sampleCopy(given, given.size('contracts'))
    await addUsers(folder, emails)
    const { port, base } = await startService(given, folder, { threads: availableParallelism(), warmUp: true })
    const tokens = await Promise.all(emails.map((email) => signIn(base, email)))
    const stage: Stage = {
      ...{ given, base, url: `ws://127.0.0.1:${port}/api/v1/chat/ws`, floor: await startEcho(given) },
      clients: startWorker<ChatTask, ChatAnswer>(given, 'chat-worker'),
      tokens: tokens.slice(0, askers - stalled - 1),
      stalling: tokens.slice(askers - stalled - 1, askers - 1),
      investigator: tokens[askers - 1] ?? '',
    }
    // The first answers read the records.
    await converse(stage, stage.url, 0)
    return [...waitRows(stage), cancelRow(stage), ...idleRows(stage), ...(await arrivalRows(stage))]
  },
}

interface Stage {
  readonly given: Given
  readonly base: string
  readonly url: string
  readonly floor: string
  readonly clients: ProgramWorker<ChatTask, ChatAnswer>
  readonly tokens: readonly string[]
  readonly stalling: readonly string[]
  readonly investigator: string
}

function waitRows(stage: Stage): readonly RunningRow[] {
  const { url, floor, clients } = stage
  const whileInvestigating = async (everyMs: number) => {
    await clients.ask({ type: 'investigate', base: stage.base, token: stage.investigator })
    const found = await converse(stage, url, everyMs)
    await clients.ask({ type: 'rest' })
    return found
  }
  return [
    { name: 'echo of bare uWebSockets.js', role: 'floor', figures: waits, run: () => converse(stage, floor, 0) },
    { name: 'all at one moment, idle service', figures: waits, run: () => converse(stage, url, 0) },
    { name: 'spread, idle service', figures: waits, run: () => converse(stage, url, everyMs) },
    { name: 'all at one moment, investigation', figures: waits, run: () => whileInvestigating(0) },
    { name: 'spread, investigation', figures: waits, run: () => whileInvestigating(everyMs) },
    {
      name: `spread, with ${stalled} that do not read`,
      figures: { ...waits, stalled: 'MB' },
      run: () => besideStalled(stage),
    },
  ]
}

async function converse({ given, clients, tokens }: Stage, url: string, everyMs: number): Promise<Figures> {
  const asked = {
    type: 'converse',
    url,
    tokens,
    chats: given.size('chats'),
    questions,
    rounds: turns,
    everyMs,
  } as const
  const { firstEvent, firstChunk, end, failures } = await clients.ask(asked)
  return {
    ...spread('first event', firstEvent),
    ...spread('first words', firstChunk),
    ...spread('end', end),
    failures: failures.length,
  }
}

async function besideStalled(stage: Stage): Promise<Figures> {
  const { clients, url, stalling } = stage
  const { rss } = await settledMemory()
  const many = Array.from({ length: limits.chatAnswersPerUserMax }, (_, n) => questions[n % questions.length] ?? '')
  await clients.ask({ type: 'stall', url, tokens: stalling, questions: many })
  const found = await converse(stage, url, everyMs)
  const held = ((await settledMemory()).rss - rss) / 1e6
  await clients.ask({ type: 'close' })
  return { ...found, stalled: held }
}

/** Each cancel leaves a run behind, whose work goes on beside the next. */
function cancelRow({ clients, tokens, url }: Stage): RunningRow {
  const figures = { 'cancel p50': 'ms', 'cancel p95': 'ms', 'cancel longest': 'ms', failures: 'count' } as const
  const asked = { type: 'cancel', url, tokens, question: 'look for anomalies in contracts', rounds: cancels } as const
  return {
    name: 'cancel of an answer that follows a run',
    figures,
    async run() {
      const { cancelled, failures } = await clients.ask(asked)
      return { ...spread('cancel', cancelled), failures: failures.length }
    },
  }
}

function spread(name: string, times: readonly number[]): Figures {
  return {
    [`${name} p50`]: quantile(times, 0.5),
    [`${name} p95`]: quantile(times, 0.95),
    [`${name} longest`]: quantile(times, 1),
  }
}

/** What an idle socket costs, after the garbage is collected: resident, and of that what the heap holds. */
function idleRows({ given, clients, tokens, url, floor }: Stage): readonly RunningRow[] {
  const idle = given.size('idle')
  const measure = async (at: string) => {
    const before = await settledMemory()
    await clients.ask({ type: 'open', url: at, tokens, sockets: idle })
    const after = await settledMemory()
    await clients.ask({ type: 'close' })
    const each = (bytes: number) => bytes / idle / 1024
    return { resident: each(after.rss - before.rss), heap: each(after.heapUsed - before.heapUsed) }
  }
  const figures = { resident: 'KB', heap: 'KB' } as const
  return [
    { name: 'idle socket of bare uWebSockets.js', role: 'floor', figures, run: () => measure(floor) },
    { name: 'idle socket', figures, run: () => measure(url) },
  ]
}

async function settledMemory(): Promise<NodeJS.MemoryUsage> {
  for (let n = 0; n < 2; n++) {
    await delay(settleMs / 2)
    globalThis.gc?.()
  }
  return process.memoryUsage()
}

/** The capacity is what all chats together get when each asks again once it was answered. */
async function arrivalRows({ given, clients, tokens, url }: Stage): Promise<readonly Row[]> {
  const shared = { url, tokens, chats: given.size('chats'), questions } as const
  const begin = performance.now()
  const { end } = await clients.ask({ type: 'converse', ...shared, rounds: 4 * turns, everyMs: 0 })
  const capacityPerSecond = (end.length * 1000) / (performance.now() - begin)
  const drive = async (perSecond: number) => {
    const { latencies, failures } = await clients.ask({ type: 'arrive', ...shared, perSecond, seconds: arrivalSeconds })
    if (latencies === undefined || failures.length > 0) throw new Error(`answers failed: ${failures.join(', ')}`)
    return latencies
  }
  return loadRows({ name: 'questions', capacityPerSecond, drive })
}

/** The floor: each message comes back as it is. */
async function startEcho(given: Given): Promise<string> {
  const native = loadNative()
  const app = native.App()
  app.ws('/*', { message: (socket, message, isBinary) => void socket.send(message, isBinary) })
  given.after(() => app.close())
  return `ws://127.0.0.1:${await listenNative(native, app)}/`
}
