// Orphans: what is stored of investigations that are not.

import { unlessDamaged } from '../platform/damage.ts'
import type { Store } from '../store/port.ts'
import { allDispositionsPrefix, recordKey, runningPrefix, waitingPrefix } from './keys.ts'

/** Where the id stands in keys with this prefix. */
const places = [
  ['investigation/', 1],
  [runningPrefix, 1],
  [waitingPrefix, 1],
  ['investigation-list/', -1],
  [allDispositionsPrefix, 1],
] as const

/** Ids of investigations of which something is stored, and not the record that everything else rests on; each once. */
export async function findOrphans(store: Store): Promise<ReadonlySet<string>> {
  const orphans = new Set<string>()
  for (const [prefix, place] of places) {
    let last = ''
    for await (const { key } of store.range({ prefix })) {
      const id = key.split('/').at(place) ?? ''
      if (id === last) continue
      last = id
      // A server may have purged it since: then the key is gone with the record.
      if (!(await hasEntry(store, recordKey(id))) && (await hasEntry(store, key))) orphans.add(id)
    }
  }
  return orphans
}

/** A damaged entry is there too. */
async function hasEntry(store: Store, key: string): Promise<boolean> {
  const absent = await unlessDamaged(async () => (await store.get(key)) === undefined)
  return absent !== true
}
