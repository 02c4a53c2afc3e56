import type { Dataset } from './dataset.ts'

/**
 * Works out what depends on the dataset alone once, instead of in every partition: else the time of a run would grow with
 * partitions × rows. What it gives must not be changed by anyone.
 */
export function oncePerDataset<T>(work: (data: Dataset) => T): (data: Dataset) => T {
  const known = new WeakMap<Dataset, { readonly value: T }>()
  return (data) => {
    const kept = known.get(data) ?? { value: work(data) }
    known.set(data, kept)
    return kept.value
  }
}
