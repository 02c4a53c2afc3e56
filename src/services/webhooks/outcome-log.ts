// Outcome log: writes what came of attempts, those that come together in one commit, with what they mean for their endpoints.

import type { Audit } from '../../audit/audit.ts'
import { toOutbox } from '../../events/outbox.ts'
import type { Announcement } from '../../events/owner-event.ts'
import { limits } from '../../limits.ts'
import { findHeld, type Held } from '../../platform/damage.ts'
import { namedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Write } from '../../store/port.ts'
import { afterAttempt, type EndpointHealth, failingMs } from '../../webhooks/endpoint-health.ts'
import { deliveryKey, dueKey, healthKey, webhookKey } from '../../webhooks/keys.ts'
import type { StoredWebhook } from '../../webhooks/webhook.ts'
import type { DeliveryOutcome } from './attempt-delivery.ts'
import { jsonBytes, resourceOf, type WebhooksContext } from './context.ts'
import { dueValue } from './queue-events.ts'
import { type FoundWebhook, findWebhook } from './stored-webhooks.ts'

export interface OutcomeParts extends Pick<WebhooksContext, 'state' | 'clock'> {
  readonly audit: Pick<Audit, 'commit'>
  /** Of this process. */
  readonly holder: string
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
  readonly health: EndpointHealth
  readonly disabled?: 'gone' | 'failing'
  readonly warning?: number
}

/** What attempts mean for their endpoints. */
interface HealthChange {
  readonly writes: readonly Write[]
  readonly conditions: readonly Condition[]
  readonly turns: readonly Turn[]
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
      for (const turn of await this.#keep(batch.map(({ outcome }) => outcome))) await this.#act(turn)
      for (const { resolve } of batch) resolve()
    } catch (cause) {
      for (const { reject } of batch) reject(cause)
    }
  }

  async #keep(outcomes: readonly DeliveryOutcome[]): Promise<readonly Turn[]> {
    const { state } = this.#parts
    const { writes, conditions, turns } = await this.#healthOf(outcomes)
    const waiting: Condition[] = outcomes.map((outcome) => ({ key: outcome.waiting, expected: dueValue }))
    if (await state.commit([...outcomes.flatMap(writesOf), ...writes], [...waiting, ...conditions])) return turns
    const [first, ...others] = outcomes
    if (first === undefined) return []
    if (others.length === 0) return (await this.#isWaiting(first)) ? this.#keep(outcomes) : []
    const kept: Turn[] = []
    for (const outcome of outcomes) kept.push(...(await this.#keep([outcome])))
    return kept
  }

  /** False where it was removed or queued anew meanwhile: nothing is to be kept of its attempt. */
  async #isWaiting({ waiting }: DeliveryOutcome): Promise<boolean> {
    const held = await findHeld(this.#parts.state, waiting)
    return held instanceof Uint8Array && Buffer.compare(held, dueValue) === 0
  }

  /** How the endpoints do after these attempts, in their order. */
  async #healthOf(outcomes: readonly DeliveryOutcome[]): Promise<HealthChange> {
    const attempted = outcomes.flatMap((outcome) => (outcome.attempt ? [{ ...outcome, attempt: outcome.attempt }] : []))
    const { clock, holder } = this.#parts
    const up_ms = clock.monotonic()
    const held = new Map<string, Held>()
    for (const { webhook } of attempted)
      if (!held.has(webhook)) held.set(webhook, await findHeld(this.#parts.state, healthKey(webhook)))
    const before = new Map([...held].map(([webhook, value]) => [webhook, healthIn(value)]))
    const after = new Map(before)
    const turns: Turn[] = []
    for (const { webhook, attempt, isTaken, pauseMs = 0 } of attempted) {
      const at = attempt.at + attempt.duration_ms
      const { health, ...turn } = afterAttempt(after.get(webhook) ?? null, {
        ...{ begunAt: attempt.at, end: { at, process: holder, up_ms }, succeeded: isTaken, pauseMs },
        ...(attempt.status !== undefined && { status: attempt.status }),
      })
      after.set(webhook, health)
      if (health && (turn.disabled || turn.warning)) turns.push({ webhook, at, health, ...turn })
    }
    const changed = [...after].filter(
      ([webhook, health]) => health !== before.get(webhook) || held.get(webhook) === 'damaged',
    )
    // That its owner was warned is written with the warning.
    const unwarned = (webhook: string, health: EndpointHealth): EndpointHealth => ({
      ...health,
      warned: Math.min(health.warned, before.get(webhook)?.warned ?? 0),
    })
    return {
      writes: changed.map(([webhook, health]) => ({
        key: healthKey(webhook),
        value: health && jsonBytes(unwarned(webhook, health)),
      })),
      conditions: changed.map(([webhook]) => ({ key: healthKey(webhook), expected: held.get(webhook) ?? null })),
      turns,
    }
  }

  /** Warns the owner, or switches the webhook off; the fact and its event are one commit. */
  async #act(turn: Turn): Promise<void> {
    const { state, clock } = this.#parts
    const found = await findWebhook(state, turn.webhook)
    if (found === undefined || found.webhook.state.type === 'disabled') return
    const key = healthKey(turn.webhook)
    const expected = await findHeld(state, key)
    const health = healthIn(expected)
    // It took something meanwhile, or a warning did not come about, which the next attempt makes up for.
    const { disabled, warning = 0 } = turn
    const isAsFound = health !== null && health.failing_since === turn.health.failing_since
    if (disabled !== 'gone' && !(isAsFound && health.warned === warnedBefore(turn))) return
    const event = toEvent(turn)
    const outbox = toOutbox({ owner: found.webhook.user_id, events: [event] }, { atMs: clock.now(), id: event.id })
    if (disabled) await this.#disable(found, { ...turn, disabled }, outbox)
    else {
      const warned = { key, value: jsonBytes({ ...health, warned: warning }) }
      await state.commit([warned, outbox], [found.condition, { key, expected }])
    }
  }

  async #disable({ webhook, condition }: FoundWebhook, turn: Turn, outbox: Write): Promise<void> {
    const { at, disabled: reason = 'failing', health } = turn
    const off = { ...webhook, state: { type: 'disabled', reason, at } } satisfies StoredWebhook
    const since = new Date(health.failing_since).toISOString()
    const details = { owner_id: webhook.user_id, reason, failing_since: since }
    const entry = { event_type: 'webhook.disabled', ...resourceOf(webhook), details } as const
    await this.#parts.audit.commit(
      [{ key: webhookKey(webhook.id), value: jsonBytes(off) }, outbox],
      [condition],
      [entry],
    )
  }
}

/** The warning that comes before a warning, or before the end. */
function warnedBefore({ warning }: Turn): number {
  return limits.webhookWarningPercents.findLast((step) => warning === undefined || step < warning) ?? 0
}

function toEvent({ webhook, at, health, disabled, warning }: Turn): Announcement {
  const since = new Date(health.failing_since).toISOString()
  const leftMs = Math.max(0, limits.webhookFailingMs - failingMs(health))
  return {
    id: namedUuid('webhook', webhook, since, disabled ?? String(warning)),
    event: disabled ? 'webhook.disabled' : 'webhook.failing',
    data: {
      webhook_id: webhook,
      failing_since: since,
      ...(disabled ? { reason: disabled } : { disabled_at: new Date(at + leftMs).toISOString() }),
    },
    timestamp: new Date(at).toISOString(),
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
