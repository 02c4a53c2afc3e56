// Deliveries of a webhook: listed, sent again one by one, and caught up with since a time.

import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { findValue } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import type { StoredDelivery } from '../../webhooks/delivery.ts'
import { deliveriesPrefix, deliveryKey, dueKey } from '../../webhooks/keys.ts'
import { jsonBytes, type WebhooksContext } from './context.ts'
import { dueValue } from './queue-events.ts'
import { readAgain } from './refill-queue.ts'
import { getWebhook, notFound } from './stored-webhooks.ts'

/** The newest limits.webhookDeliveriesRead deliveries of a webhook, newest first. */
export async function newestDeliveries(store: Store, webhook: string): Promise<readonly StoredDelivery[]> {
  const found: StoredDelivery[] = []
  const range = { prefix: deliveriesPrefix(webhook), reverse: true, limit: limits.webhookDeliveriesRead }
  for await (const entry of store.range(range)) {
    const value = findValue(entry)
    if (value) found.push(parseStored<StoredDelivery>(value))
  }
  return found
}

/** Sends a delivery again at once, and goes on by the schedule. Throws RESOURCE_NOT_FOUND, CONFLICT while the webhook is off. */
export async function redeliver(
  { state, clock }: Pick<WebhooksContext, 'state' | 'clock'>,
  { webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string },
  caller: Caller,
): Promise<StoredDelivery> {
  const { condition } = await getActive(state, webhookId, caller)
  const key = deliveryKey(webhookId, deliveryId)
  const bytes = isUuid(deliveryId) ? await state.get(key) : undefined
  if (bytes === undefined) throw notFound(deliveryId)
  const before = parseStored<StoredDelivery>(bytes)
  const at = clock.now()
  const delivery: StoredDelivery = { ...before, state: { type: 'waiting', at }, tries: 0 }
  const isDone = await state.commit(
    [
      ...(before.state.type === 'waiting' ? [{ key: dueKey(webhookId, before.state.at, before.id), value: null }] : []),
      { key, value: jsonBytes(delivery) },
      { key: dueKey(webhookId, at, delivery.id), value: dueValue },
    ],
    [condition, { key, expected: bytes }],
  )
  if (!isDone) throw new AppError('CONFLICT', { reason: 'busy' })
  return delivery
}

/**
 * Queues what the webhook is for and did not take, of all events since a time that the owner's log holds. Resolves to how many
 * events are looked at. Throws VALIDATION_ERROR, RESOURCE_NOT_FOUND, CONFLICT while the webhook is off.
 */
export async function recoverSince(
  { state }: Pick<WebhooksContext, 'state'>,
  { webhookId, since }: { readonly webhookId: string; readonly since: string },
  caller: Caller,
): Promise<number> {
  const found = await getActive(state, webhookId, caller)
  const sinceMs = Date.parse(since)
  // A leap second is a time to the schema alone.
  if (Number.isNaN(sinceMs)) throw new AppError('VALIDATION_ERROR', { field: 'since', reason: 'bad_date' })
  const events = await readAgain(state, found, sinceMs)
  if (events === undefined) throw new AppError('CONFLICT', { reason: 'busy' })
  return events
}

async function getActive(store: Store, id: string, caller: Caller) {
  const found = await getWebhook(store, id, caller)
  if (found.webhook.state.type === 'disabled') throw new AppError('CONFLICT', { reason: 'webhook_not_active' })
  return found
}
