/** Items by key, keys in order of first sight; items whose key is undefined are left out. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K | undefined): Map<K, T[]> {
  if (items instanceof Int32Array) return groupRows(items, keyOf as (row: number) => K | undefined) as Map<K, T[]>
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The same for rows, of which there are many: lists are made in their final size, since growing them makes garbage. */
function groupRows<K>(rows: Int32Array, keyOf: (row: number) => K | undefined): Map<K, number[]> {
  const numbers = new Map<K, number>()
  const groupOf = new Int32Array(rows.length)
  const counts: number[] = []
  for (let at = 0; at < rows.length; at++) {
    const key = keyOf(rows[at] as number)
    let group = key === undefined ? -1 : numbers.get(key)
    if (group === undefined) {
      group = counts.push(0) - 1
      numbers.set(key as K, group)
    }
    groupOf[at] = group
    if (group >= 0) counts[group] = (counts[group] as number) + 1
  }
  const lists = counts.map((count) => new Array<number>(count))
  counts.fill(0)
  for (let at = 0; at < rows.length; at++) {
    const group = groupOf[at] as number
    if (group < 0) continue
    const place = counts[group] as number
    ;(lists[group] as number[])[place] = rows[at] as number
    counts[group] = place + 1
  }
  return new Map(Array.from(numbers, ([key, group]) => [key, lists[group] as number[]]))
}
