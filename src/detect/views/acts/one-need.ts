// One need: purchases of one item from one supplier within two days (docs/detection.md#splitting).

import { ABSENT_CODE, type Dataset } from '../../../dataset/dataset.ts'
import { groupBy } from '../../../dataset/group-by.ts'

export const oneNeedDays = 2
export const oneNeedPurchasesMin = 3

/** True when at least `oneNeedPurchasesMin` purchases went to one supplier within `oneNeedDays`; awards of one tender count once. */
export function holdsOneNeed(
  purchases: readonly { readonly row: number; readonly day: number }[],
  { supplier, tender }: Dataset['acts'],
): boolean {
  const bySupplier = groupBy(purchases, ({ row }) => (supplier[row] === ABSENT_CODE ? undefined : supplier[row]))
  return [...bySupplier.values()].some((own) => {
    const byTender = groupBy(own, ({ row }) => (tender[row] === ABSENT_CODE ? -1 - row : tender[row]))
    const days = [...byTender.values()].flatMap((parts) => (parts.length === 1 ? parts.map(({ day }) => day) : []))
    days.sort((a, b) => a - b)
    return days.some((day, i) => (days[i + oneNeedPurchasesMin - 1] ?? Number.POSITIVE_INFINITY) - day <= oneNeedDays)
  })
}
