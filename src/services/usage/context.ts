// What the service of usage works with: counts that are at hand, so that asking for them costs no scan of a store.

import type { ApiKeys } from '../../auth/api-keys.ts'
import type { RequestTally } from '../../auth/request-tally.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Store } from '../../store/port.ts'
import type { FollowedEntries } from '../followed-entries.ts'
import type { InvestigationsContext } from '../investigations/context.ts'
import type { WaitingDeliveries } from '../webhooks/waiting-deliveries.ts'
import type { WorkByUser } from '../work-by-user.ts'

/** How much of a kind a user has. */
type CountByUser = Pick<WorkByUser, 'countOf'>

export interface UsageContext extends Pick<InvestigationsContext, 'tiers'> {
  readonly state: Store
  readonly clock: Pick<Clock, 'now'>
  readonly apiKeys: Pick<ApiKeys, 'find' | 'list'>
  readonly tally: RequestTally
  /** Investigations that have not ended, with whose `concurrent` they count against, and those of them that wait. */
  readonly running: FollowedEntries
  readonly waiting: FollowedEntries
  readonly deliveries: WaitingDeliveries
  readonly streams: CountByUser
  readonly sockets: CountByUser
  readonly imports: CountByUser
}
