// Waiting counts: how many deliveries of a webhook wait, without counting them at each event.
// Owns: for each webhook the most that may wait.   Does not own: what waits, which the store says.
// W1. At most limits.webhookCountsMax are held, those that were used last: one that is not is counted when it is needed.
// W2. A count is too high, never too low, for what this node queued with `fits`: what was sent meanwhile is found when it is counted
//     again, which is where it says that there is no room.

import { limits } from '../../limits.ts'
import type { Store } from '../../store/port.ts'
import { dueOf } from '../../webhooks/keys.ts'

export class WaitingCounts {
  readonly #store: Store
  readonly #counts = new Map<string, number>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Whether so many more may wait, which then count. */
  async fits(webhook: string, more: number): Promise<boolean> {
    const max = limits.webhookWaitingMax
    const known = this.#counts.get(webhook) ?? max
    const waiting = known + more > max ? await countWaiting(this.#store, webhook) : known
    const isRoom = waiting + more <= max
    // The order of the map is that of use.
    this.#counts.delete(webhook)
    this.#counts.set(webhook, isRoom ? waiting + more : max)
    for (const oldest of this.#counts.keys()) {
      if (this.#counts.size <= limits.webhookCountsMax) break
      this.#counts.delete(oldest)
    }
    return isRoom
  }
}

/** Deliveries of a webhook that wait, counted up to limits.webhookWaitingMax. */
export async function countWaiting(store: Store, webhook: string): Promise<number> {
  let count = 0
  for await (const _ of store.range({ prefix: dueOf(webhook), limit: limits.webhookWaitingMax })) count++
  return count
}
