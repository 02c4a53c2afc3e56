// Persistence
// Owns: how often in a row a stream has failed, and the pauses between its connections.   Does not own: the connections.
// P1. What has brought something new counts as no failure; what does not pass by itself is thrown at once, and so is a
//     failure after which the service asks for a longer pause than `maxPause`.

import type { Client } from './client.ts'
import { AbortedError, ApiError, isPassing, type PrumoError } from './failures.ts'
import type { CallOptions, Language, OperationRow } from './operation-row.ts'
import { isTooLong, pause, pauseAfter } from './pause.ts'

export class Persistence {
  readonly #client: Client<Language>
  readonly #row: OperationRow
  readonly #call: CallOptions
  #failures = 0

  constructor(client: Client<Language>, row: OperationRow, call: CallOptions) {
    this.#client = client
    this.#row = row
    this.#call = call
  }

  /** Something has come. */
  succeeded(): void {
    this.#failures = 0
  }

  /** Waits after a failure; throws it where it does not pass, has come too often in a row, or asks for too long a pause. */
  async failed(error: unknown): Promise<void> {
    if (!isPassing(error)) throw error
    this.#failures++
    if (this.#failures > (this.#call.maxRetries ?? Number.POSITIVE_INFINITY)) throw error
    await this.#pause(error, error instanceof ApiError ? error.retryAfterMs : undefined)
  }

  async #pause(error: PrumoError, askedMs: number | undefined): Promise<void> {
    const { requestId, message } = error
    const { signal, logger = this.#client.options.logger } = this.#call
    const pauseMs = pauseAfter(this.#failures, askedMs)
    if (isTooLong(pauseMs, this.#client.options)) throw error
    const entry = { level: 'warn', event: 'reconnecting', requestId, pauseMs, message } as const
    logger?.({ ...entry, operation: this.#row.id, attempt: this.#failures })
    await pause(pauseMs, signal)
    if (signal?.aborted)
      throw new AbortedError('the call was aborted', { requestId, attempts: this.#failures, cause: signal.reason })
  }
}
