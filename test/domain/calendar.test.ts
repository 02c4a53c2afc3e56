import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addBusinessDays, countBusinessDays, isBusinessDay } from '../../src/domain/business-days.ts'
import { formatDay, monthNumberOf, monthOf, parseDay, yearOf } from '../../src/domain/days.ts'
import { easterDay, findHoliday } from '../../src/domain/holidays.ts'

const day = (text: string): number => parseDay(text) ?? Number.NaN

describe('national holidays', () => {
  it('Easter falls on its published Sundays', () => {
    for (const date of [
      '1961-04-02',
      '2000-04-23',
      '2023-04-09',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2038-04-25',
    ])
      assert.equal(formatDay(easterDay(Number(date.slice(0, 4)))), date)
  })

  it('Good Friday is one, Carnival and Corpus Christi are not', () => {
    assert.equal(findHoliday(day('2024-03-29')), 'good_friday')
    assert.equal(findHoliday(day('2026-04-03')), 'good_friday')
    for (const date of ['2024-02-12', '2024-02-13', '2025-03-04', '2025-06-19', '2024-03-31'])
      assert.equal(findHoliday(day(date)), undefined, date)
  })

  it('20 November is one of the whole country since 2024', () => {
    assert.equal(findHoliday(day('2023-11-20')), undefined)
    assert.equal(findHoliday(day('2024-11-20')), 'black_consciousness')
  })
})

describe('business days', () => {
  it('leave out the first day, count the last one, and skip weekends and holidays', () => {
    assert.equal(countBusinessDays(day('2025-06-17'), day('2025-07-02')), 11)
    assert.equal(countBusinessDays(day('2025-04-17'), day('2025-04-22')), 1)
    assert.equal(countBusinessDays(day('2025-06-17'), day('2025-06-17')), 0)
    assert.equal(countBusinessDays(day('2025-06-18'), day('2025-06-17')), 0)
    assert.equal(isBusinessDay(day('2025-12-25')), false)
  })

  it('adding a count and counting it again agree', () => {
    const from = day('2025-04-10')
    for (let count = 0; count < 60; count++) assert.equal(countBusinessDays(from, addBusinessDays(from, count)), count)
    assert.equal(formatDay(addBusinessDays(day('2025-12-31'), 1)), '2026-01-02')
  })
})

describe('the year and month of a day', () => {
  it('are those of the calendar in every year that a date may have, leap days and ends of centuries too', () => {
    const [first, last] = [parseDay('0001-01-01') ?? Number.NaN, parseDay('9999-12-31') ?? Number.NaN]
    // A step that shares no factor with weeks, years and eras meets each day of the year.
    for (let day = first; day <= last; day += 11) {
      const date = new Date(day * 86_400_000)
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
      assert.deepEqual([yearOf(day), monthOf(day), monthNumberOf(day)], [year, month + 1, year * 12 + month], `${day}`)
    }
    for (const text of ['1900-02-28', '1900-03-01', '2000-02-29', '2024-02-29', '2023-12-31', '2024-01-01'])
      assert.deepEqual(
        [yearOf(parseDay(text) ?? 0), monthOf(parseDay(text) ?? 0)],
        text.split('-').slice(0, 2).map(Number),
      )
  })
})

describe('a day as text', () => {
  it('reads as the calendar of JavaScript has it, from year 1 to 9999, and nothing else reads', () => {
    const millisecondsADay = 86_400_000
    for (let year = 1; year <= 9999; year++)
      for (const month of [1, 2, 3, 4, 9, 12])
        for (const last of [1, 28, 29, 30, 31]) {
          const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${last.toString().padStart(2, '0')}`
          const date = new Date(`${text}T00:00:00Z`)
          const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
          assert.equal(parseDay(text), isReal ? date.getTime() / millisecondsADay : undefined, text)
        }
    for (const text of [
      '',
      '2024-1-01',
      '2024-13-01',
      '2024-00-10',
      '2024-01-00',
      '2024/01/01',
      '2024-01-0x',
      ' 2024-01-1',
    ])
      assert.equal(parseDay(text), undefined, text)
  })
})
