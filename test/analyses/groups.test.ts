import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { groupValues, type Reduction } from '../../src/analyses/group-values.ts'
import { periodBeside, periodCodes, periodText, yearBefore } from '../../src/analyses/periods.ts'
import { DAY_ABSENT } from '../../src/dataset/dataset.ts'
import { parseDay } from '../../src/domain/days.ts'

describe('groups of rows', () => {
  const codes = [Int32Array.of(1, 0, 1, -1, 1, 0), Int32Array.of(5, 5, 5, 5, -1, 7)]
  const values = Float64Array.of(4, 10, 2, 99, 6, Number.NaN)

  it('have one figure of the values that their rows state', () => {
    const of = (reduction: Reduction) =>
      groupValues({ codes: [codes[0]], values }, reduction).groups.map(({ codes: [code], value }) => [code, value])
    assert.deepEqual(of({ by: 'sum' }), [
      [1, 12],
      [0, 10],
    ])
    const first = (reduction: Reduction) => of(reduction)[0]?.[1]
    assert.deepEqual(
      (['count', 'average', 'median', 'min', 'max', 'stddev'] as const).map((by) => first({ by })),
      [3, 4, 4, 2, 6, 2],
    )
    assert.equal(first({ by: 'percentile', share: 0.75 }), 5)
    assert.equal(of({ by: 'stddev' })[1]?.[1], undefined, 'of one value no deviation is known')
  })

  it('leave rows out that do not say, and count them by what they do not say', () => {
    const { groups, unknown } = groupValues({ codes, values }, { by: 'sum' })
    assert.deepEqual(unknown, [1, 1])
    assert.deepEqual(
      groups.map(({ codes: own, records, valued, value, place }) => [...own, records, valued, value, place]),
      [
        [1, 5, 2, 2, 6, 0],
        [0, 5, 1, 1, 10, 1],
        [0, 7, 1, 0, undefined, 5],
      ],
    )
  })

  it('without a list of codes are one', () => {
    const { groups } = groupValues({ codes: [], values }, { by: 'max' })
    assert.deepEqual(
      groups.map(({ records, value }) => [records, value]),
      [[6, 99]],
    )
  })
})

describe('periods', () => {
  const day = (text: string) => parseDay(text) ?? 0

  it('are written by their first day, the week by its Monday', () => {
    const days = Int32Array.of(day('2024-03-17'), day('2024-03-18'), day('1969-12-31'), DAY_ABSENT)
    const of = (granularity: 'day' | 'week' | 'month' | 'quarter' | 'year') =>
      [...periodCodes(days, granularity)].map((code) => (code < 0 ? null : periodText(code, granularity)))
    assert.deepEqual(of('day'), ['2024-03-17', '2024-03-18', '1969-12-31', null])
    assert.deepEqual(of('week'), ['2024-03-11', '2024-03-18', '1969-12-29', null])
    assert.deepEqual(of('month'), ['2024-03', '2024-03', '1969-12', null])
    assert.deepEqual(of('quarter'), ['2024-Q1', '2024-Q1', '1969-Q4', null])
    assert.deepEqual(of('year'), ['2024', '2024', '1969', null])
  })

  it('follow each other, and have one a year before', () => {
    const [code] = periodCodes(Int32Array.of(day('2024-12-30')), 'quarter')
    assert.equal(periodText(periodBeside(code ?? 0, 'quarter', 1), 'quarter'), '2025-Q1')
    assert.equal(periodText(yearBefore(code ?? 0, 'quarter'), 'quarter'), '2023-Q4')
    const [week] = periodCodes(Int32Array.of(day('2024-12-30')), 'week')
    assert.equal(periodText(yearBefore(week ?? 0, 'week'), 'week'), '2024-01-01')
  })
})
