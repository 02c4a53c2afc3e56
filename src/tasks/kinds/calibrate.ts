// Calibrate: fits the tables from score to confidence on worlds of which it is known what was planted, and measures them on others.
// A part judges one world, or counts how scores lie in the records of one source. The model appears with the end of the task, whole.

import { calibrationTable } from '../../detect/calibration/table.ts'
import { dataSources } from '../../domain/vocabulary.ts'
import { confidenceDistributions } from '../../models/calibration-drift.ts'
import {
  calibrationFeatures,
  calibrationFigures,
  fitCalibration,
  type JudgedWorld,
} from '../../models/calibration-training.ts'
import { heldOutWorlds, type PlannedWorld, trainingWorlds } from '../../models/held-out-worlds.ts'
import { packCalibration } from '../../models/pack-model.ts'
import type { PlannedPartition, TaskConclusion, TaskKind, WorkingContext } from '../kind.ts'
import type { JsonObject, PartitionEntry, TaskRecord } from '../task.ts'
import { type CountedSource, joinLearnt } from '../training/learnt-from.ts'
import { assertAllDone, keepModel, keepPart, readKept, seedOf, versionOf } from '../training/parts.ts'

export const calibrating: TaskKind = {
  kind: 'calibrate',
  async check(parameters, context) {
    await versionOf(parameters, context)
  },
  async plan({ parameters }, context) {
    const version = await versionOf(parameters, context)
    const { acts_by_source: acts } = await context.records.counts(version)
    const worlds = (use: 'training' | 'held_out', some: readonly PlannedWorld[]) =>
      some.map((world): PlannedPartition => {
        const { name, contracts: weight } = world
        return { partition_id: name, label: name, weight, data: { type: 'model_judge', use, input: { world } } }
      })
    return [
      ...worlds('training', trainingWorlds(seedOf(parameters))),
      ...worlds('held_out', heldOutWorlds()),
      ...dataSources.map(
        (source): PlannedPartition => ({
          ...{ partition_id: `records-${source}`, label: `${source} ${version}`, weight: Math.max(1, acts[source]) },
          data: { type: 'model_count', use: 'records', input: { version, source } },
        }),
      ),
    ]
  },
  async run(part, task, context) {
    const { type, input } = part.data as { readonly type: string; readonly input: JsonObject }
    const done = (await context.analyse({ type, input })) as JudgedWorld | CountedSource
    const records = 'contracts' in done ? done.contracts : done.records
    return { writes: [keepPart(task, part, Buffer.from(JSON.stringify(done)))], summary: { records } }
  },
  conclude,
}

async function conclude(
  task: TaskRecord,
  parts: readonly PartitionEntry[],
  context: WorkingContext,
): Promise<TaskConclusion> {
  assertAllDone(parts)
  const read = async <Kept>(use: string) => {
    const kept: { readonly name: string; readonly value: Kept; readonly data: JsonObject }[] = []
    for (const { partition_id: name, data } of parts) {
      context.assertWanted()
      if (data.use === use)
        kept.push({ name, data, value: JSON.parse(Buffer.from(await readKept(context.state, task, name)).toString()) })
    }
    return kept
  }
  const worlds = await read<JudgedWorld>('training')
  const table = fitCalibration(worlds.map(({ value }) => value))
  const heldOut = await read<JudgedWorld>('held_out')
  const sources = await read<CountedSource>('records')
  const [first] = sources
  const measured = heldOut.map(({ name: world, value }) => ({
    ...{ world, contracts: value.contracts, planted: value.planted },
    figures: calibrationFigures(value, table),
    shipped: calibrationFigures(value, calibrationTable),
  }))
  return keepModel(context, task, {
    ...{ kind: 'calibration', bytes: packCalibration(table), worlds: measured },
    reference: confidenceDistributions(
      sources.map(({ value }) => value.confidences),
      table,
    ),
    lineage: {
      dataset_version: Number((first.data.input as JsonObject).version),
      ...joinLearnt(sources.map(({ value }) => value)),
      ...{ features: calibrationFeatures, seed: seedOf(task.parameters) },
      training_worlds: worlds.map(({ name }) => name),
      held_out_worlds: heldOut.map(({ name }) => name),
    },
  })
}
