// Distributor
// Owns: the way of facts from the outbox into their owners' logs, and the numbers of those.
// Does not own: what follows from an event, such as deliveries, which joins the same commit.
// D1. An entry leaves the outbox in the commit that puts its events into the log: neither lost nor there twice, whenever
//     the process ends.
// D2. An owner's events have numbers from 1 without gaps, in the order in which they were handed over.
// D3. One node at a time (lease.ts); a second one that did the same would fail on the conditions of its commit.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { findValue, unlessDamaged } from '../platform/damage.ts'
import type { Log } from '../platform/log.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import { lastKey, logKey, outboxPrefix } from './keys.ts'
import { Lease } from './lease.ts'
import { type OutboxEntry, parseOutboxEntry } from './outbox.ts'
import type { NumberedEvent } from './owner-event.ts'

/** What joins the commit of an owner's new events; it is made again when that commit meets another. */
export interface FollowUp {
  readonly writes: readonly Write[]
  readonly conditions: readonly Condition[]
}

export interface DistributorParts {
  readonly store: Store
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
  readonly holder: string
  /** What follows from new events of an owner. */
  readonly follow: (owner: string, events: readonly NumberedEvent[]) => Promise<FollowUp>
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const toBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

export class Distributor {
  readonly #parts: DistributorParts
  readonly #lease: Lease
  #unwatch = (): void => {}
  #stopTimer = (): void => {}
  #work: Promise<void> = Promise.resolve()
  #isStopped = true
  #isDue = false

  constructor(parts: DistributorParts) {
    this.#parts = parts
    this.#lease = new Lease('events', parts)
  }

  start(): void {
    this.#isStopped = false
    this.#unwatch = this.#parts.store.watch(outboxPrefix, () => this.#wake())
    this.#wake()
    this.#wait()
  }

  /** Resolves once nothing is being handed out any more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unwatch()
    this.#stopTimer()
    await this.#work
    await this.#lease.release()
  }

  /** Resolves once what was in the outbox is in the logs, or another node sees to it. */
  async settle(): Promise<void> {
    this.#wake()
    await this.#work
  }

  #wait(): void {
    this.#stopTimer = this.#parts.clock.timer(limits.outboxLookMs, () => {
      this.#wake()
      this.#wait()
    })
  }

  /** One round at a time; what comes meanwhile has the next. */
  #wake(): void {
    if (this.#isDue) return
    this.#isDue = true
    this.#work = this.#work.then(async () => {
      this.#isDue = false
      try {
        await this.#handOut()
      } catch (cause) {
        this.#parts.log.error({ err: cause }, 'events were not handed out, which is tried again')
      }
    })
  }

  /** One pass: what cannot be handed out yet is met again by the next. */
  async #handOut(): Promise<void> {
    let from = outboxPrefix
    while (!this.#isStopped && (await this.#lease.hold())) {
      const waiting = await this.#read(from)
      // Each commit is for one owner, so that one whose log is damaged holds up nobody else.
      for (const [owner, entries] of byOwner(waiting)) await this.#append(owner, entries)
      const last = waiting.at(-1)
      if (last === undefined) return
      from = `${last.key}\0`
    }
  }

  async #read(from: string): Promise<readonly Waiting[]> {
    const { store, log } = this.#parts
    const found: Waiting[] = []
    for await (const stored of store.range({ prefix: outboxPrefix, from, limit: limits.outboxEntriesPerRound })) {
      const value = findValue(stored)
      const entry = value && parseOutboxEntry(value)
      if (value && entry) found.push({ key: stored.key, value, entry })
      else log.error({ entry: stored.key }, 'an event that waits is damaged and was left where it is')
    }
    return found
  }

  /** Leaves them where an entry that is needed is damaged, or another commit got in between. */
  async #append(owner: string, waiting: readonly Waiting[]): Promise<void> {
    const { store, follow } = this.#parts
    await unlessDamaged(async () => {
      const bytes = await store.get(lastKey(owner))
      const last = bytes === undefined ? 0 : Number(decoder.decode(bytes))
      const events = waiting
        .flatMap(({ entry }) => entry.events)
        .map((event, index): NumberedEvent => ({ ...event, sequence: last + 1 + index }))
      const { writes, conditions } = await follow(owner, events)
      await store.commit(
        [
          ...events.map(({ sequence, ...event }) => ({ key: logKey(owner, sequence), value: toBytes(event) })),
          { key: lastKey(owner), value: toBytes(last + events.length) },
          ...waiting.map(({ key }) => ({ key, value: null })),
          ...writes,
        ],
        [
          { key: lastKey(owner), expected: bytes ?? null },
          ...waiting.map(({ key, value }) => ({ key, expected: value })),
          ...conditions,
        ],
      )
    })
  }
}

interface Waiting {
  readonly key: string
  readonly value: Uint8Array
  readonly entry: OutboxEntry
}

function byOwner(waiting: readonly Waiting[]): ReadonlyMap<string, readonly Waiting[]> {
  const owners = new Map<string, Waiting[]>()
  for (const item of waiting) owners.set(item.entry.owner, [...(owners.get(item.entry.owner) ?? []), item])
  return owners
}
