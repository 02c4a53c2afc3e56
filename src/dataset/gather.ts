import { assertWantedAt } from './wanted.ts'

/** The value of `read` for each row, in the order of the rows; a loop, since Float64Array.from goes through an iterator. */
export function gather(rows: Int32Array, read: (row: number, at: number) => number): Float64Array {
  const values = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    assertWantedAt(at)
    values[at] = read(rows[at], at)
  }
  return values
}
