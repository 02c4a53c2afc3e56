// What the services of tasks work with.

import type { Actors } from '../../agents/messages.ts'
import type { Trail } from '../../auth/trail.ts'
import type { TaskKindName } from '../../domain/generated/wire-types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Store } from '../../store/port.ts'
import type { TaskContext, TaskKind } from '../../tasks/kind.ts'

import type { FollowedLogs } from '../followed-logs.ts'
import type { StoredSchedule } from './stored-schedule.ts'
import type { TaskGate } from './task-gate.ts'

/** Work for the thread of tasks; ends soon after the signal fires. */
export type Analyse = (work: Parameters<TaskContext['analyse']>[0], signal: AbortSignal) => Promise<unknown>

export interface TasksContext extends Pick<TaskContext, 'records'> {
  readonly state: Store
  readonly clock: Clock
  readonly ids: Ids
  readonly actors: Actors & { send(to: string, message: { readonly type: string }): void }
  /** The trail whose commits rest on the rights of the caller that their events name. */
  readonly trail: Pick<Trail, 'commit'>
  readonly logs: FollowedLogs
  readonly kinds: Readonly<Partial<Record<TaskKindName, TaskKind>>>
  readonly gate: TaskGate
  readonly analyse: Analyse
  /** Whether the one switch holds the tasks of all schedules. */
  readonly areSchedulesPaused: () => boolean
  /** What follows from a changed schedule for the task of it that waits. */
  readonly replan: (schedule: StoredSchedule) => Promise<void>
}
