import type { DataSource } from '../domain/vocabulary.ts'
import { namedUuid } from '../platform/ids.ts'

/** The id of an anomaly, which follows from its source, the key of its finding and the ids of its records, at most limits.relatedRecordsMax beside the first. */
export function anomalyIdOf(data_source: DataSource, key: string, recordIds: readonly string[]): string {
  return namedUuid(data_source, key, ...recordIds)
}
