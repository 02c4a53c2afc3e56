// Sender
// Owns: what is under way to which endpoint, and when the next attempt of each webhook is due.
// Does not own: what is queued (queue-events.ts), and what an attempt means (webhooks/delivery.ts, webhooks/endpoint-health.ts).
// S1. An attempt counts once its outcome is committed: a process that ends before makes it again, under the same id.
// S2. Webhooks do not wait for each other: each has a lane, and those that fail have few places of their own.
// S3. The store announces what is queued to the lane that it is for, which reads the store only for what was not announced:
//     after its start, of what falls due later, and of what other nodes queue.
// S4. A turn of the event loop begins few attempts, so that an event for many webhooks does not hold up requests.
// S5. An endpoint that asks to be left alone is: all its deliveries wait, also over a restart, and then go one at a time until it takes one.
// S6. What was planned while the clock was ahead is due once that is set back (platform/stored-times.ts).
// S7. One node at a time sends (lease); a second one that did the same would send what is under way twice and keep one outcome.

import { Lease } from '../../events/lease.ts'
import { limits } from '../../limits.ts'
import { CountedPlaces } from '../../platform/bulkhead.ts'
import { findHeld, findValue } from '../../platform/damage.ts'
import { timeOfUuid } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { Rounds } from '../../platform/rounds.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { isAhead, SetBacks } from '../../platform/stored-times.ts'
import type { Entry } from '../../store/port.ts'
import { plannedMs, type StoredDelivery } from '../../webhooks/delivery.ts'
import { type EndpointHealth, pauseLeftMs } from '../../webhooks/endpoint-health.ts'
import { behindPrefix, deliveryKey, dueKey, dueOf, duePrefix, healthKey, parseDue } from '../../webhooks/keys.ts'
import { createPause } from '../in-slices.ts'
import { abandonWaiting } from './abandon-waiting.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import type { WebhooksContext } from './context.ts'
import { OutcomeLog, type OutcomeParts } from './outcome-log.ts'
import { dueValue } from './queue-events.ts'
import { readAgain, refillQueue } from './refill-queue.ts'
import { webhooksUnder } from './stored-deliveries.ts'
import { type FoundWebhook, findWebhook } from './stored-webhooks.ts'
import { TurnPlaces } from './turn-places.ts'

export interface SenderParts extends WebhooksContext, OutcomeParts {
  readonly log: Pick<Log, 'error'>
  readonly holder: string
}

/** What is known of one webhook's queue. */
interface Lane {
  readonly webhook: string
  /** Keys of what is due and not under way, in the order in which it is sent. */
  readonly ready: Set<string>
  /** Whether `ready` has all that is due; else the store is read once nothing is ready. */
  isRead: boolean
  /** Whether the owner's log may hold what was not queued. */
  isBehind: boolean
  /** Whether what is not due may have been planned while the clock was ahead. */
  mayBeAhead: boolean
  /** Deliveries under way. */
  readonly underWay: Set<string>
  isFailing: boolean
  /** Until when the endpoint is left alone, in ms since 1970, as far as the newest attempts are known to the lane. */
  pausedUntil: number
  isHealthRead: boolean
  /** Another look is asked for. */
  isDue: boolean
  isAtWork: boolean
  stopTimer: () => void
  work: Promise<unknown>
}

const places = { name: 'webhook_attempts', type: 'semaphore', activeMax: limits.webhookConcurrentAll } as const

export class Sender {
  readonly #parts: SenderParts
  readonly #lease: Lease
  readonly #outcomes: OutcomeLog
  readonly #lanes = new Map<string, Lane>()
  /** Lanes that wait for a place, the longest first. */
  readonly #held = new Set<Lane>()
  readonly #attempts = new Set<Promise<unknown>>()
  readonly #turns = new TurnPlaces(limits.webhookAttemptsPerTurn)
  #failingUnderWay = 0
  readonly bulkhead: CountedPlaces
  readonly #rounds: Rounds
  #unwatch: readonly (() => void)[] = []
  #isStopped = true
  readonly #setBacks: SetBacks
  #isSearchDue = false

