// Schedules of tasks as people manage them: made with a task, listed, changed and removed.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { TaskSchedule, TaskSchedulePatch } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import type { Making } from '../idempotency/making.ts'
import type { Asker } from '../identity/origin.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import { nextTimeMs } from '../watches/schedule.ts'
import type { TasksContext } from './context.ts'
import { createTask, taskChanged } from './create-task.ts'
import { shownParameters } from './read-task.ts'
import { toTimes } from './schedule-times.ts'
import { taskOfSchedule } from './scheduled-task.ts'
import { getSchedule, listStoredSchedules, type StoredSchedule, scheduleKey, scheduleWrite } from './stored-schedule.ts'
import { getTask, type StoredTask } from './stored-task.ts'

/** One page, the oldest first by default. */
export async function listSchedules(
  context: Pick<TasksContext, 'state' | 'clock' | 'areSchedulesPaused'>,
  query: ListQuery,
): Promise<Page<TaskSchedule>> {
  const stored = await listStoredSchedules(context.state)
  const shown = await Promise.all(stored.map((schedule) => viewOfSchedule(context, schedule)))
  return pageOf(shown, { sort: 'created_at', ...query }, 'schedule_id')
}

/** Throws RESOURCE_NOT_FOUND. */
export async function readSchedule(
  context: Pick<TasksContext, 'state' | 'clock' | 'areSchedulesPaused'>,
  id: string,
): Promise<TaskSchedule> {
  return viewOfSchedule(context, (await getSchedule(context.state, id)).schedule)
}

/**
 * A task that does the work of a schedule now, whether that is switched on or not; its own times stay. Throws RESOURCE_NOT_FOUND, and
 * what a new task throws.
 */
export async function runSchedule(
  context: TasksContext,
  id: string,
  asker: Asker & Making<StoredTask>,
): Promise<StoredTask> {
  const { kind, parameters, priority } = (await getSchedule(context.state, id)).schedule
  return createTask(context, { kind, parameters: { dry_run: false, ...parameters }, priority }, asker)
}

/** A schedule as it is shown, with the task that comes next or is under way. */
async function viewOfSchedule(
  { state, clock, areSchedulesPaused }: Pick<TasksContext, 'state' | 'clock' | 'areSchedulesPaused'>,
  { times, parameters, user_id, built_in, ...schedule }: StoredSchedule,
): Promise<TaskSchedule> {
  const task_id = await taskOfSchedule(state, schedule)
  const open = task_id === undefined ? undefined : await getTask(state, task_id)
  const next = open?.record.window.not_before ?? new Date(nextTimeMs(times, clock.now()) ?? 0).toISOString()
  return {
    ...schedule,
    ...(built_in !== undefined && { built_in }),
    ...(user_id !== null && { user_id }),
    parameters: shownParameters(parameters),
    schedule: times,
    is_paused: areSchedulesPaused(),
    ...(task_id !== undefined && { task_id }),
    ...(schedule.is_enabled && { next_run_at: next }),
  }
}

/**
 * Changes a schedule; its task that waits takes place no more where it is switched off or has other times, and the next one is made
 * by the scheduler. Throws RESOURCE_NOT_FOUND, VALIDATION_ERROR.
 */
export async function updateSchedule(
  context: TasksContext,
  { id, patch }: { readonly id: string; readonly patch: TaskSchedulePatch },
  asker: Asker,
): Promise<TaskSchedule> {
  const { state, trail, clock } = context
  const { is_enabled, priority, schedule: change } = patch
  const changed = await untilCommitted(async () => {
    const { schedule, condition } = await getSchedule(state, id)
    const times = change === undefined ? schedule.times : toTimes({ ...schedule.times, ...change }, clock.now())
    const next: StoredSchedule = {
      ...schedule,
      times,
      is_enabled: is_enabled ?? schedule.is_enabled,
      priority: priority ?? schedule.priority,
    }
    const event = taskChanged('task.updated', asker, {
      id: schedule.schedule_id,
      details: { action: 'schedule', fields: Object.keys(patch) },
    })
    return (await trail.commit([scheduleWrite(next)], [condition], [event])) ? next : null
  })
  await context.replan(changed)
  return viewOfSchedule(context, changed)
}

/** Throws RESOURCE_NOT_FOUND, and CONFLICT for one that the service has by itself, which can be switched off. */
export async function deleteSchedule(context: TasksContext, id: string, asker: Asker): Promise<void> {
  const { state, trail } = context
  const removed = await untilCommitted(async () => {
    const { schedule, condition } = await getSchedule(state, id)
    if (schedule.built_in !== undefined) throw new AppError('CONFLICT', { reason: 'built_in_schedule' })
    const event = taskChanged('task.updated', asker, { id, details: { action: 'unschedule' } })
    return (await trail.commit([{ key: scheduleKey(id), value: null }], [condition], [event])) ? schedule : null
  })
  await context.replan(removed)
}
