import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { AppError } from '../../src/errors.ts'
import { Distributor, type DistributorParts } from '../../src/events/distributor.ts'
import { endLeases, Lease } from '../../src/events/lease.ts'
import { toOutbox } from '../../src/events/outbox.ts'
import type { Announcement, NumberedEvent } from '../../src/events/owner-event.ts'
import { readEvents } from '../../src/events/owner-log.ts'
import { limits } from '../../src/limits.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { damagedAt } from '../support/damaged-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

const everything = { after: 0, types: [], limit: 1000 }

test("an owner's events have numbers without gaps, in the order of their hand-over", async () => {
  const store = createMemoryStore()
  await handOver(store, 'ana', ['a1', 'a2'])
  await handOver(store, 'rui', ['r1'])
  await handOver(store, 'ana', ['a3'])
  const { distributor } = start(store)
  await distributor.settle()
  assert.deepEqual(idsOf(await readEvents(store, 'ana', everything)), ['1 a1', '2 a2', '3 a3'])
  assert.deepEqual(idsOf(await readEvents(store, 'rui', everything)), ['1 r1'])
  await handOver(store, 'rui', ['r2'])
  await distributor.settle()
  assert.deepEqual(idsOf(await readEvents(store, 'rui', everything)), ['1 r1', '2 r2'])
  await distributor.stop()
  assert.deepEqual(await keysOf(store, 'event-outbox/'), [])
})

