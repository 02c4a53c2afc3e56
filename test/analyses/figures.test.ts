import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { AnalysisRows } from '../../src/analyses/analysis-rows.ts'
import { monthText } from '../../src/analyses/analysis-rows.ts'
import { correlate } from '../../src/analyses/correlation-analysis.ts'
import { efficiencyMetrics } from '../../src/analyses/efficiency-metrics.ts'
import type { DraftFigure } from '../../src/analyses/figure.ts'
import { seasonsOf, wholeYears } from '../../src/analyses/seasonal-analysis.ts'
import { trendsOfMonths } from '../../src/analyses/spending-trends.ts'
import { vendorPatterns } from '../../src/analyses/vendor-patterns.ts'
import { isBusinessDay } from '../../src/domain/business-days.ts'
import { monthNumberOf, parseDay } from '../../src/domain/days.ts'
import { normalTail } from '../../src/stats/normal-tail.ts'
import { pettitt } from '../../src/stats/pettitt.ts'
import { seasonalKendall } from '../../src/stats/seasonal-kendall.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { partial, spearman } from '../../src/stats/spearman.ts'
import { wilsonInterval } from '../../src/stats/wilson-interval.ts'
import { fixturesFolder } from '../support/repository.ts'

interface Series {
  readonly s: number
  readonly z: number
  readonly p: number
  readonly slope: number
  readonly low: number
  readonly high: number
  readonly pettitt_k: number
  readonly pettitt_at: number
}

interface Suppliers {
  readonly hhi: number
  readonly top_1_share: number
  readonly top_4_share: number
  readonly top_10_share: number
  readonly suppliers: readonly number[]
}

interface Pair {
  readonly rho: number
  readonly partial: number
}

/** By scipy; expected.py beside it says how. */
const expected = JSON.parse(readFileSync(`${fixturesFolder}analyses/expected.records.json`, 'utf8')) as {
  readonly made: Series & { readonly values: readonly number[]; readonly friedman: number }
  readonly contracts: Pair &
    Suppliers & {
      readonly x: readonly number[]
      readonly y: readonly number[]
      readonly z: readonly number[]
      readonly direct: number
      readonly wilson: readonly [number, number]
      readonly below: number
      readonly sign_p: number
    }
  readonly senate: Series &
    Suppliers &
    Pair & { readonly days: readonly number[]; readonly cents: readonly number[]; readonly weeks: readonly number[] }
}

const near = (found: number | undefined, wanted: number, share = 1e-9) =>
  assert.ok(
    found !== undefined && Math.abs(found - wanted) <= share * Math.max(1, Math.abs(wanted)),
    `${found} is not ${wanted}`,
  )

const figureOf = (figures: readonly DraftFigure[], name: string): DraftFigure => {
  const found = figures.find((figure) => figure.name === name)
  assert.ok(found, `no figure ${name}`)
  return found
}

function rowsOf(given: Partial<AnalysisRows> & { readonly cents: Float64Array }): AnalysisRows {
  const { length } = given.cents
  return {
    ...{ length, row: Int32Array.from({ length }, (_, at) => at), day: new Int32Array(length).fill(18_000) },
    ...{ organization: new Int32Array(length), supplier: new Int32Array(length), measures: {} },
    left_out: { without_value: 0, other_currency: 0, counted_elsewhere: 0, without_date: 0 },
    ...given,
  }
}

