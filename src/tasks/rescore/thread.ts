// Re-scoring on the thread of tasks: what there is to do, and one partition. It reads records alone; what is stored goes in and out.

import { type AnalysisContext, countSelected } from '../../agents/analyses/find-candidates.ts'
import type { ActFilters } from '../../dataset/selection.ts'
import type { EngineVersion } from '../../domain/engine-version.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import type { PinnedModels } from '../../models/model.ts'
import { compareFindings, type KeptChange } from './compare-findings.ts'
import { datasetDigest } from './content-digest.ts'
import { digestsByHash } from './digests-by-hash.ts'
import { type EarlierResults, type EarlierRun, readEarlier } from './earlier.ts'
import { keyOf } from './partition-key.ts'
import { type Scoring, scorePartition } from './score-partition.ts'
import { countYears, type PartitionYear, selectPartition } from './select-partition.ts'
import { type KeptPartition, noChanges, toBlocks } from './stored.ts'

export interface RescoreThread extends AnalysisContext {
  readonly engine: EngineVersion
}

export interface ScopeToPlan {
  readonly version: number
  readonly sources: readonly DataSource[]
  readonly filters: ActFilters
  /** In use; the engine is that of them. */
  readonly models?: PinnedModels | undefined
}

export interface PlannedSource {
  readonly data_source: DataSource
  /** Hash of all that detectors can read of it. */
  readonly records: string
  readonly years: readonly (readonly [PartitionYear, number])[]
}

export interface SourcesPlan {
  readonly engine: EngineVersion
  readonly sources: readonly PlannedSource[]
}

/** What there is of each source; with filters what they leave. */
export async function planSources(
  context: RescoreThread,
  { version, sources, filters }: ScopeToPlan,
): Promise<SourcesPlan> {
  const planned: PlannedSource[] = []
  for (const data_source of sources) {
    context.assertWanted()
    const dataset = await context.records.dataset({ version, source: data_source })
    const selected = await selectPartition(context, dataset, { filters })
    const years = countSelected(selected) === 0 ? [] : countYears(dataset, selected)
    planned.push({ data_source, records: datasetDigest(dataset), years })
  }
  return { engine: context.engine, sources: planned }
}

export interface PartitionToScore {
  readonly version: number
  /** Absent: of all years. */
  readonly year?: PartitionYear | undefined
  readonly filters: ActFilters
  readonly scoring: Scoring
  readonly models?: PinnedModels | undefined
  /** What it is compared with. */
  readonly earlier: EarlierRun | EarlierResults | null
}

/** The findings of a partition, and how they differ from what was found before. */
export async function rescorePartition(context: RescoreThread, work: PartitionToScore): Promise<KeptPartition> {
  const { version, scoring } = work
  const { data_source, types } = scoring
  const dataset = await context.records.dataset({ version, source: data_source })
  const selected = await selectPartition(context, dataset, work)
  const scored = await scorePartition(context, { dataset, selected }, scoring)
  const key = keyOf(datasetDigest(dataset), context.engine, types)
  const earlier = work.earlier && (await readEarlier(context, { dataset, key, earlier: work.earlier, data_source }))
  const { changes, unchanged } = compareFindings({
    from: earlier,
    to: { ...scored, key },
    digestThen: earlier?.digestOf ?? unknown,
    digestNow: digestsByHash(dataset),
  })
  const { records, findings_total, is_cut } = scored
  const [findings, changed] = [toBlocks(scored.findings), toBlocks(changes)]
  return {
    head: {
      ...{ data_source, dataset_version: version, engine_version: context.engine.name, key },
      ...{ records, findings_total, findings_kept: scored.findings.length, is_cut },
      ...{ finding_blocks: findings.length, change_blocks: changed.length },
      ...{ ...countChanges(changes), unchanged, compared: comparedWith(work.earlier) },
    },
    findings,
    changes: changed,
  }
}

const unknown = () => null

function comparedWith(earlier: PartitionToScore['earlier']): KeptPartition['head']['compared'] {
  return earlier === null ? 'nothing' : earlier.of
}

function countChanges(changes: readonly KeptChange[]) {
  const counted = noChanges()
  for (const { change, causes } of changes) {
    counted.changes[change] += 1
    for (const cause of causes) counted.causes[cause] += 1
  }
  return counted
}
