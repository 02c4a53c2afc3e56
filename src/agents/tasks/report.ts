// Report: what the run found, as facts; its readers get it in words (services/investigations/word-results.ts).

import type { AnomalyFacts, ReportFacts } from '../../domain/reporting.ts'
import { AppError } from '../../errors.ts'
import type { Engine } from '../../models/engines.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { wording } from '../../reports/wording.ts'
import type { Checkpoint, InvestigationEvent } from '../investigation.ts'
import { checkpointKey, outputKey, resultsKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import { toQueryAnswer } from '../query-answer.ts'
import { processingTimeMs } from '../status-view.ts'
import { resultsFormat, type StoredResults } from '../stored-results.ts'
import type { WorkContext } from '../work-context.ts'
import type { FindingHead } from './finding-order.ts'
import { keepAnomalies, readFindings, toAnomalyFacts, unpackFindings } from './findings.ts'
import { unpackOutput } from './output.ts'
import { withPasts } from './past-of-findings.ts'
import { readRefresh, readSelection, type Selection } from './selection.ts'
import { countBy, scoresOf, summaryOf } from './summary.ts'

/** Report generation: everything found so far; partial where the run was cancelled. */
export async function reportWork(context: WorkContext, id: string, cancelledAt: string | null): Promise<WorkOutcome> {
  const selection = await readSelection(context, id)
  const findings = await readFindings(context, id)
  const { dataset, plan, record } = selection
  const { data_source, max_results } = record.request
  const shown = unpackFindings(findings, max_results)
  const listed = withPasts(dataset, await toAnomalyFacts(context, { dataset, data_source }, shown))
  const engine = await context.engines(record.models)
  const report = await toReportFacts(context, { ...selection, detectors: engine.detectors }, findings)
  const completed_at = cancelledAt ?? new Date(context.clock.now()).toISOString()
  const results: StoredResults = {
    format: resultsFormat,
    report,
    summary: summaryOf(findings),
    dataset_version: record.dataset_version,
    engine: engine.version,
    ...(record.models && { models: record.models }),
    anomalies: listed.map((anomaly) => anomaly.id),
    ...(plan.question && { query: toQueryAnswer(plan.question, plan.steps) }),
    errors: (await readRefresh(context.state, id))?.errors ?? [],
    partial: cancelledAt !== null,
    execution_time_ms: await workedMs(context, id, completed_at),
  }
  const value = new TextEncoder().encode(JSON.stringify(results))
  return {
    writes: [{ key: resultsKey(id), value }, ...keepAnomalies(id, listed)],
    brief: { ...scoresOf(findings), completed_at, events: insightEvents(report, listed) },
  }
}

/** From when the run was first worked on, as its status and its last event say: its wait in the queue is not its time. */
async function workedMs({ state }: WorkContext, id: string, completed_at: string): Promise<number> {
  const bytes = await state.get(checkpointKey(id))
  if (!bytes) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
  return processingTimeMs({ ...parseStored<Checkpoint>(bytes), completed_at }, Date.parse(completed_at))
}

async function toReportFacts(
  context: WorkContext,
  { record, plan, dataset, detection, selected_count, detectors }: Selection & Pick<Engine, 'detectors'>,
  findings: readonly FindingHead[],
): Promise<ReportFacts> {
  const quality = await context.state.get(outputKey(record.investigation_id, 'prepare'))
  const { synthetic } = dataset.acts
  return {
    data_source: record.request.data_source,
    explain: record.request.include_explanations,
    records_analyzed: selected_count,
    found_by_type: countBy(findings, ({ type }) => type),
    detectors: detectors.filter(({ type }) => plan.types.includes(type)).map(({ id, type }) => ({ id, type })),
    synthetic: detection.selected.some((byte, row) => byte === 1 && synthetic[row] === 1),
    quality: quality ? unpackOutput<Record<string, number>>(quality) : {},
  }
}

/** Who says something and how sure; what is said follows from the results. */
function insightEvents(report: ReportFacts, listed: readonly AnomalyFacts[]): readonly InvestigationEvent[] {
  const language = 'en'
  const anomalies = listed.map((facts) => ({ ...facts, language, explain: report.explain }) as const)
  const insights = wording.insights({ ...report, language, anomalies })
  return insights.map(({ agent, confidence }) => ({ event: 'insight', data: { agent, confidence } }))
}
