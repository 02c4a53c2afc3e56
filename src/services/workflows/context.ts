// What the services of workflows work with.

import type { Actors } from '../../agents/messages.ts'
import type { Trail } from '../../auth/trail.ts'
import type { Users } from '../../auth/users.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Store } from '../../store/port.ts'
import type { AskAgent } from '../agents/agent-ask.ts'
import type { FollowedLogs } from '../followed-logs.ts'
import type { InvestigationsContext } from '../investigations/context.ts'

export interface WorkflowsContext {
  readonly state: Store
  readonly clock: Clock
  readonly ids: Ids
  readonly actors: Actors
  /** The trail whose commits rest on the rights of the caller that their events name. */
  readonly trail: Pick<Trail, 'commit'>
  readonly users: Pick<Users, 'find'>
  readonly logs: FollowedLogs
  readonly askAgent: AskAgent
  readonly investigations: InvestigationsContext
}
