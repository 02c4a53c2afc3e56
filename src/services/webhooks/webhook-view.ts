// What is shown of a webhook and its deliveries: never a secret.

import { hourMs } from '../../domain/days.ts'
import { toRatio } from '../../domain/figures.ts'
import type * as wire from '../../domain/generated/wire-types.ts'
import { unlessDamaged } from '../../platform/damage.ts'
import { timeOfUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { type DeliveryAttempt, isTaken, type StoredDelivery } from '../../webhooks/delivery.ts'
import { type EndpointHealth, pauseLeftMs } from '../../webhooks/endpoint-health.ts'
import { shownHeaders } from '../../webhooks/headers.ts'
import { dueOf, healthKey, parseDue } from '../../webhooks/keys.ts'
import type { StoredWebhook } from '../../webhooks/webhook.ts'
import { createPause } from '../in-slices.ts'
import { secretsOf, type WebhooksContext } from './context.ts'
import { mapNewest } from './deliveries.ts'

const toTime = (ms: number) => new Date(ms).toISOString()

/** A webhook as its owner sees it. */
export function webhookView(context: WebhooksContext, webhook: StoredWebhook): wire.Webhook {
  const { id, url, events, language, conditions, state, created_at, updated_at } = webhook
  const { previous, headers } = secretsOf(context, webhook)
  const isOldValid = previous && previous.valid_until > context.clock.now()
  return {
    id,
    url,
    events: [...events],
    language,
    active: state.type === 'active',
    status: state.type,
    ...(state.type === 'disabled' && { disabled_reason: state.reason, disabled_at: toTime(state.at) }),
    has_secret: true,
    ...(headers && { headers: shownHeaders(headers) }),
    ...conditions,
    ...(isOldValid && { previous_secret_valid_until: toTime(previous.valid_until) }),
    created_at: toTime(created_at),
    updated_at: toTime(updated_at),
  }
}

/** What edits of a webhook change, and what switches it off; its own headers are sealed. */
export function webhookVersion({ url, events, language, conditions, sealed, state }: StoredWebhook) {
  return { url, events, language, conditions, sealed, state: state.type }
}

type Attempted = Pick<DeliveryAttempt, 'duration_ms'> & { readonly isTaken: boolean }

/** How an endpoint does: of the attempts of the last 24 hours that its newest deliveries hold, and of what waits. */
export async function webhookFigures(
  sources: Pick<WebhooksContext, 'state' | 'clock'>,
  { id }: StoredWebhook,
): Promise<wire.WebhookFigures> {
  const { state, clock } = sources
  const since = clock.now() - 24 * hourMs
  const found = await mapNewest(sources, id, ({ attempts }): readonly Attempted[] =>
    attempts
      .filter(({ at }) => at >= since)
      .map((attempt) => ({ duration_ms: attempt.duration_ms, isTaken: isTaken(attempt) })),
  )
  const attempts = found.flat()
  const taken = attempts.filter((attempt) => attempt.isTaken).length
  const held = await unlessDamaged(() => state.get(healthKey(id)))
  const health = held ? parseStored<EndpointHealth>(held) : null
  const pauseMs = pauseLeftMs(health, clock.now())
  return {
    attempts_24h: attempts.length,
    success_rate_24h: attempts.length === 0 ? null : toRatio(taken / attempts.length),
    p95_duration_ms_24h: percentile95(attempts),
    ...(await waitingFigures(sources, id, pauseMs > 0 ? clock.now() + pauseMs : 0)),
    ...(health && { failing_since: toTime(health.failing_since) }),
  }
}

/** The least duration that 95 % of the attempts do not exceed. */
function percentile95(attempts: readonly Attempted[]): number | null {
  const sorted = attempts.map(({ duration_ms }) => duration_ms).sort((left, right) => left - right)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null
}

async function waitingFigures(
  { state, clock }: Pick<WebhooksContext, 'state' | 'clock'>,
  webhook: string,
  notBeforeMs: number,
) {
  const pause = createPause(clock)
  let [waiting, next, oldest] = [0, Number.POSITIVE_INFINITY, '']
  for await (const { key } of state.range({ prefix: dueOf(webhook) })) {
    const { atMs, id } = parseDue(key)
    waiting++
    next = Math.min(next, atMs)
    // Ids are in the order of their events.
    if (oldest === '' || id < oldest) oldest = id
    await pause()
  }
  return {
    waiting,
    ...(waiting > 0 && {
      next_attempt_at: toTime(Math.max(next, notBeforeMs)),
      oldest_waiting_at: toTime(timeOfUuid(oldest)),
    }),
  }
}

/** A delivery as the owner of its webhook sees it. */
export function deliveryView(delivery: StoredDelivery): wire.WebhookDelivery {
  const { id, webhook_id, event_id, event, timestamp, state, attempts } = delivery
  return {
    ...{ id, webhook_id, event_id, event, timestamp },
    status: state.type,
    ...(state.type === 'failed' && { reason: state.reason }),
    ...(state.type === 'delivered' && { delivered_at: toTime(state.at) }),
    ...(state.type === 'waiting' && { next_attempt_at: toTime(state.at) }),
    attempts: attempts.map(attemptView),
  }
}

function attemptView({ at, duration_ms, status, error, reply }: DeliveryAttempt): wire.WebhookAttempt {
  return {
    at: toTime(at),
    duration_ms,
    ...(status !== undefined && { status_code: status }),
    ...(error && { error }),
    ...(reply !== undefined && { reply }),
  }
}

/** A delivery in the shape of earlier clients. */
export function historyView({ url }: StoredWebhook, delivery: StoredDelivery): wire.WebhookHistoryItem {
  const last = delivery.attempts.at(-1)
  return {
    webhook_url: url,
    event: delivery.event,
    timestamp: delivery.timestamp,
    success: delivery.state.type === 'delivered',
    attempts: delivery.attempts.length,
    ...(last?.status !== undefined && { status_code: last.status }),
    ...(last?.error && { error: last.error }),
    ...(last && { duration_ms: last.duration_ms }),
  }
}
