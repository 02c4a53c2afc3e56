import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { analyseRows } from '../../src/analyses/analyse-rows.ts'
import type { AnalysisRows } from '../../src/analyses/analysis-rows.ts'
import { correlate } from '../../src/analyses/correlation-analysis.ts'
import { type AdjustedFigure, adjust, significanceLevel } from '../../src/analyses/figure.ts'
import { compareBodies, organizationalBehavior } from '../../src/analyses/organizational-behavior.ts'
import { seasonsOf, wholeYears } from '../../src/analyses/seasonal-analysis.ts'
import { trendsOfMonths } from '../../src/analyses/spending-trends.ts'
import { addMonths } from '../../src/domain/days.ts'
import { benjaminiHochberg } from '../../src/stats/benjamini-hochberg.ts'
import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'
import { shuffle } from '../../src/stats/shuffle.ts'

const shuffles = 200
/** Alarms that chance allows at most: the level, and two standard errors of as many trials. */
const alarmsMax =
  shuffles * (significanceLevel + 2 * Math.sqrt((significanceLevel * (1 - significanceLevel)) / shuffles))

const normal = (random: SeededRandom) =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

/** Monthly sums from January 2015 on, in cents. */
function monthsOf(count: number, logOf: (at: number) => number) {
  const sums = Float64Array.from({ length: count }, (_, at) => Math.exp(logOf(at)))
  return { first: 2015 * 12, sums, counts: new Int32Array(count).fill(50) }
}

const significant = (figures: readonly AdjustedFigure[]) =>
  figures.filter(({ test }) => test !== undefined && test.p_adjusted <= significanceLevel)
const judged = (months: ReturnType<typeof monthsOf>, seed = 's') => adjust(trendsOfMonths(months, { seed }), 20)
const namesOf = (figures: readonly AdjustedFigure[]) => new Set(significant(figures).map(({ name }) => name))

describe('what is planted is found', () => {
  it('a steady trend, its rate within its interval, and no change of level in its place', () => {
    const random = seededRandom('trend')
    const figures = judged(monthsOf(60, (at) => 20 + (Math.log(1.1) / 12) * at + 0.1 * normal(random)))
    const [trend] = significant(figures)
    assert.equal(trend?.name, 'spending_trend')
    assert.ok(trend.interval && trend.interval.low < 10 && trend.interval.high > 10, JSON.stringify(trend))
    assert.equal(figures.find(({ name }) => name === 'change_points')?.value, 0)
  })

  it('two changes of level, in their months and by their ratios', () => {
    const random = seededRandom('steps')
    const level = (at: number) => (at < 24 ? 20 : at < 45 ? 20.9 : 20.2)
    const figures = judged(monthsOf(72, (at) => level(at) + 0.15 * normal(random)))
    const found = significant(figures).filter(({ name }) => name === 'change_point')
    assert.deepEqual(
      found.map(({ period }) => period?.start),
      ['2017-01', '2018-10'],
    )
    for (const [at, ratio] of [Math.exp(0.9), Math.exp(-0.7)].entries()) {
      const { low = Number.NaN, high = Number.NaN } = found[at]?.interval ?? {}
      assert.ok(low < ratio && ratio < high, `${low} ${ratio} ${high}`)
    }
  })

  it('a single month far above the others, which moves neither trend nor level', () => {
    const random = seededRandom('month')
    const figures = judged(monthsOf(48, (at) => 20 + 0.2 * normal(random) + (at === 30 ? 2 : 0)))
    assert.deepEqual([...namesOf(figures)], ['unusual_month'])
    assert.equal(significant(figures)[0]?.period?.start, '2017-07')
  })

  it('a December above the other months', () => {
    const random = seededRandom('december')
    const months = monthsOf(72, (at) => 20 + 0.2 * normal(random) + (at % 12 === 11 ? 1 : 0))
    const figures = adjust(seasonsOf(wholeYears(months), { seed: 's' }), 20)
    assert.ok(namesOf(figures).has('seasonality') && namesOf(figures).has('seasonality_per_working_day'))
    const high = significant(figures).filter(({ name }) => name === 'seasonal_index')
    assert.deepEqual(
      high.map(({ subject, interval }) => [subject?.code, interval?.method]),
      [[12, 'order_statistics']],
    )
    const few = seasonsOf(wholeYears(monthsOf(36, (at) => 20 + (at % 7) / 10)), { seed: 's' })
    assert.ok(few.some(({ name, value }) => name === 'seasonal_index' && value !== undefined))
    assert.ok(!few.some(({ name, interval }) => name === 'seasonal_index' && interval), 'three years hold no interval')
  })

  it('a body with three times as many direct awards as its peers, and no other', () => {
    const rows = madeBodies(seededRandom('bodies'), (body) => (body === 7 ? 0.6 : 0.2))
    const found = significant(adjust(organizationalBehavior(rows), 20))
    assert.deepEqual(
      found.map(({ name, subject }) => [name, subject?.code]),
      [['direct_award_share', 7]],
    )
    assert.ok((found[0]?.effect_size?.value ?? 0) > 0.5)
  })

  it('a correlation, and the third variable that explains it', () => {
    const random = seededRandom('third')
    const size = Float64Array.from({ length: 600 }, () => normal(random))
    const own = (share: number) => size.map((value) => value + share * normal(random))
    const columns = { size, value: own(0.7), duration: own(0.7), bidders: size.map(() => normal(random)) }
    const figures = adjust(correlate(Object.entries(columns).map(([name, values]) => ({ name, values }))), 20)
    const pair = figures.filter(({ variables }) => `${variables}` === 'value,duration')
    assert.ok(pair[0]?.value !== undefined && pair[0].value > 0.5 && (pair[0].test?.p_adjusted ?? 1) < 1e-6)
    assert.deepEqual(pair[1]?.controls, ['size'])
    assert.ok(Math.abs(pair[1]?.value ?? 1) < 0.15, `${pair[1]?.value}`)
    assert.ok(!significant(figures).some(({ variables }) => variables?.includes('bidders')))
  })
})

