// What the services of visualizations work with.

import type { AnalysesContext } from '../analyses/context.ts'
import type { ReportsContext } from '../reports/context.ts'

export interface VisualizationsContext {
  readonly analyses: Pick<AnalysesContext, 'run'>
  readonly reports: Pick<ReportsContext, 'writer'>
}

/** The request that a visualization answers. */
export interface VisualRequest {
  readonly language: 'en' | 'pt'
  /** Fires when the client has left or the deadline has passed. */
  readonly aborted: AbortSignal
}
