import type { Dataset } from '../domain/dataset.ts'
import { readBiddings } from './bidding.ts'
import { groupKeys, type KeyGroups } from './group-keys.ts'
import { keepRows } from './keep-rows.ts'
import { purchaseMethods } from './purchase-methods.ts'
import { standingMarks } from './standing-acts.ts'

/** A tender with more bidders than this shows no understanding between two of them, and its pairs would be many. */
const biddersMax = 12

/** Meetings of a winner with the others of its tenders, dealt out by the two. */
export interface WonMeetings {
  readonly rows: Int32Array
  /** Loser of each meeting; the winner is the act's supplier. */
  readonly losers: Int32Array
  readonly pairs: KeyGroups
}

/** Every competitive act that the lowest of its bidders won, with each of the others. */
export function wonMeetings(data: Dataset, asked: Int32Array): WonMeetings {
  const { starts, suppliers, unknown } = readBiddings(data)
  const { supplier } = data.acts
  const methodOf = purchaseMethods(data)
  const firms = data.size('supplier')
  const most = starts.at(-1) ?? 0
  const [rows, losers, keys] = [new Int32Array(most), new Int32Array(most), new Float64Array(most)]
  let count = 0
  for (const row of keepRows(asked, standingMarks(data, ['contract', 'award']))) {
    const [start = 0, end = 0] = [starts[row], starts[row + 1]]
    if (end - start < 2 || end - start > biddersMax || unknown[row] !== 0) continue
    const winner = supplier[row] as number
    if (suppliers[start] !== winner || methodOf(row) === 'direct') continue
    for (let at = start + 1; at < end; at++) {
      rows[count] = row
      losers[count] = suppliers[at] as number
      keys[count++] = winner * firms + (suppliers[at] as number)
    }
  }
  return { rows: rows.slice(0, count), losers: losers.slice(0, count), pairs: groupKeys(keys.subarray(0, count)) }
}
