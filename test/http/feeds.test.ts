import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { ActiveRequest, ActiveRequestList } from '../../src/domain/generated/wire-types.ts'
import type { Language } from '../../src/domain/vocabulary.ts'
import type { Client, ClientRequest } from '../support/client.ts'
import { investigate, start } from '../support/investigate.ts'
import { RawClient, requestText } from '../support/raw-http.ts'
import { startService, type TestService, type TestUser } from '../support/service.ts'
import { askUpgrade, type ReceivedMessage, SocketClient } from '../support/web-socket.ts'

let service: TestService
let user: TestUser
let token: string
let owner: Client
before(async () => {
  service = await startService()
  user = await service.addUser('analyst')
  token = await service.signIn(user)
  owner = service.anonymous('en').withToken(token)
})
after(() => service.stop())

const paths = { en: '/api/v1/ws/investigations/', pt: '/api/v1/ws/investigacoes/' } as const

const open = (path: string, { as = token, language = 'en' }: { as?: string; language?: Language } = {}) =>
  new SocketClient(`${service.baseUrl}${path}`, {
    headers: { Authorization: `Bearer ${as}`, 'Accept-Language': language },
  }).opened()

/** What of a message an event of the stream has too. */
const asEvent = ({ id, type, data }: ReceivedMessage) => ({ id, event: type, data })

test('a run has the same events with the same numbers over a stream and over a WebSocket, in either language', async () => {
  const id = await start(owner)
  const live = await open(paths.en + id)
  const { events } = await follow(owner, id)
  assert.deepEqual((await live.rest()).map(asEvent), events)
  assert.equal(await live.closed, 1000)
  const later = await open(`${paths.en}${id}`)
  const messages = await later.rest()
  assert.deepEqual(messages.map(asEvent), events)
  assert.ok(messages.every(({ investigation_id }) => investigation_id === id))
  const portuguese = await (await open(paths.pt + id)).rest()
  const inPortuguese = await follow(service.anonymous('pt').withToken(token), id)
  assert.deepEqual(
    portuguese.map(({ id, tipo, dados }) => ({ id, event: tipo, data: dados })),
    inPortuguese.events,
  )
})

async function follow(client: Client, id: string) {
  const events: object[] = []
  for await (const { id: number, event, data } of client.stream('investigation_stream', {
    params: { investigation_id: id },
  }))
    events.push({ id: number, event, data })
  return { events }
}

test('a feed resumes behind the event that is named, without gap or copy, and begins anew behind an unknown one', async () => {
  const { id } = await investigate(owner)
  const all = (await (await open(paths.en + id)).rest()).map(asEvent)
  for (const at of [1, Math.floor(all.length / 2), all.length]) {
    const rest = await (await open(`${paths.en}${id}?last_event_id=${at}`)).rest()
    assert.deepEqual(rest.map(asEvent), all.slice(at))
  }
  const [reset, ...again] = (await (await open(`${paths.en}${id}?last_event_id=99999`)).rest()).map(asEvent)
  assert.deepEqual(reset, { id: undefined, event: 'reset', data: { last_event_id: '99999' } })
  assert.deepEqual(again, all)
})

test('one socket follows several investigations and the events of the own ones', async () => {
  const client = await open('/api/v1/ws')
  client.send({ type: 'subscribe', data: { events: ['investigation.completed'] }, id: 'e' })
  assert.deepEqual((await client.next()).data, { events: ['investigation.completed'] })
  const ids = [await start(owner), await start(owner)]
  for (const investigation_id of ids) client.send({ type: 'subscribe', data: { investigation_id } })
  const seen: ReceivedMessage[] = []
  const isOver = () =>
    seen.filter(({ type }) => type === 'investigation.completed').length === 2 &&
    seen.filter(({ type }) => type === 'unsubscribed').length === 2
  while (!isOver()) seen.push(await client.next())
  for (const id of ids) {
    const { events } = await follow(owner, id)
    const messages = seen.filter(({ type, investigation_id }) => investigation_id === id && type !== 'unsubscribed')
    assert.deepEqual(messages.map(asEvent), events)
  }
  const ends = seen.filter(({ type }) => type === 'investigation.completed')
  const page = await owner.request('list_events', { query: { types: 'investigation.completed', limit: 100 } })
  const listed = (page.english as { events: { id: string }[] }).events.slice(-2)
  assert.deepEqual(
    ends.map(({ id, data, timestamp, type }) => ({ id, event: type, data, timestamp })),
    listed,
  )
  client.close()
  const [first, last] = ends
  assert.ok(first && last && Number(last.sequence) > Number(first.sequence))
  const resumed = await open('/api/v1/ws')
  resumed.send({ type: 'subscribe', data: { events: [], after: 'x' } })
  const { error } = (await resumed.next()).data as { error: { details: { field: string } } }
  assert.equal(error.details.field, 'data.after')
  resumed.send({ type: 'subscribe', data: { events: ['investigation.completed'], after: first.cursor } })
  await resumed.next()
  assert.deepEqual(await resumed.next(), last)
  resumed.close()
})

