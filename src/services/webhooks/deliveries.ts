// Deliveries of a webhook: listed, sent again one by one, and caught up with since a time.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import type { FollowUp } from '../../events/distributor.ts'
import { limits } from '../../limits.ts'
import { findHeld, findValue } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import type { StoredDelivery } from '../../webhooks/delivery.ts'
import type { EndpointHealth } from '../../webhooks/endpoint-health.ts'
import { deliveriesPrefix, deliveryKey, dueKey, healthKey } from '../../webhooks/keys.ts'
import { createPause } from '../in-slices.ts'
import { jsonBytes, type WebhooksContext } from './context.ts'
import { dueValue } from './queue-events.ts'
import { readAgain } from './refill-queue.ts'
import { getWebhook, notFound } from './stored-webhooks.ts'

/** Of each of the newest limits.webhookDeliveriesRead deliveries of a webhook, newest first. */
export async function mapNewest<Item>(
  { state, clock }: Pick<WebhooksContext, 'state' | 'clock'>,
  webhook: string,
  toItem: (delivery: StoredDelivery) => Item,
): Promise<readonly Item[]> {
  const pause = createPause(clock)
  const items: Item[] = []
  const range = { prefix: deliveriesPrefix(webhook), reverse: true, limit: limits.webhookDeliveriesRead }
  for await (const entry of state.range(range)) {
    const value = findValue(entry)
    if (value) items.push(toItem(parseStored<StoredDelivery>(value)))
    await pause()
  }
  return items
}

type QueueContext = Pick<WebhooksContext, 'state' | 'clock' | 'inTurn'>

/**
 * Sends a delivery again at once, also where the endpoint asked to be left alone, and goes on by the schedule. Throws
 * RESOURCE_NOT_FOUND, CONFLICT while the webhook is off.
 */
export async function redeliver(
  { state, clock, inTurn }: QueueContext,
  { webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string },
  caller: Caller,
): Promise<StoredDelivery> {
  const again = async (): Promise<StoredDelivery | null> => {
    const { condition } = await getActive(state, webhookId, caller)
    const key = deliveryKey(webhookId, deliveryId)
    const bytes = isUuid(deliveryId) ? await state.get(key) : undefined
    if (bytes === undefined) throw notFound(deliveryId)
    const before = parseStored<StoredDelivery>(bytes)
    const at = clock.now()
    const delivery: StoredDelivery = { ...before, state: { type: 'waiting', at }, tries: 0 }
    const pause = await endOfPause(state, webhookId)
    const writes = [
      ...(before.state.type === 'waiting' ? [{ key: dueKey(webhookId, before.state.at, before.id), value: null }] : []),
      { key, value: jsonBytes(delivery) },
      { key: dueKey(webhookId, at, delivery.id), value: dueValue },
      ...pause.writes,
    ]
    return (await state.commit(writes, [condition, { key, expected: bytes }, ...pause.conditions])) ? delivery : null
  }
  return inTurn(webhookId, () => untilCommitted(again))
}

async function endOfPause(store: Store, webhook: string): Promise<FollowUp> {
  const key = healthKey(webhook)
  const expected = await findHeld(store, key)
  if (!(expected instanceof Uint8Array)) return { writes: [], conditions: [] }
  const { pause: _, ...health } = parseStored<EndpointHealth>(expected)
  return { writes: [{ key, value: jsonBytes(health) }], conditions: [{ key, expected }] }
}

/**
 * Queues what the webhook is for and did not take, of all events since a time that the owner's log holds. Resolves to how many
 * events are looked at. Throws VALIDATION_ERROR, RESOURCE_NOT_FOUND, CONFLICT while the webhook is off.
 */
export async function recoverSince(
  { state, inTurn }: QueueContext,
  { webhookId, since }: { readonly webhookId: string; readonly since: string },
  caller: Caller,
): Promise<number> {
  const sinceMs = Date.parse(since)
  const again = async () => {
    const found = await getActive(state, webhookId, caller)
    // A leap second is a time to the schema alone.
    if (Number.isNaN(sinceMs)) throw new AppError('VALIDATION_ERROR', { field: 'since', reason: 'bad_date' })
    return readAgain(state, found, sinceMs)
  }
  return inTurn(webhookId, () => untilCommitted(again))
}

async function getActive(store: Store, id: string, caller: Caller) {
  const found = await getWebhook(store, id, caller)
  if (found.webhook.state.type === 'disabled') throw new AppError('CONFLICT', { reason: 'webhook_not_active' })
  return found
}
