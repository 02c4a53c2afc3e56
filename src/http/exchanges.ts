// Exchanges
// Owns: the exchanges in progress.   Does not own: the listening socket, what is answered.
// P1. An exchange counts as in progress from its request to its end. Most end in the library's callback; the others are in
//     `arrived` for the rest of their turn and then in `open`, so that most never enter a long-lived set. `arriving` is the one
//     whose callback runs.
// P2. An exchange that outlives its turn knows the address of its sender, which the library forgets with the socket.
import type { Exchange } from './exchange.ts'

export class Exchanges {
  readonly #open = new Set<Exchange>()
  #arrived: Exchange[] = []
  #arriving: Exchange | null = null
  #count = 0
  #whenEmpty = (): void => {}

  /** It is in progress from now on. */
  begin(exchange: Exchange): void {
    this.#count++
    exchange.whenEnded(this.#ended)
  }

  /** Serves it within the library's callback, and keeps it for as long as it goes on. */
  serve(exchange: Exchange, serve: (exchange: Exchange) => void): void {
    this.#arriving = exchange
    serve(exchange)
    this.#arriving = null
    if (exchange.hasEnded) return
    if (exchange.isOpen) exchange.outlive()
    if (this.#arrived.push(exchange) === 1) setImmediate(this.#endTurn)
  }

  /** The oldest first. */
  *running(): Generator<Exchange> {
    yield* this.#open
    for (const exchange of this.#arrived) if (!exchange.hasEnded) yield exchange
    if (this.#arriving?.hasEnded === false) yield this.#arriving
  }

  /** Calls back as soon as none is in progress. */
  whenEmpty(callback: () => void): void {
    this.#whenEmpty = callback
    if (this.#count === 0) callback()
  }

  readonly #ended = (): void => {
    this.#count--
    if (this.#count === 0) this.#whenEmpty()
  }

  readonly #endTurn = (): void => {
    const those = this.#arrived
    this.#arrived = []
    for (const exchange of those) {
      if (exchange.hasEnded) continue
      exchange.remember()
      this.#open.add(exchange)
      exchange.whenEnded(() => this.#open.delete(exchange))
    }
  }
}
