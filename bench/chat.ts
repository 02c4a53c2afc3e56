// Chat: how long 50 conversations at once wait for the first event and the first words of an answer from records, while an investigation
// runs; what an idle WebSocket costs; and what readers that stall cost the others. Times count from the moment at which the
// question was to be sent. The floor is an echo of bare uWebSockets.js. The clients are a process of their own on the same machine and
// share its processors. It does not measure TLS, a network or a text model.
// Run on its own: node dist/bench/chat.js [contracts] [chats] [idle sockets]

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { hashPassword } from '../src/auth/passwords.ts'
import { createUsers } from '../src/auth/users.ts'
import { loadNative } from '../src/http/native.ts'
import { limits } from '../src/limits.ts'
import { createService } from '../src/main/service.ts'
import { openState } from '../src/main/stores.ts'
import { systemIds as ids } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import type { ChatAnswer, ChatTask } from './chat-worker.ts'
import { benchProgram } from './support/program.ts'
import { serviceConfig } from './support/service-config.ts'
import { storeSample } from './support/store-sample.ts'

const contracts = Number(process.argv[2] ?? 20_000)
const chats = Number(process.argv[3] ?? 50)
const idle = Number(process.argv[4] ?? 2_000)
const rounds = 8
const everyMs = 2_000
const stalled = 5
const settleMs = 1_500
const password = 'Bench-2026-prumo'
const questions = [
  'show the 5 biggest contracts of 2024',
  'how many contracts are there in São Paulo?',
  'how much was spent on works in 2023?',
  'quais fornecedores mais receberam em 2024?',
  'liste os contratos de limpeza acima de 1 milhão',
]
const askers = Math.max(Math.ceil(chats / 2), Math.ceil(idle / limits.socketsPerUserMax)) + stalled + 1
const emails = Array.from({ length: askers }, (_, n) => `asker-${n}@prumo.local`)
const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
const worker = fork(benchProgram('chat-worker'))
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

try {
  await fill()
  await measure()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
worker.kill()
rmSync(folder, { recursive: true, force: true })
// The service under measurement may still be at work.
process.exit()

async function fill(): Promise<void> {
  const state = openState(folder)
  const users = createUsers(state, state)
  const password_hash = await hashPassword(password)
  const created_at = '2026-01-15T12:00:00.000Z'
  for (const email of emails)
    await users.create({
      ...{ id: ids.uuid(), email, password_hash, created_at },
      ...{ role: 'analyst', team_ids: [], status: 'active' },
    })
  await state.close()
  await storeSample(folder, contracts, 'compras_gov')
}

async function measure(): Promise<void> {
  const config = { ...serviceConfig(folder, password), threads: availableParallelism(), warmUp: true }
  const service = await createService(config, createLog('error'))
  const port = await service.start()
  const base = `http://127.0.0.1:${port}/api/v1`
  const tokens = await Promise.all(emails.map((email) => signIn(base, email)))
  const url = `ws://127.0.0.1:${port}/api/v1/chat/ws`
  const floor = await echo()
  say(
    `${cpus()[0]?.model} × ${cpus().length}, ${process.version}, load ${loadavg()[0]?.toFixed(1)}; ${contracts} contracts, ${chats} chats`,
  )
  const own = tokens.slice(0, askers - stalled - 1)
  const asking = { type: 'converse', tokens: own, chats, questions, rounds } as const
  const waits: (readonly [string, ChatAnswer])[] = []
  const row = async (name: string, how: { readonly url: string; readonly everyMs: number }) =>
    waits.push([name, await ask({ ...asking, ...how })])
  // The first answers read the records.
  await ask({ ...asking, url, everyMs: 0, rounds: 1 })
  await row('echo of uWebSockets.js (floor)', { url: floor.url, everyMs: 0 })
  await row('all at one moment, idle service', { url, everyMs: 0 })
  await row('spread, idle service', { url, everyMs })
  await ask({ type: 'investigate', base, token: tokens[askers - 1] ?? '' })
  await row('all at one moment, investigation', { url, everyMs: 0 })
  await row('spread, investigation', { url, everyMs })
  const { rss: before } = await memory()
  const many = Array.from({ length: limits.chatAnswersPerUserMax }, (_, n) => questions[n % questions.length] ?? '')
  await ask({ type: 'stall', url, tokens: tokens.slice(askers - stalled - 1, askers - 1), questions: many })
  await row(`spread, with ${stalled} that do not read`, { url, everyMs })
  const stalledMb = ((await memory()).rss - before) / 1e6
  const { investigations } = await ask({ type: 'close' })
  report(waits)
  say(`${stalled} that do not read: ${stalledMb.toFixed(1)} MB; investigations ended meanwhile: ${investigations}`)
  for (const [name, at] of [
    ['uWebSockets.js (floor)', floor.url],
    ['prumo', url],
  ] as const)
    say(`${name.padEnd(26)}${await idleBytes(at, own)}`)
  floor.close()
  await service.stop()
}

/** What an idle socket costs, after the garbage is collected: resident, and of that what the heap holds. */
async function idleBytes(url: string, tokens: readonly string[]): Promise<string> {
  const before = await memory()
  await ask({ type: 'open', url, tokens, sockets: idle })
  const after = await memory()
  await ask({ type: 'close' })
  const each = (bytes: number) => (bytes / idle / 1024).toFixed(1)
  const [resident, heap] = [each(after.rss - before.rss), each(after.heapUsed - before.heapUsed)]
  return `${idle} idle sockets, ${resident} KB each, ${heap} KB of it in the heap`
}

async function memory(): Promise<NodeJS.MemoryUsage> {
  await delay(settleMs)
  collectGarbage()
  await delay(settleMs)
  collectGarbage()
  return process.memoryUsage()
}

/** The floor: each message comes back as it is. */
async function echo(): Promise<{ readonly url: string; close(): void }> {
  const native = loadNative()
  const app = native.App()
  app.ws('/*', { message: (socket, message, isBinary) => void socket.send(message, isBinary) })
  const port = await new Promise<number>((resolve, reject) => {
    app.listen('127.0.0.1', 0, native.LIBUS_LISTEN_EXCLUSIVE_PORT, (socket) =>
      socket === false ? reject(new Error('no port')) : resolve(native.us_socket_local_port(socket)),
    )
  })
  return { url: `ws://127.0.0.1:${port}/`, close: () => app.close() }
}

async function signIn(base: string, email: string): Promise<string> {
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`not signed in: ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

async function ask(task: ChatTask): Promise<ChatAnswer> {
  worker.send(task)
  const [answer] = (await once(worker, 'message')) as [ChatAnswer]
  return answer
}

function report(rows: readonly (readonly [string, ChatAnswer])[]): void {
  say(
    `${'ms: p50 p95 longest of'.padEnd(36)}${['first event', 'first words', 'end', 'answers', 'failures'].map((title) => title.padStart(20)).join('')}`,
  )
  for (const [name, { firstEvent, firstChunk, end, failures }] of rows) {
    const cells = [...[firstEvent, firstChunk, end].map(spread), String(end.length), String(failures.length)]
    say(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(20)).join('')}`)
  }
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0) ?? '-'
  return [at(0.5), at(0.95), at(1)].join(' ')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
