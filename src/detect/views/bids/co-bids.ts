// Co-bids: pairs of firms of which one won against the other repeatedly.

import type { Dataset } from '../../../dataset/dataset.ts'
import { groupCodes } from '../../../dataset/group-keys.ts'
import { keepMarkedRows, pickRows } from '../../../dataset/keep-rows.ts'
import { assertWanted, assertWantedAt } from '../../../dataset/wanted.ts'
import { purchaseMethods } from '../acts/purchase-methods.ts'
import { standingMarks } from '../acts/standing-acts.ts'
import { readBiddings } from './bidding.ts'

/** A tender with more bidders is left out: it says little about two of them, and has many pairs. */
const biddersMax = 12

/** The tenders that one firm won and another lost. */
export interface WonMeetings {
  readonly winner: number
  readonly loser: number
  readonly rows: readonly number[]
}

/**
 * Pairs with at least `meetingsMin` meetings, in order of the first one, and the number of all pairs. Counted for one winner at a
 * time, so that memory is bounded by the meetings of one winner.
 */
export function wonMeetings(data: Dataset, candidates: Int32Array, meetingsMin: number) {
  const { starts, suppliers } = readBiddings(data)
  const firms = data.size('supplier')
  const rows = wonTenders(data, candidates)
  const byWinner = groupCodes(
    rows.map((row) => data.acts.supplier[row]),
    firms,
  )
  const found: WonMeetings[] = []
  const [counts, countedFor] = [new Int32Array(firms), new Int32Array(firms).fill(-1)]
  let pairs = 0
  for (let winner = 0; winner < firms; winner++) {
    const won = byWinner.members.subarray(byWinner.starts[winner], byWinner.starts[winner + 1])
    const often: number[] = []
    for (let i = 0; i < won.length; i++) {
      assertWantedAt(i)
      const row = rows[won[i]]
      for (let at = starts[row] + 1; at < starts[row + 1]; at++) {
        const loser = suppliers[at]
        const before = countedFor[loser] === winner ? counts[loser] : 0
        if (before === 0) pairs++
        if (before + 1 === meetingsMin) often.push(loser)
        countedFor[loser] = winner
        counts[loser] = before + 1
      }
    }
    for (const loser of often) {
      assertWanted()
      const lost = (row: number) => suppliers.subarray(starts[row] + 1, starts[row + 1]).includes(loser)
      found.push({ winner, loser, rows: Array.from(won, (at) => rows[at]).filter(lost) })
    }
  }
  const firstRow = ({ rows: own }: WonMeetings) => own[0]
  const place = (pair: WonMeetings) => suppliers.indexOf(pair.loser, starts[firstRow(pair)])
  return { found: found.sort((a, b) => firstRow(a) - firstRow(b) || place(a) - place(b)), pairs }
}

/** The competitive acts that the lowest bidder won; of two equal lowest bids neither won by its amount. */
function wonTenders(data: Dataset, candidates: Int32Array): Int32Array {
  const { starts, suppliers, cents, unknown } = readBiddings(data)
  const { supplier } = data.acts
  const methodOf = purchaseMethods(data)
  return pickRows(keepMarkedRows(candidates, standingMarks(data, ['contract', 'award'])), (row) => {
    const [start, end] = [starts[row], starts[row + 1]]
    if (end - start < 2 || end - start > biddersMax || unknown[row] !== 0) return false
    if (cents[start] === cents[start + 1]) return false
    return suppliers[start] === supplier[row] && methodOf(row) !== 'direct'
  })
}
