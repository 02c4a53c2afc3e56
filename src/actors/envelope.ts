// What crosses between the system and the places where actors live. All of it is data, so that the same orders and reports
// serve the main thread, another thread and, later, another machine.

import type { Failure } from '../errors.ts'
import type { Address, Message, Spawn } from './behaviour.ts'

/** One run of an actor from `initial` to its end. Numbers grow and are never used twice; 0 is none. */
export type Life = number

export interface Envelope {
  readonly from: Address
  /** An actor, or the reply address of one of its asks. */
  readonly to: Address
  readonly message: Message
}

/** An accepted envelope on its way to one actor. Ids grow along the messages of one actor, so that repeats are known. */
export interface Delivery {
  readonly id: number
  readonly attempt: number
  readonly envelope: Envelope
}

/** From the system to a place. */
export type Order =
  /** `slot` is where the place looks for the request to cancel, in the memory it shares with the system. */
  | { readonly type: 'start'; readonly life: Life; readonly spawn: Spawn; readonly slot: number }
  | { readonly type: 'deliver'; readonly life: Life; readonly delivery: Delivery }
  | { readonly type: 'persisted'; readonly life: Life; readonly failure?: Failure }
  | { readonly type: 'stop'; readonly life: Life }
  /** The place ends after it has flushed what it holds. */
  | { readonly type: 'close' }

/** From a place to the system. */
export type CellReport =
  | { readonly type: 'post'; readonly envelope: Envelope }
  | { readonly type: 'publish'; readonly topic: string; readonly event: Message }
  | { readonly type: 'persist'; readonly life: Life; readonly change: unknown }
  | { readonly type: 'spawn'; readonly life: Life; readonly spawn: Spawn }
  | { readonly type: 'stop'; readonly address: Address }
  /** The delivery's turn, its effects, and the tasks it started with their turns are done. */
  | { readonly type: 'acknowledged'; readonly life: Life; readonly id: number }
  /** The life is over: a throw, while at this delivery where there was one. */
  | { readonly type: 'failed'; readonly life: Life; readonly failure: Failure; readonly id: number | null }
  /** The life is over: at its own request, or by order. */
  | { readonly type: 'stopped'; readonly life: Life; readonly reason: string }

/** Somewhere actors live. */
export interface Place {
  take(order: Order): void
}

/** Runs the callback in a later turn of the event loop. */
export type Schedule = (callback: () => void) => void

/** How the reply addresses of a life begin; the number of the ask follows. */
export function replyAddress(asker: Address, life: Life): Address {
  return `${asker}?${life}.`
}

/** The actor behind an address: itself, or the asker behind a reply address. */
export function ownerOf(address: Address): Address {
  const end = address.indexOf('?')
  return end < 0 ? address : address.slice(0, end)
}
