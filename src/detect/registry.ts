// Registry: every detector that an investigation may run. One line a detector, in the order in which they run.

import type { AnomalyType } from '../domain/vocabulary.ts'
import type { Detector } from './detector.ts'

export const detectors: readonly Detector[] = [
  // price
  // pattern
  // temporal
  // relationship
  // compliance
]

/** The detector with an id; undefined when there is none. */
export function findDetector(id: string): Detector | undefined {
  return detectors.find((detector) => detector.id === id)
}

/** Detectors of the asked types that run in a phase. */
export function detectorsFor(types: readonly AnomalyType[], phase: Detector['phase']): readonly Detector[] {
  return detectors.filter((detector) => detector.phase === phase && types.includes(detector.type))
}
