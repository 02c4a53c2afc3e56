// What the services of models work with.

import type { Trail } from '../../auth/trail.ts'
import type { Store } from '../../store/port.ts'
import type { TasksContext } from '../tasks/context.ts'

export interface ModelsContext {
  readonly state: Store
  readonly trail: Pick<Trail, 'commit'>
  readonly tasks: TasksContext
}
