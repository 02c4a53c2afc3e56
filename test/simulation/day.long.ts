// Days of simulated work under many seeds: what test/simulation/actors.test.ts has in a minute comes over 24 hours, in which threads
// die, restarts run out, and timers are dropped.
// npm run simulate; fewer seeds: SIMULATION_SEEDS=10 npm run simulate.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { simulate, units } from '../support/simulated-work.ts'

const seeds = Number(process.env.SIMULATION_SEEDS ?? 100)
const hours = 24

test(`over ${hours} hours every unit of work is done exactly once in effect, whatever dies, under ${seeds} seeds`, async (t) => {
  let [threads, turns] = [0, 0]
  for (let seed = 1; seed <= seeds; seed++) {
    const run = await simulate(`day ${seed}`, hours)
    const why = `seed day ${seed}`
    assert.deepEqual(
      run.written.toSorted((a, b) => a.unit - b.unit),
      units.map((unit) => ({ unit, value: unit * unit })),
      why,
    )
    assert.deepEqual(run.violations, [], why)
    assert.ok(run.simulatedMs >= (hours - 1) * 3_600_000, `${why}: ${run.simulatedMs} ms`)
    threads += run.threadsStarted - 3
    turns += run.turns
  }
  assert.ok(threads >= seeds, 'threads died and were replaced')
  t.diagnostic(`${threads} threads died, ${turns} turns`)
})
