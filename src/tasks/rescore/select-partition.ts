// The acts of a partition: those of a source and a year that filters leave.

import { type SelectionContext, selectRecords } from '../../agents/tasks/select-records.ts'
import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { type ActFilters, actDay } from '../../dataset/selection.ts'
import { formatDay } from '../../domain/days.ts'

/** A year, or the acts without a date. */
export type PartitionYear = number | null

/** One byte per act row, as an investigation with these filters and this year as its period selects them; without a year all. */
export async function selectPartition(
  context: SelectionContext,
  dataset: Dataset,
  { filters, year }: { readonly filters: ActFilters; readonly year?: PartitionYear | undefined },
): Promise<Uint8Array> {
  const { selected } = await selectRecords(context, dataset, filters)
  if (year === undefined) return selected
  const yearOf = actYears(dataset)
  return selected.map((byte, row) => (byte === 1 && yearOf(row) === year ? 1 : 0))
}

/** How many of the selected acts are of each year, those without a date last. */
export function countYears(dataset: Dataset, selected: Uint8Array): readonly (readonly [PartitionYear, number])[] {
  const yearOf = actYears(dataset)
  const counts = new Map<PartitionYear, number>()
  for (let row = 0; row < selected.length; row++)
    if (selected[row] === 1) counts.set(yearOf(row), (counts.get(yearOf(row)) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
}

function actYears(dataset: Dataset): (row: number) => PartitionYear {
  const years = new Map<number, number>()
  return (row) => {
    const day = actDay(dataset, row)
    if (!isDay(day)) return null
    const year = years.get(day) ?? Number.parseInt(formatDay(day), 10)
    years.set(day, year)
    return year
  }
}
