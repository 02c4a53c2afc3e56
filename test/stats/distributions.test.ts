import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { binomialTail } from '../../src/stats/binomial-tail.ts'
import { incompleteBeta } from '../../src/stats/incomplete-beta.ts'
import { lowerGamma } from '../../src/stats/incomplete-gamma.ts'
import { logGamma } from '../../src/stats/log-gamma.ts'
import { negativeBinomialTail } from '../../src/stats/negative-binomial-tail.ts'
import { normalTail } from '../../src/stats/normal-tail.ts'
import { poissonTail } from '../../src/stats/poisson-tail.ts'
import { studentTTail } from '../../src/stats/student-t-tail.ts'
import { studentTToNormal } from '../../src/stats/student-t-to-normal.ts'

function near(actual: number, expected: number, relative = 1e-9): void {
  assert.ok(Math.abs(actual - expected) <= relative * Math.abs(expected), `${actual} is not ${expected}`)
}

describe('tails of distributions', () => {
  it('log gamma matches Abramowitz and Stegun table 6.1 and factorials', () => {
    near(logGamma(0.5), Math.log(Math.PI) / 2)
    near(logGamma(1.5), -0.1207822376352452)
    near(logGamma(21), Math.log(2432902008176640000))
  })
  it('the normal tail matches Abramowitz and Stegun table 26.1', () => {
    for (const [z, tail] of [
      [0, 0.5],
      [1, 0.158655253931457],
      [1.96, 0.02499789514822],
      [3, 0.00134989803163],
      [6, 9.86587645037698e-10],
      [-2, 0.977249868051821],
    ] as const)
      near(normalTail(z), tail, 2e-7)
  })
  it("Student's tail matches the printed critical values", () => {
    for (const [t, degrees, tail] of [
      [6.313752, 1, 0.05],
      [2.228139, 10, 0.025],
      [2.749996, 30, 0.005],
      [-2.228139, 10, 0.975],
    ] as const)
      near(studentTTail(t, degrees), tail, 1e-6)
    near(studentTTail(1, 1), 0.25)
  })
  it('a t maps to the z of the same tail', () => {
    for (const [t, degrees, z] of [
      [2.228139, 10, 1.959964],
      [2.749996, 30, 2.575829],
      [-6.868827, 5, -3.290527],
    ] as const)
      assert.ok(Math.abs(studentTToNormal(t, degrees) - z) < 0.03, `${studentTToNormal(t, degrees)}`)
  })
  it('the incomplete beta equals its closed forms for whole numbers', () => {
    near(incompleteBeta(0.5, 2, 3), 0.6875)
    near(incompleteBeta(0.9, 1, 4), 1 - 0.1 ** 4)
    assert.equal(incompleteBeta(0, 2, 3), 0)
    assert.equal(incompleteBeta(1, 2, 3), 1)
  })
  it('the binomial tail equals the sum of its terms', () => {
    near(binomialTail(8, 10, 0.5), 56 / 1024)
    near(binomialTail(1, 20, 0.05), 1 - 0.95 ** 20)
    assert.equal(binomialTail(0, 10, 0.3), 1)
    assert.equal(binomialTail(11, 10, 0.3), 0)
  })
  it('the Poisson tail equals the sum of its terms', () => {
    near(poissonTail(3, 1), 1 - 2.5 * Math.exp(-1))
    near(poissonTail(1, 0.01), -Math.expm1(-0.01))
    near(poissonTail(20, 10), 0.003454341976, 1e-8)
    near(lowerGamma(1, 2), 1 - Math.exp(-2))
    assert.equal(poissonTail(0, 4), 1)
  })
  it('the negative binomial tail equals the geometric one at size 1 and the Poisson one at infinite size', () => {
    near(negativeBinomialTail(2, { mean: 1, size: 1 }), 0.25)
    near(negativeBinomialTail(5, { mean: 3, size: 1 }), 0.75 ** 5)
    assert.equal(negativeBinomialTail(4, { mean: 2, size: Number.POSITIVE_INFINITY }), poissonTail(4, 2))
    near(negativeBinomialTail(4, { mean: 2, size: 9e5 }), poissonTail(4, 2), 1e-5)
  })
})
