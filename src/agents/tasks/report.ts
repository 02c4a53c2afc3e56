// Report: the results answer, written once and kept as the bytes that callers get.

import type { AgentInsight, AnomalyResult, InvestigationResponse } from '../../domain/generated/wire-types.ts'
import type { AnomalyInput, ReportInput } from '../../domain/reporting.ts'
import { AppError } from '../../errors.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Checkpoint, InvestigationEvent, RefreshOutput } from '../investigation.ts'
import { checkpointKey, outputKey, resultsKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import { toQueryAnswer, wordQuery } from '../query-answer.ts'
import { processingTimeMs } from '../status-view.ts'
import type { WorkContext } from '../work-context.ts'
import { type FindingHead, readFindings, toAnomalyInputs, unpackFindings } from './findings.ts'
import { unpackOutput } from './output.ts'
import { withPasts } from './past-of-findings.ts'
import { readRefresh, readSelection, type Selection } from './selection.ts'
import { countBy, scoresOf, summaryOf } from './summary.ts'

/** Report generation: everything found so far, in words; partial where the run was cancelled. */
export async function reportWork(context: WorkContext, id: string, cancelledAt: string | null): Promise<WorkOutcome> {
  const selection = await readSelection(context, id)
  const findings = await readFindings(context, id)
  const { record } = selection
  const listed = await toAnomalyInputs(context, selection, unpackFindings(findings, record.request.max_results))
  const anomalies = withPasts(selection.dataset, listed)
  const input = await toReportInput(context, selection, findings, anomalies)
  const insights = context.wording.insights(input)
  const errors = (await readRefresh(context.state, id))?.errors ?? []
  const completed_at = cancelledAt ?? new Date(context.clock.now()).toISOString()
  const execution_time_ms = await workedMs(context, id, completed_at)
  const partial = cancelledAt !== null
  const results = toResponse(context, selection, { findings, input, insights, partial, errors, execution_time_ms })
  const bytes = new TextEncoder().encode(JSON.stringify(results))
  const events = insights.map(insightEvent)
  return { writes: [{ key: resultsKey(id), value: bytes }], brief: { ...scoresOf(findings), completed_at, events } }
}

/** From when the run was first worked on, as its status and its last event say: its wait in the queue is not its time. */
async function workedMs({ state }: WorkContext, id: string, completed_at: string): Promise<number> {
  const bytes = await state.get(checkpointKey(id))
  if (!bytes) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
  return processingTimeMs({ ...parseStored<Checkpoint>(bytes), completed_at }, Date.parse(completed_at))
}

async function toReportInput(
  context: WorkContext,
  { record, plan, dataset, detection, selected_count }: Selection,
  findings: readonly FindingHead[],
  anomalies: readonly AnomalyInput[],
): Promise<ReportInput> {
  const quality = await context.state.get(outputKey(record.investigation_id, 'prepare'))
  const { synthetic } = dataset.acts
  return {
    language: record.language,
    data_source: record.request.data_source,
    explain: record.request.include_explanations,
    records_analyzed: selected_count,
    anomalies,
    found_by_type: countBy(findings, ({ type }) => type),
    detectors: context.detectors.filter(({ type }) => plan.types.includes(type)).map(({ id, type }) => ({ id, type })),
    synthetic: detection.selected.some((byte, row) => byte === 1 && synthetic[row] === 1),
    quality: quality ? unpackOutput<Record<string, number>>(quality) : {},
  }
}

function toResponse(
  context: WorkContext,
  { record, plan }: Selection,
  made: {
    readonly findings: readonly FindingHead[]
    readonly input: ReportInput
    readonly insights: readonly AgentInsight[]
    readonly partial: boolean
    readonly errors: RefreshOutput['errors']
    readonly execution_time_ms: number
  },
): InvestigationResponse {
  const { findings, input, insights, partial, errors, execution_time_ms } = made
  const { request } = record
  const anomalies = input.anomalies.map((anomaly) => context.wording.anomaly(anomaly))
  return {
    investigation_id: record.investigation_id,
    metadata: {
      query: request.query,
      data_source: request.data_source,
      execution_time_ms,
      total_records_analyzed: input.records_analyzed,
      dataset_version: record.dataset_version,
      ...(plan.question && wordQuery(toQueryAnswer(plan.question, plan.steps), record.language)),
      ...(input.synthetic && { synthetic: true }),
      ...(anomalies.length < findings.length && { truncated: true }),
      ...((partial || errors.length > 0) && { partial: true }),
      ...(errors.length > 0 && { errors: [...errors] }),
    },
    anomalies,
    summary: summaryOf(findings),
    insights: [...insights],
    recommendations: [...context.wording.recommendations(input)],
    ...(request.include_explanations && { explanations: explanations(context, input, anomalies) }),
  }
}

function explanations({ wording }: WorkContext, input: ReportInput, anomalies: readonly AnomalyResult[]) {
  const intervals = input.anomalies.flatMap(({ id, finding }): [string, [number, number]][] => {
    const expected = finding.candidates[0]?.expected
    return expected?.low === undefined || expected.high === undefined ? [] : [[id, [expected.low, expected.high]]]
  })
  return {
    methodology: wording.methodology(input),
    confidence_intervals: Object.fromEntries(intervals),
    feature_importance: meanImpact(anomalies),
  }
}

/** Mean share of each factor over the listed anomalies: within one, impacts count by their size, whatever their unit. */
function meanImpact(anomalies: readonly AnomalyResult[]): Record<string, number> {
  const sums = new Map<string, number>()
  let explained = 0
  for (const { explanation } of anomalies) {
    const factors = explanation?.contributing_factors ?? []
    const size = factors.reduce((sum, { impact }) => sum + Math.abs(impact), 0)
    if (size === 0) continue
    explained += 1
    for (const { factor, impact } of factors) sums.set(factor, (sums.get(factor) ?? 0) + Math.abs(impact) / size)
  }
  return Object.fromEntries([...sums].sort().map(([factor, sum]) => [factor, sum / explained]))
}

function insightEvent({ agent, insight, confidence }: AgentInsight): InvestigationEvent {
  return { event: 'insight', data: { agent, message: insight, confidence } }
}
