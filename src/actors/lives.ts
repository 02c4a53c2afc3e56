// Lives: who is an actor, where it lives now, and what follows when a life ends.
// Owns: addresses, mailboxes, lives, children, restarts, the watch over threads.
// Does not own: the way of a message to its address (system.ts), what happens in a life (cell.ts).
// V1. An address has at most one actor, an actor at most one life, and a life ends before the next begins.
// V2. Every new life receives all its mailbox holds, in order (mailbox.ts M2, M3).
// V3. A message that its actor died of limits.deliveryAttemptsMax times is a dead letter: logged, and told to the spawner.
// V4. Children end with the life of their spawner.
// V5. A thread whose actor keeps its oldest message for limits.turnTimeoutMs, or does not stop within it, is ended.

import { AppError, type Failure } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Address, Notice, Spawn } from './behaviour.ts'
import type { Delivery, Envelope, Life, Place, Report } from './envelope.ts'
import type { HostedPlace } from './hosted-place.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { type Ending, judge } from './supervisor.ts'

/** A place with what the system needs to put a life there. */
export type Home = Place & Pick<HostedPlace, 'claim' | 'release' | 'cancel' | 'terminate'>

export interface Actor {
  readonly spawn: Spawn
  readonly spawner: Address
  readonly parent: Actor | null
  readonly children: Set<Actor>
  readonly mailbox: Mailbox
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
  notify(from: Address, to: Address, notice: Notice): void
}

const threadEnded: Failure = { code: 'INTERNAL_ERROR', details: { message: 'the thread ended' } }
const leavingId = -1

