// Statistics: what actors have been through, as a reader of the moment sees it.

import type { Failure } from '../errors.ts'
import type { Address, Message } from './behaviour.ts'

export interface LastFailure {
  readonly failure: Failure
  /** Milliseconds since 1970 UTC. */
  readonly atMs: number
}

/** Counts since the system started. */
export interface Counts {
  /** Messages that were handled to their end. */
  turns: number
  /** Lives that ended by a failure. */
  failures: number
  restarts: number
  lastFailure?: LastFailure
}

export interface ActorStatistics extends Readonly<Counts> {
  readonly address: Address
  /** `restarting`: between two lives. */
  readonly state: 'idle' | 'working' | 'restarting'
  /** Messages that are not yet handled to their end. */
  readonly mailbox: number
  /** Index of the thread where it lives; absent in the main thread and between lives. */
  readonly thread?: number
  /** Its code holds its thread at this moment. */
  readonly isRunning: boolean
  /** What it works on: its oldest message. */
  readonly message?: Message
}

export interface ThreadStatistics {
  readonly thread: number
  /** False while it is being replaced. */
  readonly isUp: boolean
  readonly actors: number
  readonly restarts: number
  /** Whose code holds it at this moment. */
  readonly running?: Address
}

export interface SystemStatistics {
  readonly actors: readonly ActorStatistics[]
  /** By what `countedAs` says, also of actors that have ended. */
  readonly counts: ReadonlyMap<string, Readonly<Counts>>
  readonly threads: readonly ThreadStatistics[]
}

/** Under which name an actor's message counts. */
export type CountedAs = (address: Address, message: Message | undefined) => string

export function noCounts(): Counts {
  return { turns: 0, failures: 0, restarts: 0 }
}
