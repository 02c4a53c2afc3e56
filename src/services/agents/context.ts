// What the services of agents work with.

import type { AgentsAtWork } from '../../agents/agent-activity.ts'
import type { Clock } from '../../platform/clock.ts'

export interface AgentsContext {
  readonly clock: Clock
  readonly atWork: AgentsAtWork
}
