// Content order: rows in an order that what they say decides, not where they stand. Chance that picks rows by their place in it
// picks the same ones however the source listed them.

/** Positions 0 … length − 1 of the columns' rows in an order that depends on their values alone; equal rows stay together. */
export function contentOrder(columns: readonly Float64Array[]): Int32Array {
  const length = columns[0]?.length ?? 0
  const places = 2 ** Math.ceil(Math.log2(Math.max(2, length)))
  const hashes = hashRows(columns, length)
  // Hash and position share the 53 bits of one number, since sorting plain numbers is ten times as fast as comparing rows.
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

/** 32 bits of every row's values (FNV-1a over the halves of each number, mixed once more). */
function hashRows(columns: readonly Float64Array[], length: number): Uint32Array {
  const hashes = new Uint32Array(length).fill(0x811c9dc5)
  const cell = new Float64Array(1)
  const halves = new Uint32Array(cell.buffer)
  for (const column of columns)
    for (let row = 0; row < length; row++) {
      // Adding 0 makes −0 the 0 that it equals.
      cell[0] = column[row] + 0
      const low = Math.imul(hashes[row] ^ halves[0], 0x01000193)
      const high = Math.imul(low ^ (low >>> 15) ^ halves[1], 0x2c1b3c6d)
      hashes[row] = high ^ (high >>> 13)
    }
  return hashes
}

function compareRows(columns: readonly Float64Array[], left: number, right: number): number {
  for (const column of columns) {
    const difference = column[left] - column[right]
    if (difference !== 0) return difference
  }
  return 0
}
