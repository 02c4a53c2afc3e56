// Refill: queues from the owner's log what a webhook was not queued, because too much waited or because its owner asks again.

import { lastKey, logKey, logPrefix, sequenceOf } from '../../events/keys.ts'
import type { Announcement, NumberedEvent } from '../../events/owner-event.ts'
import { limits } from '../../limits.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import type { StoredDelivery } from '../../webhooks/delivery.ts'
import { behindKey, deliveryKey } from '../../webhooks/keys.ts'
import { jsonBytes } from './context.ts'
import { countWaiting, deliveryId, type QueueContext, toDeliveries } from './queue-events.ts'
import type { FoundWebhook } from './stored-webhooks.ts'

/**
 * Queues the next limits.webhookRefillEvents events of a webhook that is behind, while fewer than half of
 * limits.webhookWaitingMax wait. False where there is nothing to queue, or another commit came in between.
 */
export async function refillQueue(
  { state, clock }: Pick<QueueContext, 'state' | 'clock'>,
  { webhook, condition }: FoundWebhook,
): Promise<boolean> {
  const behind = await state.get(behindKey(webhook.id))
  if (behind === undefined || (await countWaiting(state, webhook.id)) > limits.webhookWaitingMax / 2) return false
  const last = (await state.get(lastKey(webhook.user_id))) ?? null
  const from = parseStored<number>(behind)
  const events = await readLog(state, webhook.user_id, from)
  const open = await withoutQueued(state, webhook.id, events)
  const { writes } = await toDeliveries(state, webhook, { events: open, nowMs: clock.now() })
  const isEnd = events.length < limits.webhookRefillEvents
  const next = (events.at(-1)?.sequence ?? from - 1) + 1
  const conditions = [
    condition,
    { key: behindKey(webhook.id), expected: behind },
    // At the end of the log: nothing was added to it meanwhile.
    ...(isEnd ? [{ key: lastKey(webhook.user_id), expected: last }] : []),
  ]
  return state.commit([...writes, { key: behindKey(webhook.id), value: isEnd ? null : jsonBytes(next) }], conditions)
}

async function readLog(store: Store, owner: string, from: number): Promise<readonly NumberedEvent[]> {
  const events: NumberedEvent[] = []
  const range = { prefix: logPrefix(owner), from: logKey(owner, from), limit: limits.webhookRefillEvents }
  for await (const { key, value } of wholeEntries(store.range(range)))
    events.push({ ...parseStored<Announcement>(value), sequence: sequenceOf(key) })
  return events
}

/** Without those that wait or were delivered. */
async function withoutQueued(store: Store, webhook: string, events: readonly NumberedEvent[]) {
  const found = await store.getMany(events.map((event) => deliveryKey(webhook, deliveryId(webhook, event))))
  return events.filter((_, at) => {
    const bytes = found[at]
    return bytes === undefined || parseStored<StoredDelivery>(bytes).state.type === 'failed'
  })
}

/** The first event of an owner's log that happened at a time or later, in a log that is in the order of time; 0: none. */
export async function findSince(store: Store, owner: string, sinceMs: number): Promise<number> {
  for await (const { key, value } of wholeEntries(store.range({ prefix: logPrefix(owner) })))
    if (Date.parse(parseStored<Announcement>(value).timestamp) >= sinceMs) return sequenceOf(key)
  return 0
}
