// Columns of parts one after the other, and where each part ends in them.

/** Concatenation of columns of one type. */
export function joinColumns<Column extends Int32Array | Float64Array>(left: Column, right: Column): Column {
  const length = left.length + right.length
  const joined = left instanceof Int32Array ? new Int32Array(length) : new Float64Array(length)
  joined.set(left)
  joined.set(right, left.length)
  return joined as Column
}

/** The ends of adjacent runs of these lengths. */
export function runEnds(lengths: Int32Array): Int32Array {
  let end = 0
  return lengths.map((length) => {
    end += length
    return end
  })
}
