// Waiting deliveries: how many of each webhook wait, for those who ask often.
// Owns: the counts, kept as the store announces what is queued and what is done.   Does not own: what waits, which the store says.
// Q1. A count that is older than limits.followedEntriesMs is counted again, for what another node queued or sent.
// Q2. At most limits.waitingCountsMax counts; a further one forgets the one that was counted first.

import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Store, Write } from '../../store/port.ts'
import { dueOf, duePrefix, parseDue } from '../../webhooks/keys.ts'

interface WaitingParts {
  readonly state: Pick<Store, 'range' | 'watch'>
  readonly clock: Pick<Clock, 'monotonic'>
}

interface Count {
  waiting: number
  /** Set while the store is read, of which it is not known what it shows of an announcement. */
  isCounting: boolean
  wasAnnounced: boolean
  atMs: number
}

export class WaitingDeliveries {
  readonly #parts: WaitingParts
  readonly #counts = new Map<string, Count>()
  #isWatching = false

  constructor(parts: WaitingParts) {
    this.#parts = parts
  }

  async countOf(webhook: string): Promise<number> {
    const nowMs = this.#parts.clock.monotonic()
    const known = this.#counts.get(webhook)
    const isGood = known && !known.isCounting && nowMs - known.atMs < limits.followedEntriesMs
    return isGood ? known.waiting : this.#count(webhook, nowMs)
  }

  async #count(webhook: string, atMs: number): Promise<number> {
    const { state } = this.#parts
    if (!this.#isWatching) state.watch(duePrefix, (writes) => this.#hear(writes))
    this.#isWatching = true
    const count: Count = { waiting: 0, isCounting: true, wasAnnounced: false, atMs }
    this.#remember(webhook, count)
    for await (const _ of state.range({ prefix: dueOf(webhook) })) count.waiting++
    count.isCounting = false
    if (count.wasAnnounced) this.#counts.delete(webhook)
    return count.waiting
  }

  #remember(webhook: string, count: Count): void {
    this.#counts.delete(webhook)
    const [first] = this.#counts.keys()
    if (first !== undefined && this.#counts.size >= limits.waitingCountsMax) this.#counts.delete(first)
    this.#counts.set(webhook, count)
  }

  #hear(writes: readonly Write[]): void {
    if (this.#counts.size === 0) return
    for (const { key, value } of writes) {
      const count = this.#counts.get(parseDue(key).webhook)
      if (count === undefined) continue
      if (count.isCounting) count.wasAnnounced = true
      else count.waiting = Math.max(0, count.waiting + (value === null ? -1 : 1))
    }
  }
}
