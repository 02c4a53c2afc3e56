// A calibration that is stored as if it had been trained: the shipped tables under a name of its own, with figures as a test wants them.

import { deflateRawSync } from 'node:zlib'
import type { CalibrationMaps } from '../../src/detect/calibration/calibration-map.ts'
import { calibrationTable } from '../../src/detect/calibration/table.ts'
import { modelBytesKey, modelRecordKey } from '../../src/models/keys.ts'
import type { ModelRecord } from '../../src/models/model.ts'
import { modelDigest, packCalibration } from '../../src/models/pack-model.ts'
import { systemIds } from '../../src/platform/ids.ts'
import type { Store } from '../../src/store/port.ts'

/** Versions far above those of trainings. */
let planted = 1_000

export interface PlantedModel {
  readonly maps?: CalibrationMaps['maps']
  /** Of each held-out world, and of what is shipped on it. */
  readonly brier?: readonly (readonly [own: number, shipped: number])[]
}

/** Stores it and gives its record. */
export async function plantModel(
  state: Store,
  {
    maps = calibrationTable.maps,
    brier = [
      [0.1, 0.1],
      [0.2, 0.2],
    ],
  }: PlantedModel = {},
): Promise<ModelRecord> {
  const bytes = packCalibration({ maps })
  const record: ModelRecord = {
    ...{ model_id: systemIds.uuid(), version: ++planted, kind: 'calibration', task_id: systemIds.uuid() },
    ...{ created_at: '2026-01-01T00:00:00.000Z', digest: modelDigest(bytes), bytes: bytes.length },
    lineage: {
      ...{ dataset_version: 1, records_hash: 'a', records: 1, features: [], engine_version: 'e', seed: 1 },
      ...{ training_worlds: ['training-1-1'], held_out_worlds: brier.map((_, at) => `held-out-${at + 1}`) },
    },
    worlds: brier.map(([own, shipped], at) => ({
      ...{ world: `held-out-${at + 1}`, contracts: 100, planted: 5 },
      ...{ figures: { brier: own }, shipped: { brier: shipped } },
    })),
    reference: [],
  }
  await state.commit([
    { key: modelRecordKey(record.model_id), value: Buffer.from(JSON.stringify(record)) },
    { key: modelBytesKey(record.model_id), value: deflateRawSync(bytes) },
  ])
  return record
}
