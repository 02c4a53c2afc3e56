import { readFileSync } from 'node:fs'
import { calibrationTable } from '../detect/calibration/table.ts'
import { engineVersionOf } from '../detect/engine-version.ts'
import { detectors } from '../detect/registry.ts'
import type { EngineVersion } from '../domain/engine-version.ts'

/** The version of the engine of this build, whose hashes lie beside it. */
export function readEngineVersion(): EngineVersion {
  const code = JSON.parse(readFileSync(new URL('../../engine.json', import.meta.url), 'utf8'))
  const { versions, arch } = process
  return engineVersionOf({ code, calibration: calibrationTable, detectors, runtime: `V8 ${versions.v8} ${arch}` })
}
