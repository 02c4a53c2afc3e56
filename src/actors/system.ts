// Actor system
// Owns: the way of every message, asks and subscriptions from outside, the places.
// Does not own: who lives where (lives.ts), what a turn does (cell.ts), what persisting means (the persister given).
// S1. An address says nothing of threads: main and hosted actors are reached, asked and supervised alike.
// S2. Every message is delivered, or its sender receives `delivery_failed`; only such a notice may itself get lost.
// S3. All messages pass through the system, so that none is lost with a thread.

import { AppError, toFailure } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Address, Message, Notice, Refusal, Repertoire, Spawn } from './behaviour.ts'
import { type Envelope, ownerOf, type Report, type Schedule } from './envelope.ts'
import { HostedPlace, type HostPool } from './hosted-place.ts'
import { type Home, Lives } from './lives.ts'
import { createPlace } from './place.ts'

export interface ActorSystemParts extends Repertoire {
  readonly clock: Clock
  readonly log: Log
  /** Makes the change of an actor durable; a rejection fails the actor. */
  persist(change: unknown, actor: Address): Promise<void>
  /** Where actors with place `pool` live. */
  readonly pool?: HostPool
  readonly schedule?: Schedule
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
  /** Lets every turn end, cancels tasks, then ends the threads; what is not done by the deadline is cut off. */
  stopAll(deadlineMs: number): Promise<void>
}

/** The sender of messages from outside. */
const outside: Address = 'outside'

/** A running system without actors. */
export function createActorSystem(parts: ActorSystemParts): ActorSystem {
  const { clock, log, behaviours, tasks, pool, schedule = setImmediate } = parts
  const listeners = new Map<string, Set<(event: Message) => void>>()
  const asks = new Map<Address, (answer: Message) => void>()
  let askCount = 0

  const place = createPlace({
    behaviours,
    tasks,
    clock,
    schedule,
    shared: new Int32Array(2),
    report: (report) => hear(local, report),
  })
  const local: Home = { ...place, claim: () => 1, release() {}, cancel() {}, terminate() {} }
  const hosts = Array.from({ length: pool?.threads ?? 0 }, () => startHost(pool as HostPool))
  const lives = new Lives({ clock, log, local, hosts, notify })
  let cancelWatch = hosts.length > 0 ? watchAgain() : () => {}

  return {
    spawn: (spawn) => lives.spawn(spawn, outside, null),
    send: (to, message) => post({ from: outside, to, message }),
    ask,
    subscribe,
    stop: (address) => lives.stop(address),
    stopAll,
  }

  function post(envelope: Envelope) {
    const owner = ownerOf(envelope.to)
    if (owner === outside) return tellOutside(envelope)
    const actor = lives.find(owner)
    if (!actor) return lives.refuse(envelope, 'unknown_address')
    // An answer always finds room, since its ask was bounded.
    const delivery = envelope.to === owner ? actor.mailbox.accept(envelope) : actor.mailbox.admit(envelope)
    if (delivery) lives.deliver(actor, delivery)
    else lives.refuse(envelope, 'mailbox_full')
  }

  function notify(from: Address, to: Address, notice: Notice) {
    const envelope = { from, to, message: notice }
    const owner = ownerOf(to)
    if (owner === outside) return tellOutside(envelope)
    const actor = lives.find(owner)
    if (actor) lives.deliver(actor, actor.mailbox.admit(envelope))
    else log.debug({ from, to, type: notice.type }, 'a notice found nobody')
  }

  function tellOutside({ to, message }: Envelope) {
    if (to === outside) return publish(outside, message)
    asks.get(to)?.(message)
    asks.delete(to)
  }

  function ask(to: Address, message: Message, deadlineMs: number): Promise<Message> {
    askCount += 1
    const from = `${outside}?${askCount}`
    return new Promise((resolve, reject) => {
      const fail = (reason: Refusal | 'ask_timed_out') =>
        reject(new AppError('SERVICE_UNAVAILABLE', { reason, address: to }))
      const cancel = clock.timer(deadlineMs, () => {
        asks.delete(from)
        fail('ask_timed_out')
      })
      asks.set(from, (answer) => {
        cancel()
        if (answer.type === 'delivery_failed') fail((answer as Extract<Notice, { type: 'delivery_failed' }>).reason)
        else resolve(answer)
      })
      post({ from, to, message })
    })
  }

  function subscribe(topic: string, listener: (event: Message) => void): () => void {
    const subscribed = listeners.get(topic) ?? new Set()
    listeners.set(topic, subscribed.add(listener))
    return () => {
      subscribed.delete(listener)
      if (subscribed.size === 0 && listeners.get(topic) === subscribed) listeners.delete(topic)
    }
  }

  function publish(topic: string, event: Message): void {
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(event)
      } catch (error) {
        // A listener's failure is not the actor's.
        log.error({ topic, failure: toFailure(error) }, 'a listener failed')
      }
    }
  }

  function hear(home: Home, report: Report) {
    switch (report.type) {
      case 'post':
        return post(report.envelope)
      case 'publish':
        return publish(report.topic, report.event)
      case 'persist':
        return void persist(home, report)
      case 'spawn':
        return spawnChild(report)
      case 'stop':
        return lives.stop(report.address)
      case 'acknowledged':
        return lives.acknowledged(report.life, report.id)
      case 'failed':
        return lives.failed(report)
      case 'stopped':
        return lives.stopped(report)
    }
  }

  async function persist(home: Home, { life, change }: Extract<Report, { type: 'persist' }>): Promise<void> {
    const address = lives.living(life)?.spawn.address
    if (address === undefined) return
    const failure = await parts.persist(change, address).then(() => undefined, toFailure)
    home.take({ type: 'persisted', life, ...(failure && { failure }) })
  }

  function spawnChild({ life, spawn }: Extract<Report, { type: 'spawn' }>): void {
    const parent = lives.living(life)
    if (!parent || parent.leaving) return
    const { address } = parent.spawn
    try {
      lives.spawn(spawn, address, parent)
    } catch (error) {
      notify(spawn.address, address, { type: 'spawn_failed', address: spawn.address, failure: toFailure(error) })
    }
  }

  function startHost(pool: HostPool) {
    return new HostedPlace({
      pool,
      clock,
      log,
      schedule,
      report: hear,
      ended: (place, slot, reason) => lives.endThread(place, slot, reason),
      refused(order, cause) {
        const failure = toFailure(cause)
        log.error({ order: order.type, failure }, 'an order cannot cross threads')
        if (order.type === 'start') lives.unstartable(order.life, failure)
        if (order.type === 'deliver') lives.undeliverable(order.life, order.delivery, failure)
      },
    })
  }

  function watchAgain(): () => void {
    return clock.timer(limits.turnTimeoutMs / 4, () => {
      lives.watch()
      cancelWatch = watchAgain()
    })
  }

  async function stopAll(deadlineMs: number): Promise<void> {
    const deadline = clock.monotonic() + deadlineMs
    let cancel = () => {}
    const late = new Promise<void>((resolve) => {
      cancel = clock.timer(deadlineMs, resolve)
    })
    await Promise.race([lives.stopAll(), late])
    cancel()
    cancelWatch()
    const leftMs = Math.max(0, deadline - clock.monotonic())
    await Promise.all(hosts.map((host) => host.close(leftMs)))
  }
}
