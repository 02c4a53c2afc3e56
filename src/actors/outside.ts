// What stands outside the actor system: those who asked and the listeners of topics.
// Owns: open asks, subscriptions.   Does not own: the way of a message to an actor (system.ts).

import { AppError, toFailure } from '../errors.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Address, Message, Notice, Refusal } from './behaviour.ts'
import type { Envelope } from './envelope.ts'

/** The sender of messages from outside. */
export const outside: Address = 'outside'

type Listener = (event: Message) => void

/** Each ask has an address of its own, to which its answer goes. */
export class Asks {
  readonly #open = new Map<Address, (answer: Message) => void>()
  readonly #clock: Clock
  #count = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Sends a message by `post`; the answer, or SERVICE_UNAVAILABLE where it cannot be delivered or none comes in time. */
  ask(question: Omit<Envelope, 'from'>, deadlineMs: number, post: (envelope: Envelope) => void): Promise<Message> {
    this.#count += 1
    const from = `${outside}?${this.#count}`
    return new Promise((resolve, reject) => {
      const fail = (reason: Refusal | 'ask_timed_out') =>
        reject(new AppError('SERVICE_UNAVAILABLE', { reason, address: question.to }))
      const cancel = this.#clock.timer(deadlineMs, () => {
        this.#open.delete(from)
        fail('ask_timed_out')
      })
      this.#open.set(from, (answer) => {
        cancel()
        if (answer.type === 'delivery_failed') fail((answer as Extract<Notice, { type: 'delivery_failed' }>).reason)
        else resolve(answer)
      })
      post({ from, ...question })
    })
  }

  /** An answer that comes too late, or a second one, finds nobody. */
  answer({ to, message }: Envelope): void {
    this.#open.get(to)?.(message)
    this.#open.delete(to)
  }
}

/** Those who listen to a topic. */
export class Listeners {
  readonly #byTopic = new Map<string, Set<Listener>>()
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  subscribe(topic: string, listener: Listener): () => void {
    const subscribed = this.#byTopic.get(topic) ?? new Set()
    this.#byTopic.set(topic, subscribed.add(listener))
    return () => {
      subscribed.delete(listener)
      if (subscribed.size === 0 && this.#byTopic.get(topic) === subscribed) this.#byTopic.delete(topic)
    }
  }

  publish(topic: string, event: Message): void {
    for (const listener of this.#byTopic.get(topic) ?? []) {
      try {
        listener(event)
      } catch (error) {
        // A listener's failure is not the actor's.
        this.#log.error({ topic, failure: toFailure(error) }, 'a listener failed')
      }
    }
  }
}
