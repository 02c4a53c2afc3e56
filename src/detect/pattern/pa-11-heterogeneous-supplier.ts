// PA-11: a supplier that sells many more kinds of things than others of as many contracts. General traders do this lawfully: a
// reason to ask what the firm does, no more.

import { groupRows, membersOf } from '../../dataset/group-keys.ts'
import type { Candidate } from '../../domain/finding.ts'
import { concatenate, defineDetector } from '../detector.ts'
import { findFences } from '../evidence/fences.ts'
import { selectMembers } from '../evidence/group-members.ts'
import { weighByRarity } from '../forms/act-flag.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'

const contractsMin = 20
const suppliersMin = 8
const classesMin = 5
const confidenceMax = 0.15

interface Trader {
  readonly supplier: number
  readonly rows: readonly number[]
  readonly classes: number
}

export const heterogeneousSupplier = defineDetector<readonly Trader[]>({
  id: 'PA-11',
  type: 'pattern_anomaly',
  names: { supplier: 'supplier' },
  needs: ['acts.supplier', 'acts.category'],
  partition: 'supplier',
  phase: 'pattern_detection',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { supplier, category } = data.acts
    const firms = groupRows(rows, (row) => (category[row] >= 0 && isAwarded(row) ? supplier[row] : -1))
    const found: Trader[] = []
    for (let firm = 0; firm < firms.length; firm++) {
      if (firms.starts[firm + 1] - firms.starts[firm] < contractsMin) continue
      const acts = Array.from(membersOf(firms, firm))
      const classes = new Set(acts.map((row) => category[row])).size
      found.push({ supplier: firms.keys[firm], rows: acts, classes })
    }
    return found
  },
  reduce: concatenate,
  finalize(traders, data, context) {
    // The number of classes grows about with the root of the number of contracts.
    const measureOf = ({ classes, rows }: Trader) => Math.log(classes) - Math.log(rows.length) / 2
    const fences = findFences(Float64Array.from(traders, measureOf), { reach: 1.5, peersMin: suppliersMin })
    if (fences === undefined) return []
    const found = traders.filter((trader) => trader.classes >= classesMin && measureOf(trader) > fences.high)
    const candidates = found.flatMap((trader): Candidate[] => {
      const members = selectMembers(trader.rows, data, context)
      if (members === undefined) return []
      const contracts = trader.rows.length
      const supplier = data.text('supplier', trader.supplier)
      const highest = Math.floor(Math.exp(fences.high) * Math.sqrt(contracts))
      return [
        {
          detector: 'PA-11',
          type: 'pattern_anomaly',
          row: members.row,
          related: members.related,
          group: `classes ${supplier}`,
          family: 'heterogeneous_supplier',
          confidence: confidenceMax,
          sensitivity: 0.7,
          gravity: 'group',
          statistic: {
            method: 'quartile_fence',
            score: trader.classes,
            threshold: highest,
            sample_size: traders.length,
          },
          expected: {
            metric: 'classes',
            observed: trader.classes,
            value: Math.exp(fences.median) * Math.sqrt(contracts),
            high: highest,
            counterfactual: highest,
          },
          money_at_risk_cents: members.value_cents / 20,
          factors: { classes: 1 },
          facts: {
            supplier,
            classes: trader.classes,
            usual_classes: highest,
            contracts,
            value_cents: members.value_cents,
          },
        },
      ]
    })
    return weighByRarity(candidates, { judged: traders.length, flagged: found.length })
  },
})
