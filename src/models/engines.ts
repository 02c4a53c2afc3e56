// Engines: the detectors with the models of a run, and the version that its results name.
// Owns: the few that were used last.   Does not own: which models are in use (promotions.ts).
// E1. Equal models give equal detectors in every thread: they are read from the bytes that the training left.

import { inflateRawSync } from 'node:zlib'
import type { CalibrationMaps } from '../detect/calibration/calibration-map.ts'
import type { Detector } from '../detect/detector.ts'
import { detectorsWith } from '../detect/registry.ts'
import type { EngineVersion } from '../domain/engine-version.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { modelBytesKey } from './keys.ts'
import type { PinnedModels } from './model.ts'
import { modelDigest, unpackCalibration, unpackForest } from './pack-model.ts'

export interface Engine {
  readonly detectors: readonly Detector[]
  readonly version: EngineVersion
}

export interface EngineParts {
  readonly state: Pick<Store, 'get'>
  /** The version of an engine with these parts in the place of the shipped ones; `forest` is a digest. */
  readonly versionOf: (parts: {
    readonly calibration?: CalibrationMaps | undefined
    readonly forest?: string | undefined
  }) => EngineVersion
}

/** Gives the engine of a run; throws RESOURCE_NOT_FOUND where a model is not stored any more. */
export type Engines = (models: PinnedModels | undefined) => Promise<Engine>

/** Engines read from a store, a few at hand. */
export function createEngines({ state, versionOf }: EngineParts): Engines {
  const recent = new Map<string, Promise<Engine>>()
  const load = async ({ calibration, forest }: PinnedModels): Promise<Engine> => {
    const maps = calibration && unpackCalibration(await readModelBytes(state, calibration.model_id))
    const bytes = forest && (await readModelBytes(state, forest.model_id))
    const grown = bytes && { pair: unpackForest(bytes), digest: modelDigest(bytes) }
    return {
      detectors: detectorsWith({ calibration: maps, forest: grown }),
      version: versionOf({ calibration: maps, forest: grown?.digest }),
    }
  }
  return (models = {}) => {
    const key = `${models.calibration?.model_id ?? ''} ${models.forest?.model_id ?? ''}`
    const engine = recent.get(key) ?? load(models)
    recent.delete(key)
    recent.set(key, engine)
    engine.catch(() => recent.delete(key))
    for (const oldest of recent.keys()) if (recent.size > limits.enginesKeptMax) recent.delete(oldest)
    return engine
  }
}

/** The bytes of a model as its training left them. */
export async function readModelBytes(state: Pick<Store, 'get'>, id: string): Promise<Uint8Array> {
  const packed = await state.get(modelBytesKey(id))
  if (packed === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id })
  return inflateRawSync(packed, { maxOutputLength: limits.modelBytesMax })
}
