// The real service on a disk of its own that is full for a while. Where no disk can be mounted (it takes Linux with user
// namespaces), the twin in test/main/disk.test.ts stands for it, with failures that are made.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  DetailedHealth,
  EventPage,
  InvestigationStarted,
  InvestigationStatus,
  LoginResponse,
} from '../../src/domain/generated/wire-types.ts'
import { sampled, wholeOnly } from '../support/extent.ts'
import { makeSampleFolder } from '../support/import-records.ts'
import { fill, onOwnDisk, ownDisks } from '../support/own-disk.ts'
import { adminPassword, startServerProcess } from '../support/server-process.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-full-'))
after(() => rmSync(root, { recursive: true, force: true }))
const filled = join(root, 'filled')
const onFilledDisk = (folder: string) =>
  onOwnDisk(folder, { first: `cp -r '${filled}' '${folder}/part' && mv '${folder}/part' '${folder}/data'` })

if (ownDisks) before(() => makeSampleFolder(filled))

if (ownDisks)
  for (const kilobytes of sampled([16, 64], { oneOf: 2 }))
    test(`a start on a disk of ${kilobytes} KB ends with a sentence that names the folder`, async () => {
      const folder = join(root, `small-${kilobytes}`)
      mkdirSync(folder)
      const through = onOwnDisk(folder, { bytes: kilobytes * 1024 })
      const { pid, said } = await startServerProcess(join(folder, 'data'), { through })
      assert.equal(pid, null)
      // The library of the store has its own say before.
      assert.match(said(), /prumo: nothing can be stored in \S+\/data: free space on its disk, and try again\n$/)
    })

if (ownDisks)
  test('while the disk is full writes get 503 and reads go on; with space again everything goes on by itself', async (context) => {
    const folder = join(root, 'disk')
    mkdirSync(folder)
    const dataDir = join(folder, 'data')
    const server = await startServerProcess(dataDir, { through: onFilledDisk(folder) })
    context.after(() => server.end('SIGKILL'))
    assert.notEqual(server.pid, null, server.said())
    const outside = join(`/proc/${server.pid}/root`, folder)
    const { request, signIn } = clientOf(server.address)
    await signIn()
    const started = await request<InvestigationStarted>('POST', '/api/v1/investigations/start', {
      query: 'what stands out',
      data_source: 'compras_gov',
    })
    assert.ok(started.status < 300, JSON.stringify(started.body))
    const { investigation_id: id } = started.body

    await fill(join(outside, 'ballast'))
    const upload = await request('POST', '/api/v1/imports?source=tcu&file_name=a.csv', Buffer.alloc(200_000, 'a;b\n'))
    assertRefused(upload, 'the disk of the service is full')
    const refused = await untilRefused(() =>
      request('POST', '/api/v1/admin/teams', { name: `team ${Math.random()} ${'x'.repeat(60)}` }),
    )
    assertRefused(refused, 'the disk of the service is full')
    const [ready, health, portuguese] = [
      await request('GET', '/health/ready'),
      await request<DetailedHealth>('GET', '/health/detailed'),
      await (await fetch(`${server.address}/health/ready`, { headers: { 'Accept-Language': 'pt' } })).text(),
    ]
    assertRefused(ready, 'the disk of the service is full')
    assert.match(portuguese, /o disco do serviço está cheio/)
    assert.equal(health.body.components.disk?.status, 'degraded')
    for (const path of [
      '/api/v1/investigations',
      `/api/v1/investigations/${id}/status`,
      '/api/v1/transparency/contracts',
    ])
      assert.equal((await request('GET', path)).status, 200, path)

    rmSync(join(outside, 'ballast'))
    while ((await request('GET', '/health/ready')).status !== 200) await wait(50)
    const team = await request('POST', '/api/v1/admin/teams', { name: 'after' })
    assert.ok(team.status < 300, JSON.stringify(team.body))
    for (;;) {
      const { body } = await request<InvestigationStatus>('GET', `/api/v1/investigations/${id}/status`)
      if (body.status !== 'processing') {
        assert.equal(body.status, 'completed', JSON.stringify(body))
        break
      }
      await wait(100)
    }
    assert.deepEqual(
      readdirSync(join(outside, 'data', 'records', 'values')).filter((name) => name.includes('.')),
      [],
    )
    assert.deepEqual(await server.end('SIGTERM'), [0, null], server.said())
  })

