// CO-14: a partnership with a civil society organisation (Lei 13.019/2014) that the CEPIM lists as barred from transfers. The
// register has no dates, so that the bar may be younger than the partnership. CEPIM bars transfers alone: contracts are no breach.

import { codeTable } from '../../dataset/code-table.ts'
import { type Dataset, sanctionListCodes } from '../../dataset/dataset.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { defineActRule } from '../forms/act-rule.ts'

const partnershipLaw = 13019

export const barredBeneficiary = defineActRule({
  id: 'CO-14',
  names: { supplier: 'supplier' },
  restsOn: [{ table: 'sanctions' }],
  laws: ['Lei 13.019/2014, art. 39'],
  needs: ['acts.supplier', 'acts.legal_basis', 'sanctions.list'],
  family: 'cepim',
  kinds: ['contract', 'award'],
  prepare(data) {
    const listed = listedFirms(data)
    const isPartnership = codeTable(data, 'legal_basis', (text) => toLegalBasis(text)?.law === partnershipLaw)
    return (row) => {
      const supplier = data.acts.supplier[row]
      if (!isPartnership(data.acts.legal_basis[row]) || !listed.has(supplier)) return undefined
      return {
        confidence: 0.6,
        statistic: { method: 'listed_in_cepim', score: 1, threshold: 1, sample_size: 1 },
        rule: { law: 'Lei 13.019/2014', article: 'art. 39', status: 'suspect' },
        money_at_risk_cents: data.acts.value[row] || 0,
        factors: { listed_in_cepim: 1 },
        facts: { supplier: data.text('supplier', supplier) },
      }
    }
  },
})

function listedFirms({ sanctions }: Dataset): ReadonlySet<number> {
  const cepim = sanctionListCodes.indexOf('CEPIM')
  const firms = new Set<number>()
  for (let at = 0; at < sanctions.length; at++) if (sanctions.list[at] === cepim) firms.add(sanctions.supplier[at])
  firms.delete(-1)
  return firms
}
