// Partitions of records: a source and a year each, and those that a run before had.

import type { EngineVersion } from '../../domain/engine-version.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import type { PinnedModels } from '../../models/model.ts'
import { readModelsInUse } from '../../models/read-models.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { taskPartPrefix } from '../keys.ts'
import type { PlannedPartition, WorkingContext } from '../kind.ts'
import type { PartitionEntry, TaskRecord } from '../task.ts'
import { type FinishedRun, findPartition, findRunBefore } from './last-run.ts'
import { differencesBetween, keyOf } from './partition-key.ts'
import { type RescoreParameters, type RescoreScope, scoringOf } from './scope.ts'
import type { PartitionYear } from './select-partition.ts'
import type { KeptPlace } from './stored.ts'
import type { ScopeToPlan, SourcesPlan } from './thread.ts'

/** What a partition of records is done with. */
export interface RecordsPart {
  readonly version: number
  /** Name of the engine that planned it. */
  readonly engine: string
  /** In use when it was planned; absent where an earlier version planned it. */
  readonly models?: PinnedModels | undefined
  readonly data_source: DataSource
  readonly year: PartitionYear
  /** Task of the run before; absent where there is none. */
  readonly compared_with?: string
  /** What this partition was when it was last done. */
  readonly before?: KeptPlace
  /** Nothing that its findings follow from has changed since then. */
  readonly is_unchanged?: true
}

type RecordsScope = Extract<RescoreScope, { readonly of: 'records' }>

interface Planning {
  readonly context: WorkingContext
  readonly task: TaskRecord
  readonly version: number
  readonly engine: EngineVersion
  readonly models: PinnedModels
  readonly before: FinishedRun | undefined
}

/** The partitions of a scope of records, by source and year. */
export async function planRecords(
  task: TaskRecord,
  scope: RecordsScope,
  context: WorkingContext,
): Promise<readonly PlannedPartition[]> {
  const version = await context.records.version()
  const { sources, filters } = scope
  const models = await readModelsInUse(context.state)
  const input: ScopeToPlan = { version, sources, filters, models }
  const { engine, sources: found } = (await context.analyse({
    type: 'rescore_plan',
    input: { ...input },
  })) as SourcesPlan
  const before = await findRunBefore(context.state, task)
  const planning: Planning = { context, task, version, engine, models, before }
  const planned: PlannedPartition[] = []
  for (const { data_source, records, years } of found) {
    const counts = new Map(years)
    for (const year of await yearsBefore(planning, data_source)) if (!counts.has(year)) counts.set(year, 0)
    for (const [year, weight] of [...counts].sort(byYear))
      planned.push(await planPartition(planning, { data_source, year, weight, records }))
  }
  return planned
}

type Counted = readonly [PartitionYear, number]

function byYear([left]: Counted, [right]: Counted): number {
  return (left ?? Number.POSITIVE_INFINITY) - (right ?? Number.POSITIVE_INFINITY)
}

/** Years of a source that the run before had: what was found there may have gone with the records. */
async function yearsBefore({ context, before }: Planning, data_source: DataSource): Promise<readonly PartitionYear[]> {
  if (before === undefined) return []
  const years: PartitionYear[] = []
  for await (const { value } of context.state.range({ prefix: taskPartPrefix(before.record.task_id) })) {
    const { data } = parseStored<PartitionEntry>(value)
    const part = data as unknown as RecordsPart
    if (part.data_source === data_source) years.push(part.year)
  }
  return years
}

interface Part {
  readonly data_source: DataSource
  readonly year: PartitionYear
  readonly weight: number
  readonly records: string
}

async function planPartition(planning: Planning, part: Part): Promise<PlannedPartition> {
  const { context, task, version, engine, models, before } = planning
  const { data_source, year, weight, records } = part
  const { stale = false, dry_run = false } = task.parameters as RescoreParameters
  const partition_id = `${data_source}-${year ?? 'undated'}`
  const done = before && (await findPartition(context.state, before, partition_id))
  const key = keyOf(records, engine, scoringOf(task.parameters, data_source).types)
  const [cause] = done ? differencesBetween(done.head.key, key) : []
  const isUnchanged = stale && done !== undefined && cause === undefined
  const data: RecordsPart = {
    ...{ version, engine: engine.name, models, data_source, year },
    ...(before && { compared_with: before.record.task_id }),
    ...(done && { before: done.place }),
    ...(isUnchanged && { is_unchanged: true }),
  }
  return {
    ...{ partition_id, label: `${data_source} ${year ?? '----'}`, weight, data: { ...data } },
    ...(dry_run && { is_skipped: true }),
    why: !stale ? 'in_full' : isUnchanged ? 'unchanged' : done === undefined ? 'first_run' : cause,
  }
}
