// Requests that come while the main thread does not keep up.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { assertKeepsUp } from '../../src/http/steps/limit-rate.ts'
import { limits } from '../../src/limits.ts'
import { TurnDelay } from '../../src/platform/turn-delay.ts'
import { startService } from '../support/service.ts'
import { withLimits } from '../support/with-limits.ts'

/** A clock whose timers end so much later than they should. */
class LateClock {
  lateMs = 0
  #nowMs = 0
  #due: (() => void)[] = []

  monotonic = () => this.#nowMs

  timer = (delayMs: number, callback: () => void) => {
    this.#due.push(() => {
      this.#nowMs += delayMs + this.lateMs
      callback()
    })
    return () => {}
  }

  turn(): number {
    const due = this.#due.splice(0)
    for (const callback of due) callback()
    return due.length
  }
}

test('a standing delay of turns is an overload, one long turn is none, and one turn in time ends it', () => {
  const clock = new LateClock()
  const turnDelay = new TurnDelay(clock)
  const turns = (count: number, lateMs: number) => {
    clock.lateMs = lateMs
    for (let turn = 0; turn < count; turn++) clock.turn()
    return turnDelay.isOverloaded()
  }
  assert.equal(turnDelay.isOverloaded(), false)
  assert.equal(turns(20, limits.overloadDelayMs - 1), false)
  assert.equal(turns(1, 10 * limits.overloadDelayMs), false)
  assert.equal(turns(limits.overloadLooks - 2, limits.overloadDelayMs), false)
  assert.equal(turns(1, limits.overloadDelayMs), true)
  assert.equal(turns(1, 0), false)
})

test('how late turns are is not measured while no request comes', () => {
  const clock = new LateClock()
  const turnDelay = new TurnDelay(clock)
  assert.equal(clock.turn(), 0)
  turnDelay.isOverloaded()
  let turns = 0
  while (clock.turn() > 0) turns++
  assert.ok(turns <= 1 + limits.overloadAskedMs / limits.overloadLookMs)
  turnDelay.isOverloaded()
  assert.equal(clock.turn(), 1, 'it begins again with the next request')
})

test('in an overload requests are refused with the time to wait, but for probes and for who revokes access', () => {
  const overloaded = { isOverloaded: () => true } as TurnDelay
  const refused = {
    code: 'SERVICE_UNAVAILABLE',
    details: { reason: 'overloaded', retry_after: limits.retryAfterSeconds },
  }
  for (const operation of [null, { id: 'start_investigation' }, { id: 'list_investigations' }] as const)
    assert.throws(() => assertKeepsUp(overloaded, operation), refused)
  assertKeepsUp(overloaded, { id: 'health_live', isUncounted: true })
  for (const id of ['delete_api_key', 'end_session', 'logout'] as const) assertKeepsUp(overloaded, { id })
  for (const delay of [undefined, { isOverloaded: () => false } as TurnDelay])
    assertKeepsUp(delay, { id: 'list_investigations' })
})

test('a clock that is set on at each look is no overload', async (t) => {
  const service = await startService([])
  t.after(() => service.stop())
  const client = await service.clientOf('viewer', 'en')
  await withLimits({ overloadLookMs: 20 }, async () => {
    for (let times = 0; times < 20 * limits.overloadLooks; times++) {
      if (times % 10 === 0) assert.equal((await client.request('auth_me')).status, 200)
      service.clock.advance(2 * limits.overloadDelayMs)
      await delay(2)
    }
  })
})
