// Places against places, beside a slow and plain computation of the same.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { analyseRows } from '../../src/analyses/analyse-rows.ts'
import type { AnalysisRows } from '../../src/analyses/analysis-rows.ts'
import type { AdjustedFigure } from '../../src/analyses/figure.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'

interface Made {
  readonly rows: AnalysisRows
  readonly state: Int32Array
}

/** Records of twelve states in amounts with many ties; the first state pays three times as much and is awarded without competition. */
function made({ planted }: { readonly planted: boolean }): Made {
  const random = seededRandom(`places ${planted}`)
  const length = 1_200
  const state = Int32Array.from({ length }, (_, at) => (at % 13) - 1)
  const isOdd = (at: number) => planted && state[at] === 0
  const cents = Float64Array.from({ length }, (_, at) => {
    if (at % 40 === 7) return Number.NaN
    return 100 * (1 + random.integer(60)) * (isOdd(at) ? 3 : 1)
  })
  const direct = Int8Array.from({ length }, (_, at) => Number(random.next() < (isOdd(at) ? 0.9 : 0.3)))
  const none = new Int32Array(length)
  const left_out = { without_value: 0, other_currency: 0, counted_elsewhere: 0, without_date: 0 }
  return {
    state,
    rows: {
      ...{ length, row: none, day: none, cents, organization: none, supplier: none, direct, measures: {}, left_out },
      places: { state },
    },
  }
}

function figuresOf(rows: AnalysisRows): readonly AdjustedFigure[] {
  return analyseRows(rows, { type: 'geographic_patterns', seed: 'places' }).figures
}

const named = (figures: readonly AdjustedFigure[], name: string, type = 'state') =>
  figures.filter((figure) => figure.name === name && figure.subject?.type === type)

function close(actual: number | undefined, expected: number, what: string): void {
  assert.ok(
    Math.abs((actual ?? Number.NaN) - expected) <= 1e-9 * Math.max(1, Math.abs(expected)),
    `${what}: ${actual}, ${expected}`,
  )
}

const middleOf = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
}

describe('places', () => {
  const { rows, state } = made({ planted: true })
  const known = [...state.keys()].filter((at) => (state[at] ?? -1) >= 0 && (rows.cents[at] ?? 0) > 0)
  const centsOf = (isOwn: (place: number) => boolean) =>
    known.filter((at) => isOwn(state[at] ?? -1)).map((at) => rows.cents[at] ?? 0)

  it('have the shares, medians and rank sums of a plain computation', () => {
    const figures = figuresOf(rows)
    const shares = named(figures, 'place_amount_share')
    assert.equal(shares.length, 5)
    const all = centsOf(() => true)
    const sum = all.reduce((total, each) => total + each, 0)
    for (const { subject, value = 0, interval, n } of shares) {
      const own = centsOf((place) => place === subject?.code)
      close(value, own.reduce((total, each) => total + each, 0) / sum, 'share')
      const influences = known.map(
        (at) => ((rows.cents[at] ?? 0) * (Number(state[at] === subject?.code) - value)) / sum,
      )
      const half = 1.959963984540054 * Math.sqrt(influences.reduce((total, each) => total + each ** 2, 0))
      close((interval?.high ?? 0) - value, half, 'half of the interval')
      assert.equal(n, all.length)
    }
    const medians = named(figures, 'place_median_amount')
    const sizeOf = ({ effect_size }: AdjustedFigure) => Math.abs(effect_size?.value ?? 0)
    const [odd] = [...medians].sort((left, right) => sizeOf(right) - sizeOf(left))
    assert.equal(odd?.subject?.code, 0)
    const [own, others] = [centsOf((place) => place === 0), centsOf((place) => place !== 0)]
    close(odd?.value, middleOf(own) / 100, 'median')
    close(odd?.expected, middleOf(others) / 100, 'median of the others')
    let wins = 0
    for (const a of own) for (const b of others) wins += a > b ? 1 : a === b ? 0.5 : 0
    close(odd?.effect_size?.value, (2 * wins) / (own.length * others.length) - 1, 'rank-biserial')
    const counts = new Map<number, number>()
    for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1)
    const ties = [...counts.values()].reduce((total, t) => total + t ** 3 - t, 0)
    const size = all.length
    const sd = Math.sqrt(((own.length * others.length) / 12) * (size + 1 - ties / (size * (size - 1))))
    close(odd?.test?.statistic, (wins - (own.length * others.length) / 2) / sd, 'z')
  })

  it('stand out by awards without competition where that was planted, and nowhere else', () => {
    const found = named(figuresOf(rows), 'place_direct_award_share')
    assert.deepEqual(
      found.map(({ subject, n }) => [subject?.code, n]),
      [[0, state.filter((place) => place === 0).length]],
    )
    const quiet = figuresOf(made({ planted: false }).rows)
    for (const name of ['place_direct_award_share', 'place_median_amount'])
      assert.deepEqual(named(quiet, name), [], name)
  })

  it('alarm in at most about one of twenty draws where nothing is there', () => {
    let alarms = 0
    const random = seededRandom('places drawn')
    for (let time = 0; time < 100; time++) {
      const own = rows.cents.map(() => 100 * (1 + random.integer(500)))
      alarms += named(figuresOf({ ...rows, cents: own }), 'place_median_amount').length > 0 ? 1 : 0
    }
    assert.ok(alarms <= 10, `${alarms} of 100`)
  })

  it('that are not known are said to be missing, with what would do', () => {
    const figures = figuresOf(rows)
    const missing = figures.filter(({ subject }) => subject?.type === 'municipality')
    assert.deepEqual(
      missing.map(({ name, insufficient_data: why }) => [name, why?.reason, why?.found]),
      [
        ['place_amount_share', 'field_missing', 0],
        ['place_median_amount', 'field_missing', 0],
        ['place_direct_award_share', 'field_missing', 0],
      ],
    )
    const alone = figuresOf({ ...rows, places: { state: new Int32Array(rows.length) } })
    for (const name of ['place_median_amount', 'place_direct_award_share'])
      assert.equal(named(alone, name)[0]?.insufficient_data?.reason, 'too_few_groups', name)
  })
})
