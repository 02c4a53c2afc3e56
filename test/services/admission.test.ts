import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Message } from '../../src/actors/behaviour.ts'
import type { Checkpoint } from '../../src/agents/investigation.ts'
import { checkpointKey, recordKey, runningKey, statusKey, waitingKey } from '../../src/agents/keys.ts'
import { createAudit } from '../../src/audit/audit.ts'
import { filterEvents } from '../../src/audit/query-events.ts'
import { auditKeys } from '../../src/audit/signing.ts'
import type { Caller } from '../../src/domain/caller.ts'
import type { InvestigationStatus } from '../../src/domain/generated/wire-types.ts'
import { specTiers } from '../../src/domain/rate-tiers.ts'
import { AppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { createInvestigations } from '../../src/main/investigations.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { cancelInvestigation } from '../../src/services/investigations/cancel.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { purgeInvestigation } from '../../src/services/investigations/purge.ts'
import { enqueue, orderOf } from '../../src/services/investigations/queue.ts'
import { resumeInvestigations } from '../../src/services/investigations/resume.ts'
import { retryInvestigation } from '../../src/services/investigations/retry.ts'
import { startInvestigation } from '../../src/services/investigations/start.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store, Write } from '../../src/store/port.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { requestOf } from '../support/request-of.ts'

// Runs that wait for a place, with a store and without coordinators: what a coordinator would write, a test writes.

const keys = auditKeys(generateKeyPairSync('ed25519').privateKey)
const newUser = (role: Caller['role'] = 'analyst'): Caller => ({
  ...{ user_id: ids.uuid(), email: 'a@b.c', role, permissions: [], team_ids: [] },
})

/** A store, and one life after the other of a service over it. */
class World {
  readonly clock = new FakeClock()
  readonly #memory = createMemoryStore()
  /** Called before each commit, as another node would come between. */
  beforeCommit: (writes: readonly Write[]) => Promise<void> = async () => {}
  readonly store: Store = {
    ...this.#memory,
    commit: async (writes, conditions) => {
      await this.beforeCommit(writes)
      return this.#memory.commit(writes, conditions)
    },
  }
  readonly #places: number
  spawned: string[] = []
  context!: ReturnType<typeof createInvestigations>
  /** How many runs this life has taken up again. */
  resumed = 0
  /** Called with each run that gets a place in this life. */
  onSpawn: (id: string) => void = () => {}
  /** Whether a coordinator gets as far as to give work to its agents. */
  isWorkGiven = true
  tellOutside: (event: Message) => void = () => {}
  readonly logged: object[] = []

  constructor(places: number) {
    this.#places = places
  }

  /** Another life begins; the one before is dead and does nothing any more. */
  async begin(): Promise<this> {
    const { store: state, clock } = this
    this.spawned = []
    const spawned = this.spawned
    this.context = createInvestigations({
      ...{ state, clock, ids, places: this.#places, tiers: () => specTiers },
      audit: createAudit({ store: state, clock, ids, keys }),
      records: { version: async () => 1 },
      standingOf: async () => [],
      log: { error: (fields) => void this.logged.push(fields) },
      startActors: () => ({
        spawn: ({ address }) => {
          if (spawned !== this.spawned) return
          const id = address.slice('coordinator/'.length)
          spawned.push(id)
          this.onSpawn(id)
          if (this.isWorkGiven) void this.write(id, { work_given: true })
        },
        ask: () => Promise.reject(new Error('nobody there')),
        stop: () => {},
        subscribe: (_, listener) => {
          this.tellOutside = listener
          return () => {}
        },
      }),
    })
    this.resumed = await resumeInvestigations(this.context)
    this.context.admission.open()
    await this.settle()
    return this
  }

  async start(caller: Caller, state: 'pending' | 'processing' = 'processing') {
    const how = { caller, context: {}, language: 'en', state, fieldsAt: '' } as const
    const { record } = await startInvestigation(this.context, requestOf({ query: 'what', data_source: 'tcu' }), how)
    // No two are equally old.
    this.clock.advance(1)
    await this.settle()
    return record
  }

  /** What a coordinator's step, or the end of the run, leaves in the store. */
  async write(id: string, change: Partial<Checkpoint>): Promise<void> {
    const value = Buffer.from(JSON.stringify({ ...(await this.checkpoint(id)), ...change }))
    const unmark = change.state ? [{ key: runningKey(id), value: null }] : []
    await this.store.commit([{ key: checkpointKey(id), value }, ...unmark])
    await this.settle()
  }

  end(id: string): Promise<void> {
    return this.write(id, { state: 'completed' })
  }

  async checkpoint(id: string): Promise<Checkpoint> {
    return this.#json(checkpointKey(id))
  }

  async status(id: string): Promise<InvestigationStatus> {
    return this.#json(statusKey(id))
  }

  async #json(key: string) {
    return JSON.parse(Buffer.from((await this.store.get(key)) ?? []).toString())
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}

test('a start over the figure is refused without a turn behind those that are admitted', async () => {
  const world = await new World(1).begin()
  const caller = newUser()
  for (let n = 0; n < specTiers.standard.concurrent; n++) await world.start(caller)
  let endTurn = () => {}
  const turn = world.context.inTurn('investigation-queue', () => new Promise<void>((resolve) => (endTurn = resolve)))
  await assert.rejects(world.start(caller), { code: 'RATE_LIMIT_EXCEEDED' })
  endTurn()
  await turn
})

const asker = (caller: Caller) => ({ caller, context: {} })

describe('the order of the queue', () => {
  const waiting = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      user_id: fc.constantFrom('a', 'b', 'c', 'd'),
      created_at: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
      kind: fc.constantFrom('new', 'new', 'new', 'interrupted', 'suspect' as const),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  )
  const last = fc.constantFrom(undefined, 'a', 'b', 'c', 'd')
  const isOlder = (a: { created_at: string }, b: { created_at: string }) => a.created_at <= b.created_at

  test('loses none and doubles none, and does not depend on the order in which they are read', () => {
    fc.assert(
      fc.property(waiting, last, (runs, user) => {
        const order = orderOf(runs, user)
        assert.deepEqual(new Set(order), new Set(runs))
        assert.equal(order.length, runs.length)
        assert.deepEqual(orderOf(runs.toReversed(), user), order)
      }),
    )
  })

  test('takes suspects, then what was interrupted, then the new; the oldest of a user first', () => {
    fc.assert(
      fc.property(waiting, last, (runs, user) => {
        const order = orderOf(runs, user)
        const ranks = order.map(({ kind }) => ['suspect', 'interrupted', 'new'].indexOf(kind))
        assert.deepEqual(ranks, ranks.toSorted())
        for (const name of ['a', 'b', 'c', 'd']) {
          const own = order.filter(({ user_id, kind }) => user_id === name && kind === 'new')
          assert.ok(own.every((run, index) => index === 0 || isOlder(own[index - 1] ?? run, run)))
        }
      }),
    )
  })

  test('gives each user that waits one turn between two turns of another', () => {
    fc.assert(
      fc.property(waiting, last, (runs, user) => {
        const turns = orderOf(runs, user).flatMap(({ kind, user_id }) => (kind === 'new' ? [user_id] : []))
        for (const [at, name] of turns.entries()) {
          const again = turns.indexOf(name, at + 1)
          if (again < 0) continue
          const between = turns.slice(at + 1, again)
          const others = new Set(turns.slice(at + 1).filter((other) => other !== name))
          assert.ok(between.length === new Set(between).size)
          for (const other of others)
            if (turns.slice(again).includes(other)) assert.ok(between.includes(other), `${other} waits for ${name}`)
        }
        if (user !== undefined && new Set(turns).size > 1) assert.notEqual(turns[0], user)
      }),
    )
  })

  test('goes on where it was once the first has been taken', () => {
    fc.assert(
      fc.property(waiting, last, (runs, user) => {
        const [first, ...rest] = orderOf(runs, user)
        if (!first) return
        const after = first.kind === 'new' ? first.user_id : user
        assert.deepEqual(
          orderOf(
            runs.filter((run) => run !== first),
            after,
          ),
          rest,
        )
      }),
    )
  })
})

describe('an investigation that waits', () => {
  test('is in initialization at 0 % and was not started, as its kind of start says, until there is a place', async () => {
    const world = await new World(1).begin()
    const [user, other] = [newUser(), newUser()]
    const first = await world.start(user)
    const [started, queued] = [await world.start(user), await world.start(other, 'pending')]
    assert.deepEqual(world.spawned, [first.investigation_id])
    for (const [{ investigation_id: id }, expected] of [
      [started, 'processing'],
      [queued, 'pending'],
    ] as const) {
      const { status, progress, started_at, statistics } = await world.status(id)
      assert.deepEqual(
        [status, progress.percentage, progress.current_phase, started_at, statistics.processing_time_ms],
        [expected, 0, 'initialization', undefined, 0],
      )
    }
    await world.end(first.investigation_id)
    assert.deepEqual(world.spawned.slice(1), [queued.investigation_id], 'the other user has the next turn')
    const { status, started_at } = await world.status(queued.investigation_id)
    assert.equal(status, 'processing')
    assert.equal(started_at, new Date(world.clock.now()).toISOString())
    await world.end(queued.investigation_id)
    assert.deepEqual(world.spawned.at(-1), started.investigation_id)
  })

  test('is expected to end after those before it', async () => {
    const world = await new World(2).begin()
    const user = newUser()
    const expected: number[] = []
    for (let count = 0; count < 5; count++) {
      const { created_at, estimated_completion } = await world.start(user)
      expected.push((Date.parse(estimated_completion) - Date.parse(created_at)) / limits.estimatedRunMs)
    }
    assert.deepEqual(expected, [1, 1, 2, 2, 3])
  })

  for (const [role, tier] of [
    ['analyst', 'standard'],
    ['admin', 'premium'],
  ] as const)
    test(`counts among what an ${role} may have at once`, async () => {
      const world = await new World(1).begin()
      const user = newUser(role)
      for (let count = 0; count < specTiers[tier].concurrent; count++) await world.start(user)
      await assert.rejects(world.start(user), ({ code, details }: AppError) => {
        assert.deepEqual([code, details.maximum], ['RATE_LIMIT_EXCEEDED', specTiers[tier].concurrent])
        return true
      })
      await world.start(newUser())
      await world.end(world.spawned[0] ?? '')
      await world.start(user)
    })

  test('is not taken into a queue that is full', async () => {
    const world = await new World(1).begin()
    const { investigation_id: id, ...others } = await world.start(newUser())
    const writes = Array.from({ length: limits.waitingInvestigationsMax }, (_, n) => enqueue(`${n}`, others, 'new'))
    await world.store.commit(writes)
    await assert.rejects(world.start(newUser()), { code: 'SERVICE_UNAVAILABLE', details: { reason: 'queue_full' } })
    assert.deepEqual(world.spawned, [id])
  })

  test('ends at once when it is cancelled, by whoever cancels first', async () => {
    const world = await new World(1).begin()
    const user = newUser()
    await world.start(user)
    const { investigation_id: id } = await world.start(user)
    const both = await Promise.allSettled([1, 2].map(() => cancelInvestigation(world.context, id, asker(user))))
    assert.ok(both.some(({ status }) => status === 'fulfilled'))
    const { state, started_at } = await world.checkpoint(id)
    assert.deepEqual([state, started_at], ['cancelled', null])
    assert.deepEqual(await world.store.getMany([runningKey(id), waitingKey(id)]), [undefined, undefined])
    const told: string[] = []
    for await (const { event_type } of filterEvents(world.store, { values: { resource_id: [id] } }))
      told.push(event_type)
    assert.deepEqual(told, ['investigation.cancelled', 'investigation.created'])
    await world.end(world.spawned[0] ?? '')
    assert.equal(world.spawned.length, 1, 'it is not taken any more')
  })

  test('names who cancelled first where two cancel at once, until both are answered', async () => {
    const world = await new World(1).begin()
    const [owner, admin] = [newUser(), newUser('admin')]
    const { investigation_id: id } = await world.start(owner)
    const named: (string | undefined)[] = []
    const settled = world.context.admission.settled.bind(world.context.admission)
    world.context.admission.settled = () => {
      named.push(world.context.cancelling.get(id)?.caller.user_id)
      return settled()
    }
    const cancels = [owner, admin].map((caller) => cancelInvestigation(world.context, id, asker(caller)))
    await Promise.allSettled(cancels)
    assert.deepEqual(named, [owner.user_id, owner.user_id])
    assert.equal(world.context.cancelling.size, 0)
  })

  test('is cancelled by its coordinator where it is just being taken', async () => {
    const world = await new World(1).begin()
    const user = newUser()
    const { investigation_id: first } = await world.start(user)
    const { investigation_id: id } = await world.start(user)
    const asked: string[] = []
    const { actors } = world.context
    Object.assign(actors, {
      ask: async (address: string) => {
        asked.push(...world.spawned.filter((spawned) => address.endsWith(spawned)))
        await world.write(id, { state: 'cancelled' })
      },
    })
    // The commit that takes it is durable, and its coordinator not there yet.
    let cancelled: Promise<unknown> = Promise.resolve()
    const unwatch = world.store.watch(waitingKey(id), () => {
      assert.deepEqual(world.spawned, [first])
      cancelled = cancelInvestigation(world.context, id, asker(user))
    })
    await world.end(first)
    await cancelled
    unwatch()
    assert.deepEqual(asked, [id])
  })

  for (const [what, found] of [
    ['is taken no more', {}],
    ['is taken for its report alone', { partial_results_available: true }],
  ] as const)
    test(`${what} where it is cancelled between the look into the queue and the commit that takes it`, async () => {
      const world = await new World(1).begin()
      const user = newUser()
      const { investigation_id: first } = await world.start(user)
      const { investigation_id: id } = await world.start(user)
      await world.write(id, found)
      world.beforeCommit = async (writes) => {
        if (!writes.some(({ key, value }) => key === waitingKey(id) && value === null)) return
        world.beforeCommit = async () => {}
        await cancelInvestigation(world.context, id, asker(user))
      }
      await world.end(first)
      assert.equal((await world.checkpoint(id)).state, 'cancelled')
      assert.deepEqual(world.spawned, 'partial_results_available' in found ? [first, id] : [first])
    })

  test('is cancelled once where two cancel at once and it keeps its place for its report', async () => {
    const world = await new World(1).begin()
    const user = newUser()
    await world.start(user)
    const { investigation_id: id } = await world.start(user)
    await world.write(id, { partial_results_available: true })
    const commit: InvestigationsContext['audit']['commit'] = async (...change) => {
      await cancelInvestigation(world.context, id, asker(user)).catch(() => {})
      return world.context.audit.commit(...change)
    }
    const second = cancelInvestigation({ ...world.context, audit: { commit } }, id, asker(user))
    assert.deepEqual(await second, { partial_results_available: true })
    const told: string[] = []
    for await (const { event_type } of filterEvents(world.store, { values: { resource_id: [id] } }))
      told.push(event_type)
    assert.deepEqual(told, ['investigation.cancelled', 'investigation.created'])
  })

  test('can be deleted, and leaves the queue', async () => {
    const world = await new World(1).begin()
    const user = newUser()
    const { investigation_id: atWork } = await world.start(user)
    const { investigation_id: id } = await world.start(user)
    await assert.rejects(purgeInvestigation(world.context, atWork, asker(user)), { code: 'INVESTIGATION_IN_PROGRESS' })
    await purgeInvestigation(world.context, id, asker(user))
    const left = await world.store.getMany([recordKey(id), runningKey(id), waitingKey(id)])
    assert.deepEqual(left, [undefined, undefined, undefined])
    await world.end(atWork)
    assert.deepEqual(world.spawned, [atWork])
  })

  test('is taken however long it has waited, as over days without a server', async () => {
    const world = await new World(1).begin()
    const user = newUser()
    const { investigation_id: first } = await world.start(user)
    const { investigation_id: id } = await world.start(user)
    world.clock.advance(7 * 24 * 3_600_000)
    await world.end(first)
    const { state, error } = await world.checkpoint(id)
    assert.deepEqual([state, error], ['processing', null])
    assert.deepEqual(world.spawned, [first, id])
  })
})

test('a run whose coordinator is given up fails, and its place is free', async () => {
  const world = await new World(1).begin()
  const [first, second] = [await world.start(newUser()), await world.start(newUser())]
  const address = `coordinator/${first.investigation_id}`
  world.tellOutside({ type: 'gave_up', address, failure: { code: 'INTERNAL_ERROR', details: {} } } as Message)
  await world.settle()
  assert.equal((await world.checkpoint(first.investigation_id)).state, 'failed')
  assert.deepEqual(world.spawned, [first.investigation_id, second.investigation_id])
})

test('a run that is deleted just before it is ended for its coordinator leaves its place, and others are taken', async () => {
  const world = await new World(1).begin()
  const [first, second] = [await world.start(newUser()), await world.start(newUser())]
  const id = first.investigation_id
  const { get } = world.store
  world.store.get = async (key) => {
    const found = await get(key)
    if (key === runningKey(id)) {
      world.store.get = get
      await world.store.commit([recordKey(id), checkpointKey(id), key].map((gone) => ({ key: gone, value: null })))
    }
    return found
  }
  world.tellOutside({ type: 'gave_up', address: `coordinator/${id}` } as Message)
  await world.settle()
  await world.context.admission.settled()
  assert.deepEqual(world.spawned, [id, second.investigation_id])
  assert.deepEqual(world.logged, [])
})

test('a failure while the next run is taken is logged, ends neither process nor queue, and is tried again', async () => {
  const world = await new World(1).begin()
  const [first, second] = [await world.start(newUser()), await world.start(newUser())]
  const { range } = world.store
  const cause = new Error('unforeseen')
  world.store.range = () => {
    throw cause
  }
  await world.end(first.investigation_id)
  await world.context.admission.settled()
  assert.deepEqual(world.logged, [{ err: cause }])
  world.store.range = range
  world.clock.advance(limits.writeAgainMs)
  await world.settle()
  assert.deepEqual(world.spawned, [first.investigation_id, second.investigation_id])
})

for (const [what, keyOf] of [
  ['checkpoint', checkpointKey],
  ['record', recordKey],
  ['place in the queue', waitingKey],
] as const)
  test(`a run that waits and whose ${what} cannot be read fails once, with that reason, and the next one is taken`, async () => {
    const world = await new World(1).begin()
    const user = newUser()
    const [first, broken, next] = [await world.start(user), await world.start(user), await world.start(user)]
    await world.store.commit([{ key: keyOf(broken.investigation_id), value: Buffer.from('{"cut') }])
    await world.end(first.investigation_id)
    await world.context.admission.settled()
    assert.deepEqual(world.spawned, [first.investigation_id, next.investigation_id])
    assert.deepEqual(world.logged, [{ investigation_id: broken.investigation_id }])
    const marks = [runningKey, waitingKey].map((mark) => mark(broken.investigation_id))
    assert.deepEqual(await world.store.getMany(marks), [undefined, undefined])
    // Nobody owns a run without its record.
    if (what === 'record') return
    const { status, error } = await world.status(broken.investigation_id)
    assert.deepEqual([status, error?.details?.reason, error?.recoverable], ['failed', 'run_damaged', true])
  })

test('a run that waits and of which an entry is damaged fails once, and the next one is taken', async () => {
  const world = await new World(1).begin()
  const user = newUser()
  const [first, broken, next] = [await world.start(user), await world.start(user), await world.start(user)]
  const { get } = world.store
  world.store.get = (key, snapshot) =>
    key === checkpointKey(broken.investigation_id)
      ? Promise.reject(new AppError('INTERNAL_ERROR', { reason: 'entry_damaged', entry: key }))
      : get(key, snapshot)
  await world.end(first.investigation_id)
  await world.context.admission.settled()
  assert.deepEqual(world.spawned, [first.investigation_id, next.investigation_id])
  const { status, error } = await world.status(broken.investigation_id)
  assert.deepEqual([status, error?.details?.reason], ['failed', 'run_damaged'])
})

describe('after a stop of the process', () => {
  for (const [what, keyOf] of [
    ['checkpoint', checkpointKey],
    ['record', recordKey],
  ] as const)
    test(`what was at work and whose ${what} cannot be read ends, and the service starts`, async () => {
      const world = await new World(2).begin()
      const [broken, whole] = [await world.start(newUser()), await world.start(newUser())]
      await world.store.commit([{ key: keyOf(broken.investigation_id), value: Buffer.from('null') }])
      await world.begin()
      assert.deepEqual(world.logged, [])
      assert.equal(await world.store.get(runningKey(broken.investigation_id)), undefined)
      const marks = [runningKey, waitingKey].map((mark) => mark(whole.investigation_id))
      const [running, waiting] = await world.store.getMany(marks)
      assert.deepEqual([running !== undefined, waiting], [true, undefined], 'the other one is at work again')
    })

  test('what was at work goes first, and restarts count for none that waits', async () => {
    const world = await new World(2).begin()
    const user = newUser()
    const started = []
    for (let count = 0; count < 8; count++) started.push((await world.start(user)).investigation_id)
    for (let life = 0; life < 2 * limits.investigationResumesMax; life++) {
      await world.begin()
      assert.deepEqual(new Set(world.spawned), new Set(started.slice(0, 2)))
      for (const id of world.spawned) await world.write(id, { resumes: 0 })
    }
    const states = await Promise.all(started.map((id) => world.checkpoint(id)))
    assert.deepEqual(
      states.map(({ state, resumes }) => [state, resumes]),
      started.map(() => ['processing', 0]),
    )
  })

  test('the one investigation that stops it is found, and fails alone', async () => {
    const world = await new World(3).begin()
    const users = Array.from({ length: 3 }, () => newUser())
    const started: string[] = []
    for (const user of [...users, ...users]) started.push((await world.start(user)).investigation_id)
    const killer = world.spawned[1] ?? ''
    const isOver = async () => (await world.checkpoint(killer)).state === 'failed'
    let lives = 0
    for (; !(await isOver()); lives++) {
      assert.ok(lives < 10, 'the service stops for ever')
      let isDead = false
      world.onSpawn = (id) => {
        if (id === killer) isDead = true
        // Nobody else gets to a step before the process is dead, unless it works without the killer.
        else setImmediate(() => void (isDead || world.write(id, { resumes: 0 })))
      }
      await world.begin()
    }
    const { error } = await world.checkpoint(killer)
    assert.deepEqual([error?.code, error?.details.reason], ['INTERNAL_ERROR', 'resumed_too_often'])
    assert.equal((await world.status(killer)).error?.recoverable, false, 'it would end the process again')
    const how = { caller: newUser('admin'), context: {}, language: 'en', state: 'processing', fieldsAt: '' } as const
    await assert.rejects(retryInvestigation(world.context, killer, how), {
      details: { reason: 'not_recoverable', status: 'failed' },
    })
    for (const id of started.filter((id) => id !== killer))
      assert.equal((await world.checkpoint(id)).state, 'processing')
    assert.equal(lives, 1 + limits.investigationResumesMax + 1)
  })

  test('each of several suspects is worked on with nothing beside it, and is no longer watched after its step', async () => {
    const world = await new World(3).begin()
    for (let count = 0; count < 2; count++) await world.start(newUser())
    for (let life = 0; life < limits.suspectResumes - 1; life++) await world.begin()
    let watched = 0
    const { watch } = world.store
    world.store.watch = (prefix, listener) => {
      const unwatch = watch(prefix, listener)
      watched += 1
      return () => {
        watched -= 1
        unwatch()
      }
    }
    await world.begin()
    const [first = '', ...others] = world.spawned
    assert.deepEqual(others, [])
    const watchedInTrial = watched
    await world.write(first, { resumes: 0 })
    assert.deepEqual([world.spawned, watched], [[first], watchedInTrial - 1])
    await world.end(first)
    assert.equal(world.spawned.length, 2)
  })

  test('what is new waits until a suspect has made its first step, though there is a place', async () => {
    const world = await new World(2).begin()
    const { investigation_id: suspect } = await world.start(newUser())
    for (let life = 0; life < limits.suspectResumes; life++) await world.begin()
    const { investigation_id: later } = await world.start(newUser())
    assert.deepEqual(world.spawned, [suspect])
    await world.write(suspect, { resumes: 0 })
    assert.deepEqual(world.spawned, [suspect, later])
  })

  test('one before any work was given counts for none, however many there are', async () => {
    const world = await new World(2).begin()
    const { investigation_id: id } = await world.start(newUser())
    await world.begin()
    world.isWorkGiven = false
    for (let life = 0; life < 3 * limits.investigationResumesMax; life++) {
      await world.begin()
      assert.deepEqual(world.spawned, [id])
    }
    const { state, resumes } = await world.checkpoint(id)
    assert.deepEqual([state, resumes], ['processing', limits.suspectResumes])
  })

  test('one as planned counts for none', async () => {
    const world = await new World(2).begin()
    const { investigation_id: id } = await world.start(newUser())
    for (let life = 0; life < 2 * limits.investigationResumesMax; life++) {
      await world.context.admission.stop()
      await world.begin()
      assert.deepEqual([world.spawned, world.resumed], [[id], 1])
    }
    const { state, resumes } = await world.checkpoint(id)
    assert.deepEqual([state, resumes], ['processing', 0])
  })

  test('what is cancelled before its turn comes is taken for its report of what it had found', async () => {
    const world = await new World(1).begin()
    const user = newUser()
    const { investigation_id: first } = await world.start(user)
    const { investigation_id: second } = await world.start(user)
    await world.write(first, { partial_results_available: true })
    await world.context.admission.stop()
    const { partial_results_available } = await cancelInvestigation(world.context, first, asker(user))
    assert.equal(partial_results_available, true)
    await world.begin()
    assert.deepEqual(world.spawned, [first])
    assert.equal((await world.checkpoint(first)).state, 'cancelled')
    await world.end(first)
    assert.deepEqual(world.spawned, [first, second])
  })
})
