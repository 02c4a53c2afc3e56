// What the services of analyses work with.

import type { AnalysisAnswers, AnalysisTask } from '../../agents/analyses/task.ts'
import type { Clock } from '../../platform/clock.ts'

export interface AnalysesContext {
  readonly clock: Clock
  /** Runs a task on another thread. Throws SERVICE_UNAVAILABLE where too many wait or it takes too long, and what it fails with. */
  run<Type extends AnalysisTask['type']>(
    task: Extract<AnalysisTask, { readonly type: Type }>,
    aborted: AbortSignal,
  ): Promise<AnalysisAnswers[Type]>
}

/** The request that an analysis answers. */
export interface AnalysisRequest {
  readonly language: 'en' | 'pt'
  /** Fires when the client has left or the deadline has passed. */
  readonly aborted: AbortSignal
}
