/** Positions of equal keys, ascending, lists in order of first appearance. Keys are whole numbers. */
export function membersByKey(keys: ArrayLike<number>): Int32Array[] {
  const numbers = new Map<number, number>()
  const groupOf = new Int32Array(keys.length)
  const counts: number[] = []
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number
    let group = numbers.get(key)
    if (group === undefined) {
      group = counts.push(0) - 1
      numbers.set(key, group)
    }
    groupOf[i] = group
    counts[group] = (counts[group] as number) + 1
  }
  const members = counts.map((count) => new Int32Array(count))
  const filled = new Int32Array(counts.length)
  for (let i = 0; i < keys.length; i++) {
    const group = groupOf[i] as number
    const at = filled[group] as number
    filled[group] = at + 1
    ;(members[group] as Int32Array)[at] = i
  }
  return members
}
