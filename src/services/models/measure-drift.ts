// Measures how far the records of now lie from those that the models in use learnt from.

import { dataSources } from '../../domain/vocabulary.ts'
import { confidenceDistributions } from '../../models/calibration-drift.ts'
import { driftOf } from '../../models/distribution.ts'
import { readModelBytes } from '../../models/engines.ts'
import { modelDriftKey } from '../../models/keys.ts'
import { readDrift, toMeasured } from '../../models/measured-drift.ts'
import type { ModelRecord } from '../../models/model.ts'
import { modelKinds } from '../../models/model.ts'
import { unpackCalibration } from '../../models/pack-model.ts'
import { findModel, readModelsInUse } from '../../models/read-models.ts'
import type { NamedWork } from '../../tasks/kinds/named-work.ts'
import type { CountedSource } from '../../tasks/training/learnt-from.ts'
import type { TasksContext } from '../tasks/context.ts'

export type DriftContext = Pick<TasksContext, 'state' | 'records' | 'clock' | 'analyse'>

/** The work of a task; a model whose drift is known for the newest records is not measured again. */
export function measureDrift(context: DriftContext): NamedWork {
  return async ({ assertWanted, signal }) => {
    const { state, records, clock } = context
    const version = await records.version()
    const inUse = await readModelsInUse(state)
    let models_measured = 0
    for (const kind of modelKinds) {
      assertWanted()
      const record = inUse[kind] && (await findModel(state, inUse[kind].model_id))
      if (record === undefined || (await readDrift(state, record.model_id))?.dataset_version === version) continue
      const counts = await countNow(context, { record, version, signal })
      const measured = toMeasured(
        record.reference.map((each) => driftOf(each, counts.get(each.name) ?? [])),
        { dataset_version: version, measured_at: new Date(clock.now()).toISOString() },
      )
      await state.commit([{ key: modelDriftKey(record.model_id), value: Buffer.from(JSON.stringify(measured)) }])
      models_measured++
    }
    return { models_measured }
  }
}

interface Counting {
  readonly record: ModelRecord
  readonly version: number
  readonly signal: AbortSignal
}

/** The counts of now by the names of the reference, in its bins. */
async function countNow(
  { state, analyse }: DriftContext,
  { record, version, signal }: Counting,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { kind, model_id, reference } = record
  const bytes = await readModelBytes(state, model_id)
  if (kind === 'forest') {
    const work = { type: 'model_drift', input: { version, bytes, reference } }
    return new Map(Object.entries((await analyse(work, signal)) as Record<string, readonly number[]>))
  }
  const counted: CountedSource[] = []
  for (const source of dataSources)
    counted.push((await analyse({ type: 'model_count', input: { version, source } }, signal)) as CountedSource)
  const distributions = confidenceDistributions(
    counted.map(({ confidences }) => confidences),
    unpackCalibration(bytes),
  )
  return new Map(distributions.map(({ name, counts }) => [name, counts]))
}
