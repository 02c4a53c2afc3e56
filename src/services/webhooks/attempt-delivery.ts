// Attempt: one try to send a delivery, and what came of it. Nothing is written here.

import { logKey } from '../../events/keys.ts'
import type { Announcement } from '../../events/owner-event.ts'
import { findHeld, unlessDamaged } from '../../platform/damage.ts'
import type { PostAnswer } from '../../platform/post-pinned.ts'
import { retryAfterMs } from '../../platform/retry-after.ts'
import { parseStored } from '../../platform/stored-json.ts'
import {
  type DeliveryAttempt,
  type FailedReason,
  isTaken,
  type StoredDelivery,
  withAttempt,
} from '../../webhooks/delivery.ts'
import { deliveryKey, parseDue } from '../../webhooks/keys.ts'
import { toPosting } from '../../webhooks/posting.ts'
import { type StoredWebhook, validSecrets } from '../../webhooks/webhook.ts'
import { mayReceive, secretsOf, type WebhooksContext } from './context.ts'

/** What came of a delivery that was due. */
export interface DeliveryOutcome {
  /** Under which it waited. */
  readonly waiting: string
  readonly webhook: string
  readonly isTaken: boolean
  /** As it is now; undefined where it was removed. */
  readonly delivery?: StoredDelivery
  /** It cannot be read, and is to be queued again from the log. */
  readonly isDamaged?: true
  /** Absent where nothing was sent. */
  readonly attempt?: DeliveryAttempt
  /** For how long the receiver asks to be left alone; absent or 0: not at all. */
  readonly pauseMs?: number
}

/** Sends a delivery that is due, unless its owner has lost access or it no longer waits under that key. */
export async function attemptDelivery(
  context: WebhooksContext,
  webhook: StoredWebhook,
  waiting: string,
): Promise<DeliveryOutcome> {
  const { state, users, clock } = context
  const { atMs, id } = parseDue(waiting)
  const held = await findHeld(state, deliveryKey(webhook.id, id))
  // Where nothing is sent the endpoint is not to blame.
  const outcome = { waiting, webhook: webhook.id, isTaken: true }
  if (held === 'damaged') return { ...outcome, isDamaged: true }
  if (held === null) return outcome
  const delivery = parseStored<StoredDelivery>(held)
  if (delivery.state.type !== 'waiting' || Math.floor(delivery.state.at) !== atMs) return outcome
  const unsent = (reason: FailedReason): DeliveryOutcome => ({
    ...outcome,
    delivery: { ...delivery, state: { type: 'failed', at: clock.now(), reason } },
  })
  if (!mayReceive(await users.find(webhook.user_id))) return unsent('owner_has_no_access')
  const event = await readEvent(context, webhook, delivery)
  if (event === undefined) return unsent('event_expired')
  const { attempt, pauseMs } = await sendEvent(context, webhook, event)
  return { ...outcome, isTaken: isTaken(attempt), delivery: withAttempt(delivery, attempt, pauseMs), attempt, pauseMs }
}

type SentEvent = Pick<Announcement, 'id' | 'event' | 'data' | 'timestamp'>

async function readEvent({ state }: WebhooksContext, { user_id }: StoredWebhook, delivery: StoredDelivery) {
  const { event_id: id, event, data, timestamp, sequence } = delivery
  if (data) return { id, event, data, timestamp }
  const bytes = await unlessDamaged(() => state.get(logKey(user_id, sequence)))
  return bytes && parseStored<Announcement>(bytes)
}

/** Sends one event, spelled and signed for a webhook; `pauseMs` is what the receiver asks for. */
export async function sendEvent(
  context: WebhooksContext,
  webhook: StoredWebhook,
  event: SentEvent,
): Promise<{ readonly attempt: DeliveryAttempt; readonly pauseMs: number }> {
  const { clock, http, spelling } = context
  const { url, language } = webhook
  const at = clock.now()
  const beganMs = clock.monotonic()
  const opened = secretsOf(context, webhook)
  const posting = toPosting(event, { language, secrets: validSecrets(opened, at), attemptAtMs: at, spelling })
  const answer = await http.post({
    url: new URL(url),
    body: posting.body,
    headers: { ...opened.headers, ...posting.headers },
  })
  const duration_ms = Math.round(clock.monotonic() - beganMs)
  const pauseMs = answer.type === 'answered' ? (retryAfterMs(answer.retryAfter, clock.now()) ?? 0) : 0
  // The clock may have been set back meanwhile.
  return { attempt: { at: Math.min(at, clock.now()), duration_ms, ...outcomeOf(answer) }, pauseMs }
}

function outcomeOf(answer: PostAnswer): Pick<DeliveryAttempt, 'status' | 'error' | 'reply'> {
  if (answer.type === 'failed') return { error: answer.error }
  const { status, reply } = answer
  const isRedirect = status >= 300 && status < 400
  const isGood = status >= 200 && status < 300
  return {
    status,
    ...(reply !== '' && { reply }),
    ...(!isGood && { error: isRedirect ? 'redirected' : 'refused_status' }),
  }
}
