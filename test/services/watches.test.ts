import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import type { Checkpoint, InvestigationRecord } from '../../src/agents/investigation.ts'
import { anomalyKey, checkpointKey, recordKey, resultsKey, runningPrefix } from '../../src/agents/keys.ts'
import { packOutput } from '../../src/agents/tasks/output.ts'
import { createAudit } from '../../src/audit/audit.ts'
import { auditKeys } from '../../src/audit/signing.ts'
import { createUsers, type StoredUser } from '../../src/auth/users.ts'
import type { OwnerEvent, WatchRequest, WatchRun } from '../../src/domain/generated/wire-types.ts'
import type { Severity } from '../../src/domain/vocabulary.ts'
import { Distributor } from '../../src/events/distributor.ts'
import { outboxPrefix } from '../../src/events/keys.ts'
import { readEvents } from '../../src/events/owner-log.ts'
import { limits } from '../../src/limits.ts'
import { createInvestigations } from '../../src/main/investigations.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { forgetEvents } from '../../src/services/events/forget-events.ts'
import type { WatchesContext } from '../../src/services/watches/context.ts'
import { listingKey, openKey, runKey, watchDueKey, watchKey } from '../../src/services/watches/keys.ts'
import {
  changeWatch,
  createWatch,
  deleteWatch,
  getWatch,
  listWatches,
  listWatchRuns,
  pauseWatch,
  resumeWatch,
} from '../../src/services/watches/manage-watches.ts'
import { runWatchNow } from '../../src/services/watches/run-watch.ts'
import { indexOfWatch, watchRemovalOf } from '../../src/services/watches/watch.ts'
import { WatchScheduler } from '../../src/services/watches/watch-scheduler.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { damagedAt } from '../support/damaged-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { requestOf } from '../support/request-of.ts'
import { withoutActors } from '../support/without-actors.ts'

// Watches over a store in memory, with runs that end when a test says so.

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const request = requestOf({ query: 'what stands out', data_source: 'tcu' })
const daily = { cron: '0 8 * * *', time_zone: 'America/Sao_Paulo' }

test('a watch runs at its times in its time zone, and looks not again before', async () => {
  const world = await newWorld('2026-01-15T10:59:50Z')
  const watch = await world.create({ schedule: daily })
  assert.equal(watch.next_run_at, '2026-01-15T11:00:00.000Z')
  await world.pass(5_000)
  assert.equal((await world.runsOf(watch.id)).length, 0)
  await world.pass(10_000)
  assert.equal((await world.runsOf(watch.id)).length, 1)
  assert.equal((await world.read(watch.id)).next_run_at, '2026-01-16T11:00:00.000Z')
  await world.endRuns([])
  await world.pass(23 * hourMs)
  assert.equal((await world.runsOf(watch.id)).length, 1)
  await world.pass(hourMs)
  assert.equal((await world.runsOf(watch.id)).length, 2)
})

test('a time that the clocks skip or have twice is due once', async () => {
  for (const [zone, cron, from, times] of [
    ['America/New_York', '30 2 * * *', '2026-03-07T12:00:00Z', ['2026-03-08T07:00:00Z', '2026-03-09T06:30:00Z']],
    ['America/New_York', '30 1 * * *', '2026-10-31T12:00:00Z', ['2026-11-01T05:30:00Z', '2026-11-02T06:30:00Z']],
    ['America/Santiago', '0 0 * * *', '2026-09-05T12:00:00Z', ['2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z']],
  ] as const) {
    const world = await newWorld(from)
    const watch = await world.create({ schedule: { cron, time_zone: zone } })
    for (const time of times) {
      const at = Date.parse(time)
      assert.equal(Date.parse((await world.read(watch.id)).next_run_at ?? ''), at, `${zone} ${cron}`)
      await world.pass(at - world.clock.now())
      await world.endRuns([])
    }
    assert.equal((await world.runsOf(watch.id)).length, times.length)
  }
})

