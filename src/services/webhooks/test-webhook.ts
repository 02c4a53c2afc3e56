// Test: whether an event would match a webhook and why, and whether its endpoint takes it.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Caller } from '../../domain/caller.ts'
import type { OwnerEventType, WebhookTest, WebhookUrlTest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { Announcement, NumberedEvent } from '../../events/owner-event.ts'
import { readBounds, readEvents } from '../../events/owner-log.ts'
import { limits } from '../../limits.ts'
import { type DeliveryAttempt, isTaken } from '../../webhooks/delivery.ts'
import { type ConditionResult, matchEvent } from '../../webhooks/match.ts'
import type { StoredWebhook } from '../../webhooks/webhook.ts'
import { sendEvent } from './attempt-delivery.ts'
import { sealSecrets, type WebhooksContext } from './context.ts'
import { parseTarget } from './manage-webhooks.ts'
import { parseName } from './parse-name.ts'
import { getWebhook, notFound } from './stored-webhooks.ts'

export interface TestResult {
  readonly url: string
  readonly conditions: readonly ConditionResult[]
  /** Absent where nothing was to be sent. */
  readonly attempt?: DeliveryAttempt
}

/** Holds an event against a webhook of the caller and sends it, whether it matches or not. Throws RESOURCE_NOT_FOUND. */
export async function testWebhook(
  context: WebhooksContext,
  { id, test }: { readonly id: string; readonly test: WebhookTest },
  caller: Caller,
): Promise<TestResult> {
  const { webhook } = await getWebhook(context.state, id, caller)
  const event =
    test.event_id === undefined ? madeEvent(context, webhook, test) : await findEvent(context, caller, test.event_id)
  const conditions = matchEvent(webhook, event)
  if (!test.send) return { url: webhook.url, conditions }
  return { url: webhook.url, conditions, ...(await sendOnce(context, webhook, event)) }
}

/** Sends a test to an address that need not be registered. Throws VALIDATION_ERROR. */
export async function testUrl(
  context: WebhooksContext,
  { test, language }: { readonly test: WebhookUrlTest; readonly language: Language },
  caller: Caller,
): Promise<TestResult & { readonly attempt: DeliveryAttempt }> {
  const url = await parseTarget(context, test.url)
  const id = context.ids.uuid()
  const now = context.clock.now()
  const webhook: StoredWebhook = {
    ...{ id, user_id: caller.user_id, url, language, events: [], conditions: {}, state: { type: 'active' } },
    sealed: sealSecrets(context, id, { secret: test.secret ?? context.ids.secret(limits.webhookSecretBytesMin) }),
    ...{ created_at: now, updated_at: now },
  }
  const event = madeEvent(context, { ...webhook, events: ['investigation.completed'] }, {})
  return { url, conditions: [], ...(await sendOnce(context, webhook, event)) }
}

async function sendOnce(context: WebhooksContext, webhook: StoredWebhook, event: Announcement) {
  const { attempt } = await sendEvent(context, webhook, event)
  return { attempt }
}

/** Whether a test was taken. */
export const wasTaken = ({ attempt }: TestResult): boolean => attempt !== undefined && isTaken(attempt)

/** An event that says that it is a test, with the facts that the caller names. */
function madeEvent(
  { ids, clock, spelling }: WebhooksContext,
  { events }: StoredWebhook,
  { event, subject = {} }: Pick<WebhookTest, 'event' | 'subject'>,
): NumberedEvent {
  const [first = 'anomaly.detected'] = events
  const type: OwnerEventType = event === undefined ? first : parseName(spelling, event)
  const { severity, confidence, anomaly_type } = subject
  return {
    id: ids.uuid(),
    event: type,
    data: {
      test: true,
      ...(anomaly_type !== undefined && { type: anomaly_type }),
      ...(severity !== undefined && { severity }),
      ...(confidence !== undefined && { confidence }),
    },
    timestamp: new Date(clock.now()).toISOString(),
    subject,
    sequence: 0,
  }
}

/** An event of the caller's log, among its newest limits.eventsScannedMax. */
async function findEvent({ state }: WebhooksContext, { user_id }: Caller, id: string): Promise<NumberedEvent> {
  const { last } = await readBounds(state, user_id)
  let after = Math.max(0, last - limits.eventsScannedMax)
  for (;;) {
    const wanted = { after, types: [], limit: limits.eventsScannedPerTurn }
    const { events, through, hasMore } = await readEvents(state, user_id, wanted)
    const found = events.find((event) => event.id === id)
    if (found) return found
    if (!hasMore) throw notFound(id)
    after = through
    await nextTurn()
  }
}
