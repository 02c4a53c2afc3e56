import { readFileSync } from 'node:fs'
import { calibrationTable } from '../detect/calibration/table.ts'
import { engineVersionOf } from '../detect/engine-version.ts'
import { detectors } from '../detect/registry.ts'
import { createEngines, type EngineParts, type Engines } from '../models/engines.ts'

/** The engines of this build, whose hashes lie beside it, with the models of a store. */
export function openEngines(state: EngineParts['state']): Engines {
  const code = JSON.parse(readFileSync(new URL('../../engine.json', import.meta.url), 'utf8'))
  const { versions, arch } = process
  const runtime = `V8 ${versions.v8} ${arch}`
  return createEngines({
    state,
    versionOf: ({ calibration = calibrationTable, forest }) =>
      engineVersionOf({ code, calibration, forest, detectors, runtime }),
  })
}
