// Lives: who is an actor, where it lives now, and what follows when a life ends.
// Owns: addresses, mailboxes, lives, children, restarts, the watch over threads.
// Does not own: the way of a message to its address (system.ts), what happens in a life (cell.ts).
// V1. An address has at most one actor, an actor at most one life, and a life ends before the next begins.
// V2. Every new life receives all its mailbox holds, in order (mailbox.ts M2, M3).
// V3. A message on which its actor failed limits.deliveryAttemptsMax times is a dead letter: logged, and reported to the spawner.
// V4. Children end with the life of their spawner.
// V5. A turn, a failure and a restart are counted of the actor, and of the name that `countedAs` gives; a life ended by order is none.
// V6. A thread whose actor keeps its oldest message for limits.turnTimeoutMs, or does not stop within it, is ended.

import { AppError, type Failure } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { TurnTrace } from '../platform/turn-trace.ts'
import type { Address, Notice, Spawn } from './behaviour.ts'
import type { CellReport, Delivery, Envelope, Life, Place } from './envelope.ts'
import { HostedPlace } from './hosted-place.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { type ActorStatistics, type CountedAs, type Counts, noCounts } from './statistics.ts'
import { type LifeEnding, verdictOn } from './supervisor.ts'

/** A place with what the system needs to put a life there. */
export type Home = Place & Pick<HostedPlace, 'claim' | 'release' | 'cancel' | 'terminate'>

export interface Actor {
  readonly spawn: Spawn
  readonly spawner: Address
  readonly parent: Actor | null
  readonly children: Set<Actor>
  readonly mailbox: Mailbox
  readonly counts: Counts
  restarts: readonly number[]
  /** 0 between lives. */
  life: Life
  home: Home
  slot: number
  leaving: boolean
  cancelRestart(): void
  /** The oldest delivery when last looked at, and since when it has been that. */
  oldest: { readonly id: number; readonly since: number }
}

export interface LivesParts {
  readonly clock: Clock
  readonly log: Log
  readonly local: Home
  readonly hosts: readonly HostedPlace[]
  readonly countedAs: CountedAs
  notify(from: Address, to: Address, notice: Notice): void
}

const threadEnded: Failure = { code: 'INTERNAL_ERROR', details: { message: 'the thread ended' } }
const leavingId = -1

/** The actors of a system; none yet. */
export class Lives {
  readonly #parts: LivesParts
  readonly #byAddress = new Map<Address, Actor>()
  readonly #byLife = new Map<Life, Actor>()
  readonly #counts = new Map<string, Counts>()
  readonly #traces = new Set<TurnTrace>()
  #lastLife = 0
  #whenEmpty = () => {}

  constructor(parts: LivesParts) {
    this.#parts = parts
  }

  find(address: Address): Actor | undefined {
    return this.#byAddress.get(address)
  }

  living(life: Life): Actor | undefined {
    return this.#byLife.get(life)
  }

  acknowledged(life: Life, id: number): void {
    const actor = this.#byLife.get(life)
    const handled = actor?.mailbox.settle(id)
    if (!actor || !handled) return
    if (this.#traces.size > 0) this.#trace(actor, handled)
    actor.counts.turns += 1
    this.#countsOf(actor, handled).turns += 1
  }

  get counts(): ReadonlyMap<string, Readonly<Counts>> {
    return this.#counts
  }

  /** Every actor as it is now. */
  statistics(): readonly ActorStatistics[] {
    return [...this.#byAddress.values()].map((actor) => {
      const { spawn, mailbox, counts, life, home, slot } = actor
      const at = home instanceof HostedPlace ? this.#parts.hosts.indexOf(home) : -1
      const message = mailbox.oldest()?.envelope.message
      return {
        ...counts,
        address: spawn.address,
        state: life === 0 ? 'restarting' : mailbox.size > 0 ? 'working' : 'idle',
        mailbox: mailbox.size,
        ...(at >= 0 && life !== 0 && { thread: at }),
        isRunning: life !== 0 && at >= 0 && this.#parts.hosts[at].running === slot,
        ...(message && { message }),
      }
    })
  }

  /** Lets a trace know of each turn; the returned function ends that. */
  follow(trace: TurnTrace): () => void {
    this.#traces.add(trace)
    return () => this.#traces.delete(trace)
  }