test('a time that was planned while the clock was ahead is planned again once that is set back', async () => {
  const world = await newWorld('2026-01-15T12:00:00Z')
  const rightMs = world.clock.now()
  world.clock.set(rightMs + 5 * dayMs)
  const [timed, fresh] = [
    await world.create({ schedule: daily }),
    await world.create({ schedule: { on: 'new_records' } }),
  ]
  assert.equal(timed.next_run_at, '2026-01-21T11:00:00.000Z')
  world.clock.set(rightMs)
  await world.pass(limits.watchLookMs)
  assert.equal((await world.read(timed.id)).next_run_at, '2026-01-16T11:00:00.000Z')
  await world.pass(2 * limits.watchIntervalMsMin)
  await world.pass(limits.watchLookMs)
  assert.equal((await world.runsOf(fresh.id)).length, 1)
})

test('while nothing is due nothing is written', async () => {
  const world = await newWorld('2026-01-15T12:00:00Z')
  await world.create({ schedule: daily })
  await world.pass(20 * hourMs)
  assert.deepEqual(await world.keys('lease/'), [])
})

test('instances of the service over one store start a run that is due once, and so do runs that were missed', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  world.clock.advance(5 * dayMs)
  const nodes = ['one', 'two', 'three'].map((holder) => world.newScheduler(holder))
  await Promise.all(nodes.map((node) => node.settle()))
  assert.equal((await world.runsOf(watch.id)).length, 1)
  assert.equal((await world.investigations()).length, 1)
  assert.equal((await world.read(watch.id)).next_run_at, '2026-01-21T11:00:00.000Z')
})

test('a due time starts one run even where two nodes believe that they hold the lease', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  world.clock.advance(dayMs)
  // Of one holder both are the same to the lease.
  const nodes = [world.newScheduler('same'), world.newScheduler('same')]
  await Promise.all(nodes.map((node) => node.settle()))
  assert.equal((await world.runsOf(watch.id)).length, 1)
  assert.equal((await world.investigations()).length, 1)
})

test('imports in a row make one run of a watch of new records', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: { on: 'new_records' } })
  await world.endRuns([])
  assert.equal((await world.runsOf(watch.id)).length, 1)
  await world.pass(hourMs)
  assert.equal((await world.runsOf(watch.id)).length, 1)
  for (let imported = 0; imported < 5; imported++) {
    world.version += 1
    await world.pass(limits.watchQuietMs / 2)
  }
  assert.equal((await world.runsOf(watch.id)).length, 1)
  await world.pass(limits.watchQuietMs)
  assert.equal((await world.runsOf(watch.id)).length, 2)
  await world.endRuns([])
  await world.pass(dayMs)
  assert.equal((await world.runsOf(watch.id)).length, 2)
})

test('records that never cease to come make a run after a while, and none sooner than the shortest interval', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: { on: 'new_records' } })
  const importFor = async (ms: number, everyMs: number = limits.watchLookMs) => {
    for (let passed = 0; passed < ms; passed += everyMs) {
      world.version += 1
      await world.pass(everyMs)
      await world.endRuns([])
    }
  }
  await importFor(limits.watchQuietMsMax + minuteMs)
  assert.equal((await world.runsOf(watch.id)).length, 2)
  await importFor(3 * hourMs)
  await importFor(2 * hourMs, 3 * limits.watchQuietMs)
  const starts = (await world.runsOf(watch.id)).map(({ started_at }) => Date.parse(started_at)).sort()
  assert.ok(starts.length > 4)
  for (const [index, at] of starts.slice(1).entries()) assert.ok(at - (starts[index] ?? 0) >= limits.watchIntervalMsMin)
})

test('a run says what is new, gone and changed since the last finished one, and the owner is told', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  const run = async (...found: readonly Found[]) => {
    await runWatchNow(world.context, watch.id, world.asker)
    await world.endRuns(found)
    const [last] = (await world.runsOf(watch.id)).toReversed()
    assert.ok(last)
    return last
  }
  const first = await run(['a', 'high', 0.9], ['b', 'low', 0.85])
  assert.deepEqual([first.new.length, first.gone, first.changed, first.compared_with], [2, [], [], undefined])
  const second = await run(['a', 'critical', 0.9], ['c', 'medium', 0.82])
  assert.deepEqual(second.compared_with, first.investigation_id)
  assert.deepEqual(
    second.new.map(({ anomaly_id }) => anomaly_id),
    ['c'],
  )
  assert.deepEqual(second.gone, [{ anomaly_id: 'b', type: 'price_anomaly', severity: 'low', confidence: 0.85 }])
  assert.deepEqual(second.changed, [
    {
      anomaly_id: 'a',
      type: 'price_anomaly',
      from: { severity: 'high', confidence: 0.9 },
      to: { severity: 'critical', confidence: 0.9 },
    },
  ])
  const third = await run(['a', 'critical', 0.9], ['c', 'medium', 0.83])
  assert.deepEqual([third.new, third.gone, third.changed], [[], [], []])
  const events = await world.events()
  assert.deepEqual(
    events.map(({ event, data }) => [
      event,
      data.run_id,
      data.anomalies_new,
      data.anomalies_gone,
      data.anomalies_changed,
      data.severity,
    ]),
    [
      ['watch.changed', first.run_id, 2, 0, 0, 'high'],
      ['watch.changed', second.run_id, 1, 1, 1, 'critical'],
    ],
  )
})

