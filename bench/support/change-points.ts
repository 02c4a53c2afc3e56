// Where the history of a figure changes: circular binary segmentation (Olshen and others, 2004). The stretch whose mean differs most from
// that of all else is held against the same in shuffled orders (a permutation test); its ends are changes, and each part is searched again.

import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'
import { machineOf } from './environment.ts'
import { type Result, seriesOf } from './result.ts'

const shuffles = 1000
const probabilityMax = 0.005
/** Results on each side of a change. */
const sideMin = 3

export interface ChangePoint {
  readonly series: string
  /** The first result after the change. */
  readonly result: Result
  /** Level after by level before. */
  readonly change: number
}

/** Change points of every series of a history, which is in the order of time; machines are kept apart. */
export function findChanges(history: readonly Result[]): readonly ChangePoint[] {
  return [...groupSeries(history)].flatMap(([name, results]) => {
    const levels = results.map(({ ratio, median }) => Math.log(ratio ?? median))
    return changePoints(levels, seededRandom(name)).map((at) => {
      const [before, after] = [meanOf(levels.slice(0, at)), meanOf(levels.slice(at))]
      return { series: name, result: results[at] as Result, change: Math.exp(after - before) }
    })
  })
}

/** Measured results of a history by series and machine, in their order. */
export function groupSeries(history: readonly Result[]): ReadonlyMap<string, readonly Result[]> {
  const series = new Map<string, Result[]>()
  for (const result of history) {
    if (result.values.length === 0) continue
    const name = `${seriesOf(result)} · ${machineOf(result.environment)}`
    series.set(name, [...(series.get(name) ?? []), result])
  }
  return series
}

/** Indexes of the first value of each new level, ascending. */
export function changePoints(levels: readonly number[], random: SeededRandom): readonly number[] {
  const found = oddestStretch(levels)
  if (found === undefined) return []
  let asOdd = 1
  for (let n = 0; n < shuffles; n++)
    if ((oddestStretch(shuffle(levels, random))?.strength ?? 0) >= found.strength) asOdd += 1
  if (asOdd / (shuffles + 1) > probabilityMax) return []
  const { from, to } = found
  const searched = (start: number, end: number) =>
    changePoints(levels.slice(start, end), random).map((index) => index + start)
  const ends = [from, to].filter((at) => at > 0 && at < levels.length)
  return [...searched(0, from), ...searched(from, to), ...searched(to, levels.length), ...ends].sort((a, b) => a - b)
}

/** The stretch whose mean differs most from that of the rest, by the variance between the two and within them. */
function oddestStretch(levels: readonly number[]) {
  const { length } = levels
  const mean = meanOf(levels)
  const sums = [0]
  for (const level of levels) sums.push((sums.at(-1) ?? 0) + level - mean)
  const total = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0)
  let best: { readonly from: number; readonly to: number; readonly strength: number } | undefined
  for (let from = 0; from < length; from++) {
    if (from > 0 && from < sideMin) continue
    for (let to = from + sideMin; to <= length; to++) {
      const inside = to - from
      if ((to < length && length - to < sideMin) || inside === length) continue
      const between = ((sums[to] ?? 0) - (sums[from] ?? 0)) ** 2 * (1 / inside + 1 / (length - inside))
      const strength = between / (total - between + 1e-12)
      if (best === undefined || strength > best.strength) best = { from, to, strength }
    }
  }
  return best
}

function shuffle(values: readonly number[], random: SeededRandom): readonly number[] {
  const shuffled = [...values]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.integer(last + 1)
    ;[shuffled[last], shuffled[other]] = [shuffled[other] ?? 0, shuffled[last] ?? 0]
  }
  return shuffled
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
