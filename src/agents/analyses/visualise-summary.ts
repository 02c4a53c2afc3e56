// What there is at a glance: each kind of records, and of the contracts the last months, the states and the largest parties.

import type { AnalysedRecords } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { AnalysedContext } from './analyse-selection.ts'
import { type VisualisedSelection, type VisualQuestion, visualiseSelection } from './visualise-selection.ts'

export interface VisualSummary {
  /** Of kinds of which there are any. */
  readonly kinds: readonly { readonly record_kind: AnalysedRecords; readonly total: VisualisedSelection }[]
  readonly dataset_version: number
  readonly months: VisualisedSelection | null
  readonly states: VisualisedSelection | null
  readonly organizations: VisualisedSelection | null
  readonly suppliers: VisualisedSelection | null
}

const others = ['biddings', 'expenses', 'agreements'] as const

export async function visualiseSummary(
  context: AnalysedContext,
  dataset_version: number,
  language: Language,
): Promise<VisualSummary> {
  const look = async (own: Partial<VisualQuestion>) => {
    try {
      return await visualiseSelection(context, dataset_version, { ...whole, language, ...own })
    } catch (error) {
      if (error instanceof AppError && error.code === 'INSUFFICIENT_DATA') return null
      throw error
    }
  }
  const limit = limits.dashboardPartiesShown
  // One after the other, so that the rows of contracts are gathered once.
  const contracts = await look({})
  const months = await look({ dimensions: ['period'], limit: limits.dashboardMonthsShown })
  const states = await look({ dimensions: ['state'], is_complete: true })
  const organizations = await look({ dimensions: ['organization'], limit })
  const suppliers = await look({ dimensions: ['supplier'], limit })
  const kinds: VisualSummary['kinds'][number][] =
    contracts === null ? [] : [{ record_kind: 'contracts', total: contracts }]
  for (const record_kind of others) {
    const total = await look({ record_kind })
    if (total !== null) kinds.push({ record_kind, total })
  }
  return { kinds, dataset_version, months, states, organizations, suppliers }
}

const whole: Omit<VisualQuestion, 'language'> = {
  ...{ record_kind: 'contracts', filters: {}, dimensions: [], granularity: 'month', metric: 'value' },
  ...{ aggregation: 'sum', percentile: 90, limit: limits.visualPointsMax },
}
