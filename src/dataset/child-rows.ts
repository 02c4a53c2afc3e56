// Child rows: where the rows of a child table lie for each parent row.

const startsOf = new WeakMap<Float64Array, Int32Array>()

/** First and end position of the children of `parent` in a child table, whose `parent` column ascends. */
export function childRange(parents: Float64Array, parent: number): readonly [first: number, end: number] {
  const starts = childStarts(parents)
  return [starts[parent] ?? parents.length, starts[parent + 1] ?? parents.length]
}

/** Where the children of each parent start, as far as the last parent that has a child; for loops over many parents. */
export function childStarts(parents: Float64Array): Int32Array {
  return startsOf.get(parents) ?? indexChildren(parents)
}

/** Builds the start positions and caches them by column, since every detector reads the children of every act. */
function indexChildren(parents: Float64Array): Int32Array {
  const last = parents.at(-1) ?? -1
  const starts = new Int32Array(last + 2)
  let parent = 0
  for (let at = 0; at < parents.length; at++) while (parent <= parents[at]) starts[parent++] = at
  starts[last + 1] = parents.length
  startsOf.set(parents, starts)
  return starts
}
