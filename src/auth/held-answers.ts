// Held answers
// Owns: the timers of refusals that wait, and how many wait for each address.   Does not own: how long.
// H1. A held answer costs a timer and nothing else; at most limits.loginHeldPerAddressMax wait for one address.
// H2. A client that disconnects, and a service that stops, ends the wait.

import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { addressNetwork } from '../platform/addresses.ts'
import type { Clock } from '../platform/clock.ts'

export interface HeldAnswers {
  /** Throws RATE_LIMIT_EXCEEDED while too many answers wait for the address. */
  assertFree(address: string): void
  /** Resolves after the delay. Throws RATE_LIMIT_EXCEEDED where too many wait already. */
  hold(address: string, delayMs: number, aborted: AbortSignal): Promise<void>
  /** Releases every answer that waits. */
  release(): void
}

export function createHeldAnswers(clock: Clock): HeldAnswers {
  const waiting = new Map<string, Set<() => void>>()
  const assertFree = (address: string) => {
    if ((waiting.get(addressNetwork(address))?.size ?? 0) >= limits.loginHeldPerAddressMax)
      throw new AppError('RATE_LIMIT_EXCEEDED', {
        reason: 'rate_concurrent',
        limit: 'concurrent',
        maximum: limits.loginHeldPerAddressMax,
        retry_after: limits.retryAfterSeconds,
      })
  }
  return {
    assertFree,
    async hold(address, delayMs, aborted) {
      if (delayMs === 0) return
      assertFree(address)
      const block = addressNetwork(address)
      const held = waiting.get(block) ?? new Set()
      waiting.set(block, held)
      await new Promise<void>((resolve) => {
        const stopTimer = clock.timer(delayMs, () => leave())
        const leave = () => {
          stopTimer()
          aborted.removeEventListener('abort', leave)
          held.delete(leave)
          if (held.size === 0 && waiting.get(block) === held) waiting.delete(block)
          resolve()
        }
        held.add(leave)
        if (aborted.aborted) leave()
        else aborted.addEventListener('abort', leave)
      })
    },
    release() {
      for (const held of [...waiting.values()]) for (const leave of [...held]) leave()
    },
  }
}
