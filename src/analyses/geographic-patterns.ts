// Geographic patterns: places against places, by what their records are worth and how they were awarded. States and municipalities apart.

import type { FigureSubject } from '../domain/generated/wire-types.ts'
import { normalTail } from '../stats/normal-tail.ts'
import { quantileSorted } from '../stats/quantile.ts'
import { quantileInterval } from '../stats/quantile-interval.ts'
import { zOf95 } from '../stats/z-of-95.ts'
import type { AnalysisRows, RowPlaces } from './analysis-rows.ts'
import { type DraftFigure, insufficient, interval } from './figure.ts'
import { compareBodies, directAward, tallyBy, toBodyFigure } from './organizational-behavior.ts'
import { rules } from './rules.ts'

type PlaceType = Extract<FigureSubject['type'], keyof RowPlaces>

export function geographicPatterns(rows: AnalysisRows, places: RowPlaces): readonly DraftFigure[] {
  return (['state', 'municipality'] as const).flatMap((type) => {
    const codes = places[type] ?? new Int32Array(rows.length).fill(-1)
    return [...amounts(rows, codes, type), ...directAwards(rows, codes, type)]
  })
}

const share = { name: 'place_amount_share', unit: 'share' } as const
const middle = { name: 'place_median_amount', unit: 'BRL' } as const
const direct = { name: 'place_direct_award_share', unit: 'share' } as const

function amounts(rows: AnalysisRows, codes: Int32Array, type: PlaceType): readonly DraftFigure[] {
  const placed = placedAmounts(rows, codes)
  const found = placed.cents.length
  if (found < rules.recordsMin) {
    const reason = found === 0 ? 'field_missing' : 'too_few_records'
    return [share, middle].map((figure) => lacking(figure, type, { reason, found, minimum: rules.recordsMin }))
  }
  return [...largestShares(placed, type), ...medians(placed, type)]
}

function lacking(
  figure: typeof share | typeof middle | typeof direct,
  type: PlaceType,
  why: Parameters<typeof insufficient>[1],
): DraftFigure {
  return { ...insufficient(figure, why), subject: { type, code: -1 } }
}

/** Amounts ascending, with the place of each. */
interface PlacedAmounts {
  readonly cents: Float64Array
  readonly place: Int32Array
}

function placedAmounts({ length, cents }: AnalysisRows, codes: Int32Array): PlacedAmounts {
  let count = 0
  const own = new Int32Array(length)
  for (let at = 0; at < length; at++) if (codes[at] >= 0 && cents[at] > 0) own[count++] = at
  const sorted = own.subarray(0, count).sort((a, b) => cents[a] - cents[b] || a - b)
  return { cents: Float64Array.from(sorted, (at) => cents[at]), place: sorted.map((at) => codes[at]) }
}

/** The places with most of the amounts; intervals from the influence of each record (Huber 1981, §1.5). */
function largestShares({ cents, place }: PlacedAmounts, type: PlaceType): readonly DraftFigure[] {
  const totals = new Map<number, { sum: number; squares: number }>()
  const all = { sum: 0, squares: 0 }
  for (let at = 0; at < cents.length; at++) {
    const own = totals.get(place[at]) ?? { sum: 0, squares: 0 }
    for (const each of [own, all]) {
      each.sum += cents[at]
      each.squares += cents[at] ** 2
    }
    totals.set(place[at], own)
  }
  return [...totals]
    .sort(([a, left], [b, right]) => right.sum - left.sum || a - b)
    .slice(0, rules.placesListed)
    .map(([code, own]): DraftFigure => {
      const value = own.sum / all.sum
      const variance = (own.squares * (1 - value) ** 2 + (all.squares - own.squares) * value ** 2) / all.sum ** 2
      const half = zOf95 * Math.sqrt(Math.max(0, variance))
      return {
        ...{ ...share, value, n: cents.length, subject: { type, code } },
        interval: interval(Math.max(0, value - half), Math.min(1, value + half), 'influence'),
      }
    })
}

