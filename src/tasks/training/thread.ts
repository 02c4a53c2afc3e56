// Training on the thread of tasks: it reads records and makes worlds; what is stored goes in and out.

import type { Dataset } from '../../dataset/dataset.ts'
import { whileWanted } from '../../dataset/wanted.ts'
import type { FeatureColumns } from '../../detect/forest/forest.ts'
import { forestRowsMin, peerTable } from '../../detect/views/prices/peer-table.ts'
import type { EngineVersion } from '../../domain/engine-version.ts'
import { type DataSource, dataSources } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { countConfidences, type JudgedWorld, judgeWorld, ownCandidates } from '../../models/calibration-training.ts'
import type { Distribution } from '../../models/distribution.ts'
import { countForest, forestReference, growForest, joinFeatures, measureForest } from '../../models/forest-training.ts'
import type { PlannedWorld } from '../../models/held-out-worlds.ts'
import type { WorldContext } from '../../models/make-world.ts'
import type { WorldResult } from '../../models/model.ts'
import { packForest, unpackForest } from '../../models/pack-model.ts'
import type { RecordReader } from '../../records/reader.ts'
import { datasetDigest } from '../rescore/content-digest.ts'
import { type CountedSource, joinLearnt, type LearntFrom } from './learnt-from.ts'

export interface TrainingThread extends WorldContext {
  readonly records: Pick<RecordReader, 'dataset'>
  /** The shipped engine. */
  readonly shipped: EngineVersion
}

export interface GrownForest extends LearntFrom {
  readonly bytes: Uint8Array
  readonly reference: readonly Distribution[]
}

/** A forest on all records of a version. Throws INSUFFICIENT_DATA where too few prices can be judged. */
export async function growModel(
  context: TrainingThread,
  { version, seed }: { readonly version: number; readonly seed: number },
): Promise<GrownForest> {
  const { columns, learnt } = await readColumns(context, version)
  const rows = columns[0].length
  if (rows < forestRowsMin)
    throw new AppError('INSUFFICIENT_DATA', { records_found: rows, minimum_required: forestRowsMin })
  return whileWanted(context.assertWanted, () => {
    const forest = growForest(columns, seed)
    return { ...learnt, bytes: packForest(forest), reference: forestReference(forest, columns) }
  })
}

/** Source by source, as investigations read them: rows of one are no peers of another's. */
async function readColumns(context: TrainingThread, version: number) {
  const tables: FeatureColumns[] = []
  const sources: LearntFrom[] = []
  for (const source of dataSources) {
    const { dataset, learnt } = await readSource(context, version, source)
    sources.push(learnt)
    if (dataset) tables.push(whileWanted(context.assertWanted, () => peerTable(dataset).columns))
  }
  return { columns: joinFeatures(tables), learnt: joinLearnt(sources) }
}

/** Without a dataset where there are no records of it. */
async function readSource(
  { records, assertWanted, shipped }: TrainingThread,
  version: number,
  source: DataSource,
): Promise<{ readonly dataset?: Dataset; readonly learnt: LearntFrom }> {
  assertWanted()
  const dataset = version === 0 ? undefined : await records.dataset({ version, source })
  const engine_version = shipped.name
  if (dataset === undefined || dataset.acts.length === 0)
    return { learnt: { records: 0, records_hash: '', engine_version } }
  const records_hash = whileWanted(assertWanted, () => datasetDigest(dataset))
  return { dataset, learnt: { records: dataset.acts.length, records_hash, engine_version } }
}

/** A grown forest on a held-out world. */
export function measureModel(
  context: TrainingThread,
  { world, bytes }: { readonly world: PlannedWorld; readonly bytes: Uint8Array },
): Promise<WorldResult> {
  return measureForest(context, world, unpackForest(bytes))
}

/** The candidates of a world. */
export function judgeModelWorld(
  context: TrainingThread,
  { world }: { readonly world: PlannedWorld },
): Promise<JudgedWorld> {
  return judgeWorld(context, world)
}

/** The own confidences of what detectors find in a source. */
export async function countSource(
  context: TrainingThread,
  { version, source }: { readonly version: number; readonly source: DataSource },
): Promise<CountedSource> {
  const { dataset, learnt } = await readSource(context, version, source)
  return { ...learnt, confidences: dataset ? countConfidences(ownCandidates(context, dataset)) : {} }
}

/** The rows of now in the bins of a forest's reference. */
export async function countModel(
  context: TrainingThread,
  input: { readonly version: number; readonly bytes: Uint8Array; readonly reference: readonly Distribution[] },
): Promise<Readonly<Record<string, readonly number[]>>> {
  const { columns } = await readColumns(context, input.version)
  return whileWanted(context.assertWanted, () => countForest(unpackForest(input.bytes), columns, input.reference))
}
