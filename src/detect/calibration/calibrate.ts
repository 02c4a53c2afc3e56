// Calibration: a detector's own confidence becomes the share of its findings that were planted where it said the same. Maps are
// few, monotone and by detector alone, so that confidence depends on nothing that is asked.

import type { Candidate } from '../../domain/finding.ts'
import { interpolate } from '../../stats/interpolate.ts'
import type { Detector } from '../detector.ts'
import type { CalibrationTable } from './calibration-map.ts'
import { calibrationTable } from './table.ts'

/** The same detector with calibrated candidates. */
export function calibrated(detector: Detector, table: CalibrationTable = calibrationTable): Detector {
  const current = { ...table, maps: underCurrentIds(detector, table.maps) }
  return {
    ...detector,
    finalize: (folded, data, context) =>
      detector.finalize(folded, data, context).map((candidate) => calibrate(candidate, current)),
  }
}

/** A table fitted before a detector was renamed names it by an alias. */
function underCurrentIds(
  { id, aliases = [], variants = [] }: Detector,
  maps: CalibrationTable['maps'],
): CalibrationTable['maps'] {
  const renamed = [{ id, aliases }, ...variants].flatMap((named) =>
    (named.aliases ?? []).flatMap((alias) => (maps[alias] === undefined ? [] : [[named.id, maps[alias]] as const])),
  )
  return { ...Object.fromEntries(renamed), ...maps }
}

/** A candidate with calibrated confidence: the lower of what its map says and what the data at hand allow (docs/detection.md#calibration). */
export function calibrate(candidate: Candidate, { maps }: CalibrationTable): Candidate {
  const map = maps[candidate.detector]
  const { confidence: own, ceiling = 1 } = candidate
  if (map === undefined && own <= ceiling) return candidate
  const mapped = map === undefined ? own : interpolate(map, own)
  const confidence = isDoubtOfRule(candidate) ? Math.min(own, mapped) : mapped
  return { ...candidate, confidence: Math.min(confidence, ceiling) }
}

/**
 * A rule's own doubt is about the law and the record; that labelled sets do not know it is no reason to drop it. A rule of which the
 * doubt is chance (it has a p-value) may claim too little, as a statistic may.
 */
function isDoubtOfRule({ gravity, statistic }: Candidate): boolean {
  return gravity === 'rule' && statistic.p_value === undefined
}
