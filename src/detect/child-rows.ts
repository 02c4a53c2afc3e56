/** First and end position of the children of `parent` in a child table, whose `parent` column ascends. */
export function childRange(parents: Float64Array, parent: number): readonly [first: number, end: number] {
  const first = lowerBound(parents, parent, 0)
  let end = first
  while (end < parents.length && parents[end] === parent) end++
  return [first, end]
}

function lowerBound(sorted: Float64Array, value: number, from: number): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
