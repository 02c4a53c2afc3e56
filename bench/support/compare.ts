// Whether two runs of a figure differ: a bootstrap interval of the ratio of their medians.
// C1. Where both have ratios to a floor, these are compared: they move less from machine state to machine state than times do.
// C2. A change is an alarm when its whole interval is worse by more than the threshold.

import { median } from '../../src/stats/median.ts'
import { quantile } from '../../src/stats/quantile.ts'
import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'
import { type Result, seriesOf } from './result.ts'
import { units } from './suite.ts'

const samples = 1000
const coverage = 0.95

export interface Interval {
  readonly low: number
  readonly high: number
}

export interface Comparison {
  readonly result: Result
  readonly base: Result
  /** New by old, of ratios to the floor where there are some, else of values. */
  readonly change: number
  readonly interval: Interval
  readonly verdict: 'worse' | 'better' | 'same'
}

/** Compares each result with the one of the same series in `base`; figures without a better way are left out. */
export function compareResults(
  results: readonly Result[],
  base: readonly Result[],
  threshold: number,
): readonly Comparison[] {
  const before = new Map(base.filter(isMeasured).map((result) => [seriesOf(result), result]))
  return results.filter(isMeasured).flatMap((result) => {
    const other = before.get(seriesOf(result))
    return other === undefined || units[result.unit] === 'neither' ? [] : [compareOne(result, other, threshold)]
  })
}

function compareOne(result: Result, base: Result, threshold: number): Comparison {
  const isDivided = result.ratios !== undefined && base.ratios !== undefined && result.over === base.over
  const [now, then] = isDivided ? [result.ratios ?? [], base.ratios ?? []] : [result.values, base.values]
  const interval = bootstrapInterval(now, then, seededRandom(seriesOf(result)))
  const [slower, faster] =
    units[result.unit] === 'less' ? (['worse', 'better'] as const) : (['better', 'worse'] as const)
  const verdict = interval.low > 1 + threshold ? slower : interval.high < 1 / (1 + threshold) ? faster : 'same'
  return { result, base, change: median(now) / median(then), interval, verdict }
}

/** The 95 % percentile interval of median(now) / median(then), both resampled with replacement. */
export function bootstrapInterval(now: readonly number[], then: readonly number[], random: SeededRandom): Interval {
  const drawn = Array.from({ length: samples }, () => median(resample(now, random)) / median(resample(then, random)))
  const tail = (1 - coverage) / 2
  return { low: quantile(drawn, tail), high: quantile(drawn, 1 - tail) }
}

/** Rows of a step that are not slower than the loop around them measure nothing; `operationsPerStep` is by row. */
export function emptyRows(
  results: readonly Result[],
  operationsPerStep: ReadonlyMap<string, number>,
): readonly string[] {
  const loop = results.find(({ row }) => row === 'empty loop')
  if (loop === undefined) return []
  const isEmpty = ({ row, values }: Result) => {
    const ofSteps = values.map((value) => value * (operationsPerStep.get(row) ?? 1))
    return bootstrapInterval(ofSteps, loop.values, seededRandom(row)).low <= 1
  }
  return results
    .filter((result) => operationsPerStep.has(result.row) && result !== loop && isEmpty(result))
    .map(({ row }) => row)
}

function isMeasured({ values }: Result): boolean {
  return values.length > 0
}

function resample(values: readonly number[], random: SeededRandom): readonly number[] {
  return values.map(() => values[random.integer(values.length)] ?? Number.NaN)
}
