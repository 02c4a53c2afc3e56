/** Choice: up to so many, putting one after the other in its place is faster than the general sort, which costs much a call. */
const fewValues = 24

/** Sorts in place what mostly are a few; those that compare equal keep their order. */
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
