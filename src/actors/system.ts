// Actor system
// Owns: the way of every message, the places.
// Does not own: who asks and listens outside (outside.ts), who lives where (lives.ts), what a turn does (cell.ts), what persisting
// means (the persister given).
// S1. An address says nothing of threads: main and hosted actors are reached, asked and supervised alike.
// S2. Every message is delivered, or its sender receives `delivery_failed`; only such a notice may itself get lost.
// S3. All messages pass through the system, so that none is lost with a thread.

import { toFailure } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { TurnTrace } from '../platform/turn-trace.ts'
import type { Address, Message, Notice, Repertoire, Spawn } from './behaviour.ts'
import { type CellReport, type Envelope, ownerOf, type Schedule } from './envelope.ts'
import { HostedPlace, type HostPool } from './hosted-place.ts'
import { type Home, Lives } from './lives.ts'
import { Asks, Listeners, outside } from './outside.ts'
import { createPlace } from './place.ts'
import type { CountedAs, SystemStatistics } from './statistics.ts'

export interface ActorSystemParts extends Repertoire {
  readonly clock: Clock
  readonly log: Log
  /** Makes the change of an actor durable; a rejection fails the actor. */
  persist(change: unknown, actor: Address): Promise<void>
  /** Where actors with place `pool` live. */
  readonly pool?: HostPool
  readonly schedule?: Schedule
  /** Under which name what an actor did with a message counts; default: the first part of its address. */
  readonly countedAs?: CountedAs
}

export interface ActorSystem {
  /** Starts an actor; throws CONFLICT where the address is taken. Notices to its spawner are published as `outside`. */
  spawn(spawn: Spawn): void
  send(to: Address, message: Message): void
  /** The answer; rejects with SERVICE_UNAVAILABLE where it cannot be delivered or none comes in time. */
  ask(to: Address, message: Message, deadlineMs: number): Promise<Message>
  /** Calls the listener with each event of the topic; the returned function ends that. */
  subscribe(topic: string, listener: (event: Message) => void): () => void
  stop(address: Address): void
  /** Lets a trace know of each turn from now on; the returned function ends that. */
  trace(trace: TurnTrace): () => void
  /** What actors and threads are at, and what has been counted since the start. */
  statistics(): SystemStatistics
  /** Lets every turn end, cancels tasks, then ends the threads; what is not done by the deadline is cut off. */
  stopAll(deadlineMs: number): Promise<void>
}

/** A running system without actors. */
export function createActorSystem(parts: ActorSystemParts): ActorSystem {
  return new RunningSystem(parts)
}

class RunningSystem implements ActorSystem {
  readonly #parts: ActorSystemParts
  readonly #asks: Asks
  readonly #listeners: Listeners
  readonly #hosts: readonly HostedPlace[]
  readonly #lives: Lives
  #cancelWatch = () => {}

  constructor(parts: ActorSystemParts) {
    const { clock, log, behaviours, tasks, pool, schedule = setImmediate } = parts
    this.#parts = parts
    this.#asks = new Asks(clock)
    this.#listeners = new Listeners(log)
    const report = (report: CellReport) => this.#hear(local, report)
    const place = createPlace({ behaviours, tasks, clock, schedule, shared: new Int32Array(2), report })
    const local: Home = { ...place, claim: () => 1, release() {}, cancel() {}, terminate() {} }
    this.#hosts = Array.from({ length: pool?.threads ?? 0 }, () => this.#startHost(pool as HostPool, schedule))
    const { countedAs = firstPart } = parts
    this.#lives = new Lives({ clock, log, local, hosts: this.#hosts, countedAs, notify: this.#notify.bind(this) })
    if (this.#hosts.length > 0) this.#watchAgain()
  }

  spawn(spawn: Spawn): void {
    this.#lives.spawn(spawn, outside, null)
  }

  send(to: Address, message: Message): void {
    this.#post({ from: outside, to, message })
  }

  ask(to: Address, message: Message, deadlineMs: number): Promise<Message> {
    return this.#asks.ask({ to, message }, deadlineMs, (envelope) => this.#post(envelope))
  }

  subscribe(topic: string, listener: (event: Message) => void): () => void {
    return this.#listeners.subscribe(topic, listener)
  }

  stop(address: Address): void {
    this.#lives.stop(address)
  }

  trace(trace: TurnTrace): () => void {
    return this.#lives.follow(trace)
  }

  statistics(): SystemStatistics {
    const actors = this.#lives.statistics()
    const threads = this.#hosts.map(({ up, load, replaced }, thread) => {
      const running = actors.find((actor) => actor.thread === thread && actor.isRunning)?.address
      return { thread, isUp: up, actors: load, restarts: replaced, ...(running !== undefined && { running }) }
    })
    return { actors, counts: this.#lives.counts, threads }
  }

