// Calibration: maps a detector's own confidence to the precision observed at that confidence on labelled sets. Maps are monotone
// and keyed by detector alone, so that confidence does not depend on the investigation.

import type { Candidate } from '../../domain/finding.ts'
import { interpolate } from '../../stats/interpolate.ts'
import type { Detector } from '../detector.ts'
import type { CalibrationMaps } from './calibration-map.ts'
import { calibrationTable } from './table.ts'

/** The same detector with calibrated candidates. */
export function calibrated(detector: Detector, table: CalibrationMaps = calibrationTable): Detector {
  const current = { maps: underCurrentIds(detector, table.maps) }
  return {
    ...detector,
    finalize: (folded, data, context) =>
      detector.finalize(folded, data, context).map((candidate) => calibrate(candidate, current)),
  }
}

/** Finds the map by id, else by an alias, for tables fitted before a rename. */
function underCurrentIds(
  { id, aliases = [], variants = [] }: Detector,
  maps: CalibrationMaps['maps'],
): CalibrationMaps['maps'] {
  const renamed = [{ id, aliases }, ...variants].flatMap((named) =>
    (named.aliases ?? []).flatMap((alias) => (maps[alias] === undefined ? [] : [[named.id, maps[alias]] as const])),
  )
  return renamed.length === 0 ? maps : { ...Object.fromEntries(renamed), ...maps }
}

/** Of a candidate what its calibrated confidence follows from. */
export type WeighedCandidate = Pick<Candidate, 'detector' | 'confidence' | 'ceiling' | 'gravity'> & {
  readonly statistic: Pick<Candidate['statistic'], 'p_value'>
}

/** A candidate with calibrated confidence: the minimum of its mapped confidence and the ceiling that the data allow (docs/detection.md#calibration). */
export function calibrate<Weighed extends WeighedCandidate>(candidate: Weighed, { maps }: CalibrationMaps): Weighed {
  const map = maps[candidate.detector]
  const { confidence: own, ceiling = 1 } = candidate
  if (map === undefined && own <= ceiling) return candidate
  const mapped = map === undefined ? own : interpolate(map, own)
  const confidence = isDoubtOfRule(candidate) ? Math.min(own, mapped) : mapped
  return { ...candidate, confidence: Math.min(confidence, ceiling) }
}

/**
 * The own confidence of a rule stays an upper bound: its doubt about law and record is not in the labelled sets. A rule with a p-value
 * is mapped like a statistic, upwards too.
 */
function isDoubtOfRule({ gravity, statistic }: WeighedCandidate): boolean {
  return (gravity === 'rule' || gravity === 'record') && statistic.p_value === undefined
}
