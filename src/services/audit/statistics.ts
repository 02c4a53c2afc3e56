import { filterEvents, findBounds, pageEvents } from '../../audit/query-events.ts'
import type { AuditEvent } from '../../domain/audit-event.ts'
import { dayMs } from '../../domain/days.ts'
import { limits } from '../../limits.ts'
import type { AuditsContext } from './context.ts'
import { type AuditQuery, toFilter } from './to-filter.ts'

type Counts = Readonly<Record<string, number>>

export interface AuditStatistics {
  readonly total_events: number
  /** The newest of them, which the other numbers count. */
  readonly events_counted: number
  readonly events_by_type: Counts
  readonly events_by_severity: Counts
  readonly events_by_user: Counts
  /** By the hour in UTC, such as 2026-01-15T12:00Z. */
  readonly events_by_hour: Counts
  /** 0 to 1; null without events. */
  readonly success_rate: number | null
  readonly most_active_users: readonly { readonly user: string; readonly count: number }[]
  readonly most_common_errors: readonly { readonly error: string; readonly count: number }[]
}

const listed = 10

/** Numbers about the events of a period. */
export async function readStatistics({ audit }: AuditsContext, query: AuditQuery): Promise<AuditStatistics> {
  const filter = toFilter(query)
  const { first, last } = await findBounds(audit.store, filter)
  const tally = createTally()
  for await (const event of filterEvents(audit.store, filter)) {
    if (tally.add(event) >= limits.auditStatisticsEventsMax) break
  }
  return tally.result(Math.max(0, last - first + 1))
}

/** What whoever watches over the service looks at first. */
export async function readDashboard({ audit, clock }: AuditsContext) {
  const now = clock.now()
  const since = (days: number) => new Date(now - days * dayMs).toISOString()
  const periods = [
    { name: 'last_24h', from: since(1), tally: createTally() },
    { name: 'last_7d', from: since(7), tally: createTally() },
    { name: 'last_30d', from: since(30), tally: createTally() },
  ]
  let counted = 0
  for await (const event of filterEvents(audit.store, { from: since(30) })) {
    for (const { from, tally } of periods) if (event.timestamp >= from) tally.add(event)
    if (++counted >= limits.auditStatisticsEventsMax) break
  }
  const statistics: Record<string, AuditStatistics> = {}
  for (const { name, from, tally } of periods) {
    const { first, last } = await findBounds(audit.store, { from })
    statistics[name] = tally.result(Math.max(0, last - first + 1))
  }
  const page = { limit: listed, offset: 0 }
  const [recent_alerts, recent_failures] = await Promise.all([
    pageEvents(audit.store, { values: { severity: ['high', 'critical'] } }, page),
    pageEvents(audit.store, { values: { success: ['false'] } }, page),
  ])
  return { statistics, recent_alerts, recent_failures }
}

function createTally() {
  const [types, severities, users, hours, errors] = [counter(), counter(), counter(), counter(), counter()]
  let [events, successes] = [0, 0]
  return {
    add(event: AuditEvent): number {
      types.add(event.event_type)
      severities.add(event.severity)
      const user = event.user_email ?? event.user_id
      if (user !== null) users.add(user)
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
      events_by_user: Object.fromEntries(users.most(limits.auditPageItemsMax)),
      events_by_hour: hours.counts(),
      success_rate: events === 0 ? null : successes / events,
      most_active_users: users.most(listed).map(([user, count]) => ({ user, count })),
      most_common_errors: errors.most(listed).map(([error, count]) => ({ error, count })),
    }),
  }
}

function counter() {
  const found = new Map<string, number>()
  return {
    add: (name: string) => void found.set(name, (found.get(name) ?? 0) + 1),
    counts: (): Counts => Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1))),
    most: (count: number) => [...found].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, count),
  }
}
