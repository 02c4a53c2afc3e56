// Slices: long work of the main thread, in pieces between which requests get their turn.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'

/** Lets other work of the thread in where the caller has held it for limits.mainSliceMs; called between two pieces of work. */
export function createPause(clock: Clock): () => Promise<void> | undefined {
  let since = clock.monotonic()
  return () => {
    if (clock.monotonic() - since < limits.mainSliceMs) return undefined
    return nextTurn().then(() => {
      since = clock.monotonic()
    })
  }
}

/** The result for each item, in order. */
export async function mapInSlices<Item, Result>(
  clock: Clock,
  items: readonly Item[],
  toResult: (item: Item) => Result,
): Promise<readonly Result[]> {
  const pause = createPause(clock)
  const results: Result[] = []
  for (const item of items) {
    results.push(toResult(item))
    await pause()
  }
  return results
}
