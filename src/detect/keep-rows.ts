/** Those of some rows that are marked 1, in their order. */
export function keepRows(rows: Int32Array, marks: Uint8Array): Int32Array {
  const kept = new Int32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    if (marks[row] === 1) kept[count++] = row
  }
  return kept.slice(0, count)
}
