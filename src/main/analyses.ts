// The thread for analyses: its pool, its queue and the time that each has.

import type { AnalysisAnswers } from '../agents/analyses/task.ts'
import { getValue, type Outcome } from '../errors.ts'
import { systemClock as clock } from '../platform/clock.ts'
import type { AnalysesContext } from '../services/analyses/context.ts'
import { createWorkerThread, type OpenThread } from './worker-thread.ts'

/** Analyses on a thread that starts with the first of them; each has limits.analysisMs, and ends when its caller has left. */
export function createAnalyses(dataDir: string): AnalysesContext & OpenThread {
  const thread = createWorkerThread('analysis', dataDir)
  return {
    clock,
    async run(task, aborted) {
      const outcome = await thread.runWhileWanted({ task }, aborted)
      return getValue(outcome as Outcome<AnalysisAnswers[typeof task.type]>)
    },
    bulkhead: thread.bulkhead,
    stop: thread.stop,
  }
}
