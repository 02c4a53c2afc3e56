import { assertWantedAt } from './wanted.ts'

/** The rows for which the predicate holds, in their order; a plain loop, since the built-in filter collects into an array of objects. */
export function pickRows(rows: Int32Array, isPicked: (row: number) => boolean): Int32Array {
  const picked = new Int32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    assertWantedAt(at)
    const row = rows[at]
    if (isPicked(row)) picked[count++] = row
  }
  return picked.slice(0, count)
}

/** The values for which the predicate holds, in their order. */
export function pickValues(values: Float64Array, isPicked: (value: number, at: number) => boolean): Float64Array {
  const picked = new Float64Array(values.length)
  let count = 0
  for (let at = 0; at < values.length; at++) {
    assertWantedAt(at)
    const value = values[at]
    if (isPicked(value, at)) picked[count++] = value
  }
  return picked.subarray(0, count)
}

/** The rows whose mark is 1, in their order. */
export function keepMarkedRows(rows: Int32Array, marks: Uint8Array): Int32Array {
  const kept = new Int32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    assertWantedAt(at)
    const row = rows[at]
    if (marks[row] === 1) kept[count++] = row
  }
  return kept.slice(0, count)
}
