import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { toFigure, toMoney, toRatio, toUnitPrice } from '../../src/domain/figures.ts'

test('figures have the digits of their unit', () => {
  const table: readonly (readonly [(value: number) => number, number, number])[] = [
    [toRatio, 2 / 3, 0.6667],
    [toRatio, 0.99995, 1],
    [toRatio, 1.5e-8, 0],
    [toMoney, 41_210.335, 41_210.34],
    [toMoney, 1.005, 1.01],
    [toMoney, -1.005, -1],
    [toUnitPrice, 2.773887307554471, 2.7739],
    [toUnitPrice, 11_826.375, 11_826.38],
    [toUnitPrice, 0.000123456789, 0.000123457],
    [toFigure, 594.2895151515152, 594.29],
    [toFigure, 1.5678589487032118e-8, 1.56786e-8],
    [toFigure, 1_234_567.89, 1_234_568],
    [toFigure, 7_000_000, 7_000_000],
    [toFigure, 0, 0],
  ]
  for (const [round, value, shown] of table) assert.equal(round(value), shown, `${round.name}(${value})`)
})

test('figures are near the value, and stay as they are once rounded', () => {
  const values = fc.double({ min: -1e12, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(values, (value) => {
      for (const round of [toRatio, toMoney, toUnitPrice, toFigure]) {
        const shown = round(value)
        assert.equal(round(shown), shown, round.name)
        assert.ok(Math.abs(shown - value) <= Math.max(0.0051, Math.abs(value) * 6e-6), `${round.name}(${value})`)
      }
    }),
  )
})
