/** Upper bound C(m, k)·q^(k−1) of the probability that k of m values coincide where any two do with probability q. */
export function coincidenceTail(count: number, all: number, coincidence: number): number {
  let log = (count - 1) * Math.log(coincidence)
  for (let i = 0; i < count; i++) log += Math.log((all - i) / (i + 1))
  return Math.min(1, Math.exp(log))
}
