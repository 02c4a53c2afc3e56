// The next commit that touches an entry, awaited without missing one that comes while the entry is being read.

import { AppError } from '../errors.ts'
import type { Clock } from '../platform/clock.ts'
import type { Key, Store } from '../store/port.ts'

export interface NextChange {
  /**
   * Resolves at the change since the start, and after the time, by which a commit of another process is seen too.
   * Throws SERVICE_UNAVAILABLE once the signal fires.
   */
  orTime(clock: Pick<Clock, 'timer'>, ms: number, signal: AbortSignal): Promise<void>
  stop(): void
}

export function nextChange(store: Pick<Store, 'watch'>, key: Key): NextChange {
  const { promise: changed, resolve } = withResolve()
  const stop = store.watch(key, resolve)
  return {
    stop,
    async orTime(clock, ms, signal) {
      const { promise: ended, resolve: end } = withResolve()
      const stopTimer = clock.timer(ms, end)
      signal.addEventListener('abort', end)
      await Promise.race([changed, ended])
      stopTimer()
      signal.removeEventListener('abort', end)
      if (signal.aborted) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'timeout' })
    },
  }
}

function withResolve() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}
