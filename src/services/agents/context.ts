// What the services of agents work with.

import type { AgentsAtWork } from '../../agents/agent-activity.ts'
import type { Read } from '../../chat/reading-works.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { AnalysesContext } from '../analyses/context.ts'
import type { InvestigationsContext } from '../investigations/context.ts'
import type { LookupsContext } from '../records/context.ts'
import type { AskAgent } from './agent-ask.ts'

/** What agents answer from. */
export interface AskingContext {
  readonly clock: Clock
  readonly analyses: AnalysesContext
  readonly lookups: LookupsContext
  readonly investigations: InvestigationsContext
  readonly read: Read
}

export interface AgentsContext extends AskingContext {
  readonly ids: Ids
  readonly atWork: AgentsAtWork
  readonly askAgent: AskAgent
}
