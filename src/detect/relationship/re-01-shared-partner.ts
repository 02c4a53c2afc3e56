// RE-01: firms with a common partner that bid against each other in one tender.

import { defineSharedControl } from '../forms/shared-control.ts'

export const sharedPartner = defineSharedControl({ id: 'RE-01', type: 'relationship_anomaly', link: 'partner' })
