// Sender
// Owns: what is under way to which endpoint, and when the next attempt of each webhook is due.
// Does not own: what is queued (queue-events.ts), and what an attempt means (webhooks/delivery.ts, webhooks/endpoint-health.ts).
// S1. An attempt counts once its outcome is committed: a process that ends before makes it again, under the same id.
// S2. Webhooks do not wait for each other: each has a lane, and those that fail have few places of their own.
// S3. One node at a time sends (lease); a second one that did the same would send what is under way twice and keep one outcome.

import { Lease } from '../../events/lease.ts'
import { limits } from '../../limits.ts'
import type { Log } from '../../platform/log.ts'
import { dueOf, duePrefix, parseDue } from '../../webhooks/keys.ts'
import { abandonWaiting } from './abandon-waiting.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import type { WebhooksContext } from './context.ts'
import { OutcomeLog, type OutcomeParts } from './outcome-log.ts'
import { refillQueue } from './refill-queue.ts'
import { findWebhook } from './stored-webhooks.ts'

export interface SenderParts extends WebhooksContext, OutcomeParts {
  readonly log: Pick<Log, 'error'>
  readonly holder: string
}

/** What is known of one webhook's queue. */
interface Lane {
  readonly webhook: string
  /** Deliveries under way. */
  readonly underWay: Set<string>
  isFailing: boolean
  /** Another look is asked for, or waits for its time. */
  isDue: boolean
  stopTimer: () => void
  work: Promise<unknown>
}

export class Sender {
  readonly #parts: SenderParts
  readonly #lease: Lease
  readonly #outcomes: OutcomeLog
  readonly #lanes = new Map<string, Lane>()
  /** Lanes that wait for a place, the longest first. */
  readonly #held = new Set<Lane>()
  readonly #attempts = new Set<Promise<unknown>>()
  #failingUnderWay = 0
  #unwatch = (): void => {}
  #stopTimer = (): void => {}
  #looking: Promise<unknown> = Promise.resolve()
  #isStopped = true

  constructor(parts: SenderParts) {
    this.#parts = parts
    this.#lease = new Lease('webhooks', { ...parts, store: parts.state })
    this.#outcomes = new OutcomeLog(parts)
  }

