import type { JsonObject, PartitionEntry } from './task.ts'

/** The figures of all parts that were done, added up by name. */
export function sumOf(parts: readonly PartitionEntry[]): JsonObject {
  const sums: Record<string, number> = {}
  for (const { summary = {} } of parts)
    for (const [name, value] of Object.entries(summary))
      if (typeof value === 'number') sums[name] = (sums[name] ?? 0) + value
  return sums
}
