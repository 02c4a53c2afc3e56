import type { Dataset } from './dataset.ts'
import { assertWanted } from './wanted.ts'

/**
 * Caches a value that depends on the dataset alone, so that it is computed once and not in every partition. The value is read-only.
 */
export function oncePerDataset<T>(work: (data: Dataset) => T): (data: Dataset) => T {
  const known = new WeakMap<Dataset, { readonly value: T }>()
  return (data) => {
    assertWanted()
    const kept = known.get(data) ?? { value: work(data) }
    known.set(data, kept)
    return kept.value
  }
}
