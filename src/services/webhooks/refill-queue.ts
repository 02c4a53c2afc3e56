// Refill: queues from the owner's log what a webhook was not queued, because too much waited or because its owner asks again.

import { lastKey, logKey, logPrefix, sequenceOf } from '../../events/keys.ts'
import type { Announcement, NumberedEvent } from '../../events/owner-event.ts'
import { readBounds } from '../../events/owner-log.ts'
import { limits } from '../../limits.ts'
import { findHeld, wholeEntries, wholeValues } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import type { StoredDelivery } from '../../webhooks/delivery.ts'
import { behindKey, deliveryKey } from '../../webhooks/keys.ts'
import { jsonBytes } from './context.ts'
import { firstSequence, type QueueContext, queueing, toDeliveries } from './queue-events.ts'
import type { FoundWebhook } from './stored-webhooks.ts'
import { countWaiting } from './waiting-counts.ts'

/**
 * Queues the next limits.webhookRefillEvents events of a webhook that is behind, while fewer than half of
 * limits.webhookWaitingMax wait. `later`: too many wait. `again`: it goes on, or another commit came in between.
 */
export async function refillQueue(
  { state, clock }: Pick<QueueContext, 'state' | 'clock'>,
  { webhook, condition }: FoundWebhook,
): Promise<'done' | 'later' | 'again'> {
  const behind = await findHeld(state, behindKey(webhook.id))
  if (behind === null) return 'done'
  if ((await countWaiting(state, webhook.id)) > limits.webhookWaitingMax / 2) return 'later'
  const last = await findHeld(state, lastKey(webhook.user_id))
  const from = behind === 'damaged' ? firstSequence : parseStored<number>(behind)
  const events = await readLog(state, webhook.user_id, from)
  // What was taken is counted too, so that of the anomalies of one run no others take its place.
  const { deliveries, tallies } = await toDeliveries(state, webhook, { events, clock })
  const open = await withoutQueued(state, deliveries)
  const isEnd = events.length < limits.webhookRefillEvents
  const next = (events.at(-1)?.sequence ?? from - 1) + 1
  const conditions = [
    condition,
    { key: behindKey(webhook.id), expected: behind },
    // At the end of the log: nothing was added to it meanwhile.
    ...(isEnd ? [{ key: lastKey(webhook.user_id), expected: last }] : []),
  ]
  const mark = { key: behindKey(webhook.id), value: isEnd ? null : jsonBytes(next) }
  return (await state.commit([...open.flatMap(queueing), ...tallies, mark], conditions)) && isEnd ? 'done' : 'again'
}

/**
 * Lets a webhook be queued again what it is for and did not take, of all events since a time that the owner's log holds.
 * Resolves to how many are looked at; null where another commit came in between.
 */
export async function readAgain(
  store: Store,
  { webhook, condition }: FoundWebhook,
  sinceMs: number,
): Promise<number | null> {
  const first = await findSince(store, webhook.user_id, sinceMs)
  if (first === 0) return 0
  const key = behindKey(webhook.id)
  const [behind, last] = [await findHeld(store, key), await findHeld(store, lastKey(webhook.user_id))]
  const marked = behind === 'damaged' ? firstSequence : behind ? parseStored<number>(behind) : first
  const from = Math.min(first, marked)
  const isDone = await store.commit([{ key, value: jsonBytes(from) }], [condition, { key, expected: behind }])
  if (!isDone) return null
  return last instanceof Uint8Array ? parseStored<number>(last) - from + 1 : 0
}

async function readLog(store: Store, owner: string, from: number): Promise<readonly NumberedEvent[]> {
  const events: NumberedEvent[] = []
  const range = { prefix: logPrefix(owner), from: logKey(owner, from), limit: limits.webhookRefillEvents }
  for await (const { key, value } of wholeEntries(store.range(range)))
    events.push({ ...parseStored<Announcement>(value), sequence: sequenceOf(key) })
  return events
}

/** Without those that wait or were delivered. */
async function withoutQueued(store: Store, deliveries: readonly StoredDelivery[]): Promise<readonly StoredDelivery[]> {
  const before = await wholeValues(
    store,
    deliveries.map(({ webhook_id, id }) => deliveryKey(webhook_id, id)),
  )
  return deliveries.filter((_, at) => {
    const bytes = before[at]
    return bytes === undefined || parseStored<StoredDelivery>(bytes).state.type === 'failed'
  })
}

/** The first event of an owner's log that happened at a time or later, in a log that is in the order of time; 0: none. */
async function findSince(store: Store, owner: string, sinceMs: number): Promise<number> {
  const { first, last } = await readBounds(store, owner)
  let [from, to, found] = [first, last + 1, 0]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const event = await nextEvent(store, owner, middle)
    if (event && event.sequence < to && Date.parse(event.timestamp) < sinceMs) from = event.sequence + 1
    else {
      // Sequences of deleted events may lie between the middle and the next event.
      if (event && event.sequence < to) found = event.sequence
      to = middle
    }
  }
  return found
}

/** The first event with a sequence or a higher one that is whole. */
async function nextEvent(store: Store, owner: string, sequence: number): Promise<NumberedEvent | undefined> {
  const range = { prefix: logPrefix(owner), from: logKey(owner, sequence) }
  for await (const { key, value } of wholeEntries(store.range(range)))
    return { ...parseStored<Announcement>(value), sequence: sequenceOf(key) }
  return undefined
}