/**
 * What half of the records of a place are worth at most, against the records of all other places by ranks (Wilcoxon 1945; Mann and
 * Whitney 1947; ties as Kruskal and Wallis 1952 correct for them).
 */
function medians(placed: PlacedAmounts, type: PlaceType): readonly DraftFigure[] {
  const { cents, place } = placed
  const { ranks, ties } = sortedRanks(cents)
  const positions = new Map<number, number[]>()
  for (let at = 0; at < place.length; at++) {
    const own = positions.get(place[at])
    if (own) own.push(at)
    else positions.set(place[at], [at])
  }
  const judged = [...positions].filter(([, own]) => own.length >= rules.recordsMin)
  if (judged.length < 2) return [lacking(middle, type, { reason: 'too_few_groups', found: judged.length, minimum: 2 })]
  const total = cents.length
  return judged
    .filter(([, own]) => own.length < total)
    .map(([code, own]): DraftFigure => {
      const [n, others] = [own.length, total - own.length]
      const u = own.reduce((sum, at) => sum + ranks[at], 0) - (n * (n + 1)) / 2
      const variance = ((n * others) / 12) * (total + 1 - ties / (total * (total - 1)))
      const z = variance > 0 ? (u - (n * others) / 2) / Math.sqrt(variance) : 0
      const { value, low, high } = quantileInterval(
        Float64Array.from(own, (at) => cents[at]),
        0.5,
      )
      return {
        ...{ ...middle, value: value / 100, n, subject: { type, code } },
        expected: medianOfOthers(cents, own) / 100,
        interval: interval(low / 100, high / 100, 'order_statistics'),
        test: { name: 'rank_sum', statistic: z, p_value: Math.min(1, 2 * normalTail(Math.abs(z))) },
        effect_size: { name: 'rank_biserial', value: (2 * u) / (n * others) - 1 },
        ...{ family: `${middle.name} ${type}`, shown: 'if_significant' },
      }
    })
}

/** Ranks of ascending values from 1, equal ones with their mean, and the sum of t³ − t over ties of t. */
function sortedRanks(sorted: Float64Array): { readonly ranks: Float64Array; readonly ties: number } {
  const ranks = new Float64Array(sorted.length)
  let ties = 0
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (to < sorted.length && sorted[to] === sorted[from]) to++
    ranks.fill((from + to + 1) / 2, from, to)
    ties += (to - from) ** 3 - (to - from)
  }
  return { ranks, ties }
}

/** Median of ascending values without those at some ascending positions. */
function medianOfOthers(sorted: Float64Array, without: readonly number[]): number {
  const count = sorted.length - without.length
  const atRank = (rank: number) => {
    // The other of this rank stands behind as many of those left out as are before it.
    let [low, high] = [0, without.length]
    while (low < high) {
      const half = (low + high) >> 1
      if (without[half] - half <= rank) low = half + 1
      else high = half
    }
    return sorted[rank + low]
  }
  return quantileSorted(Float64Array.of(atRank((count - 1) >> 1), atRank(count >> 1)), 0.5)
}

/** Places as bodies are compared: against those with about as many records. */
function directAwards(rows: AnalysisRows, codes: Int32Array, type: PlaceType): readonly DraftFigure[] {
  const all = tallyBy(codes, directAward(rows))
  const places = all.filter(({ n }) => n >= rules.organizationRecordsMin)
  if (all.length === 0) return [lacking(direct, type, { reason: 'field_missing', found: 0, minimum: rules.recordsMin })]
  if (places.length <= rules.peersMin)
    return [lacking(direct, type, { reason: 'too_few_groups', found: places.length, minimum: rules.peersMin + 1 })]
  return compareBodies(places).map((compared) => ({
    ...toBodyFigure(direct.name, compared),
    ...{ subject: { type, code: compared.code }, family: `${direct.name} ${type}` },
  }))
}
