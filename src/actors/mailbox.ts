// Mailbox
// Owns: what was accepted for one actor and not yet acknowledged, its count, the overflow answer.
// Does not own: the turns (cell.ts), restarts and blame (system.ts).
// M1. Messages of other actors never exceed limits.mailboxMessagesMax; a further one is refused, never dropped silently.
// M2. Deliveries stand in the order they came, over restarts too, so messages of one sender leave in the order sent.
// M3. A delivery leaves by acknowledgement or as a dead letter only. Until then every new life receives it again.

import { limits } from '../limits.ts'
import type { Delivery, Envelope } from './envelope.ts'

export interface Mailbox {
  /** How many it holds. */
  readonly size: number
  /** The accepted delivery, or undefined when the mailbox is full. */
  accept(envelope: Envelope): Delivery | undefined
  /** As `accept`, beyond the maximum: for answers and notices, which the actor's own asks and children bound. */
  admit(envelope: Envelope): Delivery
  /** Removes it; undefined when it is not there. */
  settle(id: number): Delivery | undefined
  /** Counts one more attempt; the delivery as it now is, or undefined when that was the last one and it has left. */
  retry(delivery: Delivery): Delivery | undefined
  find(id: number): Delivery | undefined
  oldest(): Delivery | undefined
  /** In order. */
  all(): Iterable<Delivery>
}

/** An empty mailbox. */
export function createMailbox(messagesMax: number = limits.mailboxMessagesMax): Mailbox {
  const held = new Map<number, Delivery>()
  let lastId = 0

  const admit = (envelope: Envelope): Delivery => {
    lastId += 1
    const delivery = { id: lastId, attempt: 1, envelope }
    held.set(lastId, delivery)
    return delivery
  }
  const settle = (id: number): Delivery | undefined => {
    const delivery = held.get(id)
    held.delete(id)
    return delivery
  }
  return {
    get size() {
      return held.size
    },
    accept: (envelope) => (held.size < messagesMax ? admit(envelope) : undefined),
    admit,
    settle,
    retry(delivery) {
      if (delivery.attempt >= limits.deliveryAttemptsMax) {
        settle(delivery.id)
        return undefined
      }
      const again = { ...delivery, attempt: delivery.attempt + 1 }
      held.set(delivery.id, again) // The key keeps its place in the order.
      return again
    },
    find: (id) => held.get(id),
    oldest: () => held.values().next().value,
    all: () => held.values(),
  }
}
