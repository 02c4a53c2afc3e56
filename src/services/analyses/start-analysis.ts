// Start of an analysis: a task with a record beside it, which says whose it is and what was asked.

import { analysesVersion } from '../../agents/analyses/analyse-selection.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import { plainFilters } from '../../dataset/select-plain.ts'
import { type Caller, ownLimits } from '../../domain/caller.ts'
import type { AnalysedRecords, AnalysisStartRequest, InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import {
  analysisFingerprint,
  analysisFingerprintPrefix,
  analysisListKey,
  analysisRecordKey,
} from '../../tasks/analysis/keys.ts'
import type { AnalysisRecord } from '../../tasks/analysis/stored-analysis.ts'
import { openTaskKey } from '../../tasks/keys.ts'
import { taskSpawn } from '../../tasks/runner.ts'
import type { TaskRecord } from '../../tasks/task.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import type { Asker } from '../identity/origin.ts'
import { assertFilterBounds, assertRange } from '../investigations/complete-request.ts'
import { firstEvent, newTask, taskChanged } from '../tasks/create-task.ts'
import { taskBytes, taskWrites } from '../tasks/stored-task.ts'
import type { StoredAnalysis } from './read-analysis.ts'
import type { AnalysisRunsContext } from './runs-context.ts'

/** Throws VALIDATION_ERROR, RATE_LIMIT_EXCEEDED where the caller has too many under way, and SERVICE_UNAVAILABLE where all have. */
export async function startAnalysis(
  context: AnalysisRunsContext,
  request: AnalysisStartRequest,
  asker: Asker & Making<StoredAnalysis>,
): Promise<StoredAnalysis> {
  assertComplete(request, asker.caller)
  const started = await context.inTurn('analysis-start', () => untilCommitted(() => tryStart(context, request, asker)))
  context.actors.spawn(taskSpawn(started.record.id))
  return started
}

async function tryStart(
  context: AnalysisRunsContext,
  request: AnalysisStartRequest,
  asker: Asker & Making<StoredAnalysis>,
): Promise<StoredAnalysis | null> {
  const { clock, ids, trail, records } = context
  const counter = await assertMayRun(context, asker.caller)
  const record: AnalysisRecord = {
    ...{ id: ids.uuid(), user_id: asker.caller.user_id, team_id: request.team_id ?? null },
    ...{ visibility: request.visibility, request, dataset_version: await records.version() },
    engine_version: analysesVersion,
    created_at: new Date(clock.now()).toISOString(),
  }
  const task = newTask(toTask(record, counter))
  const made = { record, checkpoint: task.checkpoint }
  const kept = await keeping(asker, made)
  const writes = [
    { key: analysisRecordKey(record.id), value: taskBytes(record) },
    { key: analysisListKey(record.created_at, record.id), value: new TextEncoder().encode(record.id) },
    ...taskWrites(task).filter(({ key }) => !key.startsWith('task-list/')),
    firstEvent(task.record),
    ...kept.writes,
  ]
  const event = taskChanged('task.created', asker, { id: record.id, details: { kind: 'analysis' } })
  return (await trail.commit(writes, [...kept.conditions], [event])) ? made : null
}

/** Its parameters are what people who look after tasks may see of it. */
function toTask({ id, user_id, created_at, request, dataset_version }: AnalysisRecord, counter: string): TaskRecord {
  const { data_source, seed } = request
  return {
    ...{ task_id: id, kind: 'analysis', parameters: { data_source, dataset_version, seed }, priority: 'normal' },
    ...{ user_id, created_at, window: {}, is_awaited: true, fingerprint: analysisFingerprint(counter, id) },
  }
}

/** Throws VALIDATION_ERROR, and INSUFFICIENT_PERMISSIONS for a team that is not the caller's. */
function assertComplete(
  { filters, time_range, record_kind, visibility, team_id }: AnalysisStartRequest,
  caller: Caller,
): void {
  assertFilterBounds(filters)
  if (time_range !== undefined) assertRange(time_range, 'time_range')
  assertFiltersFit(filters, record_kind)
  if (team_id !== undefined && !caller.team_ids.includes(team_id))
    throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_in_team' })
  if (visibility === 'team' && team_id === undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'visibility', reason: 'no_team' })
}

/** Throws VALIDATION_ERROR for a filter that records of the kind cannot be held against. */
export function assertFiltersFit(filters: InvestigationFilters, kind: AnalysedRecords): void {
  if (kind !== 'expenses' && kind !== 'agreements') return
  for (const [field, value] of Object.entries(filters))
    if (value !== undefined && !plainFilters.has(field))
      throw new AppError('VALIDATION_ERROR', { field: `filters.${field}`, reason: 'not_with_record_kind' })
}

/** The id under which the analyses of the caller are counted. */
async function assertMayRun({ state, tiers }: AnalysisRunsContext, caller: Caller): Promise<string> {
  const { id = caller.user_id } = ownLimits(caller, await tiers()) ?? {}
  let [own, all] = [0, 0]
  for await (const { key } of state.range({ prefix: openTaskKey(analysisFingerprintPrefix) })) {
    all++
    if (key.startsWith(openTaskKey(analysisFingerprint(id, '')))) own++
  }
  if (own >= limits.analysesOpenPerUserMax)
    throw new AppError('RATE_LIMIT_EXCEEDED', {
      ...{ reason: 'too_many_running', limit: 'concurrent', running: own, maximum: limits.analysesOpenPerUserMax },
      retry_after: limits.retryAfterSeconds,
    })
  if (all >= limits.analysesOpenMax)
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'too_many_analyses', retry_after: limits.retryAfterSeconds })
  return id
}
