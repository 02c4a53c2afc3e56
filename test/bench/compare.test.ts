import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCommand } from '../../bench/support/command.ts'
import { bootstrapInterval, compareResults, emptyRows } from '../../bench/support/compare.ts'
import { unlikeMachines } from '../../bench/support/history.ts'
import type { Unit } from '../../bench/support/suite.ts'
import { median } from '../../src/stats/median.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { madeResult } from './made-result.ts'

const random = seededRandom('comparing')
const around = (level: number) => Array.from({ length: 7 }, () => level * (0.97 + 0.06 * random.next()))
const madeOf = (values: readonly number[], unit: Unit = 'ns') => madeResult({ unit, values, median: median(values) })
const verdictOf = (now: readonly number[], then: readonly number[], unit: Unit = 'ns') =>
  compareResults([madeOf(now, unit)], [madeOf(then, unit)], 0.1).map(({ verdict }) => verdict)

test('a planted difference is found, in the direction of its unit', () => {
  assert.deepEqual(verdictOf(around(130), around(100)), ['worse'])
  assert.deepEqual(verdictOf(around(75), around(100)), ['better'])
  assert.deepEqual(verdictOf(around(130), around(100), '1/s'), ['better'])
  assert.deepEqual(verdictOf(around(75), around(100), '1/s'), ['worse'])
})

test('of a hundred comparisons of the same with itself at most five are alarms', () => {
  const verdicts = Array.from({ length: 100 }, () => verdictOf(around(100), around(100))).flat()
  assert.ok(verdicts.filter((verdict) => verdict !== 'same').length <= 5)
})

test('ratios to the floor are compared where both have them: a machine that is slower altogether is no change', () => {
  const slow = { over: 'bare', ratios: around(2) }
  const results = [madeResult({ ...slow, values: around(300) })]
  const base = [madeResult({ over: 'bare', ratios: around(2), values: around(100) })]
  assert.equal(compareResults(results, base, 0.1)[0]?.verdict, 'same')
  assert.equal(compareResults(results, [madeResult({ values: around(100) })], 0.1)[0]?.verdict, 'worse')
})

test('other sizes, absent peers and figures that only describe are not compared', () => {
  const base = [madeResult({ values: around(100) })]
  assert.deepEqual(compareResults([madeResult({ values: around(200), sizes: { rows: 2 } })], base, 0.1), [])
  assert.deepEqual(compareResults([madeResult({ values: [], absent: 'not installed' })], base, 0.1), [])
  assert.deepEqual(verdictOf(around(200), around(100), 'count'), [])
})

test('an interval holds the ratio of the medians', () => {
  const { low, high } = bootstrapInterval(around(150), around(100), seededRandom('interval'))
  assert.ok(low < 1.5 && 1.5 < high && high - low < 0.2)
})

test('a step that is no slower than the loop around it is named', () => {
  const results = [
    madeResult({ row: 'empty loop', values: around(2) }),
    madeResult({ row: 'nothing', values: around(2) }),
    madeResult({ row: 'something', values: around(20) }),
    // A step of 100 operations, whose figure is of one.
    madeResult({ row: 'scan', values: around(1) }),
  ]
  const steps = new Map([
    ['empty loop', 1],
    ['nothing', 1],
    ['something', 1],
    ['scan', 100],
  ] as const)
  assert.deepEqual(emptyRows(results, steps), ['nothing'])
})

test('results of another machine are named as such', () => {
  const other = madeResult({})
  const environment = { ...other.environment, cpu: 'Another' }
  assert.deepEqual(unlikeMachines([other], [other]), [])
  assert.deepEqual(unlikeMachines([other], [{ ...other, environment }]), ['Another × 2, kernel 6.1, Node.js v20'])
})

test('options choose what is done', () => {
  assert.equal(parseCommand([]).does, 'list')
  assert.equal(parseCommand(['--aa', 'codec']).does, 'aa')
  const { does, suites, sizes, rounds } = parseCommand([
    '--suite',
    'codec,store',
    'chat',
    '--set',
    'rows=10',
    '--rounds',
    '9',
  ])
  assert.deepEqual(
    { does, suites, sizes, rounds },
    { does: 'run', suites: ['codec', 'store', 'chat'], sizes: { rows: 10 }, rounds: 9 },
  )
  assert.throws(() => parseCommand(['codec', '--rounds', 'many']), /--rounds takes a number/)
  assert.throws(() => parseCommand(['codec', '--record', '--cpu-prof']), /exclude each other/)
})
