// RE-11-SUCCESSOR: a supplier opened after the bar on a firm with a common partner began, at the address of the barred firm, or under
// its CNPJ root, looks like its successor. That stands without the rarity that a mere partner in common needs.

import { defineActRule } from '../forms/act-rule.ts'
import { barEvidence, barsOnDay } from '../views/suppliers/barred-relatives.ts'

export const sanctionedSuccessor = defineActRule({
  id: 'RE-11-SUCCESSOR',
  names: { sanctioned_firm: 'supplier' },
  restsOn: [
    { table: 'sanctions', named: 'sanctioned_firm' },
    { table: 'suppliers', named: 'sanctioned_firm' },
    { table: 'suppliers' },
  ],
  laws: ['Lei 14.133/2021, art. 14, III e §1'],
  needs: ['acts.supplier', 'acts.signing_day', 'sanctions.start_day'],
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
