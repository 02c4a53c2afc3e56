// A server that investigates, on request and for watches of new records, meets SIGKILL again and again between what it finds and
// what its webhook is sent. Every finding of every run arrives, each fact under one id.
// npm run torture:webhooks; fewer kills or the same ones: TORTURE_KILLS=2 TORTURE_SEED=… npm run torture:webhooks.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import type { EventPage, InvestigationResponse, Watch } from '../../src/domain/generated/wire-types.ts'
import { outboxPrefix } from '../../src/events/keys.ts'
import { openState } from '../../src/main/stores.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'
import { duePrefix } from '../../src/webhooks/keys.ts'
import { type Client, createClient } from '../support/client.ts'
import { adminPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { serviceRecords } from '../support/service-records.ts'
import { everyRun, type ListedRun } from '../support/torture-ledger.ts'
import { type Received, type Receiver, startReceiver } from '../support/webhook-receiver.ts'

const kills = Number(process.env.TORTURE_KILLS ?? 20)
const seed = process.env.TORTURE_SEED ?? systemIds.uuid()
/** A kill comes after so many deliveries of its life at most, and so long after the last of them, or after so long without. */
const deliveriesMax = 15
const killAfterMaxMs = 20
const killAtLatestMs = 5_000
const answerMaxMs = 40
const endMaxMs = 300_000
const request = { query: 'what stands out', data_source: 'cgu' }
const environment = { PRUMO_MODE: 'development', PRUMO_WEBHOOKS_PRIVATE_ADDRESSES: 'allow' }
const dataDir = mkdtempSync(join(tmpdir(), 'prumo-webhook-torture-'))
let server: ServerProcess | undefined
let receiver: Receiver | undefined
after(async () => {
  await server?.end('SIGKILL')
  await receiver?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test(`after ${kills} kills every finding has arrived, each under one id (seed ${seed})`, async (t) => {
  const random = seededRandom(seed)
  const answering = seededRandom(`${seed} answers`)
  const target = await startReceiver((response) => {
    setTimeout(() => response.writeHead(204).end(), answering.next() * answerMaxMs)
  })
  receiver = target
  const admin = await begin()
  await importContracts(admin, 0)
  const made = await admin.request('create_webhook', { body: { url: target.url } })
  assert.equal(made.status, 201, JSON.stringify(made.english))
  assert.deepEqual(await server?.end('SIGTERM'), [0, null])
  let between = 0
  for (let life = 1; life <= kills; life++) {
    await liveAndDie(life, { random, target })
    if (await isAnythingUnsent()) between++
  }
  assert.ok(between > 0, 'a kill met findings that were not delivered yet')
  const runs = await assertArrived(target)
  t.diagnostic(
    `${between} of ${kills} kills met findings on their way; ${runs} runs, ${target.received.length} deliveries`,
  )
})

async function begin(): Promise<Client> {
  const started = await startServerProcess(dataDir, { environment })
  server = started
  assert.notEqual(started.pid, null, started.said())
  const client = createClient(started.address, { language: 'en' })
  const body = { email: 'admin@prumo.local', password: adminPassword }
  const answer = await client.request('login', { body })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return client.withToken((answer.english as { access_token: string }).access_token)
}

/** The acts of which some stand out, or one more that is new. */
async function importContracts(admin: Client, life: number): Promise<void> {
  const records = serviceRecords().filter((record) => record.record_kind === 'contract')
  const rows = (life === 0 ? records : records.slice(0, 1)).map(({ provenance: _, ...contract }, index) =>
    JSON.stringify({ ...contract, contract_id: `life-${life}-${index}` }),
  )
  const query = { source: 'cgu', file_name: `life-${life}.jsonl` }
  const raw = { body: rows.join('\n'), type: 'application/octet-stream' }
  const answer = await admin.request('create_import', { query, raw })
  assert.equal(answer.status, 201, JSON.stringify(answer.english))
}

/** The run that is asked for, those of the watches made in this life and the last, and the end of it all. */
async function liveAndDie(
  life: number,
  { random, target }: { readonly random: SeededRandom; readonly target: Receiver },
): Promise<void> {
  const admin = await begin()
  const last = target.received.length + 1 + random.integer(deliveriesMax)
  await importContracts(admin, life)
  const watch = { name: `life ${life}`, request, schedule: { on: 'new_records' } }
  assert.equal((await admin.request('create_watch', { body: watch })).status, 201)
  assert.equal((await admin.request('start_investigation', { body: request })).status, 201)
  await Promise.race([target.until(last), delay(killAtLatestMs)])
  await delay(random.next() * killAfterMaxMs)
  assert.equal(server?.said(), '')
  assert.deepEqual(await server?.end('SIGKILL'), [null, 'SIGKILL'])
}

async function isAnythingUnsent(): Promise<boolean> {
  const state = openState(dataDir)
  try {
    for (const prefix of [outboxPrefix, duePrefix]) for await (const _ of state.range({ prefix, limit: 1 })) return true
    return false
  } finally {
    await state.close()
  }
}

/** In a last life everything comes to its end. Resolves to the number of runs. */
async function assertArrived(target: Receiver): Promise<number> {
  const admin = await begin()
  const [runs, logged] = await untilAllSent(admin, target)
  const sent = new Map<string, Set<unknown>>()
  for (const delivery of target.received) {
    const fact = factOf(delivery)
    sent.set(fact, (sent.get(fact) ?? new Set()).add(delivery.headers['webhook-id']))
  }
  const doubled = [...sent].filter(([, ids]) => ids.size > 1)
  assert.deepEqual(doubled, [], 'nothing was delivered under two ids')
  const ids = new Set([...sent.values()].flatMap((of) => [...of]))
  assert.deepEqual([...ids].sort(), [...logged].sort(), 'what was sent is what the log holds')
  for (const { investigation_id, status } of runs) {
    const ends = ['completed', 'failed'].filter((end) => sent.has(`investigation.${end} ${investigation_id}`))
    assert.deepEqual(ends, [status], `the end of ${investigation_id}`)
    if (status !== 'completed') continue
    const { english } = await admin.request('investigation_results', { params: { investigation_id } })
    const { anomalies } = english as InvestigationResponse
    assert.ok(anomalies.length > 0, 'the run found something')
    for (const { id } of anomalies) assert.ok(sent.has(`anomaly.detected ${investigation_id} ${id}`), `${id} is lost`)
  }
  assert.ok(runs.some(({ status }) => status === 'completed'))
  const changed = [...sent.keys()].filter((fact) => fact.startsWith('watch.changed'))
  assert.ok(changed.length > 0, 'a watch said what is new')
  assert.deepEqual(await server?.end('SIGTERM'), [0, null])
  return runs.length
}

/** The runs and the ids of the log once all have ended, those of each watch among them, and all was sent. */
async function untilAllSent(
  admin: Client,
  target: Receiver,
): Promise<readonly [readonly ListedRun[], ReadonlySet<string>]> {
  for (let waitedMs = 0; ; waitedMs += 500) {
    const runs = await everyRun(admin)
    const watches = (await admin.request('list_watches', { query: { limit: 100 } })).english as {
      data: readonly Watch[]
    }
    const areRunsOver = runs.every(({ status }) => status !== 'pending' && status !== 'processing')
    const areWatchesOver = watches.data.every(({ last_run }) => last_run?.completed_at !== undefined)
    const logged = await everyEvent(admin)
    const received = new Set(target.received.map(({ headers }) => String(headers['webhook-id'])))
    if (areRunsOver && areWatchesOver && [...logged].every((id) => received.has(id))) return [runs, logged]
    assert.ok(waitedMs < endMaxMs, 'every run ends, and everything is sent')
    await delay(500)
  }
}

async function everyEvent(admin: Client): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (let after: string | undefined; ; ) {
    const query = { limit: 100, ...(after !== undefined && { after }) }
    const page = (await admin.request('list_events', { query })).english as EventPage
    for (const { id } of page.events) ids.add(id)
    if (!page.has_more) return ids
    after = page.cursor
  }
}

/** What an event says, in a word: two that say the same are one. */
function factOf({ body }: Received): string {
  const { event, data } = JSON.parse(body) as {
    readonly event: string
    readonly data: Readonly<Record<string, unknown>>
  }
  const { investigation_id, anomaly_id, run_id } = data
  return [event, run_id ?? investigation_id, ...(anomaly_id === undefined ? [] : [anomaly_id])].join(' ')
}
