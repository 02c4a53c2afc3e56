// Results in words: what is stored of them are facts, from which each language is made when it is first read.

import type { InvestigationRecord } from '../../agents/investigation.ts'
import { anomalyKey } from '../../agents/keys.ts'
import { wordQuery } from '../../agents/query-answer.ts'
import { type StoredResults, unpackAnomaly } from '../../agents/stored-results.ts'
import type { Disposition, InvestigationResponse } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import type { AnomalyInput, ReportInput } from '../../domain/reporting.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { wording } from '../../reports/wording.ts'
import type { Store } from '../../store/port.ts'
import { createPause, mapInSlices } from '../in-slices.ts'
import { modelsUsed } from '../models/read-models.ts'

/** In which language a reader gets an answer, and the names in which it is written. */
export interface Tongue {
  readonly language: Language
  /** A value of a schema, in English names, in those of the language; absent: names stay English in either language. */
  readonly toWire?: (schema: string, value: unknown) => unknown
}

interface Sources {
  readonly state: Pick<Store, 'getMany'>
  readonly clock: Clock
}

/** What the texts of a result are made of, in a language. */
export async function readReportInput(
  { state, clock }: Sources,
  id: string,
  { results, language }: { readonly results: StoredResults; readonly language: Language },
): Promise<ReportInput> {
  const { report, anomalies: ids } = results
  const stored: (Uint8Array | undefined)[] = []
  for (let at = 0; at < ids.length; at += limits.anomaliesReadAtOnce) {
    const some = ids.slice(at, at + limits.anomaliesReadAtOnce)
    stored.push(...(await state.getMany(some.map((anomaly) => anomalyKey(id, anomaly)))))
  }
  const anomalies = await mapInSlices(clock, stored, (bytes): AnomalyInput => {
    if (bytes === undefined) throw new AppError('INTERNAL_ERROR', { reason: 'run_damaged' })
    return { ...unpackAnomaly(bytes), language, explain: report.explain }
  })
  return { ...report, language, anomalies }
}

interface WantedResults {
  readonly results: StoredResults
  /** The latest of each anomaly that has one. */
  readonly dispositions?: ReadonlyMap<string, Disposition>
  readonly tongue: Tongue
}

/** The InvestigationResponse as JSON, in the words and names of a language. */
export async function wordResults(
  sources: Sources,
  record: InvestigationRecord,
  { results, dispositions, tongue }: WantedResults,
): Promise<Uint8Array> {
  const { language, toWire = (_: string, value: unknown) => value } = tongue
  const input = await readReportInput(sources, record.investigation_id, { results, language })
  const worded = await mapInSlices(sources.clock, input.anomalies, (anomaly) => {
    const result = wording.anomaly(anomaly)
    const { explanation } = result
    const disposition = dispositions?.get(result.id)
    const shown = { ...result, ...(disposition && { disposition }) }
    return { ...(explanation && { explanation }), json: JSON.stringify(toWire('AnomalyResult', shown)) }
  })
  const pause = createPause(sources.clock)
  // A run that was cancelled early has judged nothing, so that there is nothing to say of its records.
  const isJudged = !results.partial || results.anomalies.length > 0
  const insights = isJudged ? wording.insights(input) : []
  await pause()
  const recommendations = isJudged ? wording.recommendations(input) : []
  await pause()
  const explanations = results.report.explain ? wording.explanations(input, worded) : undefined
  await pause()
  const response = toResponse(record, results, { language, insights, recommendations, explanations })
  const at = Object.keys(response).indexOf('anomalies')
  const members = Object.entries(toWire('InvestigationResponse', response) as object).map(
    ([name, value], index) =>
      `${JSON.stringify(name)}:${index === at ? `[${worded.map(({ json }) => json).join(',')}]` : JSON.stringify(value)}`,
  )
  return Buffer.from(`{${members.join(',')}}`)
}

/** The answer in English names, still without its anomalies: they are many, and written one by one. */
function toResponse(
  { investigation_id, request }: InvestigationRecord,
  results: StoredResults,
  texts: Pick<InvestigationResponse, 'insights' | 'recommendations'> & {
    readonly language: Language
    readonly explanations: InvestigationResponse['explanations']
  },
): InvestigationResponse {
  const { report, summary, query, errors, partial, execution_time_ms } = results
  return {
    investigation_id,
    metadata: {
      query: maskTyped(request.query),
      data_source: request.data_source,
      execution_time_ms,
      total_records_analyzed: report.records_analyzed,
      dataset_version: results.dataset_version,
      ...(results.engine && { engine_version: results.engine.name, models: [...modelsUsed(results.models)] }),
      ...(query && wordQuery(maskTexts(query), texts.language)),
      ...(report.synthetic && { synthetic: true }),
      ...(results.anomalies.length < summary.total_anomalies && { truncated: true }),
      ...((partial || errors.length > 0) && { partial: true }),
      ...(errors.length > 0 && { errors: [...errors] }),
    },
    anomalies: [],
    summary,
    insights: texts.insights,
    recommendations: texts.recommendations,
    ...(texts.explanations && { explanations: texts.explanations }),
  }
}

/** What was read of a question repeats its words. */
export function maskTexts<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'string' ? maskTyped(each) : each))
}
