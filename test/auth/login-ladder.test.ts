import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHeldAnswers } from '../../src/auth/held-answers.ts'
import { createLoginLadder, type Rung } from '../../src/auth/login-ladder.ts'
import { AppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { FakeClock } from '../support/fake-clock.ts'

const rung: Rung = { email: 'Alguem@Example.org', ladder: { type: 'anywhere' } }
const event = { event_type: 'auth.login.failure' } as const
const lock = { event_type: 'auth.account.locked' } as const

function ladders() {
  const clock = new FakeClock()
  const store = createMemoryStore()
  const create = () => createLoginLadder({ store, trail: store, clock, ids })
  return { clock, store, one: create(), other: create() }
}

test('failures wait 0, 1, 5, 15 and 60 seconds; the sixth locks for 300, on every node', async () => {
  const { clock, one, other } = ladders()
  for (const delayMs of [0, 1_000, 5_000, 15_000, 60_000])
    assert.deepEqual(await one.fail(rung, [event], lock), { type: 'delay', delayMs })
  const failed = await other.fail({ ...rung, email: 'alguem@example.org' }, [event], lock)
  assert.ok(failed.type === 'locked' && failed.error.details.retry_after === 300)
  await assert.rejects(one.assertOpen(rung), { code: 'ACCOUNT_LOCKED' })
  assert.equal(await one.isLocked(rung.email), true)
  clock.advance(limits.loginLockMs)
  await other.assertOpen(rung)
  assert.equal((await one.fail(rung, [event], lock)).type, 'locked', 'the seventh locks again')
  clock.advance(limits.loginQuietMs + 1)
  assert.deepEqual(await one.fail(rung, [event], lock), { type: 'delay', delayMs: 0 })
})

test('a lock that was set while the clock was ahead is over once that is set back, and what failed still counts', async () => {
  const { clock, one } = ladders()
  const rightMs = clock.now()
  clock.set(rightMs + 3 * 86_400_000)
  for (let attempt = 0; attempt < 6; attempt++) await one.fail(rung, [event], lock)
  assert.equal(await one.isLocked(rung.email), true)
  clock.set(rightMs)
  assert.equal(await one.isLocked(rung.email), false)
  await one.assertOpen(rung)
  assert.equal((await one.fail(rung, [event], lock)).type, 'locked')
})

test('failures at the same moment are all counted', async () => {
  const { one, other } = ladders()
  const failed = await Promise.all(
    Array.from({ length: 12 }, (_, at) => (at % 2 ? one : other).fail(rung, [event], lock)),
  )
  assert.equal(failed.filter(({ type }) => type === 'delay').length, 5)
  assert.equal(failed.filter(({ type }) => type === 'locked').length, 7)
})

test('ladders of one account do not touch each other, and are forgotten together', async () => {
  const { store, one } = ladders()
  const known: Rung = { ...rung, ladder: { type: 'known', name: 'address/10.0.0.1' } }
  for (let attempt = 0; attempt < 6; attempt++) await one.fail(rung, [event], lock)
  await one.assertOpen(known)
  await one.fail(known, [event], lock)
  await store.commit(await one.clearing(known))
  await assert.rejects(one.assertOpen(rung), AppError)
  await store.commit(await one.clearingAll(rung.email))
  await one.assertOpen(rung)
})

test('what strangers leave behind is dropped with time', async () => {
  const { clock, store, one } = ladders()
  const failAt = (email: string) => one.fail({ ...rung, email }, [event], lock)
  for (let n = 0; n < 100; n++) await failAt(`x${n}@example.org`)
  clock.advance(limits.loginQuietMs + 1)
  for (let n = 0; n < 100; n++) await failAt(`y${n}@example.org`)
  let kept = 0
  for await (const _ of store.range({ prefix: 'login-ladder/' })) kept++
  assert.ok(kept < 130, String(kept))
})

test('answers are held by timers, five for an address at most', async () => {
  const clock = new FakeClock()
  const held = createHeldAnswers(clock)
  const { signal } = new AbortController()
  let answered = 0
  const hold = (address: string) => held.hold(address, 1_000, signal).then(() => answered++)
  const five = Array.from({ length: 5 }, () => hold('10.0.0.1'))
  assert.throws(() => held.assertFree('10.0.0.1'), { code: 'RATE_LIMIT_EXCEEDED' })
  await assert.rejects(hold('10.0.0.1'), { code: 'RATE_LIMIT_EXCEEDED' })
  held.assertFree('10.0.0.2')
  clock.advance(999)
  await Promise.resolve()
  assert.equal(answered, 0)
  clock.advance(1)
  await Promise.all(five)
  assert.equal(answered, 5)
  held.assertFree('10.0.0.1')
})

test('a held answer ends when its caller hangs up, or the service stops', async () => {
  const clock = new FakeClock()
  const held = createHeldAnswers(clock)
  const caller = new AbortController()
  const left = held.hold('10.0.0.1', 60_000, caller.signal)
  const stopped = held.hold('10.0.0.1', 60_000, new AbortController().signal)
  caller.abort()
  await left
  held.release()
  await stopped
  assert.equal(clock.timersWaiting, 0)
})
