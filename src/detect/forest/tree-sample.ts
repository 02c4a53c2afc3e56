import type { SeededRandom } from '../../stats/seeded-random.ts'

/** A uniform sample of `count` of the rows without replacement (Floyd's algorithm: Bentley and Floyd, CACM 1987); all when there are no more. */
export function sampleRows(rows: Int32Array, count: number, random: SeededRandom): Int32Array {
  if (rows.length <= count) return rows.slice()
  const chosen = new Set<number>()
  for (let last = rows.length - count; last < rows.length; last++) {
    const pick = random.integer(last + 1)
    chosen.add(chosen.has(pick) ? last : pick)
  }
  return Int32Array.from(chosen, (position) => rows[position])
}