/** Contracts of forty bodies of 60 to 100 records each, some bought directly. */
function madeBodies(random: SeededRandom, shareOf: (body: number) => number): AnalysisRows {
  const organization: number[] = []
  const direct: number[] = []
  for (let body = 0; body < 40; body++)
    for (let record = 0; record < 60 + body; record++) {
      organization.push(body)
      direct.push(random.next() < shareOf(body) ? 1 : 0)
    }
  const { length } = organization
  return {
    ...{ length, row: new Int32Array(length), day: new Int32Array(length).fill(18_000), measures: {} },
    ...{ cents: new Float64Array(length).fill(100), supplier: new Int32Array(length) },
    ...{ organization: Int32Array.from(organization), direct: Int8Array.from(direct) },
    left_out: { without_value: 0, other_currency: 0, counted_elsewhere: 0, without_date: 0 },
  }
}

describe('shuffled data is silent at the stated rate', () => {
  it('months of four years of noise, drawn 200 times: no month is unusual, and none of the others', () => {
    const random = seededRandom('noise')
    const alarms: Record<string, number> = {}
    for (let time = 0; time < shuffles; time++)
      for (const name of namesOf(
        judged(
          monthsOf(48, () => 20 + 0.4 * normal(random)),
          `${time}`,
        ),
      ))
        alarms[name] = (alarms[name] ?? 0) + 1
    assert.ok((alarms.unusual_month ?? 0) > 0, 'noise has unusual months at the level')
    for (const [name, count] of Object.entries(alarms)) assert.ok(count <= alarmsMax, `${name}: ${count}`)
  })

  it('months of four years in 200 orders', () => {
    const random = seededRandom('orders')
    const { sums, ...months } = monthsOf(48, (at) => 20 + 0.4 * normal(random) + (at % 12 === 11 ? 0.8 : 0))
    const alarms: Record<string, number> = {}
    for (let time = 0; time < shuffles; time++) {
      shuffle(sums, random)
      const made = { ...months, sums }
      const seasons = adjust(seasonsOf(wholeYears(made), { seed: `${time}` }), 20)
      for (const name of [...namesOf(judged(made, `${time}`)), ...namesOf(seasons)])
        alarms[name] = (alarms[name] ?? 0) + 1
    }
    // A month that is far from the others is so in every order.
    const { unusual_month: _, ...ofOrder } = alarms
    for (const [name, count] of Object.entries(ofOrder)) assert.ok(count <= alarmsMax, `${name}: ${count}`)
  })

  it('direct awards dealt to bodies by chance, and bodies that differ anyway', () => {
    const random = seededRandom('dealt')
    let alarms = 0
    for (let time = 0; time < shuffles; time++) {
      const bodies = Array.from({ length: 50 }, (_, code) => {
        const share = 1 / (1 + Math.exp(1 - 0.5 * normal(random) * (time % 2)))
        const n = 20 + 5 * code
        const found = Array.from({ length: n }, () => Number(random.next() < share)).reduce(
          (sum, each) => sum + each,
          0,
        )
        return { code, n, found }
      })
      if (benjaminiHochberg(compareBodies(bodies).map(({ p }) => p)).some((p) => p <= significanceLevel)) alarms++
    }
    assert.ok(alarms <= alarmsMax, `${alarms}`)
  })

  it('numbers of records in 200 orders', () => {
    const random = seededRandom('numbers')
    const columns = Array.from({ length: 5 }, (_, at) => ({
      name: `${at}`,
      values: Float64Array.from({ length: 150 }, () => Math.exp(2 * normal(random))),
    }))
    let alarms = 0
    for (let time = 0; time < shuffles; time++) {
      for (const { values } of columns) shuffle(values, random)
      if (significant(adjust(correlate(columns), 20)).length > 0) alarms++
    }
    assert.ok(alarms <= alarmsMax, `${alarms}`)
  })
})

