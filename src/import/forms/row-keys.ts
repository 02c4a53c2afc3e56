import { idHash } from '../../domain/id-hash.ts'
import { limits } from '../../limits.ts'
import { namedUuid } from '../../platform/ids.ts'

/** The id of a row whose source gives it none, and how often the same row came before. */
export interface RowKey {
  readonly id: string
  /** 1 for the first row with these contents. */
  readonly occurrence: number
}

/**
 * Ids for rows without a key of their own, from their contents: equal in every reading of the file. Where the publisher
 * dropped the item key, equal rows are different items, so the n-th equal row gets its own id and multiplicity is kept.
 * Beyond `limits.importRepeatedKeysMax` different rows repetitions are no longer told apart (occurrence 1).
 */
export function createRowKeys(): (parts: readonly string[]) => RowKey {
  const seen = new Map<number, number>()
  return (parts) => {
    const hash = idHash(JSON.stringify(parts))
    const before = seen.get(hash) ?? 0
    const counted = before > 0 || seen.size < limits.importRepeatedKeysMax
    if (counted) seen.set(hash, before + 1)
    const occurrence = before + 1
    return { id: occurrence === 1 ? namedUuid(...parts) : `${namedUuid(...parts)}-${occurrence}`, occurrence }
  }
}
