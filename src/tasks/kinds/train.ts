// Train: grows a forest on the records of a version, and measures it on held-out worlds. One part grows it, one measures each world.
// The model appears with the end of the task, whole.

import { forestFeatures } from '../../models/forest-training.ts'
import { heldOutWorlds, type PlannedWorld } from '../../models/held-out-worlds.ts'
import type { WorldResult } from '../../models/model.ts'
import type { TaskConclusion, TaskKind, WorkingContext } from '../kind.ts'
import type { PartitionEntry, TaskRecord } from '../task.ts'
import { assertAllDone, findPart, keepModel, keepPart, readKept, seedOf, versionOf } from '../training/parts.ts'
import { packGrown, unpackGrown } from '../training/stored.ts'
import type { GrownForest } from '../training/thread.ts'

const grow = 'grow'

export const training: TaskKind = {
  kind: 'train',
  async check(parameters, context) {
    await versionOf(parameters, context)
  },
  async plan({ parameters }, context) {
    const version = await versionOf(parameters, context)
    const { records } = await context.records.counts(version)
    const weight = Math.max(1, records.acts)
    return [
      { partition_id: grow, label: `forest ${version}`, weight, data: { version } },
      ...heldOutWorlds().map((world) => ({
        ...{ partition_id: world.name, label: world.name, weight: world.contracts, data: { version, world } },
      })),
    ]
  },
  async run(part, task, context) {
    const { world, version } = part.data as { readonly world?: PlannedWorld; readonly version: number }
    const grown = (await findGrown(context, task)) ?? (await growIt(context, task, version))
    if (world === undefined)
      return { writes: [keepPart(task, part, packGrown(grown))], summary: { records: grown.records } }
    const measured = (await context.analyse({
      type: 'model_measure',
      input: { world, bytes: grown.bytes },
    })) as WorldResult
    return {
      writes: [keepPart(task, part, Buffer.from(JSON.stringify(measured)))],
      summary: { records: measured.contracts },
    }
  },
  conclude,
}

function growIt(context: WorkingContext, { parameters }: TaskRecord, version: number): Promise<GrownForest> {
  return context.analyse({ type: 'model_grow', input: { version, seed: seedOf(parameters) } }) as Promise<GrownForest>
}

/** As its part left it; undefined where that has not been done, and it is grown again to the same. */
async function findGrown({ state }: Pick<WorkingContext, 'state'>, task: TaskRecord): Promise<GrownForest | undefined> {
  const bytes = await findPart(state, task, grow)
  return bytes && unpackGrown(bytes)
}

async function conclude(
  task: TaskRecord,
  parts: readonly PartitionEntry[],
  context: WorkingContext,
): Promise<TaskConclusion> {
  assertAllDone(parts)
  const { bytes, reference, ...learnt } = unpackGrown(await readKept(context.state, task, grow))
  const [first, ...others] = parts
  const worlds: WorldResult[] = []
  for (const { partition_id } of others)
    worlds.push(JSON.parse(Buffer.from(await readKept(context.state, task, partition_id)).toString()))
  return keepModel(context, task, {
    ...{ kind: 'forest', bytes, worlds, reference },
    lineage: {
      ...{ dataset_version: Number(first.data.version), ...learnt, features: forestFeatures },
      ...{ seed: seedOf(task.parameters), training_worlds: [] },
      held_out_worlds: worlds.map(({ world }) => world),
    },
  })
}