/** No actors yet. */
export function createLives({ clock, log, local, hosts, notify }: LivesParts) {
  const byAddress = new Map<Address, Actor>()
  const byLife = new Map<Life, Actor>()
  let lastLife = 0
  let whenEmpty = () => {}

  return {
    find: (address: Address) => byAddress.get(address),
    living: (life: Life) => byLife.get(life),
    spawn,
    stop,
    acknowledged: (life: Life, id: number) => void byLife.get(life)?.mailbox.settle(id),
    failed,
    stopped,
    unstartable,
    undeliverable,
    threadEnded: endThread,
    refuse,
    watch,
    deliver(actor: Actor, delivery: Delivery): void {
      if (actor.life !== 0) actor.home.take({ type: 'deliver', life: actor.life, delivery })
    },
    /** Stops every actor; resolves when the last life has ended. */
    async stopAll(): Promise<void> {
      for (const actor of [...byAddress.values()]) leave(actor)
      if (byLife.size === 0) return
      await new Promise<void>((resolve) => {
        whenEmpty = resolve
      })
    },
  }

  /** Throws CONFLICT where the address is taken. */
  function spawn(spawn: Spawn, spawner: Address, parent: Actor | null): void {
    if (byAddress.has(spawn.address) || spawn.address.includes('?')) {
      throw new AppError('CONFLICT', { address: spawn.address })
    }
    const actor: Actor = {
      spawn,
      spawner,
      parent,
      children: new Set(),
      mailbox: createMailbox(),
      restarts: [],
      life: 0,
      home: local,
      slot: 0,
      leaving: false,
      cancelRestart: () => {},
      oldest: { id: 0, since: 0 },
    }
    byAddress.set(spawn.address, actor)
    parent?.children.add(actor)
    begin(actor)
  }

  function begin(actor: Actor) {
    const home = actor.spawn.place === 'main' ? local : leastLoaded(hosts)
    const slot = home?.claim()
    if (!home || !slot)
      return giveUp(actor, { code: 'SERVICE_UNAVAILABLE', details: { reason: 'no room in the pool' } })
    lastLife += 1
    Object.assign(actor, { home, slot, life: lastLife, oldest: { id: 0, since: 0 } })
    byLife.set(lastLife, actor)
    home.take({ type: 'start', life: lastLife, spawn: actor.spawn, slot })
    for (const delivery of actor.mailbox.all()) home.take({ type: 'deliver', life: lastLife, delivery })
  }

  function failed({ life, failure, id }: Extract<Report, { type: 'failed' }>): void {
    const actor = byLife.get(life)
    if (!actor) return
    blame(actor, id === null ? undefined : actor.mailbox.find(id), failure)
    ended(actor, 'failed', failure)
  }

  function stopped({ life, reason }: Extract<Report, { type: 'stopped' }>): void {
    const actor = byLife.get(life)
    if (actor) ended(actor, 'stopped', { code: 'INTERNAL_ERROR', details: { message: reason } })
  }

  /** Its arguments cannot cross threads: no place will ever take it. */
  function unstartable(life: Life, failure: Failure): void {
    const actor = byLife.get(life)
    if (!actor) return
    byLife.delete(life)
    actor.home.release(actor.slot)
    actor.life = 0
    giveUp(actor, failure)
  }

  /** A message that cannot cross threads is a dead letter without a trial. */
  function undeliverable(life: Life, { id }: Delivery, failure: Failure): void {
    const actor = byLife.get(life)
    const delivery = actor?.mailbox.settle(id)
    if (actor && delivery) setAside(actor, delivery, failure)
  }

  /** Where it is not known who was at work, whoever had something to do is a suspect. */
  function endThread(home: Home, culprit: number, reason: string): void {
    const failure: Failure = { ...threadEnded, details: { ...threadEnded.details, reason } }
    for (const actor of [...byLife.values()].filter((actor) => actor.home === home)) {
      const oldest = actor.mailbox.oldest()
      const suspect = culprit === 0 ? oldest !== undefined : actor.slot === culprit
      if (suspect) blame(actor, oldest, failure)
      ended(actor, suspect ? 'failed' : 'lost', failure)
    }
  }

  function blame(actor: Actor, delivery: Delivery | undefined, failure: Failure): void {
    if (delivery && !actor.mailbox.retry(delivery)) setAside(actor, delivery, failure)
  }

  function setAside(actor: Actor, { envelope }: Delivery, failure: Failure): void {
    const { address } = actor.spawn
    log.error({ address, type: envelope.message.type, failure }, 'a message failed too often and is set aside')
    notify(address, actor.spawner, { type: 'dead_letter', address, message: envelope.message, failure })
    if (envelope.from !== actor.spawner) refuse(envelope, 'dead_letter')
  }

  function ended(actor: Actor, ending: Ending, failure: Failure): void {
    byLife.delete(actor.life)
    actor.home.release(actor.slot)
    actor.life = 0
    for (const child of [...actor.children]) leave(child)
    if (!actor.leaving) follow(actor, ending, failure)
    if (byLife.size === 0) whenEmpty()
  }

  function follow(actor: Actor, ending: Ending, failure: Failure) {
    const { address, supervision } = actor.spawn
    const verdict = judge(supervision, ending, { restarts: actor.restarts, now: clock.monotonic() })
    switch (verdict.type) {
      case 'restart':
        log.warn({ address, ending, failure, delayMs: verdict.delayMs }, 'an actor starts again')
        actor.restarts = verdict.restarts
        if (verdict.delayMs === 0) begin(actor)
        else actor.cancelRestart = clock.timer(verdict.delayMs, () => begin(actor))
        return
      case 'end':
        return leave(actor)
      case 'give_up':
        return giveUp(actor, failure)
    }
  }

  function giveUp(actor: Actor, failure: Failure): void {
    const { address } = actor.spawn
    log.error({ address, failure }, 'an actor is given up')
    leave(actor)
    notify(address, actor.spawner, { type: 'gave_up', address, failure })
  }

  function stop(address: Address): void {
    const actor = byAddress.get(address)
    if (actor) leave(actor)
  }

  /** The address is free at once; the life, where there is one, ends when its turn and its task have. */
  function leave(actor: Actor): void {
    if (actor.leaving) return
    actor.leaving = true
    actor.cancelRestart()
    byAddress.delete(actor.spawn.address)
    actor.parent?.children.delete(actor)
    for (const child of [...actor.children]) leave(child)
    for (const { id, envelope } of [...actor.mailbox.all()]) {
      actor.mailbox.settle(id)
      refuse(envelope, 'stopped')
    }
    if (actor.life === 0) return
    actor.home.cancel(actor.slot)
    actor.home.take({ type: 'stop', life: actor.life })
  }

  function refuse(
    { from, to, message }: Envelope,
    reason: Extract<Notice, { type: 'delivery_failed' }>['reason'],
  ): void {
    log.debug({ from, to, type: message.type, reason }, 'a message was not delivered')
    if (message.type !== 'delivery_failed') notify(to, from, { type: 'delivery_failed', to, reason, message })
  }

  /** Looks at every life in a thread, to be called a few times in limits.turnTimeoutMs. */
  function watch(): void {
    const now = clock.monotonic()
    for (const actor of byLife.values()) {
      if (actor.home === local) continue
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
