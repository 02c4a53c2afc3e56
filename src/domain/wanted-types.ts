// The anomaly types that a request looks for.

import { type AnomalyType, anomalyTypes } from './vocabulary.ts'

/** The given types, or all where none is given, without those excluded. */
export function wantedTypes(
  given: readonly AnomalyType[],
  excluded: readonly AnomalyType[] = [],
): readonly AnomalyType[] {
  return anomalyTypes.filter((type) => (given.length === 0 || given.includes(type)) && !excluded.includes(type))
}