if (ownDisks)
  test(
    'a start on a full disk serves what is stored, refuses a second server, and goes on by itself with space',
    wholeOnly,
    async (context) => {
      const folder = join(root, 'again')
      mkdirSync(folder)
      const dataDir = join(folder, 'data')
      const [unshare = '', ...args] = [...onFilledDisk(folder), 'sleep', '600']
      const keeper = spawn(unshare, args, { stdio: 'ignore' })
      context.after(() => keeper.kill('SIGKILL'))
      const through = ['nsenter', '--preserve-credentials', '--user', '--mount', '--target', String(keeper.pid)]
      const outside = join(`/proc/${keeper.pid}/root`, folder)
      while (!existsSync(join(outside, 'data'))) await wait(20)
      const start = async () => {
        const server = await startServerProcess(dataDir, { through })
        context.after(() => server.end('SIGKILL'))
        return server
      }

      const first = await start()
      assert.notEqual(first.pid, null, first.said())
      const before = clientOf(first.address)
      const token = await before.signIn()
      const question = { query: 'what stands out', data_source: 'compras_gov' }
      const started = await before.request<InvestigationStarted>('POST', '/api/v1/investigations/start', question)
      await first.end('SIGKILL')
      await fill(join(outside, 'ballast'))

      const second = await start()
      assert.notEqual(second.pid, null, second.said())
      const { request } = clientOf(second.address, token)
      const id = started.body.investigation_id
      for (const path of [
        '/api/v1/investigations',
        `/api/v1/investigations/${id}/status`,
        '/api/v1/transparency/contracts',
      ])
        assert.equal((await request('GET', path)).status, 200, path)
      assertRefused(await request('GET', '/health/ready'), 'the disk of the service is full')
      const told = async () => (await request<EventPage>('GET', '/api/v1/events')).body.system_notices
      assert.deepEqual(
        (await told()).map(({ code }) => code),
        ['read_only'],
      )
      const third = await start()
      assert.equal(third.pid, null)
      assert.match(third.said(), /another server \(pid \S+\) has this folder/)

      rmSync(join(outside, 'ballast'))
      while ((await request('GET', '/health/ready')).status !== 200) await wait(50)
      while ((await told()).length > 0) await wait(50)
      const fourth = await start()
      assert.equal(fourth.pid, null, 'also with space again')
      for (;;) {
        const { body } = await request<InvestigationStatus>('GET', `/api/v1/investigations/${id}/status`)
        if (body.status === 'completed') break
        assert.equal(body.status, 'processing', JSON.stringify(body))
        await wait(100)
      }
      assert.deepEqual(await second.end('SIGTERM'), [0, null], second.said())
    },
  )

interface Answer<Body = unknown> {
  readonly status: number
  readonly body: Body
  readonly retryAfter: string | null
}

function clientOf(address: string, known = '') {
  let token = known
  async function request<Body>(method: string, path: string, body: unknown = null): Promise<Answer<Body>> {
    const isBytes = body instanceof Uint8Array
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(body !== null && { 'Content-Type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body !== null && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Body, retryAfter: answer.headers.get('retry-after') }
  }
  async function signIn(): Promise<string> {
    const credentials = { email: 'admin@prumo.local', password: adminPassword }
    token = (await request<LoginResponse>('POST', '/api/v1/auth/login', credentials)).body.access_token
    return token
  }
  return { request, signIn }
}

/** Small writes still fit into pages that were freed before. */
async function untilRefused(write: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 2000; tries++) {
    const answer = await write()
    if (answer.status >= 300) return answer
  }
  return assert.fail('every write was taken')
}

function assertRefused({ status, body, retryAfter }: Answer, words: string): void {
  assert.equal(status, 503, JSON.stringify(body))
  assert.match(JSON.stringify(body), new RegExp(words, 'i'))
  assert.ok(Number(retryAfter) > 0)
}
