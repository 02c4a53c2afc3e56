// Analysis: the figures of its type, and of what was asked for besides, a part each; their end joins them into one document.

import type { AnalysedSelection } from '../../agents/analyses/analyse-selection.ts'
import type { AnalysisResults, AnalysisStartRequest, AnalysisType } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { insightsOf } from '../../reports/analyses/insights.ts'
import { analysisRecordKey, analysisResultsKey } from '../analysis/keys.ts'
import { type AnalysisRecord, questionOf, type StoredAnalysisResults } from '../analysis/stored-analysis.ts'
import type { TaskConclusion, TaskKind, WorkingContext } from '../kind.ts'
import type { JsonObject, PartitionEntry, TaskRecord } from '../task.ts'
import { assertAllDone, keepPart, readKept } from '../training/parts.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const analysing: TaskKind = {
  kind: 'analysis',
  async check() {
    throw new AppError('VALIDATION_ERROR', { field: 'kind', reason: 'begun_by_its_own_operation' })
  },
  async plan(task, context) {
    const { question, request } = await askedOf(context, task)
    const { records } = (await context.analyse({
      type: 'analysis_collect',
      input: toJson(question),
    })) as AnalysedSelection
    return typesOf(request).map((type) => ({ partition_id: type, label: type, weight: records, data: { type } }))
  },
  async run(part, task, context) {
    const { question, request } = await askedOf(context, task)
    const { type } = part.data as { readonly type: AnalysisType }
    const input = toJson({ ...question, type, include_predictions: request.include_predictions })
    const analysed = (await context.analyse({ type: 'analysis_figures', input })) as AnalysedSelection
    const bytes = encoder.encode(JSON.stringify(analysed))
    return { writes: [keepPart(task, part, bytes)], summary: { records: analysed.records } }
  },
  conclude,
}

/** What is asked of the thread, and in the request; the record of an analysis has the id of its task. */
async function askedOf({ state }: WorkingContext, { task_id }: TaskRecord) {
  const bytes = await state.get(analysisRecordKey(task_id))
  if (bytes === undefined) throw new AppError('INTERNAL_ERROR', { step: 'open' })
  const record = parseStored<AnalysisRecord>(bytes)
  return { request: record.request, question: questionOf(record) }
}

function toJson(value: object): JsonObject {
  return value as JsonObject
}

/** That of the request first. */
function typesOf({
  analysis_type,
  include_trends,
  include_correlations,
}: AnalysisStartRequest): readonly AnalysisType[] {
  return [
    ...new Set<AnalysisType>([
      analysis_type,
      ...(include_trends ? (['spending_trends'] as const) : []),
      ...(include_correlations ? (['correlation_analysis'] as const) : []),
    ]),
  ]
}

async function conclude(
  task: TaskRecord,
  parts: readonly PartitionEntry[],
  context: WorkingContext,
): Promise<TaskConclusion> {
  assertAllDone(parts)
  const analysed: AnalysedSelection[] = []
  for (const { partition_id } of parts)
    analysed.push(JSON.parse(decoder.decode(await readKept(context.state, task, partition_id))))
  const [first] = analysed
  if (first === undefined) throw new AppError('INTERNAL_ERROR', { step: 'conclude' })
  const { records, data_hash, synthetic } = first
  const results = joined(analysed.map((each) => each.results))
  const stored: StoredAnalysisResults = {
    ...{ results, records, data_hash, synthetic },
    confidence_score: confidenceOf(first.results),
    insights_count: insightsOf(results, 'en').length,
  }
  const write = { key: analysisResultsKey(task.task_id), value: encoder.encode(JSON.stringify(stored)) }
  return { result: { records }, writes: [write] }
}

/** The figures of all parts; months, prices and what was left out are the same for each, but for index and real terms. */
function joined(all: readonly AnalysisResults[]): AnalysisResults {
  const [first] = all
  const real = all.find(({ prices }) => prices.terms === 'real') ?? first
  const { time_series, prices } = real
  return { figures: all.flatMap(({ figures }) => figures), time_series, prices, left_out: first.left_out }
}

/** The share of the figures of the type that could be judged, in hundredths. */
function confidenceOf({ figures }: AnalysisResults): number {
  if (figures.length === 0) return 0
  return Math.round((100 * figures.filter(({ value }) => value !== undefined).length) / figures.length) / 100
}
