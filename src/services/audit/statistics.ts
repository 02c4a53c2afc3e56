// Counts over the audit trail.

import { filterEvents, findBounds, newestEvents } from '../../audit/query-events.ts'
import { dayMs } from '../../domain/days.ts'
import { toRatio } from '../../domain/figures.ts'
import type { AuditDashboard, AuditEvent, AuditStatistics } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import type { AuditsContext } from './context.ts'
import { type AuditQuery, toFilter } from './to-filter.ts'

const listed = 10

/** Counts of the events that match. */
export async function readStatistics({ audit }: AuditsContext, query: AuditQuery): Promise<AuditStatistics> {
  const filter = toFilter(query)
  const { first, last } = await findBounds(audit.store, filter)
  const tally = createTally()
  for await (const event of filterEvents(audit.store, filter)) {
    if (tally.add(event) >= limits.auditStatisticsEventsMax) break
  }
  return tally.result(Math.max(0, last - first + 1))
}

/** Counts of the last day, week and month, with the latest alerts and failures. */
export async function readDashboard({ audit, clock }: AuditsContext): Promise<AuditDashboard> {
  const now = clock.now()
  const since = (days: number) => new Date(now - days * dayMs).toISOString()
  const periods = [1, 7, 30].map((days) => ({ from: since(days), tally: createTally() }))
  let counted = 0
  for await (const event of filterEvents(audit.store, { from: since(30) })) {
    for (const { from, tally } of periods) if (event.timestamp >= from) tally.add(event)
    if (++counted >= limits.auditStatisticsEventsMax) break
  }
  const [last_24h, last_7d, last_30d] = await Promise.all(
    periods.map(async ({ from, tally }) => {
      const { first, last } = await findBounds(audit.store, { from })
      return tally.result(Math.max(0, last - first + 1))
    }),
  )
  const [recent_alerts, recent_failures] = await Promise.all([
    newestEvents(audit.store, { values: { severity: ['high', 'critical'] } }, listed),
    newestEvents(audit.store, { values: { success: ['false'] } }, listed),
  ])
  return { statistics: { last_24h, last_7d, last_30d }, recent_alerts, recent_failures }
}

function createTally() {
  const [types, severities, users, hours, errors] = [counter(), counter(), counter(), counter(), counter()]
  const emails = new Map<string, string>()
  // Some events of a user have its id alone, so that the key of a person is found when all are counted.
  const byPerson = () => {
    const people = counter()
    for (const [user, count] of users.all()) people.add(emails.get(user) ?? user, count)
    return people
  }
  let [events, successes] = [0, 0]
  return {
    add(event: AuditEvent): number {
      types.add(event.event_type)
      severities.add(event.severity)
      const user = event.user_id ?? event.user_email
      if (user !== null) users.add(user)
      if (event.user_id !== null && event.user_email !== null) emails.set(event.user_id, event.user_email)
      hours.add(`${event.timestamp.slice(0, 13)}:00Z`)
      if (event.error_code !== null) errors.add(event.error_code)
      if (event.success) successes++
      return ++events
    },
    result: (total_events: number): AuditStatistics => ({
      total_events,
      events_counted: events,
      events_by_type: types.counts(),
      events_by_severity: severities.counts(),
      events_by_user: Object.fromEntries(byPerson().most(limits.auditPageItemsMax)),
      events_by_hour: hours.counts(),
      success_rate: events === 0 ? null : toRatio(successes / events),
      most_active_users: byPerson()
        .most(listed)
        .map(([user, count]) => ({ user, count })),
      most_common_errors: errors.most(listed).map(([error, count]) => ({ error, count })),
    }),
  }
}

function counter() {
  const found = new Map<string, number>()
  return {
    add: (name: string, count = 1) => void found.set(name, (found.get(name) ?? 0) + count),
    all: () => [...found],
    counts: () => Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1))),
    most: (count: number) => [...found].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, count),
  }
}
