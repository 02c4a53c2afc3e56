// Times of the schedules of tasks: as those of watches, without those that wait for records.

import assert from 'node:assert/strict'
import { type TimeTable, toSchedule } from '../watches/schedule.ts'

/** When a schedule is due. */
export type ScheduleTimes = Extract<TimeTable, { readonly cron: string }>

/** The times that a caller gives. Throws VALIDATION_ERROR. */
export function toTimes(wanted: { readonly cron: string; readonly time_zone?: string }, nowMs: number): ScheduleTimes {
  const times = toSchedule(wanted, nowMs)
  assert('cron' in times, 'what has a cron has times')
  return times
}
