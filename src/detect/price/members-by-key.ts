/**
 * Positions of equal keys, ascending, lists in order of first appearance; keys of fewer than `least` positions have none, since
 * most of many keys may be such. Keys are whole numbers.
 */
export function membersByKey(keys: ArrayLike<number>, least = 1): Int32Array[] {
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
  const members = counts.map((count) => (count < least ? undefined : new Int32Array(count)))
  const filled = new Int32Array(counts.length)
  for (let i = 0; i < keys.length; i++) {
    const group = groupOf[i] as number
    const list = members[group]
    if (list === undefined) continue
    const at = filled[group] as number
    filled[group] = at + 1
    list[at] = i
  }
  return members.filter((list) => list !== undefined)
}
