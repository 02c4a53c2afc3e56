// A read of a status, as polling clients make it.

import { checkpointKey, recordKey, statusKey } from '../../src/agents/keys.ts'
import { loadNative } from '../../src/http/native.ts'
import { openState } from '../../src/main/stores.ts'
import type { Write } from '../../src/store/port.ts'
import type { HttpAnswer, HttpRound } from '../http-worker.ts'
import { benchId } from '../support/bench-id.ts'
import { httpLoadRows, httpRow } from '../support/http-rows.ts'
import { listenNative } from '../support/native-server.ts'
import { absentPeer, loadPeer } from '../support/peers.ts'
import { startWorker } from '../support/program-worker.ts'
import { accountsMadeAt, addUsers, signIn, startService } from '../support/running-service.ts'
import type { Given, Row, Suite } from '../support/suite.ts'

const account = 'bench@prumo.local'
const filledAtOnce = 1_000
const unreached = { requestsPerHour: 1e9, burst: 1e9, concurrent: 1000 }

export const status: Suite = {
  name: 'status',
  purpose:
    'An authenticated GET of a status at 64 keep-alive connections: `hot` asks for one investigation, `hot, failed` for one whose failure is worded, `store` for more than any cache holds, so that each read misses; then arrivals at a fixed rate. The floor is a bare uWebSockets.js answer of the same body, the peer Fastify. Token check, rate limit, owner check and serialisation are included. Ratios of answers a second include the client; processor time is the server’s alone. It does not measure TLS, writes or a network.',
  minutes: 2.5,
  needs: 'for its peer Fastify by --install-peers',
  sizes: { investigations: 50_000, connections: 64, seconds: 1 },
  async open(given) {
    const folder = given.folder()
    const investigations = given.size('investigations')
    const body = await fill(folder, investigations)
    // A limit that nobody reaches costs what one that is reached does.
    const rateLimits = { mode: 'spec', tiers: { standard: unreached }, trusted: [] } as const
    const { port, base } = await startService(given, folder, { rateLimits })
    const client = startWorker<HttpRound, HttpAnswer>(given, 'http-worker')
    const ours: HttpRound = {
      port,
      ...{ connections: given.size('connections'), seconds: given.size('seconds') },
      ...{ method: 'GET', path: '/api/v1/investigations/{n}/status', ids: 1 },
      authorization: `Bearer ${await signIn(base, account)}`,
    }
    return [
      httpRow(client, { name: 'bare', role: 'floor' }, { ...ours, port: await startBare(given, body) }),
      await fastifyRow(given, body, (name, at) => httpRow(client, { name, role: 'peer' }, { ...ours, port: at })),
      httpRow(client, { name: 'hot' }, ours),
      httpRow(
        client,
        { name: 'hot, failed' },
        { ...ours, path: `/api/v1/investigations/${benchId(investigations)}/status` },
      ),
      httpRow(client, { name: 'store' }, { ...ours, ids: investigations }),
      ...(await httpLoadRows(client, 'hot', ours)),
    ]
  },
}

/** Creates an account and its finished investigations; returns the body of a status. */
async function fill(folder: string, investigations: number): Promise<Buffer> {
  const [id = ''] = await addUsers(folder, [account])
  const state = openState(folder)
  let body = Buffer.alloc(0)
  for (let from = 0; from < investigations; from += filledAtOnce) {
    const writes = Array.from({ length: filledAtOnce }, (_, n) => documentsOf(benchId(from + n), id)).flat()
    body = Buffer.from(writes[1]?.value ?? [])
    await state.commit(writes)
  }
  await state.commit(documentsOf(benchId(investigations), id, { status: 'failed', error: failure }))
  await state.close()
  return body
}

const failure = { code: 'INSUFFICIENT_DATA', details: { records_found: 3, minimum_required: 8 }, recoverable: true }

function documentsOf(investigation_id: string, user_id: string, more: object = {}): Write[] {
  const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value))
  const created_at = accountsMadeAt
  const phases = ['initialization', 'data_collection', 'preprocessing', 'agent_analysis', 'pattern_detection']
  const request = { query: 'contratos acima de 1 milhão em 2024', data_source: 'compras_gov', filters: {} }
  const record = {
    ...{ investigation_id, user_id, team_id: null, visibility: 'private' },
    ...{ language: 'en', request, created_at },
  }
  const progress = { percentage: 100, current_phase: 'report_generation', phases_completed: phases }
  const statistics = { records_processed: 20_000, anomalies_found: 42, agents_invoked: 6, processing_time_ms: 1234 }
  const times = { created_at, started_at: created_at, completed_at: created_at }
  const document = { investigation_id, status: 'completed', progress, statistics, ...times, ...more }
  return [
    { key: recordKey(investigation_id), value: toBytes(record) },
    { key: statusKey(investigation_id), value: toBytes(document) },
    { key: checkpointKey(investigation_id), value: toBytes({ state: 'completed', ...times }) },
  ]
}

/** The floor: a server that answers every request with the same bytes from memory. */
async function startBare(given: Given, body: Buffer): Promise<number> {
  const native = loadNative()
  const app = native.App()
  app.any('/*', (response) => {
    response.writeHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(body)
  })
  given.after(() => app.close())
  return listenNative(native, app)
}

/** What is used of Fastify. */
type Fastify = () => {
  get(path: string, handler: () => Promise<unknown>): unknown
  listen(where: { readonly port: number; readonly host: string }): Promise<string>
  close(): Promise<void>
}

/** The peer: the same document from memory, serialised for each answer. */
async function fastifyRow(given: Given, body: Buffer, rowAt: (name: string, port: number) => Row): Promise<Row> {
  const name = 'Fastify'
  const fastify = await loadPeer<{ readonly default: Fastify }>('fastify')
  if (fastify === undefined)
    return { name, role: 'peer', figures: { rate: '1/s', processor: 'µs' }, absent: absentPeer('fastify') }
  const server = fastify.default()
  const document = JSON.parse(body.toString()) as unknown
  server.get('/*', async () => document)
  given.after(() => server.close())
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  return rowAt(name, Number(new URL(address).port))
}
