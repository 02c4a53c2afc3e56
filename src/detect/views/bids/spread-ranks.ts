// Spread ranks: the spreads of a market's tenders sorted once, with the ranks and the median among all but those of a few tenders. A
// ring's bids are compared to those of all other tenders; to collect these for each ring costs rings × tenders.

/** Values that stand for several equal ones each, ascending. */
interface Weighted {
  readonly values: Float64Array
  /** Weight of the values up to and including each. */
  readonly upTo: Float64Array
}

/** What is left of the values of all tenders without those of some. */
export interface SpreadRanks {
  readonly length: number
  /** Number of values below `value`. */
  below(value: number): number
  /** NaN when nothing is left. */
  median(): number
}

/** A tender's spreads and how often each counts. */
export type SpreadsOf = (tender: number, add: (spread: number, times: number) => void) => void

/** Ranks among all tenders but the `excluded` ones, in O(excluded × log tenders) each; `excluded` holds no tender twice. */
export function spreadRanks(tenders: number, spreadsOf: SpreadsOf): (excluded: ArrayLike<number>) => SpreadRanks {
  const every = Int32Array.from({ length: tenders }, (_, tender) => tender)
  const all = sortWeighted(every, spreadsOf)
  return (excluded) => {
    const away = sortWeighted(excluded, spreadsOf)
    const upTo = (value: number) =>
      weightAt(all, firstAbove(all.values, value)) - weightAt(away, firstAbove(away.values, value))
    const length = weightAt(all, all.values.length) - weightAt(away, away.values.length)
    const kth = (rank: number) => all.values[firstWhere(all.values.length, (at) => upTo(all.values[at]) > rank)]
    return {
      length,
      below: (value) => weightAt(all, firstFrom(all.values, value)) - weightAt(away, firstFrom(away.values, value)),
      median() {
        if (length === 0) return Number.NaN
        const upper = kth(length >> 1)
        return length % 2 === 1 ? upper : (kth((length >> 1) - 1) + upper) / 2
      },
    }
  }
}

function sortWeighted(tenders: ArrayLike<number>, spreadsOf: SpreadsOf): Weighted {
  const [spreads, weights]: [number[], number[]] = [[], []]
  for (let i = 0; i < tenders.length; i++)
    spreadsOf(tenders[i], (spread, times) => {
      spreads.push(spread)
      weights.push(times)
    })
  const order = Int32Array.from(spreads, (_, at) => at).sort((a, b) => spreads[a] - spreads[b])
  let sum = 0
  const upTo = Float64Array.from(order, (at) => (sum += weights[at]))
  return { values: Float64Array.from(order, (at) => spreads[at]), upTo }
}

/** Weight of the first `count` values. */
function weightAt({ upTo }: Weighted, count: number): number {
  return count === 0 ? 0 : upTo[count - 1]
}

function firstFrom(values: Float64Array, value: number): number {
  return firstWhere(values.length, (at) => values[at] >= value)
}

function firstAbove(values: Float64Array, value: number): number {
  return firstWhere(values.length, (at) => values[at] > value)
}

/** The first of 0 … length − 1 for which the test holds, which holds for all after it; `length` for none. */
function firstWhere(length: number, holds: (at: number) => boolean): number {
  let [first, end] = [0, length]
  while (first < end) {
    const middle = (first + end) >> 1
    if (holds(middle)) end = middle
    else first = middle + 1
  }
  return first
}
