// Enters investigations that an earlier version listed by owner alone into the lists of today.

import type { InvestigationRecord } from '../../agents/investigation.ts'
import { recordKey } from '../../agents/keys.ts'
import { limits } from '../../limits.ts'
import { findHeld } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import { listingWrites } from './lists.ts'

/** Index of the earlier version: the key ends in the id. */
const earlierPrefix = 'investigation-owner/'

/**
 * Moves every entry of the earlier index in commits of a bounded size, again where a record has changed meanwhile; a second
 * call finds nothing to do.
 */
export async function upgradeLists(state: Store): Promise<void> {
  for (;;) {
    const entries: { readonly key: string; readonly id: string }[] = []
    const index = state.range({ prefix: earlierPrefix, limit: limits.investigationsReadPerTurnMax })
    for await (const { key } of index) entries.push({ key, id: key.slice(key.lastIndexOf('/') + 1) })
    if (entries.length === 0) return
    const records = await Promise.all(entries.map(({ id }) => findHeld(state, recordKey(id))))
    const listed = records.flatMap((held) =>
      held instanceof Uint8Array ? listingWrites(null, parseStored<InvestigationRecord>(held)) : [],
    )
    const unchanged = entries.map(({ id }, index) => ({ key: recordKey(id), expected: records[index] }))
    await state.commit([...listed, ...entries.map(({ key }) => ({ key, value: null }))], unchanged)
  }
}
