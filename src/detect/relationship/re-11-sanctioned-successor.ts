// RE-11-SUCCESSOR: a supplier opened after the bar on a firm with a common partner began, at the address of the barred firm, or under
// its CNPJ root, looks like its successor. That stands without the rarity that a mere partner in common needs.

import { defineActRule } from '../forms/act-rule.ts'
import { barEvidence, barsOnDay } from '../views/suppliers/barred-relatives.ts'

export const sanctionedSuccessor = defineActRule({
  id: 'RE-11-SUCCESSOR',
  type: 'relationship_anomaly',
  family: 'sanctioned_group',
  kinds: ['contract', 'award'],
  prepare(data) {
    const findBar = barsOnDay(data)
    return (row) => {
      const bar = findBar(row)
      return bar === undefined || bar.link === 'none' || bar.link === 'shared_partner'
        ? undefined
        : barEvidence(data, row, bar)
    }
  },
})
