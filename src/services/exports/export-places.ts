// Export places
// Owns: how many files that are made whole are in the making.   Does not own: streamed ones, which hold a page each.

import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'

export class ExportPlaces {
  #taken = 0

  /** Throws SERVICE_UNAVAILABLE where as many are in the making as may be. */
  async within<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#taken >= limits.exportsWholeAtOnceMax)
      throw new AppError('SERVICE_UNAVAILABLE', { reason: 'exports_busy', retry_after: limits.retryAfterSeconds })
    this.#taken++
    try {
      return await work()
    } finally {
      this.#taken--
    }
  }
}
