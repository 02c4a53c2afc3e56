// What the services of analyses that run on their own work with.

import type { RateTiers } from '../../domain/rate-tiers.ts'
import type { Awaitable } from '../../platform/awaitable.ts'
import type { InTurn } from '../in-turn.ts'
import type { TasksContext } from '../tasks/context.ts'
import type { AnalysesContext } from './context.ts'

/** Analyses are tasks with a record beside them. */
export interface AnalysisRunsContext extends TasksContext {
  /** By whose id analyses that are under way are counted. */
  readonly tiers: () => Awaitable<RateTiers>
  readonly inTurn: InTurn
  /** Those that are answered at once. */
  readonly analyses: AnalysesContext
}