test('a Portuguese client subscribes and reads in Portuguese', async () => {
  const client = await open('/api/v1/ws', { language: 'pt' })
  client.send({ tipo: 'assinar', dados: { eventos: ['investigacao.concluida'] } })
  assert.deepEqual(await namesOf(client), ['assinatura_aberta', { eventos: ['investigacao.concluida'] }])
  client.send({ tipo: 'assinar', dados: {} })
  const { tipo, dados } = (await client.next()) as ReceivedMessage & { dados: { erro: Record<string, unknown> } }
  assert.deepEqual([tipo, dados.erro.codigo], ['erro', 'ERRO_VALIDACAO'])
  client.send({ tipo: 'cancelar', dados: { eventos: [] } })
  assert.deepEqual(await namesOf(client), [
    'assinatura_encerrada',
    { eventos: ['investigacao.concluida'], motivo: 'pedido' },
  ])
  client.close()
})

const namesOf = async (client: SocketClient) => {
  const { tipo, dados } = await client.next()
  return [tipo, dados]
}

test('whoever may not read an investigation gets no feed of it', async () => {
  const { id } = await investigate(owner)
  const stranger = await service.signIn(await service.addUser('viewer'))
  const path = `${paths.en}${id}`
  assert.equal(await new SocketClient(`${service.baseUrl}${path}`, bearer(stranger)).closed, 1006)
  const client = await open('/api/v1/ws', { as: stranger })
  client.send({ type: 'subscribe', data: { investigation_id: id } })
  assert.match(JSON.stringify(await client.next()), /"error".*INSUFFICIENT_PERMISSIONS/)
  client.close()
})

const bearer = (as: string) => ({ headers: { Authorization: `Bearer ${as}` } })

test('a ticket opens one stream or feed, once, for a minute, on its path, in either language', async () => {
  const { id } = await investigate(owner)
  const issue = async (path?: string) => {
    const { english, status } = await owner.request('create_stream_ticket', { body: path ? { path } : {} })
    assert.equal(status, 201)
    const { ticket, expires_in } = english as { ticket: string; expires_in: number }
    assert.equal(expires_in, 60)
    return ticket
  }
  const at = async (path: string, ticket: string) =>
    (await askUpgrade(`${service.baseUrl}${path}?ticket=${ticket}`)).status
  const bound = await issue(paths.en + id)
  assert.equal(await at('/api/v1/ws', bound), 401)
  assert.equal(await at(paths.pt + id, bound), 101)
  assert.equal(await at(paths.en + id, bound), 401)
  const both = await Promise.all([issue(), issue()])
  const raced = await Promise.all([0, 1, 2].map(() => at('/api/v1/ws', both[0] ?? '')))
  assert.deepEqual(raced.sort(), [101, 401, 401])
  const stream = await service
    .anonymous('en')
    .request('investigation_stream', { params: { investigation_id: id }, query: { ticket: both[1] ?? '' } })
  assert.equal(stream.status, 200)
  const old = await issue()
  service.clock.advance(60_001)
  assert.equal(await at('/api/v1/ws', old), 401)
  assert.equal(await at('/api/v1/ws', 'x'), 401)
})

test('a feed opened by a ticket has the language in which the ticket was asked for, whatever the browser prefers', async () => {
  const portuguese = service.anonymous('pt').withToken(token)
  const { english } = await portuguese.request('create_stream_ticket', { body: {} })
  const { ticket } = english as { ticket: string }
  const headers = { 'Accept-Language': 'en-GB' }
  const client = await new SocketClient(`${service.baseUrl}/api/v1/ws?ticket=${ticket}`, { headers }).opened()
  client.send({ type: 'subscribe', data: { events: [] } })
  assert.equal((await client.next()).tipo, 'assinatura_aberta')
  client.close()
})

test('a ticket of a session that has ended opens nothing, and none comes with another credential', async () => {
  const as = await service.signIn(await service.addUser('viewer'))
  const client = service.anonymous('en').withToken(as)
  const { english } = await client.request('create_stream_ticket', { body: {} })
  const url = `${service.baseUrl}/api/v1/ws?ticket=${(english as { ticket: string }).ticket}`
  assert.equal((await askUpgrade(url, { Authorization: `Bearer ${as}` })).status, 400)
  await client.request('logout', { body: {} })
  assert.equal((await askUpgrade(url)).status, 401)
})

