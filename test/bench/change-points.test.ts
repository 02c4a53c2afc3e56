import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changePoints, findChanges, groupSeries } from '../../bench/support/change-points.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { madeResult } from './made-result.ts'

const random = seededRandom('history')
const level = (middle: number, count: number) => Array.from({ length: count }, () => middle + 0.1 * random.next())

test('planted changes are found where they are', () => {
  assert.deepEqual(changePoints([...level(1, 10), ...level(2, 8)], seededRandom('one')), [10])
  assert.deepEqual(changePoints([...level(1, 10), ...level(2, 10), ...level(1, 10)], seededRandom('two')), [10, 20])
})

test('a history without a change has none, in at least 95 of a hundred', () => {
  const wrong = Array.from({ length: 100 }, (_, n) => changePoints(level(1, 12), seededRandom(`none ${n}`)))
  assert.ok(wrong.filter((found) => found.length > 0).length <= 5)
})

test('a change names the commit after which the level is another', () => {
  const runs = [...level(10, 8), ...level(20, 8)].map((median, at) => {
    const made = madeResult({ median, values: [median] })
    return { ...made, environment: { ...made.environment, commit: `commit ${at}` } }
  })
  const [change, ...others] = findChanges(runs)
  assert.deepEqual([change?.result.environment.commit, others], ['commit 8', []])
  assert.ok(change !== undefined && change.change > 1.9 && change.change < 2.1)
})

test('machines have series of their own', () => {
  const made = madeResult({})
  const other = { ...made, environment: { ...made.environment, cores: 64 } }
  assert.equal(groupSeries([made, other, made]).size, 2)
})
