/** Positions of equal keys, lists in order of first appearance. */
export function membersByKey(keys: ArrayLike<number>): Int32Array[] {
  const members = new Map<number, number[]>()
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number
    const list = members.get(key)
    if (list === undefined) members.set(key, [i])
    else list.push(i)
  }
  return Array.from(members.values(), (list) => Int32Array.from(list))
}
