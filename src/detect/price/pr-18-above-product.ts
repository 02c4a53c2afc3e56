// PR-18-PRODUCT: a contract worth more than its quantity at its unit price. A price by the month may be meant for each of so many
// months, so that a whole multiple is none.

import { withinRatio } from '../evidence/legal-bound.ts'
import { shareOfValue } from '../forms/act-rule.ts'
import { defineContradiction } from '../forms/contradiction.ts'
import { doubtCeiling } from '../views/acts/doubted-values.ts'

/** Choice: freight and rounding may add a twentieth; a unit price may be rounded to the cent. */
const ratioMin = 1.05
const roundingReais = 0.005
/** Choice: months or instalments, up to ten years of them, to half a percent. */
const multiples = { max: 120, slack: 0.005 }
/** Choice: one of the three is wrong at the source, and nothing says that it is the value. */
const confidence = doubtCeiling

export const aboveProduct = defineContradiction({
  id: 'PR-18-PRODUCT',
  needs: ['acts.quantity', 'acts.unit_price', 'acts.value'],
  family: 'value_of_stages',
  kinds: ['contract'],
  prepare(data) {
    const { value, quantity, unit_price } = data.acts
    return (row) => {
      const [cents, count, price] = [value[row], quantity[row], unit_price[row]]
      if (!(cents > 0 && count > 0 && price > 0)) return undefined
      const product = Math.round(count * price * 100)
      const ratio = cents / product
      const isRounding = cents <= ratioMin * count * (price + roundingReais) * 100
      if (isRounding || isMultiple(ratio)) return 'clear'
      return {
        confidence,
        statistic: { method: 'value_to_product', score: ratio, threshold: ratioMin, sample_size: 1 },
        expected: {
          metric: 'value_cents',
          observed: cents,
          value: product,
          high: product,
          counterfactual: withinRatio(product, ratioMin),
        },
        money_at_risk_cents: Math.min(cents - product, shareOfValue(data, row, 1)),
        factors: { value_above_product: 1 },
        facts: { value_cents: cents, product_cents: product, quantity: count, unit_price: price, ratio },
      }
    }
  },
})

function isMultiple(ratio: number): boolean {
  const whole = Math.round(ratio)
  return whole >= 2 && whole <= multiples.max && Math.abs(ratio / whole - 1) <= multiples.slack
}
