import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { analyseRows } from '../../src/analyses/analyse-rows.ts'
import type { AnalysisRows } from '../../src/analyses/analysis-rows.ts'
import { choosePriceIndex, type PriceIndex } from '../../src/analyses/price-index.ts'
import { DAY_ABSENT } from '../../src/dataset/dataset.ts'
import { insightsOf } from '../../src/reports/analyses/insights.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'

const months = 60
/** Month number of January 2019. */
const january = 2019 * 12

/** One record of each month from January 2019 on; amounts rise by a fiftieth a month, as the prices of `rising` do. */
function rows(): AnalysisRows {
  const random = seededRandom('prices')
  const codes = Int32Array.from({ length: months }, (_, at) => at)
  return {
    ...{ length: months, row: codes, organization: codes, supplier: codes, measures: {} },
    day: codes.map((at) => 17_897 + Math.round(at * 30.4375) + 10),
    cents: Float64Array.from(codes, (at) => 1e6 * 1.02 ** at * (0.95 + 0.1 * random.next())),
    left_out: { without_value: 0, other_currency: 0, counted_elsewhere: 0, without_date: 0 },
  }
}

function rising(index: string, count: number): PriceIndex {
  const values = new Map(Array.from({ length: count }, (_, at) => [january + at, 100 * 1.02 ** at]))
  return { index, sources: ['made'], values }
}

const trendsIn = (index?: PriceIndex) => {
  const { figures, prices } = analyseRows(rows(), { type: 'spending_trends', seed: '1', ...(index && { index }) })
  return { prices, trends: figures.filter(({ name }) => name === 'spending_trend') }
}

describe('a price index', () => {
  it('takes a rise away that is of prices alone, and leaves the nominal one beside it', () => {
    const { trends, prices } = trendsIn(rising('A', months))
    const [nominal, real] = trends
    assert.deepEqual([nominal?.terms, real?.terms], ['nominal', 'real'])
    assert.ok((nominal?.value ?? 0) > 20 && (nominal?.test?.p_adjusted ?? 1) < 1e-6)
    assert.ok(Math.abs(real?.value ?? 99) < 3 && (real?.test?.p_adjusted ?? 0) > 0.05, JSON.stringify(real))
    assert.deepEqual(prices, { terms: 'real', index: 'A', sources: ['made'], base_month: '2023-12', months_missing: 0 })
  })

  it('leaves months out that it lacks, and counts their records', () => {
    const { trends, prices } = trendsIn(rising('A', 48))
    assert.deepEqual(
      trends.map(({ n }) => n),
      [60, 48],
    )
    assert.deepEqual(
      [prices.terms === 'real' && prices.months_missing, prices.terms === 'real' && prices.base_month],
      [12, '2022-12'],
    )
  })

  it('does not count records without a date among those whose month it lacks', () => {
    const all = rows()
    const undated = { ...all, day: all.day.map((day, at) => (at === 7 ? DAY_ABSENT : day)) }
    const index = rising('A', 48)
    const { prices } = analyseRows(undated, { type: 'spending_trends', seed: '1', index })
    assert.equal(prices.terms === 'real' && prices.months_missing, 12)
  })

  it('is nominal, and says so, where there is none', () => {
    const { trends, prices } = trendsIn()
    assert.deepEqual([prices, trends.map(({ terms }) => terms)], [{ terms: 'nominal' }, ['nominal']])
  })

  it('is chosen by how many amounts have a month of it', () => {
    const all = rows()
    const [short, long] = [rising('A', 12), rising('B', 24)]
    assert.equal(choosePriceIndex(all, [short, long])?.index, 'B')
    assert.equal(choosePriceIndex(all, [rising('C', 24), long])?.index, 'C')
    const later = { ...long, values: new Map([[january + 600, 1]]) }
    assert.equal(choosePriceIndex(all, [later]), undefined)
  })
})

describe('where no test holds', () => {
  it('it is said that nothing was found, with no confidence in that there is nothing', () => {
    const test = { name: 'mann_kendall', statistic: 0.1, p_value: 0.9, p_adjusted: 0.9 } as const
    const quiet = { name: 'spending_trend', value: 2, unit: 'percent_per_year', n: 40, test } as const
    for (const language of ['en', 'pt'] as const) {
      const [said] = insightsOf({ figures: [quiet] }, language)
      assert.match(said?.insight ?? '', /does not show that there is none|não mostra que ela não exista/)
      assert.equal(said?.confidence, undefined)
    }
  })
})
