// The answer of a detection at once: filters, findings and what was looked at.

import type { ActFilters } from '../../dataset/selection.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { countQualityNotes } from '../tasks/prepare.ts'
import { selectRecords } from '../tasks/select-records.ts'
import { suggestionFor } from '../tasks/suggestion.ts'
import { unknownsOf } from '../tasks/unknowns.ts'
import { findAnomalies } from './find-anomalies.ts'
import type { AnalysisContext } from './find-candidates.ts'
import type { AnalysisAnswers, AnalysisSettings } from './task.ts'

/** The records, and the conditions of the detection. */
export interface Detection {
  readonly version: number
  /** Records that came with the request, or those that are stored. */
  readonly dataset: 'request' | 'stored'
  readonly filters: ActFilters
  readonly settings: AnalysisSettings
}

/** Findings among the records that the filters leave. Throws INSUFFICIENT_DATA, and VALIDATION_ERROR where there are too many. */
export async function detectAnomalies(
  context: AnalysisContext,
  { version, dataset: origin, filters, settings }: Detection,
): Promise<AnalysisAnswers['detect_stored']> {
  const { data_source: source, sensitivity, confidence_threshold } = settings
  const dataset = await context.records.dataset(origin === 'stored' ? { version, source } : { version })
  if (dataset.acts.length > limits.analysisActsMax)
    throw new AppError('VALIDATION_ERROR', {
      field: 'data_source',
      reason: 'too_many_records',
      limit: limits.analysisActsMax,
    })
  const { selected, selected_count: records_analyzed, steps } = await selectRecords(context, dataset, filters)
  if (records_analyzed < limits.recordsMin) {
    const unknowns = unknownsOf(dataset, { filters })
    throw new AppError('INSUFFICIENT_DATA', {
      records_found: records_analyzed,
      minimum_required: limits.recordsMin,
      ...suggestionFor({ population: dataset.acts.length, steps, unknowns, origin }),
      query_filters: steps.map((step) => ({ ...step, applied: true })),
    })
  }
  const found = await findAnomalies(context, { dataset, selected }, settings)
  const insufficient_data = countQualityNotes(dataset, selected)
  const { synthetic } = dataset.acts
  return {
    ...found,
    anomalies: [...found.anomalies],
    metadata: {
      dataset: origin,
      ...(origin === 'stored' && { data_source: source, dataset_version: version }),
      records_analyzed,
      sensitivity,
      confidence_threshold,
      ...(Object.keys(insufficient_data).length > 0 && { insufficient_data }),
      ...(selected.some((byte, row) => byte === 1 && synthetic[row] === 1) && { synthetic: true }),
      ...(found.anomalies.length < found.summary.total_anomalies && { truncated: true }),
    },
  }
}
