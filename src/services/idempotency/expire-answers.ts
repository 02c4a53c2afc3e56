// Removes kept answers that have expired, at the start and from time to time.

import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { KeptAnswers } from './kept-answers.ts'

export interface AnswersExpiry {
  start(): void
  /** Resolves once nothing is being removed any more. */
  stop(): Promise<void>
}

export function createAnswersExpiry(
  answers: Pick<KeptAnswers, 'removeExpired'>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): AnswersExpiry {
  let stopTimer = () => {}
  let running: Promise<void> = Promise.resolve()
  const removeAll = async () => {
    while ((await answers.removeExpired()) === limits.idempotencyRemovedAtOnce);
  }
  const run = () => {
    running = removeAll().catch((cause: unknown) => log.error({ err: cause }, 'expired answers were not removed'))
    stopTimer = clock.timer(limits.idempotencyPurgeMs, run)
  }
  return {
    start: run,
    async stop() {
      stopTimer()
      await running
    },
  }
}
