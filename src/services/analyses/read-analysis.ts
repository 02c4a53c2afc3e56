// Analyses as their readers see them: status, results and lists, in facts; what needs words gets them in the reader's language.

import type { Caller } from '../../domain/caller.ts'
import type {
  AnalysesQuery,
  Analysis,
  AnalysisDocument,
  AnalysisMetadata,
  AnalysisPhase,
  AnalysisProgress,
  AnalysisStatus,
  AnalysisType,
} from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError, type Failure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { wholeValues } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { insightsOf, recommendationsOf } from '../../reports/analyses/insights.ts'
import type { ReportedAnalysis } from '../../reports/document/report-sources.ts'
import type { Store } from '../../store/port.ts'
import { analysisListPrefix, analysisRecordKey, analysisResultsKey } from '../../tasks/analysis/keys.ts'
import type { AnalysisRecord, StoredAnalysisResults } from '../../tasks/analysis/stored-analysis.ts'
import { taskCheckpointKey } from '../../tasks/keys.ts'
import { hasEnded, type TaskCheckpoint } from '../../tasks/task.ts'
import { assertOwn, assertReadable, isReadable } from '../investigations/access.ts'
import { maskTexts } from '../investigations/word-results.ts'
import { type Page, pageOf } from '../page-of.ts'
import type { AnalysisRunsContext } from './runs-context.ts'

export interface StoredAnalysis {
  readonly record: AnalysisRecord
  readonly checkpoint: TaskCheckpoint
}

/** Without the words of its failure. */
export type Unworded<View extends { readonly error?: unknown }> = Omit<View, 'error'> & { readonly failure?: Failure }

type State = Pick<AnalysisRunsContext, 'state'>

/** Throws RESOURCE_NOT_FOUND, and INSUFFICIENT_PERMISSIONS unless the caller may read it. */
export async function getReadableAnalysis({ state }: State, id: string, caller: Caller): Promise<StoredAnalysis> {
  const found = await getStored(state, id)
  assertReadable(found.record, caller)
  return found
}

/** Throws RESOURCE_NOT_FOUND, and INSUFFICIENT_PERMISSIONS unless the caller may change it. */
export async function getOwnAnalysis({ state }: State, id: string, caller: Caller): Promise<StoredAnalysis> {
  const found = await getStored(state, id)
  assertOwn(found.record, caller)
  return found
}

async function getStored(state: Store, id: string): Promise<StoredAnalysis> {
  // Other text could be too long for a key of the store.
  const [record, checkpoint] = isUuid(id) ? await state.getMany([analysisRecordKey(id), taskCheckpointKey(id)]) : []
  if (!record || !checkpoint) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return { record: parseStored<AnalysisRecord>(record), checkpoint: parseStored<TaskCheckpoint>(checkpoint) }
}

/** Throws as getReadableAnalysis. */
export async function readAnalysisStatus(
  context: State,
  id: string,
  caller: Caller,
): Promise<Unworded<AnalysisProgress>> {
  const { record, checkpoint } = await getReadableAnalysis(context, id, caller)
  const { failure } = checkpoint
  const { phases, current_phase } = phasesOf(record, checkpoint)
  return {
    ...headOf(record, checkpoint),
    current_phase,
    phases_completed: phases,
    ...timesOf(record, checkpoint),
    ...(failure && { failure }),
  }
}

export interface Reader {
  readonly caller: Caller
  readonly language: Language
}

/** Throws as getReadableAnalysis, and CONFLICT where there are no results. */
export async function readAnalysisResults(context: State, id: string, reader: Reader): Promise<AnalysisDocument> {
  return documentOf(context, await getReadableAnalysis(context, id, reader.caller), reader)
}

