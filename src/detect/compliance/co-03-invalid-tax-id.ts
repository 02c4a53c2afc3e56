// CO-03: a supplier's CPF or CNPJ whose check digits fail. Masked, foreign and absent ids cannot be judged; a 14-digit id that
// holds a valid CPF after three zeros is a padded CPF, not a wrong CNPJ. A number that fails is most often a typing slip: what was
// bought and paid is not in question, and no money is at risk.

import { personTypeCodes } from '../../dataset/dataset.ts'
import { checkTaxId } from '../../domain/tax-id.ts'
import { defineActRule, ruleConfidence } from '../forms/act-rule.ts'

const foreign = personTypeCodes.indexOf('foreign')

export const invalidTaxId = defineActRule({
  id: 'CO-03',
  names: { tax_id: 'tax_id' },
  laws: ['Lei 14.133/2021, art. 68, I'],
  isFactWithoutLaw: true,
  needs: ['acts.supplier_id_valid'],
  family: 'tax_id',
  gravity: 'record',
  kinds: ['contract', 'award'],
  prepare(data) {
    const { acts } = data
    return (row) => {
      if (acts.supplier_id_valid[row] !== 0 || acts.person_type[row] === foreign) return undefined
      const id = data.text('supplier', acts.supplier[row])
      if (isPaddedCpf(id) || isPlaceholder(id)) return undefined
      return {
        confidence: ruleConfidence(0.98, isRepeated(id) ? 5 : 0),
        statistic: { method: 'check_digits', score: 1, threshold: 1, sample_size: 1 },
        rule: { law: 'Lei 14.133/2021', article: 'art. 68, I', status: 'suspect' },
        money_at_risk_cents: 0,
        factors: { check_digits: 1 },
        facts: { tax_id: id, id_kind: id.length === 11 ? 'CPF' : 'CNPJ' },
      }
    }
  },
})

function isPaddedCpf(id: string): boolean {
  return id.length === 14 && id.startsWith('000') && checkTaxId(id.slice(3)) === 1
}

function isPlaceholder(id: string): boolean {
  return /^0+$/.test(id)
}

/** One repeated digit is a filler for a required field, so that it is weak evidence about the supplier. */
function isRepeated(id: string): boolean {
  return /^(.)\1+$/.test(id)
}
