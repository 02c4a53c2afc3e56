// Three simulated threads work through units for a durable coordinator, while chance kills threads, drops their timers,
// delays every message, fails turns, tasks and the disk. Again with one seed: SIMULATION_SEED=… npm test. A day of it under
// many seeds: npm run simulate.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemIds } from '../../src/platform/ids.ts'
import { simulate, units } from '../support/simulated-work.ts'

const seedGiven = process.env.SIMULATION_SEED
const seeds = seedGiven === undefined ? ['1', '2', '3', '4', '5', '6', '7', '8', systemIds.uuid()] : [seedGiven]

for (const seed of seeds) {
  test(`every unit of work is done exactly once in effect, whatever dies (seed ${seed})`, async () => {
    const run = await simulate(seed)
    assert.deepEqual(
      run.written.toSorted((a, b) => a.unit - b.unit),
      units.map((unit) => ({ unit, value: unit * unit })),
    )
    assert.deepEqual(run.violations, [])
    assert.ok(run.threadsStarted > 3, 'threads died and were replaced')
  })
}

test('a simulation repeats itself from its seed', async () => {
  assert.deepEqual(await simulate('again'), await simulate('again'))
})
