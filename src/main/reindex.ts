// Reindex: entries of the state store that follow from others, worked out anew and put right where they differ.

import { limits } from '../limits.ts'
import { wholeEntries } from '../platform/damage.ts'
import type { Entry, Store } from '../store/port.ts'
import type { NamedWork } from '../tasks/kinds/named-work.ts'
import { indexesBySource } from './derived-entries.ts'

/** The work of each index by its name. */
export function createReindexing(store: Store): Readonly<Record<string, NamedWork>> {
  return Object.fromEntries(
    indexesBySource.map(({ name, prefix, suffix, derive }): [string, NamedWork] => [
      name,
      async ({ assertWanted }) => {
        const counts = { entries_checked: 0, entries_repaired: 0 }
        let some: Entry[] = []
        const putRight = async () => {
          assertWanted()
          for (const [name, count] of Object.entries(await repair(store, some, derive)))
            counts[name as keyof typeof counts] += count
          some = []
        }
        for await (const entry of wholeEntries(store.range({ prefix }))) {
          if (!entry.key.endsWith(suffix)) continue
          some.push({ key: entry.key, value: Uint8Array.from(entry.value) })
          if (some.length >= limits.reindexedAtOnce) await putRight()
        }
        await putRight()
        return counts
      },
    ]),
  )
}

/** Each under the condition that what it follows from is as it was read; where that has changed, so has its index. */
async function repair(store: Store, entries: readonly Entry[], derive: (typeof indexesBySource)[number]['derive']) {
  const wanted = entries.map((entry) => ({ entry, writes: derive(entry.value) }))
  const held = await store.getMany(wanted.flatMap(({ writes }) => writes.map(({ key }) => key)))
  let at = 0
  let repaired = 0
  for (const { entry, writes } of wanted) {
    const wrong = writes.filter(({ value }, index) => !isSame(held[at + index], value))
    at += writes.length
    if (wrong.length === 0) continue
    if (await store.commit(wrong, [{ key: entry.key, expected: entry.value }])) repaired += wrong.length
  }
  return { entries_checked: at, entries_repaired: repaired }
}

function isSame(held: Uint8Array | undefined, value: Uint8Array | null): boolean {
  return value === null ? held === undefined : held !== undefined && Buffer.compare(held, value) === 0
}
