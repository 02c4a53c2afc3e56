// PR-18: a supplier contracted for more than it was awarded in the tender. Sums over tender and supplier, since one contract may
// cover several items and one award several contracts. Less than awarded is ordinary (registered prices are called off in parts).

import { type Dataset, recordKindCodes } from '../../dataset/dataset.ts'
import { atMost, withinRatio } from '../evidence/legal-bound.ts'
import { defineActFlag } from '../forms/act-flag.ts'

const toleratedRatio = 1.005
const [contractKind, awardKind] = [recordKindCodes.indexOf('contract'), recordKindCodes.indexOf('award')]

export const contractAboveAward = defineActFlag({
  id: 'PR-18',
  laws: ['Lei 14.133/2021, art. 92, II'],
  needs: ['acts.tender', 'acts.supplier', 'acts.value'],
  family: 'contract_above_award',
  kinds: ['contract', 'award'],
  partition: 'supplier',
  sensitivity: 0.4,
  prepare(data, rows) {
    const sums = sumStages(data, rows)
    return (row) => {
      if (data.acts.record_kind[row] !== contractKind) return undefined
      const sum = sums.get(stageKey(data, row))
      if (sum === undefined || !(sum.awarded > 0) || Number.isNaN(sum.contracted)) return undefined
      const ratio = sum.contracted / sum.awarded
      if (ratio <= toleratedRatio) return 'clear'
      return {
        confidence: Math.min(0.45, 0.2 + 0.5 * (ratio - 1)),
        statistic: { method: 'contract_to_award', score: ratio, threshold: toleratedRatio, sample_size: sum.contracts },
        expected: {
          ...atMost('contracted_cents', sum.contracted, sum.awarded),
          counterfactual: withinRatio(sum.awarded, toleratedRatio),
        },
        rule: { law: 'Lei 14.133/2021', article: 'art. 92, II', status: 'suspect' },
        money_at_risk_cents: Math.round((sum.contracted - sum.awarded) / sum.contracts),
        factors: { contract_to_award: 1 },
        facts: {
          contracted_cents: sum.contracted,
          awarded_cents: sum.awarded,
          contracts: sum.contracts,
          tender: data.text('tender', data.acts.tender[row]),
          ratio,
        },
      }
    }
  },
})

interface Stages {
  awarded: number
  contracted: number
  contracts: number
}

/** Of each tender and supplier with both known: what was awarded and what was contracted. */
function sumStages(data: Dataset, rows: Int32Array): ReadonlyMap<number, Stages> {
  const { acts } = data
  const sums = new Map<number, Stages>()
  for (const row of rows) {
    if (acts.tender[row] < 0 || acts.supplier[row] < 0) continue
    const key = stageKey(data, row)
    const sum = sums.get(key) ?? { awarded: 0, contracted: 0, contracts: 0 }
    sums.set(key, sum)
    if (acts.record_kind[row] === awardKind) sum.awarded += acts.value[row]
    if (acts.record_kind[row] !== contractKind) continue
    sum.contracted += acts.value[row]
    sum.contracts++
  }
  return sums
}

function stageKey(data: Dataset, row: number): number {
  return data.acts.tender[row] * data.size('supplier') + data.acts.supplier[row]
}
