// The server meets SIGKILL again and again, while it starts and while clients import, start, delete, reset and revoke.
// What it acknowledged is there after each start, once; what it did not is there whole or not at all.
// npm run torture; fewer kills or the same ones: TORTURE_KILLS=10 TORTURE_SEED=… npm run torture.

import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { investigationPrefix, runningPrefix } from '../../src/agents/keys.ts'
import { filterEvents } from '../../src/audit/query-events.ts'
import { findAuditPublicKey } from '../../src/audit/signing.ts'
import { checkStore } from '../../src/audit/verify.ts'
import type { InvestigationStatus, OwnerEvent } from '../../src/domain/generated/wire-types.ts'
import { wordReason } from '../../src/domain/trail-problems.ts'
import { logPrefix, outboxPrefix, sequenceOf } from '../../src/events/keys.ts'
import { limits } from '../../src/limits.ts'
import { doctor } from '../../src/main/doctor.ts'
import { openState } from '../../src/main/stores.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { openPrefix, watchDuePrefix } from '../../src/services/watches/keys.ts'
import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'
import type { Store } from '../../src/store/port.ts'
import { type Client, createClient } from '../support/client.ts'
import { adminPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts'
import {
  acts,
  assertHolds,
  everyRun,
  importContracts,
  type Ledger,
  type ListedRun,
  type Scene,
} from '../support/torture-ledger.ts'
import {
  areWatchesAtRest,
  assertWatchesEnd,
  assertWatchesHold,
  pauseWatches,
  watchActs,
} from '../support/torture-watches.ts'

const kills = Number(process.env.TORTURE_KILLS ?? 100)
const seed = process.env.TORTURE_SEED ?? systemIds.uuid()
const clientsAtOnce = 4
const actsBeforeKillMax = 60
const killAfterMaxMs = 30
/** One kill of so many meets the start. */
const killsAtStart = 5
const startMaxMs = 1200
const endMaxMs = 300_000
const email = 'reset@example.org'
const watcherEmail = 'watcher@example.org'
const dataDir = mkdtempSync(join(tmpdir(), 'prumo-torture-'))
let server: ServerProcess | undefined
after(async () => {
  await server?.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

test(`${kills} kills lose, double and orphan nothing (seed ${seed})`, async (t) => {
  const random = seededRandom(seed)
  const ledger: Ledger = {
    imports: new Map(),
    runs: new Map(),
    keys: new Map(),
    watched: { watches: new Map(), events: [], cursor: undefined },
    password: 'Antes-da-reposta-2026',
    triedPassword: null,
    sent: 0,
    acknowledged: new Map(),
  }
  const prepared = await prepare(ledger, random)
  for (let killed = 0; killed < kills; killed++) {
    if (random.integer(killsAtStart) === 0) await killAtStart(random)
    else await killAtWork({ ledger, random, ...prepared })
  }
  const { runs, events } = await assertEnds(ledger, prepared)
  await assertStore(runs)
  await assertLog(prepared.watcherId, events)
  t.diagnostic(`acknowledged: ${[...ledger.acknowledged].map(([act, count]) => `${count} ${act}`).join(', ')}`)
})

interface Prepared {
  readonly userId: string
  readonly watcherId: string
  readonly watcherKey: string
}

/** An account to reset, one that watches, and contracts to investigate. */
async function prepare(ledger: Ledger, random: SeededRandom): Promise<Prepared> {
  server = await startServerProcess(dataDir)
  const { address } = server
  const admin = await signIn(address)
  const add = async (account: object): Promise<string> => {
    const answer = await admin.request('register', { body: { password: ledger.password, ...account } })
    assert.equal(answer.status, 201, JSON.stringify(answer.english))
    return (answer.english as { id: string }).id
  }
  const userId = await add({ email })
  const watcherId = await add({ email: watcherEmail, role: 'analyst' })
  const watcher = await signIn(address, { email: watcherEmail, password: ledger.password })
  const scopes = ['read:investigations', 'write:investigations']
  const issued = await watcher.request('create_api_key', { body: { name: 'watches', scopes } })
  assert.equal(issued.status, 201, JSON.stringify(issued.english))
  await importContracts({ admin, watcher, ledger, random, userId })
  await server.end('SIGTERM')
  return { userId, watcherId, watcherKey: (issued.english as { api_key: string }).api_key }
}

async function killAtStart(random: SeededRandom): Promise<void> {
  server = await startServerProcess(dataDir, { killAfterMs: random.integer(startMaxMs) })
  await server.end('SIGKILL')
}

async function killAtWork(scene: Omit<Scene, 'admin' | 'watcher'> & Prepared): Promise<void> {
  const { ledger, random } = scene
  const running = await startServerProcess(dataDir)
  server = running
  assert.notEqual(running.pid, null, running.said())
  const admin = await signIn(running.address)
  const watcher = watcherAt(running.address, scene)
  await assertHolds(admin, ledger, email)
  await assertWatchesHold(watcher, ledger.watched)
  const lastAct = ledger.sent + random.integer(actsBeforeKillMax)
  let isKilled = false
  let exit: Promise<unknown> | undefined
  const kill = async () => {
    await delay(random.integer(killAfterMaxMs))
    isKilled = true
    await running.end('SIGKILL')
  }
  const work = Array.from({ length: clientsAtOnce }, async () => {
    while (!isKilled) {
      try {
        await pickAct(random)({ ...scene, admin, watcher })
      } catch (error) {
        // An answer that a kill cut off; whatever else is thrown is a failure.
        if (!isKilled || !(error instanceof TypeError || error instanceof SyntaxError)) throw error
      }
      if (ledger.sent > lastAct) exit ??= kill()
    }
  })
  await Promise.all(work)
  await exit
  assert.equal(running.said(), '')
}

function pickAct(random: SeededRandom) {
  const choices = [...Object.values(acts), ...Object.values(watchActs)]
  return choices[random.integer(choices.length)] ?? importContracts
}

/** Every run that is left comes to its end, and every event into a log; returns the runs, and how many events the watcher has. */
async function assertEnds(ledger: Ledger, prepared: Prepared) {
  server = await startServerProcess(dataDir)
  const admin = await signIn(server.address)
  const watcher = watcherAt(server.address, prepared)
  await assertHolds(admin, ledger, email)
  await assertWatchesHold(watcher, ledger.watched)
  await pauseWatches(watcher, ledger.watched)
  const state = openState(dataDir)
  for (let waitedMs = 0; ; waitedMs += 500) {
    const owned = await Promise.all([admin, watcher].map(async (client) => ({ client, runs: await everyRun(client) })))
    const runs = owned.flatMap((each) => each.runs)
    const areOver = runs.every(({ status }) => status !== 'pending' && status !== 'processing')
    if (
      areOver &&
      (await isEmpty(state, [outboxPrefix, openPrefix])) &&
      (await areWatchesAtRest(watcher, ledger.watched))
    ) {
      for (const { client, runs } of owned)
        for (const run of runs) if (run.status !== 'completed') await assertKilledTooOften(client, run)
      const events = await assertWatchesEnd(watcher, ledger.watched)
      await state.close()
      assert.deepEqual(await server.end('SIGTERM'), [0, null])
      return { runs, events }
    }
    assert.ok(waitedMs < endMaxMs, 'every run ends, and every end is told')
    await delay(500)
  }
}

async function isEmpty(state: Store, prefixes: readonly string[]): Promise<boolean> {
  for (const prefix of prefixes) for await (const _ of state.range({ prefix, limit: 1 })) return false
  return true
}

/** The one other end: kills met the run again and again before it got anywhere, and it says so. */
async function assertKilledTooOften(owner: Client, { investigation_id, query }: ListedRun): Promise<void> {
  const answer = await owner.request('investigation_status', { params: { investigation_id } })
  const { error } = answer.english as InvestigationStatus
  assert.equal(error?.details?.reason, 'resumed_too_often', `${query}: ${JSON.stringify(answer.english)}`)
}

/** The store by itself: the trail holds, nothing belongs to nobody. */
async function assertStore(runs: readonly ListedRun[]): Promise<void> {
  const state = openState(dataDir)
  const publicKey = (await findAuditPublicKey(join(dataDir, 'keys'))) ?? ''
  for await (const problem of checkStore(state, { publicKey, segmentEvents: limits.auditSegmentEvents }))
    assert.fail(wordReason(problem.why, 'en'))
  const ids = new Set(runs.map(({ investigation_id }) => investigation_id))
  const prefix = investigationPrefix('').slice(0, -1)
  for await (const { key } of state.range({ prefix }))
    assert.ok(ids.has(key.split('/')[1] ?? ''), `${key} is an orphan`)
  for await (const { key } of state.range({ prefix: runningPrefix })) assert.fail(`${key} is no longer running`)
  const completed = runs.filter(({ status }) => status === 'completed').map(({ investigation_id }) => investigation_id)
  for (const [type, those] of [
    ['investigation.created', [...ids]],
    ['investigation.completed', completed],
    ['investigation.failed', [...ids].filter((id) => !completed.includes(id))],
  ] as const) {
    const times = new Map<string, number>()
    for await (const { resource_id } of filterEvents(state, { values: { event_type: [type] } }))
      if (resource_id !== null) times.set(resource_id, (times.get(resource_id) ?? 0) + 1)
    for (const id of those) assert.equal(times.get(id), 1, `${type} of ${id}`)
    assert.deepEqual(
      [...times].filter(([, count]) => count > 1),
      [],
      type,
    )
  }
  const announced = new Map<unknown, number>()
  const note = ({ event, data }: OwnerEvent) => {
    if (event.startsWith('investigation.'))
      announced.set(data.investigation_id, (announced.get(data.investigation_id) ?? 0) + 1)
  }
  for await (const { value } of state.range({ prefix: logPrefix('').slice(0, -1) }))
    note(JSON.parse(new TextDecoder().decode(value)))
  for (const id of ids) assert.equal(announced.get(id), 1, `the end of ${id} is known to its owner once`)
  await state.close()
  const said: string[] = []
  assert.equal(await doctor({ dataDir }, { repair: false, json: true }, (line) => void said.push(line)), 0)
  assert.deepEqual(JSON.parse(said.join('')), { sound: true, findings: [] }, 'prumo doctor finds nothing damaged')
  const uploads = join(dataDir, 'uploads')
  assert.deepEqual(existsSync(uploads) ? readdirSync(uploads) : [], [])
}

/** The log of an account that deleted no run holds each of its events under its number, from the first to the last. */
async function assertLog(owner: string, events: number): Promise<void> {
  const state = openState(dataDir)
  const sequences: number[] = []
  for await (const { key } of state.range({ prefix: logPrefix(owner) })) sequences.push(sequenceOf(key))
  assert.deepEqual(
    sequences,
    Array.from({ length: events }, (_, index) => index + 1),
  )
  assert.ok(await isEmpty(state, [watchDuePrefix]), 'nothing is due of a watch that is paused or deleted')
  await state.close()
}

const adminAccount = { email: 'admin@prumo.local', password: adminPassword }

/** The account that watches, by its key: a sign-in each time would cost more than all that it asks. */
function watcherAt(address: string, { watcherKey }: Prepared): Client {
  return withHeaders(createClient(address, { language: 'en' }), { 'X-API-Key': watcherKey })
}

function withHeaders(client: Client, headers: Readonly<Record<string, string>>): Client {
  return { ...client, request: (id, request) => client.request(id, { ...request, headers }) }
}

async function signIn(address: string, body: object = adminAccount): Promise<Client> {
  const client = createClient(address, { language: 'en' })
  const answer = await client.request('login', { body })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return client.withToken((answer.english as { access_token: string }).access_token)
}
