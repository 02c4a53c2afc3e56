// How many awards chance alone puts into a window, and how many windows it would show that are as extreme as one. Counts are
// coarse: where awards are rare, two in a window are already far beyond any p-value in question, so that most places where a window
// could begin cannot reach it by chance. Taking each for a test at the full p-value would hide real windows (Tarone 1990).

import { negativeBinomialTail } from '../../stats/negative-binomial-tail.ts'

/** Places where a window could begin, and the awards that chance puts into one. */
export interface Places {
  readonly count: number
  readonly expected: number
}

/** Choice: a body buys in waves, so that its rate in one window varies about its usual one like a Gamma of this shape. */
const waveShape = 2
/** Rates are alike within an eighth of e. */
const rateSteps = 8
const tailMin = 1e-12

/** Chance of so many awards in a window where so many are expected. */
export function awardsTail(count: number, expected: number): number {
  return negativeBinomialTail(count, { mean: expected, size: waveShape })
}

/**
 * Windows by chance with a joint tail (chance-confidence.ts) of at most `p`, as a function of p: the tail of the count joined by an
 * independent support that is even between 0 and 1.
 */
export function chanceWindows(places: readonly Places[]): (p: number) => number {
  const rates = gather(places)
  return (p) => {
    const half = p / 2
    const product = productOfTail(half)
    return rates.reduce((sum, { count, tails }) => sum + count * shareBelow(tails, half, product), 0)
  }
}

/** Places of like rates, with the tails of one other award and more. */
interface Rate {
  readonly count: number
  readonly tails: readonly number[]
}

function gather(places: readonly Places[]): readonly Rate[] {
  const counts = new Map<number, number>()
  for (const { count, expected } of places) {
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

/** Chance that a place with these tails shows a joint tail of at most twice `half`. */
function shareBelow(tails: readonly number[], half: number, product: number): number {
  let share = 0
  for (const [i, tail] of tails.entries()) {
    if (tail <= half) return share + tail
    share += (tail - (tails[i + 1] ?? 0)) * Math.min(1, product / tail)
  }
  return share
}

/** The product of two even numbers below which the share `tail` of such products lies: x(1 − ln x) = tail. */
function productOfTail(tail: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (middle * (1 - Math.log(middle)) < tail) low = middle
    else high = middle
  }
  return high
}
