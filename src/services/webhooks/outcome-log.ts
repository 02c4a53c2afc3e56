// DeliveryOutcome log: writes what came of attempts, those that come together in one commit, with what they mean for their endpoints.

import type { Audit } from '../../audit/audit.ts'
import { toOutbox } from '../../events/outbox.ts'
import type { Announcement } from '../../events/owner-event.ts'
import { limits } from '../../limits.ts'
import { findHeld, type Held } from '../../platform/damage.ts'
import { namedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Write } from '../../store/port.ts'
import { afterAttempt, type EndpointHealth } from '../../webhooks/endpoint-health.ts'
import { deliveryKey, dueKey, healthKey, webhookKey } from '../../webhooks/keys.ts'
import type { DeliveryOutcome } from './attempt-delivery.ts'
import { jsonBytes, resourceOf, type WebhooksContext } from './context.ts'
import { dueValue } from './queue-events.ts'
import { findWebhook } from './stored-webhooks.ts'

export interface OutcomeParts extends Pick<WebhooksContext, 'state' | 'clock'> {
  readonly audit: Pick<Audit, 'commit'>
}

interface Pending {
  readonly outcome: DeliveryOutcome
  readonly resolve: () => void
  readonly reject: (cause: unknown) => void
}

/** An endpoint that is given up, or whose owner is warned. */
interface Turn {
  readonly webhook: string
  readonly at: number
  readonly failing_since: number
  readonly disabled?: 'gone' | 'failing'
  readonly warning?: number
}

export class OutcomeLog {
  readonly #parts: OutcomeParts
  readonly #pending: Pending[] = []
  #work: Promise<void> = Promise.resolve()

  constructor(parts: OutcomeParts) {
    this.#parts = parts
  }

  /** Resolves once the outcome is durable. */
  add(outcome: DeliveryOutcome): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ outcome, resolve, reject })
      if (this.#pending.length === 1) this.#work = this.#work.then(() => this.#flush())
    })
  }

  async settle(): Promise<void> {
    await this.#work
  }

  async #flush(): Promise<void> {
    const batch = this.#pending.splice(0, limits.webhookOutcomesPerCommit)
    if (this.#pending.length > 0) this.#work = this.#work.then(() => this.#flush())
    try {
      const outcomes = batch.map(({ outcome }) => outcome)
      const { writes: ofHealth, turns } = await this.#healthOf(outcomes)
      const isDone = await this.#commit(outcomes, ofHealth)
      // One of them was removed or queued anew meanwhile: it fails alone.
      if (!isDone) for (const outcome of outcomes) await this.#commit([outcome], [])
      for (const turn of turns) await this.#act(turn)
      for (const { resolve } of batch) resolve()
    } catch (cause) {
      for (const { reject } of batch) reject(cause)
    }
  }

  #commit(outcomes: readonly DeliveryOutcome[], more: readonly Write[]): Promise<boolean> {
    const conditions: Condition[] = outcomes.map(({ waiting }) => ({ key: waiting, expected: dueValue }))
    return this.#parts.state.commit([...outcomes.flatMap(writesOf), ...more], conditions)
  }

  /** How the endpoints do after these attempts, in their order. */
  async #healthOf(
    outcomes: readonly DeliveryOutcome[],
  ): Promise<{ readonly writes: readonly Write[]; readonly turns: readonly Turn[] }> {
    const attempted = outcomes.flatMap(({ webhook, attempt, isTaken }) =>
      attempt ? [{ webhook, attempt, isTaken }] : [],
    )
    const webhooks = [...new Set(attempted.map(({ webhook }) => webhook))]
    const { state } = this.#parts
    const held = new Map<string, Held>()
    for (const webhook of webhooks) held.set(webhook, await findHeld(state, healthKey(webhook)))
    const before = new Map([...held].map(([webhook, value]) => [webhook, healthIn(value)]))
    const after = new Map(before)
    const turns: Turn[] = []
    for (const { webhook, attempt, isTaken } of attempted) {
      const at = attempt.at + attempt.duration_ms
      const status = attempt.status === undefined ? {} : { status: attempt.status }
      const { health, ...turn } = afterAttempt(after.get(webhook) ?? null, { atMs: at, succeeded: isTaken, ...status })
      after.set(webhook, health)
      if (health && (turn.disabled || turn.warning))
        turns.push({ webhook, at, failing_since: health.failing_since, ...turn })
    }
    const changed = [...after].filter(
      ([webhook, health]) => health !== before.get(webhook) || held.get(webhook) === 'damaged',
    )
    return {
      writes: changed.map(([webhook, health]) => ({ key: healthKey(webhook), value: health && jsonBytes(health) })),
      turns,
    }
  }

  /** Warns the owner, or switches the webhook off; the fact and its event are one commit. */
  async #act({ webhook: id, at, failing_since, disabled, warning }: Turn): Promise<void> {
    const found = await findWebhook(this.#parts.state, id)
    if (found === undefined || found.webhook.state.type === 'disabled') return
    const { webhook, condition } = found
    const since = new Date(failing_since).toISOString()
    const event: Announcement = {
      id: namedUuid('webhook', id, since, disabled ?? String(warning)),
      event: disabled ? 'webhook.disabled' : 'webhook.failing',
      data: {
        webhook_id: id,
        failing_since: since,
        ...(disabled
          ? { reason: disabled }
          : { disabled_at: new Date(failing_since + limits.webhookFailingMs).toISOString() }),
      },
      timestamp: new Date(at).toISOString(),
    }
    const outbox = toOutbox(
      { owner: webhook.user_id, events: [event] },
      { atMs: this.#parts.clock.now(), id: event.id },
    )
    if (disabled === undefined) {
      await this.#parts.state.commit([outbox], [condition])
      return
    }
    const state = { type: 'disabled', reason: disabled, at } as const
    const entry = {
      ...resourceOf(webhook),
      details: { owner_id: webhook.user_id, reason: disabled, failing_since: since },
    }
    await this.#parts.audit.commit(
      [{ key: webhookKey(id), value: jsonBytes({ ...webhook, state }) }, outbox],
      [condition],
      [{ event_type: 'webhook.disabled', ...entry }],
    )
  }
}

function writesOf({ waiting, webhook, delivery }: DeliveryOutcome): readonly Write[] {
  const done = { key: waiting, value: null }
  if (delivery === undefined) return [done]
  const { id, state } = delivery
  return [
    done,
    { key: deliveryKey(webhook, id), value: jsonBytes(delivery) },
    ...(state.type === 'waiting' ? [{ key: dueKey(webhook, state.at, id), value: dueValue }] : []),
  ]
}

/** What is damaged counts as if nothing had failed yet. */
function healthIn(held: Held): EndpointHealth | null {
  return held instanceof Uint8Array ? parseStored<EndpointHealth>(held) : null
}
