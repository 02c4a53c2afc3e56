// When free: a file that is made whole waits for a place, however many are in the making for people who wait themselves.

import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'

/** What the work answers once there is a place for it. Throws what it throws, and the want of a place after limits.taskPlaceWaitMs. */
export async function whenFree<Value>(
  { clock, assertWanted }: { readonly clock: Pick<Clock, 'monotonic' | 'timer'>; readonly assertWanted: () => void },
  work: () => Promise<Value>,
): Promise<Value> {
  const endMs = clock.monotonic() + limits.taskPlaceWaitMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || clock.monotonic() >= endMs) throw error
    }
    await new Promise<void>((look) => clock.timer(limits.taskPlaceLookMs, look))
    assertWanted()
  }
}

function isBusy(error: unknown): boolean {
  const reason = error instanceof AppError ? error.details.reason : undefined
  return reason === 'exports_busy' || reason === 'reports_busy'
}
