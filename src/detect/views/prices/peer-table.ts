// Peer table: the peer-relative columns of every act whose price is judged, which forests are grown on.

import type { Dataset } from '../../../dataset/dataset.ts'
import { everyRow } from '../../../dataset/every-row.ts'
import { keepMarkedRows } from '../../../dataset/keep-rows.ts'
import { rowOrder } from '../../../dataset/row-order.ts'
import { assertWanted } from '../../../dataset/wanted.ts'
import { catalogGroups, type PeerGroup } from './peer-groups.ts'
import { peerColumns, peerProperties, toSpreads } from './peer-relative-columns.ts'
import { pricedMarks } from './priced-acts.ts'

/** A forest needs 64 rows (docs/detection.md#minima). */
export const forestRowsMin = 64

/** Rows of the judged acts, ascending, and their columns. */
export interface PeerTable {
  readonly row: Int32Array
  readonly columns: readonly Float64Array[]
}

/** The columns of every judged act: group by group, so that no more than one group's columns are held twice. */
export function peerTable(data: Dataset): PeerTable {
  const read = peerColumns(data)
  const groups = catalogGroups(data, keepMarkedRows(everyRow(data), pricedMarks(data)))
  const judged = groups.map((group) => group.judged)
  const order = rowOrder(judged, data.acts.length)
  const columns = peerProperties.map(() => new Float64Array(order.length))
  for (const group of groups) {
    assertWanted()
    const judgedOf = judgedPart(group)
    for (const [c, column] of read(group.rows).entries()) {
      toSpreads(column)
      order.put(group.judged, judgedOf(column), columns[c] as Float64Array)
    }
  }
  return { row: order.arrange(judged, new Int32Array(order.length)), columns }
}

/** Of a column of a group's rows, the values of those that are judged. */
function judgedPart({ rows, judged }: PeerGroup): (column: Float64Array) => Float64Array {
  if (judged.length === rows.length) return (column) => column
  const wanted = new Set(judged)
  return (column) => column.filter((_, i) => wanted.has(rows[i]))
}
