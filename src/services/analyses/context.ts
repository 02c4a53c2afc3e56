import type { AnalysisAnswers, AnalysisTask } from '../../agents/analyses/task.ts'
import type { Clock } from '../../platform/clock.ts'

/** What the services for analyses work with. */
export interface AnalysesContext {
  readonly clock: Clock
  /** Runs a task on another thread. Throws SERVICE_UNAVAILABLE where too many wait or it takes too long, and what it fails with. */
  run<Type extends AnalysisTask['type']>(
    task: Extract<AnalysisTask, { readonly type: Type }>,
    aborted: AbortSignal,
  ): Promise<AnalysisAnswers[Type]>
}

/** How an analysis is asked for. */
export interface Asking {
  readonly language: 'en' | 'pt'
  /** Fires when nobody waits for the answer any more. */
  readonly aborted: AbortSignal
}
