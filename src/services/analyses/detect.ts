// Detection within the request: over records of the body, which are not stored, or over stored records of a source.

import type { AnalysisSettings } from '../../agents/analyses/task.ts'
import type { AnomalyDetection, AnomalyDetectionRequest } from '../../domain/generated/wire-types.ts'
import { wantedTypes } from '../../domain/wanted-types.ts'
import { AppError } from '../../errors.ts'
import { assertFilterBounds, assertTypesLeft } from '../investigations/complete-request.ts'
import type { AnalysesContext, AnalysisRequest } from './context.ts'

/** Choice: records without a source count as those of the transparency portal, as in imports. */
const sourceDefault = 'portal_transparencia'

/** Throws VALIDATION_ERROR, INSUFFICIENT_DATA, and SERVICE_UNAVAILABLE where it cannot be answered in time. */
export async function detectNow(
  context: AnalysesContext,
  body: AnomalyDetectionRequest,
  { language, aborted }: AnalysisRequest,
): Promise<AnomalyDetection> {
  const start = context.clock.monotonic()
  const { records, suppliers, sanctions, payments, filters } = body
  assertFilterBounds(filters)
  assertTypesLeft(body.anomaly_types, filters)
  const settings = settingsOf(body, language)
  if (records === undefined) {
    if (body.data_source === undefined) throw required('data_source')
    if (suppliers || sanctions || payments) throw required('records')
    return timed(context, start, await context.run({ type: 'detect_stored', filters, settings }, aborted))
  }
  const retrieved_at = new Date(context.clock.now()).toISOString()
  const rows = { records, suppliers, sanctions, payments }
  return timed(
    context,
    start,
    await context.run({ type: 'detect_sent', rows, retrieved_at, filters, settings }, aborted),
  )
}

function settingsOf(body: AnomalyDetectionRequest, language: AnalysisRequest['language']): AnalysisSettings {
  return {
    data_source: body.data_source ?? sourceDefault,
    language,
    anomaly_types: wantedTypes(body.anomaly_types, body.filters.exclude?.anomaly_types),
    sensitivity: body.sensitivity,
    confidence_threshold: body.confidence_threshold,
    include_explanations: body.include_explanations,
    max_results: body.max_results,
  }
}

/** The answer with the time that it took since `start`. */
export function timed<Answer extends { readonly metadata: object }>(
  { clock }: AnalysesContext,
  start: number,
  answer: Answer,
): Answer & { metadata: { execution_time_ms: number } } {
  const execution_time_ms = Math.max(0, Math.round(clock.monotonic() - start))
  return { ...answer, metadata: { ...answer.metadata, execution_time_ms } }
}

function required(field: string): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason: 'required' })
}
