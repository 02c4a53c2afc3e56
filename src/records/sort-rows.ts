// Orders of a table's rows. Ties follow the rows, so that an order is total.

import { type Ranking, rankingOf } from './lookup-ranking.ts'
import type { TableView } from './table-view.ts'

export interface OrderKey {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** All rows of the table; the most significant key is the first, none leaves the order of the rows. */
export async function sortRows(view: TableView, keys: readonly OrderKey[]): Promise<Uint32Array> {
  const rankings = await Promise.all(keys.map(({ column, direction }) => rankingOf(view, column, direction)))
  const [first, ...others] = rankings
  const rows = Uint32Array.from({ length: view.length }, (_, row) => row)
  if (first === undefined) return rows
  if (others.length === 0 && arePackable(first)) return sortPacked(first)
  return rows.sort((left, right) => {
    const order = compare(first, left, right)
    if (order !== 0) return order
    for (const ranking of others) {
      const next = compare(ranking, left, right)
      if (next !== 0) return next
    }
    return left - right
  })
}

function compare(ranking: Ranking, left: number, right: number): number {
  return (ranking[left] ?? 0) - (ranking[right] ?? 0)
}

const rowsMax = 2 ** 24
const rankMax = 2 ** 28

/** True where rank and row fit into one whole number that a double holds: days and codes do. */
function arePackable(ranking: Ranking): boolean {
  const fits = (rank: number) => rank === Number.MAX_VALUE || (Number.isInteger(rank) && Math.abs(rank) < rankMax)
  return ranking.length <= rowsMax && ranking.every(fits)
}

/** Numbers sort natively several times as fast as rows do through a comparison. */
function sortPacked(ranking: Ranking): Uint32Array {
  const packed = ranking.map((rank, row) => Math.min(rank, rankMax) * rowsMax + row).sort()
  return Uint32Array.from(packed, (each) => ((each % rowsMax) + rowsMax) % rowsMax)
}
