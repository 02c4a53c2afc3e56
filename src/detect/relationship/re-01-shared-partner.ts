// RE-01: firms with a common partner that bid against each other in one tender.

import { defineSharedControl } from '../forms/shared-control.ts'

export const sharedPartner = defineSharedControl({
  id: 'RE-01',
  names: { firms: 'suppliers', shared_partners: 'suppliers' },
  restsOn: [{ table: 'suppliers', named: 'firms' }],
  laws: ['Lei 14.133/2021, art. 9 e 14'],
  needs: ['bids.supplier', 'partners.partner'],
  link: 'partner',
})
