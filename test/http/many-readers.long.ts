// Every event of one owner reaches 200 polls and 200 feeds at once, whole and in order, while the service's memory stays bounded and
// feeds of other owners that nobody reads are closed. npm run readers; fewer: READERS_EVENTS=5000 READERS_EACH=20 npm run readers.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createUsers } from '../../src/auth/users.ts'
import { toOutbox } from '../../src/events/outbox.ts'
import { openState } from '../../src/main/stores.ts'
import type { Store } from '../../src/store/port.ts'
import { numberedEvents, openFeed, openIdleFeed, poll } from '../support/event-readers.ts'
import type { RawClient } from '../support/raw-http.ts'
import { adminPassword, startServerProcess } from '../support/server-process.ts'
import { closeCodeOf } from '../support/web-socket.ts'

const events = Number(process.env.READERS_EVENTS ?? 100_000)
const each = Number(process.env.READERS_EACH ?? 200)
/** Each of an owner of its own, so that what the service says of an owner's sockets is said of one feed. */
const idleFeeds = 5
/** More than the buffers of the system take, which a client does not bound. */
const idleEvents = { count: 1_500, characters: 4_000 }
const eventsPerCommit = 100
/** Above what it takes before; most of it is pages of the store that the system may take back. */
const moreBytesMax = 400 * 1024 * 1024
const dataDir = mkdtempSync(join(tmpdir(), 'prumo-readers-'))
after(() => rmSync(dataDir, { recursive: true, force: true }))

test(`${events} events of one owner reach ${each} polls and ${each} feeds whole and in order`, async (t) => {
  const server = await startServerProcess(dataDir)
  const port = Number(new URL(server.address).port)
  const readers = { port, token: await signIn(server.address, 'admin@prumo.local'), events }
  const silent = await createOwners(server.address, readers.token)
  const feeds = await Promise.all(Array.from({ length: each }, () => openFeed(readers)))
  const polls = Array.from({ length: each }, () => poll(readers))
  const before = memoryOf(server.pid)
  const memory = { most: before }
  const watching = setInterval(() => {
    memory.most = Math.max(memory.most, memoryOf(server.pid))
  }, 200)
  const idle = await Promise.all(
    silent.map(async (owner) => ({ ...owner, client: await openIdleFeed({ ...readers, ...owner }) })),
  )
  const begin = performance.now()
  t.after(async () => {
    clearInterval(watching)
    await server.end('SIGTERM')
  })
  const cut = Promise.all(idle.map((feed) => assertCut(server.address, feed)))
  // What it rejects with is met at its await.
  cut.catch(() => {})
  await handOver(silent)
  await Promise.all([...polls, ...feeds.map((readToEnd) => readToEnd())])
  const seconds = (performance.now() - begin) / 1_000
  clearInterval(watching)
  const rate = Math.round((events * each * 2) / seconds)
  const grown = Math.round((memory.most - before) / 1024 / 1024)
  t.diagnostic(`${seconds.toFixed(1)} s, ${rate} events a second, ${grown} MB more memory`)
  assert.ok(memory.most - before < moreBytesMax, `${grown} MB more memory`)
  await cut
})

interface Owner {
  readonly id: string
  readonly token: string
}

/**
 * Reads on from a feed that was left unread, once the service has ended it. The close frame stands behind what the client has not taken, and
 * the library gives up on it limits.streamHeartbeatMs later.
 */
async function assertCut(address: string, { token, client }: Owner & { readonly client: RawClient }): Promise<void> {
  assert.equal(await socketsOf(address, token), 1)
  while ((await socketsOf(address, token)) > 0) await wait(250)
  assert.equal(client.isClosed, false, 'the library has not given up on it')
  client.socket.resume()
  await client.closed()
  assert.equal(closeCodeOf(client), 1013)
  assert.match(client.text, /too much waits to be read$/)
}

/** The open sockets of an owner, as the service says. */
async function socketsOf(address: string, token: string): Promise<number> {
  const answer = await fetch(`${address}/api/v1/usage`, { headers: { Authorization: `Bearer ${token}` } })
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { running: { websockets: number } }).running.websockets
}

async function createOwners(address: string, admin: string): Promise<readonly Owner[]> {
  const owners: Owner[] = []
  for (let n = 0; n < idleFeeds; n++) {
    const email = `silent-${n}@prumo.local`
    const answer = await post(
      `${address}/api/v1/auth/register`,
      { email, password: adminPassword, role: 'viewer' },
      admin,
    )
    owners.push({ id: (answer as { id: string }).id, token: await signIn(address, email) })
  }
  return owners
}

async function signIn(address: string, email: string): Promise<string> {
  const answer = await post(`${address}/api/v1/auth/login`, { email, password: adminPassword })
  return (answer as { access_token: string }).access_token
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  assert.ok(answer.ok, await answer.clone().text())
  return answer.json()
}

/** The facts, in commits of their own beside the service, which hands them on. Those of the silent come first. */
async function handOver(silent: readonly Owner[]): Promise<void> {
  const state = openState(dataDir)
  const admin = (await createUsers(state, state).list()).find(({ role }) => role === 'admin')
  const { count, characters } = idleEvents
  for (const [at, { id }] of silent.entries()) await write(state, id, { first: at * count, count, characters })
  await write(state, admin?.id ?? '', { first: silent.length * count, count: events })
  await state.close()
}

interface Written {
  /** Number of the first commit's fact. */
  readonly first: number
  readonly count: number
  /** Of what names its investigation, where that is no id. */
  readonly characters?: number
}

async function write(state: Store, owner: string, { first, count, characters }: Written): Promise<void> {
  for (let n = 1; n <= count; n += eventsPerCommit) {
    const own = numberedEvents(n, Math.min(eventsPerCommit, count - n + 1), characters)
    await state.commit([toOutbox({ owner, events: own }, { atMs: first + n, id: String(first + n) })])
  }
}

/** Resident bytes of a process. */
function memoryOf(pid: number | null): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
