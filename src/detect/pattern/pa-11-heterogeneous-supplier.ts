// PA-11: a supplier that sells many more kinds of things than others of as many contracts. General traders do this lawfully: a
// reason to ask what the firm does, no more.

import { groupRows, membersOf } from '../../dataset/group-keys.ts'
import { findFences } from '../evidence/fences.ts'
import { rareConfidence } from '../evidence/rarity.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { onePerTender } from '../views/acts/purchases.ts'

const contractsMin = 20
const suppliersMin = 8
const classesMin = 5
const confidenceMax = 0.15

interface Trader {
  readonly supplier: number
  readonly rows: readonly number[]
  readonly classes: number
}

export const heterogeneousSupplier = defineGroupTest({
  id: 'PA-11',
  names: { supplier: 'supplier' },
  needs: ['acts.supplier', 'acts.category'],
  family: 'heterogeneous_supplier',
  partition: 'supplier',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { supplier, category } = data.acts
    const firms = groupRows(rows, (row) => (category[row] >= 0 && isAwarded(row) ? supplier[row] : -1))
    const found: Trader[] = []
    for (let firm = 0; firm < firms.length; firm++) {
      if (firms.starts[firm + 1] - firms.starts[firm] < contractsMin) continue
      const own = membersOf(firms, firm)
      if (onePerTender(own, data, 'supplier').length < contractsMin) continue
      const acts = Array.from(own)
      const classes = new Set(acts.map((row) => category[row])).size
      found.push({ supplier: firms.keys[firm], rows: acts, classes })
    }
    return found
  },
  weigh(traders) {
    // The number of classes grows about with the root of the number of contracts.
    const measureOf = ({ classes, rows }: Trader) => Math.log(classes) - Math.log(rows.length) / 2
    const fences = findFences(Float64Array.from(traders, measureOf), { reach: 1.5, peersMin: suppliersMin })
    if (fences === undefined) return []
    const found = traders.filter((trader) => trader.classes >= classesMin && measureOf(trader) > fences.high)
    const confidence = rareConfidence(confidenceMax, { judged: traders.length, flagged: found.length })
    return found.map((trader) => ({ ...trader, fences, traders: traders.length, confidence, sensitivity: 0.7 }))
  },
  describe({ classes, rows, fences, traders, ...trader }, { value_cents }, data) {
    const contracts = rows.length
    const supplier = data.text('supplier', trader.supplier)
    const highest = Math.floor(Math.exp(fences.high) * Math.sqrt(contracts))
    return {
      group: `classes ${supplier}`,
      statistic: { method: 'quartile_fence', score: classes, threshold: highest, sample_size: traders },
      expected: {
        metric: 'classes',
        observed: classes,
        value: Math.exp(fences.median) * Math.sqrt(contracts),
        high: highest,
        counterfactual: highest,
      },
      money_at_risk_cents: value_cents / 20,
      factors: { classes: 1 },
      facts: { supplier, classes, usual_classes: highest, contracts, value_cents },
    }
  },
})
