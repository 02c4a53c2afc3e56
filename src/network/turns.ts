// Turns: whether firms that meet win one after the other. By chance a winner wins again as often as its wins have it; firms that
// take turns repeat less. The order of the wins is shuffled to see how rarely chance has so few repeats.

import { seededRandom } from '../stats/seeded-random.ts'
import { shuffle } from '../stats/shuffle.ts'
import type { Purchases } from './purchases.ts'

const winsMin = 8
const shuffles = 9_999

export interface Turns {
  /** Wins that follow a win of the same firm, and how many chance would give. */
  readonly observed: number
  readonly expected: number
  readonly pValue: number
  readonly sampleSize: number
  /** Acts, ascending. */
  readonly rows: readonly number[]
}

/** Undefined where the firms win too few of the purchases, or one wins them all. */
export function testTurns(purchases: Purchases, firms: readonly number[], met: readonly number[]): Turns | undefined {
  const isOne = new Set(firms)
  const won = met
    .filter((at) => isOne.has(purchases.winners[at]))
    .sort((a, b) => purchases.days[a] - purchases.days[b] || a - b)
  const winners = Int32Array.from(won, (at) => purchases.winners[at])
  const wins = new Map<number, number>()
  for (const winner of winners) wins.set(winner, (wins.get(winner) ?? 0) + 1)
  if (winners.length < winsMin || wins.size < 2) return undefined
  const observed = repeatsOf(winners)
  const expected = [...wins.values()].reduce((sum, count) => sum + (count * (count - 1)) / winners.length, 0)
  return {
    observed,
    expected,
    pValue: shuffledTail(winners, observed),
    sampleSize: winners.length,
    rows: won.map((at) => purchases.rows[at]).sort((a, b) => a - b),
  }
}

function repeatsOf(winners: Int32Array): number {
  let repeats = 0
  for (let at = 1; at < winners.length; at++) if (winners[at] === winners[at - 1]) repeats++
  return repeats
}

/** Share of orders, the observed one included, with no more repeats (Phipson and Smyth 2010). */
function shuffledTail(winners: Int32Array, observed: number): number {
  const random = seededRandom('turns')
  const order = winners.slice()
  let fewer = 1
  for (let time = 0; time < shuffles; time++) {
    shuffle(order, random)
    if (repeatsOf(order) <= observed) fewer++
  }
  return fewer / (shuffles + 1)
}
