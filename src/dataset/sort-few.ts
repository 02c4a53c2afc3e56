/** Choice: up to this length an insertion sort is faster than the built-in sort, which costs more to call than a short list to sort (bench row "sort of 8 rows"). */
const fewValues = 24

/** Stable sort in place, for lists that are mostly short. */
export function sortFew(values: Int32Array, compare: (left: number, right: number) => number): void {
  if (values.length > fewValues) {
    values.sort(compare)
    return
  }
  for (let end = 1; end < values.length; end++) {
    const value = values[end]
    let at = end
    for (; at > 0 && compare(values[at - 1], value) > 0; at--) values[at] = values[at - 1]
    values[at] = value
  }
}
