// Enters investigations that an earlier version listed by owner alone into the lists of today.

import type { InvestigationRecord } from '../../agents/investigation.ts'
import { recordKey } from '../../agents/keys.ts'
import { limits } from '../../limits.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import { listingWrites } from './lists.ts'

/** Index of the earlier version: the value is the id. */
const earlierPrefix = 'investigation-owner/'

/**
 * Moves every entry of the earlier index in commits of a bounded size, again where a record has changed meanwhile; a second
 * call finds nothing to do.
 */
export async function upgradeLists(state: Store): Promise<void> {
  for (;;) {
    const entries: { readonly key: string; readonly id: string }[] = []
    for await (const { key, value } of state.range({
      prefix: earlierPrefix,
      limit: limits.investigationsReadPerTurnMax,
    }))
      entries.push({ key, id: new TextDecoder().decode(value) })
    if (entries.length === 0) return
    const records = await state.getMany(entries.map(({ id }) => recordKey(id)))
    const listed = records.flatMap((bytes) =>
      bytes ? listingWrites(null, parseStored<InvestigationRecord>(bytes)) : [],
    )
    const unchanged = entries.map(({ id }, index) => ({ key: recordKey(id), expected: records[index] ?? null }))
    await state.commit([...listed, ...entries.map(({ key }) => ({ key, value: null }))], unchanged)
  }
}
