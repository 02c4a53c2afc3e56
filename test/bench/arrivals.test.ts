import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ArrivalClock, driveArrivals } from '../../bench/support/arrivals.ts'

/** A server that answers in order, each request after a ms, on a clock of its own; it stands still in between. */
function simulate(stall: { readonly fromMs: number; readonly untilMs: number }) {
  let now = 0
  let freeAt = 0
  const due: { readonly at: number; readonly answered: () => void }[] = []
  const clock: ArrivalClock = {
    now: () => now,
    async until(ms) {
      while (due.length > 0 && (due[0]?.at ?? 0) <= ms) {
        const next = due.shift()
        now = next?.at ?? now
        next?.answered()
      }
      now = ms
    },
  }
  const send = (_: number, answered: () => void) => {
    const begin = Math.max(now, freeAt)
    freeAt = (begin >= stall.fromMs && begin < stall.untilMs ? stall.untilMs : begin) + 1
    due.push({ at: freeAt, answered })
  }
  return { clock, send, end: () => clock.until(Number.MAX_SAFE_INTEGER) }
}

async function latenciesOf(stall: { readonly fromMs: number; readonly untilMs: number }) {
  const { clock, send, end } = simulate(stall)
  const driven = driveArrivals({ perSecond: 100, count: 1_000, send }, clock)
  // What is under way after the last arrival is answered too.
  for (let n = 0; n < 2_000; n++) await Promise.resolve()
  await end()
  return driven
}

test('a stall of a second shows in p99, since requests are timed from when they were due', async () => {
  const { p50, p99, max } = await latenciesOf({ fromMs: 5_000, untilMs: 6_000 })
  assert.ok(p50 < 2)
  assert.ok(p99 > 850 && max > 950 && max < 1_010, `p99 ${p99}, longest ${max}`)
})

test('without a stall no request is late', async () => {
  const { p50, max } = await latenciesOf({ fromMs: 0, untilMs: 0 })
  assert.ok(p50 >= 1 && max < 2)
})
