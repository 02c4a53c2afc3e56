// Subscriptions
// Owns: what a feed is to bring, and how far each has come.   Does not own: the connection.
// S1. After a break each subscription goes on behind its last message; one that has ended or was refused is not opened again.
// S2. One subject has one subscription, as with the service: another one takes its place.

import { fieldNames } from './generated/field-names.ts'
import { fieldOf, textOf } from './json-fields.ts'
import type { Language } from './operation-row.ts'

interface Wish {
  /** Of the request, and of its answer. */
  readonly id: string
  readonly subscription: object
}

/** What an open connection is sent, and the id that the answer comes with. */
export interface Sending {
  readonly id: string
  readonly texts: readonly string[]
}

const eventsSubject = 'events'

export class Subscriptions {
  readonly #language: Language
  readonly #left = new Map<string, Wish>()
  /** Ids of requests to leave. */
  readonly #leaving = new Set<string>()
  #requests = 0

  constructor(language: Language) {
    this.#language = language
  }

  get isEmpty(): boolean {
    return this.#left.size === 0
  }

  /** What a new connection is asked for. */
  requests(): readonly string[] {
    this.#leaving.clear()
    return [...this.#left.values()].map((wish) => this.#request('subscribe', wish))
  }

  add(subscription: object): Sending {
    const subject = this.#subject(subscription)
    const before = this.#left.has(subject) ? this.remove(subscription).texts : []
    const wish = { id: this.#nextId(), subscription }
    this.#left.set(subject, wish)
    return { id: wish.id, texts: [...before, this.#request('subscribe', wish)] }
  }

  remove(subscription: object): Sending {
    const subject = this.#subject(subscription)
    const wish = { id: this.#nextId(), subscription: this.#left.get(subject)?.subscription ?? subscription }
    this.#left.delete(subject)
    this.#leaving.add(wish.id)
    return { id: wish.id, texts: [this.#request('unsubscribe', wish)] }
  }

  /** A request that is answered, whatever is subscribed to. */
  ping(): Sending {
    const { type, ping } = fieldNames[this.#language]
    const id = this.#nextId()
    return { id, texts: [JSON.stringify({ [type]: ping, id })] }
  }

  /** Whether a message says only that what was left had ended already. */
  isOfNoUse(message: unknown): boolean {
    const id = textOf(message, 'id')
    return id !== undefined && this.#isError(message) && this.#leaving.has(id)
  }

  /** Notes what a message says of how far its subscription has come; whether one has ended that was not left. */
  hasEnded(message: unknown): boolean {
    const names = fieldNames[this.#language]
    const data = fieldOf(message, names.data)
    if (textOf(message, names.type) === names.unsubscribed)
      return textOf(data, names.reason) !== names.asked && this.#left.delete(this.#subject(data))
    const id = textOf(message, 'id')
    const cursor = textOf(message, 'cursor')
    const isOfRun = textOf(message, names.investigation_id) !== undefined && cursor === undefined
    if (this.#isError(message) && !isOfRun) return this.#refused(id)
    const subject = isOfRun ? this.#subject(message) : eventsSubject
    const wish = this.#left.get(subject)
    const after = isOfRun ? id : cursor
    if (wish !== undefined && after !== undefined)
      this.#left.set(subject, { ...wish, subscription: { ...wish.subscription, [names.after]: after } })
    return false
  }

  #nextId(): string {
    return String(++this.#requests)
  }

  #refused(id: string | undefined): boolean {
    const [subject] = [...this.#left].find(([, wish]) => wish.id === id) ?? []
    return subject !== undefined && this.#left.delete(subject)
  }

  #isError(message: unknown): boolean {
    const { type, error } = fieldNames[this.#language]
    return textOf(message, type) === error
  }

  #request(what: 'subscribe' | 'unsubscribe', { id, subscription }: Wish): string {
    const names = fieldNames[this.#language]
    return JSON.stringify({ [names.type]: names[what], [names.data]: subscription, id })
  }

  #subject(about: unknown): string {
    const { investigation_id, subscribed_events } = fieldNames[this.#language]
    const isOfEvents = fieldOf(about, subscribed_events) !== undefined
    return textOf(about, investigation_id) ?? (isOfEvents ? eventsSubject : 'notices')
  }
}