describe('what cannot be judged says why', () => {
  const empty = { ...madeBodies(seededRandom('few'), () => 0), length: 0, row: new Int32Array(0) }

  it('each type states what it lacks, and nothing else', () => {
    for (const type of [
      'spending_trends',
      'vendor_patterns',
      'organizational_behavior',
      'seasonal_analysis',
    ] as const) {
      const { figures } = analyseRows(empty, { type, seed: 's' })
      assert.ok(figures.length > 0)
      for (const { insufficient_data: why, value } of figures)
        assert.ok(value === undefined && why !== undefined && why.found < why.minimum, type)
    }
  })

  it('a field that no record has is missing, not zero', () => {
    const rows = madeBodies(seededRandom('missing'), () => 0.3)
    const { figures } = analyseRows(rows, { type: 'efficiency_metrics', seed: 's' })
    assert.deepEqual([...new Set(figures.map(({ insufficient_data: why }) => why?.reason))], ['field_missing'])
  })
})

describe('prices', () => {
  const random = seededRandom('prices')
  const months = 36
  const day = Int32Array.from({ length: months * 10 }, (_, at) => addMonths(16_436, Math.floor(at / 10)))
  const inflation = (at: number) => 1.02 ** Math.floor(at / 10)
  const cents = Float64Array.from(day, (_, at) => Math.round(100_000 * inflation(at) * (1 + 0.05 * normal(random))))
  const { length } = day
  const rows: AnalysisRows = {
    ...{ length, row: new Int32Array(length), day, cents, measures: {} },
    ...{ organization: new Int32Array(length), supplier: new Int32Array(length) },
    left_out: { without_value: 0, other_currency: 0, counted_elsewhere: 0, without_date: 0 },
  }
  const values = new Map(Array.from({ length: months }, (_, at) => [2015 * 12 + at, 100 * 1.02 ** at]))

  it('a rise that prices explain is one in nominal terms alone', () => {
    const index = { index: 'made', sources: ['test'], values }
    const { figures, prices } = analyseRows(rows, { type: 'spending_trends', seed: 's', index })
    const trends = figures.filter(({ name }) => name === 'spending_trend')
    assert.deepEqual(
      trends.map(({ terms, test }) => [terms, (test?.p_adjusted ?? 1) <= significanceLevel]),
      [
        ['nominal', true],
        ['real', false],
      ],
    )
    assert.deepEqual(prices, {
      terms: 'real',
      index: 'made',
      sources: ['test'],
      base_month: '2017-12',
      months_missing: 0,
    })
  })

  it('without an index the figures say that they are nominal', () => {
    const { figures, prices } = analyseRows(rows, { type: 'spending_trends', seed: 's' })
    assert.deepEqual(prices, { terms: 'nominal' })
    assert.ok(figures.every(({ terms }) => terms === 'nominal'))
  })

  it('amounts of a month that the index lacks have no part in real terms, and are counted', () => {
    const some = new Map([...values].filter(([month]) => month % 12 !== 5))
    const { prices } = analyseRows(rows, {
      type: 'spending_trends',
      seed: 's',
      index: { index: 'i', sources: [], values: some },
    })
    assert.equal(prices.terms === 'real' && prices.months_missing, 30)
  })
})