test('whatever commit a process ends at, each event is in the log once, with what follows from it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('ana', 'rui'), fc.integer({ min: 1, max: 3 })), { maxLength: 6 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.boolean()), { maxLength: 4 }),
      async (acts, kills) => {
        const store = createMemoryStore()
        const sent = new Map<string, string[]>()
        for (const [index, [owner, count]] of acts.entries()) {
          const ids = Array.from({ length: count }, (_, n) => `${index}.${n}`)
          sent.set(owner, [...(sent.get(owner) ?? []), ...ids])
          await handOver(store, owner, ids)
        }
        for (const [commits, isWritten] of kills) {
          const dying = start(diesAt(store, commits, isWritten))
          await dying.distributor.settle()
        }
        const clock = new FakeClock(Date.parse('2026-01-16T12:00:00Z'))
        const last = start(store, { clock })
        await last.distributor.settle()
        for (const [owner, ids] of sent) {
          const { events } = await readEvents(store, owner, everything)
          assert.deepEqual(
            events.map(({ id, sequence }) => `${sequence} ${id}`),
            ids.map((id, index) => `${index + 1} ${id}`),
          )
          assert.equal((await keysOf(store, `followed/${owner}/`)).length, ids.length)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('two nodes over one store hand an event out once', async () => {
  const store = createMemoryStore()
  const clock = new FakeClock()
  const nodes = [start(store, { clock, holder: 'one' }), start(store, { clock, holder: 'two' })]
  for (let n = 0; n < 50; n++) await handOver(store, 'ana', [`${n}`])
  await Promise.all(nodes.map(({ distributor }) => distributor.settle()))
  const { events } = await readEvents(store, 'ana', everything)
  assert.equal(events.length, 50)
  assert.equal(new Set(events.map(({ id }) => id)).size, 50)
})

test('a lease goes to another when its holder is gone for long enough, or gives it back', async () => {
  const store = createMemoryStore()
  const clock = new FakeClock()
  const log = { error: () => assert.fail('a lease is given back') }
  const one = new Lease('watch', { store, clock, log, holder: 'one' })
  const two = new Lease('watch', { store, clock, log, holder: 'two' })
  assert.equal(await one.hold(), true)
  assert.equal(await two.hold(), false)
  clock.advance(limits.leaseMs - 1)
  assert.equal(await two.hold(), false)
  clock.advance(2)
  assert.equal(await two.hold(), true)
  assert.equal(await one.hold(), false)
  await two.release()
  assert.equal(await one.hold(), true)
  await endLeases(store)
  assert.equal(await two.hold(), true)
})

test('a lease that was taken while the clock was ahead is over once that is set back, for its holder too', async () => {
  const store = createMemoryStore()
  const clock = new FakeClock()
  const log = { error: () => assert.fail('nothing fails') }
  const rightMs = clock.now()
  clock.set(rightMs + 3 * 86_400_000)
  const [one, two] = ['one', 'two'].map((holder) => new Lease('watch', { store, clock, log, holder }))
  assert.equal(await one?.hold(), true)
  clock.set(rightMs)
  assert.equal(await two?.hold(), true)
  assert.equal(await one?.hold(), false)
})

test('all who ask for a lease at once on one node have it', async () => {
  const store = createMemoryStore()
  const clock = new FakeClock()
  const log = { error: () => assert.fail('nothing fails') }
  const lease = new Lease('watch', { store, clock, log, holder: 'one' })
  for (const passedMs of [0, limits.leaseMs / 2, limits.leaseMs]) {
    clock.advance(passedMs)
    const asked = Array.from({ length: 5 }, () => lease.hold())
    assert.deepEqual(new Set(await Promise.all(asked)), new Set([true]))
  }
})

test('a damaged entry of the outbox holds up no other', async () => {
  const store = createMemoryStore()
  await store.commit([{ key: 'event-outbox/000000000000000/broken', value: new Uint8Array([123]) }])
  await handOver(store, 'ana', ['a1'])
  const { distributor, errors } = start(store)
  await distributor.settle()
  assert.deepEqual(idsOf(await readEvents(store, 'ana', everything)), ['1 a1'])
  assert.ok(errors.length > 0)
  assert.deepEqual(await keysOf(store, 'event-outbox/'), ['event-outbox/000000000000000/broken'])
})

test('entries of the outbox that are damaged hold up none behind them, however many they are, and are told of once', async () => {
  const store = createMemoryStore()
  const broken = Array.from({ length: limits.outboxEntriesPerRound + 1 }, (_, n) => `event-outbox/000000000000000/${n}`)
  await store.commit(broken.map((key) => ({ key, value: new Uint8Array([123]) })))
  await handOver(store, 'ana', ['a1'])
  const { distributor, errors } = start(store)
  await distributor.settle()
  await distributor.settle()
  assert.deepEqual(idsOf(await readEvents(store, 'ana', everything)), ['1 a1'])
  assert.equal(errors.length, broken.length)
})

test('what follows from a log, and the lease, are written anew where they are damaged', async () => {
  const damaged = new Set<string>()
  const store = damagedAt(createMemoryStore(), damaged)
  await handOver(store, 'ana', ['a1', 'a2'])
  await start(store).distributor.settle()
  for (const key of ['event-last/ana', 'event-first/ana', 'lease/events']) damaged.add(key)
  const read = await readEvents(store, 'ana', { ...everything, after: 1 })
  assert.deepEqual([idsOf(read), read.hasMore, read.isGap], [['2 a2'], false, false])
  await handOver(store, 'ana', ['a3'])
  await start(store, { holder: 'another' }).distributor.settle()
  assert.deepEqual(idsOf(await readEvents(store, 'ana', everything)), ['1 a1', '2 a2', '3 a3'])
  assert.deepEqual([...damaged], ['event-first/ana'])
})

test('events that another commit came between are handed out at once, and not for ever', async () => {
  const store = createMemoryStore()
  await handOver(store, 'ana', ['a1'])
  let [inBetween, made] = [1, 0]
  const { distributor } = start(store, {
    async follow() {
      made++
      return { writes: [], conditions: inBetween-- > 0 ? [{ key: 'other', expected: encoder.encode('x') }] : [] }
    },
  })
  await distributor.settle()
  assert.deepEqual(idsOf(await readEvents(store, 'ana', everything)), ['1 a1'])
  ;[inBetween, made] = [Number.POSITIVE_INFINITY, 0]
  await handOver(store, 'ana', ['a2'])
  await distributor.settle()
  assert.ok(made <= 2 * limits.outboxTriesMax, `${made} tries`)
})

test('events that wait for a damaged entry hold up no other owner, and the log says so once', async () => {
  const store = createMemoryStore()
  await handOver(store, 'ana', ['a1'])
  await handOver(store, 'rui', ['r1'])
  const { distributor, errors } = start(store, {
    async follow(owner) {
      if (owner === 'ana') throw new AppError('INTERNAL_ERROR', { reason: 'entry_damaged', entry: 'webhook/w' })
      return { writes: [], conditions: [] }
    },
  })
  await distributor.settle()
  await distributor.settle()
  assert.deepEqual(idsOf(await readEvents(store, 'rui', everything)), ['1 r1'])
  assert.equal(errors.length, 1)
})

test('where nothing waits nothing is written', async () => {
  const store = createMemoryStore()
  const clock = new FakeClock()
  let commits = 0
  store.watch('', () => commits++)
  const { distributor } = start(store, { clock })
  for (let looks = 0; looks < 10; looks++) {
    clock.advance(limits.outboxLookMs)
    await distributor.settle()
  }
  assert.equal(commits, 0)
})

test('a stop comes to its end where the disk does not take that the lease is given back', async () => {
  const store = createMemoryStore()
  await handOver(store, 'ana', ['a1'])
  let isFull = false
  const { distributor, errors } = start({
    ...store,
    commit: (...given) => (isFull ? Promise.reject(new Error('no space')) : store.commit(...given)),
  })
  await distributor.settle()
  isFull = true
  await distributor.stop()
  assert.equal(errors.length, 1)
})

test('events of some types are read past the others, and a reader who was away too long is told of the gap', async () => {
  const store = createMemoryStore()
  await handOver(store, 'ana', ['a1', 'a2'])
  await handOver(store, 'ana', ['a3!'])
  const { distributor } = start(store)
  await distributor.settle()
  const read = await readEvents(store, 'ana', { after: 0, types: ['anomaly.detected'], limit: 1 })
  assert.deepEqual([idsOf(read), read.through, read.hasMore], [['3 a3!'], 3, false])
  await store.commit([
    { key: 'event-log/ana/000000000001', value: null },
    { key: 'event-log/ana/000000000002', value: null },
    { key: 'event-first/ana', value: new TextEncoder().encode('3') },
  ])
  const late = await readEvents(store, 'ana', { ...everything, after: 1 })
  assert.deepEqual([idsOf(late), late.isGap], [['3 a3!'], true])
  assert.equal((await readEvents(store, 'ana', { ...everything, after: 2 })).isGap, false)
})

const encoder = new TextEncoder()
let handed = 0

async function handOver(store: Store, owner: string, ids: readonly string[]) {
  const events = ids.map((id): Announcement => {
    const event = id.endsWith('!') ? 'anomaly.detected' : 'investigation.completed'
    return { id, event, data: {}, timestamp: '2026-01-15T12:00:00.000Z' }
  })
  await store.commit([toOutbox({ owner, events }, { atMs: ++handed, id: `${handed}` })])
}

function start(store: Store, changes: Partial<DistributorParts> = {}) {
  const errors: unknown[] = []
  const distributor = new Distributor({
    store,
    clock: new FakeClock(),
    log: { error: (...about) => void errors.push(about) },
    holder: 'node',
    follow: async (owner, events) => ({
      writes: events.map(({ id }) => ({ key: `followed/${owner}/${id}`, value: encoder.encode(id) })),
      conditions: [],
    }),
    ...changes,
  })
  distributor.start()
  return { distributor, errors }
}

/** A store whose process ends at a commit: from then on nothing is written, and nothing is heard of whether that one was. */
function diesAt(store: Store, commits: number, isWritten: boolean): Store {
  let left = commits
  return {
    ...store,
    get: (key) => store.get(key),
    range: (range) => store.range(range),
    watch: () => () => {},
    async commit(writes, conditions) {
      if (left-- > 0) return store.commit(writes, conditions)
      if (left === -1 && isWritten) await store.commit(writes, conditions)
      throw new Error('the process has ended')
    },
  }
}

const idsOf = ({ events }: { readonly events: readonly NumberedEvent[] }) =>
  events.map(({ id, sequence }) => `${sequence} ${id}`)

async function keysOf(store: Store, prefix: string): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of store.range({ prefix })) keys.push(key)
  return keys
}