  async stopAll(deadlineMs: number): Promise<void> {
    const { clock } = this.#parts
    const deadline = clock.monotonic() + deadlineMs
    let cancel = () => {}
    const late = new Promise<void>((resolve) => {
      cancel = clock.timer(deadlineMs, resolve)
    })
    await Promise.race([this.#lives.stopAll(), late])
    cancel()
    this.#cancelWatch()
    const leftMs = Math.max(0, deadline - clock.monotonic())
    await Promise.all(this.#hosts.map((host) => host.close(leftMs)))
  }

  #post(envelope: Envelope) {
    const owner = ownerOf(envelope.to)
    if (owner === outside) return this.#tellOutside(envelope)
    const actor = this.#lives.find(owner)
    if (!actor) return this.#lives.refuse(envelope, 'unknown_address')
    // An answer always finds room, since its ask was bounded.
    const delivery = envelope.to === owner ? actor.mailbox.accept(envelope) : actor.mailbox.admit(envelope)
    if (delivery) this.#lives.deliver(actor, delivery)
    else this.#lives.refuse(envelope, 'mailbox_full')
  }

  #notify(from: Address, to: Address, notice: Notice) {
    const envelope = { from, to, message: notice }
    const owner = ownerOf(to)
    if (owner === outside) return this.#tellOutside(envelope)
    const actor = this.#lives.find(owner)
    if (actor) this.#lives.deliver(actor, actor.mailbox.admit(envelope))
    else this.#parts.log.debug({ from, to, type: notice.type }, 'a notice found nobody')
  }

  #tellOutside(envelope: Envelope): void {
    if (envelope.to === outside) this.#listeners.publish(outside, envelope.message)
    else this.#asks.answer(envelope)
  }

  #hear(home: Home, report: CellReport) {
    switch (report.type) {
      case 'post':
        return this.#post(report.envelope)
      case 'publish':
        return this.#listeners.publish(report.topic, report.event)
      case 'persist':
        return void this.#persist(home, report)
      case 'spawn':
        return this.#spawnChild(report)
      case 'stop':
        return this.#lives.stop(report.address)
      case 'acknowledged':
        return this.#lives.acknowledged(report.life, report.id)
      case 'failed':
        return this.#lives.failed(report)
      case 'stopped':
        return this.#lives.stopped(report)
    }
  }

  async #persist(home: Home, { life, change }: Extract<CellReport, { type: 'persist' }>): Promise<void> {
    const address = this.#lives.living(life)?.spawn.address
    if (address === undefined) return
    const failure = await this.#parts.persist(change, address).then(() => undefined, toFailure)
    home.take({ type: 'persisted', life, ...(failure && { failure }) })
  }

  #spawnChild({ life, spawn }: Extract<CellReport, { type: 'spawn' }>): void {
    const parent = this.#lives.living(life)
    if (!parent || parent.leaving) return
    const { address } = parent.spawn
    try {
      this.#lives.spawn(spawn, address, parent)
    } catch (error) {
      this.#notify(spawn.address, address, { type: 'spawn_failed', address: spawn.address, failure: toFailure(error) })
    }
  }

  #startHost(pool: HostPool, schedule: Schedule): HostedPlace {
    const { clock, log } = this.#parts
    return new HostedPlace({
      pool,
      clock,
      log,
      schedule,
      report: (home, report) => this.#hear(home, report),
      ended: (place, slot, reason) => this.#lives.endThread(place, slot, reason),
      refused: (order, cause) => {
        const failure = toFailure(cause)
        log.error({ order: order.type, failure }, 'an order cannot cross threads')
        if (order.type === 'start') this.#lives.unstartable(order.life, failure)
        if (order.type === 'deliver') this.#lives.undeliverable(order.life, order.delivery, failure)
      },
    })
  }

  #watchAgain(): void {
    this.#cancelWatch = this.#parts.clock.timer(limits.turnTimeoutMs / 4, () => {
      this.#lives.watch()
      this.#watchAgain()
    })
  }
}

function firstPart(address: Address): string {
  const end = address.indexOf('/')
  return end < 0 ? address : address.slice(0, end)
}
