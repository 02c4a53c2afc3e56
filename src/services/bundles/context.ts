// What the services of evidence bundles work with.

import type { Audit } from '../../audit/audit.ts'
import type { ReportsContext } from '../reports/context.ts'

export interface BundlesContext {
  readonly reports: ReportsContext
  readonly audit: Pick<Audit, 'store' | 'keys'>
}
