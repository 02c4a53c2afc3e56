import type { Actors } from '../../agents/messages.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Store } from '../../store/port.ts'
import type { InTurn } from '../in-turn.ts'

/** What the investigation services work with. */
export interface InvestigationsContext {
  /** State store: investigations, their events and results. */
  readonly state: Store
  readonly records: { version(): Promise<number> }
  readonly actors: Actors
  readonly clock: Clock
  readonly ids: Ids
  readonly inTurn: InTurn
}
