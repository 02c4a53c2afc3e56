// Orphans: what is stored of investigations that are not.

import type { Store } from '../store/port.ts'
import { recordKey, runningPrefix, waitingPrefix } from './keys.ts'

/** Where the id stands in keys with this prefix. */
const places = [
  ['investigation/', 1],
  [runningPrefix, 1],
  [waitingPrefix, 1],
  ['investigation-list/', -1],
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
      if ((await store.get(recordKey(id))) === undefined && (await store.get(key)) !== undefined) orphans.add(id)
    }
  }
  return orphans
}
