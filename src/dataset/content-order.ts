// Content order: rows sorted by a hash of their values, not by position. A seeded sample drawn in this order does not depend on the
// order of the source.

/** Positions 0 … length − 1 of the columns' rows sorted by a hash of their values; equal rows are adjacent, NaN equals NaN. */
export function contentOrder(columns: readonly Float64Array[]): Int32Array {
  const length = columns[0]?.length ?? 0
  const places = 2 ** Math.ceil(Math.log2(Math.max(2, length)))
  const hashes = hashRows(columns, length)
  // Hash and position share the 53 bits of one number, so that the sort compares plain numbers and calls no function.
  const bits = Math.min(32, 53 - Math.log2(places))
  const keys = new Float64Array(length)
  for (let at = 0; at < length; at++) keys[at] = (hashes[at] >>> (32 - bits)) * places + at
  keys.sort()
  const order = new Int32Array(length)
  for (let at = 0; at < length; at++) order[at] = keys[at] % places
  for (let start = 0; start < length; ) {
    let end = start + 1
    const hash = Math.floor(keys[start] / places)
    while (end < length && Math.floor(keys[end] / places) === hash) end++
    if (end - start > 1) order.subarray(start, end).sort((left, right) => compareRows(columns, left, right))
    start = end
  }
  return order
}

/** A 32-bit hash of each row's values (FNV-1a over both halves of each number, with one extra mixing step). */
function hashRows(columns: readonly Float64Array[], length: number): Uint32Array {
  const hashes = new Uint32Array(length).fill(0x811c9dc5)
  const cell = new Float64Array(1)
  const halves = new Uint32Array(cell.buffer)
  for (const column of columns)
    for (let row = 0; row < length; row++) {
      // Adding 0 turns −0 into 0.
      cell[0] = column[row] + 0
      const low = Math.imul(hashes[row] ^ halves[0], 0x01000193)
      const high = Math.imul(low ^ (low >>> 15) ^ halves[1], 0x2c1b3c6d)
      hashes[row] = high ^ (high >>> 13)
    }
  return hashes
}

function compareRows(columns: readonly Float64Array[], left: number, right: number): number {
  for (const column of columns) {
    const [a, b] = [column[left], column[right]]
    if (a < b || (Number.isNaN(a) && !Number.isNaN(b))) return -1
    if (a > b || (Number.isNaN(b) && !Number.isNaN(a))) return 1
  }
  return 0
}