test('a run that failed or was cancelled is compared with nothing, and the next with the last finished one', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  await runWatchNow(world.context, watch.id, world.asker)
  await world.endRuns([['a', 'high', 0.9]])
  await runWatchNow(world.context, watch.id, world.asker)
  await world.endRuns([], 'failed')
  await runWatchNow(world.context, watch.id, world.asker)
  await world.endRuns([['a', 'high', 0.9]])
  const runs = await world.runsOf(watch.id)
  assert.deepEqual(
    runs.map(({ status, gone, new: found }) => [status, gone.length, found.length]),
    [
      ['completed', 0, 1],
      ['failed', 0, 0],
      ['completed', 0, 0],
    ],
  )
  assert.equal(runs[2]?.compared_with, runs[0]?.investigation_id)
  assert.equal((await world.events()).length, 1)
})

test('a watch whose owner is suspended starts nothing and says why; it goes on with the account', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  await world.setUser({ status: 'deactivated' })
  await world.pass(dayMs)
  assert.equal((await world.runsOf(watch.id)).length, 0)
  const { not_started } = await world.read(watch.id)
  assert.deepEqual(
    [not_started?.failure.code, not_started?.failure.details.reason],
    ['INSUFFICIENT_PERMISSIONS', 'owner_lacks_rights'],
  )
  await world.setUser({ role: 'viewer' })
  await world.pass(dayMs)
  assert.equal((await world.runsOf(watch.id)).length, 0)
  await world.setUser({})
  await world.pass(dayMs)
  assert.equal((await world.runsOf(watch.id)).length, 1)
  assert.equal((await world.read(watch.id)).not_started, undefined)
})

test('a watch that is due while its last run goes on says so and is tried again, and no second run by hand starts', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: { cron: '*/15 * * * *', time_zone: 'UTC' } })
  await world.pass(15 * minuteMs)
  await assert.rejects(runWatchNow(world.context, watch.id, world.asker), { code: 'CONFLICT' })
  await world.pass(15 * minuteMs)
  assert.equal((await world.runsOf(watch.id)).length, 1)
  assert.equal((await world.read(watch.id)).not_started?.failure.details.reason, 'watch_running')
  await world.endRuns([])
  await world.pass(2 * limits.watchAgainMs)
  assert.equal((await world.runsOf(watch.id)).length, 2)
})

test('a watch that is deleted while its run is being started starts none', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  const standingOf = async () => {
    // Between the reading of the watch and the commit.
    await deleteWatch(world.context, { id: watch.id }, world.asker).catch(() => undefined)
    return []
  }
  const context = { ...world.context, investigations: { ...world.context.investigations, standingOf } }
  await assert.rejects(runWatchNow(context, watch.id, world.asker), { code: 'RESOURCE_NOT_FOUND' })
  assert.deepEqual(await world.investigations(), [])
  assert.deepEqual(await world.keys('watch-'), [`watch-count/${world.asker.caller.user_id}`])
})

test('a paused watch is not due until it is resumed, and a deleted one leaves nothing', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  await pauseWatch(world.context, watch.id, world.asker)
  await world.pass(3 * dayMs)
  assert.equal((await world.runsOf(watch.id)).length, 0)
  await resumeWatch(world.context, watch.id, world.asker)
  await world.pass(dayMs)
  await world.endRuns([['a', 'high', 0.9]])
  assert.equal((await world.runsOf(watch.id)).length, 1)
  await deleteWatch(world.context, { id: watch.id }, world.asker)
  assert.deepEqual(await world.keys('watch'), [`watch-count/${world.asker.caller.user_id}`])
})

