// RE-02: firms at one address that bid against each other in one tender.

import { defineSharedControl } from '../forms/shared-control.ts'

export const sharedAddress = defineSharedControl({
  id: 'RE-02',
  names: { firms: 'suppliers', address: 'address' },
  restsOn: [{ table: 'suppliers', named: 'firms' }],
  laws: ['Lei 14.133/2021, art. 9 e 14'],
  needs: ['bids.supplier', 'suppliers.address'],
  link: 'address',
})