  #trace({ life, home, spawn }: Actor, { id, envelope }: Delivery): void {
    const thread = home instanceof HostedPlace ? this.#parts.hosts.indexOf(home) + 1 : 0
    const turn = { address: spawn.address, type: envelope.message.type, thread }
    for (const trace of this.#traces)
      trace.handled(`${life} ${id}`, { ...turn, endedMs: this.#parts.clock.monotonic() })
  }

  #countsOf({ spawn }: Actor, delivery: Delivery | undefined): Counts {
    const name = this.#parts.countedAs(spawn.address, delivery?.envelope.message)
    const known = this.#counts.get(name)
    if (known) return known
    const made = noCounts()
    this.#counts.set(name, made)
    return made
  }

  deliver(actor: Actor, delivery: Delivery): void {
    if (actor.life === 0) return
    for (const trace of this.#traces) trace.handed(`${actor.life} ${delivery.id}`, this.#parts.clock.monotonic())
    actor.home.take({ type: 'deliver', life: actor.life, delivery })
  }

  /** Stops every actor; resolves when the last life has ended. */
  async stopAll(): Promise<void> {
    for (const actor of [...this.#byAddress.values()]) this.#leave(actor)
    if (this.#byLife.size === 0) return
    await new Promise<void>((resolve) => {
      this.#whenEmpty = resolve
    })
  }

  /** Throws CONFLICT where the address is taken. */
  spawn(spawn: Spawn, spawner: Address, parent: Actor | null): void {
    if (this.#byAddress.has(spawn.address) || spawn.address.includes('?')) {
      throw new AppError('CONFLICT', { address: spawn.address })
    }
    const actor: Actor = {
      spawn,
      spawner,
      parent,
      children: new Set(),
      mailbox: createMailbox(),
      counts: noCounts(),
      restarts: [],
      life: 0,
      home: this.#parts.local,
      slot: 0,
      leaving: false,
      cancelRestart: () => {},
      oldest: { id: 0, since: 0 },
    }
    this.#byAddress.set(spawn.address, actor)
    parent?.children.add(actor)
    this.#begin(actor)
  }

  #begin(actor: Actor) {
    const home = actor.spawn.place === 'main' ? this.#parts.local : leastLoaded(this.#parts.hosts)
    const slot = home?.claim()
    if (!home || !slot)
      return this.#giveUp(actor, { code: 'SERVICE_UNAVAILABLE', details: { reason: 'no_free_thread' } })
    this.#lastLife += 1
    Object.assign(actor, { home, slot, life: this.#lastLife, oldest: { id: 0, since: 0 } })
    this.#byLife.set(this.#lastLife, actor)
    home.take({ type: 'start', life: this.#lastLife, spawn: actor.spawn, slot })
    for (const delivery of actor.mailbox.all()) home.take({ type: 'deliver', life: this.#lastLife, delivery })
  }

  failed({ life, failure, id }: Extract<CellReport, { type: 'failed' }>): void {
    const actor = this.#byLife.get(life)
    if (!actor) return
    const delivery = id === null ? undefined : actor.mailbox.find(id)
    this.#countFailure(actor, delivery, failure)
    this.#blame(actor, delivery, failure)
    this.#ended(actor, 'failed', failure)
  }

  stopped({ life, reason }: Extract<CellReport, { type: 'stopped' }>): void {
    const actor = this.#byLife.get(life)
    if (actor) this.#ended(actor, 'stopped', { code: 'INTERNAL_ERROR', details: { message: reason } })
  }

  /** Its arguments cannot cross threads, so that no place can take it. */
  unstartable(life: Life, failure: Failure): void {
    const actor = this.#byLife.get(life)
    if (!actor) return
    this.#byLife.delete(life)
    actor.home.release(actor.slot)
    actor.life = 0
    this.#giveUp(actor, failure)
  }

  /** A message that cannot cross threads is a dead letter at once. */
  undeliverable(life: Life, { id }: Delivery, failure: Failure): void {
    const actor = this.#byLife.get(life)
    const delivery = actor?.mailbox.settle(id)
    if (actor && delivery) this.#setAside(actor, delivery, failure)
  }

  /** Where the running slot is not known, every slot with pending work is suspect. */
  endThread(home: Home, culprit: number, reason: string): void {
    const failure: Failure = { ...threadEnded, details: { ...threadEnded.details, cause: reason } }
    for (const actor of [...this.#byLife.values()].filter((actor) => actor.home === home)) {
      const oldest = actor.mailbox.oldest()
      const suspect = culprit === 0 ? oldest !== undefined : actor.slot === culprit
      if (suspect) this.#countFailure(actor, oldest, failure)
      if (suspect) this.#blame(actor, oldest, failure)
      this.#ended(actor, suspect ? 'failed' : 'lost', failure)
    }
  }

  #countFailure(actor: Actor, delivery: Delivery | undefined, failure: Failure): void {
    for (const counts of [actor.counts, this.#countsOf(actor, delivery)]) {
      counts.failures += 1
      counts.lastFailure = { failure, atMs: this.#parts.clock.now() }
    }
  }

  #blame(actor: Actor, delivery: Delivery | undefined, failure: Failure): void {
    if (delivery && !actor.mailbox.retry(delivery)) this.#setAside(actor, delivery, failure)
  }

  #setAside(actor: Actor, { envelope }: Delivery, failure: Failure): void {
    const { address } = actor.spawn
    this.#parts.log.error(
      { address, type: envelope.message.type, failure },
      'a message failed too often and is set aside',
    )
    this.#parts.notify(address, actor.spawner, { type: 'dead_letter', address, message: envelope.message, failure })
    if (envelope.from !== actor.spawner) this.refuse(envelope, 'dead_letter')
  }

  #ended(actor: Actor, ending: LifeEnding, failure: Failure): void {
    this.#byLife.delete(actor.life)
    actor.home.release(actor.slot)
    actor.life = 0
    for (const child of [...actor.children]) this.#leave(child)
    if (!actor.leaving) this.#follow(actor, ending, failure)
    if (this.#byLife.size === 0) this.#whenEmpty()
  }

  #follow(actor: Actor, ending: LifeEnding, failure: Failure) {
    const { address, supervision } = actor.spawn
    const verdict = verdictOn(supervision, ending, { restarts: actor.restarts, now: this.#parts.clock.monotonic() })
    switch (verdict.type) {
      case 'restart':
        this.#parts.log.warn({ address, ending, failure, delayMs: verdict.delayMs }, 'an actor starts again')
        actor.restarts = verdict.restarts
        for (const counts of [actor.counts, this.#countsOf(actor, actor.mailbox.oldest())]) counts.restarts += 1
        if (verdict.delayMs === 0) this.#begin(actor)
        else actor.cancelRestart = this.#parts.clock.timer(verdict.delayMs, () => this.#begin(actor))
        return
      case 'end':
        return this.#leave(actor)
      case 'give_up':
        return this.#giveUp(actor, failure)
    }
  }

  #giveUp(actor: Actor, failure: Failure): void {
    const { address } = actor.spawn
    this.#parts.log.error({ address, failure }, 'an actor is given up')
    this.#leave(actor)
    this.#parts.notify(address, actor.spawner, { type: 'gave_up', address, failure })
  }

  stop(address: Address): void {
    const actor = this.#byAddress.get(address)
    if (actor) this.#leave(actor)
  }

  /** The address is free at once; the life, where there is one, ends after its turn and its task. */
  #leave(actor: Actor): void {
    if (actor.leaving) return
    actor.leaving = true
    actor.cancelRestart()
    this.#byAddress.delete(actor.spawn.address)
    actor.parent?.children.delete(actor)
    for (const child of [...actor.children]) this.#leave(child)
    for (const { id, envelope } of [...actor.mailbox.all()]) {
      actor.mailbox.settle(id)
      this.refuse(envelope, 'stopped')
    }
    if (actor.life === 0) return
    actor.home.cancel(actor.slot)
    actor.home.take({ type: 'stop', life: actor.life })
  }

  refuse({ from, to, message }: Envelope, reason: Extract<Notice, { type: 'delivery_failed' }>['reason']): void {
    this.#parts.log.debug({ from, to, type: message.type, reason }, 'a message was not delivered')
    if (message.type !== 'delivery_failed')
      this.#parts.notify(to, from, { type: 'delivery_failed', to, reason, message })
  }

  /** Checks every life in a thread; to be called a few times in limits.turnTimeoutMs. */
  watch(): void {
    const now = this.#parts.clock.monotonic()
    for (const actor of this.#byLife.values()) {
      if (actor.home === this.#parts.local) continue
      const id = actor.leaving ? leavingId : (actor.mailbox.oldest()?.id ?? 0)
      if (id === 0 || id !== actor.oldest.id) actor.oldest = { id, since: now }
      else if (now - actor.oldest.since >= limits.turnTimeoutMs) actor.home.terminate(actor.slot)
    }
  }
}

/** Of the places that are up, or of all when none is. */
function leastLoaded(hosts: readonly HostedPlace[]): HostedPlace | undefined {
  const up = hosts.filter((host) => host.up)
  return (up.length > 0 ? up : hosts).reduce<HostedPlace | undefined>(
    (least, host) => (least && least.load <= host.load ? least : host),
    undefined,
  )
}
