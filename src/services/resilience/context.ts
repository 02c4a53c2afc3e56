// What the services of breakers and bulkheads work with.

import type { Trail } from '../../auth/trail.ts'
import type { Breaker } from '../../platform/breaker.ts'
import type { BulkheadReading } from '../../platform/bulkhead.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Store } from '../../store/port.ts'

export interface ResilienceContext {
  readonly state: Store
  readonly clock: Pick<Clock, 'now'>
  /** The trail whose commits rest on the rights of the caller that their events name. */
  readonly trail: Pick<Trail, 'commit'>
  /** Of what this process asks, but for webhooks, whose health is stored. */
  readonly breakers: readonly Breaker[]
  /** As they are at this moment. */
  readonly bulkheads: () => Promise<readonly BulkheadReading[]>
  /** Those that are known without a look into the store. */
  readonly places: () => readonly BulkheadReading[]
}
