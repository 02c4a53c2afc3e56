// Orphans: what is stored of investigations that are not.

import type { Store } from '../store/port.ts'
import { recordKey, runningPrefix } from './keys.ts'

/** Ids of investigations of which something is stored, and not the record that everything else rests on. */
export async function* investigationOrphans(store: Store): AsyncGenerator<string, void> {
  for (const [prefix, place] of [
    ['investigation/', 1],
    [runningPrefix, 1],
    ['investigation-list/', -1],
  ] as const) {
    let last = ''
    for await (const { key } of store.range({ prefix })) {
      const id = key.split('/').at(place) ?? ''
      if (id === last) continue
      last = id
      if ((await store.get(recordKey(id))) === undefined) yield id
    }
  }
}
