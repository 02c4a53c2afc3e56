// The server meets SIGKILL again and again, while it starts and while clients import, start, ask, report, refresh, re-score, delete, reset
// and revoke, and now and then something else befalls it. What it acknowledged is there after each start, once; what it did not
// is there whole or not at all; and what it finds in the end is what an undisturbed one finds.
// npm run torture; fewer kills or the same ones: npm run torture -- --kills 10 --seed ….

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import type { InvestigationStatus } from '../../src/domain/generated/wire-types.ts'
import { logPrefix, outboxPrefix, sequenceOf } from '../../src/events/keys.ts'
import { openState } from '../../src/main/stores.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { answeringPrefix } from '../../src/services/chat/keys.ts'
import { openPrefix, watchDuePrefix } from '../../src/services/watches/keys.ts'
import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'
import type { Store } from '../../src/store/port.ts'
import { duePrefix } from '../../src/webhooks/keys.ts'
import { type Client, createClient } from '../support/client.ts'
import {
  adminPassword,
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from '../support/server-process.ts'
import { analysisActs, areAnalysesOver, assertAnalysesEnd, assertAnalysesHold } from '../support/torture-analyses.ts'
import { assertChatsEnd, assertChatsHold, chatActs } from '../support/torture-chats.ts'
import { assertDelivered, assertFindingsTold, isAllDelivered } from '../support/torture-deliveries.ts'
import { faults, type Stricken } from '../support/torture-faults.ts'
import { assertArchivesWhole, fileActs } from '../support/torture-files.ts'
import {
  acts,
  assertHolds,
  type Extent,
  everyRun,
  importContracts,
  type Ledger,
  type ListedRun,
  type Scene,
} from '../support/torture-ledger.ts'
import {
  areReportsOver,
  assertFilesHold,
  assertReportsEnd,
  assertReportsHold,
  reportActs,
} from '../support/torture-reports.ts'
import { assertStore } from '../support/torture-store.ts'
import { areTasksOver, assertTasksEnd, assertTasksHold, sourceReply, taskActs } from '../support/torture-tasks.ts'
import { processorTimes, Times } from '../support/torture-times.ts'
import { assertAsUndisturbed, findAll, importAll } from '../support/torture-undisturbed.ts'
import {
  areWatchesAtRest,
  assertWatchesEnd,
  assertWatchesHold,
  pauseWatches,
  watchActs,
} from '../support/torture-watches.ts'
import { startUpstream, type UpstreamServer } from '../support/upstream-server.ts'
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts'

const kills = Number(process.env.TORTURE_KILLS ?? 300)
const seed = process.env.TORTURE_SEED ?? systemIds.uuid()
const clientsAtOnce = 4
/** Most lives are short, for what differs is where they end; some are long, so that much is under way. */
const [actsOfShortLifeMax, actsOfLongLifeMax, livesPerLong] = [8, 60, 6]
const killAfterMaxMs = 30
/** One kill of so many meets the start. */
const killsAtStart = 5
/** Shortest span from which its instant is taken; a slow machine has a longer one. */
const startSpanMs = 1200
/** All is compared once in so many lives, and what changed in each. */
const livesPerWhole = 20
/** Longest answer of the receiver. */
const answerMaxMs = 40
const endMaxMs = 300_000
/** One of each fault for so many kills. */
const killsPerFault = 75
const email = 'reset@example.org'
const root = mkdtempSync(join(tmpdir(), 'prumo-torture-'))
const dataDir = join(root, 'data')
let server: ServerProcess | undefined
/** Of the last start, or the shortest span. */
let lastStartMs = startSpanMs
let source: UpstreamServer | undefined
let receiver: Receiver | undefined
after(async () => {
  await server?.end('SIGKILL')
  await source?.close()
  await receiver?.close()
  rmSync(root, { recursive: true, force: true })
})

test(`${kills} kills lose, double and orphan nothing (seed ${seed})`, async (t) => {
  const random = seededRandom(seed)
  const prepared = await prepare(random)
  const { ledger } = prepared
  const plan = planFaults(random)
  for (let killed = 0; killed < kills; killed++) {
    const isAtStart = random.integer(killsAtStart) === 0
    const ms = await msOf(() => (isAtStart ? killAtStart(random) : killAtWork({ random, ...prepared })))
    report(`kill ${killed + 1} of ${kills}, ${isAtStart ? 'at the start' : 'at work'}`, ms)
    for (const name of plan.get(killed) ?? [])
      report(name, await msOf(() => times.of(name, () => befall(name, { random, ...prepared }))))
  }
  const { runs, events, found } = await times.of('all ends', () => assertEnds({ random, ...prepared }))
  await times.of('store', () => assertStore(dataDir, runs, ledger))
  await assertLog(prepared.watcher.id, events)
  await assertAsUndisturbed({ dataDir, found }, await times.of('undisturbed', () => liveUndisturbed(ledger)))
  t.diagnostic(`acknowledged: ${[...ledger.acknowledged].map(([act, count]) => `${count} ${act}`).join(', ')}`)
  t.diagnostic(
    `runs: ${tallyOf(runs.map(({ status }) => status))}; reports: ${tallyOf([...ledger.reports.values()].map(({ fate, status }) => `${fate} ${status}`))}`,
  )
  t.diagnostic(`${times.toText()}; ${processorTimes()}`)
  t.diagnostic(`${prepared.target.received.length} deliveries, ${compared} comparisons with what was acknowledged`)
})

async function msOf(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

/** A line at once: what a test notes by itself is shown when it has ended. */
function report(what: string, ms: number): void {
  process.stdout.write(`${what}: ${(ms / 1_000).toFixed(1)} s\n`)
}

function tallyOf(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => `${texts.filter((each) => each === text).length} ${text}`).join(', ')
}

/** Each of the faults, one behind so many kills; with more kills each again. */
function planFaults(random: SeededRandom): ReadonlyMap<number, readonly string[]> {
  const names = Object.keys(faults).filter((name) => name !== process.env.TORTURE_WITHOUT)
  const times = Math.max(1, Math.floor(kills / killsPerFault))
  const all = Array.from({ length: times }, () => names.toSorted(() => random.next() - 0.5)).flat()
  const plan = new Map<number, readonly string[]>()
  for (const [index, name] of all.entries()) {
    const killed = Math.floor(((index + 1) * kills) / (all.length + 1))
    plan.set(killed, [...(plan.get(killed) ?? []), name])
  }
  return plan
}

async function start(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const { environment = {}, ...others } = options
  const startedMs = performance.now()
  const given = { environment: { ...surroundings(), ...environment }, ...others }
  server = await times.of('start', () => startServerProcess(dataDir, given))
  if (server.pid !== null) lastStartMs = Math.max(startSpanMs, performance.now() - startedMs)
  return server
}

/** A source to refresh from, and a receiver on this machine. */
function surroundings() {
  return {
    ...{ PRUMO_MODE: 'development', PRUMO_WEBHOOKS_PRIVATE_ADDRESSES: 'allow' },
    ...{ PRUMO_CONNECTORS: 'pncp', PRUMO_PNCP_URL: source?.url ?? '' },
  }
}

interface Account {
  readonly id: string
  readonly key: string
}

interface Prepared {
  readonly ledger: Ledger
  /** Whose password is reset. */
  readonly userId: string
  readonly watcher: Account
  readonly talker: Account
  /** Of the watcher's webhook. */
  readonly target: Receiver
}

type Setting = Prepared & { readonly random: SeededRandom }

/** The accounts, and contracts to investigate. */
async function prepare(random: SeededRandom): Promise<Prepared> {
  source = await startUpstream()
  source.play(sourceReply)
  const answering = seededRandom(`${seed} answers`)
  const target = await startReceiver((response) => {
    setTimeout(() => response.writeHead(204).end(), answering.next() * answerMaxMs)
  })
  receiver = target
  const ledger: Ledger = {
    ...{ imports: new Map(), runs: new Map(), keys: new Map(), chats: new Map(), tasks: new Map() },
    ...{ analyses: new Map(), reports: new Map(), archives: new Set() },
    watched: { watches: new Map(), events: [], cursor: undefined },
    ...{
      password: 'Antes-da-reposta-2026',
      triedPassword: null,
      takenPassword: null,
      sent: 0,
      acknowledged: new Map(),
    },
  }
  const { address } = await start()
  const admin = await signIn(address)
  const add = async (account: object): Promise<string> => {
    const answer = await admin.request('register', { body: { password: ledger.password, ...account } })
    assert.equal(answer.status, 201, JSON.stringify(answer.english))
    return (answer.english as { id: string }).id
  }
  const userId = await add({ email })
  const open = async (name: string): Promise<{ readonly account: Account; readonly client: Client }> => {
    const id = await add({ email: name, role: 'analyst' })
    const client = await signIn(address, { email: name, password: ledger.password })
    const scopes = ['investigations', 'analyses'].flatMap((of) => [`read:${of}`, `write:${of}`])
    const issued = await client.request('create_api_key', { body: { name: 'torture', scopes } })
    assert.equal(issued.status, 201, JSON.stringify(issued.english))
    return { account: { id, key: (issued.english as { api_key: string }).api_key }, client }
  }
  const [watcher, talker] = [await open('watcher@example.org'), await open('talker@example.org')]
  const made = await watcher.client.request('create_webhook', { body: { url: target.url } })
  assert.equal(made.status, 201, JSON.stringify(made.english))
  const prepared = { ledger, userId, watcher: watcher.account, talker: talker.account, target }
  await importContracts(await sceneAt(address, { random, ...prepared }))
  await server?.end('SIGTERM')
  return prepared
}

/** Clients of a server; those with keys need no session, which would cost more than all that they ask. */
async function sceneAt(address: string, { watcher, talker, ...setting }: Setting): Promise<Scene> {
  const withKey = ({ key }: Account) => withHeaders(createClient(address, { language: 'en' }), { 'X-API-Key': key })
  return { ...setting, admin: await signIn(address), watcher: withKey(watcher), talker: withKey(talker) }
}

let compared = 0
const times = new Times()

/** Compares a server with what it acknowledged. */
async function compare({ admin, watcher, talker, ledger }: Scene, extent: Extent = 'whole'): Promise<void> {
  compared++
  await assertHolds(admin, ledger, { email, extent })
  await assertWatchesHold(watcher, ledger.watched)
  await assertTasksHold(admin, ledger.tasks)
  await assertAnalysesHold(watcher, ledger.analyses)
  await assertChatsHold(talker, ledger.chats)
  await assertReportsHold(admin, ledger.reports)
  if (extent === 'whole') await assertFilesHold(admin, ledger.reports)
}

async function killAtStart(random: SeededRandom): Promise<void> {
  const killed = await start({ killAfterMs: random.integer(Math.ceil(1.2 * lastStartMs)) })
  // One that serves by then takes up what was under way.
  if (killed.pid !== null) await delay(random.integer(Math.ceil(lastStartMs / 2)))
  await killed.end('SIGKILL')
}

async function killAtWork(setting: Setting): Promise<void> {
  const { ledger, random } = setting
  const running = await start()
  assert.notEqual(running.pid, null, running.said())
  const scene = await times.of('sign in', () => sceneAt(running.address, setting))
  const extent = compared % livesPerWhole === 0 ? 'whole' : 'changed'
  await times.of(`compare ${extent}`, () => compare(scene, extent))
  const actsMax = random.integer(livesPerLong) === 0 ? actsOfLongLifeMax : actsOfShortLifeMax
  const lastAct = ledger.sent + random.integer(actsMax)
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
        await allActs[random.integer(allActs.length)]?.(scene)
      } catch (error) {
        // An answer that a kill cut off; whatever else is thrown is a failure.
        if (!isKilled || !(error instanceof TypeError || error instanceof SyntaxError)) throw error
      }
      if (ledger.sent > lastAct) exit ??= kill()
    }
  })
  await times.of('acts', () => Promise.all(work))
  await exit
  assert.equal(running.said(), '')
}

