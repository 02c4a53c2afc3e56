// Peer model: the expected price within one peer group, given time, quantity and level shifts. A robust regression of log prices,
// whose effects are additive log points.

import { medianInPlace } from '../../../stats/median.ts'
import { madToSigma } from '../../../stats/median-absolute-deviation.ts'
import { normalEquations, ridgeRegression } from '../../../stats/ridge-regression.ts'
import { findLevelShift } from './level-shift.ts'
import { orderTimes } from './timeline.ts'

/** Log prices of a group, with log quantity and the day in years; NaN where unknown. */
export interface PeerSample {
  readonly logPrice: Float64Array
  readonly logQuantity: Float64Array
  readonly years: Float64Array
}

/** Log points for each unit of distance from the mean of the group. */
export interface Slope {
  readonly mean: number
  readonly slope: number
}

/** Log points from a time (in years) on. */
export interface Shift {
  readonly start: number
  readonly effect: number
}

/** The expected log price is `center` and the effects of both slopes and all shifts. */
export interface PeerModel {
  readonly center: number
  readonly quantity: Slope
  readonly time: Slope
  readonly shifts: readonly Shift[]
  readonly residual: Float64Array
}

/** A slope needs 15 members, a level shift 30 (docs/detection.md#minima). */
const slopeMembersMin = 15
const shiftMembersMin = 30
export const shiftsMax = 2
const passes = 4
/** Slopes seldom exceed .15 log points a year, or per unit of log quantity; small groups shrink towards 0. */
const slopeSigma = 0.1
const shiftSigma = 0.5

/** Fits center, quantity slope, time slope and level shifts; members without quantity or day lack that term. */
export function fitPeerModel({ logPrice, logQuantity, years }: PeerSample): PeerModel {
  const count = logPrice.length
  const columns: Float64Array[] = [new Float64Array(count).fill(1)]
  const sigmas = [Number.POSITIVE_INFINITY]
  const [quantityMean, yearMean] = [meanOfKnown(logQuantity), meanOfKnown(years)]
  if (count >= slopeMembersMin) {
    columns.push(centered(logQuantity, quantityMean), centered(years, yearMean))
    sigmas.push(slopeSigma, slopeSigma)
  }
  let fit = fitRobustly(logPrice, columns, sigmas)
  const slopes = columns.length
  const starts: number[] = []
  const timeline = count >= shiftMembersMin ? orderTimes(years) : undefined
  while (timeline !== undefined && starts.length < shiftsMax) {
    const start = findLevelShift(timeline, fit.residual, fit.scale)
    if (start === undefined) break
    starts.push(start)
    columns.push(years.map((year) => (year >= start ? 1 : 0)))
    sigmas.push(shiftSigma)
    fit = fitRobustly(logPrice, columns, sigmas)
  }
  const { coefficients, residual } = fit
  const slopeAt = (c: number) => (c < slopes ? coefficients[c] : 0)
  return {
    center: coefficients[0],
    quantity: { mean: quantityMean, slope: slopeAt(1) },
    time: { mean: yearMean, slope: slopeAt(2) },
    shifts: starts.map((start, at) => ({ start, effect: coefficients[slopes + at] })),
    residual,
  }
}

interface RobustFit {
  readonly coefficients: Float64Array
  readonly residual: Float64Array
  readonly scale: number
}

function fitRobustly(values: Float64Array, columns: readonly Float64Array[], sigmas: readonly number[]): RobustFit {
  const count = values.length
  const scratch = values.slice()
  const start = medianInPlace(scratch)
  const residual = values.map((value) => value - start)
  const weights = new Float64Array(count)
  let scale = robustScale(residual, scratch)
  let coefficients: Float64Array = new Float64Array(columns.length)
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < count; i++) weights[i] = robustWeight(residual[i] / scale)
    coefficients = ridgeRegression(
      normalEquations({ columns, values, weights }),
      sigmas.map((sigma) => (scale / sigma) ** 2),
    )
    const expected = scratch.fill(0)
    for (let c = 0; c < columns.length; c++) addEffect(expected, columns[c], coefficients[c])
    for (let i = 0; i < count; i++) residual[i] = values[i] - expected[i]
    scale = robustScale(residual, scratch)
  }
  return { coefficients, residual, scale }
}

function addEffect(expected: Float64Array, column: Float64Array, coefficient: number): void {
  for (let i = 0; i < expected.length; i++) expected[i] = expected[i] + coefficient * column[i]
}

/** Huber's weight up to 4 scales, 0 beyond: a wrong unit (a factor of 100) must have no influence. */
function robustWeight(distance: number): number {
  const size = Math.abs(distance)
  if (size <= 1.5) return 1
  return size > 4 ? 0 : 1.5 / size
}

/** Scale by MAD, at least half a percent. */
function robustScale(residual: Float64Array, scratch: Float64Array): number {
  for (let i = 0; i < residual.length; i++) scratch[i] = Math.abs(residual[i])
  return Math.max(madToSigma * medianInPlace(scratch), 0.005)
}

function meanOfKnown(values: Float64Array): number {
  let sum = 0
  let known = 0
  for (let i = 0; i < values.length; i++) {
    if (!Number.isFinite(values[i])) continue
    sum += values[i]
    known++
  }
  return sum / known
}

/** Differences from the mean of the known values; unknown ones are 0. */
function centered(values: Float64Array, mean: number): Float64Array {
  return values.map((value) => (Number.isFinite(value) ? value - mean : 0))
}
