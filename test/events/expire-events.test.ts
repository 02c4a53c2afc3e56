import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstKey, lastKey, logKey } from '../../src/events/keys.ts'
import { readEvents } from '../../src/events/owner-log.ts'
import { limits } from '../../src/limits.ts'
import { expireEvents } from '../../src/services/events/expire-events.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { FakeClock } from '../support/fake-clock.ts'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const dayMs = 86_400_000

test('of two nodes that expire events at once none moves the mark of the first that is kept back', async () => {
  const clock = new FakeClock()
  const store = createMemoryStore()
  const aged = (days: number) => new Date(clock.now() - days * dayMs).toISOString()
  await store.commit([
    ...[3, 2, 0].map((days, at) => ({
      key: logKey('ana', at + 1),
      value: bytes({ id: `${at}`, event: 'investigation.completed', data: {}, timestamp: aged(days) }),
    })),
    { key: lastKey('ana'), value: bytes(3) },
  ])
  // The one whose clock is late has read what it removes when the other commits.
  let isAhead = true
  const late: Store = {
    ...store,
    async commit(...given) {
      if (isAhead) {
        isAhead = false
        await expireEvents({ state: store, clock: shifted(clock, -1.5) })
      }
      return store.commit(...given)
    },
  }
  assert.equal(await expireEvents({ state: late, clock: shifted(clock, -2.5) }), 0)
  assert.deepEqual(await store.get(firstKey('ana')), bytes(3))
  const { events, isGap } = await readEvents(store, 'ana', { after: 1, types: [], limit: 10 })
  assert.deepEqual([events.map(({ sequence }) => sequence), isGap], [[3], true])
})

/** A clock at which events are as old as expire where they were made so many days before now. */
function shifted(clock: FakeClock, days: number) {
  const now = clock.now() + (limits.eventsKeptDays + days) * dayMs
  return new FakeClock(now)
}