/** The same with what was asked, as reports have it. Throws as readAnalysisResults, and INSUFFICIENT_PERMISSIONS without read:analyses. */
export async function readReportedAnalysis(context: State, id: string, reader: Reader): Promise<ReportedAnalysis> {
  assertMayReadAnalyses(reader.caller)
  const found = await getReadableAnalysis(context, id, reader.caller)
  return { request: maskTexts(found.record.request), document: await documentOf(context, found, reader) }
}

/** That an analysis is finished and the caller may read it, without reading its figures. Throws as readReportedAnalysis. */
export async function assertReportedAnalysis(context: State, id: string, caller: Caller): Promise<void> {
  assertMayReadAnalyses(caller)
  const { checkpoint } = await getReadableAnalysis(context, id, caller)
  if (checkpoint.status !== 'completed') throw new AppError('CONFLICT', { reason: reasonOf(checkpoint) })
}

/** Who may not read analyses does not by a report either. Throws INSUFFICIENT_PERMISSIONS. */
export function assertMayReadAnalyses({ permissions }: Pick<Caller, 'permissions'>): void {
  const needed = 'read:analyses'
  if (!permissions.includes(needed)) throw new AppError('INSUFFICIENT_PERMISSIONS', { required_permission: needed })
}

async function documentOf(
  context: State,
  { record, checkpoint }: StoredAnalysis,
  { language }: Reader,
): Promise<AnalysisDocument> {
  const { status } = checkpoint
  const bytes = status === 'completed' ? await context.state.get(analysisResultsKey(record.id)) : undefined
  if (bytes === undefined) throw new AppError('CONFLICT', { reason: reasonOf(checkpoint) })
  const stored = parseStored<StoredAnalysisResults>(bytes)
  return {
    ...headOf(record, checkpoint),
    results: stored.results,
    insights: [...insightsOf(stored.results, language)],
    recommendations: [...recommendationsOf(stored.results, language)],
    confidence_score: stored.confidence_score,
    metadata: metadataOf({ record, checkpoint }, stored),
  }
}

function reasonOf({ status }: TaskCheckpoint) {
  if (status === 'failed') return 'analysis_failed'
  return status === 'cancelled' ? 'analysis_cancelled' : 'analysis_under_way'
}

/** One page, newest first by default. */
export async function listAnalyses(
  { state }: State,
  query: AnalysesQuery & { readonly cursor?: string },
  caller: Caller,
): Promise<Page<Unworded<Analysis>>> {
  const ids: string[] = []
  const order = { prefix: analysisListPrefix, reverse: true, limit: limits.analysesListedMax }
  for await (const { key } of state.range(order)) ids.push(key.slice(key.lastIndexOf('/') + 1))
  const documents = await wholeValues(
    state,
    ids.flatMap((id) => [analysisRecordKey(id), taskCheckpointKey(id)]),
  )
  const items = ids.flatMap((_, at): Unworded<Analysis>[] => {
    const [record, checkpoint] = [documents[at * 2], documents[at * 2 + 1]]
    if (!record || !checkpoint) return []
    const found = { record: parseStored<AnalysisRecord>(record), checkpoint: parseStored<TaskCheckpoint>(checkpoint) }
    return isListed(found.record, query.scope, caller) ? [viewOfAnalysis(found)] : []
  })
  const wanted = items.filter(
    ({ type, status }) => (query.analysis_type ?? type) === type && (query.status ?? status) === status,
  )
  return pageOf(wanted, { ...query, sort: query.sort ?? '-created_at' }, 'id')
}

function isListed(record: AnalysisRecord, scope: AnalysesQuery['scope'], caller: Caller): boolean {
  if (!isReadable(record, caller)) return false
  switch (scope) {
    case 'own':
      return record.user_id === caller.user_id
    case 'team':
      return record.team_id !== null && caller.team_ids.includes(record.team_id)
    case 'public':
      return record.visibility === 'public'
    case 'all':
      return true
  }
}

