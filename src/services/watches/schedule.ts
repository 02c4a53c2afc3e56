// Schedule: when a watch runs, by cron in a time zone or by new records.

import { Cron } from 'croner'
import { dayMs } from '../../domain/days.ts'
import type { WatchSchedule } from '../../domain/generated/wire-types.ts'
import { type MergePatch, mergePatch } from '../../domain/merge-patch.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'

export type TimeTable = { readonly cron: string; readonly time_zone: string } | { readonly on: 'new_records' }

// Choice: the zone of most bodies whose contracts are watched.
const defaultTimeZone = 'America/Sao_Paulo'

/** The schedule that a caller gives. Throws VALIDATION_ERROR where it is none, never due or too often. */
export function toSchedule({ cron, time_zone, on }: WatchSchedule, nowMs: number): TimeTable {
  if (on !== undefined && cron === undefined && time_zone === undefined) return { on }
  if (cron === undefined || on !== undefined) throw refusal('schedule', 'cron_or_new_records')
  const schedule = { cron: cron.trim(), time_zone: time_zone ?? defaultTimeZone }
  assertTimeZone(schedule.time_zone)
  assertTimes(schedule, nowMs)
  return schedule
}

/** A schedule of which parts are changed (RFC 7396). Of its two forms the one that is given takes the place of the other. */
export function changeSchedule(before: TimeTable, change: MergePatch<WatchSchedule>): WatchSchedule {
  const isOther = typeof change.on === 'string' || (typeof change.cron === 'string' && 'on' in before)
  return mergePatch<WatchSchedule>(isOther ? {} : before, change)
}

/** When the schedule is due next, in ms since 1970; undefined where it waits for records. */
export function nextTimeMs(schedule: TimeTable, nowMs: number): number | undefined {
  if ('on' in schedule) return undefined
  return toCron(schedule).nextRun(new Date(nowMs))?.getTime()
}

function toCron({ cron, time_zone: timezone }: Extract<TimeTable, { readonly cron: string }>): Cron {
  return new Cron(cron, { timezone, mode: '5-part' })
}

function assertTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch (cause) {
    throw refusal('schedule.time_zone', 'unknown_time_zone', { cause })
  }
}

/** The next times of the schedule lie far enough apart. */
function assertTimes(schedule: Extract<TimeTable, { readonly cron: string }>, nowMs: number): void {
  const cron = parseCron(schedule)
  let before = cron.nextRun(new Date(nowMs))
  if (before === null) throw refusal('schedule.cron', 'never_due')
  const untilMs = before.getTime() + limits.watchTimesCheckedDays * dayMs
  for (let checked = 0; checked < limits.watchTimesCheckedMax && before.getTime() < untilMs; checked++) {
    const next = cron.nextRun(before)
    if (next === null) return
    if (next.getTime() - before.getTime() < limits.watchIntervalMsMin)
      throw refusal('schedule.cron', 'too_often', { limit: limits.watchIntervalMsMin / 60_000 })
    before = next
  }
}

function parseCron(schedule: Extract<TimeTable, { readonly cron: string }>): Cron {
  // The library takes one day for a schedule too, which is due once.
  if (oneTime.test(schedule.cron)) throw refusal('schedule.cron', 'bad_cron')
  try {
    return toCron(schedule)
  } catch (cause) {
    throw refusal('schedule.cron', 'bad_cron', { cause })
  }
}

const oneTime = /^\d{4}-/

function refusal(
  field: string,
  reason: Reason,
  { cause, limit }: { readonly cause?: unknown; readonly limit?: number } = {},
): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason, ...(limit !== undefined && { limit }) }, { cause })
}
