// PA-03: a body that buys without competition far more often than others buy the same items.

import { codeTable } from '../../dataset/code-table.ts'
import { isEmergency, toLegalBasis } from '../../domain/legal-basis.ts'
import { defineShareOutlier, oneTrial } from '../forms/share-outlier.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'

export const directAwardShare = defineShareOutlier({
  id: 'PA-03',
  names: { organization: 'organization' },
  laws: ['Lei 14.133/2021, art. 72'],
  needs: ['acts.organization', 'acts.modality'],
  family: 'direct_award_share',
  kinds: ['contract', 'award'],
  by: 'organization',
  trialsMin: 20,
  groupsMin: 8,
  excessMin: 0.15,
  confidenceMax: 0.5,
  riskShare: 0.1,
  factor: 'direct_awards',
  law: { law: 'Lei 14.133/2021', article: 'art. 72' },
  prepare(data) {
    const methodOf = purchaseMethods(data)
    // An emergency is no habit; it has rules of its own.
    const isUrgent = codeTable(data, 'legal_basis', (text) => {
      const basis = toLegalBasis(text)
      return basis !== undefined && isEmergency(basis)
    })
    return {
      tallyOf(row) {
        const method = methodOf(row)
        if (method === undefined || isUrgent(data.acts.legal_basis[row])) return undefined
        return oneTrial(method === 'direct')
      },
      stratumOf: (row) => data.acts.catalog[row],
    }
  },
})
