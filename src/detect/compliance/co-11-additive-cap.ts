// CO-11: amendments that raise the value by more than the law allows: 25 % of the updated initial value, 50 % for a reform.
// Increases alone count; decreases do not make room (TCU), readjustments raise the base and are no additions (art. 136).

import { codeTable } from '../../dataset/code-table.ts'
import { type AmendmentCap, findAmendmentCap } from '../../domain/amendment-caps.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { findObjectNature } from '../../domain/object-nature.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { type Breach, defineActRule, ruleConfidence } from '../forms/act-rule.ts'
import { type AdditionSums, sumAdditions } from '../views/amendments/additions.ts'
import { newTotalFacts, newTotalShare } from '../views/amendments/new-total.ts'

export const additiveCap = defineActRule({
  id: 'CO-11',
  laws: [
    'Lei 14.133/2021, art. 125',
    'Lei 8.666/1993, art. 65, §1',
    'Lei 13.303/2016, art. 81, §1',
    'Lei 13.979/2020, art. 4-I',
  ],
  needs: ['acts.legal_basis', 'acts.value', 'amendments.value_delta'],
  family: 'additive_cap',
  kinds: ['contract'],
  prepare(data) {
    const basisOf = codeTable(data, 'legal_basis', toLegalBasis)
    const natureOf = codeTable(data, 'category', findObjectNature)
    return (row) => {
      const basis = basisOf(data.acts.legal_basis[row])
      const value = data.acts.value[row]
      if (basis === undefined || !(value > 0)) return undefined
      const sums = sumAdditions(data, row)
      if (sums.additions_cents === 0) return undefined
      // Where no word says what is built or bought, the higher cap is the one that is surely broken.
      const isSilent = data.acts.category[row] < 0
      const cap = findAmendmentCap(basis, isSilent ? 'renovation' : natureOf(data.acts.category[row]))
      return cap === undefined ? undefined : judge(value, sums, cap)
    }
  },
})

function judge(value: number, sums: AdditionSums, cap: AmendmentCap): Breach | undefined {
  const base = value + sums.readjustments_cents
  const allowed = Math.floor(base * cap.ratio)
  // Each amendment may be rounded to the cent.
  if (sums.additions_cents <= allowed + sums.additions) return undefined
  const ratio = sums.additions_cents / base
  const { doubtful } = sums
  return {
    confidence: ruleConfidence(0.98, 0) * (doubtful ? newTotalShare : 1),
    statistic: { method: 'legal_limit', score: ratio, threshold: cap.ratio, sample_size: sums.additions },
    expected: atMost('additions_cents', sums.additions_cents, allowed),
    rule: {
      law: cap.law,
      article: cap.article,
      limit: cap.ratio,
      limit_unit: 'ratio',
      status: doubtful ? 'suspect' : 'violation',
    },
    money_at_risk_cents: sums.additions_cents - allowed,
    factors: { additions_over_cap: 1 },
    facts: {
      value_cents: value,
      base_cents: base,
      additions_cents: sums.additions_cents,
      additions: sums.additions,
      allowed_cents: allowed,
      excess_cents: sums.additions_cents - allowed,
      ratio,
      cap_ratio: cap.ratio,
      ...(doubtful && newTotalFacts(doubtful.addition, doubtful.totalBefore)),
    },
  }
}
