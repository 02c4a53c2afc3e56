// The task of a schedule: each one that is switched on has one that waits for its time, or is under way.

import type { Store } from '../../store/port.ts'
import { fingerprintOf, type TaskRecord } from '../../tasks/task.ts'
import { nextTimeMs } from '../watches/schedule.ts'
import type { StoredSchedule } from './stored-schedule.ts'
import { findSame } from './stored-task.ts'

/** Of the tasks of a schedule one is open at a time; the same work asked for by somebody is another task. */
function fingerprintOfSchedule({ kind, schedule_id }: Pick<StoredSchedule, 'kind' | 'schedule_id'>): string {
  return fingerprintOf(kind, { schedule_id })
}

/** The id of its task that has not ended. */
export function taskOfSchedule(
  state: Store,
  schedule: Pick<StoredSchedule, 'kind' | 'schedule_id'>,
): Promise<string | undefined> {
  return findSame(state, fingerprintOfSchedule(schedule))
}

/** The next task of a schedule, which begins at its next time. */
export function nextTask(
  schedule: StoredSchedule,
  { task_id, nowMs }: { readonly task_id: string; readonly nowMs: number },
): TaskRecord {
  const { schedule_id, kind, parameters, priority, user_id, times } = schedule
  const at = new Date(nextTimeMs(times, nowMs) ?? nowMs).toISOString()
  return {
    ...{ task_id, kind, parameters, priority, user_id, schedule_id },
    created_at: new Date(nowMs).toISOString(),
    window: { not_before: at },
    fingerprint: fingerprintOfSchedule(schedule),
  }
}
