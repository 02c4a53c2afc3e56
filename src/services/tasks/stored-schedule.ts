// Schedules of tasks as they are stored.

import type { TaskKindName, TaskPriority } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { isUuid, namedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store, Write } from '../../store/port.ts'
import type { JsonObject } from '../../tasks/task.ts'
import type { ScheduleTimes } from './schedule-times.ts'
import { taskBytes } from './stored-task.ts'

/** Those that a service has from its first start on. */
const builtIns = ['new_records', 'stuck_runs', 'weekly_analysis', 'retention', 'model_drift'] as const
export type BuiltIn = (typeof builtIns)[number]

export function idOfBuiltIn(name: BuiltIn): string {
  return namedUuid('task-schedule', name)
}

export interface StoredSchedule {
  readonly schedule_id: string
  readonly built_in?: BuiltIn
  readonly kind: TaskKindName
  readonly parameters: JsonObject
  readonly priority: TaskPriority
  readonly times: ScheduleTimes
  readonly is_enabled: boolean
  /** Null for those that the service has by itself. */
  readonly user_id: string | null
  readonly created_at: string
}

/** A schedule; the value is a StoredSchedule as JSON. */
export const schedulePrefix = 'task-schedule/'
export const scheduleKey = (id: string) => `${schedulePrefix}${id}`

/** A schedule by its id, or a built-in one by its name, and the condition that it is as it was read; throws RESOURCE_NOT_FOUND. */
export async function getSchedule(
  state: Store,
  named: string,
): Promise<{ readonly schedule: StoredSchedule; readonly condition: Condition }> {
  const builtIn = builtIns.find((name) => name === named)
  const id = builtIn === undefined ? named : idOfBuiltIn(builtIn)
  const key = scheduleKey(id)
  const expected = isUuid(id) ? await state.get(key) : undefined
  if (expected === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return { schedule: parseStored<StoredSchedule>(expected), condition: { key, expected } }
}

/** All of them, in no order that matters. */
export async function listStoredSchedules(state: Store): Promise<readonly StoredSchedule[]> {
  const schedules: StoredSchedule[] = []
  for await (const { value } of wholeEntries(state.range({ prefix: schedulePrefix })))
    schedules.push(parseStored<StoredSchedule>(value))
  return schedules
}

export function scheduleWrite(schedule: StoredSchedule): Write {
  return { key: scheduleKey(schedule.schedule_id), value: taskBytes(schedule) }
}
