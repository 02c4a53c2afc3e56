// What the investigation services work with.

import type { Actors } from '../../agents/messages.ts'
import type { Audit } from '../../audit/audit.ts'
import type { RateTiers } from '../../domain/rate-tiers.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import type { Awaitable } from '../../platform/awaitable.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { Store } from '../../store/port.ts'
import type { AuditActor } from '../audit/context.ts'
import type { FollowedLogs } from '../followed-logs.ts'
import type { StandingOf } from '../identity/standing.ts'
import type { InTurn } from '../in-turn.ts'
import type { WordedResults } from './worded-results.ts'

export interface InvestigationsContext {
  /** State store: investigations, their events and results. */
  readonly state: Store
  readonly records: { version(): Promise<number> }
  /** True for data sources that an enabled connector serves. */
  isRefreshed(source: DataSource): boolean
  readonly actors: Actors
  /** How many may be at work at once on this node. */
  readonly places: number
  /** What gives the next runs of the queue a place (admission.ts). */
  readonly admission: { fill(): void; settled(): Promise<void> }
  /** Whose `concurrent` bounds what a user may have waiting and at work. */
  readonly tiers: () => Awaitable<RateTiers>
  readonly audit: Pick<Audit, 'commit'>
  /** The callers of cancellations in progress, by investigation id. */
  readonly cancelling: Map<string, AuditActor>
  readonly clock: Clock
  readonly ids: Ids
  readonly inTurn: InTurn
  /** The logs of runs, for those who follow them. */
  readonly logs: FollowedLogs
  /** Results as they were last read, in words. */
  readonly worded: WordedResults
  readonly log: Pick<Log, 'error'>
  /** The rights of a caller, as conditions of a commit that uses them. */
  readonly standingOf: StandingOf
}
