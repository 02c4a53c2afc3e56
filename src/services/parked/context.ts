// What the services of parked work work with.

import type { Trail } from '../../auth/trail.ts'
import type { Users } from '../../auth/users.ts'
import type { Store } from '../../store/port.ts'
import type { InvestigationsContext } from '../investigations/context.ts'
import type { TasksContext } from '../tasks/context.ts'
import type { WorkflowsContext } from '../workflows/context.ts'

export interface ParkedContext {
  readonly state: Store
  /** The trail whose commits rest on the rights of the caller that their events name. */
  readonly trail: Pick<Trail, 'commit'>
  readonly users: Pick<Users, 'find'>
  readonly investigations: InvestigationsContext
  readonly workflows: WorkflowsContext
  readonly tasks: TasksContext
}
