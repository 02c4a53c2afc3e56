// Orders of a table's rows. Ties follow the rows, so that an order is total.
// A radix sort: its time grows with the rows alone, whatever the keys and however many.
// a few million.

import { type Ranking, rankingOf } from './lookup-ranking.ts'
import type { TableView } from './table-view.ts'

export interface OrderKey {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** All rows of the table; the most significant key is the first, none leaves the order of the rows. */
export async function sortRows(view: TableView, keys: readonly OrderKey[]): Promise<Uint32Array> {
  let rows = Uint32Array.from({ length: view.length }, (_, row) => row)
  // Each pass is stable, so that the least significant key goes first.
  for (const { column, direction } of [...keys].reverse()) rows = sortBy(await rankingOf(view, column, direction), rows)
  return rows
}

const digitBits = 16
const digits = 2 ** digitBits

/** The rows in ascending order of their ranks; equals stay as they stand. */
function sortBy(ranking: Ranking, rows: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  let [from, to] = [rows, new Uint32Array(rows.length)]
  const words = orderedWords(ranking)
  for (const word of words)
    for (const shift of [0, digitBits]) {
      const starts = startsOf(word, shift)
      if (starts === undefined) continue
      for (let index = 0; index < from.length; index++) {
        const row = from[index]
        const digit = (word[row] >>> shift) & (digits - 1)
        to[starts[digit]] = row
        starts[digit] = starts[digit] + 1
      }
      ;[from, to] = [to, from]
    }
  return from
}

/** The low and the high words of numbers, changed so that they order as unsigned integers do (IEEE 754 orders by bits but for the sign). */
function orderedWords(ranking: Ranking): readonly [Uint32Array, Uint32Array] {
  const low = new Uint32Array(ranking.length)
  const high = new Uint32Array(ranking.length)
  const number = new Float64Array(1)
  const [lowAt, highAt] = isLittleEndian ? [0, 1] : [1, 0]
  const bits = new Uint32Array(number.buffer)
  for (let row = 0; row < ranking.length; row++) {
    // Both zeros have one place.
    number[0] = ranking[row] + 0
    const top = bits[highAt]
    const isNegative = top >>> 31 === 1
    low[row] = isNegative ? ~bits[lowAt] : bits[lowAt]
    high[row] = isNegative ? ~top : top ^ 0x8000_0000
  }
  return [low, high]
}

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

/** Where the rows of each digit begin; undefined where all rows share one, so that the pass would change nothing. */
function startsOf(word: Uint32Array, shift: number): Uint32Array | undefined {
  const starts = new Uint32Array(digits)
  for (let row = 0; row < word.length; row++) {
    const digit = (word[row] >>> shift) & (digits - 1)
    starts[digit] = starts[digit] + 1
  }
  if (starts[(word[0] >>> shift) & (digits - 1)] === word.length) return undefined
  let start = 0
  for (let digit = 0; digit < digits; digit++) {
    const count = starts[digit]
    starts[digit] = start
    start += count
  }
  return starts
}
