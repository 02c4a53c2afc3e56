// Distributions of a calibration: own confidences by type, and the confidences that its maps make of them.

import type { CalibrationMaps } from '../detect/calibration/calibration-map.ts'
import { reportedType } from '../detect/detector.ts'
import { anomalyTypes } from '../domain/vocabulary.ts'
import { interpolate } from '../stats/interpolate.ts'
import { type ConfidenceCounts, confidenceBins, featureOf } from './calibration-training.ts'
import type { Distribution } from './distribution.ts'

const tenths = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const

/** Counted confidences as distributions over tenths. */
export function confidenceDistributions(counts: readonly ConfidenceCounts[], { maps }: CalibrationMaps) {
  const features = anomalyTypes.map((type): Distribution => {
    const own = (detector: string) => reportedType(detector) === type
    return { name: featureOf(type), of: 'feature', edges: tenths, counts: tenthsOf(counts, own, (_, at) => at) }
  })
  const mapped = (detector: string, confidence: number) => {
    const map = maps[detector]
    return map === undefined ? confidence : interpolate(map, confidence)
  }
  const score: Distribution = {
    ...{ name: 'confidence', of: 'score', edges: tenths },
    counts: tenthsOf(counts, () => true, mapped),
  }
  return [...features, score]
}

function tenthsOf(
  counts: readonly ConfidenceCounts[],
  isWanted: (detector: string) => boolean,
  confidenceOf: (detector: string, own: number) => number,
): readonly number[] {
  const sums = new Array<number>(tenths.length + 1).fill(0)
  for (const one of counts)
    for (const [detector, bins] of Object.entries(one)) {
      if (!isWanted(detector)) continue
      for (const [bin, count] of bins.entries()) {
        const at = confidenceOf(detector, (bin + 0.5) / confidenceBins)
        sums[Math.min(tenths.length, Math.floor(at * (tenths.length + 1)))] += count
      }
    }
  return sums
}
