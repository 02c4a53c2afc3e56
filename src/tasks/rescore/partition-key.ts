// Partition key: what the findings of a partition follow from. Equal keys give equal findings, to the byte
// (docs/choices.md#partitions-keys-and-causes).

import type { EngineVersion, TypeEngine } from '../../domain/engine-version.ts'
import type { AnomalyType } from '../../domain/vocabulary.ts'

export interface FindingsKey {
  /** Hash of all that detectors can read of the source. */
  readonly records: string
  /** Of the types that are looked for. */
  readonly types: Readonly<Partial<Record<AnomalyType, TypeEngine>>>
}

/** In the order in which they are listed. */
export const causes = ['engine_version', 'legal_tables', 'calibration', 'model', 'records'] as const
export type Cause = (typeof causes)[number]

/** The key of a partition whose records have a hash, for an engine. */
export function keyOf(records: string, engine: EngineVersion, types: readonly AnomalyType[]): FindingsKey {
  return { records, types: Object.fromEntries(types.map((type) => [type, engine.types[type]])) }
}

/** What differs for one type; a part that one side does not know differs. */
export function differencesOf(type: AnomalyType, from: PartialKey, to: FindingsKey): readonly Cause[] {
  return causes.filter((cause) =>
    cause === 'records'
      ? from.records === undefined || from.records !== to.records
      : from.types[type] === undefined || from.types[type]?.[cause] !== to.types[type]?.[cause],
  )
}

/** A key of which parts may be unknown, such as that of a run of an earlier version. */
export type PartialKey = Omit<FindingsKey, 'records'> & { readonly records?: string | undefined }

/** What differs for any type of the newer key; nothing where findings are equal. */
export function differencesBetween(from: PartialKey, to: FindingsKey): readonly Cause[] {
  const found = new Set((Object.keys(to.types) as AnomalyType[]).flatMap((type) => differencesOf(type, from, to)))
  return causes.filter((cause) => found.has(cause))
}
