// RE-11: a supplier that shares a partner with a firm barred on the day of the act. The law bars the sanctioned firm, and its
// successor only where the bar is evaded by it (Lei 14.133 art. 14 §1): a lead to follow, never a breach by itself.

import { defineActFlag } from '../forms/act-flag.ts'
import { barEvidence, barsOnDay } from '../views/suppliers/barred-relatives.ts'

export const sanctionedGroup = defineActFlag({
  id: 'RE-11',
  names: { sanctioned_firm: 'supplier' },
  restsOn: [
    { table: 'sanctions', named: 'sanctioned_firm' },
    { table: 'suppliers', named: 'sanctioned_firm' },
    { table: 'suppliers' },
  ],
  laws: ['Lei 14.133/2021, art. 14, §1'],
  needs: ['acts.supplier', 'acts.signing_day', 'sanctions.start_day', 'partners.partner'],
  family: 'sanctioned_group',
  kinds: ['contract', 'award'],
  sensitivity: 0.4,
  prepare(data) {
    const findBar = barsOnDay(data)
    return (row) => {
      const bar = findBar(row)
      return bar?.link === 'shared_partner' ? barEvidence(data, row, bar) : bar && 'clear'
    }
  },
})
