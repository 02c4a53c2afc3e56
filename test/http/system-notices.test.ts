import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Role } from '../../src/domain/vocabulary.ts'
import { eventHandlers } from '../../src/http/handlers/events.ts'
import { feedHandlers } from '../../src/http/handlers/feeds.ts'
import { createServer } from '../../src/http/server.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { type SystemCondition, SystemNotices } from '../../src/services/events/system-notices.ts'
import { FollowedLogs } from '../../src/services/followed-logs.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { serverParts } from '../support/server-parts.ts'
import { SocketClient } from '../support/web-socket.ts'

const state = createMemoryStore()
const failures: unknown[] = []
let conditions: readonly SystemCondition[] | Error = []
const notices = new SystemNotices({
  clock,
  log: { error: (fields) => void failures.push(fields) },
  look() {
    if (conditions instanceof Error) throw conditions
    return conditions
  },
})
const events = { state, clock, notices, logs: new FollowedLogs({ store: state, clock }) }
const whole = serverParts(() => ({ body: {} }), {
  authenticate: async (authorization) => {
    const role = authorization.slice('Bearer '.length) as Role
    return { user_id: role, email: 'a@example.org', role, permissions: ['read:investigations'], team_ids: [] }
  },
})
const handlers = {
  ...whole.handlers,
  ...eventHandlers(events),
  ...feedHandlers({ events, investigations: {} as InvestigationsContext }),
}
const server = createServer({ ...whole, handlers })
let url: string

before(async () => {
  url = `http://127.0.0.1:${await server.listen()}/api/v1`
})
after(() => server.drain(100))

const headersOf = (role: Role, language: string) => ({ Authorization: `Bearer ${role}`, 'Accept-Language': language })

async function subscribe(role: Role, language: 'en' | 'pt'): Promise<SocketClient> {
  const client = await new SocketClient(`${url}/ws`, { headers: headersOf(role, language) }).opened()
  client.send(
    language === 'en'
      ? { type: 'subscribe', data: { system_notices: true } }
      : { tipo: 'assinar', dados: { avisos_do_sistema: true } },
  )
  await client.next()
  return client
}

async function tell(next: typeof conditions): Promise<void> {
  conditions = next
  await notices.look()
}

const page = async (role: Role, { language = 'en', wait = 0 } = {}) => {
  const headers = { ...headersOf(role, language), ...(wait > 0 && { Prefer: `wait=${wait}` }) }
  return (await (await fetch(`${url}/events`, { headers })).json()) as Readonly<Record<string, unknown>>
}

const codesOf = (answer: Readonly<Record<string, unknown>>) =>
  (answer.system_notices as readonly { readonly code: string }[]).map(({ code }) => code)

test('what stands is told at once, and each change as it comes, in the language of the reader', async () => {
  await tell([{ code: 'read_only' }])
  const [english, portuguese] = [await subscribe('viewer', 'en'), await subscribe('viewer', 'pt')]
  const { type, data } = await english.next()
  assert.deepEqual([type, data.code, data.active], ['system.notice', 'read_only', true])
  assert.match(String(data.message), /^The disk of the service is full/)
  const { tipo, dados } = (await portuguese.next()) as { tipo?: string; dados?: Record<string, unknown> }
  assert.deepEqual([tipo, dados?.codigo, dados?.ativo], ['sistema.aviso', 'somente_leitura', true])
  assert.match(String(dados?.mensagem), /^O disco do serviço está cheio/)
  await tell([{ code: 'source_failing', source: 'pncp' }])
  const { since, ...over } = (await english.next()).data
  assert.equal(since, data.since)
  assert.deepEqual([over.code, over.active], ['read_only', false])
  const failing = (await english.next()).data
  assert.deepEqual([failing.code, failing.source, failing.active], ['source_failing', 'pncp', true])
  for (const client of [english, portuguese]) client.close()
})

test('damage is told to admins alone', async () => {
  await tell([])
  const [admin, analyst] = [await subscribe('admin', 'en'), await subscribe('analyst', 'en')]
  await tell([{ code: 'data_damaged' }])
  await tell([{ code: 'read_only' }])
  assert.equal((await admin.next()).data.code, 'data_damaged')
  assert.equal((await analyst.next()).data.code, 'read_only')
  await tell([{ code: 'data_damaged' }])
  assert.deepEqual(codesOf(await page('admin')), ['data_damaged'])
  assert.deepEqual(codesOf(await page('analyst')), [])
  for (const client of [admin, analyst]) client.close()
})

test('a page of events says what stands, and one that waits is answered once that changes', async () => {
  await tell([])
  const waiting = page('viewer', { wait: 30 })
  assert.deepEqual(codesOf(await page('viewer')), [])
  await tell([{ code: 'read_only' }])
  assert.deepEqual(codesOf(await waiting), ['read_only'])
  const { avisos_do_sistema: told } = await page('viewer', { language: 'pt' })
  assert.equal((told as readonly { codigo: string }[])[0]?.codigo, 'somente_leitura')
})

test('a look that fails leaves what was told, and is logged', async () => {
  await tell([{ code: 'read_only' }])
  await tell(new Error('no look'))
  assert.equal(failures.length, 1)
  assert.deepEqual(codesOf(await page('viewer')), ['read_only'])
})

test('a subscription is of one thing', async () => {
  const client = await new SocketClient(`${url}/ws`, { headers: headersOf('viewer', 'en') }).opened()
  for (const data of [{ system_notices: true, events: [] }, {}]) {
    client.send({ type: 'subscribe', data })
    assert.match(JSON.stringify(await client.next()), /VALIDATION_ERROR.*one_subject/)
  }
  client.close()
})

test('a service that stops says so before its sockets are closed', async () => {
  await tell([])
  const client = await subscribe('viewer', 'en')
  await notices.stop()
  const drained = server.drain(100)
  const [last] = await client.rest()
  assert.deepEqual([last?.data.code, await client.closed], ['stopping', 1001])
  await drained
})