test('access that is lost ends a feed within a second: 4403 for an investigation that was closed, 4401 for a session', async () => {
  const id = await start(owner)
  const share = (visibility: string) =>
    owner.request('update_investigation', { params: { investigation_id: id }, body: { visibility } })
  await share('public')
  const guest = await service.addUser('viewer')
  const as = await service.signIn(guest)
  const client = await open('/api/v1/ws', { as })
  client.send({ type: 'subscribe', data: { events: [] } })
  await client.next()
  client.send({ type: 'subscribe', data: { investigation_id: id } })
  let message = await client.next()
  await share('private')
  while (message.type !== 'unsubscribed') message = await client.next()
  const { reason } = message.data
  assert.ok(reason === 'access_lost' || reason === 'ended', String(reason))
  const before = performance.now()
  await service.anonymous('en').withToken(as).request('logout', { body: {} })
  assert.equal(await client.closed, 4401)
  assert.ok(performance.now() - before < 1_900, 'within a second and what the machine takes')
})

/** A stream of a workflow that waits, as a client of some version opens it. */
async function openWaitingStream(version: string) {
  const step = { step_id: 'ok', kind: 'approval', approval: { role: 'analyst' } }
  const body = { pattern: 'sequential', steps: [step] }
  const made = await owner.request('start_workflow', { params: { agent_name: 'coordinator' }, body })
  const { workflow_id } = made.english as { workflow_id: string }
  const client = new RawClient(service.port)
  const headers = { Authorization: `Bearer ${token}`, 'X-Client-Version': version }
  await client.write(requestText('GET', `/api/v1/agents/workflows/${workflow_id}/stream?last_event_id=7`, { headers }))
  await client.until((text) => text.includes('event: '))
  return { client, cancel: () => owner.request('cancel_workflow', { params: { workflow_id } }) }
}

test('what runs is shown with the version of its client, and is gone once it has ended, left or failed', async () => {
  const admin = await service.clientOf('admin', 'en')
  const active = async (details: ClientRequest = {}, as = admin) => {
    const headers = { 'X-Client-Version': 'ops/2' }
    const answer = await as.request('list_active_requests', { headers, ...details })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.english as ActiveRequestList
  }
  const ended = await openWaitingStream('panel/1.2.3')
  service.clock.advance(1_000)
  const left = await openWaitingStream('529.982.247-25')
  const socket = new SocketClient(`${service.baseUrl}/api/v1/ws`, {
    headers: { Authorization: `Bearer ${token}`, 'X-Client-Version': 'robot/9' },
  })
  await socket.opened()
  const upload = new RawClient(service.port)
  const headers = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json', 'X-Client-Version': 'slow/1' }
  await upload.write(`${requestText('POST', '/api/v1/auth/login', { headers })}1\r\n{\r\n`)
  const activeOnce = async (isReached: (total: number) => boolean) => {
    for (;;) {
      const list = await active()
      if (isReached(list.meta.total)) return list
      await pause(20)
    }
  }
  const shown = await activeOnce((total) => total === 5)
  const common = { user_id: user.id, ip_address: '127.0.0.1' }
  const stream = { kind: 'stream', operation: 'workflow_stream', method: 'GET', ...common }
  const path = '/api/v1/agents/workflows/{workflow_id}/stream'
  const own = 'list_active_requests'
  assert.deepEqual([...shown.data].sort(byVersion).map(withoutTime), [
    { ...stream, path, client_version: '***.982.247-**' },
    {
      ...{ kind: 'request', operation: own, method: 'GET', path: '/api/v1/observability/requests/active' },
      ...{
        user_id: shown.data.find(({ operation }) => operation === own)?.user_id,
        client_version: 'ops/2',
        ip_address: '127.0.0.1',
      },
    },
    { ...stream, path, client_version: 'panel/1.2.3' },
    { ...common, kind: 'websocket', operation: 'feed', method: 'GET', path: '/api/v1/ws', client_version: 'robot/9' },
    {
      ...{ kind: 'request', operation: 'login', method: 'POST', path: '/api/v1/auth/login' },
      ...{ client_version: 'slow/1', ip_address: '127.0.0.1' },
    },
  ])
  assert.equal(shown.data[0]?.client_version, 'panel/1.2.3', 'the oldest is the first')
  assert.ok(shown.data[0].age_ms >= 1_000)
  const streams = await active({ rawQuery: 'filtro[especie]=fluxo&limite=1' }, await service.clientOf('admin', 'pt'))
  assert.deepEqual([streams.meta.total, streams.data[0]?.client_version], [2, 'panel/1.2.3'])
  const others = await active({ rawQuery: streams.links?.next?.split('?')[1] ?? '' })
  assert.deepEqual([others.meta.page, others.data[0]?.client_version], [2, '***.982.247-**'])
  await ended.cancel()
  left.client.close()
  socket.close()
  upload.close()
  assert.deepEqual(
    (await activeOnce((total) => total === 1)).data.map(({ operation }) => operation),
    [own],
  )
})

const byVersion = ({ client_version: a = '' }: ActiveRequest, { client_version: b = '' }: ActiveRequest) =>
  a < b ? -1 : 1
const withoutTime = ({ request_id, started_at, age_ms, ...rest }: ActiveRequest) => rest
