// Price effects: the additive parts of an act's expected log price, from the terms of its group and the act's own data.

import type { Dataset } from '../../../dataset/dataset.ts'
import { logQuantity, termAt, termsPerGroup, toYears } from './group-fits.ts'
import { shiftsMax } from './peer-model.ts'
import type { PriceResiduals } from './price-residuals.ts'
import { pricedActs } from './priced-acts.ts'

/** Effects in log points of an act, by its position in the residuals. */
export interface PriceEffects {
  center(index: number): number
  grade(index: number): number
  quantity(index: number): number
  time(index: number): number
  shift(index: number): number
}

/** The effects on each act. */
export function priceEffects(data: Dataset, { row, groupOf, grade, terms }: PriceResiduals): PriceEffects {
  const { quantity } = data.acts
  const { day } = pricedActs(data)
  const yearOf = (index: number) => toYears(day(row[index]))
  const term = (index: number, at: number) => terms[groupOf[index] * termsPerGroup + at]
  const slope = (index: number, at: number, value: number) =>
    // The sum turns −0 into 0.
    Number.isFinite(value) ? 0 + term(index, at + 1) * (value - term(index, at)) : 0
  return {
    center: (index) => term(index, termAt.center),
    grade: (index) => (grade[index] === 0 ? 0 : term(index, termAt.grade + grade[index] - 1)),
    quantity: (index) => slope(index, termAt.quantity, logQuantity(quantity[row[index]])),
    time: (index) => slope(index, termAt.time, yearOf(index)),
    shift(index) {
      let sum = 0
      for (let at = termAt.shifts; at < termAt.shifts + 2 * shiftsMax; at += 2)
        if (yearOf(index) >= term(index, at)) sum += term(index, at + 1)
      return sum
    },
  }
}
