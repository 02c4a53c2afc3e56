// Consumption: what every account and API key asked for, for those who run the service.

import type { KeyUsageLog } from '../../auth/api-key-usage.ts'
import type { StoredApiKey } from '../../auth/api-keys.ts'
import type { StoredUser, Users } from '../../auth/users.ts'
import type { Consumption, ConsumptionQuery } from '../../domain/generated/wire-types.ts'
import { type Page, pageOf } from '../page-of.ts'
import type { UsageContext } from './context.ts'

export interface ConsumptionContext extends UsageContext {
  readonly users: Pick<Users, 'list'>
  readonly keyUsage: Pick<KeyUsageLog, 'read'>
}

/** One page of accounts and keys, those with the most requests in their current hour first unless sorted otherwise. */
export async function listConsumption(
  context: ConsumptionContext,
  query: ConsumptionQuery,
): Promise<Page<Consumption>> {
  const runs = await countRuns(context)
  const items: Consumption[] = []
  for (const user of await context.users.list()) {
    items.push(ofUser(context, user, runs))
    for (const key of await context.apiKeys.list(user.id))
      items.push(await ofKey(context, key, { runs, days: query.days }))
  }
  return pageOf(items, { ...query, sort: query.sort ?? '-hour_requests' }, 'id')
}

type RunCounts = ReadonlyMap<string, number>

/** Investigations that have not ended, by whose limit they count against. */
async function countRuns({ running }: ConsumptionContext): Promise<RunCounts> {
  const counts = new Map<string, number>()
  for (const counter of (await running.read()).values()) counts.set(counter, (counts.get(counter) ?? 0) + 1)
  return counts
}

function ofUser(context: ConsumptionContext, { id, email }: StoredUser, runs: RunCounts): Consumption {
  const hour = context.tally.find(id, context.clock.now())?.total
  return {
    ...{ id, kind: 'user', user_id: id, name: email },
    ...{ hour_requests: hour?.requests ?? 0, hour_refused: hour?.refused ?? 0 },
    investigations: runs.get(id) ?? 0,
    streams: context.streams.countOf(id),
    websockets: context.sockets.countOf(id),
  }
}

async function ofKey(
  { tally, clock, keyUsage }: ConsumptionContext,
  { id, user_id, name, rate_limits }: StoredApiKey,
  { runs, days }: { readonly runs: RunCounts; readonly days: number },
): Promise<Consumption> {
  const hour = tally.find(user_id, clock.now())?.byKey.get(id)
  const used = await keyUsage.read(id, days)
  const sum = (field: 'requests' | 'failures' | 'limited') => used.reduce((total, day) => total + day[field], 0)
  const last = used.at(-1)
  return {
    ...{ id, kind: 'api_key', user_id, name },
    ...{ hour_requests: hour?.requests ?? 0, hour_refused: hour?.refused ?? 0 },
    ...(rate_limits !== null && { investigations: runs.get(id) ?? 0 }),
    ...{ requests: sum('requests'), failures: sum('failures'), limited: sum('limited') },
    ...(last !== undefined && { last_used_at: new Date(last.last_used_at).toISOString() }),
  }
}