test('a watch that is deleted while its run goes on leaves nothing, and the run ends as an investigation', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  const { investigation_id } = await runWatchNow(world.context, watch.id, world.asker)
  await deleteWatch(world.context, { id: watch.id }, world.asker)
  await world.endRuns([['a', 'high', 0.9]])
  assert.deepEqual(await world.keys('watch'), [`watch-count/${world.asker.caller.user_id}`])
  assert.equal((await world.keys(resultsKey(investigation_id))).length, 1)
  assert.deepEqual(await world.events(), [])
})

test('what a run has told and nobody handed out yet goes with its investigation', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  const { investigation_id } = await runWatchNow(world.context, watch.id, world.asker)
  await world.endRuns([['a', 'high', 0.9]])
  const { writes } = await forgetEvents(world.context.state, investigation_id)
  assert.deepEqual(
    writes.map(({ key }) => key),
    await world.keys(outboxPrefix),
  )
})

test('a watch whose request is no longer taken says why, and stays with its schedule', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  const stored = await world.read(watch.id)
  const request = { ...stored.request, query: 'x' }
  await world.context.state.commit([
    { key: watchKey(watch.id), value: Buffer.from(JSON.stringify({ ...stored, request })) },
  ])
  await world.pass(dayMs)
  const { not_started, next_run_at } = await world.read(watch.id)
  assert.deepEqual([not_started?.failure.code, not_started?.failure.details.reason], ['VALIDATION_ERROR', 'too_short'])
  assert.ok(Date.parse(next_run_at ?? '') > world.clock.now() + 22 * hourMs)
  assert.deepEqual(await world.runsOf(watch.id), [])
})

test('a run whose request is changed meanwhile is compared with nothing, and the next is a first one', async () => {
  const world = await newWorld()
  const watch = await world.create({ schedule: daily })
  await runWatchNow(world.context, watch.id, world.asker)
  const patch = { request: requestOf({ query: 'something else', data_source: 'tcu' }) }
  await changeWatch(world.context, { id: watch.id, patch }, world.asker)
  await world.endRuns([['a', 'high', 0.9]])
  await runWatchNow(world.context, watch.id, world.asker)
  await world.endRuns([['a', 'high', 0.9]])
  const runs = await world.runsOf(watch.id)
  assert.deepEqual(
    runs.map((run) => [run.new.length, run.compared_with]),
    [
      [0, undefined],
      [1, undefined],
    ],
  )
})

test('a run of which a part is damaged ends, and is compared with nothing where that is not known', async () => {
  const damaged = new Set<string>()
  const world = await newWorld(undefined, damaged)
  const { id } = await world.create({ schedule: daily })
  const run = async (part: (run: WatchRun) => string) => {
    const started = await runWatchNow(world.context, id, world.asker)
    // The part is damaged once the investigation has ended and before the scheduler looks.
    await world.endRuns([['a', 'high', 0.9]], 'completed', () => void damaged.add(part(started)))
    const [last] = (await world.runsOf(id)).toReversed()
    return [last?.run_id === started.run_id, last?.status, last?.new.length]
  }
  assert.deepEqual(await run(({ run_id }) => runKey(id, run_id)), [true, 'completed', 1])
  assert.deepEqual(await run(({ investigation_id }) => anomalyKey(investigation_id, 'a')), [true, 'completed', 0])
  assert.deepEqual(await run(({ investigation_id }) => resultsKey(investigation_id)), [true, 'completed', 0])
  assert.deepEqual(await run(({ investigation_id }) => checkpointKey(investigation_id)), [true, 'failed', 0])
  assert.deepEqual(await run(() => listingKey(id)), [true, 'completed', 1])
  assert.deepEqual(world.errors, [])
})

