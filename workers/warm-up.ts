// Warm-up: compiles the detectors before the first investigation.

import { partitionRows } from '../src/dataset/partition.ts'
import { reflect } from '../src/detect/judge/reflect.ts'
import { detectors } from '../src/detect/registry.ts'
import { runDetector } from '../src/detect/run-detectors.ts'
import { buildDataset } from '../src/records/memory-dataset.ts'
import { generateSample } from '../src/sample/generate.ts'

/** Choice: enough for V8 to optimise the detectors' loops, in about a second of processor time. */
const warmUpContracts = 1000
const warmUpPasses = 2

/** Runs every detector over a small generated set and discards the candidates, so that V8 compiles their loops. */
export function warmUp(): void {
  const dataset = buildDataset(generateSample({ contracts: warmUpContracts, seed: 'warm-up' }))
  const context = { selected: new Uint8Array(dataset.acts.length).fill(1), seed: 'warm-up' }
  for (let pass = 0; pass < warmUpPasses; pass++) {
    for (const detector of detectors) {
      reflect(runDetector(detector, dataset, { context, partitions: 1, rowsOf: partitionRows }), 1)
    }
  }
}
