// Queue events: the deliveries that follow from new events of an owner, for the commit that puts those into the owner's log.
// Q1. An event is queued for a webhook once: the id of a delivery follows from both.
// Q2. What does not fit limits.webhookWaitingMax stays in the log, and a mark says from where; see refill-queue.ts.
// Q3. What is damaged of one webhook holds up no event: its mark is set to the beginning of the log, its tallies begin anew, and
//     where it is damaged itself nothing is queued for it.

import type { FollowUp } from '../../events/distributor.ts'
import type { NumberedEvent } from '../../events/owner-event.ts'
import type { Clock } from '../../platform/clock.ts'
import { findHeld } from '../../platform/damage.ts'
import { timedUuid } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { Store, Write } from '../../store/port.ts'
import type { StoredDelivery } from '../../webhooks/delivery.ts'
import { behindKey, deliveryKey, dueKey } from '../../webhooks/keys.ts'
import { isFor } from '../../webhooks/match.ts'
import type { StoredWebhook } from '../../webhooks/webhook.ts'
import { createPause } from '../in-slices.ts'
import { jsonBytes, mayReceive, type WebhooksContext } from './context.ts'
import { RunTallies } from './run-tallies.ts'
import { type FoundWebhook, listOwned } from './stored-webhooks.ts'
import type { WaitingCounts } from './waiting-counts.ts'

export interface QueueContext extends Pick<WebhooksContext, 'state' | 'users' | 'clock'> {
  readonly log: Pick<Log, 'error'>
  readonly counts: WaitingCounts
}

/** What follows from new events of an owner for the owner's webhooks. */
export async function followEvents(
  { state, users, clock, log, counts }: QueueContext,
  owner: string,
  events: readonly NumberedEvent[],
): Promise<FollowUp> {
  const owned = await listOwned(state, owner)
  const active = owned.filter(({ webhook }) => webhook.state.type === 'active')
  if (active.length === 0 || !mayReceive(await users.find(owner))) return { writes: [], conditions: [] }
  const found = await Promise.all(active.map((webhook) => follow(state, webhook, { events, clock, log, counts })))
  return { writes: found.flatMap(({ writes }) => writes), conditions: found.flatMap(({ conditions }) => conditions) }
}

interface NewEvents {
  readonly events: readonly NumberedEvent[]
  readonly clock: Clock
}

async function follow(
  store: Store,
  { webhook, condition }: FoundWebhook,
  { events, clock, log, counts }: NewEvents & Pick<QueueContext, 'log' | 'counts'>,
): Promise<FollowUp> {
  const behind = await findHeld(store, behindKey(webhook.id))
  const conditions = [condition, { key: behindKey(webhook.id), expected: behind }]
  if (behind === 'damaged') {
    log.error({ webhook: webhook.id }, 'from where a webhook is behind was damaged: the whole log is read for it')
    return { writes: [{ key: behindKey(webhook.id), value: jsonBytes(firstSequence) }], conditions }
  }
  if (behind !== null) return { writes: [], conditions }
  const { deliveries, tallies } = await toDeliveries(store, webhook, { events, clock })
  const [first] = events
  if (deliveries.length > 0 && first && !(await counts.fits(webhook.id, deliveries.length)))
    return { writes: [{ key: behindKey(webhook.id), value: jsonBytes(first.sequence) }], conditions }
  return { writes: [...deliveries.flatMap(queueing), ...tallies], conditions }
}

/** Where a log begins; what was taken is not queued again. */
export const firstSequence = 1

interface NewDeliveries {
  readonly deliveries: readonly StoredDelivery[]
  /** What was counted of runs. */
  readonly tallies: readonly Write[]
}

/** The deliveries that a webhook gets of events. */
export async function toDeliveries(
  store: Store,
  webhook: StoredWebhook,
  { events, clock }: NewEvents,
): Promise<NewDeliveries> {
  const tallies = new RunTallies(store, webhook.id)
  const [nowMs, pause] = [clock.now(), createPause(clock)]
  const deliveries: StoredDelivery[] = []
  for (const event of events) {
    const summary = await tallies.end(event)
    if (summary && isListening(webhook)) deliveries.push(toDelivery(webhook, summary, nowMs))
    if (isFor(webhook, event) && (await tallies.admits(event))) deliveries.push(toDelivery(webhook, event, nowMs))
    await pause()
  }
  return { deliveries, tallies: tallies.writes() }
}

const isListening = ({ events }: StoredWebhook) => events.includes('anomaly.detected')

/** The id of the delivery of an event to a webhook, in the order of the events. */
function deliveryId(webhook: string, { id, timestamp }: Pick<NumberedEvent, 'id' | 'timestamp'>): string {
  return timedUuid(Date.parse(timestamp), 'webhook-delivery', webhook, id)
}

type Deliverable = Pick<NumberedEvent, 'id' | 'event' | 'timestamp' | 'sequence'> & Pick<StoredDelivery, 'data'>

function toDelivery(
  webhook: StoredWebhook,
  event: Deliverable & { readonly isSummary?: true },
  nowMs: number,
): StoredDelivery {
  return {
    id: deliveryId(webhook.id, event),
    webhook_id: webhook.id,
    ...{ event_id: event.id, event: event.event, timestamp: event.timestamp, sequence: event.sequence },
    ...(event.isSummary && { data: event.data }),
    state: { type: 'waiting', at: nowMs },
    tries: 0,
    attempts: [],
  }
}

/** What every entry of duePrefix holds: its key says the rest. */
export const dueValue = jsonBytes(1)

/** The writes that queue a delivery. */
export function queueing(delivery: StoredDelivery): readonly Write[] {
  const { id, webhook_id, state } = delivery
  return [
    { key: deliveryKey(webhook_id, id), value: jsonBytes(delivery) },
    { key: dueKey(webhook_id, state.at, id), value: dueValue },
  ]
}
