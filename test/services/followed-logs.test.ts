import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../src/limits.ts'
import { FollowedLogs } from '../../src/services/followed-logs.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A log under `a/` and how often it was read. */
function startLog() {
  const store = createMemoryStore()
  const clock = new FakeClock()
  const logs = new FollowedLogs({ store, clock })
  const { signal } = new AbortController()
  let reads = 0
  return {
    clock,
    join: (prefix = 'a/') => logs.join(prefix, signal),
    grow: () => store.commit([{ key: `a/${reads}`, value: new Uint8Array(1) }]),
    read: async () => ++reads,
  }
}

test('a place is read once for all who come before the log grows, and again behind that', async () => {
  const { join, grow, read } = startLog()
  const [first, second] = [join(), join()]
  assert.deepEqual(await Promise.all([first.read('0', read), second.read('0', read)]), [1, 1])
  first.leave()
  second.leave()
  const third = join()
  assert.equal(await third.read('0', read), 1)
  const grown = third.grown()
  await grow()
  await grown
  assert.equal(await third.read('0', read), 2)
  assert.equal(await third.read('1', read), 3)
})

test('what grew while it was read is not missed', async () => {
  const { join, grow, read } = startLog()
  const reader = join()
  const reading = reader.read('0', async () => {
    await grow()
    return read()
  })
  await reading
  await reader.grown()
  assert.equal(await reader.read('0', read), 2)
})

test('a reading that failed is not kept', async () => {
  const { join, read } = startLog()
  const reader = join()
  await assert.rejects(reader.read('0', () => Promise.reject(new Error('damaged'))))
  assert.equal(await reader.read('0', read), 1)
})

test('what another node writes is found by the next look, and no timer runs for a log that nobody follows', async () => {
  const { clock, join, read } = startLog()
  const reader = join()
  await reader.read('0', read)
  const grown = reader.grown()
  clock.advance(limits.outboxLookMs)
  await grown
  assert.equal(await reader.read('0', read), 2)
  reader.leave()
  assert.equal(clock.timersWaiting, 0)
  clock.advance(limits.outboxLookMs)
  assert.equal(await join().read('0', read), 3)
})

test('of logs that nobody follows only so many are kept', async () => {
  const { join, read } = startLog()
  for (let n = 0; n <= limits.followedLogsIdleMax; n++) {
    const reader = join(`${n}/`)
    await reader.read('0', read)
    reader.leave()
  }
  const reads = limits.followedLogsIdleMax + 1
  assert.equal(await join(`${limits.followedLogsIdleMax}/`).read('0', read), reads)
  assert.equal(await join('0/').read('0', read), reads + 1)
})

test('a reader who leaves waits no longer', async () => {
  const { join, read } = startLog()
  const reader = join()
  await reader.read('0', read)
  const grown = reader.grown()
  reader.leave()
  await grown
})