test('a watch that is damaged holds up no other, is named once, and goes with the account', async () => {
  const damaged = new Set<string>()
  const world = await newWorld(undefined, damaged)
  const [one, other] = [await world.create({ schedule: daily }), await world.create({ schedule: daily })]
  damaged.add(watchKey(one.id))
  await world.pass(dayMs)
  assert.deepEqual(
    (await listWatches(world.context, world.asker.caller)).map(({ id }) => id),
    [other.id],
  )
  assert.equal((await world.runsOf(other.id)).length, 1)
  assert.equal(world.errors.splice(0).length, 1)
  const { user_id } = world.asker.caller
  const { writes, conditions } = await watchRemovalOf(world.context.state, user_id)
  assert.ok(await world.context.state.commit(writes, conditions))
  await world.pass(minuteMs)
  assert.deepEqual(await world.keys('watch'), [])
})

test('watches that are damaged hold up none that is due behind them, however many they are', async () => {
  const damaged = new Set<string>()
  const world = await newWorld(undefined, damaged)
  const watch = await world.create({ schedule: daily })
  const broken = Array.from({ length: 120 }, () => ids.uuid())
  const due = new Date(world.clock.now()).toISOString()
  await world.context.state.commit(
    broken.flatMap((id) => [
      { key: watchKey(id), value: Buffer.from('{}') },
      { key: watchDueKey(due, id), value: Buffer.from(id) },
    ]),
  )
  for (const id of broken) damaged.add(watchKey(id))
  await world.pass(dayMs)
  assert.equal((await world.runsOf(watch.id)).length, 1)
  assert.equal(world.errors.splice(0).length, broken.length)
})

test('a run that is found no more is found again by what follows from the watch', async () => {
  const world = await newWorld()
  const { id } = await world.create({ schedule: daily })
  const { investigation_id } = await runWatchNow(world.context, id, world.asker)
  const open = await world.context.state.get(openKey(investigation_id))
  assert.deepEqual(
    indexOfWatch(await world.read(id)).find(({ key }) => key === openKey(investigation_id))?.value,
    open && new Uint8Array(open),
  )
  await world.endRuns([])
  assert.ok(!indexOfWatch(await world.read(id)).some(({ key }) => key === openKey(investigation_id)))
})

test('a schedule that is none, unknown, never due or too often is refused', async () => {
  const world = await newWorld()
  for (const [schedule, reason] of [
    [{}, 'cron_or_new_records'],
    [{ cron: '0 8 * * *', on: 'new_records' }, 'cron_or_new_records'],
    [{ cron: '0 0 8 * * *' }, 'bad_cron'],
    [{ cron: 'every day' }, 'bad_cron'],
    [{ cron: '2099-01-01T00:00:00' }, 'bad_cron'],
    [{ cron: '0 0 30 2 *' }, 'never_due'],
    [{ cron: '*/5 * * * *' }, 'too_often'],
    [{ cron: '0,14 8 * * 1' }, 'too_often'],
    // Its first day may lie years ahead.
    [{ cron: '* 8 29 2 *' }, 'too_often'],
    [{ cron: '* 8 29 2 1#5' }, 'too_often'],
    [{ cron: '0 8 * * *', time_zone: 'America/Pasargada' }, 'unknown_time_zone'],
  ] as const)
    await assert.rejects(world.create({ schedule }), (error: { details?: { reason?: string } }) => {
      assert.equal(error.details?.reason, reason, JSON.stringify(schedule))
      return true
    })
})

test('an account has so many watches and no more', async () => {
  const world = await newWorld()
  for (let made = 0; made < limits.watchesPerUserMax; made++) await world.create({ schedule: daily })
  await assert.rejects(world.create({ schedule: daily }), { code: 'CONFLICT' })
})

/** An anomaly by its id, which is the id of its record too. */
type Found = readonly [id: string, severity: Severity, confidence: number]

