import type { SeededRandom } from './seeded-random.ts'

/** Shuffles values in place from `start` up to `end`, every order alike (Fisher and Yates; Durstenfeld 1964). */
export function shuffle(
  values: Float64Array | Int32Array,
  random: SeededRandom,
  { start = 0, end = values.length }: { readonly start?: number; readonly end?: number } = {},
): void {
  for (let left = end - start; left > 1; left--) {
    const [from, to] = [start + left - 1, start + random.integer(left)]
    const kept = values[from]
    values[from] = values[to]
    values[to] = kept
  }
}
