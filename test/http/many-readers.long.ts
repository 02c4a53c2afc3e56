// Every event of one owner reaches 200 polls and 200 feeds at once, whole and in order, while the service's memory stays bounded and
// feeds that nobody reads are closed. npm run readers; fewer: READERS_EVENTS=5000 READERS_EACH=20 npm run readers.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createUsers } from '../../src/auth/users.ts'
import { toOutbox } from '../../src/events/outbox.ts'
import { limits } from '../../src/limits.ts'
import { openState } from '../../src/main/stores.ts'
import { numberedEvents, openFeed, openIdleFeed, poll } from '../support/event-readers.ts'
import type { RawClient } from '../support/raw-http.ts'
import { adminPassword, startServerProcess } from '../support/server-process.ts'
import { closeCodeOf } from '../support/web-socket.ts'

const events = Number(process.env.READERS_EVENTS ?? 100_000)
const each = Number(process.env.READERS_EACH ?? 200)
/** A shorter log may fit into the buffers of the system, and closes nobody. */
const idleFeeds = events < 50_000 ? 0 : 5
const eventsPerCommit = 100
/** Above what it takes before; most of it is pages of the store that the system may take back. */
const moreBytesMax = 400 * 1024 * 1024
const email = 'admin@prumo.local'
const dataDir = mkdtempSync(join(tmpdir(), 'prumo-readers-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))

test(`${events} events of one owner reach ${each} polls and ${each} feeds whole and in order`, async (t) => {
  const server = await startServerProcess(dataDir)
  const port = Number(new URL(server.address).port)
  const readers = { port, token: await signIn(server.address), events }
  const idle = await Promise.all(Array.from({ length: idleFeeds }, () => openIdleFeed(readers)))
  const feeds = await Promise.all(Array.from({ length: each }, () => openFeed(readers)))
  const polls = Array.from({ length: each }, () => poll(readers))
  const before = memoryOf(server.pid)
  const memory = { most: before }
  const watching = setInterval(() => {
    memory.most = Math.max(memory.most, memoryOf(server.pid))
  }, 200)
  const begin = performance.now()
  t.after(async () => {
    clearInterval(watching)
    await server.end('SIGTERM')
  })
  await handOver()
  const cut = Promise.all(idle.map(assertCut))
  await Promise.all([...polls, ...feeds.map((readToEnd) => readToEnd())])
  const seconds = (performance.now() - begin) / 1_000
  clearInterval(watching)
  const rate = Math.round((events * each * 2) / seconds)
  const grown = Math.round((memory.most - before) / 1024 / 1024)
  t.diagnostic(`${seconds.toFixed(1)} s, ${rate} events a second, ${grown} MB more memory`)
  assert.ok(memory.most - before < moreBytesMax, `${grown} MB more memory`)
  await cut
})

/** Reads on from a feed that was left unread, right after the second heartbeat that found it so; its close says why. */
async function assertCut(client: RawClient): Promise<void> {
  await wait(2 * limits.streamHeartbeatMs + 3_000)
  client.socket.resume()
  await client.closed()
  assert.equal(closeCodeOf(client), 1013)
  assert.match(client.text, /too much waits to be read$/)
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: adminPassword }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** The facts, in commits of their own beside the service, which hands them on. */
async function handOver(): Promise<void> {
  const state = openState(dataDir)
  const owner = (await createUsers(state, state).list())[0]?.id ?? ''
  for (let n = 1; n <= events; n += eventsPerCommit) {
    const entry = { owner, events: numberedEvents(n, Math.min(eventsPerCommit, events - n + 1)) }
    await state.commit([toOutbox(entry, { atMs: n, id: String(n) })])
  }
  await state.close()
}

/** Resident bytes of a process. */
function memoryOf(pid: number | null): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
