/** At most C(m, k)·q^(k−1), the chance that k of m values lie together where any two do with chance q. */
export function coincidenceTail(count: number, all: number, coincidence: number): number {
  let log = (count - 1) * Math.log(coincidence)
  for (let i = 0; i < count; i++) log += Math.log((all - i) / (i + 1))
  return Math.min(1, Math.exp(log))
}
