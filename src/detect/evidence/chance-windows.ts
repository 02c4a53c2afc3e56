// Chance windows: the expected number of windows as extreme as one under the null hypothesis. Counts are discrete: where awards are
// rare, most possible starts of a window cannot reach the p-value in question. Counting each as a test at the full p-value would
// hide real windows (Tarone 1990).

import { negativeBinomialTail } from '../../stats/negative-binomial-tail.ts'

/** Possible starts of a window, and the expected number of awards in one. */
export interface WindowStarts {
  readonly count: number
  readonly expected: number
}

/** Choice: a body buys in waves, so that its rate in one window follows a Gamma distribution of this shape about its mean rate. */
const waveShape = 2
/** Rates are binned on a logarithmic scale, this many bins for each factor e. */
const rateSteps = 8
const tailMin = 1e-12

/** Probability of at least `count` awards in a window where `expected` are expected. */
export function awardsTail(count: number, expected: number): number {
  return negativeBinomialTail(count, { mean: expected, size: waveShape })
}

/**
 * Expected number of windows with a joint tail (chance-confidence.ts) of at most `p`, as a function of p, where the supporting p-value
 * is independent and uniform.
 */
export function chanceWindows(starts: readonly WindowStarts[]): (p: number) => number {
  const rates = groupByRate(starts)
  return (p) => {
    const half = p / 2
    const product = productOfTail(half)
    return rates.reduce((sum, { count, tails }) => sum + count * shareBelow(tails, half, product), 0)
  }
}

/** Starts of one rate bin, with the tails of one further award and more. */
interface RateBin {
  readonly count: number
  readonly tails: readonly number[]
}

function groupByRate(starts: readonly WindowStarts[]): readonly RateBin[] {
  const counts = new Map<number, number>()
  for (const { count, expected } of starts) {
    const step = Math.ceil(Math.log(Math.max(expected, tailMin)) * rateSteps)
    counts.set(step, (counts.get(step) ?? 0) + count)
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([step, count]) => ({ count, tails: tailsOf(Math.exp(step / rateSteps)) }))
}

function tailsOf(expected: number): readonly number[] {
  const tails: number[] = []
  for (let tail = 1; tail > tailMin; ) {
    tail = awardsTail(tails.length + 1, expected)
    tails.push(tail)
  }
  return tails
}

/** Probability that a start with these tails shows a joint tail of at most twice `half`. */
function shareBelow(tails: readonly number[], half: number, product: number): number {
  let share = 0
  for (const [i, tail] of tails.entries()) {
    if (tail <= half) return share + tail
    share += (tail - (tails[i + 1] ?? 0)) * Math.min(1, product / tail)
  }
  return share
}

/** The `tail` quantile of the product of two uniform numbers: x(1 − ln x) = tail. */
function productOfTail(tail: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (middle * (1 - Math.log(middle)) < tail) low = middle
    else high = middle
  }
  return high
}
