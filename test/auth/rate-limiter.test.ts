import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Admission, createRateLimiter, type RateLimiter } from '../../src/auth/rate-limiter.ts'
import { parseTier, specTiers } from '../../src/domain/rate-tiers.ts'

const start = Date.parse('2026-01-15T12:00:00Z')
const { anonymous } = specTiers
const secondMs = 1000
const hourMs = 3600 * secondMs

/** Admits as an address; what is admitted is in progress until released. */
const asker = (limiter: RateLimiter, id = '203.0.113.7') => {
  return (afterMs: number) => limiter.admit({ kind: 'address', id, tier: anonymous, nowMs: start + afterMs })
}

/** The same, over at once. */
const askAndEnd = (ask: (afterMs: number) => Admission) => (afterMs: number) => {
  const admission = ask(afterMs)
  admission.release?.()
  return admission
}

test('a caller at rest may ask the burst at once, and then one at a time as the hour allows', () => {
  const ask = askAndEnd(asker(createRateLimiter()))
  for (let n = 9; n >= 0; n--) assert.equal(ask(0).burstRemaining, n)
  const refused = ask(0)
  assert.deepEqual([refused.refusedBy, refused.retryAfterSeconds, refused.remaining], ['burst', 36, 90])
  assert.equal(ask(36 * secondMs - 1).refusedBy, 'burst')
  assert.equal(ask(36 * secondMs).isAdmitted, true)
  assert.equal(ask(36 * secondMs).isAdmitted, false)
})

test('no hour admits more than its limit, however the requests are spread, and the next one begins whole', () => {
  const ask = askAndEnd(asker(createRateLimiter()))
  let admitted = 0
  for (let ms = 0; ms < hourMs; ms += secondMs) if (ask(ms).isAdmitted) admitted++
  assert.equal(admitted, anonymous.requestsPerHour)
  const last = ask(hourMs - 1)
  assert.deepEqual([last.refusedBy, last.remaining, last.retryAfterSeconds], ['hour', 0, 1])
  assert.equal(last.resetAtSeconds, (start + hourMs) / 1000)
  assert.equal(ask(hourMs).remaining, 99)
})

test('requests in progress are bounded until they end, and a refusal costs nothing', () => {
  const limiter = createRateLimiter()
  const ask = asker(limiter)
  const [first, second] = [ask(0), ask(0)]
  assert.equal(ask(0).refusedBy, 'concurrent')
  assert.equal(ask(0).remaining, second.remaining)
  first.release?.()
  assert.equal(ask(0).isAdmitted, true)
})

test('looking costs nothing, and sees what requests have used', () => {
  const limiter = createRateLimiter()
  const look = () => {
    const { isAdmitted, remaining, burstRemaining, release } = limiter.look({
      kind: 'address',
      id: '203.0.113.7',
      tier: anonymous,
      nowMs: start,
    })
    return [isAdmitted, remaining, burstRemaining, release]
  }
  assert.deepEqual(look(), [true, 100, 10, null])
  const ask = askAndEnd(asker(limiter))
  for (let n = 0; n < 4; n++) ask(0)
  assert.deepEqual(look(), [true, 96, 6, null])
  for (let n = 0; n < 10; n++) ask(0)
  assert.deepEqual(look(), [true, 90, 0, null])
})

test('the first refusal of an hour is marked, and no other', () => {
  const ask = askAndEnd(asker(createRateLimiter()))
  const told = (fromMs: number) => Array.from({ length: 20 }, () => ask(fromMs).isFirstRefusal).filter(Boolean).length
  assert.deepEqual([told(0), told(60 * secondMs), told(hourMs)], [1, 0, 1])
})

test('a flood of addresses is held in bounded memory and touches neither users nor requests in progress', () => {
  const limiter = createRateLimiter(100)
  const user = () => limiter.admit({ kind: 'user', id: 'u', tier: anonymous, nowMs: start })
  for (let n = 0; n < 10; n++) user().release?.()
  const slow = asker(limiter, 'slow')
  slow(0)
  slow(0)
  for (let n = 0; n < 1000; n++) askAndEnd(asker(limiter, `flood-${n}`))(n)
  assert.equal(user().refusedBy, 'burst')
  assert.equal(slow(1001).refusedBy, 'concurrent')
})

test('a clock that is set back does not lock anyone out for longer than an hour', () => {
  const ask = askAndEnd(asker(createRateLimiter()))
  for (let n = 0; n < 10; n++) ask(24 * hourMs)
  assert.ok(ask(0).retryAfterSeconds <= 3600)
})

test('an admission costs microseconds', () => {
  const limiter = createRateLimiter()
  const users = Array.from({ length: 1000 }, (_, n) => `user-${n}`)
  const startedAt = process.cpuUsage().user
  for (let n = 0; n < 200_000; n++) {
    const id = users[n % users.length]
    limiter.admit({ kind: 'user', id, tier: specTiers.premium, nowMs: start + n }).release?.()
  }
  const microseconds = (process.cpuUsage().user - startedAt) / 200_000
  assert.ok(microseconds < 5, `${microseconds} µs`)
})

test('tiers are configured as three whole numbers above zero', () => {
  assert.deepEqual(parseTier('100/10/2'), anonymous)
  for (const text of ['', '100', '100/10', '0/1/1', '1/1/1/1', '1e3/1/1', '100/10/-2', ' 1/1/1'])
    assert.equal(parseTier(text), undefined, text)
})
