import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Breaker } from '../../src/platform/breaker.ts'
import { CountedPlaces } from '../../src/platform/bulkhead.ts'
import { FakeClock } from '../support/fake-clock.ts'

const settings = {
  name: 'source:pncp',
  kind: 'source',
  failuresMax: 5,
  openMs: 30_000,
  openMaxMs: 50_000,
  attemptMs: 60_000,
} as const

function openBreaker() {
  const clock = new FakeClock()
  const breaker = new Breaker(settings, clock)
  const opened = Array.from({ length: settings.failuresMax }, () => breaker.failed())
  return { clock, breaker, opened }
}

describe('a circuit breaker', () => {
  test('opens after failures in a row, lets one trial through after its time, and stays open longer when that fails', () => {
    const { clock, breaker, opened } = openBreaker()
    assert.deepEqual(opened, [false, false, false, false, true])
    assert.equal(breaker.waitMs(), settings.openMs)
    clock.advance(settings.openMs)
    assert.equal(breaker.waitMs(), 0)
    assert(breaker.waitMs() > 0, 'a second request beside the trial')
    assert.equal(breaker.failed(), true)
    assert.equal(breaker.waitMs(), settings.openMaxMs, 'twice as long, up to a maximum')
    clock.advance(settings.openMaxMs)
    assert.equal(breaker.waitMs(), 0)
    breaker.succeeded()
    assert.equal(breaker.waitMs(), 0)
  })

  test('counts only failures in a row', () => {
    const breaker = new Breaker(settings, new FakeClock())
    for (let failure = 0; failure < 3 * settings.failuresMax; failure++) {
      breaker.failed()
      if (failure % 2 === 1) breaker.succeeded()
    }
    assert.equal(breaker.waitMs(), 0)
  })

  test('gives the trial back when it said nothing about what was asked', () => {
    const { clock, breaker } = openBreaker()
    clock.advance(settings.openMs)
    assert.equal(breaker.waitMs(), 0)
    breaker.undecided()
    assert.equal(breaker.waitMs(), 0)
  })

  test('sends another trial where nothing is heard of the first for as long as one may take', () => {
    const { clock, breaker } = openBreaker()
    clock.advance(settings.openMs)
    assert.equal(breaker.waitMs(), 0)
    clock.advance(settings.attemptMs - 1)
    assert.equal(breaker.waitMs(), 1)
    clock.advance(1)
    assert.equal(breaker.waitMs(), 0)
  })

  test('is closed by a reset, which keeps its counts', () => {
    const { clock, breaker } = openBreaker()
    breaker.waitMs()
    breaker.reset()
    assert.deepEqual([breaker.state, breaker.waitMs(), breaker.leftMs], ['closed', 0, 0])
    breaker.succeeded()
    assert.deepEqual(breaker.counts, {
      ...{ succeeded: 1, failed: 5, rejected: 1, stateChanges: 2, failuresInRow: 0, successesInRow: 1 },
      ...{ lastFailureAtMs: clock.now(), lastSuccessAtMs: clock.now() },
    })
    for (let failure = 1; failure < settings.failuresMax; failure++) assert.equal(breaker.failed(), false)
    assert.equal(breaker.failed(), true)
  })
})

describe('a bulkhead', () => {
  test('counts what waits, works, ends, is cut off, is refused and leaves', () => {
    const clock = new FakeClock()
    const bulkhead = new CountedPlaces({ name: 'threads', type: 'thread_pool', activeMax: 2 }, clock)
    assert.deepEqual(bulkhead.load, {
      ...{ active: 0, waiting: 0, activeMost: 0, completed: 0, refused: 0, cutOff: 0 },
    })
    const [first, second, third] = [bulkhead.enter(), bulkhead.enter(), bulkhead.enter()]
    first.begin()
    clock.advance(10)
    second.begin()
    assert.deepEqual([bulkhead.load.active, bulkhead.load.waiting], [2, 1])
    third.end()
    bulkhead.refuse()
    clock.advance(30)
    first.end()
    second.end('cut_off')
    assert.deepEqual(bulkhead.load, {
      ...{ active: 0, waiting: 0, activeMost: 2, completed: 1, refused: 1, cutOff: 1 },
      ...{ waitMeanMs: 5, workMeanMs: 35 },
    })
  })
})
