// Ids for rows whose source gives them none.

import { idHash } from '../../domain/id-hash.ts'
import { limits } from '../../limits.ts'
import { namedUuid } from '../../platform/ids.ts'

/** An id made of a row's contents. */
export interface RowKey {
  readonly id: string
  /** 1 for the first row with these contents. */
  readonly occurrence: number
}

/**
 * Ids from the contents of rows, equal in every reading of the file. Where the publisher dropped the key of an item,
 * equal rows are different items, so the n-th equal row gets an id of its own and multiplicity is kept. Beyond
 * `limits.importRepeatedKeysMax` different rows, repetitions are no longer counted (occurrence 1).
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
