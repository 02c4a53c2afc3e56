// Sockets
// Owns: which WebSockets are open, and how many each user has.   Does not own: what they do.
// U1. A user has at most limits.socketsPerUserMax, whatever credential opened them.
import { limits } from '../limits.ts'
import type { Socket } from './websocket.ts'

export class Sockets {
  readonly #byUser = new Map<string, Set<Socket>>()
  #isStopped = false

  /** Null where it was added, else why it may not stay. */
  add(user: string, socket: Socket): 'tooMany' | 'stopping' | null {
    if (this.#isStopped) return 'stopping'
    const those = this.#byUser.get(user) ?? new Set()
    if (those.size >= limits.socketsPerUserMax) return 'tooMany'
    this.#byUser.set(user, those.add(socket))
    return null
  }

  delete(user: string, socket: Socket): void {
    const those = this.#byUser.get(user)
    those?.delete(socket)
    if (those?.size === 0) this.#byUser.delete(user)
  }

  countOf(user: string): number {
    return this.#byUser.get(user)?.size ?? 0
  }

  /** Ends them all, and those that come later. */
  stop(): void {
    this.#isStopped = true
    for (const socket of [...this.#byUser.values()].flatMap((those) => [...those])) socket.stop()
  }
}
