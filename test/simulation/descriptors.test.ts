// A server with few descriptors and many idle connections.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { adminPassword, startServerProcess } from '../support/server-process.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-descriptors-'))
after(() => rmSync(root, { recursive: true, force: true }))

const skip = process.platform === 'linux' ? false : 'the limit is read on Linux alone'

for (const descriptors of [256, 512])
  test(`with ${descriptors} descriptors and 600 idle connections the server says so, goes on and ends what it accepted`, {
    skip,
  }, async () => {
    const server = await startServerProcess(join(root, String(descriptors)), {
      through: ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh'],
      environment: { PRUMO_SAMPLE_DATA: 'auto', PRUMO_LOG_LEVEL: 'warn' },
    })
    assert.notEqual(server.pid, null, server.said())
    const most = descriptors - 192
    assert.match(server.said(), new RegExp(`with ${descriptors} file descriptors at most ${most} connections`))
    const login = { email: 'admin@prumo.local', password: adminPassword }
    const { access_token: token } = await post(`${server.address}/api/v1/auth/login`, login)
    const question = { query: 'contratos com sobrepreço', data_source: 'compras_gov' }
    const { investigation_id: id } = await post(`${server.address}/api/v1/investigations/start`, question, token)

    const { hostname, port } = new URL(server.address)
    const idle = Array.from({ length: 600 }, () => connect(Number(port), hostname))
    await Promise.all(idle.map(settled))
    const closed = idle.filter((socket) => socket.destroyed).length
    assert.ok(closed >= 600 - most / 2, `${closed} of 600 closed`)
    for (const socket of idle) socket.destroy()

    for (;;) {
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await fetch(`${server.address}/api/v1/investigations/${id}/status`, { headers })
      const { status, error } = (await answer.json()) as { status: string; error?: unknown }
      if (status === 'processing') continue
      assert.equal(status, 'completed', JSON.stringify(error))
      break
    }
    assert.deepEqual(await server.end('SIGTERM'), [0, null], server.said())
  })

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
  return (await answer.json()) as { readonly access_token: string; readonly investigation_id: string }
}
