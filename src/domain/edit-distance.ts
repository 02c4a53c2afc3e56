/** Three rows of the table of distances, used by one call at a time. */
let rows = [0, 1, 2].map(() => new Uint16Array(64))

/**
 * Insertions, deletions, substitutions and exchanges of neighbours between two words (Damerau 1964, as optimal string alignment).
 * @example editDistance('gerias', 'gerais') // 1
 */
export function editDistance(left: string, right: string): number {
  if (rows[0].length <= right.length) rows = rows.map(() => new Uint16Array(2 * right.length + 2))
  let [before, last, next] = rows
  for (let at = 0; at <= right.length; at++) last[at] = at
  for (let row = 1; row <= left.length; row++) {
    next[0] = row
    for (let at = 1; at <= right.length; at++) {
      const isEqual = left.charCodeAt(row - 1) === right.charCodeAt(at - 1)
      const isExchange =
        row > 1 &&
        at > 1 &&
        left.charCodeAt(row - 1) === right.charCodeAt(at - 2) &&
        left.charCodeAt(row - 2) === right.charCodeAt(at - 1)
      const changed = Math.min(last[at] + 1, next[at - 1] + 1, last[at - 1] + (isEqual ? 0 : 1))
      next[at] = isExchange ? Math.min(changed, before[at - 2] + 1) : changed
    }
    ;[before, last, next] = [last, next, before]
  }
  return last[right.length]
}
