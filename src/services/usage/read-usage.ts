// Usage: what a caller asked for in the current hour, what runs for it and what is kept of it, on this node.

import type { StoredApiKey } from '../../auth/api-keys.ts'
import type { HourOfRequests, RequestCount } from '../../auth/request-tally.ts'
import { type Caller, ownLimits } from '../../domain/caller.ts'
import { hourMs } from '../../domain/days.ts'
import type * as wire from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { listWatchesOf } from '../watches/watch.ts'
import { listOwned } from '../webhooks/stored-webhooks.ts'
import type { UsageContext } from './context.ts'

/** The usage of a caller but for its limits, which the edge holds. A key is shown itself, and what its owner's limits are shared for. */
export async function readUsage(context: UsageContext, caller: Caller): Promise<Omit<wire.Usage, 'limits'>> {
  const { api_key: key } = caller
  const keys = key === undefined ? await context.apiKeys.list(caller.user_id) : await ownKey(context, key.id)
  const running = { ...(await runsOf(context, caller, keys)), ...openReaders(context, caller) }
  const requests = requestsOf(context, caller, keys)
  if (key !== undefined) return { requests, running }
  const [webhooks, watches] = [
    await listOwned(context.state, caller.user_id),
    await listWatchesOf(context.state, caller.user_id),
  ]
  let deliveries_waiting = 0
  for (const { webhook } of webhooks) deliveries_waiting += await context.deliveries.countOf(webhook.id)
  return {
    requests,
    running: {
      ...running,
      imports: context.imports.countOf(caller.user_id),
      deliveries_waiting,
      watches_active: watches.filter(({ status }) => status === 'active').length,
    },
    kept: {
      api_keys: { count: keys.length, maximum: limits.apiKeysPerUserMax },
      webhooks: { count: webhooks.length, maximum: limits.webhooksPerUserMax },
      watches: { count: watches.length, maximum: limits.watchesPerUserMax },
      events_days: limits.eventsKeptDays,
      deliveries_days: limits.webhookDeliveriesKeptDays,
      idempotency_hours: limits.idempotencyKeptMs / hourMs,
    },
  }
}

async function ownKey({ apiKeys }: UsageContext, id: string): Promise<readonly StoredApiKey[]> {
  const key = await apiKeys.find(id)
  return key === undefined ? [] : [key]
}

function requestsOf(
  { tally, clock }: UsageContext,
  { user_id, api_key }: Caller,
  keys: readonly StoredApiKey[],
): wire.Usage['requests'] {
  const nowMs = clock.now()
  const { sinceMs, total, byKey }: HourOfRequests = tally.find(user_id, nowMs) ?? { ...nothing, sinceMs: nowMs }
  return {
    since: new Date(sinceMs).toISOString(),
    resets_at: new Date(sinceMs + hourMs).toISOString(),
    ...(api_key === undefined ? total : (byKey.get(api_key.id) ?? noRequests)),
    by_key: keys.map(({ id, name }) => ({ api_key_id: id, name, ...(byKey.get(id) ?? noRequests) })),
  }
}

const noRequests: RequestCount = { requests: 0, refused: 0 }
const nothing = { total: noRequests, byKey: new Map<string, RequestCount>() }

/** A key with limits of its own has runs of its own, which are its owner's too. */
async function runsOf({ running, waiting, tiers }: UsageContext, caller: Caller, keys: readonly StoredApiKey[]) {
  const known = await tiers()
  const own = ownLimits(caller, known)?.id
  const counters = new Set(
    own !== undefined ? [own] : [caller.user_id, ...(caller.api_key ? [] : keys.map(({ id }) => id))],
  )
  const [entries, inQueue] = [await running.read(), await waiting.read()]
  const runs = [...entries].filter(([, counter]) => counters.has(counter))
  const queued = runs.filter(([id]) => inQueue.has(id)).length
  return { investigations: runs.length - queued, investigations_queued: queued }
}

function openReaders({ streams, sockets }: UsageContext, { user_id }: Caller) {
  return { streams: streams.countOf(user_id), websockets: sockets.countOf(user_id) }
}