/** An analysis without its results. */
function viewOfAnalysis(analysis: StoredAnalysis): Unworded<Analysis> {
  const { record, checkpoint } = analysis
  const { visibility, team_id } = record
  return {
    ...headOf(record, checkpoint),
    ...timesOf(record, checkpoint),
    visibility,
    ...(team_id !== null && { team_id }),
    metadata: metadataOf(analysis),
    ...(checkpoint.failure && { failure: checkpoint.failure }),
  }
}

/** What every answer about an analysis begins with. */
export function headOf({ id, request }: AnalysisRecord, checkpoint: TaskCheckpoint) {
  const { analysis_type: type, data_source } = request
  return { id, type, data_source, status: analysisStatusOf(checkpoint), progress: progressOf(checkpoint) }
}

function timesOf({ created_at }: AnalysisRecord, { started_at, completed_at }: TaskCheckpoint) {
  return {
    created_at,
    ...(started_at !== undefined && { started_at }),
    ...(completed_at !== undefined && { completed_at }),
  }
}

export function analysisStatusOf({ status }: TaskCheckpoint): AnalysisStatus {
  if (status === 'queued') return 'started'
  return status === 'paused' ? 'running' : status
}

/** A tenth for the records, nine tenths for the figures. */
function progressOf({ status, is_planned, processed, total }: TaskCheckpoint): number {
  if (status === 'completed') return 1
  if (!is_planned) return 0
  return Math.round(100 * (0.1 + (0.85 * processed) / Math.max(1, total))) / 100
}

/** The phases in their order, and the one that it is in. */
function phasesOf({ request }: AnalysisRecord, checkpoint: TaskCheckpoint) {
  const order: readonly AnalysisPhase[] = [
    ...(['initializing', 'data_collection', 'pattern_analysis'] as const),
    ...(withCorrelations(request) ? (['correlation_analysis'] as const) : []),
    'insights_generation',
  ]
  if (checkpoint.status === 'completed') return { phases: [...order], current_phase: 'completed' } as const
  const at = order.indexOf(phaseOf(checkpoint, order.includes('correlation_analysis')))
  const phases = order.slice(0, at)
  const { status } = checkpoint
  return {
    phases,
    current_phase: status === 'failed' || status === 'cancelled' ? status : (order[at] ?? 'initializing'),
  }
}

function withCorrelations({ analysis_type, include_correlations }: AnalysisRecord['request']): boolean {
  const own: AnalysisType = 'correlation_analysis'
  return include_correlations && analysis_type !== own
}

/** Correlations that come besides are the last part. */
function phaseOf({ status, is_planned, parts }: TaskCheckpoint, isCorrelated: boolean): AnalysisPhase {
  if (!is_planned) return status === 'queued' ? 'initializing' : 'data_collection'
  if (parts.waiting === 0) return 'insights_generation'
  return isCorrelated && parts.waiting === 1 ? 'correlation_analysis' : 'pattern_analysis'
}

function metadataOf({ record, checkpoint }: StoredAnalysis, stored?: StoredAnalysisResults): AnalysisMetadata {
  const { request, dataset_version, engine_version, user_id } = record
  const { started_at, completed_at } = checkpoint
  const { time_range, filters, record_kind, seed } = request
  const isOver = hasEnded(checkpoint) && started_at !== undefined && completed_at !== undefined
  return {
    ...timesOf(record, checkpoint),
    status: analysisStatusOf(checkpoint),
    ...(time_range && { time_range }),
    // Persons whom filters name are masked; other texts are codes and ids.
    filters: maskTexts(filters),
    record_kind,
    ...(stored && {
      ...{ records_analyzed: stored.records, data_hash: stored.data_hash, confidence_score: stored.confidence_score },
      ...(stored.synthetic && { synthetic: true }),
    }),
    ...(isOver && { processing_time_ms: Math.max(0, Date.parse(completed_at) - Date.parse(started_at)) }),
    ...{ requested_by: user_id, dataset_version, engine_version, seed },
  }
}
