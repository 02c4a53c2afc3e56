// Distributor
// Owns: the way of facts from the outbox into their owners' logs, and the numbers of those.
// Does not own: what follows from an event, such as deliveries, which joins the same commit.
// D1. An entry leaves the outbox in the commit that puts its events into the log: neither lost nor there twice, whenever
//     the process ends.
// D2. An owner's events are numbered from 1 in the order in which they were handed over; those of a deleted investigation go
//     and leave a gap (src/services/events/forget-events.ts).
// D3. One node at a time (lease.ts); a second one that did the same would fail on the conditions of its commit. Where nothing
//     waits no node takes the lease, so that a service at rest writes nothing.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { findValue, unlessDamaged } from '../platform/damage.ts'
import type { Log } from '../platform/log.ts'
import { Rounds } from '../platform/rounds.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import { eventOfKey, lastKey, logKey, outboxPrefix } from './keys.ts'
import { Lease } from './lease.ts'
import { type OutboxEntry, parseOutboxEntry } from './outbox.ts'
import type { NumberedEvent } from './owner-event.ts'
import { readBounds } from './owner-log.ts'

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
const toBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

export class Distributor {
  readonly #parts: DistributorParts
  readonly #lease: Lease
  readonly #rounds: Rounds
  /** Entries that cannot be read, and owners whose events wait for one: the log names each once. */
  readonly #named = new Set<string>()

  constructor(parts: DistributorParts) {
    this.#parts = parts
    this.#lease = new Lease('events', parts)
    this.#rounds = new Rounds({
      ...parts,
      everyMs: limits.outboxLookMs,
      work: () => this.#handOut(),
      failure: 'events were not handed out, which is tried again',
      subscribe: (wake) => parts.store.watch(outboxPrefix, wake),
    })
  }

  start(): void {
    this.#rounds.start()
  }

  /** Resolves once nothing is being handed out any more. */
  async stop(): Promise<void> {
    await this.#rounds.stop()
    await this.#lease.release()
  }

  /** Resolves once what was in the outbox is in the logs, or another node sees to it. */
  async settle(): Promise<void> {
    await this.#rounds.settle()
  }

  async #handOut(): Promise<void> {
    for (let tries = 1; (await this.#pass()) === 'again' && tries < limits.outboxTriesMax; tries++);
  }

  /** What cannot be handed out yet is met again by the next pass: at once where another commit came between. */
  async #pass(): Promise<'done' | 'again'> {
    let from: string | undefined = outboxPrefix
    let isLeft = false
    while (!this.#rounds.isStopped && from !== undefined) {
      const { waiting, next }: Page = await this.#read(from)
      if (waiting.length > 0 && !(await this.#lease.hold())) return 'done'
      // Each commit is for one owner, so that one whose log is damaged holds up nobody else.
      for (const [owner, entries] of byOwner(waiting)) isLeft = !(await this.#append(owner, entries)) || isLeft
      from = next
    }
    return isLeft ? 'again' : 'done'
  }

  async #read(from: string): Promise<Page> {
    const waiting: Waiting[] = []
    let next: string | undefined
    const range = { prefix: outboxPrefix, from, limit: limits.outboxEntriesPerRound }
    for await (const stored of this.#parts.store.range(range)) {
      next = `${stored.key}\0`
      const value = findValue(stored)
      const entry = value && parseOutboxEntry(value)
      if (value && entry) waiting.push({ key: stored.key, value, entry })
      else this.#name(stored.key, 'an event that waits is damaged and was left where it is')
    }
    return { waiting, next }
  }

  #name(entry: string, problem: string): void {
    if (this.#named.has(entry)) return
    this.#named.add(entry)
    this.#parts.log.error({ entry }, problem)
  }

  /** Leaves them where an entry that is needed is damaged, or, which is false, another commit got in between. */
  async #append(owner: string, waiting: readonly Waiting[]): Promise<boolean> {
    const { store, follow } = this.#parts
    const isDone = await unlessDamaged(async () => {
      const { last, held } = await readBounds(store, owner)
      const events = waiting
        .flatMap(({ entry }) => entry.events)
        .map((event, index): NumberedEvent => ({ ...event, sequence: last + 1 + index }))
      const { writes, conditions } = await follow(owner, events)
      return store.commit(
        [
          ...events.flatMap((event) => logWrites(owner, event)),
          { key: lastKey(owner), value: toBytes(last + events.length) },
          ...waiting.map(({ key }) => ({ key, value: null })),
          ...writes,
        ],
        [
          { key: lastKey(owner), expected: held.last },
          ...waiting.map(({ key, value }) => ({ key, expected: value })),
          ...conditions,
        ],
      )
    })
    if (isDone === undefined)
      this.#name(lastKey(owner), 'events of an owner wait for a damaged entry, which prumo doctor names')
    return isDone !== false
  }
}

function logWrites(owner: string, { sequence, ...event }: NumberedEvent): readonly Write[] {
  const investigation = event.subject?.investigation_id
  return [
    { key: logKey(owner, sequence), value: toBytes(event) },
    ...(investigation ? [{ key: eventOfKey(investigation, sequence), value: encoder.encode(owner) }] : []),
  ]
}

interface Page {
  readonly waiting: readonly Waiting[]
  /** Where the next page begins; undefined behind the last. */
  readonly next: string | undefined
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