const allActs = [acts, watchActs, taskActs, chatActs, analysisActs, reportActs, fileActs].flatMap((some) =>
  Object.values(some),
)

/** What else befalls the server, in lives of its own. */
async function befall(name: string, setting: Setting): Promise<void> {
  const stricken: Stricken = {
    ...{ dataDir, random: setting.random, start, compare },
    open: (address) => sceneAt(address, setting),
    async act(scene, times) {
      for (let time = 0; time < times; time++) for (const act of allActs) await act(scene)
    },
  }
  try {
    await faults[name]?.(stricken)
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message} ${error.cause ?? ''} ${server?.said() ?? ''}`
    throw error
  }
}

/** All that is under way comes to its end; returns the runs, how many events the watcher has, and what is found then. */
async function assertEnds(setting: Setting) {
  const { ledger, target } = setting
  const { address } = await start()
  const scene = await sceneAt(address, setting)
  const { admin, watcher, talker } = scene
  await compare(scene)
  await pauseWatches(watcher, ledger.watched)
  await untilAtRest(scene, target)
  await assertTasksEnd(admin, ledger.tasks)
  await assertChatsEnd(talker, ledger.chats)
  await assertReportsEnd(admin, ledger.reports)
  const events = await assertWatchesEnd(watcher, ledger.watched)
  await assertArchivesWhole(watcher, { address, key: setting.watcher.key })
  await assertAnalysesEnd(watcher, { ledger: ledger.analyses, events: ledger.watched.events })
  assertDelivered(target, ledger.watched.events)
  await assertFindingsTold(watcher, ledger.watched.events)
  // What is left of a conversation whose removal a kill cut off goes with what has expired.
  const { english } = await admin.request('create_task', { body: { kind: 'retention' } })
  const found = await findAll(admin)
  assert.ok(english)
  await untilAtRest(scene, target)
  const owned = await Promise.all(
    [admin, watcher, talker].map(async (client) => ({ client, runs: await everyRun(client) })),
  )
  for (const { client, runs } of owned)
    for (const run of runs) if (run.status !== 'completed') await assertKilledTooOften(client, run)
  assert.deepEqual(await server?.end('SIGTERM'), [0, null])
  return { runs: owned.flatMap(({ runs }) => runs), events, found }
}

async function untilAtRest(scene: Scene, target: Receiver): Promise<void> {
  const state = openState(dataDir)
  for (let waitedMs = 0; ; waitedMs += 500) {
    const left = await underWay(scene, state, target)
    if (left.length === 0) break
    assert.ok(waitedMs < endMaxMs, `does not end, or its end is not told: ${left.join(', ')}`)
    await delay(500)
  }
  await state.close()
}

/** What has not come to its end. */
async function underWay(
  { admin, watcher, talker, ledger }: Scene,
  state: Store,
  target: Receiver,
): Promise<readonly string[]> {
  const runs = (await Promise.all([admin, watcher, talker].map(everyRun))).flat()
  const open = runs.filter(({ status }) => status === 'pending' || status === 'processing')
  const marks = await Promise.all(
    [outboxPrefix, openPrefix, duePrefix, answeringPrefix].map(async (prefix) => {
      const [first] = await firstKeys(state, prefix)
      return first === undefined ? [] : [`mark ${first}`]
    }),
  )
  return [
    ...open.map(({ investigation_id, status }) => `run ${investigation_id} ${status}`),
    ...marks.flat(),
    ...((await areTasksOver(admin)) ? [] : ['tasks']),
    ...((await areAnalysesOver(watcher)) ? [] : ['analyses']),
    ...((await areReportsOver(admin)) ? [] : ['reports']),
    ...((await areWatchesAtRest(watcher, ledger.watched)) ? [] : ['ends of runs of watches']),
    ...(isAllDelivered(target, ledger.watched.events) ? [] : ['deliveries']),
  ]
}

async function firstKeys(state: Store, prefix: string): Promise<readonly string[]> {
  for await (const { key } of state.range({ prefix, limit: 1 })) return [key]
  return []
}

/** A life without kills over the same contracts. */
async function liveUndisturbed(ledger: Ledger) {
  const other = join(root, 'undisturbed')
  server = await startServerProcess(other)
  const admin = await signIn(server.address)
  await importAll(admin, ledger)
  const found = await findAll(admin)
  assert.deepEqual(await server.end('SIGTERM'), [0, null])
  return { dataDir: other, found }
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

function withHeaders(client: Client, headers: Readonly<Record<string, string>>): Client {
  return { ...client, request: (id, request) => client.request(id, { ...request, headers }) }
}

async function signIn(address: string, body: object = adminAccount): Promise<Client> {
  const client = createClient(address, { language: 'en' })
  const answer = await client.request('login', { body })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return client.withToken((answer.english as { access_token: string }).access_token)
}