describe('figures against scipy', () => {
  for (const [name, values, wanted] of [
    ['a made trend', expected.made.values.map(Math.log), expected.made],
    ['the weeks of the Senate', expected.senate.weeks, expected.senate],
  ] as const)
    it(`slope, interval, test of trend and change of level of ${name}`, () => {
      const found = seasonalKendall(values, 1)
      assert.equal(found.s, wanted.s)
      near(found.z, wanted.z)
      near(found.p, wanted.p, 1e-6)
      near(found.slope, wanted.slope)
      // scipy rounds the ranks of the bounds, where we interpolate.
      near(found.low, wanted.low, 0.03)
      near(found.high, wanted.high, 0.03)
      assert.deepEqual(pettitt(values), { k: wanted.pettitt_k, at: wanted.pettitt_at })
    })

  it('the statistic of seasons', () => {
    const sums = Float64Array.from(expected.made.values)
    const years = wholeYears({ first: 2015 * 12, sums, counts: new Int32Array(sums.length) })
    const found = figureOf(seasonsOf(years, { seed: 's' }), 'seasonality')
    near(found.test?.statistic, expected.made.friedman)
    near(found.value, expected.made.friedman / (6 * 11))
  })

  it('seasons per working day of years around an empty one: sums that are even a day have none', () => {
    const dayOf = (month: number) => {
      const start = parseDay(`${monthText(month)}-01`) ?? 0
      const all = Array.from({ length: 31 }, (_, at) => start + at)
      return all.filter((day) => monthNumberOf(day) === month && isBusinessDay(day)).length
    }
    const first = 2019 * 12
    const sums = Float64Array.from({ length: 48 }, (_, at) =>
      Math.floor(at / 12) === 1 ? 0 : 1_000_000 * dayOf(first + at),
    )
    const years = wholeYears({ first, sums, counts: new Int32Array(sums.length) })
    near(figureOf(seasonsOf(years, { seed: 's' }), 'seasonality_per_working_day').value, 0)
    assert.equal(figureOf(seasonsOf(years, { seed: 's' }), 'december_share').interval, undefined)
  })

  for (const [name, wanted, cents] of [
    ['made contracts', expected.contracts, expected.contracts.x.map((value) => Math.round(value * 100))],
    ['the expenses of the Senate', expected.senate, expected.senate.cents],
  ] as const)
    it(`concentration of ${name}`, () => {
      const rows = rowsOf({ cents: Float64Array.from(cents), supplier: Int32Array.from(wanted.suppliers) })
      const figures = vendorPatterns(rows, { seed: 's' })
      for (const each of ['hhi', 'top_1_share', 'top_4_share', 'top_10_share'] as const) {
        const { value, interval } = figureOf(figures, each)
        near(value, wanted[each])
        assert.ok(interval && interval.low <= wanted[each] && wanted[each] <= interval.high)
      }
      near(figureOf(figures, 'effective_suppliers').value, 1 / wanted.hhi)
    })

  it('rank correlation, and what a third variable leaves of it', () => {
    const { x, y, z } = expected.contracts
    near(spearman(x, y), expected.contracts.rho)
    near(partial(spearman(x, y), spearman(x, z), spearman(y, z)), expected.contracts.partial)
    const { cents, days, suppliers } = expected.senate
    near(spearman(cents, days), expected.senate.rho)
    near(partial(spearman(cents, days), spearman(cents, suppliers), spearman(days, suppliers)), expected.senate.partial)
    const columns = Object.entries({ x, y, z }).map(([name, values]) => ({ name, values: Float64Array.from(values) }))
    const explained = correlate(columns).find((each) => each.name === 'partial_spearman' && each.controls?.[0] === 'z')
    near(explained?.value, expected.contracts.partial)
  })

  it('intervals of shares and the test of signs', () => {
    const { direct, wilson, y, below, sign_p } = expected.contracts
    const found = wilsonInterval(direct, 400)
    near(found.low, wilson[0])
    near(found.high, wilson[1])
    const price_to_estimate = Float64Array.from(y, (value) => value / 50)
    const figure = figureOf(
      efficiencyMetrics(rowsOf({ cents: new Float64Array(400).fill(1), measures: { price_to_estimate } })),
      'price_to_estimate_median',
    )
    assert.equal(figure.test?.statistic, below)
    near(figure.test?.p_value, sign_p, 1e-6)
  })
})

describe('figures against slow plain computations', () => {
  it('the seasonal slope is the median of all slopes between equal months', () => {
    const values = expected.made.values.map(Math.log)
    const slopes: number[] = []
    for (let j = 0; j < values.length; j++)
      for (let i = 0; i < j; i++) if ((j - i) % 12 === 0) slopes.push((values[j] - values[i]) / (j - i))
    slopes.sort((a, b) => a - b)
    const middle = (slopes[(slopes.length - 1) >> 1] + slopes[slopes.length >> 1]) / 2
    const months = {
      first: 2015 * 12,
      sums: Float64Array.from(expected.made.values),
      counts: new Int32Array(72).fill(9),
    }
    near(figureOf(trendsOfMonths(months, { seed: 's' }), 'spending_trend').value, 100 * Math.expm1(12 * middle))
  })

  it('influence and resampling give the same interval of concentration within a tenth of its width', () => {
    const random = seededRandom('influence')
    const length = 21_000
    const supplier = Int32Array.from({ length }, () => Math.floor(60 * random.next() ** 2))
    const cents = Float64Array.from({ length }, () => Math.round(1e6 * (0.2 + random.next())))
    const many = figureOf(vendorPatterns(rowsOf({ cents, supplier }), { seed: 's' }), 'hhi')
    const few = figureOf(
      vendorPatterns(rowsOf({ cents: cents.slice(0, 5_250), supplier: supplier.slice(0, 5_250) }), { seed: 's' }),
      'hhi',
    )
    assert.equal(many.interval?.method, 'influence')
    assert.equal(few.interval?.method, 'bootstrap')
    const widthOf = ({ interval }: DraftFigure) => (interval ? interval.high - interval.low : Number.NaN)
    // Four times as many rows: half of the width.
    near((2 * widthOf(many)) / widthOf(few), 1, 0.15)
  })

  it('the normal tail is exact enough for intervals of 95 %', () => near(2 * normalTail(1.959963984540054), 0.05, 1e-6))
})
