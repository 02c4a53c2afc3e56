// The thread for analyses: its pool, its queue and the time that each has.

import type { AnalysisAnswers } from '../agents/analyses/task.ts'
import { getValue, type Outcome } from '../errors.ts'
import { limits } from '../limits.ts'
import { systemClock as clock } from '../platform/clock.ts'
import type { AnalysesContext } from '../services/analyses/context.ts'
import { createWorkerThread } from './worker-thread.ts'

/** Analyses on a thread that starts with the first of them; each has limits.analysisMs, and ends when its caller has left. */
export function createAnalyses(dataDir: string): AnalysesContext & { stop(): Promise<void> } {
  const thread = createWorkerThread('analysis', dataDir)
  return {
    clock,
    async run(task, aborted) {
      // The thread looks at the mark between two detectors: to end the thread instead would cut off a reader of the store.
      const stop = new Int32Array(new SharedArrayBuffer(4))
      const end = () => void Atomics.store(stop, 0, 1)
      const cancelTimer = clock.timer(limits.analysisMs, end)
      if (aborted.aborted) end()
      aborted.addEventListener('abort', end)
      try {
        return getValue((await thread.run({ task, stop })) as Outcome<AnalysisAnswers[typeof task.type]>)
      } finally {
        cancelTimer()
        aborted.removeEventListener('abort', end)
      }
    },
    stop: thread.stop,
  }
}
