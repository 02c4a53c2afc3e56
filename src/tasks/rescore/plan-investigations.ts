// Partitions that are finished investigations, over the records of now, each compared with what it found then.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { anomalyKey, checkpointKey, listPrefix, recordKey, resultsKey } from '../../agents/keys.ts'
import type { StoredResults } from '../../agents/stored-results.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { PinnedModels } from '../../models/model.ts'
import { readModelsInUse } from '../../models/read-models.ts'
import { unlessDamaged } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { PlannedPartition, TaskContext, WorkingContext } from '../kind.ts'
import type { TaskRecord } from '../task.ts'
import type { EarlierResults } from './earlier.ts'
import { findPartition, findRunBefore } from './last-run.ts'
import { differencesBetween, keyOf } from './partition-key.ts'
import type { RescoreParameters, RescoreScope } from './scope.ts'
import type { Scoring } from './score-partition.ts'
import type { KeptPlace } from './stored.ts'
import type { ScopeToPlan, SourcesPlan } from './thread.ts'

/** What a partition that is an investigation is done with. */
export interface InvestigationPart {
  readonly version: number
  /** Name of the engine that planned it. */
  readonly engine: string
  /** In use when it was planned; absent where an earlier version planned it. */
  readonly models?: PinnedModels
  readonly investigation_id: string
  readonly data_source: DataSource
  readonly before?: KeptPlace
  readonly is_unchanged?: true
}

type State = TaskContext['state']
type InvestigationsScope = Extract<RescoreScope, { readonly of: 'investigations' }>

/** A finished investigation with its plan; of its records the filters of that. */
export interface FinishedInvestigation {
  readonly record: InvestigationRecord
  readonly checkpoint: Checkpoint & { readonly plan: NonNullable<Checkpoint['plan']> }
}

/** Undefined for one that has not finished, and for none. */
export async function findFinished(state: State, id: string): Promise<FinishedInvestigation | undefined> {
  const found = await unlessDamaged(() => state.getMany([recordKey(id), checkpointKey(id)]))
  const [record, checkpoint] = found ?? []
  if (!record || !checkpoint) return undefined
  const stored = parseStored<Checkpoint>(checkpoint)
  const { plan } = stored
  if (stored.state !== 'completed' || plan === null) return undefined
  return { record: parseStored(record), checkpoint: { ...stored, plan } }
}

/** Throws VALIDATION_ERROR where one of the ids is of none that has finished. */
export async function assertFinished(state: State, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    if ((await findFinished(state, id)) === undefined)
      throw new AppError('VALIDATION_ERROR', {
        field: 'parameters.investigation_ids',
        reason: 'investigation_not_finished',
        id,
      })
}

/** How an investigation looked for its findings. */
export function scoringOfInvestigation({ record, checkpoint }: FinishedInvestigation): Scoring {
  const { data_source, sensitivity, confidence_threshold, max_results, agent_configuration } = record.request
  const { reflection_enabled, max_iterations } = agent_configuration
  return {
    ...{ data_source, types: checkpoint.plan.types, sensitivity, confidence_threshold },
    passes: reflection_enabled ? max_iterations : 0,
    findings_max: max_results,
  }
}

/** What it found; undefined where its results or one of its anomalies cannot be read. */
export async function readFoundThen(state: State, id: string): Promise<EarlierResults | undefined> {
  const bytes = await state.get(resultsKey(id))
  if (bytes === undefined) return undefined
  const { anomalies: ids, summary, dataset_version: version, engine } = parseStored<StoredResults>(bytes)
  const kept = await state.getMany(ids.map((anomaly) => anomalyKey(id, anomaly)))
  const anomalies = kept.flatMap((each) => (each === undefined ? [] : [each]))
  if (anomalies.length < ids.length) return undefined
  return { of: 'results', version, ...(engine && { engine }), is_cut: summary.total_anomalies > ids.length, anomalies }
}

/** The newest that have finished, oldest first. */
async function finishedIds({ state, assertWanted }: WorkingContext): Promise<readonly string[]> {
  const ids: string[] = []
  for await (const { key } of state.range({ prefix: listPrefix('all'), reverse: true })) {
    if (ids.length === limits.rescoreInvestigationsMax) break
    if (ids.length % limits.readsPerTurnMax === 0) assertWanted()
    const id = key.slice(key.lastIndexOf('/') + 1)
    if (await findFinished(state, id)) ids.push(id)
  }
  return ids.reverse()
}

/** A partition for each finished investigation of the scope. */
export async function planInvestigations(
  task: TaskRecord,
  { ids: named }: InvestigationsScope,
  context: WorkingContext,
): Promise<readonly PlannedPartition[]> {
  const { state } = context
  const { stale = false, dry_run = false } = task.parameters as RescoreParameters
  const version = await context.records.version()
  const found: FinishedInvestigation[] = []
  for (const id of named ?? (await finishedIds(context))) {
    const one = await findFinished(state, id)
    if (one) found.push(one)
  }
  const sources = [...new Set(found.map(({ record }) => record.request.data_source))].sort()
  const models = await readModelsInUse(state)
  const input: ScopeToPlan = { version, sources, filters: {}, models }
  const plan = (await context.analyse({ type: 'rescore_plan', input: { ...input } })) as SourcesPlan
  const recordsOf = new Map(plan.sources.map(({ data_source, records }) => [data_source, records]))
  const before = stale ? await findRunBefore(state, task) : undefined
  const planned: PlannedPartition[] = []
  for (const { record, checkpoint } of found) {
    const { investigation_id, request } = record
    const { data_source } = request
    const done = before && (await findPartition(state, before, investigation_id))
    const key = keyOf(recordsOf.get(data_source) ?? '', plan.engine, checkpoint.plan.types)
    const [cause] = done ? differencesBetween(done.head.key, key) : []
    const isUnchanged = done !== undefined && cause === undefined
    const data: InvestigationPart = {
      ...{ version, engine: plan.engine.name, models, investigation_id, data_source },
      ...(isUnchanged && { before: done.place, is_unchanged: true }),
    }
    planned.push({
      ...{ partition_id: investigation_id, label: `${data_source} ${investigation_id}` },
      ...{ weight: checkpoint.records_processed, data: { ...data } },
      ...(dry_run && { is_skipped: true }),
      why: !stale ? 'in_full' : isUnchanged ? 'unchanged' : done === undefined ? 'first_run' : cause,
    })
  }
  return planned
}
