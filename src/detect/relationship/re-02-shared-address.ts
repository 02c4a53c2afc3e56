// RE-02: firms at one address that bid against each other in one tender.

import { defineSharedControl } from '../forms/shared-control.ts'

export const sharedAddress = defineSharedControl({ id: 'RE-02', type: 'relationship_anomaly', link: 'address' })