async function newWorld(at = '2026-01-15T12:00:00Z', damaged = new Set<string>()) {
  const [state, clock] = [damagedAt(createMemoryStore(), damaged), new FakeClock(Date.parse(at))]
  const audit = createAudit({ store: state, clock, ids, keys: auditKeys(generateKeyPairSync('ed25519').privateKey) })
  const users = createUsers(state, audit)
  const user: StoredUser = {
    id: ids.uuid(),
    email: 'ana@example.org',
    role: 'analyst',
    team_ids: [],
    status: 'active',
    password_hash: '',
    created_at: at,
  }
  await users.create(user)
  const caller = {
    user_id: user.id,
    email: user.email,
    role: 'analyst',
    permissions: ['read:investigations', 'write:investigations'],
    team_ids: [],
  } as const
  const asker = {
    caller,
    context: {},
    origin: { request_id: ids.uuid(), ip_address: '127.0.0.1', user_agent: '' },
  }
  let version = 1
  const records = { version: async () => version }
  const investigations = createInvestigations({ ...withoutActors, state, clock, ids, audit, records })
  const context: WatchesContext = { state, clock, ids, investigations, trail: audit, users }
  const errors: unknown[] = []
  /** Of an instance of its own over the one store. */
  const newScheduler = (holder: string) => {
    const investigations = createInvestigations({ ...withoutActors, state, clock, ids, audit, records })
    const context: WatchesContext = { state, clock, ids, investigations, trail: audit, users }
    const log = { error: (...about: unknown[]) => void errors.push(about) }
    const made = new WatchScheduler({ ...context, log, holder })
    made.start()
    return made
  }
  let scheduler: WatchScheduler | undefined
  const settle = async () => {
    scheduler ??= newScheduler('node')
    await scheduler.settle()
    if (damaged.size === 0) assert.deepEqual(errors.splice(0), [])
  }
  const keys = async (prefix: string) => {
    const found: string[] = []
    for await (const { key } of state.range({ prefix })) found.push(key)
    return found
  }
  const read = async <T>(key: string) => JSON.parse(Buffer.from((await state.get(key)) ?? []).toString()) as T
  const write = (value: unknown) => Buffer.from(JSON.stringify(value))
  return {
    ...{ clock, context, asker, newScheduler, keys, errors },
    get version() {
      return version
    },
    set version(next: number) {
      version = next
    },
    create: (body: Pick<WatchRequest, 'schedule'>) =>
      createWatch(context, { name: 'a watch', request, webhook_ids: [], ...body }, asker),
    read: (id: string) => getWatch(context, id, caller),
    runsOf: async (id: string) =>
      (await listWatchRuns(context, id, caller)).toSorted((a, b) => (a.started_at < b.started_at ? -1 : 1)),
    investigations: () => keys(runningPrefix),
    /** Lets time pass in the steps in which the scheduler looks. */
    async pass(ms: number) {
      const step = Math.min(ms, Math.max(limits.watchLookMs, ms / 50))
      await settle()
      for (let passed = 0; passed < ms; passed += step) {
        clock.advance(step)
        await settle()
      }
    },
    setUser: (changes: Partial<StoredUser>) =>
      users.change(user.id, () => ({ user: { ...user, ...changes }, events: [] })),
    /** Ends every run that goes on, with what it found. */
    async endRuns(found: readonly Found[], status: 'completed' | 'failed' = 'completed', then = () => {}) {
      await settle()
      clock.advance(1000)
      await settle()
      for (const key of await keys(runningPrefix)) {
        const id = key.slice(runningPrefix.length)
        const checkpoint = await read<Checkpoint>(checkpointKey(id))
        const { dataset_version } = await read<InvestigationRecord>(recordKey(id))
        const completed_at = new Date(clock.now()).toISOString()
        const results = {
          anomalies: found.map(([anomaly]) => anomaly),
          summary: { total_anomalies: found.length },
          dataset_version,
        }
        await state.commit([
          { key: checkpointKey(id), value: write({ ...checkpoint, state: status, completed_at }) },
          { key: resultsKey(id), value: write(results) },
          ...found.map(([anomaly, severity, confidence]) => ({
            key: anomalyKey(id, anomaly),
            value: packOutput({
              finding: { type: 'price_anomaly', key: 'PR-01 price', severity, confidence, related: [] },
              primary: { contract_id: anomaly },
            }),
          })),
        ])
      }
      then()
      for (const key of await keys(runningPrefix)) await state.commit([{ key, value: null }])
      await settle()
    },
    async events(): Promise<readonly OwnerEvent[]> {
      const follow = async () => ({ writes: [], conditions: [] })
      const distributor = new Distributor({ store: state, clock, log: { error() {} }, holder: 'node', follow })
      distributor.start()
      await distributor.settle()
      await distributor.stop()
      return (await readEvents(state, user.id, { after: 0, types: [], limit: 100 })).events
    },
  }
}
