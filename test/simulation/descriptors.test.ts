// A server with few descriptors and many idle connections.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { makeSampleFolder } from '../support/import-records.ts'
import { adminPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { SocketClient } from '../support/web-socket.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-descriptors-'))
after(() => rmSync(root, { recursive: true, force: true }))

const filled = join(root, 'filled')
const descriptors = 256
/** Asking again at once would take the processor from the server. */
const pollMs = 20

before(async () => {
  await makeSampleFolder(filled)
})

const skip = process.platform === 'linux' ? false : 'the limit is read on Linux alone'

test(`with ${descriptors} descriptors and 700 idle connections the server says so, goes on without spinning, ends what it accepted and recovers; a handshake with a ticket prints nothing`, {
  skip,
}, async (context) => {
  const dataDir = join(root, String(descriptors))
  cpSync(filled, dataDir, { recursive: true })
  const server = await startServerProcess(dataDir, {
    through: ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh'],
    environment: { PRUMO_LOG_LEVEL: 'warn' },
  })
  context.after(() => server.end('SIGKILL'))
  assert.notEqual(server.pid, null, server.said())
  const most = descriptors - 192
  assert.match(server.said(), new RegExp(`with ${descriptors} file descriptors at most ${most} connections`))
  const login = { email: 'admin@prumo.local', password: adminPassword }
  const { access_token: token } = await post(`${server.address}/api/v1/auth/login`, login)
  const question = { query: 'contratos com sobrepreço', data_source: 'compras_gov' }
  const { investigation_id: id } = await post(`${server.address}/api/v1/investigations/start`, question, token)

  await assertQuietHandshake(server, token)
  const { hostname, port } = new URL(server.address)
  const before = await costOfRequests(server)
  const idle = Array.from({ length: 700 }, () => connect(Number(port), hostname))
  await Promise.all(idle.map(settled))
  const closed = idle.filter((socket) => socket.destroyed).length
  assert.ok(closed >= 700 - most / 2, `${closed} of 700 closed`)
  const whileFull = await costOfRequests(server)
  assert.ok(whileFull <= 5 * before + 20, `${whileFull} ticks of the main thread instead of ${before}`)
  for (const socket of idle) socket.destroy()
  const again = Array.from({ length: most / 4 }, () => connect(Number(port), hostname))
  await Promise.all(again.map(settled))
  assert.deepEqual(again.filter((socket) => socket.destroyed).length, 0, 'connections are taken again')
  for (const socket of again) socket.destroy()

  for (;;) {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.address}/api/v1/investigations/${id}/status`, { headers })
    const { status, error } = (await answer.json()) as { status: string; error?: unknown }
    if (status !== 'processing') {
      assert.equal(status, 'completed', JSON.stringify(error))
      break
    }
    await delay(pollMs)
  }
  assert.deepEqual(await server.end('SIGTERM'), [0, null], server.said())
})

const canSet = spawnSync('prlimit', ['--version']).status === 0

test('where a server cannot accept for lack of descriptors it waits without spinning, refuses what needs one, and recovers', {
  skip: skip || (canSet ? false : 'prlimit is needed (util-linux)'),
}, async () => {
  const server = await startServerProcess(join(root, 'lack'))
  assert.notEqual(server.pid, null, server.said())
  const setLimit = (descriptors: number) =>
    assert.equal(spawnSync('prlimit', [`--pid=${server.pid}`, `--nofile=${descriptors}:`]).status, 0)
  const { hostname, port } = new URL(server.address)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) => statusOf(`${server.address}${path}`, agent)
  const file = '/api/v1/pages/docs.js'
  const before = await costOf(server, () => ask('/health/live'))
  setLimit(readdirSync(`/proc/${server.pid}/fd`).length)
  const idle = Array.from({ length: 50 }, () => connect(Number(port), hostname))
  const answered = Promise.all(idle.map(settled))
  const meanwhile = await costOf(server, () => ask('/health/live'))
  assert.ok(meanwhile <= 5 * before + 20, `${meanwhile} ticks of the main thread instead of ${before}`)
  assert.equal(await ask(file), 503)
  setLimit(1024)
  await answered
  assert.equal(await ask(file), 200)
  for (const socket of idle) socket.destroy()
  agent.destroy()
  assert.deepEqual(await server.end('SIGTERM'), [0, null], server.said())
})

/** The library prints a warning of a socket that is opened after its reading. */
async function assertQuietHandshake({ address, said }: ServerProcess, token: string): Promise<void> {
  const before = said()
  const { ticket } = await post(`${address}/api/v1/auth/stream-ticket`, {}, token)
  const client = await new SocketClient(`${address}/api/v1/ws?ticket=${ticket}`).opened()
  client.send({ type: 'ping' })
  assert.equal((await client.next()).type, 'pong')
  client.close()
  await client.closed
  assert.equal(said(), before)
}

function statusOf(address: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode))
    })
    asked.once('error', reject)
  })
}

/** Processor time of the main thread, in ticks, for a number of requests on one connection: of a loop that spins, all that passes. */
async function costOfRequests(server: ServerProcess): Promise<number> {
  return costOf(server, async () => (await fetch(`${server.address}/health/live`)).arrayBuffer())
}

async function costOf({ pid }: ServerProcess, request: () => Promise<unknown>): Promise<number> {
  const ticks = () => {
    const [, rest = ''] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = rest.split(' ').slice(11, 13).map(Number)
    return (user ?? 0) + (system ?? 0)
  }
  const start = ticks()
  for (let n = 0; n < 300; n++) await request()
  return ticks() - start
}

/** Waits until the server has answered it or closed it. */
async function settled(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n')
  await new Promise((resolve) => {
    socket.once('data', resolve)
    socket.once('close', resolve)
  })
}

async function post(address: string, body: unknown, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  assert.ok(answer.status < 300, String(answer.status))
  return (await answer.json()) as Readonly<Record<'access_token' | 'investigation_id' | 'ticket', string>>
}
