import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { benjaminiHochberg } from '../../src/stats/benjamini-hochberg.ts'
import { hodgesLehmann } from '../../src/stats/hodges-lehmann.ts'
import { isotonicRegression } from '../../src/stats/isotonic-regression.ts'
import { median } from '../../src/stats/median.ts'
import { medianAbsoluteDeviation } from '../../src/stats/median-absolute-deviation.ts'
import { quantile, quantileSorted } from '../../src/stats/quantile.ts'
import { normalEquations, ridgeRegression } from '../../src/stats/ridge-regression.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { shrunkVariance } from '../../src/stats/shrunk-variance.ts'

const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 60 })

describe('sample statistics', () => {
  it('the median ignores what is not a number and is NaN without numbers', () => {
    assert.equal(median([3, 1, 2, 10]), 2.5)
    assert.equal(median([Number.NaN, 7, Number.POSITIVE_INFINITY]), 7)
    assert.ok(Number.isNaN(median([])))
  })
  it('the median equals the middle of the sorted values', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const sorted = [...values].sort((a, b) => a - b)
        const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
        return Object.is(median(values) + 0, (sorted.length % 2 === 1 ? high : (low + high) / 2) + 0)
      }),
    )
  })
  it('the median absolute deviation matches the textbook example', () => {
    assert.equal(medianAbsoluteDeviation([1, 1, 2, 2, 4, 6, 9]), 1)
    assert.equal(medianAbsoluteDeviation([1, 3, 5], 0), 3)
  })
  it('quantiles are those of R type 7', () => {
    assert.equal(quantile([1, 2, 3, 4], 0.25), 1.75)
    assert.equal(quantile([15, 20, 35, 40, 50], 0.4), 29)
    assert.equal(quantile([9], 0.99), 9)
  })
  it('a quantile is the same by selection and by sorting', () => {
    fc.assert(
      fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), (values, probability) => {
        const sorted = Float64Array.from(values).sort()
        return Object.is(quantile(values, probability) + 0, quantileSorted(sorted, probability) + 0)
      }),
    )
  })
  it('a shrunk variance lies between the own and the pooled one', () => {
    assert.equal(shrunkVariance({ variance: 4, count: 10 }, 2), 3)
    assert.equal(shrunkVariance({ variance: Number.NaN, count: 0 }, 2), 2)
  })
  it('isotonic regression pools adjacent violators', () => {
    assert.deepEqual([...isotonicRegression([1, 3, 2, 4])], [1, 2.5, 2.5, 4])
    assert.deepEqual([...isotonicRegression([3, 1], [1, 3])], [1.5, 1.5])
  })
  it('isotonic regression never decreases and keeps the mean', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (values) => {
        const fitted = isotonicRegression(values)
        const sum = (list: Iterable<number>) => [...list].reduce((total, value) => total + value, 0)
        return (
          fitted.every((value, i) => i === 0 || value >= fitted[i - 1]) && Math.abs(sum(fitted) - sum(values)) < 1e-6
        )
      }),
    )
  })
  it('Benjamini and Hochberg reject the four hypotheses of their 1995 example', () => {
    const published = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ]
    assert.equal(benjaminiHochberg(published).filter((p) => p <= 0.05).length, 4)
    assert.deepEqual(
      [...benjaminiHochberg([0.01, 0.04, 0.03])].map((p) => Number(p.toFixed(12))),
      [0.03, 0.04, 0.04],
    )
  })
  it('ridge regression finds a line, draws it to zero under a penalty, and leaves an undetermined slope at zero', () => {
    const observe = (xs: readonly number[], values: readonly number[]) =>
      normalEquations({
        columns: [new Float64Array(xs.length).fill(1), Float64Array.from(xs)],
        values: Float64Array.from(values),
        weights: new Float64Array(xs.length).fill(1),
      })
    const line = observe([0, 1, 2], [1, 3, 5])
    assert.deepEqual(
      [...ridgeRegression(line, [0, 0])].map((b) => Number(b.toFixed(9))),
      [1, 2],
    )
    assert.ok(ridgeRegression(line, [0, 100])[1] < 0.1)
    const flat = observe([5, 5], [1, 3])
    assert.equal(ridgeRegression(flat, [0, 0])[1], 0)
    assert.ok(Math.abs(ridgeRegression(flat, [0, 0])[0] - 2) < 1e-12)
  })
  it('equal seeds give equal uniform sequences and other seeds others', () => {
    const draw = (seed: string) => Array.from({ length: 1000 }, seededRandom(seed).next)
    assert.deepEqual(draw('a'), draw('a'))
    assert.notDeepEqual(draw('a'), draw('b'))
    const mean = draw('a').reduce((sum, value) => sum + value, 0) / 1000
    assert.ok(Math.abs(mean - 0.5) < 0.04, `mean ${mean}`)
  })
})

describe('the shift between two samples', () => {
  it('is within its interval of 95 % in at least as many of all orders of eight values', () => {
    let [covered, all] = [0, 0]
    for (let chosen = 0; chosen < 256; chosen++) {
      const isLate = (value: number) => ((chosen >> value) & 1) === 1
      const values = Array.from({ length: 8 }, (_, value) => value)
      const [after, before] = [values.filter(isLate), values.filter((value) => !isLate(value))]
      if (after.length !== 4) continue
      const { low, high } = hodgesLehmann(Float64Array.from(before), Float64Array.from(after))
      all++
      if (low <= 0 && high >= 0) covered++
    }
    assert.equal(all, 70)
    assert.ok(covered / all >= 0.95, `${covered} of ${all}`)
  })
})
