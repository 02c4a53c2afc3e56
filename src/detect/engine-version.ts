// The version of the engine that runs: hashes of its code from the build, with what is known at run time only.

import { createHash } from 'node:crypto'
import type { EngineVersion, TypeEngine } from '../domain/engine-version.ts'
import { type AnomalyType, anomalyTypes } from '../domain/vocabulary.ts'
import type { CalibrationMaps } from './calibration/calibration-map.ts'
import type { DetectorDeclaration } from './detector.ts'

/** By anomaly type, as scripts/engine-code.mjs writes it with each build. */
export type EngineCode = Readonly<Record<AnomalyType, { readonly code: string; readonly legal_tables: string }>>

interface EngineParts {
  readonly code: EngineCode
  readonly calibration: CalibrationMaps
  /** Digest of a forest that was grown before; absent where each run grows its own. */
  readonly forest?: string | undefined
  readonly detectors: readonly (DetectorDeclaration & { readonly type: AnomalyType })[]
  /** Of what runs the code, whose functions of floating point may change with it. */
  readonly runtime: string
}

/** Of what the forest finds. */
const forestType: AnomalyType = 'price_anomaly'

/** The version of an engine of these parts; of equal ones it is equal. */
export function engineVersionOf({ code, calibration, forest, detectors, runtime }: EngineParts): EngineVersion {
  const entries = anomalyTypes.map((type): [AnomalyType, TypeEngine] => {
    const own = detectors.filter((detector) => detector.type === type)
    const maps = own.flatMap(namesOf).sort()
    return [
      type,
      {
        engine_version: digest([code[type].code, runtime]),
        legal_tables: digest(code[type].legal_tables),
        calibration: digest(maps.map((name) => [name, calibration.maps[name] ?? null])),
        ...(forest !== undefined && type === forestType && { model: forest }),
      },
    ]
  })
  const types = Object.fromEntries(entries) as EngineVersion['types']
  return { name: digest(entries).slice(0, 12), types }
}

/** Every id under which a map of a calibration table may stand for a detector. */
function namesOf({ id, aliases = [], variants = [] }: DetectorDeclaration): readonly string[] {
  return [{ id, aliases }, ...variants].flatMap((named) => [named.id, ...(named.aliases ?? [])])
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