  constructor(parts: SenderParts) {
    this.#parts = parts
    this.#lease = new Lease('webhooks', { ...parts, store: parts.state })
    this.#outcomes = new OutcomeLog(parts)
    this.bulkhead = new CountedPlaces({ ...places, longestMs: limits.webhookAnswerMs }, parts.clock)
    this.#setBacks = new SetBacks(parts.clock)
    this.#rounds = new Rounds({
      ...parts,
      everyMs: limits.webhookLookMs,
      work: () => this.#lookAround(),
      failure: 'what waits for webhooks was not read, which is tried again',
    })
  }

  start(): void {
    this.#isStopped = false
    const { state } = this.#parts
    this.#unwatch = [
      state.watch(duePrefix, (writes) => {
        for (const { key, value } of writes) if (value !== null) this.#hear(key)
      }),
      state.watch(behindPrefix, (writes) => {
        for (const { key, value } of writes) if (value !== null) this.#hearBehind(key.slice(behindPrefix.length))
      }),
    ]
    this.#rounds.start()
  }

  /** Resolves once nothing is under way; what has no answer by then is tried again after the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true
    for (const unwatch of this.#unwatch) unwatch()
    for (const lane of this.#lanes.values()) lane.stopTimer()
    await this.#parts.http.close()
    await this.#rounds.stop()
    await Promise.all([...this.#lanes.values()].map(({ work }) => work))
    await Promise.all(this.#attempts)
    await this.#outcomes.settle()
    await this.#lease.release()
  }

  /** Resolves once everything that is due has had its attempt. */
  async settle(): Promise<void> {
    await this.#rounds.settle()
    for (;;) {
      const work = [...[...this.#lanes.values()].map((lane) => lane.work), ...this.#attempts]
      await Promise.all(work)
      const isBusy = [...this.#lanes.values()].some((lane) => lane.isDue || !work.includes(lane.work))
      if (!isBusy && this.#attempts.size === 0) return
    }
  }

  /** Notes what was queued. */
  #hear(key: string): void {
    const { webhook, atMs } = parseDue(key)
    const lane = this.#laneOf(webhook)
    const isReady = lane.isRead && atMs <= this.#parts.clock.now() && lane.ready.size < limits.webhookReadyMax
    if (isReady) lane.ready.add(key)
    else lane.isRead = false
    this.#look(lane)
  }

  #hearBehind(webhook: string): void {
    const lane = this.#laneOf(webhook)
    lane.isBehind = true
    this.#look(lane)
  }

  /** Finds what waits without having been announced, such as at the start or from another node. */
  async #lookAround(): Promise<void> {
    for (const lane of this.#lanes.values()) this.#drop(lane)
    const isSearch = this.#setBacks.isLookDue() || this.#isSearchDue
    this.#isSearchDue = isSearch
    for (const prefix of [duePrefix, behindPrefix])
      for await (const webhook of webhooksUnder(this.#parts.state, prefix)) {
        // Where nothing waits nothing is written.
        if (this.#isStopped || !(await this.#lease.hold())) return
        const lane = this.#laneOf(webhook)
        Object.assign(lane, { isRead: false, isBehind: true, mayBeAhead: lane.mayBeAhead || isSearch })
        this.#look(lane)
      }
    this.#isSearchDue = false
  }

  #laneOf(webhook: string): Lane {
    const known = this.#lanes.get(webhook)
    if (known) return known
    const lane: Lane = {
      webhook,
      ...{
        ready: new Set(),
        isRead: false,
        isBehind: true,
        mayBeAhead: false,
        underWay: new Set(),
        isFailing: false,
        pausedUntil: 0,
        isHealthRead: false,
        isDue: false,
        isAtWork: false,
      },
      ...{ stopTimer: () => {}, work: Promise.resolve() },
    }
    this.#lanes.set(webhook, lane)
    return lane
  }

  #look(lane: Lane): void {
    if (lane.isDue || this.#isStopped) return
    lane.isDue = true
    lane.work = lane.work.then(() =>
      this.#try('deliveries of a webhook were not begun', async () => {
        Object.assign(lane, { isDue: false, isAtWork: true })
        if (!this.#isStopped && (await this.#lease.hold())) await this.#begin(lane)
      }).finally(() => {
        lane.isAtWork = false
      }),
    )
  }

  /** Begins what is due and has a place. */
  async #begin(lane: Lane): Promise<void> {
    // The end of one of its attempts looks again.
    if (isFull(lane)) return
    const found = await findWebhook(this.#parts.state, lane.webhook)
    if (found === undefined || found.webhook.state.type === 'disabled') {
      await abandonWaiting(this.#parts, lane.webhook, found)
      Object.assign(lane, { isRead: false, isBehind: false, isHealthRead: false })
      lane.ready.clear()
      return
    }
    const pauseMs = await this.#pauseOf(lane)
    if (pauseMs > 0) {
      this.#wakeAt(lane, pauseMs)
      return
    }
    if (lane.ready.size === 0 && !lane.isRead) await this.#read(lane)
    for (const key of lane.ready) {
      await this.#turns.take()
      // What an attempt has failed with meanwhile is seen to by the look that follows it.
      if (this.#isStopped || isFull(lane) || !lane.isHealthRead) return
      if (!this.#hasPlace(lane)) {
        this.#held.add(lane)
        return
      }
      lane.ready.delete(key)
      this.#attempt(lane, key, found)
    }
    if (!lane.isRead || !lane.isBehind) return
    const refilled = await refillQueue(this.#parts, found)
    lane.isBehind = refilled !== 'done'
    if (refilled === 'again') this.#look(lane)
  }

  /** For how long the endpoint is to be left alone; its owner may end that at any time. */
  async #pauseOf(lane: Lane): Promise<number> {
    const { state, clock } = this.#parts
    if (lane.isHealthRead && lane.pausedUntil <= clock.now()) return 0
    const held = await findHeld(state, healthKey(lane.webhook))
    const health = held instanceof Uint8Array ? parseStored<EndpointHealth>(held) : null
    const leftMs = pauseLeftMs(health, clock.now())
    Object.assign(lane, { isHealthRead: true, isFailing: health !== null, pausedUntil: clock.now() + leftMs })
    return leftMs
  }

  /** Reads what is due; of what falls due soon the lane is woken at its time. */
  async #read(lane: Lane): Promise<void> {
    const { state, clock } = this.#parts
    const now = clock.now()
    const limit = lane.underWay.size + limits.webhookReadyMax
    // What is queued from here on is announced.
    lane.isRead = true
    if (lane.mayBeAhead) await this.#readAhead(lane)
    let seen = 0
    for await (const entry of state.range({ prefix: dueOf(lane.webhook), limit })) {
      const { id, atMs } = parseDue(entry.key)
      seen++
      if (lane.underWay.has(id)) continue
      if (atMs > now) {
        this.#wakeAt(lane, atMs - now)
        return
      }
      await this.#makeReady(lane, entry)
    }
    if (seen === limit) lane.isRead = false
  }

  /** Reads what was planned at a time that is yet to come. */
  async #readAhead(lane: Lane): Promise<void> {
    const { state, clock } = this.#parts
    lane.mayBeAhead = false
    const pause = createPause(clock)
    const from = dueKey(lane.webhook, clock.now(), '')
    for await (const entry of state.range({ prefix: dueOf(lane.webhook), from })) {
      const { id } = parseDue(entry.key)
      const held = await findHeld(state, deliveryKey(lane.webhook, id))
      const isDue = held instanceof Uint8Array && isAhead(plannedMs(parseStored<StoredDelivery>(held)), clock.now())
      if (isDue && !lane.underWay.has(id)) await this.#makeReady(lane, entry)
      await pause()
    }
  }

  async #makeReady(lane: Lane, entry: Entry): Promise<void> {
    // The key says all; a damaged value would keep the attempt from being counted.
    if (findValue(entry) === undefined) await this.#parts.state.commit([{ key: entry.key, value: dueValue }])
    lane.ready.add(entry.key)
  }

  /** Among the attempts of all. */
  #hasPlace({ isFailing }: Lane): boolean {
    if (this.#attempts.size >= limits.webhookConcurrentAll) return false
    return !isFailing || this.#failingUnderWay < limits.webhookConcurrentFailingAll
  }

  #attempt(lane: Lane, key: string, found: FoundWebhook): void {
    const { id } = parseDue(key)
    const { isFailing } = lane
    // A delivery that is sent again at its owner's wish while it is under way waits under another key.
    if (lane.underWay.has(id)) {
      lane.isRead = false
      return
    }
    lane.underWay.add(id)
    if (isFailing) this.#failingUnderWay++
    const passage = this.bulkhead.enter()
    passage.begin()
    const attempt = this.#try('the outcome of a delivery was not kept', async () => {
      const outcome = await attemptDelivery(this.#parts, found.webhook, key)
      // What was cut off by the end of the service is tried again after the next start.
      if (this.#isStopped && !outcome.isTaken) return
      if (outcome.attempt) lane.isFailing = !outcome.isTaken
      // Left where it is until the log is read for it.
      if (outcome.isDamaged && (await readAgain(this.#parts.state, found, timeOfUuid(id))) === null) return
      await this.#outcomes.add(outcome)
      if (isFailing || !outcome.isTaken) lane.isHealthRead = false
    }).then((isKept) => {
      lane.underWay.delete(id)
      this.#attempts.delete(attempt)
      passage.end()
      if (isFailing) this.#failingUnderWay--
      if (!isKept) this.#wakeAt(lane, limits.webhookLookMs)
      else if (lane.ready.size > 0 || !lane.isRead || lane.isBehind) this.#look(lane)
      for (const held of [...this.#held].slice(0, limits.webhookConcurrentPerEndpoint)) {
        this.#held.delete(held)
        this.#look(held)
      }
    })
    this.#attempts.add(attempt)
  }

  /** Longer waits are found by looking around. */
  #wakeAt(lane: Lane, delayMs: number): void {
    lane.stopTimer()
    if (delayMs > limits.webhookLookMs) return
    lane.stopTimer = this.#parts.clock.timer(delayMs, () => {
      lane.isRead = false
      this.#look(lane)
    })
  }

  /** Forgets a lane with nothing to do. */
  #drop(lane: Lane): void {
    const isBusy = lane.isDue || lane.isAtWork || lane.ready.size > 0 || lane.underWay.size > 0 || this.#held.has(lane)
    if (isBusy) return
    lane.stopTimer()
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

function isFull({ underWay, isFailing }: Lane): boolean {
  return underWay.size >= (isFailing ? limits.webhookConcurrentFailing : limits.webhookConcurrentPerEndpoint)
}