  start(): void {
    this.#isStopped = false
    this.#unwatch = this.#parts.state.watch(duePrefix, (writes) => {
      const queued = writes.filter(({ value }) => value !== null)
      for (const webhook of new Set(queued.map(({ key }) => parseDue(key).webhook))) this.#look(this.#laneOf(webhook))
    })
    this.#lookAround()
  }

  /** Resolves once nothing is under way; what has no answer by then is tried again after the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unwatch()
    this.#stopTimer()
    for (const lane of this.#lanes.values()) lane.stopTimer()
    await this.#parts.http.close()
    await this.#looking
    await Promise.all([...this.#lanes.values()].map(({ work }) => work))
    await Promise.all(this.#attempts)
    await this.#outcomes.settle()
    await this.#lease.release()
  }

  /** Resolves once everything that is due has had its attempt. */
  async settle(): Promise<void> {
    for (;;) {
      const work = [this.#looking, ...[...this.#lanes.values()].map((lane) => lane.work), ...this.#attempts]
      await Promise.all(work)
      const isBusy = [...this.#lanes.values()].some((lane) => lane.isDue || !work.includes(lane.work))
      if (!isBusy && this.#attempts.size === 0) return
    }
  }

  /** Finds what waits without having been announced, such as at the start or from another node. */
  #lookAround(): void {
    this.#looking = this.#try('what waits for webhooks was not read', async () => {
      for await (const webhook of this.#waitingWebhooks()) {
        // Where nothing waits nothing is written.
        if (!(await this.#lease.hold())) return
        this.#look(this.#laneOf(webhook))
      }
    })
    this.#stopTimer = this.#parts.clock.timer(limits.webhookLookMs, () => this.#lookAround())
  }

  /** Each webhook for which something waits: one look-up each. */
  async *#waitingWebhooks(): AsyncGenerator<string> {
    let from = duePrefix
    for (;;) {
      let webhook: string | undefined
      for await (const { key } of this.#parts.state.range({ prefix: duePrefix, from, limit: 1 }))
        webhook = parseDue(key).webhook
      if (webhook === undefined) return
      yield webhook
      // The next character after the slash that ends the prefix.
      from = `${dueOf(webhook).slice(0, -1)}0`
    }
  }

  #laneOf(webhook: string): Lane {
    const known = this.#lanes.get(webhook)
    if (known) return known
    const work = Promise.resolve()
    const lane = { webhook, underWay: new Set<string>(), isFailing: false, isDue: false, stopTimer: () => {}, work }
    this.#lanes.set(webhook, lane)
    return lane
  }

  #look(lane: Lane): void {
    if (lane.isDue || this.#isStopped) return
    lane.isDue = true
    lane.work = lane.work.then(() =>
      this.#try('deliveries of a webhook were not begun', async () => {
        lane.isDue = false
        if (!this.#isStopped && (await this.#lease.hold())) await this.#begin(lane)
      }),
    )
  }

  /** Begins what is due and has a place. */
  async #begin(lane: Lane): Promise<void> {
    const { state, clock } = this.#parts
    const found = await findWebhook(state, lane.webhook)
    if (found === undefined || found.webhook.state.type === 'disabled') {
      await abandonWaiting(this.#parts, lane.webhook, found ? 'webhook_disabled' : 'webhook_gone')
      this.#drop(lane)
      return
    }
    const now = clock.now()
    const limit = lane.underWay.size + limits.webhookConcurrentPerEndpoint + 1
    let isNothingDue = true
    for await (const { key } of state.range({ prefix: dueOf(lane.webhook), limit })) {
      const { id, atMs } = parseDue(key)
      if (lane.underWay.has(id)) continue
      if (atMs > now) {
        this.#wakeAt(lane, atMs - now)
        break
      }
      isNothingDue = false
      if (!this.#hasPlace(lane)) {
        this.#held.add(lane)
        break
      }
      this.#attempt(lane, key)
    }
    if (!isNothingDue) return
    if (await refillQueue(this.#parts, found)) this.#look(lane)
    else this.#drop(lane)
  }

  #hasPlace(lane: Lane): boolean {
    const { underWay, isFailing } = lane
    if (this.#attempts.size >= limits.webhookConcurrentAll) return false
    if (!isFailing) return underWay.size < limits.webhookConcurrentPerEndpoint
    return underWay.size < limits.webhookConcurrentFailing && this.#failingUnderWay < limits.webhookConcurrentFailingAll
  }

  #attempt(lane: Lane, key: string): void {
    const { id } = parseDue(key)
    const { isFailing } = lane
    lane.underWay.add(id)
    if (isFailing) this.#failingUnderWay++
    const attempt = this.#try('the outcome of a delivery was not kept', async () => {
      const outcome = await attemptDelivery(this.#parts, key)
      // What was cut off by the end of the service is tried again after the next start.
      if (this.#isStopped && !outcome.isTaken) return
      lane.isFailing = !outcome.isTaken
      await this.#outcomes.add(outcome)
    }).then((isKept) => {
      lane.underWay.delete(id)
      this.#attempts.delete(attempt)
      if (isFailing) this.#failingUnderWay--
      if (isKept) this.#look(lane)
      else this.#wakeAt(lane, limits.webhookLookMs)
      for (const held of [...this.#held].slice(0, limits.webhookConcurrentPerEndpoint)) {
        this.#held.delete(held)
        this.#look(held)
      }
    })
    this.#attempts.add(attempt)
  }

  #wakeAt(lane: Lane, delayMs: number): void {
    lane.stopTimer()
    // Longer waits are found by looking around.
    if (delayMs <= limits.webhookLookMs) lane.stopTimer = this.#parts.clock.timer(delayMs, () => this.#look(lane))
  }

  /** Forgets a lane with nothing under way; what waits for later is found by looking around. */
  #drop(lane: Lane): void {
    if (lane.isDue || lane.underWay.size > 0 || lane.isFailing) return
    lane.stopTimer()
    this.#held.delete(lane)
    this.#lanes.delete(lane.webhook)
  }

  /** False where it failed. */
  async #try(failure: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (cause) {
      this.#parts.log.error({ err: cause }, `${failure}, which is tried again`)
      return false
    }
  }
}
